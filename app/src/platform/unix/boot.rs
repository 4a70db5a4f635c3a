// SPDX-License-Identifier: GPL-3.0-or-later
//! The current run of this computer.

use std::fs;
use std::time::Duration;

use zgoda_record::event::Boot;

/// The current run of the computer, and its length so far; `None` if the system does not report it.
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
