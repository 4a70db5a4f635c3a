//! The silence between two utterances, and who need not keep it. How long it is stands in `table`.

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

    /// An alarm never waits, and neither does who pressed a key in the silence. What was asked for
    /// while something was spoken comes after the silence, or it would run into it.
    pub(super) fn holds_back(self, utterance: &Utterance, now: Moment) -> bool {
        let waits = match utterance.priority {
            Priority::Alarm => false,
            Priority::Reply => utterance.queued < self.from,
            Priority::Move | Priority::Hint => true,
        };
        waits && now < self.until
    }
}
