// SPDX-License-Identifier: GPL-3.0-or-later
//! Setting the clock back and forward again with the position (Kodeks VIII 3.1.2), and in training when a half-move is taken
//! back.

use std::time::Duration;

use zgoda_game::clock::{Clock, ClockTimes};
use zgoda_game::{BySide, Side};
use zgoda_record::event::{Body, ReadBecause, Source};
use zgoda_speech::announcement::PressRefusal;

use super::{charge, press};
use crate::session::game::ChargeChange;
use crate::session::table::Table;
use crate::session::timing::Timing;

/// The clock as it was after so many half-moves. Without a reading for that position, the result is the present clock, charges
/// included.
pub(in crate::session) fn clock_there(plies: usize, table: &Table) -> Option<Clock> {
    let now = table.now();
    let mut clock = table.clock().cloned()?;
    clock.stop(now);
    if !table.game().has_clock_after(plies) {
        return Some(clock);
    }
    let control = clock.control().clone();
    let mut clock = match table.game().clock_after(plies) {
        Some(times) => Clock::from_times(control, times),
        None => Clock::new(control),
    };
    // A charge stays wherever the game goes on from (II 6.19).
    for change in table.game().charge_changes_at(plies) {
        charge(&mut clock, change, now);
    }
    Some(clock)
}

/// The clock readings if the game went back to a line of `line` half-moves. The first `stand` of these half-moves stand already.
pub(in crate::session) fn readings_there(
    line: usize,
    stand: usize,
    table: &Table,
) -> BySide<Option<Duration>> {
    let now = table.now();
    if let Some(clock) = clock_there(stand, table) {
        // A running clock will show less by then.
        let known = table.on_the_clock().is_none() || table.game().has_clock_after(stand);
        return BySide::from_fn(|side| known.then(|| clock.left(side, now)));
    }
    if line == stand {
        readings_with_charges(stand, table)
    } else {
        BySide::default()
    }
}

/// Sets the clock back with the position, to this state.
pub(in crate::session) fn clock_goes_back(
    clock: Option<Clock>,
    timing: &mut Timing,
    table: &mut Table,
) {
    let next = table.game().now().turn();
    let Some(clock) = clock else {
        return;
    };
    table.clock_mut().clock = Some(clock);
    timing.offers_nothing();
    timing.next = Some(next);
    table.clock_mut().unmatched.clear();
    flags_that_stand_again(timing, table);
    timing.read_clock(ReadBecause::Stopped, table);
}

/// Restores the clock after an undone walk-back: as it stood before the walk-back, with the charges made since.
pub(in crate::session) fn clock_as_it_was(
    times: Option<ClockTimes>,
    changes: Vec<ChargeChange>,
    timing: &mut Timing,
    table: &mut Table,
) {
    let now = table.now();
    if let (Some(times), Some(clock)) = (times, &mut table.clock_mut().clock) {
        *clock = Clock::from_times(clock.control().clone(), &times);
        for change in changes {
            charge(clock, change, now);
        }
        timing.offers_nothing();
        timing.next = None;
        timing.read_clock(ReadBecause::Stopped, table);
    }
}

/// Sets the clock back in training after a half-move was taken back: to its state before that half-move, or else to the last
/// press before it.
pub(in crate::session) fn clock_goes_back_for_undo(
    plies: usize,
    timing: &mut Timing,
    table: &mut Table,
) {
    let now = table.now();
    press::is_given_up(PressRefusal::Stopped, table);
    let next = table.game().now().turn();
    let times = table.game().clock_until(plies).copied();
    let Some(clock) = &mut table.clock_mut().clock else {
        return;
    };
    clock.stop(now);
    let control = clock.control().clone();
    *clock = match times {
        Some(times) => Clock::from_times(control, &times),
        None => Clock::new(control),
    };
    clock.stop(now);
    timing.next = Some(next);
    table.clock_mut().unmatched.clear();
    flags_that_stand_again(timing, table);
    timing.paused = true;
    table.commit(None, Source::Program, Body::Paused);
    timing.read_clock(ReadBecause::Stopped, table);
}

/// Makes the program tell a flag again when it falls, if the flag no longer hangs now.
fn flags_that_stand_again(timing: &mut Timing, table: &Table) {
    let now = table.now();
    for side in Side::ALL {
        let fallen = table.clock().and_then(|it| it.flag(side, now));
        if fallen.is_none() {
            *timing.flag_told.get_mut(side) = false;
        }
    }
}

/// Both clocks now. If no clock runs in this program: the readings at the last half-move, with the charges that they do not contain
/// yet.
pub(in crate::session) fn readings_left(
    timing: &Timing,
    table: &Table,
) -> BySide<Option<Duration>> {
    let now = table.now();
    if let Some(left) = timing.times_left(table, now) {
        return left.map(Some);
    }
    readings_with_charges(table.game().standing().len(), table)
}

/// The readings written down after so many half-moves, with the charges that they do not contain yet.
pub(in crate::session) fn readings_with_charges(
    plies: usize,
    table: &Table,
) -> BySide<Option<Duration>> {
    let stored = table.game().readings(plies);
    let changes = table.game().charge_changes_at(plies);
    BySide::from_fn(|side: Side| {
        let left = *stored.get(side);
        left.map(|left| {
            changes
                .iter()
                .fold(left, |left, change| change.of(side, left))
        })
    })
}
