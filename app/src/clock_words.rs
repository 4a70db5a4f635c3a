//! Times as clocks and papers show them.

use std::time::Duration;

/// `1:18:40`.
#[must_use]
pub(crate) fn written(time: Duration) -> String {
    seconds(time.as_secs())
}

/// The same of whole seconds.
#[must_use]
pub(crate) fn seconds(seconds: u64) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours}:{minutes:02}:{:02}", seconds % 60)
}
