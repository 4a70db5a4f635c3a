// SPDX-License-Identifier: GPL-3.0-or-later
//! Wrong arbiter codes, and the time after them in which no code is tried.

use std::time::Duration;

use zgoda_game::Moment;

use crate::session::table::Table;

/// The number of codes that may be tried without a wait.
const FREE_TRIES: usize = 3;

/// The wait after the last free try. It doubles with each further wrong code, up to [`LONGEST_WAIT`].
const FIRST_WAIT: Duration = Duration::from_secs(5);
const LONGEST_WAIT: Duration = Duration::from_secs(30);

/// The wait after so many wrong codes.
#[must_use]
pub fn wait_after(wrong: usize) -> Duration {
    let Some(more) = wrong.checked_sub(FREE_TRIES) else {
        return Duration::ZERO;
    };
    let more = u32::try_from(more).unwrap_or(u32::MAX);
    let factor = 1_u32.checked_shl(more).unwrap_or(u32::MAX);
    FIRST_WAIT.saturating_mul(factor).min(LONGEST_WAIT)
}

/// The moment at which the last wrong code was given. A wrong code from before the game was resumed counts as given at the moment
/// of the resumption.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::session) struct LastWrong(Moment);

impl LastWrong {
    /// Notes a wrong code given now.
    pub(in crate::session) const fn is(&mut self, now: Moment) {
        self.0 = now;
    }

    /// The time until a code is tried again; `None` if codes are tried now.
    pub(in crate::session) fn wait(self, table: &Table) -> Option<Duration> {
        let now = table.now();
        let last = self.0.max(table.begun());
        let over = last.after(wait_after(table.game().wrong_codes()));
        (now < over).then(|| over.since(now))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_further_wrong_code_waits_longer() {
        let waits = [2, 3, 4, 5, 6, 7, 40, usize::MAX].map(|wrong| wait_after(wrong).as_secs());
        assert_eq!(waits, [0, 5, 10, 20, 30, 30, 30, 30]);
    }
}
