//! The time since which this computer runs.

use std::fs;
use std::time::Duration;

use zgoda_record::event::Boot;

/// The present run of the computer, and its length so far; `None` where the computer does not tell.
pub(crate) fn boot() -> Option<Boot> {
    let id = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    let up = fs::read_to_string("/proc/uptime").ok()?;
    let seconds: f64 = up.split_whitespace().next()?.parse().ok()?;
    let up = Duration::try_from_secs_f64(seconds).ok()?;
    Some(Boot {
        id: id.trim().to_owned(),
        up_ms: u64::try_from(up.as_millis()).ok()?,
    })
}
