// SPDX-License-Identifier: GPL-3.0-or-later
//! The clock in a view: the side with the running time, the moment since which its time runs, and the time that each side
//! had left at that moment.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Side};

/// Both times and the running side. The running side's present time is its time in `left_ms`, less the time that has
/// passed since `since_ms` after the delay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// The side with the running time.
    pub running: Option<Side>,
    /// The moment since which the running time runs, in milliseconds since the program started.
    pub since_ms: Option<u64>,
    /// The time that each side had left at that moment.
    pub left_ms: BySide<u64>,
    /// The time that each side had used, in whole seconds that add up with the remaining time to the time that the side
    /// was given.
    pub used_ms: BySide<u64>,
    /// The rest of a delay, at that moment, before the running side's time counts down.
    pub delay_ms: u64,
}

/// A clock with its flags (Kodeks II 3.5.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Face {
    /// The times of both sides.
    #[serde(flatten)]
    pub clock: Clock,
    /// The sides with fallen flags.
    pub flags: BySide<bool>,
    /// The side with the flag that fell first, if known.
    pub first_flag: Option<Side>,
}

pub(crate) fn ms(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
