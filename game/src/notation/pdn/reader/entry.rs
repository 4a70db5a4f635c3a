// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds half-moves in a text. Two numbers (or squares) with any sign between them count as an
//! entry, even if the entry cannot be read as a half-move, so that no half-move of a record is
//! missed.
//!
//! Blanks may stand around the sign. Two numbers with only blanks between them are an entry on two
//! conditions: no sign binds either number to other text, and the first is not the number of the next
//! move.

mod seldom;
mod units;

pub(super) use seldom::split_by_brackets;

use crate::notation::pdn::result::PdnResult;
use crate::notation::pdn::signs::{Class, char_at, class_at, file, scanned};

/// The most bytes of one entry that are kept. A longer text cannot be read as a half-move.
const LONGEST: usize = 400;

/// The number of digits with which a number by itself is a half-move, `3228`, and the number of digits with which it
/// may be a half-move of a sheet in short notation, `328`.
const DIGITS_ALONE: usize = 4;
const DIGITS_SHORT: usize = 3;

/// The largest square number of any variant that the program plays.
const MOST: u32 = 50;

/// The largest gain or loss in men that may be written after a capture: `14x23-1`.
const FEW: u32 = 9;

/// The most men that a mark after the last half-move can state: `10-14-2` (Kodeks I 9.13).
const MEN: u32 = 20;

/// The thing found at the beginning of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) what: Kind,
    /// The length in bytes.
    pub(super) length: usize,
    /// True if text after the part that was searched could change the kind.
    pub(super) open: bool,
}

/// The kind of thing found at the beginning of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An entry; its plain spelling is in the buffer of the caller.
    Entry(Spelling),
    /// A move number with its dots.
    MoveNumber {
        /// The value of the number.
        value: u32,
        /// The number of dots.
        dots: usize,
    },
    /// A number, or a square, by itself.
    Alone {
        /// The value of the number; `None` for a square with letters.
        value: Option<u32>,
        /// The kind of thing that comes after the number or square.
        then: Then,
    },
    /// Signs glued to the beginning of an entry.
    Signs,
    /// A time: `0:05:30`, `4:57`, `57'`.
    Time,
    /// A time, or a capture of three squares: `2:24:33`.
    CaptureOrTime,
    /// Anything else, without two numbers in it.
    Word,
}

/// The spelling of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spelling {
    /// Spelt as the standard has it.
    Plain,
    /// Spelt with blanks.
    Blanks,
    /// Spelt with other signs than a hyphen, a cross or a colon, or with letters.
    Signs,
}

/// The kind of thing that comes after a number by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// A half-move.
    Entry,
    /// The end of the game.
    End,
    /// Any other text.
    Other,
}

/// The kind of item right before the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Behind {
    /// A half-move, after which a time may stand.
    HalfMove,
    /// A half-move of a game that names its squares with letters, so that two numbers are no half-move.
    Letters,
    /// No half-move.
    Nothing,
}

/// One number or square.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Unit {
    end: usize,
    /// The number of the square; `None` for a square with a letter.
    value: Option<u32>,
    digits: usize,
    plain: bool,
}

/// The signs and blanks between one unit and the text after it.
#[derive(Clone, Copy)]
struct Between {
    /// True if there are blanks before the sign; `behind` is true if there are blanks after the sign.
    before: bool,
    behind: bool,
    /// The range of the sign; empty if there is none.
    sign: (usize, usize),
    join: Join,
    /// The beginning of the next unit, if there is one.
    next: usize,
    unit: Option<Unit>,
}

/// The meaning of a sign between two units.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Join {
    Dash,
    Cross,
    Colon,
    Other,
}

/// Finds the thing at the beginning of `text`, which must not begin with a blank. `next` is the number
/// of the next move, if a move number may stand at this place. The spelling of an entry is put into
/// `spelt`.
pub(super) fn find(text: &[u8], next: Option<u32>, behind: Behind, spelt: &mut Vec<u8>) -> Found {
    let mut scan = Scan {
        text,
        next,
        behind,
        open: false,
    };
    spelt.clear();
    let (what, length) = scan.find(spelt);
    Found {
        what,
        length,
        open: scan.open,
    }
}

#[derive(Clone, Copy)]
struct Scan<'a> {
    text: &'a [u8],
    next: Option<u32>,
    behind: Behind,
    open: bool,
}

