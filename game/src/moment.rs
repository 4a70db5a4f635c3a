// SPDX-License-Identifier: GPL-3.0-or-later
//! Time as an argument: a moment on the program's own clock. Nothing in this crate reads a clock.

use std::time::Duration;

/// Milliseconds since the program started (in a test: since a start that the test chose). Arithmetic saturates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Moment(u64);

impl Moment {
    /// The start of the program's clock.
    pub const ZERO: Moment = Moment(0);

    /// `ms` milliseconds after the start.
    #[must_use]
    pub const fn from_ms(ms: u64) -> Moment {
        Moment(ms)
    }

    /// Milliseconds since the start.
    #[must_use]
    pub const fn as_ms(self) -> u64 {
        self.0
    }

    /// The time since `earlier`; zero if `earlier` is later than this moment.
    #[must_use]
    pub const fn since(self, earlier: Moment) -> Duration {
        Duration::from_millis(self.0.saturating_sub(earlier.0))
    }

    /// The moment this much later.
    #[must_use]
    pub fn after(self, wait: Duration) -> Moment {
        Moment(
            self.0
                .saturating_add(u64::try_from(wait.as_millis()).unwrap_or(u64::MAX)),
        )
    }
}
