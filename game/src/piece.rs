// SPDX-License-Identifier: GPL-3.0-or-later
//! The pieces of the game: men and kings.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::side::Side;

/// The kind of a piece, which decides its moves (Kodeks I 3.1: a piece is a man or a king).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// A man, which moves one square forward (I 3.4).
    Man,
    /// A king, which flies along its diagonal (I 3.8).
    King,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "&'static str", try_from = "String"))]
pub struct Piece {
    /// The side to which the piece belongs.
    pub side: Side,
    /// The kind of piece: man or king.
    pub kind: Kind,
}

impl Kind {
    /// Every kind, the strongest first, which is the order in which they are said.
    pub const ALL: [Kind; 2] = [Kind::King, Kind::Man];
}

impl Piece {
    /// The code of the piece, such as `wm` or `bk`. People type the code, and answers for other programs contain it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match (self.side, self.kind) {
            (Side::White, Kind::Man) => "wm",
            (Side::White, Kind::King) => "wk",
            (Side::Black, Kind::Man) => "bm",
            (Side::Black, Kind::King) => "bk",
        }
    }

    /// The piece of this code.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Piece> {
        Piece::all().find(|piece| piece.code() == code)
    }

    /// The name under which the words for the piece are looked up: `white-man`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match (self.side, self.kind) {
            (Side::White, Kind::Man) => "white-man",
            (Side::White, Kind::King) => "white-king",
            (Side::Black, Kind::Man) => "black-man",
            (Side::Black, Kind::King) => "black-king",
        }
    }

    /// Every piece of either side.
    pub fn all() -> impl Iterator<Item = Piece> {
        let sides = Side::ALL.into_iter();
        sides.flat_map(|side| Kind::ALL.map(|kind| Piece { side, kind }))
    }

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

impl From<Piece> for &'static str {
    fn from(piece: Piece) -> &'static str {
        piece.code()
    }
}

impl TryFrom<String> for Piece {
    type Error = String;

    fn try_from(code: String) -> Result<Piece, String> {
        Piece::of_code(&code).ok_or_else(|| format!("{code} is no piece"))
    }
}
