//! No board is given up before it was silent for long enough.

use std::time::Duration;

use zgoda_game::Moment;

use crate::board::LostWhy;
use crate::waits::{GARBLED_TRIES, Waits};

/// The questions for what stands on the board, which are the sign of life too.
#[derive(Clone, Debug)]
pub(crate) struct Retry {
    /// Unanswered ones in a row.
    missed: u32,
    /// Those of them that not a byte came after, in a row.
    silent: u32,
    due: Moment,
}

impl Retry {
    /// Nothing is known of the board; ask at once.
    pub(crate) fn new(now: Moment) -> Retry {
        Retry {
            missed: 0,
            silent: 0,
            due: now,
        }
    }

    /// When the next one is due, if nothing calls for one before.
    pub(crate) fn due(&self) -> Moment {
        self.due
    }

    /// The next one is not due before so long.
    pub(crate) fn rest(&mut self, now: Moment, wait: Duration) {
        self.due = now.after(wait);
    }

    /// How many went unanswered since the last that did not.
    pub(crate) fn missed(&self) -> u32 {
        self.missed
    }

    /// One was answered.
    pub(crate) fn answered(&mut self) {
        (self.missed, self.silent) = (0, 0);
    }

    /// One was not. Says why the board is to be given up, if it is.
    pub(crate) fn unanswered(&mut self, heard: Option<Moment>, waits: &Waits) -> Option<LostWhy> {
        self.missed = self.missed.saturating_add(1);
        self.silent = match heard {
            None => self.silent.saturating_add(1),
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
