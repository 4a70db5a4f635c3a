//! The questions that are asked of the board, and the ways of asking for its fields.

use super::message::Command;
use crate::sensing::Answer;

/// The purpose of a command on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// A command without an answer.
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

/// The way in which the board is asked for its dark fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// The style that the board answers is not yet known.
    Trying,
    /// The dark fields alone: half the time on the wire.
    Dark,
    /// The board is asked for all fields.
    Whole,
}

impl Style {
    /// The command to ask with now, after so many questions that went unanswered. While the style is open,
    /// each has two tries in turn, for the first of two may have been lost on the way.
    pub(super) fn command(self, missed: u32) -> Command {
        match self {
            Style::Dark => Command::SendDark,
            Style::Whole => Command::SendBoard,
            Style::Trying if (missed / 2).is_multiple_of(2) => Command::SendDark,
            Style::Trying => Command::SendBoard,
        }
    }
}
