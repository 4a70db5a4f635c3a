// SPDX-License-Identifier: GPL-3.0-or-later
//! Pulses that tell a time to a hand: long and short runs of a motor (Kodeks VIII 1.4), like the pulses of
//! watches for the blind.
//!
//! | left | pulses |
//! | --- | --- |
//! | four hours and more | four very long |
//! | an hour and more | a very long one an hour, then a long one for ten minutes |
//! | a minute and more | a long one for ten minutes, then a short one a minute |
//! | ten seconds and more | a short one for ten seconds, then a very long one |
//! | less | a long one and a very long one |
//! | nothing | one unbroken pulse |
//!
//! The time is rounded down to these units. The same pulses tell a time that a player asked for and a mark that the
//! clock has reached (in the spirit of FIDE F.2.4), so there is only one code to learn.

use std::fmt;
use std::time::Duration;

/// The pause between two pulses of a group. A motor needs some time to come to rest; without the pause two
/// pulses would be felt as one.
pub const PAUSE: Duration = Duration::from_millis(150);
/// The pause between two groups, where the counting begins anew.
pub const PAUSE_BETWEEN_GROUPS: Duration = Duration::from_millis(300);

/// The highest number of hours that is counted.
const MOST_HOURS: u64 = 4;
const HOUR: u64 = 3600;
const MINUTE: u64 = 60;

/// The length of one pulse. Each length is a multiple of 50 ms, the unit in which drivers of motors count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Length {
    /// A short pulse of 100 ms.
    Short,
    /// A long pulse of 250 ms.
    Long,
    /// A very long pulse of 600 ms.
    VeryLong,
    /// The longest pulse, 1500 ms: a flag.
    Unbroken,
}

impl Length {
    /// All lengths.
    pub const ALL: [Length; 4] = [
        Length::Short,
        Length::Long,
        Length::VeryLong,
        Length::Unbroken,
    ];

    /// The time that the motor runs. Each length is more than twice the one before, so that fingers tell them apart.
    #[must_use]
    pub const fn time(self) -> Duration {
        Duration::from_millis(match self {
            Length::Short => 100,
            Length::Long => 250,
            Length::VeryLong => 600,
            Length::Unbroken => 1500,
        })
    }

    const fn word(self) -> &'static str {
        match self {
            Length::Short => "short",
            Length::Long => "long",
            Length::VeryLong => "very long",
            Length::Unbroken => "unbroken",
        }
    }
}

/// Pulses in groups. All pulses of a group have the same length.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pulses {
    groups: Vec<(u8, Length)>,
}

impl Pulses {
    /// The pulses that tell a player how much time is left.
    #[must_use]
    pub fn of_time(left: Duration) -> Pulses {
        let seconds = left.as_secs();
        let (hours, minutes) = (seconds / HOUR, seconds % HOUR / MINUTE);
        if left.is_zero() {
            Pulses::of_flag()
        } else if hours >= MOST_HOURS {
            Pulses::new([(MOST_HOURS, Length::VeryLong)])
        } else if hours > 0 {
            Pulses::new([(hours, Length::VeryLong), (minutes / 10, Length::Long)])
        } else if minutes > 0 {
            Pulses::new([(minutes / 10, Length::Long), (minutes % 10, Length::Short)])
        } else if seconds >= 10 {
            Pulses::new([(seconds / 10, Length::Short), (1, Length::VeryLong)])
        } else {
            Pulses::new([(1, Length::Long), (1, Length::VeryLong)])
        }
    }

    /// The pulse of one of the last ten seconds.
    #[must_use]
    pub fn of_second() -> Pulses {
        Pulses::new([(1, Length::Short)])
    }

    /// The pulses of the player's own flag.
    #[must_use]
    pub fn of_flag() -> Pulses {
        Pulses::new([(1, Length::Unbroken)])
    }

    /// Leaves out empty groups.
    fn new<const N: usize>(groups: [(u64, Length); N]) -> Pulses {
        let groups = groups.into_iter().filter_map(|(count, length)| {
            let count = u8::try_from(count).ok().filter(|count| *count > 0)?;
            Some((count, length))
        });
        Pulses {
            groups: groups.collect(),
        }
    }

    /// The pulses in order, each with the pause after it. The last pulse has no pause.
    #[must_use]
    pub fn in_order(&self) -> Vec<(Length, Duration)> {
        let mut all = Vec::new();
        for (count, length) in &self.groups {
            if let Some((_, pause)) = all.last_mut() {
                *pause = PAUSE_BETWEEN_GROUPS;
            }
            all.extend((0..*count).map(|_| (*length, PAUSE)));
        }
        if let Some((_, pause)) = all.last_mut() {
            *pause = Duration::ZERO;
        }
        all
    }

