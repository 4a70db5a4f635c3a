// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads bytes as lines of UTF-8 with their numbers. Very long lines come in pieces, so that no input
//! can fill the memory. Bytes that are not text end the reading.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::io::{self, BufRead, Read};

use super::encoding::Encoding;

/// The longest piece of a line that is held. Whole games on one line are far shorter.
const MAX_LINE: u64 = 1 << 20;

/// The most bytes kept of the part of a line already read.
const BEHIND: usize = 64 << 10;

/// The order of the two bytes in a unit of UTF-16.
#[derive(Clone, Copy, Debug)]
enum Wide {
    Little,
    Big,
}

#[derive(Debug)]
pub(super) struct Lines<R> {
    input: R,
    line: Vec<u8>,
    /// The beginning of a word for which there was no more room, as raw bytes.
    carry: Vec<u8>,
    /// Bytes as they were read, before they are text.
    raw: Vec<u8>,
    at: usize,
    /// The beginning of the line that contains `at`, or of the rest of that line.
    start: usize,
    /// True if a line begins at `start`.
    whole: bool,
    /// The place after the last line end in the held text; after this place no more lines are counted.
    joined: usize,
    number: u64,
    begun: bool,
    /// The order of the two bytes of a UTF-16 unit; `None` for other encodings.
    wide: Option<Wide>,
    /// The encoding in which text is read if it is not UTF-8, once known.
    told: Option<Encoding>,
    /// The encoding in which text was read since the last call of `read_as`.
    read_as: Option<Encoding>,
    /// True if signs of web pages have been replaced since the last call of `entities`.
    entities: bool,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Lines<R> {
        Lines {
            input,
            line: Vec::new(),
            carry: Vec::new(),
            raw: Vec::new(),
            at: 0,
            start: 0,
            whole: true,
            joined: 0,
            number: 0,
            begun: false,
            wide: None,
            told: None,
            read_as: None,
            entities: false,
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
        (self.at, self.start, self.joined) = (0, 0, 0);
        self.whole = begins;
        self.piece()?;
        let next = u64::from(begins && !self.line.is_empty());
        self.number = self.number.saturating_add(next);
        Ok(())
    }

    /// Holds the next line, or a piece of it, as well. Returns `false` if there is no next line or enough is held.
    pub(super) fn more(&mut self) -> io::Result<bool> {
        if self.ahead().len() as u64 >= MAX_LINE {
            return Ok(false);
        }
        if self.at.saturating_sub(self.start) > BEHIND {
            self.start = self.at;
            self.whole = false;
        }
        self.line.drain(..self.start);
        self.at = self.at.saturating_sub(self.start);
        self.joined = self.joined.saturating_sub(self.start);
        self.start = 0;
        let held = self.line.len();
        let begins = self.line.last().is_some_and(|byte| *byte == b'\n');
        self.piece()?;
        if begins && self.line.len() > held {
            self.joined = held;
        }
        Ok(self.line.len() > held)
    }

    /// Appends the next line, or piece of a line, to the text held.
    fn piece(&mut self) -> io::Result<()> {
        if !self.begun {
            self.begin()?;
        }
        if let Some(wide) = self.wide {
            return self.wide_piece(wide);
        }
        let from = self.line.len();
        self.line.append(&mut self.carry);
        let read = self
            .input
            .by_ref()
            .take(MAX_LINE)
            .read_until(b'\n', &mut self.line)?;
        if read as u64 == MAX_LINE && !self.line.ends_with(b"\n") {
            // Neither words nor letters are cut in two.
            let piece = self.line.get(from..).unwrap_or_default();
            let blank = piece.iter().rposition(|byte| *byte == b' ');
            let cut = match (blank, std::str::from_utf8(piece)) {
                (Some(blank), _) => blank.saturating_add(1),
                (None, Err(error)) if error.error_len().is_none() => error.valid_up_to(),
                (None, _) => piece.len(),
            };
            self.carry = self.line.split_off(from.saturating_add(cut));
        }
        let piece = self.line.get(from..).unwrap_or_default();
        if piece.contains(&0) {
            return Err(no_text());
        }
        let written_for_the_web = piece.contains(&b'&');
        if !piece.is_ascii() && std::str::from_utf8(piece).is_err() {
            self.raw.clear();
            self.raw.extend(piece);
            self.line.truncate(from);
            if self.told.is_none() {
                self.told = Encoding::told_by(&self.raw);
            }
            let encoding = self.told.unwrap_or(Encoding::Windows1252);
            encoding.decode(&self.raw, &mut self.line);
            self.read_as = Some(encoding);
        }
        if written_for_the_web {
            self.put_entities_right(from);
        }
        Ok(())
    }

    /// Replaces `&ndash;` and the like by their characters, from `from` on.
    fn put_entities_right(&mut self, from: usize) {
        self.raw.clear();
        self.raw.extend(self.line.get(from..).unwrap_or_default());
        let mut rest = self.raw.as_slice();
        let mut letter = [0; 4];
        let mut found = false;
        self.line.truncate(from);
        while let Some((first, behind)) = rest.split_first() {
            if let Some((c, length)) = entity(rest) {
                self.line.extend(c.encode_utf8(&mut letter).as_bytes());
                rest = rest.get(length..).unwrap_or_default();
                found = true;
            } else {
                self.line.push(*first);
                rest = behind;
            }
        }
        self.entities |= found;
    }

    /// Detects the encoding from the first bytes: a mark of UTF-8 or UTF-16, or the letters.
    fn begin(&mut self) -> io::Result<()> {
        self.begun = true;
        let head = self.input.fill_buf()?;
        self.wide = match head {
            [0xff, 0xfe, ..] => Some(Wide::Little),
            [0xfe, 0xff, ..] => Some(Wide::Big),
            _ => None,
        };
        if self.wide.is_some() {
            self.input.consume(2);
            return Ok(());
        }
        // The mark that some editors put before UTF-8.
        if head.starts_with(b"\xef\xbb\xbf") {
            self.input.consume(3);
        }
        let ahead = self.input.fill_buf()?;
        if !ahead.is_ascii() {
            // Later text may show the encoding of the first names.
            let text = std::str::from_utf8(ahead);
            if text.is_err_and(|error| error.error_len().is_some()) {
                self.told = Encoding::told_by(ahead);
            }
        }
        Ok(())
    }

    fn wide_piece(&mut self, wide: Wide) -> io::Result<()> {
        self.raw.clear();
        let unit = |pair: &[u8]| match (wide, pair) {
            (Wide::Little, [low, high]) => u16::from_le_bytes([*low, *high]),
            (Wide::Big, [high, low]) => u16::from_be_bytes([*high, *low]),
            _ => 0xfffd,
        };
        loop {
            let room = MAX_LINE.saturating_sub(self.raw.len() as u64).max(2);
            let mut input = self.input.by_ref().take(room);
            let read = input.read_until(b'\n', &mut self.raw)?;
            if self.raw.len() % 2 == 1 {
                self.input.by_ref().take(1).read_to_end(&mut self.raw)?;
            }
            let ends = self.raw.chunks(2).next_back().map(unit) == Some(u16::from(b'\n'));
            if read == 0 || ends || self.raw.len() as u64 >= MAX_LINE {
                break;
            }
        }
        let from = self.line.len();
        let mut letter = [0; 4];
        for c in char::decode_utf16(self.raw.chunks(2).map(unit)) {
            let c = c.unwrap_or(char::REPLACEMENT_CHARACTER);
            if c == '\0' {
                return Err(no_text());
            }
            self.line.extend(c.encode_utf8(&mut letter).as_bytes());
        }
        let piece = self.line.get(from..).unwrap_or_default();
        if piece.contains(&b'&') {
            self.put_entities_right(from);
        }
        Ok(())
    }

    /// True if bytes have been repaired since the last call.
    #[inline]
    pub(super) const fn has_news(&self) -> bool {
        self.entities || self.read_as.is_some()
    }

    /// The encoding in which text was read since the last call, if it was not UTF-8.
    pub(super) fn read_as(&mut self) -> Option<&'static str> {
        self.read_as.take().map(Encoding::name)
    }

