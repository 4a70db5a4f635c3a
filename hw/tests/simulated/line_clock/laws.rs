// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the laws of the line: no press is lost and no press counts twice, in spite of lost and broken messages.

use std::time::Duration;

use proptest::prelude::*;
use zgoda_game::{BySide, Side};
use zgoda_hw::LineEvent;
use zgoda_hw::clock::{ClockCommand, ClockEvent, ClockOddity, ClockRefusal, ClockShows, FlagShown};
use zgoda_hw::line_clock::codec::seal;
use zgoda_hw::line_clock::message::{Charge, LONGEST_TIME};
use zgoda_hw::sim::clock::ClockHand;
use zgoda_hw::sim::clock::machine::Mode;
use zgoda_hw::{LineFault, LostWhy};

use super::bench::{Bad, Bench, GOOD};
use crate::common::FIVE;

fn shows(white: u64, black: u64, running: Option<Side>) -> ClockEvent {
    ClockEvent::Shows(ClockShows {
        left: BySide { white, black }.map(Duration::from_millis),
        running,
        flag: BySide::from_fn(|_| FlagShown::No),
    })
}

#[test]
fn a_clock_is_found_set_pressed_and_read() {
    let mut bench = Bench::new(GOOD, 1);
    let found = bench.take();
    assert!(
        matches!(&found[..], [ClockEvent::Found(it), ClockEvent::Shows(_)]
        if it.name.as_deref() == Some("simulated clock"))
    );
    bench.tell(ClockCommand::Set {
        left: BySide::from_fn(|_| 2 * FIVE),
        running: None,
    });
    bench.hand(ClockHand::Press(Side::Black));
    bench.run(1_500);
    bench.hand(ClockHand::Press(Side::White));
    let white = Some(Side::White);
    assert_eq!(
        bench.take(),
        [
            shows(600_000, 600_000, None),
            // This press stopped no running time, so it is not reported.
            shows(600_000, 600_000, white),
            shows(599_000, 600_000, white),
            ClockEvent::Pressed(Side::White),
            // White has the rest of the second, which is half a second, and the bonus.
            shows(601_500, 600_000, Some(Side::Black)),
        ]
    );
}

#[test]
fn a_lost_acknowledgement_repeats_the_line_and_not_the_deed() {
    let mut bench = Bench::new(GOOD, 1);
    bench.take();
    bench.hand(ClockHand::Lose(2));
    bench.tell(ClockCommand::Beep);
    bench.run(3_000);
    assert_eq!(bench.did, [ClockCommand::Beep]);
    assert_eq!(bench.take(), []);
    bench.hand(ClockHand::Start(Side::White));
    bench.hand(ClockHand::Lose(3));
    bench.hand(ClockHand::Press(Side::White));
    bench.run(3_000);
    assert_eq!(bench.presses(), [Side::White]);
    assert_eq!(bench.last_shown().unwrap().running, Some(Side::Black));
}

#[test]
fn presses_behind_a_pulled_cable_are_told_when_it_is_back() {
    let mut bench = Bench::new(GOOD, 1);
    bench.hand(ClockHand::Press(Side::Black));
    bench.run(1_000);
    bench.take();
    bench.hand(ClockHand::Unplug);
    bench.run(2_000);
    bench.hand(ClockHand::Press(Side::White));
    bench.run(2_000);
    bench.hand(ClockHand::Press(Side::Black));
    bench.tell(ClockCommand::Beep);
    bench.run(1_000);
    let gone = LostWhy::Line(LineFault::Unplugged);
    assert_eq!(
        bench.take(),
        [
            ClockEvent::Lost(gone),
            ClockEvent::Refused(ClockCommand::Beep, ClockRefusal::NoAnswer)
        ]
    );
    bench.hand(ClockHand::Plug);
    bench.run(100);
    assert_eq!(
        bench.take(),
        [
            ClockEvent::Back,
            ClockEvent::Pressed(Side::White),
            shows(300_000, 300_000, Some(Side::Black)),
            ClockEvent::Pressed(Side::Black),
            shows(300_000, 301_000, Some(Side::White)),
            shows(299_000, 301_000, Some(Side::White)),
        ]
    );
}

#[test]
fn a_clock_that_was_switched_off_is_lost_and_back_with_what_it_shows() {
    let mut bench = Bench::new(GOOD, 1);
    bench.hand(ClockHand::Press(Side::Black));
    bench.run(10_000);
    bench.hand(ClockHand::Press(Side::White));
    bench.take();
    bench.hand(ClockHand::Restart);
    bench.run(2_000);
    assert_eq!(
        bench.take(),
        [
            ClockEvent::Lost(LostWhy::Silent),
            ClockEvent::Back,
            shows(300_000, 300_000, None)
        ]
    );
    // The numbers of the presses continue, so the next press counts as new.
    bench.hand(ClockHand::Start(Side::Black));
    bench.hand(ClockHand::Press(Side::Black));
    assert_eq!(bench.presses(), [Side::Black]);
}

