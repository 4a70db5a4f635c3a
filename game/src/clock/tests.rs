// SPDX-License-Identifier: GPL-3.0-or-later
//! The clock against the worked examples of the Kodeks and of the catalogue of scenarios (S10 and others).

use super::*;

fn at(seconds: u64) -> Moment {
    Moment::from_ms(seconds * 1000)
}

fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn clock(control: &str) -> Clock {
    Clock::new(control.parse().unwrap())
}

/// The time on White's clock after a move made in `seconds`.
fn after_one_move(control: &str, seconds: u64) -> Duration {
    let mut clock = clock(control);
    clock.start(Side::White, at(0));
    clock.press(Side::White, at(seconds)).unwrap();
    clock.left(Side::White, at(seconds))
}

/// S30, Kodeks II 6.1.2.2: 15 minutes and 5 seconds.
#[test]
fn kodeks_ii_6_1_2_fischer_adds_and_bronstein_waits() {
    assert_eq!(after_one_move("15m+5s", 3), secs(15 * 60 + 2));
    assert_eq!(after_one_move("15m+5s:bronstein", 3), secs(15 * 60));
    for control in ["15m+5s", "15m+5s:bronstein"] {
        assert_eq!(after_one_move(control, 8), secs(14 * 60 + 57), "{control}");
    }
}

/// S31, Kodeks II 6.1.4: 45 moves take 70 of 90 minutes; with 30 more minutes 50 are left.
#[test]
fn kodeks_ii_6_1_4_saved_time_stays() {
    let mut clock = clock("90m/45,30m");
    let mut now = 0;
    clock.start(Side::White, at(0));
    for number in 1..=45 {
        now += 70 * 60 / 45 + u64::from(number <= 70 * 60 % 45);
        clock.press(Side::White, at(now)).unwrap();
        clock.press(Side::Black, at(now)).unwrap();
    }
    assert_eq!(now, 70 * 60);
    assert_eq!(clock.left(Side::White, at(now)), secs(50 * 60));
    assert_eq!(clock.moves_to_make(Side::White), None);
    assert_eq!(clock.left(Side::Black, at(now)), secs(120 * 60));
}

/// Kodeks II 6.1.4: with a delayed clock nothing is kept for the next stage.
#[test]
fn kodeks_ii_6_1_4_a_delayed_clock_keeps_nothing() {
    let mut clock = clock("10m+5s/2,5m");
    let mut delayed = super::Clock::new("10m/2+5s:bronstein,5m".parse().unwrap());
    for clock in [&mut clock, &mut delayed] {
        clock.start(Side::White, at(0));
        for now in [60, 120] {
            clock.press(Side::White, at(now)).unwrap();
            clock.press(Side::Black, at(now)).unwrap();
        }
    }
    assert_eq!(clock.left(Side::White, at(120)), secs(600 - 120 + 10 + 300));
    assert_eq!(delayed.left(Side::White, at(120)), secs(300));
}

/// Kodeks II 6.1.5.2: 30 seconds a move from move 46 on.
#[test]
fn kodeks_ii_6_1_5_2_the_bonus_begins_with_move_46() {
    let mut clock = clock("90m/45,30m+30s");
    clock.start(Side::White, at(0));
    for _ in 0..45 {
        clock.press(Side::White, at(0)).unwrap();
        clock.press(Side::Black, at(0)).unwrap();
    }
    assert_eq!(clock.left(Side::White, at(0)), secs(120 * 60));
    clock.press(Side::White, at(10)).unwrap();
    assert_eq!(clock.left(Side::White, at(10)), secs(120 * 60 + 20));
}

/// Kodeks II 6.1.5.3.1: an hour for every 25 moves after the first 50.
#[test]
fn kodeks_ii_6_1_5_3_1_the_last_stage_repeats() {
    let mut clock = clock("120m/50,60m/25*");
    clock.start(Side::White, at(0));
    for number in 1..=100 {
        clock.press(Side::White, at(0)).unwrap();
        clock.press(Side::Black, at(0)).unwrap();
        let stages = match number {
            0..50 => 0,
            50..75 => 1,
            75..100 => 2,
            _ => 3,
        };
        let expected = secs((120 + 60 * stages) * 60);
        assert_eq!(clock.left(Side::White, at(0)), expected, "move {number}");
    }
}

