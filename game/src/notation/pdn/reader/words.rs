// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads the words between comments: move numbers, results, entries, marks, and all other words.

use std::io::{self, BufRead};
use std::num::NonZeroU32;

use super::apart::{dots, hidden_length, mark_length};
use super::doubt::Doubtful;
use super::entry::{self, Behind, Kind, Spelling, Then, sign_in_letters};
use super::{PdnReader, after, first, prose, push, run};
use crate::notation::pdn::game::{Game, What};
use crate::notation::pdn::odd::{Due, Odd, note};
use crate::notation::pdn::result::PdnResult;
use crate::notation::pdn::signs::{Class, class_at};

/// The largest distance from the next move number at which a number without a dot can still be a move number.
pub(super) const MOST_MISSING: u32 = 8;

/// The next half-move according to the move numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Numbering {
    /// The next half-move, counted from 1.
    pub(super) next: u32,
    /// True if a move number right before the next half-move names it.
    pub(super) said: bool,
    /// True if any number has been read.
    pub(super) seen: bool,
}

impl Numbering {
    pub(super) const NEW: Numbering = Numbering {
        next: 1,
        said: false,
        seen: false,
    };

    /// Lets the next move number have any value, as at the beginning of a game.
    pub(super) const fn begin_anew(&mut self) {
        self.seen = false;
    }

    /// The number of the next move, if it may come here. It may not come between the two half-moves of a move, and not
    /// twice.
    fn expected(self) -> Option<u32> {
        (!self.next.is_multiple_of(2) && !self.said).then_some(self.of_next_move())
    }

    /// The number of the next move.
    pub(super) const fn of_next_move(self) -> u32 {
        (self.next / 2).saturating_add(1)
    }
}

impl<R: BufRead> PdnReader<R> {
    /// Reads one word of any kind; true if the game ends with it.
    pub(super) fn word(&mut self, game: &mut Game) -> io::Result<bool> {
        if let Some(length) = self.foreign_result() {
            return Ok(self.end(game, length));
        }
        if let Some(length) = plain_entry(self.lines.rest()) {
            let span = self.take(game, length);
            self.add_entry(game, What::Move(span));
            self.marks(game);
            return Ok(false);
        }
        if let Some((value, length)) = self.plain_number() {
            self.move_number(game, value, 1, length);
            return Ok(false);
        }
        if let Some((spelling, length)) = self.usual_result()? {
            return Ok(self.end_as(game, spelling, length));
        }
        if !self.has_begun(game) && self.depth == 0 && self.line_of_words() {
            self.head(game);
            return Ok(false);
        }
        let hidden = hidden_length(self.lines.rest());
        if hidden > 0 && self.not_shown(game, hidden) {
            return Ok(false);
        }
        let expected = self.numbering.expected();
        let behind = self.behind(game);
        let mut spelt = std::mem::take(&mut self.scratch);
        let found = loop {
            let found = entry::find(self.lines.ahead(), expected, behind, &mut spelt);
            if !(found.open && self.lines.more()?) {
                break found;
            }
        };
        self.scratch = spelt;
        let line = self.lines.number();
        match found.what {
            Kind::Entry(spelling) => {
                match spelling {
                    Spelling::Plain => {}
                    Spelling::Blanks => note(&mut game.faults, line, Odd::BlankInMove),
                    Spelling::Signs => note(&mut game.faults, line, Odd::Mended),
                }
                self.entry(game, found.length);
            }
            Kind::MoveNumber { value, dots } => self.move_number(game, value, dots, found.length),
            Kind::Alone { value, then } => self.alone(game, value, then, found.length),
            Kind::Signs => {
                note(&mut game.faults, line, Odd::Mended);
                self.lines.advance(found.length);
            }
            Kind::Time => {
                let text = self.text(found.length);
                note(&mut game.faults, line, Odd::Time(text));
                self.lines.advance(found.length);
            }
            Kind::CaptureOrTime => {
                let text = self.text(found.length);
                note(&mut game.faults, line, Odd::TimeOrCapture(text));
                self.keep(game, What::CaptureOrTime, found.length);
            }
            Kind::Word => self.no_entry(game, found.length),
        }
        Ok(false)
    }

