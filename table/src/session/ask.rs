// SPDX-License-Identifier: GPL-3.0-or-later
//! The requests of the parts of the live game to each other: a closed list.
//!
//! A part may change itself and the table, but may only read other parts. Work for another part is requested. A request is carried
//! out when the asking part has finished, and before earlier requests that are still waiting (`live/asks.rs`), like a call at the
//! end of the function. Therefore anything that a function says or reads after an `ask` comes before the requested work.

use zgoda_game::shadow::Candidate;
use zgoda_game::{GameResult, Moment, Move, Side, Square};
use zgoda_record::event::{Actor, BoardAnswer, EntryId, MadeBy, Missing, Source, StruckBecause};
use zgoda_speech::announcement::BoardOf;

use super::game::{Done, Held, StandingEntry};
use crate::session::question::{Entering, Instead, Question};

/// A request of one part to another part. A part may also send a request to itself, to act after its earlier requests. Each variant
/// names the part, or the parts, that must act.
#[derive(Clone, Debug)]
pub(super) enum Ask {
    /// Tells all parts: this half-move was made and must be entered.
    Enter(Box<Coming>),
    /// Tells the half-moves: a board shows another half-move in place of the last one, or the rest of the last one.
    EnterInstead {
        of: BoardOf,
        mv: Move,
        because: StruckBecause,
    },
    /// Tells all parts: a board shows that the last half-move was taken back.
    TakeBack,
    /// Tells the half-moves: the last half-move was carried out on the other board.
    CarriedOut { on: BoardOf, heard: Heard },
    /// Tells the half-moves: the last half-move counts from now on.
    MakeLast(MadeBy),
    /// Tells the half-moves: the half-move of this index counts by its mover's press.
    MakeByPress(usize),
    /// Tells all parts: the acts that were held back while a crown was missing happen now.
    Release(Held),
    /// Tells the boards: an entry counts from now on. `seen` is the moment at which its half-move was seen.
    Made { entry: EntryId, seen: Moment },
    /// Tells the boards: a board shows a half-move of the side to move.
    Seen { of: BoardOf, candidate: Candidate },
    /// Tells the boards: acts of hands may have to be judged differently from now on.
    HandsCount,
    /// Tells the boards: an answer to the question about a board enters this half-move.
    EnterAnswered {
        of: BoardOf,
        mv: Move,
        answer: BoardAnswer,
        actor: Option<Actor>,
    },
    /// Tells the boards: simulated hands set the men up by the record.
    SimulatedMenFollow,
    /// Tells the questions: this question is open from now on.
    Open(Box<Question>),
    /// Tells the questions: the person must be asked which of these half-moves is meant.
    WhichWay {
        side: Side,
        candidates: Vec<Move>,
        entering: Box<Entering>,
    },
    /// Tells the questions: this question about a board is no longer open.
    Closed { of: BoardOf, asked: OfABoard },
    /// Tells all parts: a press was accepted, and makes its half-move count.
    PressTaken(PressTaken),
    /// Tells all parts: the clock device was pressed.
    PressedAtDevice { side: Side, at: Moment },
    /// Tells the clock: a player has changed the times that they want to be told.
    TellingChanges,
    /// Tells all parts: the game is over.
    End {
        result: GameResult,
        by: (Option<Actor>, Source),
    },
}

/// A half-move about to enter the record.
#[derive(Clone, Debug)]
pub(super) struct Coming {
    /// The half-move that was done.
    pub(super) done: Done,
    /// The way in which the half-move is entered.
    pub(super) entering: Entering,
    /// The entry that the half-move replaces.
    pub(super) struck: Option<StandingEntry>,
    /// The captured men that came off only after a pause (Kodeks I 5.4.13).
    pub(super) late: Vec<Square>,
    /// The reason why the half-move counts from the moment of its entry; `None` if it does not.
    pub(super) made: Option<MadeBy>,
}

impl Coming {
    /// A new half-move that does not count yet.
    pub(super) fn new(done: Done, entering: Entering) -> Coming {
        Coming {
            done,
            entering,
            struck: None,
            late: Vec::new(),
            made: None,
        }
    }
}

/// A press that was taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct PressTaken {
    pub(super) side: Side,
    /// The index of the half-move that counts by the press, if that half-move is in the record.
    pub(super) index: Option<usize>,
    /// The reason why the pressed half-move is not in the record, if it is missing.
    pub(super) missing: Option<Missing>,
    pub(super) at: Moment,
}

/// An entry that was written.
#[derive(Clone, Debug)]
pub(super) struct Entered {
    pub(super) entry: StandingEntry,
    pub(super) index: usize,
    /// The board that showed the half-move.
    pub(super) on: Option<BoardOf>,
    pub(super) instead: Instead,
    /// The captured men that came off only after a pause.
    pub(super) late: Vec<Square>,
}

/// The fact whether the person at the board has just heard that the board agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// The person at the board has heard it.
    Already,
    /// The person at the board must still hear it.
    NotYet,
}

/// The questions about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OfABoard {
    /// Asks if the position of the board comes from half-moves.
    Ahead,
    /// Asks which way round the board lies.
    Orientation,
}