/// Kodeks II 6.8: only the side on the clock presses, and a stopped clock is not pressed.
#[test]
fn kodeks_ii_6_8_nobody_presses_for_the_other() {
    let mut clock = clock("5m");
    assert_eq!(clock.press(Side::White, at(0)), Err(PressError::Stopped));
    clock.start(Side::White, at(0));
    assert_eq!(clock.press(Side::Black, at(1)), Err(PressError::NotRunning));
    assert_eq!(clock.left(Side::White, at(1)), secs(299));
    assert_eq!(clock.moves(Side::Black), 0);
}

/// Kodeks II 3.5.5, 6.12: a flag stays fallen, and at any later time it is known which flag fell first.
#[test]
fn kodeks_ii_3_5_5_a_flag_is_latched_with_its_moment() {
    let mut clock = clock("5m");
    clock.start(Side::White, at(0));
    assert_eq!(clock.falls_at(), Some(at(300)));
    assert_eq!(clock.flag(Side::White, at(299)), None);
    // The flags are not looked at for a while: White presses too late, and then Black's time runs out.
    clock.press(Side::White, at(310)).unwrap();
    let white = clock.flag(Side::White, at(310)).unwrap();
    assert_eq!((white.played, white.moves), (Duration::from_secs(300), 0));
    assert_eq!(clock.left(Side::White, at(310)), Duration::ZERO);
    let black = clock.flag(Side::Black, at(1000)).unwrap();
    assert_eq!(black.played, Duration::from_secs(610));
    assert_eq!(clock.first_flag(at(1000)), Some(Side::White));
    clock.stop(at(1000));
    let later = clock.flag(Side::Black, at(2000)).unwrap();
    assert_eq!(later.played, Duration::from_secs(610));
}

/// A move that is pressed before the flag falls counts for the control; a move that is pressed later does not raise the flag (II
/// 6.12).
#[test]
fn kodeks_ii_6_12_the_press_decides() {
    let mut clock = clock("60s/1,60s");
    clock.start(Side::White, at(0));
    clock.press(Side::White, Moment::from_ms(59_999)).unwrap();
    let now = Moment::from_ms(59_999);
    assert_eq!(clock.flag(Side::White, now), None);
    assert_eq!(clock.left(Side::White, now), Duration::from_millis(60_001));
    let mut late = super::Clock::new("60s/1,60s".parse().unwrap());
    late.start(Side::White, at(0));
    late.press(Side::White, at(60)).unwrap();
    let flag = late.flag(Side::White, at(60)).unwrap();
    assert_eq!(flag.played, Duration::from_secs(60));
}

/// S32, Kodeks II 4.5: the first of two late players has come after 24 minutes; both have used 12.
#[test]
fn kodeks_ii_4_5_the_used_time_is_shared_when_the_first_of_two_comes() {
    let mut clock = clock("80m+60s");
    clock.start(Side::White, at(0));
    let now = at(24 * 60);
    clock.share_used(now);
    clock.start(Side::Black, now);
    for side in Side::ALL {
        assert_eq!(clock.elapsed(side, now), Duration::from_secs(12 * 60));
        assert_eq!(clock.left(side, now), Duration::from_secs(68 * 60));
    }
    assert_eq!(clock.running(), Some(Side::Black));
    // An odd millisecond goes to one side.
    let mut odd = super::Clock::new("5m".parse().unwrap());
    odd.start(Side::White, at(0));
    let now = Moment::from_ms(7);
    odd.share_used(now);
    let (white, black) = (odd.elapsed(Side::White, now), odd.elapsed(Side::Black, now));
    assert_eq!((white.as_millis(), black.as_millis()), (4, 3));
}

