//! Where a half-move is written, and where not: two numbers (or squares) with any sign between them are
//! an entry, whether or not anybody can read it, so that no half-move of a record is passed over.
//!
//! Blanks may stand around the sign. Two numbers with blanks alone are an entry where neither is bound
//! by a sign and the first is not the number of the next move.

use crate::notation::pdn::result::PdnResult;
use crate::notation::pdn::signs::{Class, char_at, class_at, file};

/// The most of one entry that is kept. Nothing longer can be read as a half-move.
const LONGEST: usize = 400;

/// From so many digits on a number by itself is a half-move in digits alone, `3228`.
const DIGITS_ALONE: usize = 4;

/// The most men that a mark behind the last half-move counts, `-2` (Kodeks I 9.13).
const MEN: u32 = 20;

/// What was found at the beginning of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) what: Kind,
    /// How many bytes it takes.
    pub(super) length: usize,
    /// Does it depend on what stands behind the end of the text that was looked at?
    pub(super) open: bool,
}

/// What stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An entry; how it is spelt stands in the buffer that was handed in.
    Entry(Spelling),
    /// A move number with so many dots.
    MoveNumber {
        /// Its value.
        value: u32,
        /// How many dots.
        dots: usize,
    },
    /// A number, or a square, by itself.
    Alone {
        /// The number.
        value: Option<u32>,
        /// What comes after it.
        then: Then,
    },
    /// Signs glued to the beginning of an entry.
    Signs,
    /// A time, `1:05:30`.
    Time,
    /// Anything else, without two numbers in it.
    Word,
}

/// How an entry was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spelling {
    /// By the book.
    Plain,
    /// With blanks in it.
    Blanks,
    /// With other signs than a hyphen, a cross or a colon, or with letters in it.
    Signs,
}

/// What comes after a number by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    /// A half-move.
    Entry,
    /// The end of the game.
    End,
    /// Anything else.
    Other,
}

/// One number or square.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Unit {
    end: usize,
    /// Its number; `None` for a square with a letter.
    value: Option<u32>,
    digits: usize,
    plain: bool,
}

/// What stands between one unit and what comes after it.
#[derive(Clone, Copy)]
struct Between {
    /// Are there blanks before the sign, and behind it?
    before: bool,
    behind: bool,
    /// The sign; empty where there is none.
    sign: (usize, usize),
    join: Join,
    /// Where the next unit begins, if one does.
    next: usize,
    unit: Option<Unit>,
}

/// What a sign is taken for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Join {
    Dash,
    Cross,
    Colon,
    Other,
}

