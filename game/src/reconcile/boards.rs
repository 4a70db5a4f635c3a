//! What stands on a board against what should stand there, and how to mend it: removals first, in the
//! least number of steps.

use crate::piece::Piece;
use crate::setup::Setup;
use crate::square::{Square, SquareSet};

/// What has to be done to a board: first everything to be removed, then everything to be placed.
///
/// A wrong square costs a hand at least one step, a square with a wrong piece two, and nothing here
/// costs more; so no shorter list exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mend {
    /// Squares to be emptied.
    pub remove: SquareSet,
    /// Squares to be filled afterwards, in square order.
    pub place: Vec<(Square, Piece)>,
}

impl Mend {
    /// Is nothing to be done?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.remove.is_empty() && self.place.is_empty()
    }

    /// How many steps.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.remove.len() + self.place.len()
    }

    /// The board after all of it.
    #[must_use]
    pub fn carry_out(&self, board: &Setup) -> Setup {
        let mut mended = *board;
        mended.clear(self.remove);
        for (square, piece) in &self.place {
            mended.put(*square, Some(*piece));
        }
        mended
    }
}

/// One board against the proposed position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardState {
    /// What stands on it.
    pub stands: Setup,
    /// How it is brought to the proposed position; empty if it agrees.
    pub mend: Mend,
}

impl BoardState {
    /// A board against a position.
    #[must_use]
    pub fn new(board: &Setup, position: &Setup) -> BoardState {
        let squares = differing(board, position);
        let place = squares
            .into_iter()
            .filter_map(|square| Some((square, position.at(square)?)));
        let mend = Mend {
            remove: squares & board.occupied(),
            place: place.collect(),
        };
        BoardState {
            stands: *board,
            mend,
        }
    }
}

/// Do the same pieces stand on both, whoever is to move?
pub(super) fn same_pieces(one: &Setup, other: &Setup) -> bool {
    one.variant() == other.variant() && differing(one, other).is_empty()
}

/// On how many squares do they differ?
pub(super) fn distance(one: &Setup, other: &Setup) -> usize {
    differing(one, other).len()
}

/// The squares on which they differ.
pub(super) fn differing(one: &Setup, other: &Setup) -> SquareSet {
    use crate::side::Side::{Black, White};
    let either = |a: SquareSet, b: SquareSet| a.minus(b) | b.minus(a);
    either(one.pieces(White), other.pieces(White))
        | either(one.pieces(Black), other.pieces(Black))
        | either(one.kings(), other.kings())
}
