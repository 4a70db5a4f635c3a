// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads tags: `[Name "value"]`, and the other forms that occur in files.

use std::io::{self, BufRead};

use super::entry::split_by_brackets;
use super::{PdnReader, after, append, begun, first, limits, push, run};
use crate::notation::pdn::game::{Game, Tag};
use crate::notation::pdn::odd::{Odd, note};
use crate::notation::pdn::result::PdnResult;
use crate::notation::pdn::signs::char_at;

/// Tags that begin another game if they begin a line, even without quotes. Any other word in brackets at the beginning
/// of a line is a remark.
const KNOWN: [&str; 30] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "GameType",
    "FEN",
    "SetUp",
    "Annotator",
    "ECO",
    "Opening",
    "TimeControl",
    "Time",
    "Termination",
    "Mode",
    "PlyCount",
    "WhiteRating",
    "BlackRating",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "WhiteTeam",
    "BlackTeam",
    "WhiteTime",
    "BlackTime",
    "EventDate",
    "Variant",
];

impl<R: BufRead> PdnReader<R> {
    /// Reads text that begins with a square bracket: a tag, a mark of a web page, a remark, or a single bracket. True if
    /// the game ends before this text.
    pub(super) fn bracket(&mut self, game: &mut Game) -> io::Result<bool> {
        let line = self.lines.number();
        let markup = self.bracket_markup();
        if markup > 0 {
            note(&mut game.faults, line, Odd::Markup);
            self.lines.advance(markup);
            return Ok(false);
        }
        let shape = tag_shape(self.lines.rest());
        let begun = begun(game) || self.has_begun(game);
        let before = self.lines.before();
        let at_start = before.iter().all(u8::is_ascii_whitespace);
        // A tag may also begin right after another tag on the same line.
        let heads = at_start || before.trim_ascii_end().ends_with(b"]");
        match shape {
            TagShape::Full if begun => {
                self.close(game);
                return Ok(true);
            }
            TagShape::Bare | TagShape::Empty if begun && at_start => {
                let inner = after(self.lines.rest(), 1).trim_ascii_start();
                let name = String::from_utf8_lossy(first(inner, name_length(inner)));
                if KNOWN.iter().any(|known| known.eq_ignore_ascii_case(&name)) {
                    self.close(game);
                    return Ok(true);
                }
                let length = run(self.lines.rest(), |b| !matches!(b, b']' | b'\r' | b'\n'));
                let closed = usize::from(self.lines.rest().get(length) == Some(&b']'));
                self.leave_out(game, length.saturating_add(closed));
            }
            TagShape::Full => self.tag(game, shape)?,
            TagShape::Bare | TagShape::Empty if !begun && heads => self.tag(game, shape)?,
            _ => match split_by_brackets(self.lines.rest()) {
                Some(length) => self.in_brackets(game, length),
                None => self.stray_mark(game, b'['),
            },
        }
        Ok(false)
    }

    /// The tag at an opening bracket.
    pub(super) fn tag(&mut self, game: &mut Game, shape: TagShape) -> io::Result<()> {
        let line = self.lines.number();
        let before = self.lines.before();
        let opened = shape != TagShape::Unopened;
        if opened && !before.is_empty() && before.iter().all(u8::is_ascii_whitespace) {
            note(&mut game.faults, line, Odd::Indented);
        }
        self.lines.advance(usize::from(opened));
        let blanks = run(self.lines.rest(), |b| b.is_ascii_whitespace());
        self.lines.advance(blanks);
        let name_length = name_length(self.lines.rest());
        let name = self.take(game, name_length);
        if shape == TagShape::Empty {
            let name = game.text(name).to_owned();
            note(&mut game.faults, line, Odd::TagWithoutValue(name));
            let skip = run(self.lines.rest(), |b| b != b']');
            self.lines.advance(skip);
            self.lines.advance(1);
            return Ok(());
        }
        if shape == TagShape::Bare {
            let named = game.text(name).to_owned();
            let (value, length) = bare_value(self.lines.rest());
            let value = append(game, value.as_bytes());
            self.lines.advance(length);
            note(&mut game.faults, line, Odd::TagWithoutQuotes(named));
            self.keep_tag(game, Tag { name, value }, line);
            return Ok(());
        }
        let quote = run(self.lines.rest(), |b| b != b'"');
        self.lines.advance(quote);
        self.lines.advance(1);
        let odd = self.value()?;
        let value = push(game, &self.scratch, line);
        let named = || game.text(name).to_owned();
        let plain = game.text(name).bytes().all(is_name);
        let odd = match odd {
            Value::Good if !opened || !plain => Some(Odd::TagName(named())),
            Value::Good => None,
            Value::NotClosed => Some(Odd::TagNotClosed(named())),
            Value::BareQuote => Some(Odd::BareQuote(named())),
            Value::Broken => Some(Odd::BrokenValue(named())),
            Value::TooLong => Some(Odd::TooLong("the value of a tag")),
        };
        if let Some(odd) = odd {
            note(&mut game.faults, line, odd);
        }
        if self.lines.rest().starts_with(b"\\r") {
            note(&mut game.faults, line, Odd::LiteralReturn);
            self.lines.advance(2);
        }
        self.keep_tag(game, Tag { name, value }, line);
        Ok(())
    }

