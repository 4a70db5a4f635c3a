// SPDX-License-Identifier: GPL-3.0-or-later
//! The times on both clocks after each half-move, written down by the arbiter or read from the clock that ran here. The times
//! belong to the half-move: they are struck out with it and come back with it.

use std::collections::BTreeMap;
use std::time::Duration;

use zgoda_game::clock::ClockTimes;
use zgoda_game::{BySide, Side};

use super::ChargeChange;

/// The times after each half-move, by the number of half-moves before them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Times {
    /// The readings that were written down, by the number of half-moves before them.
    readings: BTreeMap<usize, BySide<Option<Duration>>>,
    /// The state of the clock, if it ran in this program.
    clocks: BTreeMap<usize, ClockTimes>,
}

impl Times {
    pub(super) fn is_empty(&self) -> bool {
        self.clocks.is_empty()
    }

    pub(super) fn readings(&self, plies: usize) -> BySide<Option<Duration>> {
        self.readings.get(&plies).copied().unwrap_or_default()
    }

    pub(super) fn set_readings(&mut self, plies: usize, readings: BySide<Option<Duration>>) {
        self.readings.insert(plies, readings);
    }

    pub(super) fn clock(&self, plies: usize) -> Option<&ClockTimes> {
        self.clocks.get(&plies)
    }

    /// The state of the clock after so many half-moves, or the latest one before.
    pub(super) fn clock_until(&self, plies: usize) -> Option<&ClockTimes> {
        self.clocks.range(..=plies).next_back().map(|(_, it)| it)
    }

    pub(super) fn set_clock(&mut self, plies: usize, times: ClockTimes) {
        self.clocks.insert(plies, times);
    }

    /// Sets the times left after so many half-moves, as the arbiter ruled, even if a clock ran here.
    pub(super) fn set_left(&mut self, plies: usize, left: BySide<Duration>) {
        if let Some(clock) = self.clocks.get_mut(&plies) {
            for side in Side::ALL {
                clock.set_left(side, *left.get(side));
            }
        }
    }

    /// Applies a charge to the written times; a clock that ran here has its own reading.
    pub(super) fn charge(&mut self, plies: usize, change: ChargeChange) {
        if let Some(readings) = self.readings.get_mut(&plies) {
            for side in Side::ALL {
                let reading = readings.get_mut(side);
                *reading = reading.map(|left| change.of(side, left));
            }
        }
    }

    /// Removes and returns the readings after more than `plies` half-moves.
    pub(super) fn take_after(&mut self, plies: usize) -> Times {
        let later = plies.saturating_add(1);
        Times {
            readings: self.readings.split_off(&later),
            clocks: self.clocks.split_off(&later),
        }
    }

    /// Puts back readings that were removed.
    pub(super) fn put_back(&mut self, times: Times) {
        self.readings.extend(times.readings);
        self.clocks.extend(times.clocks);
    }
}
