// SPDX-License-Identifier: GPL-3.0-or-later
//! Measures running time. While the computer sleeps no game is played, so this time is not counted on any system. A comparison with
//! the computer's clock shows that the computer slept.

use std::time::Duration;

use zgoda_game::Moment;

/// A stopwatch that stands still while the computer sleeps.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch {
    begun: system::Reading,
}

impl Stopwatch {
    /// Starts a new stopwatch.
    #[must_use]
    pub fn start() -> Stopwatch {
        Stopwatch {
            begun: system::read(),
        }
    }

    /// The time that the stopwatch has run.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        system::between(self.begun, system::read())
    }

    /// The time that the stopwatch has run, as a moment.
    #[must_use]
    pub fn now(&self) -> Moment {
        let ms = self.elapsed().as_millis();
        Moment::from_ms(u64::try_from(ms).unwrap_or(u64::MAX))
    }
}

/// On Linux and macOS the clock of the standard library stands still while the computer sleeps.
#[cfg(not(windows))]
mod system {
    use std::time::{Duration, Instant};

    pub(super) type Reading = Instant;

    pub(super) fn read() -> Reading {
        Instant::now()
    }

    pub(super) fn between(begun: Reading, now: Reading) -> Duration {
        now.saturating_duration_since(begun)
    }
}

/// On Windows the clock of the standard library goes on while the computer sleeps. The clock that is read here stands still during
/// sleep, and ticks every 16 ms at worst.
#[cfg(windows)]
mod system {
    #![allow(unsafe_code, reason = "Windows tells it by a C function alone")]

    use std::time::Duration;

    use windows_sys::Win32::System::WindowsProgramming::QueryUnbiasedInterruptTime;

    /// A reading in units of 100 ns since the computer was started.
    pub(super) type Reading = u64;

    pub(super) fn read() -> Reading {
        let mut units = 0;
        // SAFETY: the pointer is to a number of ours, which is the only condition.
        let _ = unsafe { QueryUnbiasedInterruptTime(&raw mut units) };
        units
    }

    pub(super) fn between(begun: Reading, now: Reading) -> Duration {
        Duration::from_nanos(now.saturating_sub(begun).saturating_mul(100))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_runs_as_the_time_does() {
        let begun = std::time::Instant::now();
        let watch = Stopwatch::start();
        // The test is about time itself.
        std::thread::sleep(Duration::from_millis(30));
        let ran = watch.elapsed();
        assert!(ran >= Duration::from_millis(14), "{ran:?}");
        assert!(
            ran <= begun.elapsed() + Duration::from_millis(16),
            "{ran:?}"
        );
        assert!(watch.now() >= Moment::from_ms(14));
    }
}
