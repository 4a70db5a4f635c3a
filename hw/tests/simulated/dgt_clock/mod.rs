// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of the clock on a simulated DGT board's line, in simulated time. Presses and times must be reported as the clock showed
//! them in spite of losses on the line. Every order must be carried out, or refused with a reason.

mod desk;
mod orders;

use std::time::Duration;

use zgoda_game::{BySide, Moment, Setup, Side, legal_moves, path};
use zgoda_hw::LineEvent;
use zgoda_hw::board::{BoardCommand, BoardEvent, BoardInput, BoardOutput, LineFault, LostWhy};
use zgoda_hw::clock::{
    ClockCommand, ClockEvent, ClockIdentity, ClockOddity, ClockRefusal, ClockShows, FlagShown,
    WhiteDisplay,
};
use zgoda_hw::dgt::clock::order::{ORDER, Order, letters, segments};
use zgoda_hw::dgt::link::{Link, Watch};
use zgoda_hw::dgt::message::{Command, HALF, Message, PieceByte};
use zgoda_hw::sim::bench::{Bench, BenchEvent};
use zgoda_hw::sim::options::program;
use zgoda_hw::sim::rng::Rng;
use zgoda_hw::sim::{
    ClockHand, ClockSetting, Fault, Faults, HandCommand, HandMove, Make, Presses, SimInput,
    SimOutput, Simulation,
};
use zgoda_hw::{Speed, Waits};

use crate::common::{self, V, quiet};
use desk::Desk;

const W: Side = Side::White;
const B: Side = Side::Black;

fn setting(text: &str) -> ClockSetting {
    ClockSetting {
        program: program(text).unwrap(),
        white: WhiteDisplay::Left,
        presses: Presses::WhenTold,
    }
}

fn left(white: u64, black: u64) -> BySide<Duration> {
    BySide {
        white: Duration::from_secs(white),
        black: Duration::from_secs(black),
    }
}

fn shows(white: u64, black: u64, running: Option<Side>) -> ClockShows {
    ClockShows {
        left: left(white, black),
        running,
        flag: BySide::default(),
    }
}

fn found() -> ClockEvent {
    ClockEvent::Found(ClockIdentity {
        name: Some("DGT 2.2".to_owned()),
    })
}

#[test]
fn a_clock_is_found_and_tells_what_it_shows() {
    for white in WhiteDisplay::BOTH {
        let setting = ClockSetting {
            white,
            ..setting("5m+3s")
        };
        let mut desk = Desk::new(&setting, Faults::NONE, 1);
        desk.run(4_000);
        let still = ClockEvent::Shows(shows(300, 300, None));
        assert_eq!(desk.news(), [found(), still]);
        desk.hand(ClockHand::Start);
        desk.run(4_900);
        let told = desk.news();
        let first = ClockEvent::Shows(shows(300, 300, Some(W)));
        assert_eq!(told[0], first, "{white:?}");
        assert!(told.contains(&ClockEvent::Shows(shows(297, 300, Some(W)))));
        desk.hand(ClockHand::Press(W));
        desk.run(900);
        let pressed = ClockEvent::Shows(shows(299, 300, Some(B)));
        let told = desk.news();
        let press = told
            .iter()
            .position(|event| *event == ClockEvent::Pressed(W));
        assert_eq!(told[press.unwrap() - 1], pressed);
        // White's lever is already down, so this is no press.
        desk.hand(ClockHand::Press(W));
        desk.run(900);
        assert_eq!(desk.refused.len(), 1);
        assert!(!desk.news().contains(&ClockEvent::Pressed(W)));
    }
}