impl Scan<'_> {
    fn class(&mut self, at: usize) -> (Class, usize) {
        let found = class_at(self.text, at);
        self.open |= found.0 == Class::End;
        found
    }

    fn find(&mut self, spelt: &mut Vec<u8>) -> (Kind, usize) {
        let Some(first) = self.unit(0) else {
            return self.no_unit(spelt);
        };
        if let Some(time) = self.time(first) {
            return time;
        }
        if let Some(length) = self.with_dots(first) {
            let raw = self.text.get(..length).unwrap_or_default();
            spelt.extend(raw);
            return (Kind::Entry(Spelling::Signs), length);
        }
        if let Some(number) = self.move_number(first) {
            return number;
        }
        let mut spelling = if first.plain {
            Spelling::Plain
        } else {
            Spelling::Signs
        };
        push(spelt, self.text, 0, first);
        let mut end = first.end;
        let mut units = 1_usize;
        let mut dashes = true;
        let mut captures = true;
        let mut before_last = end;
        let mut last = first;
        let mut last_join = None;
        loop {
            let between = self.between(end);
            // `32-28 x7`, `34x25 :12`: the `x7` and the `:12` are no continuation, because a capture continues neither
            // an ordinary half-move nor a capture with another sign.
            let captures_on = matches!(between.join, Join::Cross | Join::Colon);
            let alike = last_join == Some(between.join);
            let parted = units > 1 && between.before && captures_on && !alike;
            let joined = between
                .unit
                .filter(|_| !parted && self.joins(units, last, &between));
            let Some(unit) = joined else {
                break;
            };
            let blanks = between.before || between.behind;
            if blanks && spelling == Spelling::Plain {
                spelling = Spelling::Blanks;
            }
            let signed = self.spell(&between, spelt);
            if !signed || !unit.plain {
                spelling = Spelling::Signs;
            }
            push(spelt, self.text, between.next, unit);
            // The signs before the last one decide whether this is a capture.
            captures &= units < 2 || !dashes_last(last_join);
            last_join = Some(between.join);
            dashes &= between.join == Join::Dash && between.sign.0 < between.sign.1;
            before_last = end;
            end = unit.end;
            last = unit;
            units = units.saturating_add(1);
        }
        // `10-14-2`: the mark `-2`, two men fewer, after the last half-move.
        let lost = last.value.is_some_and(|men| (1..=MEN).contains(&men));
        let at_the_end = units == 3 && dashes && lost && self.ends(end);
        // `14x23-1`: a capture with its gain or loss in men.
        let few = last.value.is_some_and(|men| (1..=FEW).contains(&men)) && last.digits == 1;
        let of_capture = units > 2 && captures && !dashes && dashes_last(last_join) && few;
        if (at_the_end || of_capture) && !has_blank(self.text, before_last, end) {
            let kept = spelt.iter().rposition(|b| *b == b'-').unwrap_or_default();
            spelt.truncate(kept);
            return (Kind::Entry(spelling), before_last);
        }
        let letters = matches!(self.class(end).0, Class::Letter | Class::Digit(_));
        if letters && (units < 2 || sign_in_letters(self.text.get(end..).unwrap_or_default()) == 0)
        {
            return self.glued(spelt);
        }
        // `32-28/27`: a half-move with two possible ends, with nothing to show which of them is meant.
        if units > 1 && self.text.get(end) == Some(&b'/') {
            let other = self.unit(end.saturating_add(1));
            if other.is_some_and(|unit| !self.is_bound(unit)) {
                return self.glued(spelt);
            }
        }
        if units > 1 {
            return (Kind::Entry(spelling), end);
        }
        // `2x`, `41-`, `100%`: a number with a sign that is not part of an entry.
        let (class, width) = self.class(end);
        let sign = matches!(class, Class::Dash | Class::Cross | Class::Sign);
        let then = self.class(end.saturating_add(width)).0;
        let ends = matches!(
            then,
            Class::Blank | Class::Break | Class::End | Class::Letter
        );
        let plain = matches!(self.text.get(end), Some(b'.' | b',' | b':' | b'\''));
        if sign && ends && !plain {
            return self.glued(spelt);
        }
        let short = (DIGITS_SHORT..DIGITS_ALONE).contains(&first.digits)
            && first.value != self.next
            && !matches!(self.text.get(end), Some(b')' | b':'));
        if first.value.is_some() && (first.digits >= DIGITS_ALONE || short) {
            return (Kind::Entry(spelling), end);
        }
        if let Some(length) = self.in_brackets(first) {
            let raw = self.text.get(..length).unwrap_or_default();
            spelt.clear();
            spelt.extend(raw);
            return (Kind::Entry(Spelling::Signs), length);
        }
        self.alone(first)
    }

    /// Reads a text that does not begin with a unit. Signs before an entry are no part of the entry.
    fn no_unit(&mut self, spelt: &mut Vec<u8>) -> (Kind, usize) {
        let mut signs = 0_usize;
        while let (Class::Sign | Class::Dash | Class::Cross | Class::Nothing, width) =
            self.class(signs)
        {
            signs = signs.saturating_add(width);
        }
        if let Some(length) = self.short(spelt) {
            return (Kind::Entry(Spelling::Plain), length);
        }
        if signs == 0 {
            return self.glued(spelt);
        }
        let dots = self.text.iter().take_while(|b| **b == b'.').count();
        if dots > 0 {
            return (Kind::Word, dots);
        }
        if self.unit(signs).is_some() {
            let mut within = Scan {
                text: self.text.get(signs..).unwrap_or_default(),
                ..*self
            };
            let entry = matches!(within.find(spelt).0, Kind::Entry(_));
            self.open |= within.open;
            if entry {
                return (Kind::Signs, signs);
            }
        }
        self.glued(spelt)
    }

    /// Reads a move number: `12.`, `12...`. The text `32.28` is an entry, unless 32 is the number of the next
    /// move.
    fn move_number(&mut self, first: Unit) -> Option<(Kind, usize)> {
        let value = first.value.filter(|_| first.digits <= 5)?;
        let rest = self.text.get(first.end..).unwrap_or_default();
        let dots = rest.iter().take_while(|b| **b == b'.').count();
        if dots == 0 {
            return None;
        }
        let behind = first.end.saturating_add(dots);
        if dots == 1
            && self.next != Some(value)
            && let Some(unit) = self.digits(behind)
            && unit.digits < DIGITS_ALONE
            && !self.is_bound(unit)
        {
            return None;
        }
        Some((Kind::MoveNumber { value, dots }, behind))
    }

    /// True if a sign binds this unit to the text after it, or if the unit is a move number.
    fn is_bound(&mut self, unit: Unit) -> bool {
        let after = self.text.get(unit.end).copied();
        if after == Some(b'.') {
            let digit = self.text.get(unit.end.saturating_add(1));
            return !digit.is_some_and(u8::is_ascii_digit) || unit.value == self.next;
        }
        let between = self.between(unit.end);
        let signed = between.sign.0 < between.sign.1;
        between.unit.is_some() && (signed || between.next == unit.end)
    }

    /// True if these two units belong to one entry.
    fn joins(&mut self, units: usize, first: Unit, between: &Between) -> bool {
        let Some(unit) = between.unit else {
            return false;
        };
        let glued = !between.before && !between.behind;
        let signed = between.sign.0 < between.sign.1;
        let sign = self.text.get(between.sign.0).copied().unwrap_or_default();
        if !signed {
            if between.next == first.end {
                // Two squares with letters need no sign: `c3d4`.
                return unit.value.is_none() && first.value.is_none();
            }
            let alike = unit.value.is_none() == first.value.is_none();
            let short = first.digits < DIGITS_ALONE
                && unit.digits < DIGITS_ALONE
                && first.digits.min(unit.digits) < DIGITS_SHORT;
            let number = first.value.is_some() && first.value == self.next;
            return units == 1 && alike && short && !number && !self.is_bound(unit);
        }
        if units > 1 {
            // After a second unit an ordinary half-move ends, and a capture may go on.
            let parts = b",.+=/;!?*".contains(&sign);
            return match between.join {
                Join::Cross => !self.is_numbered(between, unit),
                Join::Colon => {
                    let goes_on = self.between(unit.end).join == Join::Colon;
                    glued || between.before && (goes_on || !self.is_bound(unit))
                }
                Join::Dash => glued,
                Join::Other => glued && !parts,
            };
        }
        let ends_a_word = !between.before && between.behind;
        if between.before && between.behind && first.value.is_some() && first.value == self.next {
            // `6 ____ 12-17`: a number, signs in place of a half-move, and the next half-move.
            return !self.is_bound(unit);
        }
        if ends_a_word && self.is_bound(unit) {
            // `1: 32-28`, `12, 32-28`, `2x 6-11`, `41- 14-19`: the first number is no part of the half-move. By
            // contrast `47x 36x27` is one capture, and `40- 34 = 10-14` has a sign after its first half-move.
            let then = self.between(unit.end);
            let glued = !then.before && !then.behind;
            return match between.join {
                Join::Other | Join::Colon => false,
                Join::Cross => {
                    !self.is_numbered(between, unit) && (!glued || then.join == Join::Cross)
                }
                Join::Dash => !self.is_numbered(between, unit) && !glued,
            };
        }
        !self.is_numbered(between, unit)
    }

    /// True if the unit is a move number with a dot and blanks before it, as in `32-28 x 2. 28x19`.
    fn is_numbered(&mut self, between: &Between, unit: Unit) -> bool {
        between.behind && self.text.get(unit.end) == Some(&b'.') && self.is_bound(unit)
    }

    /// Finds the signs after the unit that ends at `at`.
    fn between(&mut self, at: usize) -> Between {
        let (start, before) = self.blanks(at);
        let mut end = start;
        let mut join = None;
        loop {
            let (class, width) = self.class(end);
            let joined = match class {
                Class::Dash => Join::Dash,
                Class::Cross => Join::Cross,
                Class::Sign if self.text.get(end) == Some(&b':') => Join::Colon,
                Class::Sign => match char_at(self.text, end) {
                    Some(('：' | '∶', _)) => Join::Colon,
                    // The arrow `=>` counts as a dash.
                    Some(('=', _)) if self.text.get(end.saturating_add(1)) == Some(&b'>') => {
                        Join::Dash
                    }
                    _ => Join::Other,
                },
                Class::Nothing => join.unwrap_or(Join::Dash),
                // `28*19`, `32?28`, `32;28`, `41**36`: these signs join two units only directly between two digits.
                Class::Own if end == start && !before => {
                    let signs = self.text.get(end..).unwrap_or_default();
                    let own = signs
                        .iter()
                        .take_while(|b| matches!(b, b'*' | b'?' | b'!' | b';'))
                        .count();
                    let last = end.saturating_add(own.max(1));
                    if own == 0 || self.unit(last).is_none() {
                        break;
                    }
                    end = last.saturating_sub(width);
                    Join::Other
                }
                _ => break,
            };
            join = Some(match join {
                None => joined,
                Some(known) if known == joined => joined,
                Some(_) => Join::Other,
            });
            end = end.saturating_add(width);
        }
        let (next, behind) = if end > start {
            self.blanks(end)
        } else {
            (end, false)
        };
        let unit = self.unit(next);
        // A letter that begins a word is no cross.
        let letters = unit.is_none() && matches!(self.class(end).0, Class::Letter);
        Between {
            before,
            behind,
            sign: if letters {
                (start, start)
            } else {
                (start, end)
            },
            join: join.unwrap_or(Join::Other),
            next,
            unit: unit.filter(|_| !letters),
        }
    }

    /// The place after blanks and at most one line end, and whether anything was skipped. An empty line
    /// separates entries.
    fn blanks(&mut self, at: usize) -> (usize, bool) {
        let mut end = at;
        let mut breaks = false;
        loop {
            let (class, width) = self.class(end);
            match class {
                Class::Blank => {}
                Class::Break if !breaks => breaks = true,
                _ => return (end, end > at),
            }
            end = end.saturating_add(width);
        }
    }

    /// Writes a sign into `spelt`; true if it is a standard sign.
    fn spell(&mut self, between: &Between, spelt: &mut Vec<u8>) -> bool {
        let raw = self
            .text
            .get(between.sign.0..between.sign.1)
            .unwrap_or_default();
        match between.join {
            _ if raw.is_empty() => {
                if between.before {
                    spelt.push(b' ');
                }
                return true;
            }
            Join::Dash => spelt.push(b'-'),
            Join::Cross => spelt.push(b'x'),
            Join::Colon => spelt.push(b':'),
            Join::Other => {
                spelt.extend(raw.get(..LONGEST).unwrap_or(raw));
                return false;
            }
        }
        matches!(raw, b"-" | b"x" | b"X" | b":")
    }

    /// Reads a number by itself.
    fn alone(&mut self, unit: Unit) -> (Kind, usize) {
        let (behind, _) = self.blanks(unit.end);
        let then = if self.ends(unit.end) {
            Then::End
        } else {
            match self.unit(behind) {
                Some(next) if self.is_bound(next) && !self.is_move_number(next) => Then::Entry,
                Some(next) if self.next == unit.value && next.end > behind => {
                    // `1 32 28`: the number of the next move, and after it a half-move with blanks.
                    let between = self.between(next.end);
                    if self.joins(1, next, &between) {
                        Then::Entry
                    } else {
                        Then::Other
                    }
                }
                _ => Then::Other,
            }
        };
        let value = unit.value;
        (Kind::Alone { value, then }, unit.end)
    }

    fn is_move_number(&mut self, unit: Unit) -> bool {
        self.text.get(unit.end) == Some(&b'.')
    }

    /// True if the game ends after the blanks at `at`.
    fn ends(&mut self, at: usize) -> bool {
        let mut end = at;
        loop {
            let (class, width) = self.class(end);
            match class {
                Class::Blank | Class::Break => end = end.saturating_add(width),
                Class::End => return true,
                _ => break,
            }
        }
        let rest = self.text.get(end..).unwrap_or_default();
        matches!(rest.first(), Some(b'[' | b'*')) || PdnResult::at(rest).is_some()
    }

    /// Reads a word that has letters in it or does not begin with a unit. The word is an entry if it has two
    /// numbers.
    fn word(&mut self, at: usize) -> (Kind, usize) {
        let mut end = at;
        let mut numbers = 0_usize;
        let mut within = false;
        loop {
            let (class, width) = self.class(end);
            let digit = matches!(class, Class::Digit(_));
            match class {
                Class::Blank | Class::Break | Class::End => break,
                Class::Own if end > at => break,
                _ => {}
            }
            if digit && !within {
                numbers = numbers.saturating_add(1);
            }
            within = digit || (within && class == Class::Nothing);
            end = end.saturating_add(width);
        }
        let kind = if numbers > 1 {
            Kind::Entry(Spelling::Signs)
        } else {
            Kind::Word
        };
        (kind, end)
    }

    /// Reads a whole word in which letters come right after numbers, and keeps its spelling unchanged.
    fn glued(&mut self, spelt: &mut Vec<u8>) -> (Kind, usize) {
        let (kind, end) = self.word(0);
        spelt.clear();
        let raw = self.text.get(..end).unwrap_or_default();
        spelt.extend(raw.get(..LONGEST).unwrap_or(raw));
        (kind, end)
    }
}

