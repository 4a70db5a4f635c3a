// SPDX-License-Identifier: GPL-3.0-or-later
//! The pace of speech: the listener's own rate, or a slower rate for repeated requests. Messages that a listener asks
//! for many times in a game, and that always sound alike, are spoken a little faster. If their words are long, they
//! are spoken even faster, so that they end in time.
//!
//! A listener who asks once may have been distracted; a listener who asks twice in a row did not understand, and
//! would learn nothing from the same sound again. So from the second time on the message is said more slowly, step by
//! step.

use crate::voice::Rate;

/// The pace, relative to the listener's own rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// Slower by this number of steps.
    Slower(u8),
    /// A little faster than the listener's own rate.
    Brisk,
    /// The rate, in words a minute, at which a long text ends in time for a listener with the usual rate.
    Hurried(u16),
}

impl Default for Pace {
    fn default() -> Pace {
        Pace::OWN
    }
}

impl Pace {
    /// The listener's own rate.
    pub const OWN: Pace = Pace::Slower(0);

    /// The factor of a step, which takes a quarter off the rate. A smaller step would hardly be heard as slower, and
    /// with this factor there are five steps from the fastest rate to the slowest.
    const KEPT: (u16, u16) = (3, 4);

    /// The number of steps from the fastest rate to the slowest; more steps change nothing.
    const MOST_STEPS: u8 = 5;

    /// The factor of a brisk pace: speech that is a sixth faster is hardly heard as hurried.
    const GAINED: (u16, u16) = (7, 6);

    /// The usual rate, for which the rate of a hurried text is given.
    const USUAL: u16 = 175;

    /// The rate of a hurried text, in words a minute: a part for the pauses of the text, and a part for each
    /// letter. At this rate even the longest time that a clock can show is said in less than two seconds.
    const PAUSES: usize = 72;
    const A_LETTER: usize = 5;

    /// The pace for the words `text`: a long brisk text is spoken even faster.
    #[must_use]
    pub fn fitted(self, text: &str) -> Pace {
        let letters = text.chars().filter(|c| c.is_alphabetic()).count();
        let wanted = letters
            .saturating_mul(Pace::A_LETTER)
            .saturating_add(Pace::PAUSES);
        let wanted = u16::try_from(wanted).unwrap_or(u16::MAX);
        let usual =
            Rate::new(Pace::USUAL).map_or(Pace::USUAL, |it| Pace::Brisk.of(it).words_a_minute());
        match self {
            Pace::Brisk if wanted > usual => Pace::Hurried(wanted),
            pace => pace,
        }
    }

    /// The pace that is one step slower.
    #[must_use]
    pub fn slower(self) -> Pace {
        match self {
            Pace::Brisk | Pace::Hurried(_) => Pace::OWN,
            Pace::Slower(steps) => Pace::Slower(steps.saturating_add(1).min(Pace::MOST_STEPS)),
        }
    }

    /// The rate at this pace if the listener's own rate is `own`. It is never below [`Rate::SLOWEST`]
    /// nor above [`Rate::FASTEST`].
    #[must_use]
    pub fn of(self, own: Rate) -> Rate {
        let (kept, of) = Pace::KEPT;
        let steps = match self {
            Pace::Slower(steps) => 0..steps,
            // The rate grows in proportion to the listener's own rate, but not further than necessary, because a
            // listener with a fast rate needs nothing faster.
            Pace::Hurried(wanted) => {
                let brisk = Pace::Brisk.of(own);
                let share = u32::from(own.words_a_minute()).saturating_mul(u32::from(wanted));
                let share = share / u32::from(Pace::USUAL);
                let fast = u16::try_from(share).unwrap_or(u16::MAX).min(wanted);
                return Rate::new(fast.max(brisk.words_a_minute())).unwrap_or(Rate::FASTEST);
            }
            Pace::Brisk => {
                let (gained, of) = Pace::GAINED;
                let fast = own.words_a_minute().saturating_mul(gained) / of;
                return Rate::new(fast).unwrap_or(Rate::FASTEST);
            }
        };
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
        let brisk = |rate| Pace::Brisk.of(Rate::new(rate).unwrap()).words_a_minute();
        assert_eq!([120, 175, 450].map(brisk), [140, 204, 450]);
        let long = "siedemdziesiąt dziewięć minut, czterdzieści cztery";
        let hurried = |rate| Pace::Brisk.fitted(long).of(Rate::new(rate).unwrap());
        assert_eq!(
            [120, 175, 300].map(|rate| hurried(rate).words_a_minute()),
            [203, 297, 350]
        );
        assert_eq!(Pace::Brisk.fitted("five minutes"), Pace::Brisk);
        assert_eq!(Pace::OWN.fitted(long), Pace::OWN);
    }
}
