// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of claims against the rules, with those scenarios of the catalogue that need only rules.

use std::time::Duration;

use super::*;
use crate::clock::{Fallen, SideTime};
use crate::generate::legal_moves;
use crate::notation::parse_fen;
use crate::side::BySide;
use crate::variant::Variant;
use crate::{DrawEvidence, Outcome};

fn position(variant: Variant, fen: &str) -> Setup {
    parse_fen(fen, variant).unwrap()
}

/// Plays `plies` half-moves by repeating `round`, in which half-moves are pairs of squares.
fn played(start: Setup, round: &[(&str, &str)], plies: usize) -> DrawEvidence {
    let mut draws = DrawEvidence::new(&start);
    let mut now = start;
    for (from, to) in round.iter().cycle().take(plies) {
        let square = |name| now.variant().square(name).unwrap();
        let (from, to) = (square(from), square(to));
        let legal = legal_moves(&now);
        let mv = legal.iter().find(|mv| (mv.from, mv.to) == (from, to));
        let mv = *mv.unwrap_or_else(|| panic!("{from:?} {to:?} on {now:?}"));
        let after = mv.apply(&now);
        draws = draws.after(&now, &mv, &after);
        now = after;
    }
    draws
}

fn finding(claimed: Claimed, draws: &DrawEvidence, conditions: &Conditions) -> Finding {
    let by = draws.position().turn();
    Evidence::gather((by, claimed), draws, None, conditions).finding
}

fn proven(ending: Ending) -> Finding {
    Finding::Proven(GameResult::plain(ending))
}

fn control(text: &str) -> Conditions {
    Conditions {
        control: Some(text.parse().unwrap()),
        ..Conditions::default()
    }
}

const THREE: [(&str, &str); 4] = [("46", "41"), ("2", "8"), ("41", "46"), ("8", "2")];

/// S37: the position with White to move occurred after half-moves 0, 4 and 8.
#[test]
fn kodeks_i_6_1_a_third_occurrence_is_proven_with_its_half_moves() {
    let start = position(Variant::International, "W:WK46,31:BK2,20");
    let none = Conditions::default();
    let third = played(start, &THREE, 8);
    let evidence = Evidence::gather((Side::White, Claimed::Repetition), &third, None, &none);
    assert_eq!(evidence.occurred, [0, 4, 8]);
    let drawn = proven(Ending::Rule(DrawRule::ThirdOccurrence));
    assert_eq!(evidence.finding, drawn);
    assert_eq!(finding(Claimed::Draw, &third, &none), drawn);
    // A draw claimed under the wrong rule is still proven, because a refused claim costs time and perhaps the flag.
    let otherwise =
        Finding::ProvenOtherwise(GameResult::plain(Ending::Rule(DrawRule::ThirdOccurrence)));
    for wrong in [Claimed::Kings, Claimed::FewKings, Claimed::Regulation] {
        assert_eq!(finding(wrong, &third, &none), otherwise, "{wrong:?}");
    }
    let twice = played(start, &THREE, 7);
    assert_eq!(
        finding(Claimed::Repetition, &twice, &none),
        Finding::NotProven
    );
}

/// S38.
#[test]
fn kodeks_i_6_5_3_with_advantage_three_kings_play_twenty_five_moves() {
    let start = position(Variant::International, "W:WK47,K48,K49:BK5");
    let away = [("48", "43"), ("5", "46"), ("43", "48"), ("46", "5")];
    let plain = Conditions::default();
    let with = Conditions {
        draws: DrawSystem::WithAdvantage,
        ..Conditions::default()
    };
    let rule = Ending::Rule(DrawRule::ThreeAgainstOne);
    let sixteen = played(start, &away, 32);
    assert_eq!(finding(Claimed::FewKings, &sixteen, &plain), proven(rule));
    // The position had occurred three times by then, and this makes the draw, not the sixteen moves.
    let otherwise = GameResult::with_advantage(
        Ending::Rule(DrawRule::ThirdOccurrence),
        Some(Side::White),
        Variant::International,
    );
    assert_eq!(
        finding(Claimed::FewKings, &sixteen, &with),
        Finding::ProvenOtherwise(otherwise.unwrap())
    );
    let all = played(start, &away, 50);
    let Finding::Proven(result) = finding(Claimed::FewKings, &all, &with) else {
        panic!("not proven");
    };
    assert_eq!(result.advantage(), Some(Side::White));
    assert_eq!(result.to_string(), "1+ 1-");
    assert_eq!(result.points(), BySide { white: 1, black: 1 });
    let evidence = Evidence::gather((Side::Black, Claimed::FewKings), &all, None, &with);
    assert_eq!(
        (
            evidence.material.worth(Side::White),
            evidence.material.worth(Side::Black)
        ),
        (6, 2)
    );
}

