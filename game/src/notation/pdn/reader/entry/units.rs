// SPDX-License-Identifier: GPL-3.0-or-later
//! The numbers and squares of an entry, with digits of any script and the letters that scans put in place of digits.

use super::sign_in_letters;
use super::{Scan, Unit};
use crate::notation::pdn::signs::{Class, char_at, class_at, file, scanned};

impl Scan<'_> {
    /// The unit at `at`: digits, or a file and a rank.
    pub(super) fn unit(&mut self, at: usize) -> Option<Unit> {
        let (class, width) = self.class(at);
        if class != Class::Letter {
            return self.digits(at);
        }
        let (c, _) = char_at(self.text, at)?;
        if scanned(c).is_some()
            && let Some(unit) = self.digits(at)
        {
            return Some(unit);
        }
        file(c)?;
        let rank = at.saturating_add(width);
        let more = match self.class(rank) {
            (Class::Digit(b'1'..=b'8'), more) => more,
            // `c3-dl`
            (Class::Letter, more) if self.is_one(at, rank, more) => more,
            _ => return None,
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

    /// True if the letter at `rank` is a 1 on a scanned sheet: between a file and a sign, or after a sign and a file.
    pub(super) fn is_one(&mut self, at: usize, rank: usize, width: usize) -> bool {
        let one = char_at(self.text, rank).and_then(|(c, _)| scanned(c)) == Some(b'1');
        let joins = |class| matches!(class, Class::Dash | Class::Cross);
        let end = rank.saturating_add(width);
        let (class, sign) = self.class(end);
        let before = at
            .checked_sub(1)
            .is_some_and(|before| joins(class_at(self.text, before).0));
        let next = char_at(self.text, end.saturating_add(sign)).and_then(|(c, _)| file(c));
        one && (before && class != Class::Letter || joins(class) && next.is_some())
    }

    /// True if a sign before or after letters that may be digits connects them with a digit: `lO-14`, `4-lO`.
    pub(super) fn is_joined_to_a_digit(&mut self, at: usize, end: usize) -> bool {
        let joins = |text: &[u8], at: usize| {
            matches!(class_at(text, at).0, Class::Dash | Class::Cross)
                || text.get(at) == Some(&b':')
        };
        let digit = |text: &[u8], at: usize| matches!(class_at(text, at).0, Class::Digit(_));
        let mut next = end;
        while joins(self.text, next) {
            next = next.saturating_add(self.class(next).1);
        }
        let letter = char_at(self.text, next).filter(|(c, _)| scanned(*c).is_some());
        let one_more = letter.map_or(next, |(_, width)| next.saturating_add(width));
        let behind = next > end && (digit(self.text, next) || digit(self.text, one_more));
        let before = self.text.get(..at).unwrap_or_default();
        let begins = |at: &usize| before.get(*at).is_some_and(|b| b & 0xc0 != 0x80);
        let mut starts = (0..before.len()).rev().filter(begins).peekable();
        let mut signed = false;
        while starts.next_if(|at| joins(before, *at)).is_some() {
            signed = true;
        }
        behind || signed && starts.next().is_some_and(|at| digit(before, at))
    }

    pub(super) fn digits(&mut self, at: usize) -> Option<Unit> {
        let (mut end, mut digits, mut value) = (at, 0_usize, 0_u32);
        let mut plain = true;
        let mut letters = 0_usize;
        loop {
            let (class, width) = self.class(end);
            match class {
                Class::Digit(digit) => {
                    let digit = u32::from(digit.saturating_sub(b'0'));
                    value = value.saturating_mul(10).saturating_add(digit);
                    digits = digits.saturating_add(1);
                    plain &= width == 1;
                }
                Class::Letter if digits < 2 => {
                    let Some(digit) = char_at(self.text, end).and_then(|(c, _)| scanned(c)) else {
                        break;
                    };
                    value = value
                        .saturating_mul(10)
                        .saturating_add(u32::from(digit.saturating_sub(b'0')));
                    digits = digits.saturating_add(1);
                    letters = letters.saturating_add(1);
                    plain = false;
                }
                Class::Nothing if digits > 0 => plain = false,
                _ => break,
            }
            end = end.saturating_add(width);
        }
        // `l9` is a number; `lo` is a word unless a sign connects it with a number.
        let alone = letters == digits;
        let joined = alone && digits > 0 && self.is_joined_to_a_digit(at, end);
        let free = letters == 0
            || !matches!(self.class(end).0, Class::Letter | Class::Digit(_))
            || sign_in_letters(self.text.get(end..).unwrap_or_default()) > 0;
        (digits > 0 && free && (!alone || letters == 0 || joined)).then_some(Unit {
            end,
            value: Some(value),
            digits,
            plain,
        })
    }
}
