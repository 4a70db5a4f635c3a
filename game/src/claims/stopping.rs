// SPDX-License-Identifier: GPL-3.0-or-later
//! The rules on stopping the clock until the arbiter comes (Kodeks II 4.4.1, 4.4.2, 6.18, 6.20, III 7; X-36).

use crate::clock::{Bonus, Control, Tempo, tempo};
use crate::variant::Variant;

/// The reason why a person may stop the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Occasion {
    /// A player claims a draw.
    DrawClaim,
    /// A player calls the arbiter for another reason.
    Call,
    /// A player has resigned, or has lost.
    Lost,
    /// A player claims a draw in chess (chess laws 9.5).
    ChessClaim,
}

/// The part of the game in which the clock would be stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Another control will come, or every move brings a bonus.
    Normal,
    /// The last control of the game, without a bonus.
    LastWithoutBonus,
    /// A rapid or blitz game.
    Quick,
}

/// The verdict of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ClockMay {
    /// The clock must go on. A player who stops it loses the game (II 4.4.1, 6.18).
    GoOn,
    /// The player may stop the clock until the arbiter has ruled.
    BeStopped,
    /// The player must stop the clock immediately.
    HaveToStop,
}

impl Phase {
    /// The phase of a side at this stage of the control, counted from 0.
    #[must_use]
    pub fn of(control: &Control, stage: usize, variant: Variant) -> Phase {
        let now = control.stage(stage);
        if tempo(control, variant) != Tempo::Classical {
            Phase::Quick
        } else if now.bonus == Bonus::None && now.moves.is_none() {
            Phase::LastWithoutBonus
        } else {
            Phase::Normal
        }
    }
}

/// The right or duty to stop the clock on an occasion in a phase.
#[must_use]
pub const fn clock_may(occasion: Occasion, phase: Phase) -> ClockMay {
    match (occasion, phase) {
        // II 6.20; chess 9.5.
        (Occasion::Lost | Occasion::ChessClaim, _) => ClockMay::HaveToStop,
        // II 4.4.2 and III 7.
        (Occasion::DrawClaim, Phase::LastWithoutBonus | Phase::Quick)
        // III 7.
        | (Occasion::Call, Phase::Quick) => ClockMay::BeStopped,
        // II 6.18 and 4.4.1; IV 2.12.
        (Occasion::DrawClaim, Phase::Normal)
        | (Occasion::Call, Phase::Normal | Phase::LastWithoutBonus) => ClockMay::GoOn,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn phase(control: &str, stage: usize) -> Phase {
        Phase::of(&control.parse().unwrap(), stage, Variant::International)
    }

    #[test]
    fn phases_follow_from_the_control() {
        assert_eq!(phase("90m", 0), Phase::LastWithoutBonus);
        assert_eq!(phase("80m+60s", 0), Phase::Normal);
        assert_eq!(phase("120m/50,60m", 0), Phase::Normal);
        assert_eq!(phase("120m/50,60m", 1), Phase::LastWithoutBonus);
        assert_eq!(phase("120m/50,60m/25*", 7), Phase::Normal);
        assert_eq!(phase("90m/45,30m+30s", 1), Phase::Normal);
        assert_eq!(phase("5m", 0), Phase::Quick);
        assert_eq!(phase("10m+3s", 0), Phase::Quick);
    }

    #[test]
    fn kodeks_ii_6_18_a_claim_of_a_draw_leaves_the_clock_of_the_claimant_running() {
        assert_eq!(
            clock_may(Occasion::DrawClaim, Phase::Normal),
            ClockMay::GoOn
        );
    }

    #[test]
    fn kodeks_ii_4_4_2_without_a_bonus_the_claimant_may_stop_it() {
        let last = Phase::LastWithoutBonus;
        assert_eq!(clock_may(Occasion::DrawClaim, last), ClockMay::BeStopped);
        assert_eq!(clock_may(Occasion::Call, last), ClockMay::GoOn);
    }

    #[test]
    fn kodeks_iii_7_in_quick_games_any_player_may_stop_it_to_call_the_arbiter() {
        for occasion in [Occasion::DrawClaim, Occasion::Call] {
            assert_eq!(clock_may(occasion, Phase::Quick), ClockMay::BeStopped);
        }
    }

    #[test]
    fn kodeks_ii_6_20_who_has_lost_stops_it() {
        for phase in [Phase::Normal, Phase::LastWithoutBonus, Phase::Quick] {
            assert_eq!(clock_may(Occasion::Lost, phase), ClockMay::HaveToStop);
            assert_eq!(clock_may(Occasion::ChessClaim, phase), ClockMay::HaveToStop);
        }
    }
}