#[test]
fn a_clock_in_the_wrong_mode_refuses_and_says_why() {
    let mut bench = Bench::new(GOOD, 1);
    bench.hand(ClockHand::Mode(Mode::Hand));
    bench.take();
    bench.tell(ClockCommand::Stop);
    bench.tell(ClockCommand::Text("x".repeat(500)));
    bench.tell(ClockCommand::Speak("pięć minut".to_owned()));
    let long = ClockCommand::Text("x".repeat(500));
    assert_eq!(
        bench.take(),
        [
            ClockEvent::Refused(ClockCommand::Stop, ClockRefusal::WrongMode),
            ClockEvent::Refused(long, ClockRefusal::Unable)
        ]
    );
    assert_eq!(bench.did, [ClockCommand::Speak("pięć minut".to_owned())]);
}

#[test]
fn commands_of_time_wait_for_presses_that_are_not_heard_yet() {
    let mut bench = Bench::new(GOOD, 1);
    bench.hand(ClockHand::Press(Side::Black));
    bench.run(1_000);
    bench.take();
    // The report of the press is lost, and the program, which does not know of the press, sets the times.
    bench.bad.lost = 1;
    bench.hand(ClockHand::Press(Side::White));
    bench.bad.lost = 0;
    bench.tell(ClockCommand::Set {
        left: BySide::from_fn(|_| FIVE),
        running: Some(Side::White),
    });
    bench.run(5_000);
    assert_eq!(bench.presses(), [Side::White]);
    assert_eq!(bench.did.len(), 1);
    // The set time ran from the moment of the order.
    assert_eq!(
        bench.clock.times(bench.now).left.white,
        FIVE - Duration::from_secs(5)
    );
    assert!(
        !bench
            .take()
            .iter()
            .any(|it| matches!(it, ClockEvent::Odd(_)))
    );
}

#[test]
fn a_time_that_grows_without_a_press_is_refused_once() {
    let mut bench = Bench::new(GOOD, 1);
    bench.hand(ClockHand::Press(Side::Black));
    bench.run(5_000);
    bench.take();
    bench.hand(ClockHand::Set(BySide::from_fn(|_| 2 * FIVE)));
    bench.run(5_000);
    assert_eq!(
        bench.take(),
        [ClockEvent::Odd(ClockOddity::Grew(Side::White))]
    );
    bench.tell(ClockCommand::Set {
        left: BySide::from_fn(|_| 2 * FIVE),
        running: Some(Side::White),
    });
    assert_eq!(bench.take(), [shows(600_000, 600_000, Some(Side::White))]);
}

#[test]
fn presses_count_whose_times_are_not_believed() {
    let mut bench = Bench::new(GOOD, 1);
    bench.hand(ClockHand::Start(Side::White));
    bench.run(5_000);
    bench.take();
    let low = BySide::from_fn(|_| Duration::from_secs(60));
    bench.hand(ClockHand::Set(low));
    bench.hand(ClockHand::Start(Side::White));
    bench.run(500);
    assert!(matches!(
        bench.take()[..],
        [ClockEvent::Odd(ClockOddity::Fell(_))]
    ));
    bench.hand(ClockHand::Press(Side::White));
    bench.run(1_500);
    bench.hand(ClockHand::Press(Side::Black));
    bench.run(1_500);
    // The presses add time, which must not be reported as odd.
    assert_eq!(
        bench.take(),
        [
            ClockEvent::Pressed(Side::White),
            ClockEvent::Pressed(Side::Black)
        ]
    );
    bench.run(3_000);
    let told = bench.take();
    assert!(told.iter().all(|it| matches!(it, ClockEvent::Shows(_))));
    // The press added three seconds for White.
    assert!(
        told.contains(&shows(58_500, 61_500, Some(Side::White))),
        "{told:?}"
    );
}

#[test]
fn silence_is_noticed_and_a_battery_told_once() {
    let mut bench = Bench::new(GOOD, 1);
    bench.take();
    bench.hand(ClockHand::Battery(Charge::Low));
    bench.hand(ClockHand::Battery(Charge::Low));
    bench.run(60_000);
    assert_eq!(bench.take(), [ClockEvent::BatteryLow]);
    bench.bad.lost = 1;
    let before = bench.now;
    while bench.events.is_empty() && bench.now.since(before) < Duration::from_secs(10) {
        bench.run(100);
    }
    assert_eq!(bench.take(), [ClockEvent::Lost(LostWhy::Silent)]);
    assert!(bench.now.since(before) < Duration::from_secs(6));
    bench.bad = Bad { lost: 0, broken: 1 };
    bench.run(60_000);
    assert_eq!(bench.take(), []);
    bench.bad = GOOD;
    bench.run(2_000);
    assert_eq!(bench.take(), [ClockEvent::Back]);
}

