//! Men and kings.

use crate::side::Side;

/// What a piece may do (Kodeks I 3.1: a piece is a man or a king).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// Moves one square forward (I 3.4).
    Man,
    /// Flies along its diagonal (I 3.8).
    King,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// Man or king.
    pub kind: Kind,
}

impl Piece {
    /// A man of this side.
    #[must_use]
    pub const fn man(side: Side) -> Piece {
        Piece {
            side,
            kind: Kind::Man,
        }
    }

    /// A king of this side.
    #[must_use]
    pub const fn king(side: Side) -> Piece {
        Piece {
            side,
            kind: Kind::King,
        }
    }
}
