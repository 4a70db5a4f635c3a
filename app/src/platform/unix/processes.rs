//! Other processes of this computer.

use std::path::Path;

/// Has the process of this number ended? Said only where it is known.
pub(crate) fn has_ended(process: u32) -> bool {
    let all = Path::new("/proc");
    all.is_dir() && !all.join(process.to_string()).exists()
}
