//! What the parts of the live game want of each other: a closed list.
//!
//! A part changes itself and the table, and looks at the others. What another part is to do it asks for. That is done once
//! whoever asks has done, and before anything that was asked earlier and is still to come (`live/asks.rs`): so the order is
//! that of calls at the end of a function. What a function says or reads behind an `ask` comes before it.

use zgoda_game::shadow::Candidate;
use zgoda_game::{GameResult, Moment, Move, Side, Square};
use zgoda_speech::announcement::BoardOf;

use super::game::{Done, Held, Standing};
use crate::record::event::{Actor, BoardAnswer, EntryId, MadeBy, Missing, Source, StruckBecause};
use crate::session::question::{Entering, Instead, Question};

/// One thing that a part wants of another, or of itself once others have done what it asked before.
#[derive(Clone, Debug)]
pub(super) enum Ask {
    /// Everybody: this half-move was done, and is entered.
    Enter(Box<Coming>),
    /// Half-moves: a board shows another one in place of the last, or the rest of it.
    EnterInstead {
        of: BoardOf,
        mv: Move,
        because: StruckBecause,
    },
    /// Everybody: a board shows that the last half-move was taken back.
    TakeBack,
    /// Half-moves: the last one was carried out on the other board.
    CarriedOut { on: BoardOf, heard: Heard },
    /// Half-moves: the last one counts.
    MakeLast(MadeBy),
    /// Half-moves: this one counts by its mover's press.
    MakeByPress(usize),
    /// Everybody: what was held for a crown is done now.
    Release(Held),
    /// Boards: an entry counts that was seen then.
    Made { entry: EntryId, seen: Moment },
    /// Boards: one shows a half-move of the side to move.
    Seen { of: BoardOf, candidate: Candidate },
    /// Boards: what hands do there may be taken otherwise from now on.
    HandsCount,
    /// Boards: one of the half-moves that a board was asked about comes in by this answer.
    EnterAnswered {
        of: BoardOf,
        mv: Move,
        answer: BoardAnswer,
        actor: Option<Actor>,
    },
    /// Boards: simulated hands put the men where the record has them.
    SimulatedMenFollow,
    /// Questions: this is asked from now on.
    Open(Box<Question>),
    /// Questions: which of these?
    WhichWay {
        side: Side,
        candidates: Vec<Move>,
        entering: Box<Entering>,
    },
    /// Questions: this is not asked of a board any more.
    Closed { of: BoardOf, asked: OfABoard },
    /// Everybody: a press was taken, and makes what was pressed for.
    PressTaken(PressTaken),
    /// Everybody: the clock device was pressed.
    PressedAtDevice { side: Side, at: Moment },
    /// The clock: somebody wants to be told more or less of it.
    TellingChanges,
    /// Everybody: the game is over.
    End {
        result: GameResult,
        by: (Option<Actor>, Source),
    },
}

/// A half-move that is to come into the record.
#[derive(Clone, Debug)]
pub(super) struct Coming {
    /// What was done.
    pub(super) done: Done,
    /// How it comes in.
    pub(super) entering: Entering,
    /// The entry that it takes the place of.
    pub(super) struck: Option<Standing>,
    /// The captured men that came off only after a pause (Kodeks I 5.4.13).
    pub(super) late: Vec<Square>,
    /// By what it counts at once.
    pub(super) made: Option<MadeBy>,
}

impl Coming {
    /// A new one that waits to be made.
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
    /// The half-move that it makes, if that one is in the record.
    pub(super) index: Option<usize>,
    /// The reason for which its half-move is not in the record, if it is not.
    pub(super) missing: Option<Missing>,
    pub(super) at: Moment,
}

/// An entry that was written.
#[derive(Clone, Debug)]
pub(super) struct Entered {
    pub(super) entry: Standing,
    pub(super) index: usize,
    /// The board that showed it.
    pub(super) on: Option<BoardOf>,
    pub(super) instead: Instead,
    /// The captured men that came off only after a pause.
    pub(super) late: Vec<Square>,
}

/// Has whoever's hand is at the board just heard that it agrees?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Heard {
    /// They have.
    Already,
    /// They have not.
    NotYet,
}

/// What is asked about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OfABoard {
    /// Is what it shows a half-move?
    Ahead,
    /// Which way round does it lie?
    Orientation,
}
