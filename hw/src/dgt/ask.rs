//! What is asked of the board, and how it is asked for its fields.

use super::message::Command;
use crate::sensing::Answer;

/// What a command on the line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
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

impl Style {
    /// How to ask now, after so many that went unanswered. While it is open, two tries each in turn, for
    /// the first of two may have been lost on the way.
    pub(super) fn command(self, missed: u32) -> Command {
        match self {
            Style::Dark => Command::SendDark,
            Style::Whole => Command::SendBoard,
            Style::Trying if (missed / 2).is_multiple_of(2) => Command::SendDark,
            Style::Trying => Command::SendBoard,
        }
    }
}