    fn keep_tag(&mut self, game: &mut Game, tag: Tag, line: u64) {
        let (name, value) = (game.text(tag.name), game.text(tag.value));
        if game.tag(name).is_some() {
            let name = name.to_owned();
            note(&mut game.faults, line, Odd::TagTwice(name));
            return;
        }
        if game.tags.len() == limits::TAGS {
            note(&mut game.faults, line, Odd::TooLong("the list of tags"));
            return;
        }
        if name.eq_ignore_ascii_case("Result") {
            // The result in the tag is unusual and does not look like a move, or it is `-`, which would count as a null
            // move.
            let other = matches!(PdnResult::read(value), PdnResult::Other(_));
            let foreign = value == "-" || other && !value.bytes().all(may_be_a_move);
            self.foreign = foreign.then(|| value.as_bytes().to_vec());
        } else if name.eq_ignore_ascii_case("FEN") && value.trim_end().ends_with('.') {
            note(&mut game.faults, line, Odd::FenDot);
        }
        game.tags.push(tag);
    }

    /// Reads a value after its opening quote into `scratch`, and advances past the closing bracket.
    /// The closing quote is the first that is followed by a bracket or by the end of the line.
    fn value(&mut self) -> io::Result<Value> {
        self.scratch.clear();
        let mut odd = Value::Good;
        while let Some(byte) = self.lines.peek()? {
            if self.lines.at_line_start() && byte == b'[' {
                return Ok(Value::NotClosed);
            }
            let rest = self.lines.rest();
            let mut take = 1;
            match byte {
                b'\\' if matches!(rest.get(1), Some(b'"' | b'\\')) => {
                    self.scratch.extend(rest.get(1));
                    take = 2;
                }
                b'"' => {
                    let behind = after(rest, 1);
                    let blanks = run(behind, |b| matches!(b, b' ' | b'\t'));
                    match behind.get(blanks) {
                        Some(b']') => {
                            self.lines.advance(blanks);
                            self.lines.advance(2);
                            return Ok(odd);
                        }
                        None | Some(b'\r' | b'\n') => {
                            self.lines.advance(1);
                            return Ok(Value::NotClosed);
                        }
                        Some(_) => {
                            odd = Value::BareQuote;
                            self.scratch.push(byte);
                        }
                    }
                }
                // The closing quote is missing: `[White "Jansen, Piet]`.
                b'\r' | b'\n' if self.scratch.trim_ascii_end().ends_with(b"]") => {
                    let kept = self.scratch.trim_ascii_end().len().saturating_sub(1);
                    self.scratch.truncate(kept);
                    return Ok(Value::NotClosed);
                }
                b'\r' | b'\n' => {
                    odd = Value::Broken;
                    if self.scratch.last().is_some_and(|b| *b != b' ') {
                        self.scratch.push(b' ');
                    }
                }
                _ => self.scratch.push(byte),
            }
            self.lines.advance(take);
            if self.scratch.len() > limits::VALUE {
                self.scratch.truncate(limits::VALUE);
                odd = Value::TooLong;
            }
        }
        Ok(Value::NotClosed)
    }
}

/// The form of the text after an opening bracket.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TagShape {
    /// A name and a quote.
    Full,
    /// A name and a quote without the opening bracket.
    Unopened,
    /// A tag with a name and no value.
    Empty,
    /// A name, and a value without quotes or with other quotation marks.
    Bare,
    /// Text that is not a tag.
    None,
}

