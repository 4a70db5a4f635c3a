//! The requests of the parts of the live game to each other: a closed list.
//!
//! A part changes itself and the table, and only looks at the others. Work for another part goes out as a request. It is carried
//! out when the asking part has finished, and before earlier requests that are still waiting (`live/asks.rs`), as if it were
//! called at the end of the function. Anything a function says or reads after an `ask` therefore comes before the request.

use zgoda_game::shadow::Candidate;
use zgoda_game::{GameResult, Moment, Move, Side, Square};
use zgoda_record::event::{Actor, BoardAnswer, EntryId, MadeBy, Missing, Source, StruckBecause};
use zgoda_speech::announcement::BoardOf;

use super::game::{Done, Held, StandingEntry};
use crate::session::question::{Entering, Instead, Question};

/// A request of one part to another, or to itself after its earlier requests were carried out.
#[derive(Clone, Debug)]
pub(super) enum Ask {
    /// Everybody: this half-move was made and must be entered.
    Enter(Box<Coming>),
    /// Half-moves: a board shows a half-move in place of the last one, or the rest of it.
    EnterInstead {
        of: BoardOf,
        mv: Move,
        because: StruckBecause,
    },
    /// Everybody: a board shows that the last half-move was taken back.
    TakeBack,
    /// Half-moves: the last half-move was carried out on the other board.
    CarriedOut { on: BoardOf, heard: Heard },
    /// Half-moves: the last half-move counts.
    MakeLast(MadeBy),
    /// Half-moves: the half-move of this index counts by its mover's press.
    MakeByPress(usize),
    /// Everybody: what was held for a crown happens now.
    Release(Held),
    /// Boards: an entry counts; `seen` is when its half-move was seen.
    Made { entry: EntryId, seen: Moment },
    /// Boards: a board shows a half-move of the side to move.
    Seen { of: BoardOf, candidate: Candidate },
    /// Boards: what hands do may be judged differently from now on.
    HandsCount,
    /// Boards: this answer enters one of the half-moves that a board was asked about.
    EnterAnswered {
        of: BoardOf,
        mv: Move,
        answer: BoardAnswer,
        actor: Option<Actor>,
    },
    /// Boards: simulated hands put the men where the record has them.
    SimulatedMenFollow,
    /// Questions: this question is open from now on.
    Open(Box<Question>),
    /// Questions: asks which of these half-moves is meant.
    WhichWay {
        side: Side,
        candidates: Vec<Move>,
        entering: Box<Entering>,
    },
    /// Questions: this question about a board is no longer open.
    Closed { of: BoardOf, asked: OfABoard },
    /// Everybody: a press was taken, and makes its half-move count.
    PressTaken(PressTaken),
    /// Everybody: the clock device was pressed.
    PressedAtDevice { side: Side, at: Moment },
    /// The clock: a player wants to be told more or less of the time.
    TellingChanges,
    /// Everybody: the game is over.
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
    /// How the half-move is entered.
    pub(super) entering: Entering,
    /// The entry that the half-move replaces.
    pub(super) struck: Option<StandingEntry>,
    /// The captured men that came off only after a pause (Kodeks I 5.4.13).
    pub(super) late: Vec<Square>,
    /// Why the half-move counts at once, if it does.
    pub(super) made: Option<MadeBy>,
}

impl Coming {
    /// A new half-move that waits to be made.
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
    /// The half-move that the press makes, if that half-move is in the record.
    pub(super) index: Option<usize>,
    /// Why the pressed half-move is not in the record, if it is missing.
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

/// Tells if the person at the board has just heard that the board agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// The person at the board has heard it.
    Already,
    /// The person at the board has still to hear it.
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
