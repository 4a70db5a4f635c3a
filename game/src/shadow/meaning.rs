// SPDX-License-Identifier: GPL-3.0-or-later
//! The meanings that a reading can have.

use crate::moves::Move;
use crate::piece::Piece;
use crate::reading::Reading;
use crate::setup::Setup;
use crate::square::{Square, SquareSet};

/// A half-move that a reading shows as complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The half-move that is shown.
    pub mv: Move,
    /// The legality of the half-move.
    pub regularity: Regularity,
    /// The kind of half-move, which decides how long the reading must stand before the half-move counts.
    pub pace: Pace,
}

/// The legality of a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Regularity {
    /// One of the legal moves.
    Legal,
    /// A change that one hand can make as a half-move, but that is against the rules.
    Irregular,
}

/// The kind of half-move that decides how long a reading must stand before it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// The half-move is complete as the board shows it.
    Plain,
    /// The same piece could move on, or the reading is also the middle of another capture.
    CouldGoOn,
    /// A capture that seems unfinished; a blind player takes men off one by one.
    Unfinished,
}

/// The changes that turn the position of a board into another position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Squares to be emptied.
    pub remove: SquareSet,
    /// The pieces to be put on their squares after `remove` was done, in the order of the squares.
    pub put: Vec<(Square, Piece)>,
}

impl Difference {
    /// The difference between `reading` and `setup`.
    #[must_use]
    pub fn between(reading: &Reading, setup: &Setup) -> Difference {
        let squares = reading.differs_from(setup);
        let put = squares
            .into_iter()
            .filter_map(|s| setup.at(s).map(|piece| (s, piece)));
        Difference {
            remove: squares & reading.occupied(),
            put: put.collect(),
        }
    }

    /// The number of squares that differ.
    #[must_use]
    pub fn squares(&self) -> usize {
        let put: SquareSet = self.put.iter().map(|(square, _)| *square).collect();
        (self.remove | put).len()
    }
}

/// The meaning of a reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// The board shows the position of the record.
    Agrees,
    /// A half-move is under way, or is being carried out here.
    UnderWay,
    /// A new half-move was played.
    Played(Candidate),
    /// Several new half-moves, made faster than the board could show them one by one. Nothing else
    /// explains the reading.
    PlayedRow(Vec<Candidate>),
    /// One or several new half-moves on a board that has not proved that it follows the record. Somebody must confirm
    /// these half-moves.
    Ahead(Vec<Candidate>),
    /// The row that was asked about, followed by the next half-move; no other row explains the
    /// reading. The value is the pace of that next half-move.
    Followed(Pace),
    /// This half-move takes the place of the last half-move, which is still open.
    Corrected(Candidate),
    /// The last half-move, in which now more of the capture has been done.
    Completed(Candidate),
    /// The last half-move, still open, was taken back.
    TakenBack,
    /// Several half-moves lead to this same reading; somebody must say which half-move was played.
    Several(Vec<Move>),
    /// The opponent's half-move waits to be carried out here.
    AwaitsTransfer,
    /// The opponent's half-move was carried out here, while other squares still differ as they did before.
    CarriedOut,
    /// No half-move explains the reading.
    Differs(Difference),
}
