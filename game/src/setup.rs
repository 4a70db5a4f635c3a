// SPDX-License-Identifier: GPL-3.0-or-later
//! A position: the pieces on a board and the side to move, legal or not.
//!
//! A [`Setup`] may be illegal: after an accepted irregularity (Kodeks I 5.7) the game goes on from
//! a position that the rules could not have produced. [`Setup::faults`] lists the faults that a
//! position from outside must not have.

use crate::piece::{Kind, Piece};
use crate::side::Side;
use crate::square::{Square, SquareSet};
use crate::variant::Variant;

/// The pieces on a board and the side to move. Two values are equal if they are the "same position,
/// same player to move" of the repetition rule (Kodeks I 6.1).
///
/// ```
/// use zgoda_game::{Piece, Setup, Side, Variant};
///
/// let square = |name| Variant::International.square(name).unwrap();
/// let mut setup = Setup::start(Variant::International);
/// assert_eq!(setup.at(square("32")), Some(Piece::man(Side::White)));
/// assert_eq!(setup.pieces(Side::Black).len(), 20);
///
/// setup.put(square("32"), None);
/// assert!(setup.vacant().has(square("32")));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    variant: Variant,
    turn: Side,
    white: SquareSet,
    black: SquareSet,
    kings: SquareSet,
}

/// A fault that a position from outside must not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// A man stands on the row where it would have been crowned (I 3.5).
    ManOnFarRow(Side, Square),
    /// The side has more pieces than at the start (I 2.7–2.8).
    TooMany(Side),
    /// Neither side has a piece.
    Empty,
}

impl Setup {
    /// The start of the game (Kodeks I 2.7–2.8), White to move (I 3.3).
    #[must_use]
    pub fn start(variant: Variant) -> Setup {
        let layout = variant.layout();
        let men = variant.rules().men;
        let last = layout.count();
        let range = |from: u8, to: u8| (from..to).filter_map(|n| layout.nth(n)).collect();
        let (first, rest): (SquareSet, SquareSet) = (range(0, men), range(last - men, last));
        let (white, black) = if layout.first_row_is_far {
            (rest, first)
        } else {
            (first, rest)
        };
        Setup {
            variant,
            turn: Side::White,
            white,
            black,
            kings: SquareSet::EMPTY,
        }
    }

    /// An empty board with `turn` to move.
    #[must_use]
    pub const fn empty(variant: Variant, turn: Side) -> Setup {
        Setup {
            variant,
            turn,
            white: SquareSet::EMPTY,
            black: SquareSet::EMPTY,
            kings: SquareSet::EMPTY,
        }
    }

    /// The game that is played on this board.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The position with these pieces and with `turn` to move.
    #[must_use]
    pub const fn with_turn(self, turn: Side) -> Setup {
        Setup { turn, ..self }
    }

    /// The pieces of `side`.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> SquareSet {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The kings of both sides.
    #[must_use]
    pub const fn kings(&self) -> SquareSet {
        self.kings
    }

    /// The men of `side`.
    #[must_use]
    pub const fn men_of(&self, side: Side) -> SquareSet {
        self.pieces(side).minus(self.kings)
    }

    /// The kings of `side`.
    #[must_use]
    pub fn kings_of(&self, side: Side) -> SquareSet {
        self.pieces(side) & self.kings
    }

    /// The occupied squares of both sides.
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.white | self.black
    }

    /// All empty dark squares.
    #[must_use]
    pub fn vacant(&self) -> SquareSet {
        self.variant.squares().minus(self.occupied())
    }

    /// The piece on `square`.
    #[must_use]
    pub const fn at(&self, square: Square) -> Option<Piece> {
        let side = if self.white.has(square) {
            Side::White
        } else if self.black.has(square) {
            Side::Black
        } else {
            return None;
        };
        let kind = if self.kings.has(square) {
            Kind::King
        } else {
            Kind::Man
        };
        Some(Piece { side, kind })
    }

    /// Puts `piece` on `square` in place of the former content, or empties the square if `piece` is `None`.
    pub fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.white = self.white.without(square);
        self.black = self.black.without(square);
        self.kings = self.kings.without(square);
        if let Some(piece) = piece {
            match piece.side {
                Side::White => self.white = self.white.with(square),
                Side::Black => self.black = self.black.with(square),
            }
            if piece.kind == Kind::King {
                self.kings = self.kings.with(square);
            }
        }
    }

    /// Takes all pieces off the squares of `set`.
    pub fn clear(&mut self, set: SquareSet) {
        self.white = self.white.minus(set);
        self.black = self.black.minus(set);
        self.kings = self.kings.minus(set);
    }

    /// The faults that a position from outside must not have; empty if a game may begin from the position.
    #[must_use]
    pub fn faults(&self) -> Vec<SetupFault> {
        let layout = self.variant.layout();
        let mut faults = Vec::new();
        for side in Side::ALL {
            let far = layout.row_squares(layout.crowning_row(side));
            faults.extend(
                (self.men_of(side) & far)
                    .into_iter()
                    .map(|s| SetupFault::ManOnFarRow(side, s)),
            );
            if self.pieces(side).len() > usize::from(self.variant.rules().men) {
                faults.push(SetupFault::TooMany(side));
            }
        }
        if self.occupied().is_empty() {
            faults.push(SetupFault::Empty);
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Kodeks I 2.7–2.8: the squares of the men at the start.
    #[test]
    fn kodeks_i_2_7_start() {
        let start = Setup::start(Variant::International);
        let v = Variant::International;
        assert_eq!(
            start.at(v.square("20").unwrap()),
            Some(Piece::man(Side::Black))
        );
        assert_eq!(start.at(v.square("21").unwrap()), None);
        assert_eq!(
            start.at(v.square("31").unwrap()),
            Some(Piece::man(Side::White))
        );
        assert_eq!(
            (
                start.pieces(Side::White).len(),
                start.pieces(Side::Black).len()
            ),
            (20, 20)
        );
        let small = Setup::start(Variant::Polish64);
        let v = Variant::Polish64;
        assert_eq!(
            small.at(v.square("a1").unwrap()),
            Some(Piece::man(Side::White))
        );
        assert_eq!(
            small.at(v.square("b6").unwrap()),
            Some(Piece::man(Side::Black))
        );
        assert_eq!(small.vacant().len(), 8);
        assert!(start.faults().is_empty() && small.faults().is_empty());
    }

    #[test]
    fn putting_replaces_and_clearing_takes_off() {
        let mut setup = Setup::start(Variant::International);
        let square = setup.pieces(Side::White).first().unwrap();
        setup.put(square, Some(Piece::king(Side::Black)));
        assert_eq!(setup.at(square), Some(Piece::king(Side::Black)));
        assert!(!setup.pieces(Side::White).has(square));
        setup.clear(square.set());
        assert_eq!(setup.at(square), None);
        assert!(setup.kings().is_empty());
    }

    #[test]
    fn a_man_on_its_far_row_is_a_fault() {
        let mut setup = Setup::empty(Variant::International, Side::White);
        assert_eq!(setup.faults(), [SetupFault::Empty]);
        let five = Variant::International.square("5").unwrap();
        setup.put(five, Some(Piece::man(Side::White)));
        assert_eq!(setup.faults(), [SetupFault::ManOnFarRow(Side::White, five)]);
    }
}
