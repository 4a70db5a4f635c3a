//! Tags: `[Name "value"]`, and what stands in files instead.

use std::io::{self, BufRead};

use super::{PdnReader, after, first, limits, push, run};
use crate::notation::pdn::game::{Game, Tag};
use crate::notation::pdn::odd::{Odd, note};
use crate::notation::pdn::result::PdnResult;

impl<R: BufRead> PdnReader<R> {
    /// The tag at an opening bracket.
    pub(super) fn tag(&mut self, game: &mut Game, shape: TagShape) -> io::Result<()> {
        let line = self.lines.number();
        if shape == TagShape::None {
            self.stray_mark(game, b'[');
            return Ok(());
        }
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
            // A result that is neither usual nor like a move; `-` would pass for a null move.
            let other = matches!(PdnResult::read(value), PdnResult::Other(_));
            let foreign = value == "-" || other && !value.bytes().all(may_be_a_move);
            self.foreign = foreign.then(|| value.as_bytes().to_vec());
        } else if name.eq_ignore_ascii_case("FEN") && value.trim_end().ends_with('.') {
            note(&mut game.faults, line, Odd::FenDot);
        }
        game.tags.push(tag);
    }

    /// Reads a value behind its opening quote into `scratch`, and goes behind the closing bracket.
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

/// What follows an opening bracket.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum TagShape {
    /// A name and a quote.
    Full,
    /// The same without its opening bracket.
    Unopened,
    /// A name alone.
    Empty,
    /// No tag.
    None,
}

pub(super) fn tag_shape(rest: &[u8]) -> TagShape {
    let inner = after(rest, 1).trim_ascii_start();
    let name = name_length(inner);
    match after(inner, name).trim_ascii_start().first() {
        Some(b'"') if name > 0 => TagShape::Full,
        Some(b']') if name > 0 => TagShape::Empty,
        _ => TagShape::None,
    }
}

/// `Event "…"]` where a line begins, its bracket lost.
pub(super) fn unopened_tag(rest: &[u8]) -> bool {
    let name = run(rest, is_name);
    let behind = after(rest, name).trim_ascii();
    let letter = rest.first().is_some_and(u8::is_ascii_alphabetic);
    letter && behind.first() == Some(&b'"') && behind.len() > 2 && behind.ends_with(b"\"]")
}

/// How long the name at the beginning is, up to a quote or a bracket. It begins with a letter, as no
/// half-move between brackets does; blanks and semicolons come into it where a page was translated.
fn name_length(text: &[u8]) -> usize {
    let plain = run(text, is_name);
    let letter = text
        .first()
        .is_some_and(|b| b.is_ascii_alphabetic() || *b == b'_' || !b.is_ascii());
    if !letter {
        return 0;
    }
    let loose = run(text, |b| {
        is_name(b) || matches!(b, b' ' | b';' | b'.' | b'/') || !b.is_ascii()
    });
    let quoted = text.get(loose) == Some(&b'"');
    let length = if quoted { loose } else { plain };
    first(text, length).trim_ascii_end().len()
}

/// How a tag's value ended.
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