/// S39.
#[test]
fn kodeks_i_6_3_on_64_the_weaker_side_alone_on_the_main_line_draws_after_five() {
    let start = position(Variant::Polish64, "W:WKa3,Kg1,Kc1:BKe5");
    let on_the_line = [("g1", "h2"), ("e5", "d4"), ("h2", "g1"), ("d4", "e5")];
    let none = Conditions::default();
    let five = played(start, &on_the_line, 10);
    let rule = Ending::Rule(DrawRule::WeakOnMainLine);
    assert_eq!(finding(Claimed::FewKings, &five, &none), proven(rule));
    let four = played(start, &on_the_line, 9);
    let third = GameResult::plain(Ending::Rule(DrawRule::ThirdOccurrence));
    assert_eq!(
        finding(Claimed::FewKings, &four, &none),
        Finding::ProvenOtherwise(third)
    );
}

/// S40.
#[test]
fn kodeks_iii_9_1_quick_games_do_not_play_such_endings_out() {
    let claimed = |fen, conditions: &Conditions| {
        let draws = DrawEvidence::new(&position(Variant::International, fen));
        finding(Claimed::Regulation, &draws, conditions)
    };
    let blitz = control("3m");
    let quiet = "W:WK47:BK28,K3";
    assert_eq!(claimed(quiet, &blitz), proven(Ending::Regulation));
    assert_eq!(claimed("W:WK46:BK28,K3", &blitz), Finding::MustCapture);
    assert_eq!(claimed(quiet, &control("90m")), Finding::NotProven);
    assert_eq!(claimed(quiet, &control("3m+2s")), Finding::NotProven);
    let asked = Finding::ArbitersCall(Ending::Regulation);
    assert_eq!(claimed(quiet, &Conditions::default()), asked);
    let with_bonus = Conditions {
        regulation_with_bonus: Applies::Yes,
        ..control("3m+2s")
    };
    assert_eq!(claimed(quiet, &with_bonus), proven(Ending::Regulation));
    assert_eq!(claimed("W:WK47,46:BK28,K3", &blitz), Finding::NotProven);
    let draws = DrawEvidence::new(&position(Variant::International, quiet));
    let otherwise = Finding::ProvenOtherwise(GameResult::plain(Ending::Regulation));
    assert_eq!(finding(Claimed::FewKings, &draws, &blitz), otherwise);
}

/// VIII 5.2 is about the tempos to which neither II 6.1 and 6.2 nor III 9 itself applies.
#[test]
fn kodeks_viii_5_2_at_another_tempo_the_event_decides() {
    let claimed = |fen, control_is: &str, variant, other_tempo| {
        let draws = DrawEvidence::new(&position(variant, fen));
        let conditions = Conditions {
            other_tempo,
            ..control(control_is)
        };
        let what = (draws.position().turn(), Claimed::Regulation);
        let evidence = Evidence::gather(what, &draws, None, &conditions);
        (evidence.finding, evidence.other_tempo)
    };
    let (drawn, not) = (proven(Ending::Regulation), Finding::NotProven);
    let eight = "W:WKc1,Ke1:BKb8";
    for (other, finding) in [
        (Some(Applies::Yes), drawn),
        (Some(Applies::No), not),
        (None, not),
    ] {
        for time in ["20m", "30m"] {
            let found = claimed(eight, time, Variant::Polish64, other);
            assert_eq!(found, (finding, other), "{time}");
        }
        let hundred = "W:WK47:BK28,K3";
        for time in ["35m", "70m"] {
            let found = claimed(hundred, time, Variant::International, other);
            assert_eq!(found, (finding, other), "{time}");
        }
        // At a tempo of chapter II such endings are played out, whatever the key says.
        let found = claimed(hundred, "90m", Variant::International, other);
        assert_eq!(found, (not, None));
        // In quick games III 9 applies by itself; with a bonus, only if a separate key says so.
        let found = claimed(hundred, "5m", Variant::International, other);
        assert_eq!(found, (drawn, None));
        let found = claimed(hundred, "3m+2s", Variant::International, other);
        assert_eq!(found, (not, other.map(|_| Applies::No)));
        // In other positions the arbiter is told nothing of VIII 5.2.
        let found = claimed("W:W31,32:B1", "35m", Variant::International, other);
        assert_eq!(found, (not, None));
    }
}

