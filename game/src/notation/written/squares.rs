// SPDX-License-Identifier: GPL-3.0-or-later
//! Divides the digits and number words of a written move into squares.

use super::lexer::Part;
use super::{Separator, Understood, WrittenError, WrittenMove};
use crate::square::{Naming, Square};
use crate::variant::Variant;

/// The square at the beginning of plain notation, and the text after the square.
pub(super) fn leading(text: &[u8], variant: Variant) -> Option<(Square, &[u8])> {
    let layout = variant.layout();
    match (layout.naming, text) {
        (Naming::Numbers, [a @ b'0'..=b'9', b @ b'0'..=b'9', rest @ ..]) => {
            Some((layout.nth(number(&[*a, *b])?.checked_sub(1)?)?, rest))
        }
        (Naming::Numbers, [a @ b'1'..=b'9', rest @ ..]) => {
            Some((layout.nth(number(&[*a])?.checked_sub(1)?)?, rest))
        }
        (Naming::Coordinates, [file, rank @ b'1'..=b'8', rest @ ..]) => {
            let column = file.to_ascii_lowercase().wrapping_sub(b'a');
            Some((layout.at(rank.checked_sub(b'1')?, column)?, rest))
        }
        _ => None,
    }
}

/// Reads a number in decimal digits.
fn number(digits: &[u8]) -> Option<u8> {
    digits.iter().try_fold(0_u8, |sum, digit| {
        sum.checked_mul(10)?.checked_add(digit.checked_sub(b'0')?)
    })
}

/// The letter of the `n`-th file, from 0.
fn file_letter(n: u8) -> char {
    char::from(b'a'.saturating_add(n))
}

/// The squares in these parts, for the message about something that is no part of a move.
pub(super) fn understood(parts: Vec<Part>, variant: Variant) -> Understood {
    match assemble(parts, variant) {
        Ok(written) => Understood(
            written
                .squares()
                .iter()
                .map(|square| variant.name(*square))
                .collect(),
        ),
        Err(WrittenError::OneSquare(understood)) => understood,
        Err(_) => Understood::default(),
    }
}

/// Divides the parts into squares and makes a move of them.
pub(super) fn assemble(parts: Vec<Part>, variant: Variant) -> Result<WrittenMove, WrittenError> {
    let mut separator = Separator::Unstated;
    // The groups of parts between separators. The groups from `via` on name squares on the way of the capture.
    let mut groups: Vec<Vec<Part>> = vec![Vec::new()];
    let mut via = None;
    for part in parts {
        match part {
            Part::Between(sign) => {
                separator = separator.max(sign);
                groups.push(Vec::new());
            }
            Part::Via => {
                via.get_or_insert(groups.len());
                groups.push(Vec::new());
            }
            other => groups
                .last_mut()
                .into_iter()
                .for_each(|group| group.push(other.clone())),
        }
    }
    let alone = groups.iter().filter(|group| !group.is_empty()).count() == 1;
    let mut reader = Reader {
        variant,
        alone,
        squares: Vec::new(),
    };
    let mut on_the_way = None;
    for (n, group) in groups.iter().enumerate() {
        if via == Some(n) {
            on_the_way = Some(reader.squares.len());
        }
        reader.group(group)?;
    }
    let mut squares = reader.squares;
    if let Some(start) = on_the_way.filter(|start| (2..squares.len()).contains(start)) {
        let to = squares.remove(start.saturating_sub(1));
        squares.push(to);
    }
    match squares.as_slice() {
        [] => Err(WrittenError::Empty),
        [only] => Err(WrittenError::OneSquare(Understood(vec![
            variant.name(*only),
        ]))),
        all => WrittenMove::of(all, separator, variant).ok_or(WrittenError::TooMany),
    }
}

/// Collects squares group by group.
struct Reader {
    variant: Variant,
    /// True if there is only one group, which then has the whole move.
    alone: bool,
    squares: Vec<Square>,
}

impl Reader {
    fn group(&mut self, group: &[Part]) -> Result<(), WrittenError> {
        match self.variant.layout().naming {
            Naming::Numbers => self.numbers(group),
            Naming::Coordinates => self.coordinates(group),
        }
    }