const fn dashes_last(join: Option<Join>) -> bool {
    matches!(join, Some(Join::Dash))
}

/// The length of a sign of the Kodeks in letters that is glued to a half-move: `N`, `D`, `e.p.`.
pub(super) fn sign_in_letters(text: &[u8]) -> usize {
    const SIGNS: [&[u8]; 7] = [b"e.p.", b"e.p", b"ep", b"a.l.", b"a.l", b"N", b"D"];
    if !matches!(text.first(), Some(b'e' | b'a' | b'N' | b'D')) {
        return 0;
    }
    let found = SIGNS.iter().find(|sign| text.starts_with(sign));
    let length = found.map_or(0, |sign| sign.len());
    let goes_on = matches!(class_at(text, length).0, Class::Letter | Class::Digit(_));
    if goes_on { 0 } else { length }
}

fn push(spelt: &mut Vec<u8>, text: &[u8], at: usize, unit: Unit) {
    if spelt.len() > LONGEST {
        return;
    }
    let mut at = at;
    while at < unit.end && spelt.len() <= LONGEST {
        let (class, width) = class_at(text, at);
        match class {
            Class::Digit(digit) => spelt.push(digit),
            Class::Letter => {
                let c = char_at(text, at).map_or(' ', |(c, _)| c);
                spelt.extend(scanned(c).or_else(|| file(c)));
            }
            _ => {}
        }
        at = at.saturating_add(width.max(1));
    }
}

fn has_blank(text: &[u8], from: usize, to: usize) -> bool {
    let between = text.get(from..to).unwrap_or_default();
    between.iter().any(|b| *b <= b' ')
}
