// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds lines with a checksum in bytes, and makes such lines.
//!
//! A line is its text, `*`, four hexadecimal digits, and a line feed. A carriage return before the line feed is ignored. If a line
//! is too long or has a wrong checksum, only this line is lost: the next line begins after the next line feed. The meaning of a
//! line is left to [`super::message`].
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use crate::board::Anomaly;
use crate::framing::{Decoded, Framing};

/// The longest line, without its line feed. A small computer has room for such a line.
pub const LONGEST: usize = 200;
/// The longest text in a line.
pub const LONGEST_TEXT: usize = LONGEST.saturating_sub(SEAL);
/// The length of the star and its four digits.
const SEAL: usize = 5;

/// Takes bytes one after the other.
#[derive(Clone, Debug, Default)]
pub struct Codec {
    line: Vec<u8>,
    state: State,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Whole,
    /// The line is too long, so its rest is skipped.
    Spoiled,
}

impl Codec {
    /// A codec at the beginning of a line.
    #[must_use]
    pub fn new() -> Codec {
        Codec::default()
    }

    fn end(&mut self) -> Decoded<String> {
        let line = std::mem::take(&mut self.line);
        let line = line.strip_suffix(b"\r").unwrap_or(&line);
        if line.is_empty() {
            // Both sides send an empty line to end the rest of a broken line.
            return Decoded::More;
        }
        match open(line) {
            Some(text) => Decoded::Frame(text),
            None => Decoded::Anomaly(Anomaly::BrokenFrame),
        }
    }
}

impl Framing for Codec {
    type Frame = String;

    fn feed(&mut self, byte: u8) -> Decoded<String> {
        match (self.state, byte) {
            (State::Spoiled, b'\n') => {
                self.state = State::Whole;
                Decoded::More
            }
            (State::Spoiled, _) => Decoded::More,
            (State::Whole, b'\n') => self.end(),
            // One byte more than the longest line is kept, for the carriage return.
            (State::Whole, byte) if self.line.len() <= LONGEST => {
                self.line.push(byte);
                Decoded::More
            }
            (State::Whole, _) => {
                self.line.clear();
                self.state = State::Spoiled;
                Decoded::Anomaly(Anomaly::BadLength)
            }
        }
    }
}

/// The text of a line with a right checksum; `None` for any other line.
fn open(line: &[u8]) -> Option<String> {
    let (text, seal) = line.split_at_checked(line.len().checked_sub(SEAL)?)?;
    let [b'*', digits @ ..] = seal else {
        return None;
    };
    let digits = std::str::from_utf8(digits).ok()?;
    if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let told = u16::from_str_radix(digits, 16).ok()?;
    let text = std::str::from_utf8(text).ok()?;
    (told == checksum(text.as_bytes()) && is_plain(text)).then(|| text.to_owned())
}

/// The bytes of a line; `None` for a text that does not fit into a line.
#[must_use]
pub fn seal(text: &str) -> Option<Vec<u8>> {
    (text.len() <= LONGEST_TEXT && is_plain(text))
        .then(|| format!("{text}*{:04X}\n", checksum(text.as_bytes())).into_bytes())
}

/// True if the text has no character that would end a line or control a terminal.
fn is_plain(text: &str) -> bool {
    !text.chars().any(char::is_control)
}

/// CRC-16 with the polynomial 0x1021, the initial value 0xFFFF and no reflection. It detects two changed bits, an odd number of
/// changed bits, and a burst of up to sixteen bits.
#[must_use]
pub fn checksum(bytes: &[u8]) -> u16 {
    bytes.iter().fold(0xFFFF, |sum, byte| {
        (0..8).fold(sum ^ (u16::from(*byte) << 8), |sum, _| {
            let shifted = sum << 1;
            if sum & 0x8000 == 0 {
                shifted
            } else {
                shifted ^ 0x1021
            }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(bytes: &[u8]) -> Vec<Decoded<String>> {
        let mut codec = Codec::new();
        let all = bytes.iter().map(|byte| codec.feed(*byte));
        all.filter(|verdict| *verdict != Decoded::More).collect()
    }

    #[test]
    fn the_checksum_is_the_published_one() {
        assert_eq!(checksum(b"123456789"), 0x29B1);
        assert_eq!(seal("ok 1"), Some(b"ok 1*42F2\n".to_vec()));
    }

    #[test]
    fn lines_end_with_a_line_feed_and_empty_ones_say_nothing() {
        let bytes = b"\n\r\nok 1*42F2\r\nok 1*42f2\n";
        let line = Decoded::Frame("ok 1".to_owned());
        assert_eq!(run(bytes), [line.clone(), line]);
    }

    #[test]
    fn a_spoiled_line_costs_only_itself() {
        let long = vec![b'x'; 2 * LONGEST];
        let mut bytes = [&b"ok 2*42F2\n*\nok 1 42F2\n\xff\n"[..], &long, b"\n"].concat();
        bytes.extend(seal("ok 7").unwrap());
        let broken = Decoded::Anomaly(Anomaly::BrokenFrame);
        assert_eq!(
            run(&bytes),
            [
                broken.clone(),
                broken.clone(),
                broken.clone(),
                broken,
                Decoded::Anomaly(Anomaly::BadLength),
                Decoded::Frame("ok 7".to_owned())
            ]
        );
    }

    #[test]
    fn one_changed_bit_anywhere_spoils_the_line() {
        let whole = seal("times 5399000 5400000 white none").unwrap();
        for bit in 0..8 * (whole.len() - 1) {
            let mut bytes = whole.clone();
            bytes[bit / 8] ^= 1 << (bit % 8);
            // A digit of the checksum has the same value in small letters.
            let same = bytes.eq_ignore_ascii_case(&whole) && bit / 8 >= whole.len() - 5;
            let read = run(&bytes);
            assert_eq!(
                read.iter().any(|it| matches!(it, Decoded::Frame(_))),
                same,
                "{bit}"
            );
        }
    }

    #[test]
    fn the_longest_line_passes_and_a_longer_text_is_not_made() {
        let text = "ś".repeat(LONGEST_TEXT / 2);
        assert_eq!(run(&seal(&text).unwrap()), [Decoded::Frame(text.clone())]);
        assert_eq!(seal(&format!("{text}xy")), None);
        assert_eq!(seal("two\nlines"), None);
    }
}
