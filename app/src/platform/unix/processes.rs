// SPDX-License-Identifier: GPL-3.0-or-later
//! Other processes of this computer.

use std::path::Path;

/// True if the process of this number is known to have ended.
pub fn has_ended(process: u32) -> bool {
    let all = Path::new("/proc");
    all.is_dir() && !all.join(process.to_string()).exists()
}