    /// Reads a group for 10x10: numbers in digits or words.
    fn numbers(&mut self, group: &[Part]) -> Result<(), WrittenError> {
        if let Some(digits) = digit_by_digit(group) {
            return match (digits.len(), self.alone) {
                (0, _) => Ok(()),
                (1, _) | (2, false) => self.square(&digits),
                (2, true) => self.pieces(&digits, 1),
                (n, _) if n % 2 == 0 => self.pieces(&digits, 2),
                _ => Err(self.unclear(digits)),
            };
        }
        let mut parts = group.iter().peekable();
        while let Some(part) = parts.next() {
            match (part, parts.peek()) {
                (Part::Head(head), Some(Part::Number(unit))) if head.takes(*unit) => {
                    self.square(&head.value.saturating_add(*unit).to_string())?;
                    parts.next();
                }
                (Part::Number(0), Some(Part::Number(unit @ 1..=9))) => {
                    self.square(&unit.to_string())?;
                    parts.next();
                }
                (Part::Number(n), _) => self.square(&n.to_string())?,
                (Part::Head(head), _) => self.square(&head.value.to_string())?,
                (Part::Digits(digits), _) => self.digits(digits, group.len() == 1 && self.alone)?,
                (Part::File(_) | Part::Between(_) | Part::Via, _) => {}
            }
        }
        Ok(())
    }

    /// Reads typed digits: one square, or the whole move if `whole` is true, which means that nothing else was typed.
    fn digits(&mut self, digits: &str, whole: bool) -> Result<(), WrittenError> {
        match digits.len() {
            1 | 2 => self.square(digits),
            3 if whole => {
                let divide = |at| {
                    let (from, to) = digits.split_at(at);
                    Some((
                        self.variant.square(from).ok()?,
                        self.variant.square(to).ok()?,
                    ))
                };
                let (from, to) = match (divide(1), divide(2)) {
                    (Some(pair), None) | (None, Some(pair)) => pair,
                    _ => return Err(self.unclear(digits.to_owned())),
                };
                self.squares.extend([from, to]);
                Ok(())
            }
            n if n % 2 == 0 && whole => self.pieces(digits, 2),
            3 if !whole => self.square(digits),
            _ => Err(self.unclear(digits.to_owned())),
        }
    }

    /// Reads a group for 8x8: a file and a rank, or both as digits.
    fn coordinates(&mut self, group: &[Part]) -> Result<(), WrittenError> {
        let mut parts = group.iter();
        while let Some(part) = parts.next() {
            let file = match part {
                Part::File(file) => *file,
                Part::Digits(digits) if digits.len() % 2 == 0 => {
                    self.files_by_number(digits)?;
                    continue;
                }
                Part::Digits(digits) => return Err(self.unclear(digits.clone())),
                Part::Number(n) => return Err(self.unclear(n.to_string())),
                Part::Head(head) => return Err(self.unclear(head.value.to_string())),
                Part::Between(_) | Part::Via => continue,
            };
            let rank = match parts.next() {
                Some(Part::Digits(digits)) => digits.clone(),
                Some(Part::Number(n)) => n.to_string(),
                _ => String::new(),
            };
            let file = file_letter(file);
            self.square(&format!("{file}{rank}"))?;
        }
        Ok(())
    }

    /// Reads pairs of digits for file and rank: `3344` is c3 and d4.
    fn files_by_number(&mut self, digits: &str) -> Result<(), WrittenError> {
        for pair in digits.as_bytes().chunks(2) {
            if let [file @ b'1'..=b'8', rank] = pair {
                let file = file_letter(file.saturating_sub(b'1'));
                self.square(&format!("{file}{}", char::from(*rank)))?;
            } else {
                self.square(&String::from_utf8_lossy(pair))?;
            }
        }
        Ok(())
    }

    /// Reads squares of `length` digits each.
    fn pieces(&mut self, digits: &str, length: usize) -> Result<(), WrittenError> {
        // Only ASCII digits come here, so every chunk is text.
        for chunk in digits.as_bytes().chunks(length) {
            self.square(&String::from_utf8_lossy(chunk))?;
        }
        Ok(())
    }

    fn square(&mut self, text: &str) -> Result<(), WrittenError> {
        match self.variant.square(text) {
            Ok(square) => {
                self.squares.push(square);
                Ok(())
            }
            Err(refused) => {
                let understood = self.understood();
                Err(WrittenError::NoSquare {
                    refused,
                    understood,
                })
            }
        }
    }

    fn unclear(&self, text: String) -> WrittenError {
        WrittenError::Unclear {
            text,
            understood: self.understood(),
        }
    }

    fn understood(&self) -> Understood {
        Understood(
            self.squares
                .iter()
                .map(|square| self.variant.name(*square))
                .collect(),
        )
    }
}

/// The digits of a group in which every part is one digit, typed or said; `None` otherwise.
fn digit_by_digit(group: &[Part]) -> Option<String> {
    group
        .iter()
        .map(|part| match part {
            Part::Digits(digits) if digits.len() == 1 => digits.chars().next(),
            Part::Number(n) => char::from_digit(u32::from(*n), 10),
            _ => None,
        })
        .collect()
}
