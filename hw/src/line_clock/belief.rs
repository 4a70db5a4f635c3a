//! Which times of a clock are believed: a side's time becomes more by its own press, by being set
//! from here, or while the clock is set up before anything ran, and by nothing else.

use zgoda_game::Side;

use crate::clock::{ClockOddity, ClockShows};

/// Why a clock tells times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occasion {
    /// Time went by.
    Passing,
    /// This side pressed, which may bring it time.
    Press(Side),
}

/// What the times are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// They are believed and new.
    News(ClockShows),
    /// They are what was known.
    Same,
    /// They cannot be. Said once until others are believed.
    Odd(ClockOddity),
    /// They cannot be, as was said.
    Known,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Belief {
    /// The last times that were believed.
    shown: Option<ClockShows>,
    ran: Ran,
    odd: Option<ClockOddity>,
}

/// Did a time run since the clock was found?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Ran {
    #[default]
    NotYet,
    Yes,
}

impl Belief {
    /// Whatever it shows next is believed: it was set from here, or forgot everything.
    pub(super) fn forget(&mut self) {
        self.shown = None;
        self.odd = None;
    }

    /// It shows this.
    pub(super) fn weigh(&mut self, shows: ClockShows, occasion: Occasion) -> Verdict {
        let grew = self.shown.and_then(|before| {
            Side::ALL.into_iter().find(|side| {
                let may = occasion == Occasion::Press(*side) || self.ran == Ran::NotYet;
                shows.left.get(*side) > before.left.get(*side) && !may
            })
        });
        match grew {
            Some(side) => self.odd(ClockOddity::Grew(side)),
            None => {
                self.odd = None;
                if shows.running.is_some() || matches!(occasion, Occasion::Press(_)) {
                    self.ran = Ran::Yes;
                }
                if self.shown.replace(shows) == Some(shows) {
                    Verdict::Same
                } else {
                    Verdict::News(shows)
                }
            }
        }
    }

    /// It told something that cannot be.
    pub(super) fn odd(&mut self, what: ClockOddity) -> Verdict {
        if self.odd.replace(what) == Some(what) {
            Verdict::Known
        } else {
            Verdict::Odd(what)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::FlagShown;
    use std::time::Duration;
    use zgoda_game::BySide;

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
        let mut weigh = |shows, occasion| belief.weigh(shows, occasion);
        for before in [shows(60, 60, None), shows(300, 300, None)] {
            // Somebody sets it up by hand.
            assert_eq!(weigh(before, Occasion::Passing), Verdict::News(before));
        }
        let runs = shows(299, 300, white);
        assert_eq!(weigh(runs, Occasion::Passing), Verdict::News(runs));
        assert_eq!(weigh(runs, Occasion::Passing), Verdict::Same);
        let odd = Verdict::Odd(ClockOddity::Grew(Side::White));
        assert_eq!(weigh(shows(300, 300, white), Occasion::Passing), odd);
        assert_eq!(
            weigh(shows(300, 300, white), Occasion::Passing),
            Verdict::Known
        );
        let pressed = shows(302, 300, black);
        assert_eq!(
            weigh(pressed, Occasion::Press(Side::White)),
            Verdict::News(pressed)
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
        assert_eq!(belief.weigh(low, Occasion::Passing), Verdict::News(low));
        belief.forget();
        let high = shows(900, 900, Some(Side::White));
        assert_eq!(belief.weigh(high, Occasion::Passing), Verdict::News(high));
    }
}