    /// True if signs of web pages have been replaced since the last call.
    pub(super) fn entities(&mut self) -> bool {
        std::mem::take(&mut self.entities)
    }

    /// Replaces the signs between the columns of this line by bars, and its quotes by blanks.
    pub(super) fn columns(&mut self, part: u8) {
        let length = self.rest().len();
        let line = self.line.get_mut(self.at..self.at.saturating_add(length));
        for byte in line.unwrap_or_default() {
            match *byte {
                b'"' => *byte = b' ',
                other if other == part => *byte = b'|',
                _ => {}
            }
        }
    }

    /// The rest of the line.
    #[inline]
    pub(super) fn rest(&self) -> &[u8] {
        let ahead = self.ahead();
        if self.at >= self.joined {
            return ahead;
        }
        let end = ahead.iter().position(|b| *b == b'\n');
        end.and_then(|end| ahead.get(..=end)).unwrap_or(ahead)
    }

    /// All text held from here on, including the next line if it is held.
    #[inline]
    pub(super) fn ahead(&self) -> &[u8] {
        self.line.get(self.at..).unwrap_or(&[])
    }

    /// The part of the line that was already read.
    pub(super) fn before(&self) -> &[u8] {
        self.line.get(self.start..self.at).unwrap_or(&[])
    }