/// A clock that follows another clock takes the other clock's time left, and counts the time used to fit.
#[test]
fn a_clock_that_follows_another_has_used_what_the_other_says() {
    let mut clock = clock("60m+30s");
    clock.start(Side::White, at(0));
    clock.press(Side::White, at(6)).unwrap();
    clock.follow(Side::White, Duration::from_secs(3625), at(7));
    assert_eq!(clock.left(Side::White, at(7)), Duration::from_secs(3625));
    assert_eq!(clock.used(Side::White, at(7)), Duration::from_secs(5));
    assert_eq!(clock.running(), Some(Side::Black));
    clock.follow(Side::Black, Duration::from_secs(3590), at(8));
    assert_eq!(clock.used(Side::Black, at(9)), Duration::from_secs(11));
    // The other clock is believed even with more time than is possible.
    clock.follow(Side::Black, Duration::from_secs(4000), at(10));
    assert_eq!(clock.left(Side::Black, at(10)), Duration::from_secs(4000));
    assert_eq!(clock.used(Side::Black, at(10)), Duration::ZERO);
    // A different bonus of the other clock does not count as used.
    clock.follow_given(Side::White, Duration::from_secs(3595), at(11));
    assert_eq!(clock.used(Side::White, at(11)), Duration::from_secs(5));
    assert_eq!(clock.left(Side::White, at(11)), Duration::from_secs(3595));
}

/// Kodeks II 6.19, 6.21, VIII 5.1: a charge is time used; after a clock is set, the given time that is not left counts as used.
#[test]
fn kodeks_ii_6_19_what_an_arbiter_does_is_time_used() {
    let mut clock = clock("80m+60s");
    clock.start(Side::White, at(0));
    clock.charge(Side::Black, secs(200), at(1));
    assert_eq!(clock.used(Side::Black, at(1)), secs(200));
    assert_eq!(clock.used(Side::White, at(1)), secs(1));
    clock.give_back(Side::Black, secs(200), at(2));
    assert_eq!(clock.used(Side::Black, at(2)), secs(0));
    clock.set_left(Side::White, secs(78 * 60), at(10));
    assert_eq!(clock.used(Side::White, at(10)), secs(120));
    assert_eq!(clock.left(Side::White, at(15)), secs(78 * 60 - 5));
    // Time beyond everything that was given is added; the time used stays.
    clock.set_left(Side::White, secs(81 * 60), at(15));
    assert_eq!(clock.used(Side::White, at(15)), secs(125));
    // The time on the move, as it really ran.
    assert_eq!(clock.elapsed(Side::White, at(15)), secs(15));
}

/// Kodeks II 3.5.5: a charge down to zero makes the flag fall, for the running side and for the other side; taking a wrong charge
/// back raises the flag.
#[test]
fn kodeks_ii_3_5_5_a_flag_falls_by_a_charge() {
    let mut clock = clock("60s");
    clock.start(Side::White, at(0));
    clock.charge(Side::Black, secs(60), at(10));
    let fallen = clock.flag(Side::Black, at(10)).unwrap();
    assert_eq!((fallen.played, fallen.moves), (secs(10), 0));
    assert_eq!(clock.used(Side::Black, at(10)), secs(60));
    clock.give_back(Side::Black, secs(60), at(11));
    assert_eq!(clock.flag(Side::Black, at(11)), None);
    assert_eq!(clock.left(Side::Black, at(11)), secs(60));
    // A flag that fell by itself stays fallen after any charge and its return.
    clock.charge(Side::White, secs(5), at(70));
    clock.give_back(Side::White, secs(5), at(71));
    assert!(clock.flag(Side::White, at(71)).is_some());
}

/// Kodeks II 3.5.5, 6.19: a side that is charged or shares time keeps its fallen flag; only setting the clock raises the flag.
#[test]
fn kodeks_ii_3_5_5_a_charge_raises_no_flag() {
    let mut clock = clock("60s+30s");
    clock.start(Side::White, at(0));
    clock.press(Side::White, at(70)).unwrap();
    assert_eq!(clock.left(Side::White, at(70)), Duration::from_secs(20));
    clock.charge(Side::White, Duration::from_secs(5), at(71));
    assert_eq!(clock.left(Side::White, at(71)), Duration::from_secs(15));
    assert!(clock.flag(Side::White, at(71)).is_some(), "it had fallen");
    clock.set_left(Side::White, Duration::from_secs(15), at(72));
    assert_eq!(clock.flag(Side::White, at(72)), None);
}