/// Looks at the beginning of `text`, which is no blank. `next` is the number of the next move, where one
/// may stand here. The spelling of an entry is put into `spelt`.
pub(super) fn find(text: &[u8], next: Option<u32>, spelt: &mut Vec<u8>) -> Found {
    let mut scan = Scan {
        text,
        next,
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
        if let Some(length) = self.time(first) {
            return (Kind::Time, length);
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
        let mut before_last = end;
        let mut last = first;
        loop {
            let between = self.between(end);
            let Some(unit) = between.unit.filter(|_| self.joins(units, last, &between)) else {
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
            dashes &= between.join == Join::Dash && between.sign.0 < between.sign.1;
            before_last = end;
            end = unit.end;
            last = unit;
            units = units.saturating_add(1);
        }
        // `10-14-2`: two men fewer, behind the last half-move.
        let lost = last.value.is_some_and(|men| (1..=MEN).contains(&men));
        if units == 3 && dashes && lost && self.ends(end) && !has_blank(self.text, before_last, end)
        {
            let kept = spelt.iter().rposition(|b| *b == b'-').unwrap_or_default();
            spelt.truncate(kept);
            return (Kind::Entry(spelling), before_last);
        }
        let letters = matches!(self.class(end).0, Class::Letter | Class::Digit(_));
        if letters {
            return self.glued(spelt);
        }
        if units > 1 {
            return (Kind::Entry(spelling), end);
        }
        if first.value.is_some() && first.digits >= DIGITS_ALONE {
            return (Kind::Entry(spelling), end);
        }
        self.alone(first)
    }

    /// What begins with no unit: signs before an entry are none of it.
    fn no_unit(&mut self, spelt: &mut Vec<u8>) -> (Kind, usize) {
        let mut signs = 0_usize;
        while let (Class::Sign | Class::Dash | Class::Cross | Class::Nothing, width) =
            self.class(signs)
        {
            signs = signs.saturating_add(width);
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

    /// The unit at `at`: digits, or a file and a rank.
    fn unit(&mut self, at: usize) -> Option<Unit> {
        let (class, width) = self.class(at);
        if class != Class::Letter {
            return self.digits(at);
        }
        let (c, _) = char_at(self.text, at)?;
        file(c)?;
        let rank = at.saturating_add(width);
        let (Class::Digit(b'1'..=b'8'), more) = self.class(rank) else {
            return None;
        };
        let end = rank.saturating_add(more);
        if matches!(self.class(end).0, Class::Digit(_)) {
            return None;
        }
        Some(Unit {
            end,
            value: None,
            digits: 1,
            plain: c.is_ascii() && more == 1,
        })
    }

    fn digits(&mut self, at: usize) -> Option<Unit> {
        let (mut end, mut digits, mut value) = (at, 0_usize, 0_u32);
        let mut plain = true;
        loop {
            let (class, width) = self.class(end);
            match class {
                Class::Digit(digit) => {
                    let digit = u32::from(digit.saturating_sub(b'0'));
                    value = value.saturating_mul(10).saturating_add(digit);
                    digits = digits.saturating_add(1);
                    plain &= width == 1;
                }
                Class::Nothing if digits > 0 => plain = false,
                _ => break,
            }
            end = end.saturating_add(width);
        }
        (digits > 0).then_some(Unit {
            end,
            value: Some(value),
            digits,
            plain,
        })
    }

    /// `12.`, `12...`; but `32.28` is an entry, unless 32 is the number of the next move.
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

    /// Is this unit bound by a sign to what follows it, or a move number?
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

    /// Do these two belong to one entry?
    fn joins(&mut self, units: usize, first: Unit, between: &Between) -> bool {
        let Some(unit) = between.unit else {
            return false;
        };
        let glued = !between.before && !between.behind;
        let signed = between.sign.0 < between.sign.1;
        let sign = self.text.get(between.sign.0).copied().unwrap_or_default();
        if !signed {
            if between.next == first.end {
                // `c3d4`
                return unit.value.is_none() && first.value.is_none();
            }
            let alike = unit.value.is_none() == first.value.is_none();
            let short = first.digits < DIGITS_ALONE && unit.digits < DIGITS_ALONE;
            let number = first.value.is_some() && first.value == self.next;
            return units == 1 && alike && short && !number && !self.is_bound(unit);
        }
        if units > 1 {
            // An ordinary half-move is over; a capture may go on.
            let parts = b",.+=/;!?*".contains(&sign);
            return match between.join {
                Join::Cross => !self.is_numbered(between, unit),
                Join::Colon => glued || between.before && !self.is_bound(unit),
                Join::Dash => glued,
                Join::Other => glued && !parts,
            };
        }
        let ends_a_word = !between.before && between.behind;
        if ends_a_word && matches!(between.join, Join::Other | Join::Colon) && self.is_bound(unit) {
            // `1: 32-28`, `12, 32-28`: what stands before is none of it.
            return false;
        }
        !self.is_numbered(between, unit)
    }

    /// Behind blanks a number with dots is a move number: `32-28 x 2. 28x19`.
    fn is_numbered(&mut self, between: &Between, unit: Unit) -> bool {
        between.behind && self.text.get(unit.end) == Some(&b'.') && self.is_bound(unit)
    }

    /// `1:05:30`: where it ends.
    fn time(&self, hours: Unit) -> Option<usize> {
        let rest = self.text.get(hours.end..)?;
        let &[b':', b'0'..=b'5', n, b':', b'0'..=b'5', t, ..] = rest else {
            return None;
        };
        let whole = hours.digits == 1 && n.is_ascii_digit() && t.is_ascii_digit();
        let goes_on = rest
            .get(6)
            .is_some_and(|b| b.is_ascii_alphanumeric() || *b == b':');
        (whole && !goes_on).then_some(hours.end.saturating_add(6))
    }

    /// What stands behind the unit that ends at `at`.
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
                    // `=>`
                    Some(('=', _)) if self.text.get(end.saturating_add(1)) == Some(&b'>') => {
                        Join::Dash
                    }
                    _ => Join::Other,
                },
                Class::Nothing => join.unwrap_or(Join::Dash),
                // `28*19`, `32?28`, `32;28`: only right between two digits.
                Class::Own if end == start && !before => {
                    let own = self.text.get(end).copied().unwrap_or_default();
                    let digit = matches!(self.class(end.saturating_add(1)).0, Class::Digit(_));
                    if !(digit && matches!(own, b'*' | b'?' | b'!' | b';')) {
                        break;
                    }
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
        // A cross that is the first letter of a word is none.
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

    /// Past blanks and at most one line's end; an empty line parts what stands around it.
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

    /// Spells a sign out; says whether it is one of the book's.
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

    /// A number by itself.
    fn alone(&mut self, unit: Unit) -> (Kind, usize) {
        let (behind, _) = self.blanks(unit.end);
        let then = if self.ends(unit.end) {
            Then::End
        } else {
            match self.unit(behind) {
                Some(next) if self.is_bound(next) && !self.is_move_number(next) => Then::Entry,
                Some(next) if self.next == unit.value && next.end > behind => {
                    // `1 32 28`: what follows the number of the next move is a half-move with blanks.
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

    /// Does the game end behind the blanks at `at`?
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

    /// A word with letters in it, or one that no unit begins: an entry if it has two numbers.
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

    /// Letters stand right behind numbers: the whole word, as it is.
    fn glued(&mut self, spelt: &mut Vec<u8>) -> (Kind, usize) {
        let (kind, end) = self.word(0);
        spelt.clear();
        let raw = self.text.get(..end).unwrap_or_default();
        spelt.extend(raw.get(..LONGEST).unwrap_or(raw));
        (kind, end)
    }
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
            Class::Letter => spelt.extend(char_at(text, at).and_then(|(c, _)| file(c))),
            _ => {}
        }
        at = at.saturating_add(width.max(1));
    }
}

fn has_blank(text: &[u8], from: usize, to: usize) -> bool {
    let between = text.get(from..to).unwrap_or_default();
    between.iter().any(|b| *b <= b' ')
}
