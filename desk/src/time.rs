// SPDX-License-Identifier: GPL-3.0-or-later
//! The time of the desk, by which pages say when a message was sent.
//!
//! The desk's time is the computer's time at the start of the desk plus the monotonic time since then. So a change of the
//! computer's clock does not move the desk's time, and a restarted desk goes on with nearly the same time.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// The beginning of the desk's time, by two clocks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Time {
    began: Instant,
    began_ms: u64,
}

impl Time {
    /// Begins to count now.
    pub(super) fn new() -> Time {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let ms = since.unwrap_or_default().as_millis();
        Time {
            began: Instant::now(),
            began_ms: u64::try_from(ms).unwrap_or_default(),
        }
    }

    /// The desk's time in milliseconds.
    pub(super) fn now_ms(&self) -> u64 {
        let gone = self.began.elapsed().as_millis();
        let gone = u64::try_from(gone).unwrap_or(u64::MAX);
        self.began_ms.saturating_add(gone)
    }

    /// The time that a message was on its way, if it left at `sent` by its sender's clock. A time in the future is an error of the
    /// sender; such a message counts as having taken no time.
    pub(super) fn late_ms(&self, sent: Option<u64>) -> Option<u64> {
        sent.map(|sent| self.now_ms().saturating_sub(sent))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_sent_a_second_ago_is_a_second_late() {
        let time = Time::new();
        let late = time.late_ms(Some(time.now_ms() - 1_000)).unwrap();
        assert!((1_000..1_500).contains(&late), "{late}");
        assert_eq!(time.late_ms(Some(time.now_ms() + 60_000)), Some(0));
        assert_eq!(time.late_ms(None), None);
    }
}
