//! The time of the desk, by which pages tell how long something was on its way.
//!
//! It is the computer's time when the desk began and then what went by, so that nobody who sets the computer's clock moves
//! it; a desk that is started again goes on with nearly the same time.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// When it began, by two clocks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Time {
    began: Instant,
    began_ms: u64,
}

impl Time {
    /// From now on.
    pub(super) fn new() -> Time {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let ms = since.unwrap_or_default().as_millis();
        Time {
            began: Instant::now(),
            began_ms: u64::try_from(ms).unwrap_or_default(),
        }
    }

    /// Now, in milliseconds.
    pub(super) fn now_ms(&self) -> u64 {
        let gone = self.began.elapsed().as_millis();
        let gone = u64::try_from(gone).unwrap_or(u64::MAX);
        self.began_ms.saturating_add(gone)
    }

    /// How long something was on its way that left, as its sender thought, at `sent`. No sender can think of a time to
    /// come without being wrong; what comes from there counts as having taken no time.
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
