// SPDX-License-Identifier: GPL-3.0-or-later
//! A game that stands still: play that the arbiter stopped, or a clock that a call or a claim stopped.

use zgoda_game::Moment;

/// The state of play as far as somebody has stopped it.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::session) struct Standstill {
    /// The moment at which the arbiter stopped play, while it is stopped.
    stopped: Option<Moment>,
    /// True if a player's call or claim stopped the clock.
    halted: bool,
}

impl Standstill {
    /// The moment at which the arbiter stopped play; `None` while play goes on.
    pub(in crate::session) const fn stopped_since(self) -> Option<Moment> {
        self.stopped
    }

    /// Stops play. An earlier stop keeps its moment.
    pub(in crate::session) fn stop(&mut self, now: Moment) {
        self.stopped = self.stopped.or(Some(now));
    }

    /// Lets play go on, and the clock with it. Returns the moment at which play was stopped, if it was.
    pub(in crate::session) fn resume(&mut self) -> Option<Moment> {
        let since = self.stopped.take()?;
        self.halted = false;
        Some(since)
    }

    /// Stops the clock for a call or a claim.
    pub(in crate::session) const fn halt(&mut self) {
        self.halted = true;
    }

    /// Ends the stop of the clock by a call or a claim. Returns true if there was such a stop.
    pub(in crate::session) fn end_halt(&mut self) -> bool {
        std::mem::take(&mut self.halted)
    }

    /// Ends the standstill: the game is over.
    pub(in crate::session) fn clear(&mut self) {
        *self = Standstill::default();
    }
}