/// Real presses are reported even while the times that come with them are not believed; no other press is reported.
#[test]
fn a_time_that_jumps_down_is_told_and_held_up() {
    for white in WhiteDisplay::BOTH {
        let setting = ClockSetting {
            white,
            ..setting("5m+3s")
        };
        let mut desk = Desk::new(&setting, Faults::NONE, 1);
        desk.run(4_000);
        desk.hand(ClockHand::Start);
        desk.run(4_900);
        desk.news();
        desk.hand(ClockHand::Set(left(10, 300)));
        desk.run(1_500);
        let fell = ClockEvent::Odd(ClockOddity::Fell(W));
        assert_eq!(desk.news(), std::slice::from_ref(&fell), "{white:?}");
        // A false time that the true time soon replaces causes no further events.
        desk.hand(ClockHand::Set(left(293, 300)));
        desk.run(1_500);
        let told = desk.news();
        let true_again = |it: &ClockEvent| matches!(it, ClockEvent::Shows(it) if it.left.white > Duration::from_secs(290));
        assert!(!told.is_empty() && told.iter().all(true_again), "{told:?}");
        // This time the false time stays, and presses come before it is believed.
        desk.hand(ClockHand::Set(left(60, 290)));
        desk.run(1_000);
        desk.hand(ClockHand::Press(W));
        desk.run(1_000);
        desk.hand(ClockHand::Press(B));
        desk.run(1_500);
        let told = desk.told.clone();
        let pressed: Vec<Side> = desk.presses_told().iter().map(|(side, _)| *side).collect();
        assert_eq!(pressed, [W, B]);
        let odd = told
            .iter()
            .filter(|(_, it)| matches!(it, ClockEvent::Odd(_)));
        assert_eq!(odd.count(), 1, "{told:?}");
        let low = |it: &ClockEvent| matches!(it, ClockEvent::Shows(it) if it.left.white < Duration::from_secs(70));
        assert!(!desk.news().iter().any(low));
        desk.run(4_000);
        let told = desk.news();
        assert!(told.iter().any(low), "{told:?}");
        assert!(!told.iter().any(|it| matches!(it, ClockEvent::Pressed(_))));
    }
}

/// Hands play and press through whole games. Meanwhile acknowledgements, orders, bytes and reports are lost, false bytes appear,
/// and some messages are all zeros.
#[test]
fn every_press_comes_once_with_the_times_the_clock_showed() {
    for (seed, control) in (1..=24).zip(
        ["15m+5s", "20m+10s:bronstein", "90m/3,30m+30s"]
            .iter()
            .cycle(),
    ) {
        let faults = if seed == 1 {
            Faults::NONE
        } else {
            Faults::all(seed)
        };
        println!("seed {seed}, {control}, faults {faults}");
        let setting = ClockSetting {
            presses: Presses::AfterMoves,
            white: WhiteDisplay::BOTH[usize::try_from(seed % 2).unwrap()],
            ..setting(control)
        };
        let mut desk = Desk::new(&setting, faults, seed);
        desk.run(12_000);
        let (mut rng, mut now) = (Rng::new(seed), Setup::start(V));
        for _ in 0..24 {
            let moves = legal_moves(&now);
            let Some(mv) = rng.pick(&moves) else { break };
            desk.bench.hand(HandCommand::Move(HandMove {
                path: path(&now, &mv).unwrap().squares,
                captured: mv.captured,
            }));
            now = mv.apply(&now);
        }
        desk.finish(3_000);
        assert_eq!(desk.refused, []);
        assert!(desk.pressed.len() >= 20);
        assert_eq!(desk.presses_told(), desk.pressed, "seed {seed}");
        desk.nothing_wrong_was_told(Duration::from_secs(4));
        let odd = |event: &&(Moment, ClockEvent)| {
            matches!(event.1, ClockEvent::Odd(_) | ClockEvent::Lost(_))
        };
        assert_eq!(desk.told.iter().find(odd), None, "seed {seed}");
        assert_eq!(desk.bench.sim.forbidden(), 0);
        assert_eq!(desk.bench.sim.crowded(), 0);
    }
}

/// The board learns the clock's times only once a second, and answers with old acknowledgements. Presses that are a few seconds
/// apart are still reported, each with its times.
#[test]
fn presses_are_told_where_times_come_late_and_acknowledgements_again() {
    for seed in 0..8 {
        let faults = Faults::NONE.with(Fault::LateClock).with(Fault::OldAcks);
        let faults = faults.with(Fault::Reports).with(Fault::OddOutcome);
        let mut desk = Desk::new(&setting("10m+3s"), faults, seed);
        desk.run(8_000);
        desk.hand(ClockHand::Start);
        for side in [W, B, W, B, W, B] {
            desk.run(4_300);
            desk.hand(ClockHand::Press(side));
            desk.command(&ClockCommand::Beep);
        }
        desk.run(5_000);
        assert_eq!(desk.pressed.len(), 6, "seed {seed}");
        assert_eq!(desk.presses_told(), desk.pressed, "seed {seed}");
        desk.nothing_wrong_was_told(Duration::from_secs(4));
        let odd = |event: &&(Moment, ClockEvent)| {
            matches!(event.1, ClockEvent::Odd(_) | ClockEvent::Lost(_))
        };
        assert_eq!(desk.told.iter().find(odd), None, "seed {seed}");
        assert_eq!(desk.bench.sim.crowded(), 0, "seed {seed}");
    }
}

