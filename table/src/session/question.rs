// SPDX-License-Identifier: GPL-3.0-or-later
//! The questions that may be open at a table, and the subject of each. The modules `questions` and `live` decide who may
//! answer and what an answer does.

use std::time::Duration;

use zgoda_game::{GameResult, Move, Side};
use zgoda_input::command::arbiters::OfClocks;
use zgoda_record::event::{Actor, EntryId, MoveQuestion, Source};
use zgoda_speech::announcement::BoardOf;

use super::desk::authority::Authority;
use crate::desk_words::note::DeskNote;
use crate::session::input_context::InputContext;
use crate::view::Comparison;

/// A question that is open.
#[derive(Clone, Debug)]
pub(in crate::session) enum Question {
    /// Asks which of several half-moves between the same squares is meant.
    WhichWay {
        side: Side,
        candidates: Vec<Move>,
        entering: Entering,
    },
    /// Asks whether to enter the half-moves that a board shows, if the board is ahead of the record and has not proved
    /// that it follows the record.
    BoardAhead { of: BoardOf },
    /// Asks whether this board is turned round.
    Orientation(BoardOf),
    /// Asks this side to confirm that it accepts the draw offered by the opponent.
    Draw { by: Side },
    /// Asks this side to confirm that it resigns.
    Resign { by: Side },
    /// Asks this side to confirm that the program is to end, which was chosen in a menu.
    Quit { by: Side },
    /// Asks whether the opponent of this side consents to comparing the records.
    Check { by: Side },
    /// Asks which side made this half-move, or whether the half-move corrects the last one.
    Second(Second),
    /// Asks whether this half-move, the last one, is to be taken back.
    Undo { entry: EntryId },
    /// Asks whether another game is to begin.
    NewGame,
    /// Asks whether the game is to go back to the position after so many half-moves. Only in training.
    WalkBack { by: Authority, to: Option<usize> },
}

/// A question on the arbiter's own screen that waits for the arbiter's yes or no.
#[derive(Clone, Debug)]
pub(in crate::session) enum ArbiterQuestion {
    /// Asks whether the game ends with this result.
    Result(Declaring),
    /// Asks whether these times, written as bare numbers, are seconds.
    Seconds(InSeconds),
    /// Asks whether a half-move is entered that a hand began before the stop and ended after it.
    HandOverStop { side: Side, notation: String },
    /// Asks whether the game goes on at the proposed point, though the observations contradict it (Kodeks IV 2.20).
    AgainstWhatWasSeen(Box<Comparison>),
}

/// A result that the arbiter is about to declare.
#[derive(Clone, Debug)]
pub(in crate::session) struct Declaring {
    pub(in crate::session) result: GameResult,
    /// The reason, in the arbiter's words; empty where they gave none.
    pub(in crate::session) reason: String,
    /// True if the arbiter grants the claim that waits.
    pub(in crate::session) grants: bool,
}

/// Times that the arbiter wrote as bare numbers, and may have meant as minutes.
#[derive(Clone, Debug)]
pub(in crate::session) struct InSeconds {
    pub(in crate::session) wanted: OfClocks,
    pub(in crate::session) times: Vec<Duration>,
}

impl ArbiterQuestion {
    /// The question as the arbiter is shown it.
    pub(in crate::session) fn note(&self) -> DeskNote {
        match self {
            ArbiterQuestion::Result(declaring) => DeskNote::AskResult {
                result: declaring.result,
            },
            ArbiterQuestion::Seconds(seconds) => DeskNote::AskSeconds {
                times: seconds.times.clone(),
            },
            ArbiterQuestion::HandOverStop { side, notation } => DeskNote::AskHandOverStop {
                side: *side,
                what: notation.clone(),
            },
            ArbiterQuestion::AgainstWhatWasSeen(found) => DeskNote::AskAgainst {
                found: found.clone(),
            },
        }
    }
}

/// The details of a half-move that is to be entered.
#[derive(Clone, Debug)]
pub(in crate::session) struct Entering {
    pub(in crate::session) source: Source,
    pub(in crate::session) actor: Option<Actor>,
    pub(in crate::session) written: String,
    pub(in crate::session) instead: Instead,
}

impl Entering {
    /// A new half-move that somebody typed.
    pub(in crate::session) fn typed(text: &str, actor: Option<Actor>) -> Self {
        Self {
            source: Source::Keys,
            actor,
            written: text.to_owned(),
            instead: Instead::Nothing,
        }
    }

    /// A half-move that only a board shows.
    pub(in crate::session) const fn sensed() -> Self {
        Self {
            source: Source::Sensor,
            actor: None,
            written: String::new(),
            instead: Instead::Nothing,
        }
    }
}

/// The place of a half-move: new, or in place of the last half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Instead {
    /// The half-move is new.
    Nothing,
    /// The half-move corrects the last entry.
    OfLast,
}

/// A half-move with an open question about its side.
#[derive(Clone, Debug)]
pub(in crate::session) struct Second {
    pub(in crate::session) text: String,
    /// The side that moved last.
    pub(in crate::session) side: Side,
    /// The person who typed the half-move.
    pub(in crate::session) by: Option<Actor>,
    /// The place where the half-move was typed, and the name under which it was typed.
    pub(in crate::session) input: InputContext,
    pub(in crate::session) asks: MoveQuestion,
    /// The only side that may answer, if the last half-move is that side's own statement and this half-move was typed at
    /// another person's keyboard.
    pub(in crate::session) alone: Option<Side>,
}

impl Second {
    /// True if the open question is which side made the half-move, and this person may answer it.
    pub(in crate::session) fn asks_whose(&self, actor: Option<Actor>) -> bool {
        self.asks == MoveQuestion::Whose && self.is_answered_by(actor)
    }

    /// True if this person may answer. If only one side is asked, only that side may answer. Otherwise a line without a
    /// name, the typist, and the side that moved last may answer. If the question is which side made the half-move, both
    /// sides may answer.
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