    /// Moves on by `count` bytes, at most to the end of the text held.
    #[inline]
    pub(super) fn advance(&mut self, count: usize) {
        let from = self.at;
        self.at = from.saturating_add(count).min(self.line.len());
        if from < self.joined {
            self.count_lines(from);
        }
    }

    fn count_lines(&mut self, from: usize) {
        let passed = self
            .line
            .get(from..self.at.min(self.joined))
            .unwrap_or_default();
        let lines = passed.iter().filter(|b| **b == b'\n').count();
        if let Some(last) = passed.iter().rposition(|b| *b == b'\n') {
            self.number = self.number.saturating_add(lines as u64);
            self.start = from.saturating_add(last).saturating_add(1);
            self.whole = true;
        }
        if self.at >= self.joined {
            self.joined = 0;
        }
    }

    /// Goes to the end of the line.
    pub(super) fn skip(&mut self) {
        let rest = self.rest().len();
        self.advance(rest);
    }

    pub(super) fn at_line_start(&self) -> bool {
        self.at == self.start && self.whole
    }

    /// The number of the line, counted from 1.
    pub(super) fn number(&self) -> u64 {
        self.number
    }
}

/// The character that an entity at the beginning of `text` stands for, and its length.
fn entity(text: &[u8]) -> Option<(char, usize)> {
    /// The named entities that occur in games on web pages.
    const NAMED: [(&str, char); 20] = [
        ("nbsp", '\u{a0}'),
        ("ensp", '\u{2002}'),
        ("emsp", '\u{2003}'),
        ("thinsp", '\u{2009}'),
        ("shy", '\u{ad}'),
        ("ndash", '–'),
        ("mdash", '—'),
        ("minus", '−'),
        ("hyphen", '‐'),
        ("dash", '‐'),
        ("times", '×'),
        ("rarr", '→'),
        ("frac12", '½'),
        ("half", '½'),
        ("colon", ':'),
        ("lt", '<'),
        ("gt", '>'),
        ("amp", '&'),
        ("plusmn", '±'),
        ("hellip", '…'),
    ];
    /// The length of the longest entity.
    const LONGEST: usize = 10;
    let inner = text.strip_prefix(b"&")?;
    let end = inner.iter().take(LONGEST).position(|b| *b == b';')?;
    let name = std::str::from_utf8(inner.get(..end)?).ok()?;
    let code = match name.strip_prefix('#') {
        Some(number) => match number.strip_prefix(['x', 'X']) {
            Some(hex) => u32::from_str_radix(hex, 16).ok(),
            None => number.parse().ok(),
        },
        None => None,
    };
    // Characters that end lines and values stay as written.
    let drawn = |c: &char| !c.is_control() && !matches!(c, '"' | '[' | ']' | '{' | '}');
    let numbered = code.and_then(char::from_u32).filter(drawn);
    let named = || NAMED.iter().find(|(known, _)| *known == name);
    let c = numbered.or_else(|| Some(named()?.1))?;
    Some((c, end.saturating_add(2)))
}

fn no_text() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "it is no text")
}
