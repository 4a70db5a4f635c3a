//! One question on the line at a time, no answer waited for longer than it may take, and no board
//! given up before it was silent for long enough.

use std::time::Duration;

use zgoda_game::Moment;

use crate::board::LostWhy;
use crate::waits::{GARBLED_TRIES, LONGEST_ANSWER, Waits};

/// Is there a line at all?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Port {
    Open,
    Closed,
}

/// Is there something at the other end of it?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contact {
    /// Nothing was heard or missed yet.
    Never,
    Here,
    Lost,
}

/// Does a command have an answer?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// Nothing comes back.
    None,
    /// Something should.
    Awaited,
}

/// The one command on the line.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<R> {
    pub(crate) what: R,
    pub(crate) at: Moment,
    /// When the last byte came since.
    pub(crate) heard: Option<Moment>,
}

impl<R> Asked<R> {
    /// Sent now.
    pub(crate) fn now(what: R, at: Moment) -> Asked<R> {
        let heard = None;
        Asked { what, at, heard }
    }

    /// When it counts as unanswered.
    pub(crate) fn expires(&self, answer: Answer, waits: &Waits) -> Moment {
        let longest = self.at.after(waits.answer * LONGEST_ANSWER);
        match (answer, self.heard) {
            (Answer::None, _) => self.at.after(waits.unanswered),
            (Answer::Awaited, None) => self.at.after(waits.answer),
            (Answer::Awaited, Some(heard)) => heard.after(waits.quiet).min(longest),
        }
    }
}

/// The command on the line, if it is unanswered by now: the line is free then.
pub(crate) fn expired<R: Copy>(
    asked: &mut Option<Asked<R>>,
    answer: impl Fn(R) -> Answer,
    now: Moment,
    waits: &Waits,
) -> Option<Asked<R>> {
    asked.take_if(|asked| asked.expires(answer(asked.what), waits) <= now)
}

/// The questions for what stands on the board, which are the sign of life too.
#[derive(Clone, Debug)]
pub(crate) struct Tries {
    /// Unanswered ones in a row.
    missed: u32,
    /// Those of them that not a byte came after, in a row.
    silent: u32,
    due: Moment,
}

impl Tries {
    /// Nothing is known of the board; ask at once.
    pub(crate) fn new(now: Moment) -> Tries {
        Tries {
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
