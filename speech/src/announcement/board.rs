// SPDX-License-Identifier: GPL-3.0-or-later
//! The parts of an answer about the board: the content of a square, of a diagonal, of a part of the board.
//!
//! Left and right, near and far are meant from the seat of the player who asked.

use zgoda_game::{Piece, Square};

use super::SpokenMove;

/// The source of an answer about the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToldFrom {
    /// Sensed on the asker's own board.
    Sensed,
    /// Read from the record, because the asker's board has no sensors or is away.
    FromRecord,
}

/// A line of the answer to "what stands there".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occupant {
    /// The square of this line.
    pub square: Square,
    /// The content of the square.
    pub holds: Holds,
}

/// The content of a square, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// The square is empty.
    Nothing,
    /// A piece of known kind and colour.
    Piece(Piece),
    /// Something that the board cannot identify, or that the program did not understand.
    Something,
}

impl From<Option<Piece>> for Holds {
    fn from(piece: Option<Piece>) -> Holds {
        piece.map_or(Holds::Nothing, Holds::Piece)
    }
}

/// The squares of the pieces of one sort.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceSquares {
    /// The sort of the pieces; never [`Holds::Nothing`].
    pub what: Holds,
    /// The squares, in the order in which they are said.
    pub squares: Vec<Square>,
}

/// One of the four ways along the diagonals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Towards {
    /// Away from the player and to the left.
    UpLeft,
    /// Away from the player and to the right.
    UpRight,
    /// Towards the player and to the left.
    DownLeft,
    /// Towards the player and to the right.
    DownRight,
}

impl Towards {
    /// Every value of the type.
    pub const ALL: [Towards; 4] = [
        Towards::UpLeft,
        Towards::UpRight,
        Towards::DownLeft,
        Towards::DownRight,
    ];

    /// The name of the variant in the Fluent files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Towards::UpLeft => "up-left",
            Towards::UpRight => "up-right",
            Towards::DownLeft => "down-left",
            Towards::DownRight => "down-right",
        }
    }
}

/// The occupied squares that a piece meets on its way, up to the edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ray {
    /// The direction of the way.
    pub towards: Towards,
    /// The occupied squares, the nearest first; none where the way is free.
    pub meets: Vec<Occupant>,
}

/// A part of the board, called by the digit that lies there on a numeric keypad: 1 near and left, 5 the middle,
/// 9 far and right; 0 is the longest diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Region {
    /// Digit 0 of the keypad: the longest diagonal.
    MainLine,
    /// Digit 1 of the keypad.
    NearLeft,
    /// Digit 2 of the keypad.
    NearMiddle,
    /// Digit 3 of the keypad.
    NearRight,
    /// Digit 4 of the keypad.
    MiddleLeft,
    /// Digit 5 of the keypad.
    Centre,
    /// Digit 6 of the keypad.
    MiddleRight,
    /// Digit 7 of the keypad.
    FarLeft,
    /// Digit 8 of the keypad.
    FarMiddle,
    /// Digit 9 of the keypad.
    FarRight,
}

impl Region {
    /// All parts; each stands at the index of its digit.
    pub const ALL: [Region; 10] = [
        Region::MainLine,
        Region::NearLeft,
        Region::NearMiddle,
        Region::NearRight,
        Region::MiddleLeft,
        Region::Centre,
        Region::MiddleRight,
        Region::FarLeft,
        Region::FarMiddle,
        Region::FarRight,
    ];

    /// The name of the variant in the Fluent files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Region::MainLine => "main-line",
            Region::NearLeft => "near-left",
            Region::NearMiddle => "near-middle",
            Region::NearRight => "near-right",
            Region::MiddleLeft => "middle-left",
            Region::Centre => "centre",
            Region::MiddleRight => "middle-right",
            Region::FarLeft => "far-left",
            Region::FarMiddle => "far-middle",
            Region::FarRight => "far-right",
        }
    }
}

/// A line of a record: the half-moves of White and of Black that share one move number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// The number of the move.
    pub number: usize,
    /// White's half-move, if it was made.
    pub white: Option<SpokenMove>,
    /// Black's half-move, if it was made.
    pub black: Option<SpokenMove>,
}

/// The content of a part of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InRegion {
    /// The part that is described.
    pub region: Region,
    /// The pieces; none where the part is empty.
    pub pieces: Vec<PieceSquares>,
}

/// The changes that the last half-move made on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Squares that the mover's pieces left.
    pub left: Vec<Square>,
    /// Squares on which a piece stands that did not stand there before.
    pub reached: Vec<Square>,
    /// Squares from which the other side's pieces are gone.
    pub taken: Vec<Square>,
}

/// The freedom of a piece: how far it can go; said in training only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Freedom {
    /// The piece can move to these squares.
    Moves,
    /// The piece can go to these squares by capturing.
    Takes,
    /// The piece cannot move.
    Stuck,
    /// The piece cannot move, because another piece must take.
    AnotherTakes,
}

impl Freedom {
    /// Every value of the type.
    pub const ALL: [Freedom; 4] = [
        Freedom::Moves,
        Freedom::Takes,
        Freedom::Stuck,
        Freedom::AnotherTakes,
    ];

    /// The name of the variant in the Fluent files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Freedom::Moves => "moves",
            Freedom::Takes => "takes",
            Freedom::Stuck => "stuck",
            Freedom::AnotherTakes => "another-takes",
        }
    }
}

/// The task still to be done on the asker's own board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnBoard {
    /// The board has no sensors, so its state is unknown.
    None,
    /// No task is left, as far as the board can tell.
    Done,
    /// This half-move of the record is to be carried out on the board.
    ToMake(SpokenMove),
    /// A half-move is under way on the board.
    UnderWay,
    /// The board differs from the record.
    Differs,
    /// The board does not answer.
    Away,
}

impl OwnBoard {
    /// The name of the variant in the Fluent files.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            OwnBoard::None => "none",
            OwnBoard::Done => "done",
            OwnBoard::ToMake(_) => "to-make",
            OwnBoard::UnderWay => "under-way",
            OwnBoard::Differs => "differs",
            OwnBoard::Away => "away",
        }
    }
}
