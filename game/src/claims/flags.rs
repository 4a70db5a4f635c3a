// SPDX-License-Identifier: GPL-3.0-or-later
//! The meaning of fallen flags (Kodeks II 3.5.5, 6.12, III 8.1, 9.4; X-37).
//!
//! A side loses if its flag fell before it made the moves of its control. If both flags fell, the side of the flag that fell first
//! loses. In quick games without a bonus, two fallen flags are a draw, and their order does not matter: a player who wants to win
//! must stop the game at the first flag.

use super::{Applies, Conditions, quick_without_bonus};
use crate::clock::ClockTimes;
use crate::ending::Ending;
use crate::side::Side;
use crate::variant::Variant;

/// The side of the flag that fell first, if any; White if both fell at the same millisecond.
#[must_use]
pub fn first_flag(clock: &ClockTimes) -> Option<Side> {
    let fallen = clock.sides.map(|side| side.flag.map(|flag| flag.played));
    match (fallen.white, fallen.black) {
        (Some(white), Some(black)) if black < white => Some(Side::Black),
        (Some(_), _) => Some(Side::White),
        (None, Some(_)) => Some(Side::Black),
        (None, None) => None,
    }
}

/// The ending of the game by the flags, if a flag has fallen.
#[must_use]
pub fn flag_ending(
    clock: &ClockTimes,
    conditions: &Conditions,
    variant: Variant,
) -> Option<Ending> {
    let first = first_flag(clock)?;
    let other = clock.sides.get(first.other()).flag;
    let quick = quick_without_bonus(conditions, variant) == Applies::Yes;
    Some(match other {
        Some(_) if quick => Ending::BothFlags,
        _ => Ending::Time(first),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{Fallen, SideTime};
    use crate::side::BySide;
    use std::time::Duration;

    fn clock(white: Option<u64>, black: Option<u64>) -> ClockTimes {
        let side = |ms: Option<u64>| SideTime {
            flag: ms.map(|ms| Fallen {
                played: Duration::from_millis(ms),
                moves: 20,
            }),
            ..SideTime::default()
        };
        ClockTimes {
            sides: BySide {
                white: side(white),
                black: side(black),
            },
            running: Some(Side::White),
            within: None,
        }
    }

    fn ending(control: &str, clock: &ClockTimes) -> Option<Ending> {
        let conditions = Conditions {
            control: Some(control.parse().unwrap()),
            ..Conditions::default()
        };
        flag_ending(clock, &conditions, Variant::International)
    }

    /// S34: White's flag falls after 590.2 seconds of play, Black's after 592.9, and the game was not stopped in between.
    #[test]
    fn kodeks_iii_9_4_both_flags_draw_in_quick_games_without_a_bonus() {
        let both = clock(Some(590_200), Some(592_900));
        assert_eq!(first_flag(&both), Some(Side::White));
        assert_eq!(ending("5m", &both), Some(Ending::BothFlags));
        assert_eq!(ending("90m", &both), Some(Ending::Time(Side::White)));
        assert_eq!(ending("3m+2s", &both), Some(Ending::Time(Side::White)));
    }

    #[test]
    fn kodeks_iii_8_1_the_only_flag_loses() {
        assert_eq!(
            ending("5m", &clock(None, Some(5))),
            Some(Ending::Time(Side::Black))
        );
        assert_eq!(
            ending("90m", &clock(Some(5), None)),
            Some(Ending::Time(Side::White))
        );
        assert_eq!(ending("90m", &clock(None, None)), None);
    }

    #[test]
    fn kodeks_ii_3_5_5_the_first_of_two_is_known_to_the_millisecond() {
        assert_eq!(first_flag(&clock(Some(9), Some(8))), Some(Side::Black));
        assert_eq!(first_flag(&clock(Some(8), Some(9))), Some(Side::White));
    }
}
