// SPDX-License-Identifier: GPL-3.0-or-later
//! Short notation, which is complete only together with a position. On 64 squares it has the file of the first square and the whole
//! last square, `ab4`, `b:d4`. On sheets of 100 squares it has the first square and the last digit of the last square, `328`.

use super::pdn::signs::plain;
use super::resolve::{captures_of, resolve_among};
use super::written::Separator;
use super::{Resolution, WrittenMove};
use crate::generate::legal_moves;
use crate::moves::Move;
use crate::piece::{Kind, Piece};
use crate::setup::Setup;
use crate::square::{Naming, Square};
use crate::variant::Variant;

/// The most squares after the file.
const MOST: usize = 8;

/// A half-move in short notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortMove(Form);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Form {
    /// A file, from a = 0, and the squares after it.
    File {
        file: u8,
        separator: Separator,
        squares: Vec<Square>,
    },
    /// The digits that are written on a sheet.
    Digits { variant: Variant, digits: String },
}

/// The reason why short notation means no half-move on a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ShortError {
    /// Several pieces can make a half-move that is written like this.
    #[error("it may be {}; write both squares", told(.0))]
    Several(Vec<WrittenMove>),
    /// No piece can make a half-move that is written like this.
    #[error("no piece of the side to move goes so here; write both squares")]
    NoSuch,
}

fn told(several: &[WrittenMove]) -> String {
    let each: Vec<String> = several.iter().map(ToString::to_string).collect();
    each.join(" or ")
}

impl ShortMove {
    /// Reads `ab4`, `a-b4`, `b:d4`, `dxb6`, `b:d4:f6`, for boards with letters in their squares.
    #[must_use]
    pub fn read(text: &str, variant: Variant) -> Option<ShortMove> {
        if variant.layout().naming != Naming::Coordinates {
            return None;
        }
        let text = text.trim().trim_end_matches(['!', '?', '+', '=']);
        let mut letters = text.chars().map(plain).peekable();
        let file = letters.next().filter(|c| ('a'..='h').contains(c))?;
        let mut separator = Separator::Unstated;
        let mut squares = Vec::new();
        while letters.peek().is_some() {
            let sign = match letters.peek()? {
                '-' => Some(Separator::Move),
                'x' | ':' => Some(Separator::Capture),
                _ => None,
            };
            if let Some(sign) = sign {
                separator = separator.max(sign);
                letters.next();
            } else if !squares.is_empty() {
                return None;
            }
            let name: String = [letters.next()?, letters.next()?].into_iter().collect();
            squares.push(variant.square(&name).ok()?);
            if squares.len() > MOST {
                return None;
            }
        }
        let file = u8::try_from(u32::from(file).checked_sub(u32::from('a'))?).ok()?;
        (!squares.is_empty()).then_some(ShortMove(Form::File {
            file,
            separator,
            squares,
        }))
    }

