// SPDX-License-Identifier: GPL-3.0-or-later
//! Two hands at one capture: the mover is slow to take the captured men off, and the opponent meanwhile carries the
//! capture out on their own board. Whichever hand is first, the entry has captured the men that both hands took off, and
//! an intermediate position of the opponent's board is no proof that a man was left standing (Kodeks I 4.12, 5.4.11).

use std::time::Duration;

use zgoda_game::notation::parse_fen;
use zgoda_game::{Piece, Side, Square, Variant};
use zgoda_hw::sim::HandCommand;
use zgoda_record::event::Body;
use zgoda_record::mode::Mode;
use zgoda_scenarios::{Settings, World};
use zgoda_speech::announcement::BoardOf;
use zgoda_table::session::options::Keeper;

const WHITE: BoardOf = BoardOf::Side(Side::White);
const BLACK: BoardOf = BoardOf::Side(Side::Black);

fn sq(name: &str) -> Square {
    Variant::International.square(name).unwrap()
}

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// The time by which White's press comes before White's last captured man is off; `None` without a clock.
type Early = Option<Duration>;

/// The number of men captured by each entry of the record, if White's hand waits for the time `men` before it takes a
/// captured man off, and Black's hand for the time `landing` before it lands.
fn taken(men: Duration, landing: Duration, early: Early) -> Vec<usize> {
    let mut world = two_boards(early.map(|_| "80m+60s"));
    let man = Piece::man(Side::White);
    let hand = |rest: Duration, then: Duration| {
        [
            HandCommand::Rest(rest),
            HandCommand::Lift(sq("38")),
            HandCommand::Rest(ms(400)),
            HandCommand::Put(sq("18"), man),
            HandCommand::Rest(then),
            HandCommand::Remove(sq("33")),
            HandCommand::Rest(ms(300)),
            HandCommand::Remove(sq("23")),
        ]
    };
    for command in hand(ms(0), men) {
        world.hand(WHITE, command);
    }
    for command in hand(landing, ms(800)) {
        world.hand(BLACK, command);
    }
    if let Some(early) = early {
        let last_off = ms(400) + men + ms(300);
        world.run(last_off.saturating_sub(early));
        world.type_line("white: press");
    }
    world.run(ms(12_000));
    captured_in_all(world)
}

/// An official game with two boards before White's capture of 33 and 23. Both boards agree with the record, and if
/// there is a `time`, the clock runs.
fn two_boards(time: Option<&str>) -> World {
    let start = parse_fen("W:W38,50:B33,23,1,2", Variant::International).unwrap();
    let mut world = World::new(Settings {
        mode: Mode::Official,
        boards: vec![WHITE, BLACK],
        start,
        pin: Some("2468".to_owned()),
        time: time.map(|time| time.parse().unwrap()),
        keeper: match time {
            Some(_) => Keeper::Embedded,
            None => Keeper::Nobody,
        },
        ..Settings::default()
    });
    world.run(ms(4_000));
    if time.is_some() {
        for line in ["arbiter 2468", "prepared", "resume", "arbiter done"] {
            world.type_line(line);
            world.run(ms(1_000));
        }
    }
    world
}

/// The number of men captured by each entry of the record.
fn captured_in_all(world: World) -> Vec<usize> {
    let (events, ..) = world.killed();
    let mut standing = Vec::new();
    for event in &events {
        match &event.body {
            Body::EntryWritten(entry) => standing.push((entry.entry, entry.captured.len())),
            Body::EntryStruck { entry, .. } => standing.retain(|(id, _)| id != entry),
            _ => {}
        }
    }
    standing.into_iter().map(|(_, taken)| taken).collect()
}

#[test]
fn a_capture_is_whole_however_two_hands_fall_together() {
    for men in [300, 900, 1_500, 2_200, 3_500] {
        for landing in [200, 700, 1_200, 1_800, 2_600] {
            let all = taken(ms(men), ms(landing), None);
            assert_eq!(all, [2], "men off after {men} ms, Black after {landing} ms");
        }
    }
}

