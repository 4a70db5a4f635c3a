//! Who comes late: whose clock runs meanwhile, and what is shared when the first of two has come (Kodeks II 4.5).

use zgoda_game::{BySide, Moment, Side};
use zgoda_speech::announcement::Switch;

use crate::record::event::ReadBecause;
use crate::session::Session;

impl Session {
    /// A player is not there when the round begins: his clock runs, White's where both are missing
    /// (Kodeks II 4.5).
    pub(in crate::session) fn clock_waits_for(&mut self, side: Side) {
        *self.timing.absent.get_mut(side) = Switch::On;
        self.timing.next = self.timing.missing();
    }

    /// He has come. The first of two shares with the other what was used; then the clock runs of the one
    /// who is still missing, else White's.
    pub(in crate::session) fn has_come(&mut self, side: Side, now: Moment) {
        let both = self.timing.absent == BySide::from_fn(|_| Switch::On);
        let absent = std::mem::replace(self.timing.absent.get_mut(side), Switch::Off);
        let next = self.timing.missing();
        let Some(clock) = &mut self.timing.clock else {
            return;
        };
        if absent == Switch::Off || clock.running().is_none() {
            self.timing.next = next;
            return;
        }
        if both {
            clock.share_used(now);
        }
        let begins = next.unwrap_or(self.game.now().turn());
        clock.start(begins, now);
        self.side_begins(begins, now);
        self.read_clock(ReadBecause::Set, now);
        self.set_device(now);
    }
}
