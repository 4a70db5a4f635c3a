// SPDX-License-Identifier: GPL-3.0-or-later
//! The caret of the terminal. While keys are read one by one, the caret stays after the last printed line. After an arrow key a
//! screen reader reads the line of the caret; on an empty line below the text it would say "blank".
//!
//! So the end of the last line is held back. It is written before the next text on standard output or standard error, or as soon as
//! keys are no longer read.

use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};

/// The caret of the only terminal of the process.
static CARET: Mutex<Caret> = Mutex::new(Caret::Free);

/// The place where the caret stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Caret {
    /// The caret is free: lines are printed with their ends.
    Free,
    /// The caret stands after the last printed text, and no line end is held back.
    There,
    /// The caret stands after a line with its end held back.
    BehindLine,
}

impl Caret {
    /// Writes the line end that was held back, and then these bytes without the end of their last line.
    fn put(&mut self, bytes: &[u8], out: &mut impl Write) -> io::Result<()> {
        if *self == Caret::Free || bytes.is_empty() {
            return out.write_all(bytes);
        }
        let (line, stands) = match bytes.strip_suffix(b"\n") {
            Some(line) => (line, Caret::BehindLine),
            None => (bytes, Caret::There),
        };
        // Everything is written by a single call, so that a screen reader is notified only once.
        let whole = match *self {
            Caret::BehindLine => [b"\n", line].concat(),
            Caret::Free | Caret::There => line.to_vec(),
        };
        *self = stands;
        out.write_all(&whole)
    }

    /// Writes the line end that is held back, and stops holding ends back.
    fn let_go(&mut self, out: &mut impl Write) {
        if *self == Caret::BehindLine {
            // If the terminal is gone, the line end is not needed.
            let _ = out.write_all(b"\n").and_then(|()| out.flush());
        }
        *self = Caret::Free;
    }
}

fn caret() -> MutexGuard<'static, Caret> {
    CARET.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps the caret after each line from now on, where standard output is a terminal.
pub(super) fn stay_behind_lines() {
    let mut caret = caret();
    if io::stdout().is_terminal() && *caret == Caret::Free {
        *caret = Caret::There;
    }
}

/// Prints lines with their ends from now on.
pub(super) fn let_go() {
    match CARET.try_lock() {
        Ok(mut caret) => caret.let_go(&mut io::stdout()),
        Err(TryLockError::Poisoned(caret)) => caret.into_inner().let_go(&mut io::stdout()),
        // Another thread may hang while it prints to a terminal that takes nothing. The end of the program does not wait for that
        // thread.
        Err(TryLockError::WouldBlock) => {}
    }
}

/// Standard output or standard error; on a terminal it leaves the caret after its lines.
#[derive(Debug)]
pub(crate) struct AtCaret<W> {
    out: W,
    is_terminal: bool,
}

impl<W: Write + IsTerminal> AtCaret<W> {
    /// Wraps standard output or standard error.
    pub(crate) fn of(out: W) -> AtCaret<W> {
        let is_terminal = out.is_terminal();
        AtCaret { out, is_terminal }
    }
}

impl<W: Write> Write for AtCaret<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_terminal {
            caret().put(bytes, &mut self.out)?;
            Ok(bytes.len())
        } else {
            self.out.write(bytes)
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(mut caret: Caret, pieces: &[&str]) -> String {
        let mut out = Vec::new();
        for piece in pieces {
            caret.put(piece.as_bytes(), &mut out).unwrap();
        }
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn the_caret_stands_behind_the_line_that_was_printed_last() {
        let there = |pieces: &[&str]| written(Caret::There, pieces);
        assert_eq!(there(&["play\n"]), "play");
        assert_eq!(there(&["play\n", "go on\n"]), "play\ngo on");
        assert_eq!(there(&["play\n", "3", "2", "\n"]), "play\n32");
        assert_eq!(there(&["3", "\n", "three\n", "\n"]), "3\nthree\n");
        assert_eq!(there(&["3", "\nthree\n3", "2"]), "3\nthree\n32");
        assert_eq!(there(&["one\ntwo\n", "", "three\n"]), "one\ntwo\nthree");
    }

    #[test]
    fn where_nobody_cares_lines_are_as_they_are_and_the_last_one_ends() {
        assert_eq!(
            written(Caret::Free, &["play\n", "go on\n"]),
            "play\ngo on\n"
        );
        let mut out = Vec::new();
        let mut caret = Caret::There;
        caret.put(b"play\n", &mut out).unwrap();
        caret.let_go(&mut out);
        caret.let_go(&mut out);
        assert_eq!(out, b"play\n");
        assert_eq!(caret, Caret::Free);
    }
}
