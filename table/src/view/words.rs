// SPDX-License-Identifier: GPL-3.0-or-later
//! The closed lists of words and the small data types of a view, with their JSON forms.

use serde::{Deserialize, Serialize};
use zgoda_game::shadow::Difference as Differing;
use zgoda_game::{Piece, Setup, Square, Variant};
use zgoda_speech::announcement::{BoardOf, BoardState};

/// The state of a sensor board in relation to the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardNow {
    /// The board shows the position of the record.
    Agrees,
    /// The board shows another position.
    Differs,
    /// A hand is at work on the board.
    UnderWay,
    /// The board does not answer.
    Away,
    /// The board is read. It is not told whether the board agrees.
    Read,
    /// The board is not read.
    NotRead,
    /// The sensors of the board are switched off.
    Off,
}

impl From<BoardState> for BoardNow {
    fn from(state: BoardState) -> BoardNow {
        match state {
            BoardState::Agrees(_) => BoardNow::Agrees,
            BoardState::Differs(_) => BoardNow::Differs,
            BoardState::UnderWay(_) => BoardNow::UnderWay,
            BoardState::Away(_) => BoardNow::Away,
            BoardState::Read(_) => BoardNow::Read,
            BoardState::NotRead(_) => BoardNow::NotRead,
            BoardState::Off(_) => BoardNow::Off,
        }
    }
}

/// A piece on its square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Man {
    /// The name of the square.
    pub square: String,
    /// The piece on the square.
    pub piece: Piece,
}

/// A piece that is to be put on a square.
pub type Put = Man;

/// The difference of a board from the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// The board that differs.
    pub board: BoardOf,
    /// Squares to be emptied first.
    pub remove: Vec<String>,
    /// Squares to be filled after that.
    pub put: Vec<Put>,
}

impl Difference {
    pub(crate) fn of(board: BoardOf, differing: &Differing, variant: Variant) -> Difference {
        let put = differing.put.iter();
        Difference {
            board,
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
            piece,
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