    /// Reads `328`, `2819`, `61`, for boards with numbers as squares. The caller must know that the whole sheet is written in this
    /// form.
    #[must_use]
    pub fn read_of_sheet(text: &str, variant: Variant) -> Option<ShortMove> {
        let text = text.trim();
        let fits = (2..=4).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit());
        (fits && variant.layout().naming == Naming::Numbers).then(|| {
            ShortMove(Form::Digits {
                variant,
                digits: text.to_owned(),
            })
        })
    }

    /// The half-move with both squares, if exactly one is possible on this position: a legal half-move, or if none is legal, one
    /// that a hand could make.
    pub fn written(&self, setup: &Setup, legal: &[Move]) -> Result<WrittenMove, ShortError> {
        let all = self.fitting(setup, legal);
        match all.as_slice() {
            [only] => Ok(*only),
            [] => one_of(self.by_hand(setup)),
            _ => Err(ShortError::Several(all)),
        }
    }

    /// The half-move with both squares, if a hand can make exactly one on this position, legal or not. It serves callers that must
    /// not learn which half-moves are legal.
    pub fn written_by_hand(&self, setup: &Setup) -> Result<WrittenMove, ShortError> {
        one_of(self.by_hand(setup))
    }

    /// This half-move in full, if the notation can mean it on this position.
    #[must_use]
    pub fn of_half_move(&self, before: &Setup, mv: &Move) -> Option<WrittenMove> {
        let mut all = self.by_hand(before).into_iter();
        all.find(|written| (written.from(), written.to()) == (mv.from, mv.to))
    }

    /// The squares on which the half-move may begin, each with the possible later squares.
    fn starts(&self, setup: &Setup) -> Vec<(Square, Vec<Square>)> {
        let own = setup.pieces(setup.turn());
        match &self.0 {
            Form::File { file, squares, .. } => {
                let layout = setup.variant().layout();
                let on_file = own.into_iter().filter(|s| layout.column(*s) == *file);
                on_file.map(|from| (from, squares.clone())).collect()
            }
            Form::Digits { variant, digits } => {
                let mut all = Vec::new();
                for cut in 1..=2_usize {
                    let Some((from, to)) = digits.split_at_checked(cut) else {
                        continue;
                    };
                    let Some(from) = variant.square(from).ok().filter(|from| own.has(*from)) else {
                        continue;
                    };
                    let ends: Vec<Square> = match to.len() {
                        // Only the last digit is written.
                        1 => {
                            let same =
                                |square: &Square| variant.name(*square).to_string().ends_with(to);
                            variant.squares().into_iter().filter(same).collect()
                        }
                        _ => variant.square(to).ok().into_iter().collect(),
                    };
                    all.extend(ends.into_iter().map(|to| (from, vec![to])));
                }
                all
            }
        }
    }

    fn separator(&self) -> Separator {
        match &self.0 {
            Form::File { separator, .. } => *separator,
            Form::Digits { .. } => Separator::Unstated,
        }
    }

    fn whole(&self, from: Square, squares: &[Square], setup: &Setup) -> Option<WrittenMove> {
        let all: Vec<Square> = std::iter::once(from)
            .chain(squares.iter().copied())
            .collect();
        WrittenMove::of(&all, self.separator(), setup.variant())
    }

    /// The legal half-moves that fit the notation, each once.
    fn fitting(&self, setup: &Setup, legal: &[Move]) -> Vec<WrittenMove> {
        let mut all = Vec::new();
        for (from, squares) in self.starts(setup) {
            let Some(whole) = self.whole(from, &squares, setup) else {
                continue;
            };
            let fits = match resolve_among(&whole, setup, legal) {
                Resolution::Legal(_) => true,
                Resolution::Ambiguous { candidates, .. } => {
                    candidates.iter().all(|mv| legal.contains(mv))
                }
                _ => false,
            };
            if fits {
                all.push(whole);
            }
        }
        all
    }

    /// The half-moves that fit the notation and that a hand can make: a step, a king's way, a finished or broken-off capture. If
    /// there is none, but only one piece can begin in this way, it is the half-move of that piece.
    fn by_hand(&self, setup: &Setup) -> Vec<WrittenMove> {
        let starts = self.starts(setup);
        let can = |from: Square, to: Square| {
            let captured = captures_of(setup, from).iter().any(|mv| mv.to == to);
            captured || steps(setup, from, to)
        };
        let fitting = starts
            .iter()
            .filter(|(from, squares)| squares.last().is_some_and(|to| can(*from, *to)));
        let found: Vec<WrittenMove> = fitting
            .filter_map(|(from, squares)| self.whole(*from, squares, setup))
            .collect();
        if found.is_empty()
            && let [(from, squares)] = starts.as_slice()
        {
            return self.whole(*from, squares, setup).into_iter().collect();
        }
        found
    }
}

fn one_of(all: Vec<WrittenMove>) -> Result<WrittenMove, ShortError> {
    match all.as_slice() {
        [] => Err(ShortError::NoSuch),
        [only] => Ok(*only),
        _ => Err(ShortError::Several(all)),
    }
}

/// True if the piece on `from` can be set on `to` by an ordinary half-move: a man one row forward, a king along a free line.
fn steps(setup: &Setup, from: Square, to: Square) -> bool {
    let Some(piece) = setup.at(from).filter(|_| setup.at(to).is_none()) else {
        return false;
    };
    let mut alone = Setup::empty(setup.variant(), piece.side);
    for square in setup.occupied().without(from) {
        // Only the way of the piece is tested, so no other piece is on the board.
        alone.put(
            square,
            Some(Piece {
                side: piece.side,
                kind: Kind::Man,
            }),
        );
    }
    alone.put(from, Some(piece));
    legal_moves(&alone)
        .iter()
        .any(|mv| mv.from == from && mv.to == to)
}
