//! A half-move as it was done: from, to, and what was taken off.

use crate::piece::Kind;
use crate::setup::Setup;
use crate::square::{Square, SquareSet};

/// A half-move, legal or not. Its identity is from + to + captured set: two routes over the same
/// pieces are one move. Legality is asked of a [`Setup`], it is no part of the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where the piece stood.
    pub from: Square,
    /// Where it came to stand. A capture may end where it began.
    pub to: Square,
    /// What was taken off the board; for an irregular half-move whatever the hand took.
    pub captured: SquareSet,
}

impl Move {
    /// No move at all: what stands in a place that is not yet written. Its bits are not all zero, because for a list of
    /// zeros the compiler asks the system for cleared memory, which takes longer.
    pub(crate) const NONE: Move = Move {
        from: Square::of_lowest(2),
        to: Square::of_lowest(2),
        captured: SquareSet::EMPTY,
    };

    /// Were pieces taken off?
    #[must_use]
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// True if it leaves, reaches and takes none of these squares.
    #[must_use]
    pub fn is_clear_of(&self, squares: SquareSet) -> bool {
        (self.captured.with(self.from).with(self.to) & squares).is_empty()
    }

    /// Does the piece become a king by this half-move? It does when a man comes to rest on its far
    /// row (Kodeks I 3.5), not when it only passes there (I 4.15).
    #[must_use]
    pub fn crowns(&self, before: &Setup) -> bool {
        let layout = before.variant().layout();
        before.at(self.from).is_some_and(|piece| {
            piece.kind == Kind::Man && layout.row(self.to) == layout.crowning_row(piece.side)
        })
    }

    /// The position after it, the other side to move. Also right for what the rules forbid: the
    /// piece goes where the hand put it and what the hand took is gone.
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
