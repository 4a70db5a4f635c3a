// SPDX-License-Identifier: GPL-3.0-or-later
//! The silence between two utterances, and the exceptions to it. The length of the silence is in `table`.

use std::time::Duration;

use zgoda_game::Moment;

use crate::announcement::Priority;
use crate::utterance::Utterance;

/// The silence after an utterance that was spoken to its end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gap {
    from: Moment,
    until: Moment,
}

impl Gap {
    pub(super) fn new(ended: Moment, length: Duration) -> Gap {
        Gap {
            from: ended,
            until: ended.after(length),
        }
    }

    pub(super) const fn until(self) -> Moment {
        self.until
    }

    /// True if the utterance waits for the end of the silence. An alarm never waits, and neither does the answer to a
    /// key that is pressed in the silence. The answer to a key pressed during the speech waits, because it would run
    /// together with that speech.
    pub(super) fn holds_back(self, utterance: &Utterance, now: Moment) -> bool {
        let waits = match utterance.priority {
            Priority::Alarm => false,
            Priority::Reply => utterance.queued < self.from,
            Priority::Move | Priority::Hint => true,
        };
        waits && now < self.until
    }
}
