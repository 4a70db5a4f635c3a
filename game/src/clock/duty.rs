// SPDX-License-Identifier: GPL-3.0-or-later
//! The number of moves that a side still has to make before its time limit, and its time trouble. Both are derived only
//! from the number of its moves and its remaining time, so they can be found for games on another clock, and for
//! positions to which play went back.

use std::time::Duration;

use super::{Bonus, Control, TIME_TROUBLE};

/// The moves that a side has to make before its time limit, and its time trouble.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Duty {
    /// The number of moves to be made before the time limit; `None` if there is only one time for
    /// the rest of the game.
    pub to_make: Option<u32>,
    /// The time trouble of the side.
    pub trouble: TimeTrouble,
}

/// Time trouble (Kodeks II 6.13): five minutes or less to the time limit, in a stage without a
/// bonus. Recording is not required in time trouble (II 6.14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeTrouble {
    /// The side is in time trouble.
    Yes,
    /// The side is not in time trouble.
    No,
    /// The reading of the clock was not written down.
    Unknown,
}

/// The duty of a side that has made `moves` and has `left`.
#[must_use]
pub fn duty(control: &Control, moves: u32, left: Option<Duration>) -> Duty {
    let mut behind = 0_u32;
    let mut number = 0;
    let (stage, to_make) = loop {
        let stage = control.stage(number);
        let Some(quota) = stage.moves else {
            break (stage, None);
        };
        let ends = behind.saturating_add(quota);
        if moves < ends || quota == 0 {
            break (stage, Some(ends.saturating_sub(moves)));
        }
        behind = ends;
        number += 1;
    };
    let trouble = match left {
        _ if stage.bonus != Bonus::None => TimeTrouble::No,
        None => TimeTrouble::Unknown,
        Some(left) if left <= TIME_TROUBLE => TimeTrouble::Yes,
        Some(_) => TimeTrouble::No,
    };
    Duty { to_make, trouble }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn minutes(minutes: u64) -> Option<Duration> {
        Some(Duration::from_secs(minutes * 60))
    }

    /// S12: after 44 moves Black has 4:30 left. One move of the quota of 45 is missing, and Black is in time trouble. Two
    /// moves later Black has the time of the next stage, which has a bonus.
    #[test]
    fn kodeks_ii_6_13_duty_follows_the_position() {
        let control: Control = "90m/45,30m+30s".parse().unwrap();
        let black = duty(&control, 44, Some(Duration::from_secs(270)));
        assert_eq!((black.to_make, black.trouble), (Some(1), TimeTrouble::Yes));
        let white = duty(&control, 44, Some(Duration::from_secs(370)));
        assert_eq!((white.to_make, white.trouble), (Some(1), TimeTrouble::No));
        let later = duty(&control, 46, minutes(4));
        assert_eq!((later.to_make, later.trouble), (None, TimeTrouble::No));
        assert_eq!(duty(&control, 0, None).trouble, TimeTrouble::Unknown);
    }

    /// S26: exactly five minutes are time trouble.
    #[test]
    fn kodeks_ii_6_13_five_minutes_exactly() {
        let control: Control = "90m/45,30m".parse().unwrap();
        assert_eq!(duty(&control, 20, minutes(5)).trouble, TimeTrouble::Yes);
        let bonus: Control = "60m+30s".parse().unwrap();
        assert_eq!(duty(&bonus, 20, minutes(2)).trouble, TimeTrouble::No);
    }

    #[test]
    fn a_repeated_stage_has_a_quota_again() {
        let control: Control = "120m/50,60m/25*".parse().unwrap();
        for (moves, to_make) in [(0, 50), (49, 1), (50, 25), (74, 1), (75, 25), (1000, 25)] {
            assert_eq!(
                duty(&control, moves, None).to_make,
                Some(to_make),
                "{moves}"
            );
        }
    }
}
