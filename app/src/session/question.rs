//! The questions that may be open at a table, and what each is about. Who may answer and what an answer does is decided in
//! `questions` and `live`.

use std::time::Duration;

use zgoda_game::{GameResult, Move, Side};
use zgoda_speech::announcement::BoardOf;

use super::desk::authority::Authority;
use crate::command::arbiters::OfClocks;
use crate::desk_words::note::DeskNote;
use crate::record::event::{Actor, EntryId, MoveQuestion, Source};
use crate::session::given::Given;
use crate::view::Comparison;

/// A question that is open.
#[derive(Clone, Debug)]
pub(in crate::session) enum Question {
    /// Which of several half-moves between the same squares?
    WhichWay {
        side: Side,
        candidates: Vec<Move>,
        entering: Entering,
    },
    /// The board has not proved itself and is ahead of the record. Enter what it shows?
    BoardAhead { of: BoardOf },
    /// Is this board turned?
    Orientation(BoardOf),
    /// This side accepts the draw it was offered. Does it?
    Draw { by: Side },
    /// This side resigns. Does it?
    Resign { by: Side },
    /// The program is to end, by a menu. Is it?
    Quit { by: Side },
    /// This side asks to compare the records; the other one is to consent.
    Check { by: Side },
    /// Whose is this half-move, or does it correct the last one?
    Second(Second),
    /// Is this half-move, the last one, to be taken back?
    Undo { entry: EntryId },
    /// Is another game to begin?
    NewGame,
    /// Is the game to go back to after so many half-moves? The arbiter's words, in training.
    WalkBack { by: Authority, to: Option<usize> },
}

/// A question on the arbiter's own screen, which waits for their yes or no.
#[derive(Clone, Debug)]
pub(in crate::session) enum ArbiterQuestion {
    /// Whether the game ends with this result.
    Result(Declaring),
    /// Whether these times, written as bare numbers, are seconds.
    Seconds(InSeconds),
    /// Whether a half-move is entered that a hand began before the stop and ended behind it.
    HandOverStop { side: Side, pdn: String },
    /// Whether the game goes on where it was proposed, though what was seen contradicts that (Kodeks IV 2.20).
    AgainstWhatWasSeen(Box<Comparison>),
}

/// A result that the arbiter is about to declare.
#[derive(Clone, Debug)]
pub(in crate::session) struct Declaring {
    pub(in crate::session) result: GameResult,
    /// The reason, in the arbiter's words; empty where they gave none.
    pub(in crate::session) reason: String,
    /// Whether it grants the claim that waits.
    pub(in crate::session) grants: bool,
}

/// Times that were written as bare numbers, and may have been meant as minutes.
#[derive(Clone, Debug)]
pub(in crate::session) struct InSeconds {
    pub(in crate::session) wanted: OfClocks,
    pub(in crate::session) times: Vec<Duration>,
}

impl ArbiterQuestion {
    /// The question as it is shown.
    pub(in crate::session) fn note(&self) -> DeskNote {
        match self {
            ArbiterQuestion::Result(declaring) => DeskNote::AskResult {
                result: declaring.result,
            },
            ArbiterQuestion::Seconds(seconds) => DeskNote::AskSeconds {
                times: seconds.times.clone(),
            },
            ArbiterQuestion::HandOverStop { side, pdn } => DeskNote::AskHandOverStop {
                side: *side,
                what: pdn.clone(),
            },
            ArbiterQuestion::AgainstWhatWasSeen(found) => DeskNote::AskAgainst {
                found: found.clone(),
            },
        }
    }
}

/// How a half-move comes into the record by hand.
#[derive(Clone, Debug)]
pub(in crate::session) struct Entering {
    pub(in crate::session) source: Source,
    pub(in crate::session) actor: Option<Actor>,
    pub(in crate::session) written: String,
    pub(in crate::session) instead: Instead,
}

impl Entering {
    /// A new one that somebody typed.
    pub(in crate::session) fn typed(text: &str, actor: Option<Actor>) -> Self {
        Self {
            source: Source::Keys,
            actor,
            written: text.to_owned(),
            instead: Instead::Nothing,
        }
    }

    /// One that only a board shows.
    pub(in crate::session) const fn sensed() -> Self {
        Self {
            source: Source::Sensor,
            actor: None,
            written: String::new(),
            instead: Instead::Nothing,
        }
    }
}

/// Does it take the place of the last one?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Instead {
    /// It is new.
    Nothing,
    /// It corrects the last entry.
    OfLast,
}

/// A half-move of which it is asked whose it is.
#[derive(Clone, Debug)]
pub(in crate::session) struct Second {
    pub(in crate::session) text: String,
    /// Who moved last.
    pub(in crate::session) side: Side,
    /// Who typed it.
    pub(in crate::session) by: Option<Actor>,
    /// The place where it was typed, and the name in which it was.
    pub(in crate::session) given: Given,
    pub(in crate::session) asks: MoveQuestion,
    /// The side that alone answers, where the last half-move is what they state themselves and another's keyboard typed this.
    pub(in crate::session) alone: Option<Side>,
}

impl Second {
    /// Is this one asked whose it is?
    pub(in crate::session) fn asks_whose(&self, actor: Option<Actor>) -> bool {
        self.asks == MoveQuestion::Whose && self.is_answered_by(actor)
    }

    /// Who typed it answers, or the side that moved last; nobody who is named otherwise.
    pub(in crate::session) fn is_answered_by(&self, actor: Option<Actor>) -> bool {
        if let Some(side) = self.alone {
            return actor.and_then(Actor::side) == Some(side);
        }
        actor.is_none_or(|actor| {
            Some(actor) == self.by
                || actor.side() == Some(self.side)
                || self.asks == MoveQuestion::Whose && actor.side().is_some()
        })
    }
}
