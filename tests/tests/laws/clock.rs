// SPDX-License-Identifier: GPL-3.0-or-later
//! The clock of a live game, driven at random and watched: time is neither lost nor made, nothing is added without a press or an
//! arbiter, a killed program goes on from the written events, and no player hears the other's clock unasked.

use std::time::Duration;

use proptest::prelude::*;
use zgoda_game::notation::write_move;
use zgoda_game::{BySide, Moment, Setup, Side, Variant};
use zgoda_record::event::{Body, ClockRead, Event, ReadBecause};
use zgoda_record::mode::Mode;
use zgoda_scenarios::{Settings, World, games};
use zgoda_speech::Listener;
use zgoda_speech::announcement::LowTimeLevel;
use zgoda_table::session::Session;
use zgoda_table::session::effect::Effect;
use zgoda_table::session::game::Game;
use zgoda_table::session::input::Input;
use zgoda_table::session::options::{Keeper, Opening};

/// An act of a player or an arbiter.
#[derive(Clone, Copy, Debug)]
enum Act {
    /// The next half-move of the game is typed.
    Moves,
    /// Somebody presses; `None` if the side is unknown.
    Presses(Option<Side>),
    Waits(u64),
    Asks,
    Stops,
    GoesOn,
    Sets(u64, u64),
    Charges(Side, u64),
    /// The arbiter takes the last charge back.
    TakesBack,
    WalksBack,
    /// The program is dead for so many seconds.
    Dies(u64),
}

fn act() -> impl Strategy<Value = Act> {
    let side = || prop_oneof![Just(Side::White), Just(Side::Black)];
    prop_oneof![
        6 => Just(Act::Moves),
        6 => Just(Act::Presses(None)),
        3 => side().prop_map(|side| Act::Presses(Some(side))),
        8 => (1_u64..40_000).prop_map(Act::Waits),
        2 => Just(Act::Asks),
        1 => Just(Act::Stops),
        2 => Just(Act::GoesOn),
        1 => (1_u64..600, 1_u64..600).prop_map(|(white, black)| Act::Sets(white, black)),
        1 => (side(), 1_u64..60).prop_map(|(side, long)| Act::Charges(side, long)),
        1 => Just(Act::TakesBack),
        1 => Just(Act::WalksBack),
        1 => (0_u64..100).prop_map(Act::Dies),
    ]
}

const CONTROLS: [&str; 5] = [
    "5m",
    "3m+2s",
    "90s/3,60s/2+3s:bronstein,30s",
    "10m/4+5s,5m",
    "60s",
];

fn settings(control: usize, mode: Mode) -> Settings {
    Settings {
        mode,
        pin: Some("2468".to_owned()),
        time: Some(CONTROLS[control].parse().unwrap()),
        keeper: Keeper::Embedded,
        low_time: LowTimeLevel::All,
        ..Settings::default()
    }
}

fn reads(events: &[Event]) -> Vec<(u64, &ClockRead)> {
    let read = |event: &'_ Event| match &event.body {
        Body::ClockRead(_) => Some(event.ms),
        _ => None,
    };
    let times = events.iter().filter_map(read);
    let reads = events.iter().filter_map(|event| match &event.body {
        Body::ClockRead(read) => Some(read),
        _ => None,
    });
    times.zip(reads).collect()
}

