//! The closed words and small shapes of a view, as they stand in JSON.

use serde::{Deserialize, Serialize};
use zgoda_game::shadow::Difference as Differing;
use zgoda_game::{BySide, Piece, Setup, Side, Square, Variant};
use zgoda_speech::announcement::{BoardOf, BoardState};

use crate::mode::Mode;
use crate::record::event::BoardWord;

/// Something of each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sides<T> {
    /// White's.
    pub white: T,
    /// Black's.
    pub black: T,
}

impl<T> Sides<T> {
    /// This side's.
    pub const fn get(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> From<BySide<T>> for Sides<T> {
    fn from(BySide { white, black }: BySide<T>) -> Sides<T> {
        Sides { white, black }
    }
}

/// Which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameWord {
    /// On 100 squares.
    International,
    /// On 64 squares.
    Polish64,
}

impl From<Variant> for GameWord {
    fn from(variant: Variant) -> GameWord {
        match variant {
            Variant::International => GameWord::International,
            Variant::Polish64 => GameWord::Polish64,
        }
    }
}

/// What may be told to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ModeWord {
    /// Nothing that the rules forbid.
    Official,
    /// Everything.
    Training,
}

impl From<Mode> for ModeWord {
    fn from(mode: Mode) -> ModeWord {
        match mode {
            Mode::Official => ModeWord::Official,
            Mode::Training => ModeWord::Training,
        }
    }
}

/// A piece by its code: `wm`, `wk`, `bm`, `bk`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct PieceWord(pub Piece);

impl From<PieceWord> for String {
    fn from(PieceWord(piece): PieceWord) -> String {
        piece.code().to_owned()
    }
}

impl TryFrom<String> for PieceWord {
    type Error = String;

    fn try_from(code: String) -> Result<PieceWord, String> {
        let piece = Piece::of_code(&code).map(PieceWord);
        piece.ok_or_else(|| format!("{code} is no piece"))
    }
}

impl From<Piece> for PieceWord {
    fn from(piece: Piece) -> PieceWord {
        PieceWord(piece)
    }
}

/// How a sensor board stands to the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardStateWord {
    /// It shows the same.
    Agrees,
    /// It does not.
    Differs,
    /// A hand is at work.
    UnderWay,
    /// It does not answer.
    Away,
}

impl From<BoardState> for BoardStateWord {
    fn from(state: BoardState) -> BoardStateWord {
        match state {
            BoardState::Agrees(_) => BoardStateWord::Agrees,
            BoardState::Differs(_) => BoardStateWord::Differs,
            BoardState::UnderWay(_) => BoardStateWord::UnderWay,
            BoardState::Away(_) => BoardStateWord::Away,
        }
    }
}

/// A piece on its square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Man {
    /// Where.
    pub square: String,
    /// Which.
    pub piece: PieceWord,
}

/// A piece to be set.
pub type Put = Man;

/// How a board differs from the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// Which board.
    pub board: BoardWord,
    /// Squares to be emptied first.
    pub remove: Vec<String>,
    /// Squares to be filled then.
    pub put: Vec<Put>,
}

impl Difference {
    pub(crate) fn of(board: BoardOf, differing: &Differing, variant: Variant) -> Difference {
        let put = differing.put.iter();
        Difference {
            board: board.into(),
            remove: differing
                .remove
                .into_iter()
                .map(|square| name(square, variant))
                .collect(),
            put: put
                .map(|(square, piece)| Man::on(*square, *piece, variant))
                .collect(),
        }
    }
}

impl Man {
    fn on(square: Square, piece: Piece, variant: Variant) -> Man {
        Man {
            square: name(square, variant),
            piece: piece.into(),
        }
    }

    /// Every piece of this position, in square order.
    pub(crate) fn all(setup: &Setup) -> Vec<Man> {
        let variant = setup.variant();
        let pieces = variant
            .squares()
            .into_iter()
            .filter_map(|at| Some((at, setup.at(at)?)));
        pieces
            .map(|(at, piece)| Man::on(at, piece, variant))
            .collect()
    }
}

pub(crate) fn name(square: Square, variant: Variant) -> String {
    variant.name(square).to_string()
}