/// A clock from before October 2011 sends its left display first. Only the running time reveals this. After a few seconds the times
/// and all presses are right, whichever display is White's.
#[test]
fn a_clock_whose_left_display_comes_first_is_found_out() {
    for (seed, white) in (1..).zip(WhiteDisplay::BOTH) {
        for more in [Faults::NONE, Faults::all(seed)] {
            let setting = ClockSetting {
                white,
                ..setting("10m+3s")
            };
            let mut desk = Desk::new(&setting, more.with(Fault::OldClock), seed);
            desk.run(6_000);
            desk.hand(ClockHand::Set(left(500, 400)));
            desk.run(3_000);
            desk.hand(ClockHand::Start);
            desk.run(9_000);
            desk.told.clear();
            desk.history.clear();
            desk.run(2_000);
            for side in [W, B, W, B] {
                desk.hand(ClockHand::Press(side));
                desk.run(4_000);
            }
            let case = format!("{white:?}, faults {more}");
            assert_eq!(desk.presses_told(), desk.pressed, "{case}");
            assert_eq!(desk.pressed.len(), 4, "{case}");
            desk.nothing_wrong_was_told(Duration::from_secs(4));
            let odd = |event: &&(Moment, ClockEvent)| matches!(event.1, ClockEvent::Odd(_));
            assert_eq!(desk.told.iter().find(odd), None, "{case}");
        }
    }
}

#[test]
fn a_cable_pulled_is_a_loss_and_what_the_clock_still_shows_is_not_lost() {
    let mut desk = Desk::new(&setting("5m+2s"), Faults::NONE, 3);
    desk.run(4_000);
    desk.hand(ClockHand::Start);
    desk.run(3_000);
    desk.news();
    // While the clock is off, there is no press, one press or two.
    for presses in [&[][..], &[W], &[B, W]] {
        desk.hand(ClockHand::Off);
        desk.run(3_000);
        let lost = ClockEvent::Lost(LostWhy::Silent);
        let told = desk.news();
        assert_eq!(told.last(), Some(&lost));
        assert_eq!(told.iter().filter(|event| **event == lost).count(), 1);
        for side in presses {
            desk.hand(ClockHand::Press(*side));
            desk.run(2_000);
        }
        // The board is there all the time, and a missing clock refuses commands.
        desk.command(&ClockCommand::Beep);
        desk.run(2_000);
        let refused = ClockEvent::Refused(ClockCommand::Beep, ClockRefusal::NoAnswer);
        assert_eq!(desk.news(), [refused]);
        desk.hand(ClockHand::On);
        desk.run(2_000);
        let told = desk.news();
        assert_eq!(told[0], ClockEvent::Back);
        let pressed: Vec<_> = told
            .iter()
            .filter(|event| matches!(event, ClockEvent::Pressed(_)))
            .collect();
        match presses {
            [side] => assert_eq!(pressed, [&ClockEvent::Pressed(*side)]),
            _ => assert!(pressed.is_empty(), "{pressed:?}"),
        }
        let running = desk.bench.sim.clock().unwrap().running();
        let last = ClockShows {
            left: desk.shown(),
            running,
            flag: BySide::default(),
        };
        desk.run(900);
        assert!(
            told.contains(&ClockEvent::Shows(last))
                || desk.news().contains(&ClockEvent::Shows(last))
        );
        desk.news();
    }
}

#[test]
fn a_board_that_goes_takes_its_clock_along() {
    let mut desk = Desk::new(&setting("5m+2s"), Faults::NONE, 3);
    desk.run(4_000);
    desk.hand(ClockHand::Start);
    desk.run(2_000);
    desk.news();
    desk.bench.hand(HandCommand::Unplug);
    desk.run(1_000);
    let gone = LostWhy::Line(LineFault::Unplugged);
    assert_eq!(desk.news(), [ClockEvent::Lost(gone)]);
    desk.hand(ClockHand::Press(W));
    desk.run(1_000);
    desk.bench.hand(HandCommand::Plug);
    desk.run(3_000);
    let told = desk.news();
    assert_eq!(told[0], ClockEvent::Back);
    assert_eq!(told[2], ClockEvent::Pressed(W));
}

