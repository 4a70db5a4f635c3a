// SPDX-License-Identifier: GPL-3.0-or-later
//! A half-move as it was made: from, to, and the men that were taken off.

use crate::piece::Kind;
use crate::setup::Setup;
use crate::square::{Square, SquareSet};

/// A half-move, legal or not. Its identity is from + to + captured set: two routes over the same pieces are one move. Legality is
/// decided on a [`Setup`] and is not part of the move.
///
/// ```
/// use zgoda_game::notation::{parse_fen, write_move};
/// use zgoda_game::{Move, Variant};
///
/// let square = |name| Variant::International.square(name).unwrap();
/// let before = parse_fen("W:W28:B23,13", Variant::International).unwrap();
/// let taken = Move { from: square("28"), to: square("19"), captured: square("23").set() };
/// let after = taken.apply(&before);
/// assert!(after.vacant().has(square("23")));
/// assert_eq!(write_move(&before, &taken), "28x19");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// The square the piece stood on.
    pub from: Square,
    /// The square on which the piece came to stand. A capture may end where it began.
    pub to: Square,
    /// The pieces taken off the board; for an irregular half-move all the men that the hand took.
    pub captured: SquareSet,
}

impl Move {
    /// No move at all: the content of a place that is not yet written. Its bits are not all zero, because for a list of
    /// zeros the compiler asks the system for cleared memory, which takes longer.
    pub(crate) const NONE: Move = Move {
        from: Square::of_lowest(2),
        to: Square::of_lowest(2),
        captured: SquareSet::EMPTY,
    };

    /// True if pieces were taken off.
    #[must_use]
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// True if the half-move leaves, reaches and takes none of these squares.
    #[must_use]
    pub fn is_clear_of(&self, squares: SquareSet) -> bool {
        (self.captured.with(self.from).with(self.to) & squares).is_empty()
    }

    /// True if the piece becomes a king by this half-move. A man becomes a king when it comes to rest on
    /// its far row (Kodeks I 3.5), not when it only passes there (I 4.15).
    #[must_use]
    pub fn crowns(&self, before: &Setup) -> bool {
        let layout = before.variant().layout();
        before.at(self.from).is_some_and(|piece| {
            piece.kind == Kind::Man && layout.row(self.to) == layout.crowning_row(piece.side)
        })
    }

    /// The position after the half-move, with the other side to move. The position is also right for an irregular half-move: the
    /// piece is on its square, and the men that the hand took are gone.
    #[must_use]
    pub fn apply(&self, before: &Setup) -> Setup {
        let mut after = before.with_turn(before.turn().other());
        let mut piece = before.at(self.from);
        if self.crowns(before)
            && let Some(piece) = &mut piece
        {
            piece.kind = Kind::King;
        }
        after.put(self.from, None);
        after.clear(self.captured);
        after.put(self.to, piece);
        after
    }
}