#[test]
fn kodeks_iii_9_1_on_64_the_stronger_side_may_hold_the_main_line() {
    let blitz = control("3m");
    let claimed = |fen| {
        let draws = DrawEvidence::new(&position(Variant::Polish64, fen));
        finding(Claimed::Regulation, &draws, &blitz)
    };
    assert_eq!(claimed("W:WKa1,Kc1,Kg1:BKb8"), Finding::NotProven);
    assert_eq!(claimed("W:WKa3,Kc1,Kg1:BKb8"), proven(Ending::Regulation));
    assert_eq!(claimed("W:WKa1,Kc1:BKb8"), proven(Ending::Regulation));
}

fn clock(white: SideTime, black: SideTime) -> ClockTimes {
    ClockTimes {
        sides: BySide { white, black },
        running: Some(Side::White),
        within: None,
    }
}

fn left(seconds: u64) -> SideTime {
    SideTime {
        given: Duration::from_secs(seconds),
        ..SideTime::default()
    }
}

#[test]
fn kodeks_iii_9_2_an_obvious_advantage_is_the_arbiters_call() {
    let draws = DrawEvidence::new(&position(Variant::International, "W:WK47,K46,31:BK3,5"));
    let claimed = |white, conditions: &Conditions| {
        let clock = Some(clock(left(white), left(200)));
        let what = (Side::White, Claimed::Regulation);
        Evidence::gather(what, &draws, clock, conditions).finding
    };
    let call = Finding::ArbitersCall(Ending::ShortOfTime);
    assert_eq!(claimed(60, &control("5m")), call);
    assert_eq!(claimed(61, &control("5m")), Finding::NotProven);
    assert_eq!(claimed(60, &Conditions::default()), Finding::NotProven);
    // Outside chapter III, and with a bonus, there is no such call: VIII 5.2 extends only III 9.1.
    for other_tempo in [None, Some(Applies::Yes), Some(Applies::No)] {
        for text in ["90m", "35m", "3m+2s"] {
            let conditions = Conditions {
                other_tempo,
                ..control(text)
            };
            assert_eq!(claimed(60, &conditions), Finding::QuickGamesOnly, "{text}");
            assert_eq!(claimed(61, &conditions), Finding::NotProven, "{text}");
        }
    }
}

#[test]
fn kodeks_ii_6_12_a_claimed_flag_is_looked_up() {
    let draws = DrawEvidence::new(&Setup::start(Variant::International));
    let fallen = SideTime {
        flag: Some(Fallen {
            played: Duration::from_secs(9),
            moves: 3,
        }),
        ..SideTime::default()
    };
    let conditions = control("90m");
    let claimed =
        |by, clock| Evidence::gather((by, Claimed::Flag), &draws, clock, &conditions).finding;
    let black_fell = Some(clock(left(9), fallen));
    assert_eq!(
        claimed(Side::White, black_fell),
        proven(Ending::Time(Side::Black))
    );
    assert_eq!(claimed(Side::Black, black_fell), Finding::NotProven);
    assert_eq!(
        claimed(Side::White, Some(clock(left(9), left(1)))),
        Finding::NotProven
    );
    let unknown = Finding::ArbitersCall(Ending::Time(Side::Black));
    assert_eq!(claimed(Side::White, None), unknown);
}

#[test]
fn kodeks_i_7_2_a_game_that_the_last_move_has_won_is_won() {
    let blocked = position(Variant::International, "B:W11,17:B6");
    let draws = DrawEvidence::new(&blocked);
    let Finding::Proven(result) = finding(Claimed::Draw, &draws, &Conditions::default()) else {
        panic!("not proven");
    };
    assert_eq!(result.ending().outcome(), Outcome::Won(Side::White));
}
