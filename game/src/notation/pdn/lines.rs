//! Bytes from anywhere, a line at a time, with the line's number. Lines without an end come in
//! pieces, so that no input can fill the memory.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::io::{self, BufRead, Read};

/// Longest piece of a line that is held. Whole games on one line stay far below it.
const MAX_LINE: u64 = 1 << 20;

#[derive(Debug)]
pub(super) struct Lines<R> {
    input: R,
    line: Vec<u8>,
    /// The beginning of a word that did not fit any more.
    carry: Vec<u8>,
    at: usize,
    number: u64,
    /// Does `line` begin where a line begins?
    whole: bool,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Lines<R> {
        Lines {
            input,
            line: Vec::new(),
            carry: Vec::new(),
            at: 0,
            number: 0,
            whole: true,
        }
    }

    /// The next byte, `None` at the end of the input. Lines end with `\n`.
    #[inline]
    pub(super) fn peek(&mut self) -> io::Result<Option<u8>> {
        if let Some(byte) = self.line.get(self.at) {
            return Ok(Some(*byte));
        }
        self.load()?;
        Ok(self.line.first().copied())
    }

    fn load(&mut self) -> io::Result<()> {
        let begins = self.line.last().is_none_or(|byte| *byte == b'\n');
        self.line.clear();
        self.line.append(&mut self.carry);
        self.at = 0;
        let read = self
            .input
            .by_ref()
            .take(MAX_LINE)
            .read_until(b'\n', &mut self.line)?;
        self.whole = begins;
        let next = u64::from(begins && !self.line.is_empty());
        self.number = self.number.saturating_add(next);
        if read as u64 == MAX_LINE && !self.line.ends_with(b"\n") {
            // No word is cut in two.
            if let Some(blank) = self.line.iter().rposition(|byte| *byte == b' ') {
                self.carry = self.line.split_off(blank.saturating_add(1));
            }
        }
        if self.number == 1 && self.line.starts_with(b"\xef\xbb\xbf") {
            // The mark some editors put before UTF-8.
            self.line.drain(..3);
        }
        Ok(())
    }

    /// What is left of the line that is held.
    #[inline]
    pub(super) fn rest(&self) -> &[u8] {
        self.line.get(self.at..).unwrap_or(&[])
    }

    /// What of the line is behind.
    pub(super) fn before(&self) -> &[u8] {
        self.line.get(..self.at).unwrap_or(&[])
    }

    /// Goes on by `count` bytes, at most to the end of the line.
    #[inline]
    pub(super) fn advance(&mut self, count: usize) {
        self.at = self.at.saturating_add(count).min(self.line.len());
    }

    /// Goes to the end of the line that is held.
    pub(super) fn skip(&mut self) {
        self.at = self.line.len();
    }

    pub(super) fn at_line_start(&self) -> bool {
        self.at == 0 && self.whole
    }

    /// Counted from 1.
    pub(super) fn number(&self) -> u64 {
        self.number
    }
}
