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
    /// The moment at which the first of them was asked.
    since: Option<Moment>,
    /// For so long none may be whole although bytes come.
    torn: Duration,
    due: Moment,
}

impl Retry {
    /// Nothing is known of the board; ask at once. It is given up when it has not been understood for so long.
    pub(crate) fn new(now: Moment, torn: Duration) -> Retry {
        Retry {
            missed: 0,
            silent: 0,
            since: None,
            torn,
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
        (self.missed, self.silent, self.since) = (0, 0, None);
    }

    /// One was not, which was asked then, and behind which something was heard then. Says why the board, or the clock, is to be given up, if it is.
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