/// A time in minutes and seconds, as it is typed.
fn shown(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The time for which White was on move, plus the time for which Black was.
fn used(read: &ClockRead) -> u64 {
    [&read.white, &read.black]
        .iter()
        .filter_map(|side| side.on_move_ms)
        .sum()
}

/// Checks the laws of the clock's readings in a record.
fn conserved(events: &[Event]) -> Result<(), TestCaseError> {
    let reads = reads(events);
    for pair in reads.windows(2) {
        let ((then, before), (now, after)) = (pair[0], pair[1]);
        // If the game goes back to an earlier position, the clock goes back to its reading there.
        if used(after) < used(before) || after.ply < before.ply {
            prop_assert_eq!(after.because, ReadBecause::Stopped);
            continue;
        }
        let passed = used(after) - used(before);
        let ran = match before.running {
            Some(_) => now.saturating_sub(then),
            None => 0,
        };
        // No time is counted after a program was killed, until the next program starts.
        prop_assert!(passed <= ran, "{passed} of {ran} ms: {before:?} {after:?}");
        for (was, is) in [(&before.white, &after.white), (&before.black, &after.black)] {
            if is.given_ms != was.given_ms {
                let because = [ReadBecause::Pressed, ReadBecause::Set, ReadBecause::Stopped];
                prop_assert!(because.contains(&after.because), "{before:?} {after:?}");
            }
            prop_assert_eq!(is.left_ms, is.given_ms.saturating_sub(is.counted_ms));
            prop_assert_eq!(is.used_ms + is.left_ms, is.given_ms);
        }
    }
    Ok(())
}

/// Plays the acts, and returns the world at their end.
fn played(acts: &[Act], control: usize, mode: Mode, seed: u64) -> World {
    let game = games::random(seed, Setup::start(Variant::International), 60);
    let mut world = World::new(settings(control, mode));
    world.type_line("arbiter 1");
    world.type_line("prepared");
    world.type_line("resume");
    for act in acts {
        match *act {
            Act::Moves => {
                let made = world.game().standing().len();
                let Some(mv) = game.moves.get(made) else {
                    continue;
                };
                let line = write_move(world.game().now(), mv);
                world.type_line(&line);
            }
            Act::Presses(None) => world.type_line("press"),
            Act::Presses(Some(side)) => world.type_line(&format!("{}: press", side.word())),
            Act::Waits(ms) => world.run(Duration::from_millis(ms)),
            Act::Asks => world.type_line("clock"),
            Act::Stops => world.type_line("stop"),
            Act::GoesOn => world.type_line("resume"),
            Act::Sets(white, black) => {
                world.type_line(&format!("set {} {}", shown(white), shown(black)));
            }
            Act::Charges(side, long) => {
                world.type_line(&format!("charge {} {}", side.word(), shown(long)));
            }
            Act::TakesBack => world.type_line("charge back"),
            Act::WalksBack => {
                let to = world.game().standing().len() / 2;
                world.type_line(&format!("walk-back {to}"));
            }
            Act::Dies(seconds) => {
                // Events on their way to the disk may be lost, but none of them was announced yet.
                world = world
                    .gone_for(Duration::from_secs(seconds))
                    .crash_and_resume();
                world.type_line("arbiter 1");
                world.type_line("prepared");
            }
        }
    }
    world.run(Duration::from_secs(1));
    world
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// In any course of the game no time is made, no time is given without a press or an arbiter, and Black's clock is told only to
    /// a person who asked.
    #[test]
    fn time_is_neither_made_nor_given(
        acts in prop::collection::vec(act(), 1..60),
        control in 0..CONTROLS.len(),
        official: bool,
        seed in 1_u64..50,
    ) {
        let mode = if official { Mode::Official } else { Mode::Training };
        let world = played(&acts, control, mode, seed);
        conserved(world.disk().durable())?;
        for heard in world.heard() {
            let kind = heard.line.about.kind;
            let own = matches!(kind, "time-left" | "seconds-left");
            prop_assert!(!own || heard.line.to == Listener::White.word());
        }
    }

    /// While the program lives and the clock is not set, the time used by both sides is the time that passed, to the
    /// millisecond.
    #[test]
    fn what_both_used_is_what_passed(
        waits in prop::collection::vec(1_u64..20_000, 1..40),
        seed in 1_u64..50,
    ) {
        let acts: Vec<Act> = waits
            .into_iter()
            .flat_map(|ms| [Act::Waits(ms), Act::Moves, Act::Presses(None)])
            .collect();
        let world = played(&acts, 3, Mode::Training, seed);
        let all = reads(world.disk().durable());
        let (first, last) = (all.first().unwrap(), all.last().unwrap());
        prop_assert_eq!(used(last.1), last.0 - first.0);
        conserved(world.disk().durable())?;
    }

    /// The same inputs at the same moments give the same readings, with kills of the program among them.
    #[test]
    fn the_same_inputs_give_the_same_readings(
        acts in prop::collection::vec(act(), 1..60),
        control in 0..CONTROLS.len(),
        seed in 1_u64..50,
    ) {
        let one = played(&acts, control, Mode::Official, seed);
        let other = played(&acts, control, Mode::Official, seed);
        prop_assert_eq!(one.disk().durable(), other.disk().durable());
        prop_assert_eq!(one.face(), other.face());
    }

    /// When a game is taken up, its clock shows the reading that was written down last, run on until the last written event.
    #[test]
    fn a_clock_goes_on_from_what_was_written_down(
        acts in prop::collection::vec(act(), 1..40),
        control in 0..CONTROLS.len(),
        seed in 1_u64..50,
    ) {
        let world = played(&acts, control, Mode::Official, seed);
        let (events, _, now) = world.killed();
        let last = reads(&events).last().map(|(ms, read)| (*ms, read.times()));
        let game = Game::of_record(Setup::start(Variant::International), &events).unwrap();
        prop_assert_eq!(game.clock().copied(), last.map(|(_, times)| times));
        let until = events.last().map_or(0, |event| event.ms);
        let mut options = settings(control, Mode::Official).options(game, Opening::Resumed);
        options.away = Some(Duration::from_secs(5));
        let mut session = Session::new(options);
        session.handle(Input::Tick, now);
        let stands = session.face(now).unwrap().left;
        let control: zgoda_game::clock::Control = CONTROLS[control].parse().unwrap();
        let first = BySide::from_fn(|_| control.stage(0).time);
        let left = last.map_or(first, |(_, times)| times.left());
        for side in Side::ALL {
            let ran = match last {
                Some((at, times)) if times.running == Some(side) => until - at,
                _ => 0,
            };
            let (was, is) = (*left.get(side), *stands.get(side));
            prop_assert!(is <= was && was - is <= Duration::from_millis(ran), "{was:?} {is:?} {ran}");
        }
        if !CONTROLS.iter().any(|it| it.contains("bronstein") && it.parse() == Ok(control.clone()))
            && let Some((at, times)) = last
            && let Some(side) = times.running
            && !stands.get(side).is_zero()
        {
            prop_assert_eq!(*left.get(side) - *stands.get(side), Duration::from_millis(until - at));
        }
        prop_assert_eq!(session.face(now).unwrap().running, None, "it stands");
    }
}

/// A running clock wakes the program when there is something to say, and four times a minute to be written down; a
/// standing clock never does.
#[test]
fn a_running_clock_wakes_nobody_for_nothing() {
    for (level, most) in [(LowTimeLevel::Tone, 2), (LowTimeLevel::All, 40)] {
        let mut settings = settings(0, Mode::Training);
        settings.time = Some("90m".parse().unwrap());
        settings.low_time = level;
        let game = Game::new(Setup::start(Variant::International));
        let mut session = Session::new(settings.options(game, Opening::New));
        session.handle(Input::Tick, Moment::ZERO);
        let (mut said, mut beats) = (0, 0);
        let mut stored = |session: &mut Session, now| {
            let mut told = 0;
            while let Some(effect) = session.poll() {
                match effect {
                    Effect::Append { seq, events } => {
                        let beat = |it: &Event| matches!(it.body, Body::ClockRan(_));
                        beats += usize::from(events.iter().all(beat));
                        session.handle(Input::Stored(seq), now);
                    }
                    Effect::Say(_) => told += 1,
                    _ => {}
                }
            }
            told
        };
        stored(&mut session, Moment::ZERO);
        // The first half-move sets the clock going; its words are said and written before the count begins.
        session.handle(Input::Line("32-28".to_owned()), Moment::ZERO);
        stored(&mut session, Moment::ZERO);
        let mut wakes = 0;
        let flag = Moment::from_ms(90 * 60_000);
        while let Some(at) = session.deadline().filter(|at| *at <= flag) {
            session.handle(Input::Tick, at);
            said += stored(&mut session, at);
            wakes += 1;
        }
        assert!(said >= 2, "five minutes and the flag");
        assert!((350..=360).contains(&beats), "{beats} in 90 minutes");
        let others = wakes - beats;
        assert!(others <= most, "it wakes {others} times for other things");
        assert!(others <= said + 1, "{others} times for {said} things");
    }
    let mut settings = settings(0, Mode::Official);
    settings.time = Some("90m".parse().unwrap());
    let game = Game::new(Setup::start(Variant::International));
    let mut session = Session::new(settings.options(game, Opening::New));
    session.handle(Input::Tick, Moment::ZERO);
    while let Some(effect) = session.poll() {
        if let Effect::Append { seq, .. } = effect {
            session.handle(Input::Stored(seq), Moment::ZERO);
        }
    }
    assert_eq!(session.deadline(), None, "a clock that stands wakes nobody");
}

/// A year of presses: the sum of both sides' times is the time that passed, to the millisecond.
#[test]
fn a_year_of_presses_shows_no_drift() {
    use zgoda_game::clock::Clock;
    let mut clock = Clock::new("1440m+60s".parse().unwrap());
    let year = Duration::from_secs(365 * 24 * 3600);
    let (mut now, mut step) = (Moment::ZERO, 1_u64);
    clock.start(Side::White, now);
    while now.since(Moment::ZERO) < year {
        // A number of milliseconds up to a minute that looks random and changes each time.
        step = (step * 48_271) % 0x7fff_ffff;
        now = now.after(Duration::from_millis(step % 60_000 + 1));
        let side = clock.running().unwrap();
        clock.press(side, now).unwrap();
    }
    let used = clock.elapsed(Side::White, now) + clock.elapsed(Side::Black, now);
    assert_eq!(used, now.since(Moment::ZERO));
    let moves = clock.moves(Side::White) + clock.moves(Side::Black);
    assert!(moves > 1_000_000, "{moves} presses");
}
