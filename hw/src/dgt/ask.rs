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
    /// The times of the clock. The board's line does not wait long for them: a dead clock must not hold up the board.
    Clock,
    /// A question that a board need not answer.
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
    /// The command that the board answers is not yet known.
    Trying,
    /// The dark fields alone: half the time on the wire.
    Dark,
    /// The board is asked for all fields.
    Whole,
}

impl Style {
    /// The command to ask with now, after `missed` unanswered questions in a row. While the style is open,
    /// each command has two tries in turn, because the first may have been lost on the way.
    pub(super) fn command(self, missed: u32) -> Command {
        match self {
            Style::Dark => Command::SendDark,
            Style::Whole => Command::SendBoard,
            Style::Trying if (missed / 2).is_multiple_of(2) => Command::SendDark,
            Style::Trying => Command::SendBoard,
        }
    }
}
