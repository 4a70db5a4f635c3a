// SPDX-License-Identifier: GPL-3.0-or-later
//! Detects clock times that jump down. The times of both sides together can only fall by the time that has passed, and
//! no flag falls while time is left. Lower times are doubted at first. They are believed when the clock has gone on
//! from them for a while, because then somebody has set the clock by hand.

use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};

use super::{ClockShows, FlagShown};
use crate::waits::FallWaits;

/// States whether there is a reason for the time of a side to grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Growth {
    /// The side pressed, or had another reason for more time.
    May,
    MayNot,
}

/// Lower times that are not believed yet.
#[derive(Clone, Copy, Debug)]
struct Doubt {
    since: Moment,
    /// The last times that were doubted.
    shows: ClockShows,
    at: Moment,
}

/// The times in doubt, until the clock has gone on from them for long enough.
#[derive(Clone, Debug, Default)]
pub(crate) struct Falls(Option<Doubt>);

impl Falls {
    /// Forgets the times in doubt.
    pub(crate) fn forget(&mut self) {
        self.0 = None;
    }

    /// The side that has less time than is possible, compared with the last believed times. `None` if the times are
    /// possible, or if the clock has gone on from the lower times for long enough.
    pub(crate) fn weigh(
        &mut self,
        shows: &ClockShows,
        (believed, at): (&ClockShows, Moment),
        growth: BySide<Growth>,
        now: Moment,
        waits: &FallWaits,
    ) -> Option<Side> {
        let Some(side) = fell(shows, believed, waits.passed(now.since(at))) else {
            self.forget();
            return None;
        };
        let goes_on = self.0.filter(|doubt| {
            let grew = Side::ALL.into_iter().any(|side| {
                let more = shows.left.get(side) > doubt.shows.left.get(side);
                more && *growth.get(side) == Growth::MayNot
            });
            !grew && fell(shows, &doubt.shows, waits.passed(now.since(doubt.at))).is_none()
        });
        let since = goes_on.map_or(now, |doubt| doubt.since);
        if now.since(since) >= waits.doubted {
            self.forget();
            return None;
        }
        self.0 = Some(Doubt {
            since,
            shows: *shows,
            at: now,
        });
        Some(side)
    }
}

/// The side that has less time than is possible, given the times before and the time that may have passed; `None` if the
/// times are possible.
fn fell(shows: &ClockShows, before: &ClockShows, passed: Duration) -> Option<Side> {
    let falls = Side::ALL.map(|side| before.left.get(side).saturating_sub(*shows.left.get(side)));
    let all = falls
        .into_iter()
        .fold(Duration::ZERO, Duration::saturating_add);
    let most = Side::ALL
        .into_iter()
        .zip(falls)
        .max_by_key(|(_, fall)| *fall);
    let flag = Side::ALL.into_iter().find(|side| {
        let news =
            *shows.flag.get(*side) == FlagShown::Yes && *before.flag.get(*side) == FlagShown::No;
        news && *before.left.get(*side) > passed
    });
    (all > passed)
        .then_some(most.map(|(side, _)| side))
        .flatten()
        .or(flag)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shows(white: u64, black: u64) -> ClockShows {
        ClockShows {
            left: BySide { white, black }.map(Duration::from_secs),
            running: Some(Side::White),
            flag: BySide::default(),
        }
    }

    const NONE: BySide<Growth> = BySide {
        white: Growth::MayNot,
        black: Growth::MayNot,
    };

    #[test]
    fn what_jumped_down_is_believed_when_it_goes_on_so() {
        let believed = (&shows(600, 600), Moment::ZERO);
        let mut falls = Falls::default();
        let mut weigh = |shows, growth, ms| {
            let now = Moment::from_ms(ms);
            falls.weigh(&shows, believed, growth, now, &FallWaits::LIFE)
        };
        assert_eq!(weigh(shows(598, 600), NONE, 1_000), None);
        assert_eq!(weigh(shows(60, 600), NONE, 1_500), Some(Side::White));
        // Black's time falls as well and then comes back, so neither fall has lasted for long enough.
        assert_eq!(weigh(shows(60, 10), NONE, 5_000), Some(Side::Black));
        assert_eq!(weigh(shows(60, 600), NONE, 8_000), Some(Side::White));
        // A press that adds time to a doubted clock does not begin the doubt anew.
        let white = BySide {
            white: Growth::May,
            ..NONE
        };
        assert_eq!(weigh(shows(62, 600), white, 10_000), Some(Side::White));
        assert_eq!(weigh(shows(62, 598), NONE, 12_900), Some(Side::White));
        assert_eq!(weigh(shows(62, 598), NONE, 13_000), None);
    }

    #[test]
    fn a_flag_with_time_left_is_none() {
        let mut falls = Falls::default();
        let flag = |shows| ClockShows {
            flag: BySide {
                white: FlagShown::No,
                black: FlagShown::Yes,
            },
            ..shows
        };
        let mut weigh = |shows: ClockShows, before: ClockShows| {
            let believed = (&before, Moment::ZERO);
            let now = Moment::from_ms(1_000);
            falls.weigh(&shows, believed, NONE, now, &FallWaits::LIFE)
        };
        assert_eq!(weigh(flag(shows(9, 60)), shows(9, 60)), Some(Side::Black));
        assert_eq!(weigh(flag(shows(9, 0)), shows(9, 1)), None);
        // A fallen flag may stay fallen with any time left, because a new stage begins.
        assert_eq!(weigh(flag(shows(9, 1_800)), flag(shows(9, 0))), None);
    }
}
