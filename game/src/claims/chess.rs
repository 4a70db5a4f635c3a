// SPDX-License-Identifier: GPL-3.0-or-later
//! The cost of a wrong claim of a draw in chess (chess laws 9.5; R09). Draughts have no such penalty.

use std::time::Duration;

/// The time added for the opponent of a wrong claim.
const GIVEN: Duration = Duration::from_secs(3 * 60);
/// The most that a claimant loses; half of the time left if that is less.
const MOST_TAKEN: Duration = Duration::from_secs(3 * 60);
/// The time left above which a claimant loses half of it.
const HALVED_ABOVE: Duration = Duration::from_secs(2 * 60);
/// The time left to a claimant with at most `HALVED_ABOVE`, unless they had less.
const LEFT_AT_LEAST: Duration = Duration::from_secs(60);

/// The times of both sides after a claim that was found incorrect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WrongClaim {
    /// The time left to the claimant.
    pub claimant_left: Duration,
    /// The time added for the opponent.
    pub opponent_given: Duration,
}

/// The times that the arbiter sets after a wrong claim by a side with this much time.
#[must_use]
pub fn wrong_claim(left: Duration) -> WrongClaim {
    let claimant_left = if left > HALVED_ABOVE {
        left.saturating_sub((left / 2).min(MOST_TAKEN))
    } else {
        left.min(LEFT_AT_LEAST)
    };
    WrongClaim {
        claimant_left,
        opponent_given: GIVEN,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left(seconds: u64) -> u64 {
        let ruled = wrong_claim(Duration::from_secs(seconds));
        assert_eq!(ruled.opponent_given, Duration::from_secs(180));
        ruled.claimant_left.as_secs()
    }

    /// R09.
    #[test]
    fn chess_9_5_half_of_five_minutes_is_taken_and_three_are_given() {
        assert_eq!(left(5 * 60), 2 * 60 + 30);
        assert_eq!(left(90), 60);
    }

    #[test]
    fn chess_9_5_never_more_than_three_minutes_are_taken() {
        assert_eq!(left(10 * 60), 7 * 60);
        assert_eq!(left(6 * 60), 3 * 60);
    }

    #[test]
    fn chess_9_5_under_a_minute_nothing_is_taken() {
        assert_eq!(left(59), 59);
        assert_eq!(left(60), 60);
        assert_eq!(left(120), 60);
        assert_eq!(left(122), 61);
        assert_eq!(left(0), 0);
    }
}
