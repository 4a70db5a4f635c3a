//! How fast something is said to one who asks for it again.
//!
//! Who asks once may have been distracted; who asks twice in a row did not understand, and the same sound
//! again tells him nothing new. So from the second time on it is said more slowly, step by step.

use crate::voice::Rate;

/// How many steps slower than the listener's own rate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pace(u8);

impl Pace {
    /// The listener's own rate.
    pub const OWN: Pace = Pace(0);

    /// A step takes a quarter off the rate before: what is less is hardly heard as slower, and from the fastest
    /// rate it is five steps to the slowest.
    const KEPT: (u16, u16) = (3, 4);

    /// From the fastest rate to the slowest, so more steps change nothing.
    const MOST_STEPS: u8 = 5;

    /// One step slower.
    #[must_use]
    pub fn slower(self) -> Pace {
        Pace(self.0.saturating_add(1).min(Pace::MOST_STEPS))
    }

    /// The rate at this pace, where the listener's own is `own`: never below [`Rate::SLOWEST`].
    #[must_use]
    pub fn of(self, own: Rate) -> Rate {
        let (kept, of) = Pace::KEPT;
        let steps = 0..self.0;
        let slow = steps.fold(own.words_a_minute(), |rate, _| {
            rate.saturating_mul(kept) / of
        });
        Rate::new(slow).unwrap_or(Rate::SLOWEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rates(own: Rate) -> Vec<u16> {
        let paces = std::iter::successors(Some(Pace::OWN), |pace| Some(pace.slower()));
        paces
            .take(8)
            .map(|pace| pace.of(own).words_a_minute())
            .collect()
    }

    #[test]
    fn each_step_is_slower_down_to_the_slowest_rate() {
        let at = |words_a_minute| rates(Rate::new(words_a_minute).unwrap());
        assert_eq!(at(450), [450, 337, 252, 189, 141, 120, 120, 120]);
        assert_eq!(at(175), [175, 131, 120, 120, 120, 120, 120, 120]);
        assert_eq!(rates(Rate::SLOWEST), [120; 8]);
    }
}