/// A board reports a moment late. If a player presses while their hand is taking the last man off, that man was taken off
/// before the opponent's half-move.
#[test]
fn a_capture_is_whole_where_its_press_is_a_moment_ahead_of_the_report() {
    for men in [900, 1_500, 2_200] {
        for landing in [200, 700, 1_200, 1_800] {
            for early in [0, 150, 300, 600] {
                let all = taken(ms(men), ms(landing), Some(ms(early)));
                let when = format!("men off after {men} ms, Black after {landing} ms");
                assert_eq!(all, [2], "{when}, pressed {early} ms early");
            }
        }
    }
}

/// White leaves 23 standing, and Black's board is brought to the same position. If the man stands untouched for a second
/// and a half after the press (without a clock, after the half-move), and White takes it off later, it no longer counts
/// as captured: the boards differ (VIII 3.1). A man taken off before the press is captured (I 5.4.11).
#[test]
fn what_was_carried_out_on_the_other_board_does_not_grow() {
    let off_after = |timed: bool, off: u64, pressed: u64| {
        let mut world = two_boards(timed.then_some("80m+60s"));
        let man = Piece::man(Side::White);
        for of in [WHITE, BLACK] {
            world.hand(of, HandCommand::Lift(sq("38")));
            world.hand(of, HandCommand::Rest(ms(400)));
            world.hand(of, HandCommand::Put(sq("18"), man));
            world.hand(of, HandCommand::Remove(sq("33")));
            world.finish_hands();
        }
        for at in (0..off.max(pressed) + 100).step_by(100) {
            if timed && at == pressed {
                world.type_line("white: press");
            }
            if at == off {
                world.hand(WHITE, HandCommand::Remove(sq("23")));
            }
            world.run(ms(100));
        }
        world.run(ms(6_000));
        captured_in_all(world)
    };
    assert_eq!(off_after(true, 3_000, 500), [1], "carried out, pressed for");
    assert_eq!(off_after(true, 3_000, 4_000), [2], "before the press");
    assert_eq!(off_after(false, 5_000, 0), [1], "carried out, no clock");
    assert_eq!(off_after(false, 500, 0), [2], "not made yet, no clock");
}

/// Two boards differ, and hands go on moving at both. Each difference is announced within four seconds after the hand
/// that began it.
#[test]
fn two_boards_that_differ_are_both_told_though_hands_go_on() {
    for pause in [1_600, 2_100, 2_600] {
        let mut world = World::new(Settings {
            mode: Mode::Official,
            boards: vec![WHITE, BLACK],
            ..Settings::default()
        });
        world.run(ms(4_000));
        let mut goes = |of, side, from, to, off: &[&str], pause| {
            world.hand(of, HandCommand::Lift(sq(from)));
            world.hand(of, HandCommand::Rest(ms(400)));
            world.hand(of, HandCommand::Put(sq(to), Piece::man(side)));
            for name in off {
                world.hand(of, HandCommand::Remove(sq(name)));
            }
            world.finish_hands();
            world.run(ms(pause));
        };
        let (white, black) = (Side::White, Side::Black);
        for of in [WHITE, BLACK] {
            goes(of, white, "32", "28", &[], pause);
        }
        for of in [BLACK, WHITE] {
            goes(of, black, "19", "23", &[], pause);
        }
        // The half-move is in the record, but White plays another one instead, which is never made on Black's board.
        goes(WHITE, white, "37", "32", &[], 3_200);
        goes(WHITE, white, "32", "37", &[], pause);
        for of in [WHITE, BLACK] {
            goes(of, white, "28", "19", &["23"], pause);
        }
        for _ in 0..6 {
            goes(BLACK, black, "14", "25", &[], pause);
            goes(BLACK, black, "25", "14", &[], pause);
        }
        let (events, ..) = world.killed();
        let first = |is: &dyn Fn(&Body) -> bool| {
            let found = events.iter().find(|event| is(&event.body));
            found.map(|event| event.ms)
        };
        let began = first(
            &|body| matches!(body, Body::Lifted { board, square } if *board == BLACK && square == "28"),
        );
        let told =
            first(&|body| matches!(body, Body::BoardDiffered { board, .. } if *board == BLACK));
        let (Some(began), Some(told)) = (began, told) else {
            panic!("{pause}: {began:?} {told:?}");
        };
        assert!(told <= began + 4_000, "{pause}: {began} {told}");
    }
}
