// SPDX-License-Identifier: GPL-3.0-or-later
//! Decides when a board that is silent or sends garbled answers is given up.

use std::time::Duration;

use zgoda_game::Moment;

use crate::board::LostWhy;
use crate::waits::{GARBLED_TRIES, Waits};

/// The state of the program's regular questions. Their answers are also the sign of life.
#[derive(Clone, Debug)]
pub(crate) struct Retry {
    /// The number of unanswered questions in a row.
    missed: u32,
    /// The number of questions in a row after which no byte came.
    silent: u32,
    /// The moment of the first unanswered question.
    since: Option<Moment>,
    /// The time without a whole answer after which the board is given up.
    torn: Duration,
    due: Moment,
}

impl Retry {
    /// The state before the first question, which is due immediately. The board is given up if no answer was understood
    /// for `torn`.
    pub(crate) fn new(now: Moment, torn: Duration) -> Retry {
        Retry {
            missed: 0,
            silent: 0,
            since: None,
            torn,
            due: now,
        }
    }

    /// The moment at which the next question is due, if there is no reason to ask earlier.
    pub(crate) fn due(&self) -> Moment {
        self.due
    }

    /// Makes the next question due after `wait`.
    pub(crate) fn rest(&mut self, now: Moment, wait: Duration) {
        self.due = now.after(wait);
    }

    /// The number of unanswered questions since the last answer.
    pub(crate) fn missed(&self) -> u32 {
        self.missed
    }

    /// Notes that a question was answered.
    pub(crate) fn answered(&mut self) {
        (self.missed, self.silent, self.since) = (0, 0, None);
    }

    /// Notes a question without an answer, with the moments of the question and of the last byte after it. Returns the
    /// reason to give up the board or the clock, if there is a reason.
    pub(crate) fn unanswered(
        &mut self,
        (asked, heard): (Moment, Option<Moment>),
        now: Moment,
        waits: &Waits,
    ) -> Option<LostWhy> {
        let since = *self.since.get_or_insert(asked);
        self.missed = self.missed.saturating_add(1);
        self.silent = match heard {
            None => self.silent.saturating_add(1),
            Some(_) => 0,
        };
        if self.silent >= waits.silent_tries {
            Some(LostWhy::Silent)
        } else if self.missed >= GARBLED_TRIES || now.since(since) >= self.torn {
            Some(LostWhy::Garbled)
        } else {
            None
        }
    }
}
