//! What the parts of the live game want of each other: a closed list.
//!
//! A part changes itself and the table, and looks at the others. What another part is to do it asks for. That is done once
//! whoever asks has done, and before anything that was asked earlier and is still to come (`live/asks.rs`): so the order is
//! that of calls at the end of a function. What a function says or reads behind an `ask` comes before it.

use zgoda_game::notation::WrittenMove;
use zgoda_game::shadow::Candidate;
use zgoda_game::{GameResult, Moment, Move, Setup, Side, Square};
use zgoda_hw::clock::ClockShows;
use zgoda_speech::announcement::BoardOf;

use super::game::{Done, Held, Standing};
use crate::record::event::{Actor, BoardAnswer, MadeBy, Missing, Source, StruckBecause};
use crate::session::question::{Entering, Instead, Question};

/// One thing that a part wants of another, or of itself once others have done what it asked before.
#[derive(Clone, Debug)]
pub(super) enum Ask {
    /// Half-moves: this one was done. What it answers counts, and then it is written down.
    Enter(Box<Coming>),
    /// Half-moves: what it answers counts by now.
    Write(Box<Coming>),
    /// Half-moves: somebody said which one it is; it is entered if it may be.
    EnterChosen {
        side: Side,
        before: Box<Setup>,
        mv: Move,
        entering: Box<Entering>,
    },
    /// Half-moves: a board shows another one in place of the last, or the rest of it.
    EnterInstead {
        of: BoardOf,
        mv: Move,
        because: StruckBecause,
    },
    /// Half-moves: a board shows that the last one was taken back.
    TakeBack,
    /// Half-moves: the last one was carried out on the other board.
    CarriedOut { on: BoardOf, heard: Heard },
    /// Half-moves: the last one counts.
    MakeLast(MadeBy),
    /// Half-moves: this one counts by its mover's press.
    MakeByPress(usize),
    /// Half-moves: this side pressed, so a crown is waited for no more.
    EndCrowning(Side),
    /// Everybody: what was held for a crown is done now.
    Release(Held),
    /// Everybody: this was typed for that side.
    TypedFor { written: WrittenMove, side: Side },
    /// Everybody: the last half-move was wrong, and this is right.
    Correct(String),
    /// Everybody: an entry was written.
    Entered(Entered),
    /// Boards: an entry counts that was seen then.
    Made { seen: Moment },
    /// Boards: they follow the record.
    Follow,
    /// Boards: one shows a half-move of the side to move.
    Seen { of: BoardOf, candidate: Candidate },
    /// Boards: what hands do there may be taken otherwise from now on.
    HandsCount,
    /// Boards: what stands there is taken as it stands, on the board of this side alone where it is known.
    TakeAsItStands(Option<Side>),
    /// Boards: who pressed has answered what a board was asked.
    AnsweredByPress(Side),
    /// Boards: one of the half-moves that a board was asked about comes in by this answer.
    EnterAnswered {
        of: BoardOf,
        mv: Move,
        answer: BoardAnswer,
        actor: Option<Actor>,
    },
    /// Boards: simulated hands make this half-move.
    HandMakes {
        of: BoardOf,
        before: Box<Setup>,
        mv: Move,
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
    /// The clock: a press of this side takes.
    Pressed {
        side: Side,
        by: (Option<Actor>, Source),
        at: Moment,
    },
    /// The clock: no crown is waited for any more; this is what the press makes.
    PressMakes {
        side: Side,
        index: Option<usize>,
        missing: Option<Missing>,
        at: Moment,
    },
    /// The clock: what was pressed for counts by now; both times belong to it.
    PressCounts(Side),
    /// The clock: its device was pressed.
    PressedAtDevice { side: Side, at: Moment },
    /// The clock: its device shows this.
    DeviceShows(ClockShows),
    /// The clock: the arbiter lets it go on after a call.
    GoOnAfterCall(Option<Actor>),
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

/// An entry that was written.
#[derive(Clone, Debug)]
pub(super) struct Entered {
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
