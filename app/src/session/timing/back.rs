//! The clock goes back with the position, and forward again with it (Kodeks VIII 3.1.2).

use std::time::Duration;

use zgoda_game::clock::{Clock, ClockTimes};
use zgoda_game::{BySide, Moment, Side};
use zgoda_speech::announcement::Switch;

use super::charge;
use crate::record::event::ReadBecause;
use crate::session::Session;
use crate::session::game::Deed;

impl Session {
    /// How the clock stands where the game goes back to after so many half-moves. Without a reading there it stays as
    /// it stands, with what was charged in it.
    pub(in crate::session) fn clock_there(&self, plies: usize, now: Moment) -> Option<Clock> {
        let mut clock = self.table.clock().cloned()?;
        clock.stop(now);
        if !self.table.game().has_clock_after(plies) {
            return Some(clock);
        }
        let control = clock.control().clone();
        let mut clock = match self.table.game().clock_after(plies) {
            Some(times) => Clock::from_times(control, times),
            None => Clock::new(control),
        };
        // What was charged since play stopped is for this interruption, wherever the game goes on.
        for deed in self.table.game().open_deeds_at(plies) {
            charge(&mut clock, deed, now);
        }
        Some(clock)
    }

    /// What both clocks would show if the game went back by this line of which so many half-moves stand already.
    pub(in crate::session) fn readings_there(
        &self,
        line: usize,
        stand: usize,
        now: Moment,
    ) -> BySide<Option<Duration>> {
        if let Some(clock) = self.clock_there(stand, now) {
            // A clock that runs will have run on by then.
            let known =
                self.table.on_the_clock().is_none() || self.table.game().has_clock_after(stand);
            return BySide::from_fn(|side| known.then(|| clock.left(side, now)));
        }
        if line == stand {
            self.readings_with_charges(stand)
        } else {
            BySide::default()
        }
    }

    /// The clock goes back with the position: to how it stood after so many half-moves.
    pub(in crate::session) fn clock_goes_back(&mut self, clock: Option<Clock>, now: Moment) {
        let next = self.table.game().now().turn();
        let Some(clock) = clock else {
            return;
        };
        self.table.clock_mut().clock = Some(clock);
        self.timing.offers_nothing();
        self.timing.next = Some(next);
        self.table.clock_mut().ahead.clear();
        for side in Side::ALL {
            let fallen = self.table.clock().and_then(|it| it.flag(side, now));
            if fallen.is_none() {
                *self.timing.flag_told.get_mut(side) = Switch::Off;
            }
        }
        self.read_clock(ReadBecause::Stopped, now);
    }

    /// A walk-back was undone: the clock stands as it did before, with what was charged since.
    pub(in crate::session) fn clock_as_it_was(
        &mut self,
        times: Option<ClockTimes>,
        deeds: Vec<Deed>,
        now: Moment,
    ) {
        if let (Some(times), Some(clock)) = (times, &mut self.table.clock_mut().clock) {
            *clock = Clock::from_times(clock.control().clone(), &times);
            for deed in deeds {
                charge(clock, deed, now);
            }
            self.timing.offers_nothing();
            self.timing.next = None;
            self.read_clock(ReadBecause::Stopped, now);
        }
    }
}