fn tag_shape(rest: &[u8]) -> TagShape {
    let inner = after(rest, 1).trim_ascii_start();
    let name = name_length(inner);
    let behind = after(inner, name);
    let parted = matches!(behind.first(), Some(b':' | b'=' | b' ' | b'\t')) || !behind.is_ascii();
    let value = behind.trim_ascii_start();
    let value = value
        .strip_prefix(b":")
        .or(value.strip_prefix(b"="))
        .unwrap_or(value);
    match value.trim_ascii_start().first() {
        Some(b'"') if name > 0 => TagShape::Full,
        Some(b']') if name > 0 => TagShape::Empty,
        None | Some(b'\r' | b'\n') => TagShape::None,
        Some(_) if name > 0 && parted => TagShape::Bare,
        Some(_) => TagShape::None,
    }
}

/// The value after the name of a tag without quotes, and its length in the line, including the closing bracket.
fn bare_value(rest: &[u8]) -> (String, usize) {
    let mut depth = 0_usize;
    let line = run(rest, |b| !matches!(b, b'\r' | b'\n'));
    let closes = |b: &u8| {
        match b {
            b'[' => depth = depth.saturating_add(1),
            b']' if depth == 0 => return true,
            b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        false
    };
    let nested = first(rest, line).iter().position(closes);
    let end = nested.or_else(|| first(rest, line).iter().position(|b| *b == b']'));
    let length = end.unwrap_or(line);
    let text = String::from_utf8_lossy(first(rest, length));
    let text = text.trim().trim_start_matches([':', '=']).trim();
    let value: String = text
        .trim_matches(is_quote)
        .trim()
        .chars()
        .take(limits::VALUE / 4)
        .collect();
    (value, length.saturating_add(usize::from(end.is_some())))
}

/// True for a quotation mark of any language.
fn is_quote(c: char) -> bool {
    matches!(
        c,
        '"' | '\'' | '`' | '\u{b4}' | '\u{ab}' | '\u{bb}' | '\u{2018}'
            ..='\u{201f}'
                | '\u{2032}'
                | '\u{2033}'
                | '\u{2039}'
                | '\u{203a}'
                | '\u{300c}'
                | '\u{300d}'
                | '\u{ff02}'
                | '\u{ff07}'
    )
}

/// True if a line begins with a tag without its opening bracket: `Event "…"]`.
pub(super) fn unopened_tag(rest: &[u8]) -> bool {
    let name = run(rest, is_name);
    let behind = after(rest, name).trim_ascii();
    let letter = rest.first().is_some_and(u8::is_ascii_alphabetic);
    letter && behind.first() == Some(&b'"') && behind.len() > 2 && behind.ends_with(b"\"]")
}

/// The length of the name at the beginning, up to a quote or a bracket. A name begins with a letter,
/// unlike a half-move in brackets; in translated pages it may contain blanks and semicolons.
fn name_length(text: &[u8]) -> usize {
    let plain = run(text, is_name);
    let letter = text
        .first()
        .is_some_and(|b| b.is_ascii_alphabetic() || *b == b'_' || !b.is_ascii());
    if !letter {
        return 0;
    }
    let own = std::str::from_utf8(first(text, plain)).unwrap_or_default();
    if matches!(after(text, plain), [b' ', b'"', ..]) {
        return plain;
    }
    let mut loose = plain;
    while let Some((c, width)) = char_at(text, loose) {
        let belongs =
            c.is_alphanumeric() || matches!(c, '_' | '-' | ' ' | ';' | '.' | '/' | '\u{a0}');
        if !belongs {
            break;
        }
        loose = loose.saturating_add(width);
    }
    let known = KNOWN.iter().any(|known| known.eq_ignore_ascii_case(own));
    let quoted = text.get(loose) == Some(&b'"');
    // The quote does not follow the name of the tag: `[White Jansen "Piet"]`.
    let remote = !first(text, loose)
        .get(plain..)
        .unwrap_or_default()
        .trim_ascii()
        .is_empty();
    let length = if quoted && !(known && remote) {
        loose
    } else {
        plain
    };
    if length == 0 {
        let letters = String::from_utf8_lossy(text);
        return letters
            .chars()
            .take_while(|c| c.is_alphanumeric())
            .map(char::len_utf8)
            .sum();
    }
    first(text, length).trim_ascii_end().len()
}

/// The way in which a tag's value ended.
enum Value {
    Good,
    NotClosed,
    BareQuote,
    Broken,
    TooLong,
}

fn is_name(b: u8) -> bool {
    b.is_ascii_alphanumeric() || b == b'_' || b == b'-'
}

fn may_be_a_move(b: u8) -> bool {
    b.is_ascii_digit() || matches!(b, b'a'..=b'h' | b'A'..=b'H' | b'-' | b'x' | b'X' | b':')
}