    /// The next bytes as a text of at most 80 characters.
    fn text(&self, length: usize) -> String {
        let text = String::from_utf8_lossy(first(self.lines.rest(), length));
        text.chars().take(80).collect()
    }

    /// The kind of item before the next word.
    fn behind(&self, game: &Game) -> Behind {
        let last = game.items.iter().rev().find_map(|item| match item.what {
            What::Move(span) => Some(game.text(span)),
            _ => None,
        });
        match last {
            Some(_) if self.numbering.said => Behind::Nothing,
            Some(text) if text.starts_with(|c: char| c.is_ascii_alphabetic()) => Behind::Letters,
            Some(_) => Behind::HalfMove,
            None => Behind::Nothing,
        }
    }

    /// Reads a word in a line without half-moves before the first half-move.
    fn head(&mut self, game: &mut Game) {
        let rest = self.lines.rest();
        let length = run(rest, |b| {
            b > b' ' && !matches!(b, b'{' | b';' | b'(' | b'|')
        });
        self.leave_out(game, length.max(1));
    }

    /// Adds the entry that was spelt into `scratch`, and reads the marks after it.
    fn entry(&mut self, game: &mut Game, length: usize) {
        let line = self.lines.number();
        let span = push(game, &self.scratch, line);
        self.add_entry(game, What::Move(span));
        self.lines.advance(length);
        self.marks(game);
    }

    /// Adds an entry, or a left-out move, as the next half-move.
    pub(super) fn add_entry(&mut self, game: &mut Game, what: What) {
        let line = self.lines.number();
        let said = self.numbering.said;
        let numbered = NonZeroU32::new(self.numbering.next).filter(|_| said);
        self.add_numbered(game, line, what, numbered);
        self.numbering.next = self.numbering.next.saturating_add(1);
        self.numbering.said = false;
    }

    /// Reads marks glued to an entry: `+` won, `=` drawn, `+1`, `+-` (Kodeks I 9.10–9.13).
    fn marks(&mut self, game: &mut Game) {
        if self.lines.rest().first().is_none_or(|b| *b <= b' ') {
            return;
        }
        let length = mark_length(self.lines.rest());
        let length = length.max(sign_in_letters(self.lines.rest()));
        if length > 0 {
            self.keep(game, What::Strength, length);
        }
        // A comma or a dot after an entry does not belong to it.
        let rest = self.lines.rest();
        let ends = rest.get(1).is_none_or(|b| *b <= b' ');
        if ends && matches!(rest.first(), Some(b',' | b'.' | b'\'' | b':')) {
            note(&mut game.faults, self.lines.number(), Odd::Mended);
            self.lines.advance(1);
        }
    }

    /// The number of the next move in its usual form, `12.`, with its length.
    fn plain_number(&self) -> Option<(u32, usize)> {
        let next = self.numbering.expected().filter(|_| self.numbering.seen)?;
        let rest = self.lines.rest();
        let digits = run(rest, |b| b.is_ascii_digit());
        let behind = after(rest, digits);
        let plain = matches!(behind, [b'.', b' ' | b'0'..=b'9', ..]) && (1..=3).contains(&digits);
        let value = first(rest, digits).iter().fold(0_u32, |sum, digit| {
            sum.saturating_mul(10)
                .saturating_add(u32::from(digit.wrapping_sub(b'0')))
        });
        (plain && value == next).then_some((value, digits.saturating_add(1)))
    }

    fn usual_result(&mut self) -> io::Result<Option<(&'static str, usize)>> {
        loop {
            let Some((spelling, length)) = PdnResult::at(self.lines.ahead()) else {
                return Ok(None);
            };
            let reaches = length == self.lines.ahead().len();
            if !(reaches && self.lines.more()?) {
                return Ok(Some((spelling, length)));
            }
        }
    }

