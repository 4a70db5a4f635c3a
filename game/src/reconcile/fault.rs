// SPDX-License-Identifier: GPL-3.0-or-later
//! The kinds of fault, the places where faults show, and the explanations that faults make up.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::side::Side;
use crate::square::Square;

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum FaultKind {
    /// The piece stands next to its right square.
    NeighbouringSquare,
    /// A person heard another number that sounds similar.
    MisheardNumber,
    /// A captured man was left on the board.
    CapturedLeft,
    /// A man was taken off that was not captured.
    WrongManRemoved,
    /// A man reached its far row and was not crowned.
    CrownForgotten,
    /// The opponent's half-move was not carried out on this board.
    NotTransferred,
    /// A player's own half-move, announced and written, was not carried out on their board.
    NotCarriedOut,
    /// The piece was set on a wrong square.
    WrongSquare,
    /// A side moved twice.
    TwoInARow,
    /// A capture stopped on its way.
    HalfACapture,
    /// Another capture of as many pieces was made.
    OtherCapture,
    /// A record left a half-move out.
    SkippedEntry,
    /// A record wrote a half-move twice.
    DoubledEntry,
    /// A record has several half-moves in a row twice, as if a line was copied again.
    CopiedLine,
    /// Two entries of a record are transposed.
    TransposedEntries,
    /// A record names another square than was played.
    SlipOfThePen,
    /// A piece is missing, and no half-move explains it.
    KnockedOver,
    /// A piece stands elsewhere, and no half-move explains it.
    Misplaced,
    /// The board lies the other way round.
    BoardTurned,
    /// The board shows a half-move that no record has yet.
    AheadOfTheRecord,
    /// The two sides recorded different half-moves for the half-move that was made.
    DifferentMove,
}

/// The side or sides to blame by the evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    /// The one side that is to blame.
    Side(Side),
    /// Both sides, each for a fault of its own.
    Both,
    /// The evidence does not show who is to blame, or no side is.
    NotDecidable,
}

impl Blame {
    /// The word that machines write for the blame.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Blame::Side(side) => side.word(),
            Blame::Both => "both",
            Blame::NotDecidable => "not-decidable",
        }
    }
}

impl FaultKind {
    /// All kinds, in the order of the variants.
    pub const ALL: [FaultKind; 21] = [
        FaultKind::NeighbouringSquare,
        FaultKind::MisheardNumber,
        FaultKind::CapturedLeft,
        FaultKind::WrongManRemoved,
        FaultKind::CrownForgotten,
        FaultKind::NotTransferred,
        FaultKind::NotCarriedOut,
        FaultKind::WrongSquare,
        FaultKind::TwoInARow,
        FaultKind::HalfACapture,
        FaultKind::OtherCapture,
        FaultKind::SkippedEntry,
        FaultKind::DoubledEntry,
        FaultKind::CopiedLine,
        FaultKind::TransposedEntries,
        FaultKind::SlipOfThePen,
        FaultKind::KnockedOver,
        FaultKind::Misplaced,
        FaultKind::BoardTurned,
        FaultKind::AheadOfTheRecord,
        FaultKind::DifferentMove,
    ];

    /// The word that machines write for the kind.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            FaultKind::NeighbouringSquare => "neighbouring-square",
            FaultKind::MisheardNumber => "misheard-number",
            FaultKind::CapturedLeft => "captured-left",
            FaultKind::WrongManRemoved => "wrong-man-removed",
            FaultKind::CrownForgotten => "crown-forgotten",
            FaultKind::NotTransferred => "not-transferred",
            FaultKind::NotCarriedOut => "not-carried-out",
            FaultKind::WrongSquare => "wrong-square",
            FaultKind::TwoInARow => "two-in-a-row",
            FaultKind::HalfACapture => "half-a-capture",
            FaultKind::OtherCapture => "other-capture",
            FaultKind::SkippedEntry => "skipped-entry",
            FaultKind::DoubledEntry => "doubled-entry",
            FaultKind::CopiedLine => "copied-line",
            FaultKind::TransposedEntries => "transposed-entries",
            FaultKind::SlipOfThePen => "slip-of-the-pen",
            FaultKind::KnockedOver => "knocked-over",
            FaultKind::Misplaced => "misplaced",
            FaultKind::BoardTurned => "board-turned",
            FaultKind::AheadOfTheRecord => "ahead-of-the-record",
            FaultKind::DifferentMove => "different-move",
        }
    }
}

/// The place where a fault shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Where {
    /// A fault on the board of this side.
    Board(Side),
    /// A fault in the record of this side.
    Record(Side),
    /// A fault between the two players: each has another version, and no evidence shows which version is right.
    Between,
}

/// A fault, with its place and the side to blame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of fault.
    pub kind: FaultKind,
    /// The place where the fault shows.
    pub place: Where,
    /// The number of the half-move, from 1; `None` if the fault belongs to no half-move.
    pub ply: Option<usize>,
    /// The right square and the actual square. If the fault is about a single square, both are that square.
    pub squares: Option<(Square, Square)>,
    /// The side to blame, if the evidence points to one.
    pub blamed: Option<Side>,
    /// The article of the rules, if the fault is an irregularity.
    pub article: Option<&'static str>,
}

/// One fault, or several faults together, that account for the evidence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The faults that happened; never empty.
    pub faults: Vec<Fault>,
    /// The rank of the explanation: the lower, the likelier.
    pub cost: u32,
}

impl Explanation {
    /// The blame for all faults together.
    #[must_use]
    pub fn blame(&self) -> Blame {
        let laid = |side| self.faults.iter().any(|fault| fault.blamed == Some(side));
        match (laid(Side::White), laid(Side::Black)) {
            (true, true) => Blame::Both,
            (true, false) => Blame::Side(Side::White),
            (false, true) => Blame::Side(Side::Black),
            (false, false) => Blame::NotDecidable,
        }
    }
}