#[test]
fn a_board_without_a_clock_says_so_once() {
    let mut bench = Bench::new(Make::Dgt, &Setup::start(V), Faults::NONE, 1);
    let watched = zgoda_hw::Device::new(
        zgoda_hw::BoardProtocol::Dgt,
        Waits::at(Speed::LIFE),
        V,
        Some(WhiteDisplay::Left),
    );
    bench.device = watched;
    bench.input(BoardInput::Do(BoardCommand::Expect(&Setup::start(V))));
    bench.input(BoardInput::Line(&LineEvent::Opened));
    bench.run(Duration::from_secs(20));
    let told: Vec<_> = bench
        .take()
        .into_iter()
        .filter_map(|(_, event)| match event {
            BenchEvent::Board(BoardEvent::Clock(event)) => Some(event),
            _ => None,
        })
        .collect();
    assert_eq!(told, [ClockEvent::Lost(LostWhy::Silent)]);
}

#[test]
fn a_clock_for_a_computer_is_set_started_and_stopped() {
    for lost in [0, 1, 2] {
        let mut desk = Desk::new(&setting("computer"), Faults::NONE, 5);
        desk.run(4_000);
        assert_eq!(desk.news(), [found(), ClockEvent::Shows(shows(0, 0, None))]);
        desk.hand(ClockHand::LoseAcks(lost));
        desk.run(100);
        desk.command(&ClockCommand::Set {
            left: BySide {
                white: Duration::from_millis(899_300),
                black: Duration::from_secs(5_400),
            },
            running: Some(W),
        });
        desk.run(900);
        assert_eq!(
            desk.news(),
            [ClockEvent::Shows(shows(900, 5_400, Some(W)))],
            "{lost} lost"
        );
        desk.run(9_000);
        // If the clock had been set again after it carried out the order, it would have begun anew.
        let white = desk.shown().white;
        assert!(white <= Duration::from_secs(891), "{white:?}, {lost} lost");
        desk.hand(ClockHand::Press(W));
        desk.run(2_000);
        assert!(desk.news().contains(&ClockEvent::Pressed(W)));
        desk.command(&ClockCommand::Stop);
        desk.run(3_000);
        assert_eq!(desk.bench.sim.clock().unwrap().running(), None);
        let still = desk.shown();
        desk.command(&ClockCommand::Start(B));
        desk.run(3_000);
        assert!(desk.shown().black < still.black);
        assert_eq!(desk.shown().white, still.white);
        let refused =
            |event: &ClockEvent| matches!(event, ClockEvent::Refused(..) | ClockEvent::Odd(_));
        assert!(!desk.news().iter().any(refused));
    }
}

#[test]
fn what_a_clock_does_not_do_it_refuses_with_a_reason() {
    let mut desk = Desk::new(&setting("5m"), Faults::NONE, 5);
    let set = ClockCommand::Set {
        left: left(60, 60),
        running: None,
    };
    desk.command(&set);
    let refused = |command: &ClockCommand, why| ClockEvent::Refused(command.clone(), why);
    assert_eq!(desk.news(), [refused(&set, ClockRefusal::NoAnswer)]);
    desk.run(4_000);
    desk.news();
    let long = ClockCommand::Set {
        left: left(36_000, 60),
        running: None,
    };
    let speak = ClockCommand::Speak("cześć".to_owned());
    for (command, why) in [
        (&set, ClockRefusal::WrongMode),
        (&ClockCommand::Stop, ClockRefusal::WrongMode),
        (&long, ClockRefusal::Unable),
        (&speak, ClockRefusal::Unable),
    ] {
        desk.command(command);
        desk.run(2_000);
        assert_eq!(desk.news(), [refused(command, why)]);
    }
    // The order is tried three times, for two seconds each.
    desk.hand(ClockHand::LoseAcks(3));
    desk.run(100);
    desk.command(&ClockCommand::Beep);
    desk.run(5_500);
    assert_eq!(desk.news(), []);
    desk.run(1_000);
    let silent = refused(&ClockCommand::Beep, ClockRefusal::NoAnswer);
    assert_eq!(desk.news(), [silent]);
}

#[test]
fn words_stand_for_a_moment_on_either_make() {
    for (faults, shown) in [
        (Faults::NONE, Order::Letters(letters("czas"))),
        (
            Faults::NONE.with(Fault::XlClock),
            Order::Segments(segments("czas")),
        ),
    ] {
        let mut desk = Desk::new(&setting("5m"), faults, 5);
        desk.run(4_000);
        desk.command(&ClockCommand::Text("Czas!".to_owned()));
        desk.run(1_000);
        let words = |desk: &Desk| desk.bench.sim.clock().unwrap().words();
        assert_eq!(words(&desk), Some(shown));
        desk.run(4_000);
        assert_eq!(words(&desk), None);
    }
}