    fn move_number(&mut self, game: &mut Game, value: u32, dots: usize, length: usize) {
        let line = self.lines.number();
        let white = value.saturating_mul(2).saturating_sub(1).max(1);
        let half_move = if dots > 1 {
            white.saturating_add(1)
        } else {
            white
        };
        let due = self.numbering.next;
        if self.numbering.seen && half_move != due {
            let (expected, found) = (Due::of(due), Due::of(half_move));
            note(&mut game.faults, line, Odd::Numbering { expected, found });
        }
        self.mark(game, half_move);
        self.numbering = Numbering {
            next: half_move,
            said: true,
            seen: true,
        };
        self.lines.advance(length);
    }

    /// Keeps the move number that was just read as evidence for the numbering.
    fn mark(&mut self, game: &Game, half_move: u32) {
        if self.depth == 0 {
            let due = if self.numbering.seen {
                self.numbering.next
            } else {
                half_move
            };
            self.doubts.number(game.items.len(), half_move, due);
        }
    }

    /// Reads a number or a square by itself: the number of the next move, half of an entry, or
    /// neither.
    fn alone(&mut self, game: &mut Game, value: Option<u32>, then: Then, length: usize) {
        let line = self.lines.number();
        let next = self.numbering.of_next_move();
        // A bracket may follow a move number: `5) 46-41`.
        let bracket = self.depth == 0 && after(self.lines.rest(), length).first() == Some(&b')');
        let jumps = next.saturating_sub(MOST_MISSING)..next.saturating_add(MOST_MISSING);
        let number = value.filter(|value| {
            let begins = !self.doubts.numbered() || !self.numbering.seen;
            let follows = (jumps.contains(value) || begins) && *value > 0;
            *value == next || then == Then::Entry && follows || bracket && *value > 0
        });
        if let Some(number) = number.filter(|_| !self.numbering.said) {
            note(&mut game.faults, line, Odd::NumberWithoutDot);
            let half_move = number.saturating_mul(2).saturating_sub(1);
            self.mark(game, half_move);
            self.numbering = Numbering {
                next: half_move,
                said: true,
                seen: true,
            };
            self.lines.advance(length);
            self.lines.advance(usize::from(bracket));
            return;
        }
        match then {
            // A number right after a move number is half an entry. Elsewhere the move numbers decide later what it is.
            Then::Entry if value.is_some() && !self.numbering.said => {
                note(&mut game.faults, line, Odd::NumberWithoutDot);
                let span = self.take(game, length);
                self.doubt(game, line, span, Doubtful::Number);
            }
            // A small number at the end of a game states points in place of a result.
            Then::End if !self.numbering.said && value.is_some_and(|points| points < 3) => {
                self.leave_out(game, length);
            }
            _ => {
                note(&mut game.faults, line, Odd::HalfAnEntry);
                self.entry(game, length);
            }
        }
    }

    /// Reads a word without two numbers in it.
    fn no_entry(&mut self, game: &mut Game, length: usize) {
        let line = self.lines.number();
        let rest = self.lines.rest();
        let dots = dots(rest);
        if dots > 0 {
            note(&mut game.faults, line, Odd::Dots);
            let blacks = self.numbering.said && !self.numbering.next.is_multiple_of(2);
            let span = self.take(game, dots);
            self.doubt(game, line, span, Doubtful::Blank);
            if blacks {
                self.numbering.next = self.numbering.next.saturating_add(1);
                self.doubts.is_blacks();
            }
            return;
        }
        if class_at(rest, 0).0 == Class::Dash {
            self.dash(game, length);
            return;
        }
        let marks = mark_length(rest);
        if marks > 0 {
            self.mark_apart(game, marks);
            return;
        }
        let page = prose::page(rest);
        if page > 0 {
            self.leave_out(game, page);
            return;
        }
        self.in_doubt(game, length);
    }

