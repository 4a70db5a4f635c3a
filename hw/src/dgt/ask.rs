//! What is on the line and what comes next: one question at a time, and no answer waited for longer
//! than it may take.

use std::time::Duration;

use zgoda_game::Moment;

use super::message::Command;
use crate::board::LostWhy;
use crate::waits::{GARBLED_TRIES, LONGEST_ANSWER, Waits};

/// What a command on the line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// Has no answer.
    Order,
    Dump,
    Light,
    /// Something a board need not know.
    Question(Command),
}

/// The one command on the line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    pub(super) what: Request,
    pub(super) at: Moment,
    /// When the last byte came since.
    pub(super) heard: Option<Moment>,
}

impl Asked {
    /// When it counts as unanswered.
    pub(super) fn expires(&self, waits: &Waits) -> Moment {
        let longest = self.at.after(waits.answer * LONGEST_ANSWER);
        match (self.what, self.heard) {
            (Request::Order, _) => self.at.after(waits.unanswered),
            (_, None) => self.at.after(waits.answer),
            (_, Some(heard)) => heard.after(waits.quiet).min(longest),
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

/// The questions for dumps, which are the sign of life too.
#[derive(Clone, Debug)]
pub(super) struct Dumps {
    style: Style,
    /// Unanswered ones in a row.
    missed: u32,
    /// Those of them that not a byte came after, in a row.
    silent: u32,
    due: Moment,
}

impl Dumps {
    /// Nothing is known of the board; ask at once.
    pub(super) fn new(now: Moment) -> Dumps {
        Dumps {
            style: Style::Trying,
            missed: 0,
            silent: 0,
            due: now,
        }
    }

    /// When the next one is due, if nothing calls for one before.
    pub(super) fn due(&self) -> Moment {
        self.due
    }

    /// The next one is not due before so long.
    pub(super) fn rest(&mut self, now: Moment, wait: Duration) {
        self.due = now.after(wait);
    }

    /// How to ask now. While that is open, two tries each in turn, for the first of two may have
    /// been lost on the way.
    pub(super) fn command(&self) -> Command {
        match self.style {
            Style::Dark => Command::SendDark,
            Style::Whole => Command::SendBoard,
            Style::Trying if (self.missed / 2).is_multiple_of(2) => Command::SendDark,
            Style::Trying => Command::SendBoard,
        }
    }

    /// One came.
    pub(super) fn answered(&mut self, style: Style) {
        (self.style, self.missed, self.silent) = (style, 0, 0);
    }

    /// One did not come. Says why the board is to be given up, if it is.
    pub(super) fn unanswered(&mut self, heard: Option<Moment>, waits: &Waits) -> Option<LostWhy> {
        self.missed += 1;
        self.silent = match heard {
            None => self.silent + 1,
            Some(_) => 0,
        };
        if self.silent >= waits.silent_tries {
            Some(LostWhy::Silent)
        } else if self.missed >= GARBLED_TRIES {
            Some(LostWhy::Garbled)
        } else {
            None
        }
    }
}
