//! The running clock in the record, where nothing else is written: after a crash there is a reading that is not older than a
//! quarter of a minute. The reading is not told, and is no part of the game.

use zgoda_game::Moment;
use zgoda_record::event::{Body, ClockRead, ReadBecause, Source};

use crate::session::phase::Phase;
use crate::session::table::Table;

/// The moment at which the running clock is to be written down; none while something waits for the disk.
pub(super) fn heartbeat_deadline(table: &Table) -> Option<Moment> {
    let running = table.on_the_clock().is_some() && table.phase() == Phase::Playing;
    let beats = running && table.disk_is_idle();
    beats.then(|| table.written().after(table.options().waits.heartbeat))
}

pub(super) fn tick_heartbeat(table: &mut Table) {
    let now = table.now();
    if heartbeat_deadline(table).is_none_or(|at| now < at) {
        return;
    }
    if let Some(clock) = table.clock() {
        let times = clock.times(now);
        let ply = table.presses_so_far();
        let ran = Body::ClockRan(ClockRead::of(ReadBecause::Ran, ply, &times));
        table.commit(None, Source::Program, ran);
    }
}
