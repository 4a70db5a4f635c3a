// SPDX-License-Identifier: GPL-3.0-or-later
//! Decides which times of a clock are believed. The time of a side may grow only by its own press, by an order of the
//! program, or while the clock is set up before the first run. Both times together may fall by no more than the time
//! that passed. Times that fall further are reported as odd. They are believed only when the clock has gone on from them for a
//! while, because then a person has set the clock by hand.

use zgoda_game::{BySide, Moment, Side};

use crate::clock::falls::{Falls, Growth};
use crate::clock::{ClockOddity, ClockShows};
use crate::waits::FallWaits;

/// The reason why a clock sent its times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occasion {
    /// The regular report of the times.
    Passing,
    /// A press of this side, which may add a bonus.
    Press(Side),
}

/// The verdict on the times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Believed {
    /// The times are believed and new.
    News(ClockShows),
    /// The times are believed, and are known already.
    Same,
    /// The times are impossible. This is reported once, until other times are believed.
    Odd(ClockOddity),
    /// The times are impossible, but this was reported already.
    Known,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Belief {
    /// The last times that were believed, and the moment at which they came.
    shown: Option<(ClockShows, Moment)>,
    falls: Falls,
    ran: Ran,
    odd: Option<ClockOddity>,
}

/// The fact whether a time has run since the clock was found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Ran {
    #[default]
    NotYet,
    Yes,
}

impl Belief {
    /// Makes the next times be believed in any case, because the program set the clock, or the clock lost its memory.
    pub(super) fn forget(&mut self) {
        self.shown = None;
        self.falls.forget();
        self.odd = None;
    }

    /// Decides whether the times that the clock shows are believed.
    pub(super) fn weigh(
        &mut self,
        shows: ClockShows,
        occasion: Occasion,
        now: Moment,
        waits: &FallWaits,
    ) -> Believed {
        if let Some(side) = self.grew(&shows, occasion) {
            return self.odd(ClockOddity::Grew(side));
        }
        if let Some((before, at)) = self.shown.filter(|_| self.ran == Ran::Yes) {
            let growth = BySide::from_fn(|side| match occasion {
                Occasion::Press(by) if by == side => Growth::May,
                Occasion::Press(_) | Occasion::Passing => Growth::MayNot,
            });
            let fell = self.falls.weigh(&shows, (&before, at), growth, now, waits);
            if let Some(side) = fell {
                return self.odd(ClockOddity::Fell(side));
            }
        }
        self.odd = None;
        self.falls.forget();
        if shows.running.is_some() || matches!(occasion, Occasion::Press(_)) {
            self.ran = Ran::Yes;
        }
        // A press is repeated until it is confirmed, so its times may be from any moment after the last times.
        let at = match (occasion, self.shown) {
            (Occasion::Press(_), Some((_, at))) => at,
            _ => now,
        };
        let before = self.shown.replace((shows, at));
        if before.is_some_and(|(before, _)| before == shows) {
            Believed::Same
        } else {
            Believed::News(shows)
        }
    }

    /// The side with a time that grew although it could not.
    fn grew(&self, shows: &ClockShows, occasion: Occasion) -> Option<Side> {
        let (before, _) = self.shown?;
        Side::ALL.into_iter().find(|side| {
            let may = occasion == Occasion::Press(*side) || self.ran == Ran::NotYet;
            shows.left.get(*side) > before.left.get(*side) && !may
        })
    }

    /// Notes that the clock reported something impossible.
    pub(super) fn odd(&mut self, what: ClockOddity) -> Believed {
        if self.odd.replace(what) == Some(what) {
            Believed::Known
        } else {
            Believed::Odd(what)
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::clock::FlagShown;

    const LIFE: FallWaits = FallWaits::LIFE;

    fn shows(white: u64, black: u64, running: Option<Side>) -> ClockShows {
        ClockShows {
            left: BySide { white, black }.map(Duration::from_secs),
            running,
            flag: BySide::from_fn(|_| FlagShown::No),
        }
    }

    #[test]
    fn time_grows_by_a_press_of_its_own_side_only() {
        let (white, black) = (Some(Side::White), Some(Side::Black));
        let mut belief = Belief::default();
        let mut weigh = |shows, occasion| belief.weigh(shows, occasion, Moment::ZERO, &LIFE);
        for before in [shows(60, 60, None), shows(300, 300, None)] {
            // A person sets up the clock by hand.
            assert_eq!(weigh(before, Occasion::Passing), Believed::News(before));
        }
        let runs = shows(299, 300, white);
        assert_eq!(weigh(runs, Occasion::Passing), Believed::News(runs));
        assert_eq!(weigh(runs, Occasion::Passing), Believed::Same);
        let odd = Believed::Odd(ClockOddity::Grew(Side::White));
        assert_eq!(weigh(shows(300, 300, white), Occasion::Passing), odd);
        assert_eq!(
            weigh(shows(300, 300, white), Occasion::Passing),
            Believed::Known
        );
        let pressed = shows(302, 300, black);
        assert_eq!(
            weigh(pressed, Occasion::Press(Side::White)),
            Believed::News(pressed)
        );
        assert_eq!(
            weigh(shows(400, 310, white), Occasion::Press(Side::Black)),
            odd
        );
    }

    #[test]
    fn what_was_set_is_believed() {
        let mut belief = Belief::default();
        let low = shows(10, 10, Some(Side::White));
        assert_eq!(
            belief.weigh(low, Occasion::Passing, Moment::ZERO, &LIFE),
            Believed::News(low)
        );
        belief.forget();
        let high = shows(900, 900, Some(Side::White));
        assert_eq!(
            belief.weigh(high, Occasion::Passing, Moment::ZERO, &LIFE),
            Believed::News(high)
        );
    }

    #[test]
    fn a_time_that_jumps_down_is_believed_when_it_goes_on_so() {
        let at = Moment::from_ms;
        let white = Some(Side::White);
        let mut belief = Belief::default();
        let mut weigh = |shows, ms| belief.weigh(shows, Occasion::Passing, at(ms), &LIFE);
        let good = shows(600, 600, white);
        assert_eq!(weigh(good, 0), Believed::News(good));
        // A single false line with both flags, and then correct lines again.
        let lie = ClockShows {
            flag: BySide::from_fn(|_| FlagShown::Yes),
            ..shows(0, 0, white)
        };
        assert_eq!(
            weigh(lie, 1000),
            Believed::Odd(ClockOddity::Fell(Side::Black))
        );
        let next = shows(598, 600, white);
        assert_eq!(weigh(next, 2000), Believed::News(next));
        // A line may be silent for a long time, in which much time may have passed on the clock.
        let later = shows(500, 600, white);
        assert_eq!(weigh(later, 100_000), Believed::News(later));
        // The clock was set by hand, and its times go on from there.
        let odd = Believed::Odd(ClockOddity::Fell(Side::White));
        assert_eq!(weigh(shows(60, 600, white), 101_000), odd);
        for second in 1..5 {
            let on = shows(60 - second, 600, white);
            assert_eq!(weigh(on, 101_000 + second * 1000), Believed::Known);
        }
        let on = shows(55, 600, white);
        assert_eq!(weigh(on, 106_000), Believed::News(on));
        // A flag with time left is not believed.
        let flag = ClockShows {
            flag: BySide {
                white: FlagShown::Yes,
                black: FlagShown::No,
            },
            ..shows(54, 600, white)
        };
        assert_eq!(weigh(flag, 107_000), odd);
    }
}
