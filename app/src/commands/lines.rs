// SPDX-License-Identifier: GPL-3.0-or-later
//! Lines of standard input, with any bytes in them.

use std::io::{self, BufRead};

/// Reads the next line into `line`, with its line end; `false` at the end of the input. Of a line that is too long, `longest` bytes
/// and three more are kept, so that the caller can see that it is too long.
pub(crate) fn next_line(
    input: &mut impl BufRead,
    line: &mut Vec<u8>,
    longest: usize,
) -> io::Result<bool> {
    // Two bytes may end a line, and one byte more shows that it is too long.
    let kept = longest as u64 + 3;
    line.clear();
    if io::Read::take(&mut *input, kept).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_cut_and_the_next_is_whole() {
        let text = format!("{}\nshort\r\nlast", "x".repeat(100));
        let mut input = text.as_bytes();
        let mut lines = Vec::new();
        let mut line = Vec::new();
        while next_line(&mut input, &mut line, 10).unwrap() {
            lines.push(String::from_utf8(line.clone()).unwrap());
        }
        assert_eq!(lines, [&"x".repeat(13), "short\r\n", "last"]);
    }
}
