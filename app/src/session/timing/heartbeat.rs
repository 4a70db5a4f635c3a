//! The running clock in the record, where nothing else is written: after a crash there is a reading that is not older
//! than a quarter of a minute. Nobody is told of it, and it is no part of the game.

use zgoda_game::Moment;

use super::Timing;
use crate::record::event::{Body, ClockRead, ReadBecause, Source};
use crate::session::{Phase, Session};

impl Timing {
    /// Something was written into the record.
    pub(in crate::session) const fn written(&mut self, now: Moment) {
        self.written = now;
    }
}

impl Session {
    /// When the running clock is to be written down; never while something waits for the disk.
    pub(super) fn heartbeat_deadline(&self) -> Option<Moment> {
        let running = self.on_the_clock().is_some() && self.phase == Phase::Playing;
        let beats = running && self.durable.is_idle();
        beats.then(|| self.timing.written.after(self.options.waits.heartbeat))
    }

    pub(super) fn tick_heartbeat(&mut self, now: Moment) {
        if self.heartbeat_deadline().is_none_or(|at| now < at) {
            return;
        }
        if let Some(clock) = &self.timing.clock {
            let times = clock.times(now);
            let ply = u32::try_from(self.plies_pressed()).unwrap_or(u32::MAX);
            let ran = Body::ClockRan(ClockRead::of(ReadBecause::Ran, ply, &times));
            self.commit(None, Source::Program, ran, now);
        }
    }
}
