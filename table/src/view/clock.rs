//! The clock in a view: the time that each side had left at the start of the running period, that start, and the side that
//! runs.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Side};

/// Both times and the running side. The present time of the running side is its time in `left_ms`, less the time since `since_ms`
/// beyond the delay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// The side with the running time.
    pub running: Option<Side>,
    /// The start of the running period, in milliseconds since the program started.
    pub since_ms: Option<u64>,
    /// The time that each side had left then.
    pub left_ms: BySide<u64>,
    /// The time that each side had used of its allotment, in whole seconds that add up with the time left to the allotment.
    pub used_ms: BySide<u64>,
    /// The part of a delay that was still to pass before the running side's time went down.
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
    /// The side with the first fallen flag.
    pub first_flag: Option<Side>,
}

pub(crate) fn ms(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
