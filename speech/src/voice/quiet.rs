// SPDX-License-Identifier: GPL-3.0-or-later
//! Keeps the sound library from writing on standard error.
//!
//! ALSA reports there every device that it cannot open, several lines each, even where that is no fault. A screen
//! reader would read all these lines aloud. They go to the log instead.

#[cfg(target_os = "linux")]
use super::libraries::SOUND;

/// Does the work, and logs the ALSA messages of this thread instead of letting them out.
#[cfg(target_os = "linux")]
pub(super) fn quietly<T>(work: impl FnOnce() -> T) -> T {
    // Without the library there are no messages. Without a handler the messages go to standard error, which is no reason to fail.
    let there = SOUND.ready().is_ok();
    let kept = there.then(alsa::Output::local_error_handler);
    let kept = kept.and_then(Result::ok);
    let result = work();
    if let Some(kept) = kept {
        kept.borrow().buffer_string(|bytes| {
            let text = String::from_utf8_lossy(bytes);
            for line in text.lines().filter(|line| !line.is_empty()) {
                tracing::debug!(line, "ALSA says");
            }
        });
    }
    result
}

/// Does the work; only Linux has ALSA.
#[cfg(not(target_os = "linux"))]
pub(super) fn quietly<T>(work: impl FnOnce() -> T) -> T {
    work()
}
