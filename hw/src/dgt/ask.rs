// SPDX-License-Identifier: GPL-3.0-or-later
//! The questions to the board, and the commands that ask for its fields.

use super::message::Command;
use crate::sensing::Answer;

/// The purpose of a command on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// A command without an answer.
    Order,
    Dump,
    Light,
    /// The question for the times of the clock. The link does not wait long for the answer, because a dead clock must not hold up
    /// the board.
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
    /// The board is asked for the dark fields alone, which takes half the time on the wire.
    Dark,
    /// The board is asked for all fields.
    Whole,
}

impl Style {
    /// The command of the next question, after `missed` unanswered questions in a row. While the right command is not known, each
    /// command is tried twice in turn, because the first try may have been lost on the way.
    pub(super) fn command(self, missed: u32) -> Command {
        match self {
            Style::Dark => Command::SendDark,
            Style::Whole => Command::SendBoard,
            Style::Trying if (missed / 2).is_multiple_of(2) => Command::SendDark,
            Style::Trying => Command::SendBoard,
        }
    }
}