    /// The total duration of the pulses.
    #[must_use]
    pub fn takes(&self) -> Duration {
        let times = self.in_order().into_iter();
        times.map(|(length, pause)| length.time() + pause).sum()
    }
}

/// Writes pulses for stories and logs: `3 long, 2 short`.
impl fmt::Display for Pulses {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (count, length)) in self.groups.iter().enumerate() {
            let comma = if n == 0 { "" } else { ", " };
            write!(out, "{comma}{count} {}", length.word())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// The longest total time of any pulses that have to be counted.
    const LONGEST: Duration = Duration::from_millis(4250);

    /// The shortest time, in seconds, that the pulses can mean according to the table that people learn. Counts
    /// runs of equal pulses, independently of the code that made them.
    fn felt(pulses: &Pulses) -> u64 {
        let mut runs: Vec<(Length, u64)> = Vec::new();
        for (length, _) in pulses.in_order() {
            match runs.last_mut() {
                Some((last, count)) if *last == length => *count += 1,
                _ => runs.push((length, 1)),
            }
        }
        use Length::{Long, Short, Unbroken, VeryLong};
        match runs.as_slice() {
            [(Unbroken, 1)] => 0,
            [(VeryLong, hours)] => hours * 3600,
            [(VeryLong, hours), (Long, tens)] => hours * 3600 + tens * 600,
            [(Long, tens)] => tens * 600,
            [(Short, minutes)] => minutes * 60,
            [(Long, tens), (Short, minutes)] => tens * 600 + minutes * 60,
            [(Short, tens), (VeryLong, 1)] => tens * 10,
            [(Long, 1), (VeryLong, 1)] => 1,
            other => panic!("nobody learnt {other:?}"),
        }
    }

    #[test]
    fn examples_of_the_table() {
        let told = |seconds| Pulses::of_time(Duration::from_secs(seconds)).to_string();
        assert_eq!(told(5 * 3600), "4 very long");
        assert_eq!(told(2 * 3600 + 35 * 60), "2 very long, 3 long");
        assert_eq!(told(3600), "1 very long");
        assert_eq!(told(32 * 60 + 59), "3 long, 2 short");
        assert_eq!(told(5 * 60), "5 short");
        assert_eq!(told(59), "5 short, 1 very long");
        assert_eq!(told(9), "1 long, 1 very long");
        assert_eq!(told(0), "1 unbroken");
        assert_eq!(Pulses::of_second().to_string(), "1 short");
    }

    #[test]
    fn a_motor_comes_to_rest_between_pulses_and_longer_between_groups() {
        let pulses = Pulses::of_time(Duration::from_secs(22 * 60));
        let between = PAUSE_BETWEEN_GROUPS;
        let last = (Length::Short, Duration::ZERO);
        let long = Length::Long;
        assert_eq!(
            pulses.in_order(),
            [(long, PAUSE), (long, between), (Length::Short, PAUSE), last]
        );
        assert_eq!(pulses.takes(), Duration::from_millis(1300));
    }

    #[test]
    fn nobody_counts_for_long() {
        let longest = (0..=24 * 3600).map(|seconds| {
            let pulses = Pulses::of_time(Duration::from_secs(seconds));
            pulses.takes()
        });
        assert_eq!(longest.max(), Some(LONGEST));
    }

    proptest! {
        /// Counting the pulses gives the time, rounded down to the unit that the pulses tell.
        #[test]
        fn what_is_felt_is_the_time(ms in prop_oneof![1..90_000_u64, 1..20_000_000_u64, 1..90_000_000_u64]) {
            let felt = felt(&Pulses::of_time(Duration::from_millis(ms)));
            let left = ms / 1000;
            let exact = match left {
                0..10 => 1,
                10..60 => left / 10 * 10,
                60..3600 => left / 60 * 60,
                3600..14_400 => left / 600 * 600,
                _ => 14_400,
            };
            prop_assert_eq!(felt, exact);
        }

        /// Times that differ after rounding have different pulses, and less time never feels like more.
        #[test]
        fn other_times_are_felt_otherwise(one in 0..20_000_u64, other in 0..20_000_u64) {
            let [one, other] = [one.min(other), one.max(other)].map(Duration::from_secs);
            let (fewer, more) = (Pulses::of_time(one), Pulses::of_time(other));
            prop_assert!(felt(&fewer) <= felt(&more));
            prop_assert_eq!(felt(&fewer) == felt(&more), fewer == more);
        }
    }
}
