//! What an answer about the board is made of: what stands on a square, along a diagonal, in a part of the board.
//!
//! Left and right, near and far are those of the player who asked, from where they sit.

use zgoda_game::{Piece, Square};

use super::SpokenMove;

/// Where an answer about the board comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToldFrom {
    /// Sensed on the asker's own board.
    Sensed,
    /// Read from the record, because the asker's board has no sensors or is away.
    FromRecord,
}

/// One line of the answer to "what stands there".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occupant {
    /// The square.
    pub square: Square,
    /// What stands on it.
    pub holds: Holds,
}

/// What stands on a square, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// Nothing.
    Nothing,
    /// This piece.
    Piece(Piece),
    /// Something that the board cannot tell more of, or did not understand.
    Something,
}

impl From<Option<Piece>> for Holds {
    fn from(piece: Option<Piece>) -> Holds {
        piece.map_or(Holds::Nothing, Holds::Piece)
    }
}

/// Where pieces of one sort stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which; never nothing.
    pub what: Holds,
    /// Where, in the order in which they are said.
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
    /// All of them.
    pub const ALL: [Towards; 4] = [
        Towards::UpLeft,
        Towards::UpRight,
        Towards::DownLeft,
        Towards::DownRight,
    ];

    /// The variant of the Fluent files.
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

/// What a piece meets that goes that way, up to the edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ray {
    /// Which way.
    pub towards: Towards,
    /// The occupied squares, the nearest first; none where the way is free.
    pub meets: Vec<Occupant>,
}

/// A part of the board, called by the digit that lies there on a numeric keypad: 1 near and left, 5 the middle,
/// 9 far and right; 0 is the longest diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Region {
    /// 0: the longest diagonal.
    MainLine,
    /// 1
    NearLeft,
    /// 2
    NearMiddle,
    /// 3
    NearRight,
    /// 4
    MiddleLeft,
    /// 5
    Centre,
    /// 6
    MiddleRight,
    /// 7
    FarLeft,
    /// 8
    FarMiddle,
    /// 9
    FarRight,
}

impl Region {
    /// All of them; each stands at its digit.
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

    /// The variant of the Fluent files.
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

/// A line of a record: the half-moves of White and of Black with one number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordLine {
    /// The number.
    pub number: usize,
    /// White's, where there is one.
    pub white: Option<SpokenMove>,
    /// Black's.
    pub black: Option<SpokenMove>,
}

/// What stands in a part of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InRegion {
    /// Which part.
    pub region: Region,
    /// What; nothing where it is empty.
    pub pieces: Vec<Standing>,
}

/// What the last half-move changed on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// Squares that the mover's pieces left.
    pub left: Vec<Square>,
    /// Squares on which another piece stands now.
    pub reached: Vec<Square>,
    /// Squares from which the other side's pieces are gone.
    pub taken: Vec<Square>,
}

/// How far a piece can go; said in training only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Freedom {
    /// To these squares.
    Moves,
    /// To these, taking something.
    Takes,
    /// Nowhere.
    Stuck,
    /// Nowhere, because another piece must take.
    AnotherTakes,
}

impl Freedom {
    /// All of them.
    pub const ALL: [Freedom; 4] = [
        Freedom::Moves,
        Freedom::Takes,
        Freedom::Stuck,
        Freedom::AnotherTakes,
    ];

    /// The variant of the Fluent files.
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

/// What is still to be done on the asker's own board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnBoard {
    /// It has no sensors: nothing is known of it.
    None,
    /// Nothing, as far as anybody can tell.
    Done,
    /// This half-move of the record is to be carried out on it.
    ToMake(SpokenMove),
    /// A half-move is under way on it.
    UnderWay,
    /// It differs from the record.
    Differs,
    /// It does not answer.
    Away,
}

impl OwnBoard {
    /// The variant of the Fluent files.
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
