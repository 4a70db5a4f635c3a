//! What is asked of the board, and how it is asked for its fields.

use std::time::Duration;

use zgoda_game::Moment;

use super::message::Command;
use crate::board::LostWhy;
use crate::tries::{Answer, Tries};
use crate::waits::Waits;

/// What a command on the line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// Has no answer.
    Order,
    Dump,
    Light,
    /// The clock's times. The board's line is not kept for them: a dead clock must not hold it up.
    Clock,
    /// Something a board need not know.
    Question(Command),
}

impl Request {
    pub(super) fn answer(self) -> Answer {
        match self {
            Request::Order | Request::Clock => Answer::None,
            Request::Dump | Request::Light | Request::Question(_) => Answer::Awaited,
        }
    }
}

/// How the board is asked for its dark fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Not yet known which it answers.
    Trying,
    /// The dark fields alone: half the time on the wire.
    Dark,
    /// All fields.
    Whole,
}

/// The questions for dumps.
#[derive(Clone, Debug)]
pub(super) struct Dumps {
    style: Style,
    tries: Tries,
}

impl Dumps {
    /// Nothing is known of the board; ask at once.
    pub(super) fn new(now: Moment) -> Dumps {
        Dumps {
            style: Style::Trying,
            tries: Tries::new(now),
        }
    }

    /// When the next one is due, if nothing calls for one before.
    pub(super) fn due(&self) -> Moment {
        self.tries.due()
    }

    /// The next one is not due before so long.
    pub(super) fn rest(&mut self, now: Moment, wait: Duration) {
        self.tries.rest(now, wait);
    }

    /// How to ask now. While that is open, two tries each in turn, for the first of two may have
    /// been lost on the way.
    pub(super) fn command(&self) -> Command {
        match self.style {
            Style::Dark => Command::SendDark,
            Style::Whole => Command::SendBoard,
            Style::Trying if (self.tries.missed() / 2).is_multiple_of(2) => Command::SendDark,
            Style::Trying => Command::SendBoard,
        }
    }

    /// One came.
    pub(super) fn answered(&mut self, style: Style) {
        self.style = style;
        self.tries.answered();
    }

    /// One did not come. Says why the board is to be given up, if it is.
    pub(super) fn unanswered(&mut self, heard: Option<Moment>, waits: &Waits) -> Option<LostWhy> {
        self.tries.unanswered(heard, waits)
    }
}
