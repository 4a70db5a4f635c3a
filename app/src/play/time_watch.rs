// SPDX-License-Identifier: GPL-3.0-or-later
//! Compares the wall clock with the monotonic time, which does not count a sleep of the computer. A jump means that the computer
//! slept, or that its wall clock was changed. Each jump is reported once. The time of the game is never taken from the
//! wall clock.

use std::time::{Duration, SystemTime};

use zgoda_table::session::input::TimeJump;

/// A jump up to this size is not reported, because small corrections of the wall clock are usual.
const NOTICED: Duration = Duration::from_secs(2);

/// The readings of the two clocks at the last comparison.
#[derive(Clone, Copy, Debug)]
pub(super) struct TimeWatch {
    ran: Duration,
    wall: SystemTime,
}

impl TimeWatch {
    /// Begins to compare `wall` with `ran`, the time since the program started.
    pub(super) const fn new(ran: Duration, wall: SystemTime) -> TimeWatch {
        TimeWatch { ran, wall }
    }

    /// Compares the clocks again; returns the jump if it is larger than `NOTICED`.
    pub(super) fn look(&mut self, ran: Duration, wall: SystemTime) -> Option<TimeJump> {
        let passed = ran.saturating_sub(self.ran);
        let expected = self.wall.checked_add(passed)?;
        let jump = match wall.duration_since(expected) {
            Ok(ahead) => TimeJump::Ahead(ahead),
            Err(behind) => TimeJump::Back(behind.duration()),
        };
        let (TimeJump::Ahead(by) | TimeJump::Back(by)) = jump;
        if by <= NOTICED {
            return None;
        }
        *self = TimeWatch { ran, wall };
        Some(jump)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seconds(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn a_sleep_and_a_changed_clock_are_told_once() {
        let wall = SystemTime::UNIX_EPOCH + seconds(1_000_000);
        let mut watch = TimeWatch::new(seconds(5), wall);
        assert_eq!(watch.look(seconds(65), wall + seconds(61)), None);
        let slept = watch.look(seconds(70), wall + seconds(365));
        assert_eq!(slept, Some(TimeJump::Ahead(seconds(300))));
        assert_eq!(watch.look(seconds(80), wall + seconds(375)), None);
        let back = watch.look(seconds(90), wall);
        assert_eq!(back, Some(TimeJump::Back(seconds(385))));
        assert_eq!(watch.look(seconds(91), wall + seconds(1)), None);
    }

    #[test]
    fn a_clock_that_drifts_slowly_is_noticed_in_the_end() {
        let wall = SystemTime::UNIX_EPOCH + seconds(1_000_000);
        let mut watch = TimeWatch::new(Duration::ZERO, wall);
        let drifted = (1..=100_u64).find_map(|minute| {
            let ran = seconds(60 * minute);
            watch.look(ran, wall + ran + Duration::from_millis(100 * minute))
        });
        let Some(TimeJump::Ahead(by)) = drifted else {
            panic!("it was not noticed");
        };
        assert_eq!(by, Duration::from_millis(2100));
    }
}