    /// Keeps a word that may stand for a half-move.
    pub(super) fn in_doubt(&mut self, game: &mut Game, length: usize) {
        let line = self.lines.number();
        let word = self.text(length);
        let signs = !word.contains(char::is_alphanumeric);
        let fraction = word == "½" || word.starts_with("1/2");
        let heads =
            !self.has_begun(game) && (prose::heads_a_column(&word) || self.number_follows(length));
        if self.depth > 0 || signs || fraction || heads || prose::is_a_sign(&word) {
            self.leave_out(game, length);
            return;
        }
        let digits =
            (0..length).any(|at| matches!(class_at(self.lines.rest(), at).0, Class::Digit(_)));
        let kind = if digits {
            Doubtful::Number
        } else {
            Doubtful::Word
        };
        let span = self.take(game, length);
        self.doubt(game, line, span, kind);
        self.numbering.said = false;
    }

    /// True if only words and then a move number follow, as in `Wit Zwart 1. 32-28`.
    fn number_follows(&self, length: usize) -> bool {
        let behind = after(self.lines.rest(), length);
        let words = run(behind, |b| !b.is_ascii_digit());
        let signs = first(behind, words).contains(&b'-');
        !signs && is_number(after(behind, words))
    }

    /// Leaves out text that is no part of a game.
    pub(super) fn leave_out(&mut self, game: &mut Game, length: usize) {
        let line = self.lines.number();
        let word = String::from_utf8_lossy(first(self.lines.rest(), length.max(1)));
        let word: String = word.chars().take(80).collect();
        game.left_out = game.left_out.saturating_add(1);
        note(&mut game.faults, line, Odd::Stray(word));
        self.lines.advance(length.max(1));
    }

    /// The length of an unusual result such as `1.01-0.99`, if the tag has this result and the line continues with it.
    fn foreign_result(&self) -> Option<usize> {
        let result = self.foreign.as_ref()?;
        let after = self.lines.rest().strip_prefix(result.as_slice())?;
        after
            .first()
            .is_none_or(|b| *b <= b' ')
            .then_some(result.len())
    }

    /// True if a bracket here does not open a variation: right after a move number there is no half-move to which a
    /// variation could belong.
    pub(super) fn brackets_an_entry(&self) -> bool {
        let rest = after(self.lines.rest(), 1);
        self.numbering.said && begins_entry(rest) && !is_number(rest)
    }
}

/// The length of an entry in its usual form, `32-28`, `28x19`, `47x36x13`, if a blank follows and then no text that could
/// belong to the entry. Almost every entry has this form.
fn plain_entry(text: &[u8]) -> Option<usize> {
    let number = |at: usize| {
        let digits = run(after(text, at), |b| b.is_ascii_digit());
        let zero = text.get(at) == Some(&b'0') && digits == 1;
        (matches!(digits, 1 | 2) && !zero).then_some(at.saturating_add(digits))
    };
    let first_end = number(0)?;
    let mut end = first_end;
    while matches!(text.get(end), Some(b'-' | b'x' | b':')) {
        end = number(end.saturating_add(1))?;
    }
    // A text such as `56:51` is a time, because a square number is at most 50.
    let square = |digits: &[u8]| digits.len() < 2 || digits <= b"50";
    let colons = text.get(first_end) == Some(&b':');
    let squares = || first(text, end).split(|b| *b == b':').all(square);
    let several = (!colons || squares())
        && end > first_end
        && !matches!(text, [b'1', b'-' | b':', b'1', b' ', ..]);
    let ends = text.get(end) == Some(&b' ');
    let behind = text.get(end.saturating_add(1))?;
    let plain = behind.is_ascii_digit() || matches!(behind, b'{' | b'(' | b'*' | b'$');
    // Three numbers with dashes may be a move with a mark, and three numbers with colons may be a time.
    let two =
        text.get(first_end) == Some(&b'x') || number(first_end.saturating_add(1)) == Some(end);
    (several && ends && plain && two).then_some(end)
}

/// True if two squares bound by a sign, or by a blank, begin here.
pub(super) fn begins_entry(text: &[u8]) -> bool {
    let mut spelt = Vec::new();
    let found = entry::find(text, None, Behind::Nothing, &mut spelt);
    matches!(found.what, Kind::Entry(_))
}

pub(super) fn is_number(text: &[u8]) -> bool {
    let digits = run(text, |b| b.is_ascii_digit());
    digits > 0 && text.get(digits) == Some(&b'.')
}