/// S26, Kodeks II 6.13: exactly 5:00 is time trouble; with a bonus there is no time trouble.
#[test]
fn kodeks_ii_6_13_time_trouble() {
    let mut plain = clock("90m/45,30m");
    plain.start(Side::White, at(0));
    assert!(!plain.in_time_trouble(Side::White, at(85 * 60 - 1)));
    assert!(plain.in_time_trouble(Side::White, at(85 * 60)));
    let mut bonus = clock("60m+30s");
    bonus.start(Side::White, at(0));
    assert!(!bonus.in_time_trouble(Side::White, at(58 * 60)));
}

/// S10: Black has 1:19:05, and the 3:20 of the stopwatch are charged to Black.
#[test]
fn kodeks_ii_6_19_time_is_charged() {
    let mut clock = clock("80m+60s");
    clock.set_left(Side::White, secs(4720), at(0));
    clock.set_left(Side::Black, secs(4745), at(0));
    clock.charge(Side::Black, secs(200), at(0));
    assert_eq!(clock.left(Side::White, at(0)), secs(4720));
    assert_eq!(clock.left(Side::Black, at(0)), secs(4545));
    clock.charge(Side::Black, secs(10_000), at(0));
    assert_eq!(clock.left(Side::Black, at(0)), Duration::ZERO);
}

/// A delay that was interrupted is not granted twice.
#[test]
fn a_delay_is_granted_once_a_move() {
    let mut clock = clock("1m+5s:bronstein");
    clock.start(Side::White, at(0));
    clock.stop(at(3));
    assert_eq!(clock.left(Side::White, at(100)), secs(60));
    clock.start(Side::White, at(100));
    assert_eq!(clock.falls_at(), Some(at(162)));
    clock.press(Side::White, at(104)).unwrap();
    assert_eq!(clock.left(Side::White, at(104)), secs(58));
    assert_eq!(clock.elapsed(Side::White, at(104)), secs(7));
}

mod laws {
    use super::*;
    use proptest::prelude::*;

    #[derive(Clone, Copy, Debug)]
    enum Act {
        Press,
        WrongPress,
        Stop,
        Start,
        Look,
    }

    fn act() -> impl Strategy<Value = (Act, u64)> {
        let act = prop_oneof![
            6 => Just(Act::Press),
            1 => Just(Act::WrongPress),
            1 => Just(Act::Stop),
            1 => Just(Act::Start),
            2 => Just(Act::Look),
        ];
        (act, 0_u64..40_000)
    }

