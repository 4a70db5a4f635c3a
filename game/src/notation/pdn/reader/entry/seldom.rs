// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads rare forms of an entry: with dots or brackets between its numbers, or in the short notation of 64 squares. Also reads
//! times, which look like entries.

use super::{Behind, DIGITS_SHORT, Kind, MOST, Scan, Unit, push, sign_in_letters};
use crate::notation::pdn::signs::{Class, char_at, class_at, file};

/// The length of a half-move with its first number in brackets, `(41)36`; `None` if the bracket begins another text.
pub(in crate::notation::pdn::reader) fn split_by_brackets(text: &[u8]) -> Option<usize> {
    let mut scan = Scan {
        text,
        next: None,
        behind: Behind::Nothing,
        open: false,
    };
    let first = scan.unit(1)?;
    let closes = matches!(text.get(first.end), Some(b')' | b']'));
    let second = scan.unit(first.end.saturating_add(1)).filter(|_| closes)?;
    let alike = first.value.is_none() == second.value.is_none();
    let ends = !matches!(scan.class(second.end).0, Class::Letter | Class::Digit(_));
    (alike && ends && !scan.is_bound(second)).then_some(second.end)
}

impl Scan<'_> {
    /// The length of an entry with its second number in brackets, `41(36)`.
    pub(super) fn in_brackets(&mut self, first: Unit) -> Option<usize> {
        matches!(self.text.get(first.end), Some(b'(' | b'[')).then_some(())?;
        let second = self.unit(first.end.saturating_add(1))?;
        let alike = first.value.is_none() == second.value.is_none();
        let closes = matches!(self.text.get(second.end), Some(b')' | b']'));
        (alike && closes && first.value != self.next).then_some(second.end.saturating_add(1))
    }

    /// Reads `41...36`, `41.-36`: two numbers with dots between them, if the first number is not a move number.
    pub(super) fn with_dots(&mut self, first: Unit) -> Option<usize> {
        let value = first.value?;
        let rest = self.text.get(first.end..).unwrap_or_default();
        let dots = rest.iter().take_while(|b| **b == b'.').count();
        if dots == 0
            || dots == 1
                && rest
                    .get(1)
                    .is_some_and(|b| b.is_ascii_digit() || *b <= b' ')
        {
            return None;
        }
        let mut at = first.end.saturating_add(dots);
        let mut signs = 0_usize;
        while let (Class::Dash | Class::Cross, width) = self.class(at) {
            at = at.saturating_add(width);
            signs = signs.saturating_add(1);
        }
        // A number before Black's half-move may be one less than the next number.
        let due = self
            .next
            .is_some_and(|next| value == next || value.saturating_add(1) == next);
        let several = dots > 1 || dots == 1 && signs > 0;
        let looks = several && !due && first.digits < DIGITS_SHORT && value <= MOST;
        looks.then_some(())?;
        let second = self.unit(at)?;
        let free = !matches!(self.class(second.end).0, Class::Letter | Class::Digit(_));
        let short = second.value.is_some() && second.digits < DIGITS_SHORT;
        (short && free && !self.is_bound(second)).then_some(second.end)
    }

    /// Reads `ab4`, `b:d4`, `dxb6`: the file of the first square, and the whole last square. Returns the length of the entry.
    pub(super) fn short(&mut self, spelt: &mut Vec<u8>) -> Option<usize> {
        let (c, width) = char_at(self.text, 0)?;
        let letter = file(c)?;
        spelt.clear();
        spelt.push(letter);
        let mut at = width;
        let mut units = 0_usize;
        loop {
            let (class, sign) = self.class(at);
            let join = match class {
                Class::Dash => Some(b'-'),
                Class::Cross => Some(b'x'),
                Class::Sign if self.text.get(at) == Some(&b':') => Some(b':'),
                _ => None,
            };
            let next = if join.is_some() {
                at.saturating_add(sign)
            } else {
                at
            };
            let unit = self.unit(next).filter(|unit| unit.value.is_none());
            let Some(unit) = unit.filter(|_| units == 0 || join.is_some()) else {
                break;
            };
            spelt.extend(join);
            push(spelt, self.text, next, unit);
            at = unit.end;
            units = units.saturating_add(1);
        }
        let free = !matches!(self.class(at).0, Class::Letter | Class::Digit(_))
            || sign_in_letters(self.text.get(at..).unwrap_or_default()) > 0;
        if units == 0 || !free {
            spelt.clear();
            return None;
        }
        Some(at)
    }

    /// Reads a time, `1:05:30`. After a half-move, also reads `4:57` and `57'` if they are no squares. Returns the end of the time.
    pub(super) fn time(&mut self, first: Unit) -> Option<(Kind, usize)> {
        let value = first.value.filter(|_| first.digits < DIGITS_SHORT)?;
        let rest = self.text.get(first.end..)?;
        let digit = |byte: u8| u32::from(byte.wrapping_sub(b'0'));
        let sixty = |text: &[u8]| match text {
            [b':', tens @ b'0'..=b'5', units @ b'0'..=b'9', ..] => Some(
                digit(*tens)
                    .saturating_mul(10)
                    .saturating_add(digit(*units)),
            ),
            _ => None,
        };
        let square = |n: u32| (1..=MOST).contains(&n);
        let goes_on = |at: usize| {
            rest.get(at)
                .is_some_and(|b| b.is_ascii_alphanumeric() || *b == b':')
        };
        if let (Some(minutes), Some(seconds)) = (sixty(rest), rest.get(3..).and_then(sixty)) {
            let whole = first.digits == 1 && !goes_on(6);
            let kind = if square(value) && square(minutes) && square(seconds) {
                Kind::CaptureOrTime
            } else {
                Kind::Time
            };
            return whole.then_some((kind, first.end.saturating_add(6)));
        }
        if self.behind == Behind::Nothing {
            return None;
        }
        if let Some(seconds) = sixty(rest) {
            let squares = self.behind == Behind::HalfMove && square(value) && square(seconds);
            let joined = !matches!(
                self.class(first.end.saturating_add(3)).0,
                Class::Blank | Class::Break | Class::Own | Class::End
            );
            return (!squares && !joined).then_some((Kind::Time, first.end.saturating_add(3)));
        }
        // Minutes: `57'`, `5'30"`.
        let (c, mut width) = char_at(self.text, first.end)?;
        let prime = |c: char| matches!(c, '\'' | '\u{2019}' | '\u{2032}' | '\u{b4}' | '`');
        if !prime(c) {
            return None;
        }
        let digits = rest
            .get(width..)?
            .iter()
            .take_while(|b| b.is_ascii_digit())
            .count();
        width = width.saturating_add(digits);
        let seconds = |c: char| prime(c) || matches!(c, '"' | '\u{201d}' | '\u{2033}');
        let mut closed = digits == 0;
        while let Some((_, more)) = char_at(rest, width).filter(|(c, _)| seconds(*c)) {
            width = width.saturating_add(more);
            closed = true;
        }
        let free = !matches!(
            class_at(rest, width).0,
            Class::Letter | Class::Digit(_) | Class::Dash | Class::Cross
        );
        (free && closed && digits < DIGITS_SHORT)
            .then_some((Kind::Time, first.end.saturating_add(width)))
    }
}
