//! The clock in a view: what each side had left when the time began to run that runs, since when, and whose it is.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Side};

/// Both times and who runs. What the running side has now is what it had, less the time since then that is past the
/// delay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Whose time runs.
    pub running: Option<Side>,
    /// Since when, in milliseconds since the program started.
    pub since_ms: Option<u64>,
    /// What each side had left then.
    pub left_ms: BySide<u64>,
    /// What each had used of what it was given, in whole seconds that make it up with those of what is left.
    pub used_ms: BySide<u64>,
    /// How much of a delay was still to pass before the running side's time went down.
    pub delay_ms: u64,
}

/// The same with the flags (Kodeks II 3.5.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Face {
    /// The times.
    #[serde(flatten)]
    pub clock: Clock,
    /// Whose flag fell.
    pub flags: BySide<bool>,
    /// Whose fell first.
    pub first_flag: Option<Side>,
}

pub(crate) fn ms(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
