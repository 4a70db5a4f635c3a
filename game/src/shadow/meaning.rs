//! The meanings a reading can have.

use crate::moves::Move;
use crate::piece::Piece;
use crate::reading::Reading;
use crate::setup::Setup;
use crate::square::{Square, SquareSet};

/// A half-move a reading shows complete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The half-move that is shown.
    pub mv: Move,
    /// The standing of the half-move under the rules.
    pub regularity: Regularity,
    /// The time for which it must stand before it counts as seen.
    pub pace: Pace,
}

/// The standing of a half-move under the rules: legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Regularity {
    /// One of the legal moves.
    Legal,
    /// A half-move as a hand does one, but not a legal one.
    Irregular,
}

/// The patience with a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// The half-move is complete as it stands.
    Plain,
    /// The same piece could go on, or the reading is also the middle of another capture.
    CouldGoOn,
    /// A capture that seems unfinished; a blind player takes men off one by one.
    Unfinished,
}

/// The squares in which a board differs from a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Squares to be emptied.
    pub remove: SquareSet,
    /// Squares to be filled once those are empty, in square order.
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
    /// A half-move, or the carrying out of one, is under way.
    UnderWay,
    /// A new half-move was played.
    Played(Candidate),
    /// Several new half-moves, made quicker than the board could show them one by one. Nothing else
    /// explains the reading.
    PlayedRow(Vec<Candidate>),
    /// One or several new half-moves on a board that has not proved itself: somebody must say whether they
    /// were made.
    Ahead(Vec<Candidate>),
    /// The row that was asked about, and the half-move that can only follow it, with the pace of the
    /// latter.
    Followed(Pace),
    /// This half-move instead of the last one, which is still open.
    Corrected(Candidate),
    /// The last half-move, with the rest of its capture done.
    Completed(Candidate),
    /// The last half-move, still open, was taken back.
    TakenBack,
    /// Several half-moves lead to just this; somebody must say which.
    Several(Vec<Move>),
    /// The opponent's half-move waits to be carried out here.
    AwaitsTransfer,
    /// The opponent's half-move was carried out here, beside squares that differed before.
    CarriedOut,
    /// No deed of a hand as a half-move explains the reading.
    Differs(Difference),
}