#[test]
fn a_flag_and_a_weak_battery_are_told() {
    let mut desk = Desk::new(&setting("5s"), Faults::NONE, 5);
    desk.run(4_000);
    desk.hand(ClockHand::Start);
    desk.hand(ClockHand::Battery);
    desk.run(8_000);
    let told = desk.news();
    let low = |event: &&ClockEvent| **event == ClockEvent::BatteryLow;
    assert_eq!(told.iter().filter(low).count(), 1);
    let flag = BySide {
        white: FlagShown::Yes,
        black: FlagShown::No,
    };
    let down = ClockShows {
        flag,
        ..shows(0, 5, Some(W))
    };
    assert_eq!(told.last(), Some(&ClockEvent::Shows(down)));
}

/// A board may send its fields but nothing about a clock, or its clock may show other times in every message. Both boards are asked
/// for their fields as often as a board without a clock.
#[test]
fn a_dead_or_a_mad_clock_does_not_disturb_the_board() {
    #[derive(Clone, Copy, PartialEq)]
    enum Wrong {
        Dead,
        Mad,
    }
    let dumps = |watch: Watch, wrong: Wrong| {
        let mut link = Link::new(Waits::at(Speed::LIFE), watch);
        let mut now = Moment::ZERO;
        link.handle(BoardInput::Do(BoardCommand::Expect(&Setup::start(V))), now);
        link.handle(BoardInput::Line(&LineEvent::Opened), now);
        let (mut dumps, mut minute) = (0_u32, 0_u8);
        while now < Moment::from_ms(600_000) {
            let mut answer = Vec::new();
            while let Some(event) = link.poll() {
                let BoardOutput::Write(bytes) = event else {
                    continue;
                };
                match Command::from_byte(bytes[0]) {
                    Some(Command::SendDark) => {
                        dumps += 1;
                        let fields = Box::new([PieceByte(0); HALF]);
                        answer = Message::Dark(fields).encode().encode();
                    }
                    Some(Command::SendClock) if wrong == Wrong::Mad => {
                        minute = (minute + 1) % 10;
                        let raw = [1, minute, 0, 1, 0, 0, 1];
                        answer = Message::Clock(raw).encode().encode();
                    }
                    _ => {}
                }
            }
            if answer.is_empty() {
                now = link.deadline().unwrap().max(now);
                link.handle(BoardInput::Tick, now);
            } else {
                let millis = u64::try_from(answer.len()).unwrap() + 3;
                now = Moment::from_ms(now.as_ms() + millis);
                let answer = LineEvent::Bytes(answer);
                link.handle(BoardInput::Line(&answer), now);
            }
        }
        dumps
    };
    let with = Watch::BoardAndClock(WhiteDisplay::Left);
    let alone = dumps(Watch::Board, Wrong::Dead);
    for wrong in [Wrong::Dead, Wrong::Mad] {
        let watched = dumps(with, wrong);
        println!("{watched} dumps in ten minutes, {alone} without a clock");
        assert!(watched * 100 >= alone * 93, "{watched} of {alone}");
    }
}

#[test]
fn a_home_made_board_shows_times_and_that_is_all() {
    let faults = Faults::NONE;
    for (faults, able) in [(faults, true), (faults.with(Fault::XlClock), false)] {
        let make = common::MAKES[1];
        let clock = setting("computer");
        let mut bench = Bench::with_clock(make, &Setup::start(V), &clock, faults, 4);
        bench.run(Duration::from_secs(3));
        let set = |running| ClockCommand::Set {
            left: left(31, 12),
            running,
        };
        for command in [set(None), set(Some(W)), ClockCommand::Beep] {
            bench.input(BoardInput::Do(BoardCommand::Clock(&command)));
            bench.run(Duration::from_secs(2));
        }
        let told: Vec<_> = bench
            .take()
            .into_iter()
            .filter_map(|(_, event)| match event {
                BenchEvent::Board(BoardEvent::Clock(event)) => Some(event),
                _ => None,
            })
            .collect();
        let unable = |command| ClockEvent::Refused(command, ClockRefusal::Unable);
        let mut expected = vec![unable(set(Some(W))), unable(ClockCommand::Beep)];
        if able {
            assert_eq!(bench.sim.times(), Some(left(31, 12)));
        } else {
            assert_eq!(bench.sim.times(), None);
            expected.insert(0, unable(set(None)));
        }
        assert_eq!(told, expected);
        bench.hand(quiet("32", "28"));
        bench.finish(Duration::from_secs(2));
        let here = |(_, event): &(Moment, BenchEvent)| {
            matches!(event, BenchEvent::Board(BoardEvent::Reading { .. }))
        };
        assert!(bench.take().iter().any(here), "the board goes on");
    }
}
