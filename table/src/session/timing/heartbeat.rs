// SPDX-License-Identifier: GPL-3.0-or-later
//! Readings of the running clock that are written while no other event is. After a crash the last reading is therefore at most a
//! quarter of a minute old. People are not told of these readings, and they are no part of the game.

use zgoda_game::Moment;
use zgoda_record::event::{Body, ClockRead, ReadBecause, Source};

use crate::session::phase::Phase;
use crate::session::table::Table;

/// The moment at which the running clock must next be written down; `None` while other events wait for the disk.
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