    proptest! {
        /// Both sides' times together are the time that passed while the clock ran, to the millisecond;
        /// only one side runs; no bonus comes without a press; used time never shrinks.
        #[test]
        fn no_time_is_lost_and_none_is_made(
            control in prop::sample::select(vec![
                "5m", "3m+2s", "3m+2s:bronstein", "2m/5,1m+1s", "2m/5,1m/3*", "1m/2+5s:bronstein,1m",
            ]),
            acts in prop::collection::vec(act(), 0..80),
        ) {
            let mut clock = clock(control);
            let (mut now, mut ran) = (0, 0);
            let mut before = BySide { white: Duration::ZERO, black: Duration::ZERO };
            for (act, ms) in acts {
                now += ms;
                if clock.running().is_some() {
                    ran += ms;
                }
                let at = Moment::from_ms(now);
                let left = BySide::from_fn(|side| clock.left(side, at));
                let moves = BySide::from_fn(|side| clock.moves(side));
                match act {
                    Act::Press => {
                        if let Some(side) = clock.running() {
                            clock.press(side, at).unwrap();
                            prop_assert_eq!(clock.running(), Some(side.other()));
                        }
                    }
                    Act::WrongPress => {
                        if let Some(side) = clock.running() {
                            prop_assert!(clock.press(side.other(), at).is_err());
                            prop_assert_eq!(clock.left(side, at), *left.get(side));
                        }
                    }
                    Act::Stop => clock.stop(at),
                    Act::Start => clock.start(Side::White, at),
                    Act::Look => {}
                }
                for side in Side::ALL {
                    if clock.moves(side) == *moves.get(side) {
                        prop_assert!(clock.left(side, at) <= *left.get(side));
                    }
                    let elapsed = clock.elapsed(side, at);
                    prop_assert!(elapsed >= *before.get(side));
                    *before.get_mut(side) = elapsed;
                    if clock.left(side, at).is_zero() && clock.running() == Some(side) {
                        prop_assert!(clock.flag(side, at).is_some());
                    }
                }
                let sum = before.white + before.black;
                prop_assert_eq!(sum, Duration::from_millis(ran));
            }
        }

        /// The time used and the time left add up to the time given, whatever an arbiter sets, charges and takes back.
        #[test]
        fn what_was_used_and_what_is_left_make_up_what_was_given(
            control in prop::sample::select(vec![
                "5m", "3m+2s", "3m+2s:bronstein", "2m/5,1m+1s", "2m/5,1m/3*", "1m/2+5s:bronstein,1m",
            ]),
            acts in prop::collection::vec((0_u8..7, 0_u64..40_000, 0_u64..400), 0..80),
        ) {
            let mut clock = clock(control);
            clock.start(Side::White, at(0));
            let mut now = 0;
            for (act, ms, seconds) in acts {
                now += ms;
                let at = Moment::from_ms(now);
                let side = if seconds % 2 == 0 { Side::White } else { Side::Black };
                match act {
                    0 => clock.set_left(side, secs(seconds), at),
                    1 => clock.charge(side, secs(seconds), at),
                    2 => clock.give_back(side, secs(seconds), at),
                    3 => clock.follow(side, Duration::from_millis(seconds * 777), at),
                    4 => clock.share_used(at),
                    _ => {
                        if let Some(side) = clock.running() {
                            clock.press(side, at).unwrap();
                        }
                    }
                }
                let times = clock.times(at);
                for side in Side::ALL {
                    let stood = times.sides.get(side);
                    prop_assert_eq!(stood.used() + stood.left(), stood.given);
                    prop_assert_eq!(clock.used(side, at) + clock.left(side, at), stood.given);
                }
            }
        }

        /// A clock resumed from stored times goes on like a clock that was never stopped.
        #[test]
        fn a_clock_goes_on_from_its_times(
            acts in prop::collection::vec(0_u64..40_000, 1..40),
            cut in 0_usize..40,
            control in 0_usize..3,
        ) {
            let control = ["1m+1s", "2m/5+3s:bronstein,1m", "90s/7,30s/4*"][control];
            let mut one = clock(control);
            let mut other = clock(control);
            let mut now = 0;
            one.start(Side::White, Moment::ZERO);
            other.start(Side::White, Moment::ZERO);
            for (number, ms) in acts.into_iter().enumerate() {
                now += ms;
                let at = Moment::from_ms(now);
                if number == cut {
                    let times = other.times(at);
                    let side = times.running.unwrap();
                    other = super::super::Clock::from_times(control.parse().unwrap(), &times);
                    other.start(side, at);
                }
                let side = one.running().unwrap();
                prop_assert_eq!(other.running(), Some(side));
                one.press(side, at).unwrap();
                other.press(side, at).unwrap();
                prop_assert_eq!(one.times(at), other.times(at));
            }
        }

        /// A flag that has fallen keeps the moment of its fall.
        #[test]
        fn a_flag_stays_where_it_fell(acts in prop::collection::vec(0_u64..60_000, 1..40)) {
            let mut clock = clock("1m+1s");
            let mut now = 0;
            clock.start(Side::White, Moment::ZERO);
            let mut fallen: BySide<Option<Duration>> = BySide::default();
            for ms in acts {
                now += ms;
                let at = Moment::from_ms(now);
                for side in Side::ALL {
                    let found = clock.flag(side, at).map(|fallen| fallen.played);
                    if let Some(before) = *fallen.get(side) {
                        prop_assert_eq!(found, Some(before));
                    }
                    *fallen.get_mut(side) = found;
                }
                let side = clock.running().unwrap();
                clock.press(side, at).unwrap();
            }
        }
    }
}