#[test]
fn a_flag_is_shown_when_it_falls() {
    let mut bench = Bench::new(GOOD, 1);
    bench.hand(ClockHand::Press(Side::Black));
    bench.run(400_000);
    let flag = bench.last_shown().unwrap().flag;
    assert_eq!((flag.white, flag.black), (FlagShown::Yes, FlagShown::No));
}

/// A step of a story.
#[derive(Clone, Copy, Debug)]
enum Step {
    Wait(u64),
    Press,
    Lose(u32),
    Pull(u64),
    Beep,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (1_u64..8_000).prop_map(Step::Wait),
        6 => Just(Step::Press),
        1 => (1_u32..6).prop_map(Step::Lose),
        1 => (10_u64..6_000).prop_map(Step::Pull),
        2 => Just(Step::Beep),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_press_is_lost_and_none_counts_twice(
        seed in any::<u64>(),
        bad in (0_u64..6, 0_u64..6),
        steps in prop::collection::vec(step(), 1..60),
    ) {
        // At worst half of all messages are lost, and half of the others are broken.
        let fix = |rate| if rate == 1 { 2 } else { rate };
        let mut bench = Bench::new(Bad { lost: fix(bad.0), broken: fix(bad.1) }, seed);
        // A press before the first greeting does not count.
        bench.bad = GOOD;
        bench.run(20_000);
        bench.hand(ClockHand::Start(Side::White));
        bench.bad = Bad { lost: fix(bad.0), broken: fix(bad.1) };
        let (mut turn, mut pressed, mut unheard, mut beeps) = (Side::White, Vec::new(), 0, 0);
        for step in steps {
            match step {
                Step::Wait(ms) => bench.run(ms),
                Step::Press => {
                    // Players do not press much more often than the clock can report presses. The clock keeps only sixteen presses,
                    // so the line becomes good before that.
                    unheard += 1;
                    if unheard > 12 {
                        bench.bad = GOOD;
                        bench.run(30_000);
                        bench.bad = Bad { lost: fix(bad.0), broken: fix(bad.1) };
                        unheard = 0;
                    }
                    bench.hand(ClockHand::Press(turn));
                    pressed.push(turn);
                    turn = turn.other();
                }
                Step::Lose(count) => bench.hand(ClockHand::Lose(count)),
                Step::Pull(ms) => {
                    bench.hand(ClockHand::Unplug);
                    bench.run(ms);
                    bench.hand(ClockHand::Plug);
                }
                Step::Beep => {
                    bench.tell(ClockCommand::Beep);
                    beeps += 1;
                }
            }
        }
        bench.bad = GOOD;
        bench.run(60_000);
        prop_assert_eq!(bench.presses(), pressed);
        let shown = bench.last_shown().unwrap();
        let times: ClockShows = bench.clock.times(bench.now).into();
        prop_assert_eq!(shown.running, times.running);
        for side in Side::ALL {
            let behind = shown.left.get(side).saturating_sub(*times.left.get(side));
            prop_assert!(behind <= Duration::from_secs(1), "{:?} {:?}", shown, times);
        }
        let odd = bench.events.iter().any(|event| matches!(event, ClockEvent::Odd(_)));
        prop_assert!(!odd);
        // A command is carried out once, or refused.
        let refused = bench.events.iter().filter(|it| matches!(it, ClockEvent::Refused(..)));
        prop_assert!(bench.did.len() <= beeps);
        prop_assert!(bench.did.len() + refused.count() >= beeps);
    }

    #[test]
    fn any_bytes_leave_a_link_that_works(
        noise in prop::collection::vec(any::<u8>(), 0..2_000),
        times in prop::collection::vec(any::<u64>(), 0..8),
    ) {
        let mut bench = Bench::new(GOOD, 1);
        bench.take();
        for time in times {
            let line = seal(&format!("times {time} {time} white none")).unwrap();
            bench.tell_line(LineEvent::Bytes(line));
        }
        bench.tell_line(LineEvent::Bytes(noise));
        bench.tell_line(LineEvent::Bytes(b"\n".to_vec()));
        bench.settle();
        for event in bench.take() {
            if let ClockEvent::Shows(shows) = event {
                prop_assert!(shows.left.iter().all(|(_, left)| *left < LONGEST_TIME));
            }
        }
        bench.hand(ClockHand::Start(Side::White));
        bench.hand(ClockHand::Press(Side::White));
        bench.run(2_000);
        prop_assert_eq!(bench.presses(), [Side::White]);
    }
}
