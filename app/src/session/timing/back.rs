//! The clock goes back with the position, and forward again with it (Kodeks VIII 3.1.2).

use zgoda_game::clock::{Clock, ClockTimes};
use zgoda_game::{Moment, Side};
use zgoda_speech::announcement::Switch;

use crate::record::event::ReadBecause;
use crate::session::Session;

impl Session {
    /// The clock goes back with the position: to how it stood after so many half-moves.
    pub(in crate::session) fn clock_goes_back(&mut self, plies: usize, now: Moment) {
        let next = self.game.now().turn();
        let Some(clock) = &mut self.timing.clock else {
            return;
        };
        clock.stop(now);
        let control = clock.control().clone();
        if let Some(times) = self.game.clock_after(plies) {
            *clock = Clock::from_times(control, times);
        } else if plies == 0 {
            *clock = Clock::new(control);
        }
        self.timing.next = Some(next);
        self.timing.ahead.clear();
        for side in Side::ALL {
            let fallen = self.timing.clock.as_ref().and_then(|it| it.flag(side, now));
            if fallen.is_none() {
                *self.timing.flag_told.get_mut(side) = Switch::Off;
            }
        }
        self.read_clock(ReadBecause::Stopped, now);
    }

    /// How the clock stands before it goes back.
    pub(in crate::session) fn timing_before(&self) -> Option<ClockTimes> {
        self.game
            .clock()
            .copied()
            .filter(|_| self.timing.is_there())
    }

    /// A walk-back was undone: the clock stands as it did before.
    pub(in crate::session) fn clock_as_it_was(&mut self, times: Option<ClockTimes>, now: Moment) {
        if let (Some(times), Some(clock)) = (times, &mut self.timing.clock) {
            *clock = Clock::from_times(clock.control().clone(), &times);
            self.timing.next = None;
            self.read_clock(ReadBecause::Stopped, now);
        }
    }
}
