// SPDX-License-Identifier: GPL-3.0-or-later
//! The real link against the simulated board, in simulated time: the last reading is the position, despite all oddities of board,
//! line and hands.

use std::time::Duration;

use zgoda_game::{Piece, Reading, Senses, Setup, Side};
use zgoda_hw::LineEvent;
use zgoda_hw::board::{
    BoardCommand, BoardEvent, BoardInput, BoardOutput, LostWhy, Orientation, OrientationNews,
};
use zgoda_hw::sim::bench::{Bench, BenchEvent};
use zgoda_hw::sim::{Fault, Faults, HandCommand, HandMove, HandRefusal, Make, SimOutput};

use crate::common::{MAKES, V, orientation, quiet, seen, sq};

fn capture(path: &[&str], captured: &[&str]) -> HandCommand {
    HandCommand::Move(HandMove {
        path: path.iter().map(|s| sq(s)).collect(),
        captured: captured.iter().map(|s| sq(s)).collect(),
    })
}

/// A short game with exchanges, from the start.
fn opening() -> Vec<HandCommand> {
    vec![
        quiet("32", "28"),
        quiet("19", "23"),
        capture(&["28", "19"], &["23"]),
        capture(&["14", "23"], &["19"]),
        quiet("37", "32"),
        quiet("10", "14"),
        quiet("34", "30"),
        quiet("20", "25"),
        quiet("30", "24"),
    ]
}

/// A half-move of a king, a crowning, and a capture of two pieces by a king.
fn ending() -> (Setup, Vec<HandCommand>) {
    let mut setup = Setup::empty(V, Side::White);
    for (square, piece) in [
        ("46", Piece::king(Side::White)),
        ("7", Piece::man(Side::White)),
        ("50", Piece::man(Side::White)),
        ("13", Piece::man(Side::Black)),
        ("24", Piece::man(Side::Black)),
        ("38", Piece::man(Side::Black)),
        ("35", Piece::man(Side::Black)),
    ] {
        setup.put(sq(square), Some(piece));
    }
    let moves = vec![
        quiet("46", "28"),
        quiet("35", "40"),
        quiet("7", "2"),
        quiet("40", "45"),
        quiet("28", "46"),
        quiet("46", "5"),
        capture(&["5", "19", "30", "43"], &["24", "38"]),
    ];
    (setup, moves)
}

fn last_reading(log: &[(zgoda_game::Moment, BenchEvent)]) -> Option<Reading> {
    log.iter().rev().find_map(|(_, event)| match event {
        BenchEvent::Board(BoardEvent::Reading { reading, .. }) => Some(*reading),
        _ => None,
    })
}

/// Gives the link the orientation of a board that cannot report it.
fn tell_lies(bench: &mut Bench, make: Make, faults: Faults) {
    if make == Make::Cpp(Senses::Occupancy) {
        bench.input(BoardInput::Do(BoardCommand::Orientation(orientation(
            faults,
        ))));
    }
}

/// Plays `moves` and compares the last reading with the position.
fn check(make: Make, setup: &Setup, moves: &[HandCommand], faults: Faults, seed: u64) {
    let case = format!("{make:?}, seed {seed}, faults {faults}");
    let mut bench = Bench::new(make, setup, faults, seed);
    bench.run(Duration::from_secs(3));
    tell_lies(&mut bench, make, faults);
    for command in moves {
        bench.hand(command.clone());
    }
    // Quick hands are far ahead of a slow line.
    let slow = faults.has(Fault::SlowLine);
    bench.finish(Duration::from_secs(if slow { 20 } else { 4 }));
    let mut log = bench.take();
    let stands = bench.sim.world().setup(Side::White);
    // A piece may be hidden at this moment; the board sees it again within a scan or two.
    let settled =
        |reading: Option<Reading>| reading.is_some_and(|r| r.differs_from(&stands).is_empty());
    for _ in 0..4 {
        if !settled(last_reading(&log)) {
            bench.run(Duration::from_millis(500));
            log.extend(bench.take());
        }
    }
    let refused = log
        .iter()
        .find(|(_, event)| matches!(event, BenchEvent::Sim(SimOutput::Refused(_))));
    assert_eq!(refused, None, "{case}");
    let done = log
        .iter()
        .filter(|(_, event)| matches!(event, BenchEvent::Sim(SimOutput::Done(_))));
    assert_eq!(done.count(), moves.len(), "{case}");
    let reading = last_reading(&log).unwrap_or_else(|| panic!("no reading: {case}"));
    assert_eq!(reading.with_light(None), seen(make, &stands), "{case}");
    // A line of text that was damaged on its way is no line that the program sent, and may count as forbidden. So boards with lines
    // of text are checked only without such faults.
    let breaks = [
        Fault::Loss,
        Fault::Insertion,
        Fault::Corruption,
        Fault::Doubling,
    ];
    if make == Make::Dgt || !breaks.iter().any(|fault| faults.has(*fault)) {
        assert_eq!(bench.sim.forbidden(), 0, "{case}");
    }
    assert_eq!(bench.sim.crowded(), 0, "{case}");
    assert!(
        reading.light().is_none_or(|light| light.is_empty()),
        "{case}"
    );
}

/// A home-made board that tells each half-move and waits for a yes gets a yes at once, legal or not: a no, or a later yes, would
/// tell a player the rules.
#[test]
fn a_board_with_opinions_is_told_yes_whatever_it_says() {
    let legal = opening();
    let illegal = vec![
        quiet("32", "28"),
        quiet("19", "23"),
        quiet("31", "22"),
        quiet("33", "24"),
        quiet("5", "30"),
        quiet("38", "21"),
    ];
    for make in &MAKES[1..] {
        for seed in 0..8 {
            let mut longest = Vec::new();
            for moves in [&legal, &illegal] {
                let faults = Faults::NONE.with(Fault::Opinions);
                let mut bench = Bench::new(*make, &Setup::start(V), faults, seed);
                bench.run(Duration::from_secs(3));
                tell_lies(&mut bench, *make, faults);
                for command in moves {
                    bench.hand(command.clone());
                    bench.finish(Duration::from_secs(2));
                }
                let opinions = bench.sim.opinions();
                let case = format!("{make:?}, seed {seed}: {opinions:?}");
                assert!(opinions.told as usize >= moves.len(), "{case}");
                assert_eq!(
                    (opinions.answered, opinions.repeated),
                    (opinions.told, 0),
                    "{case}"
                );
                // The program has no line for a no, so a no would count as a forbidden line.
                assert_eq!(bench.sim.forbidden(), 0, "{case}");
                longest.push(opinions.waited);
            }
            // The yes may wait only for one question that was on the line before it.
            let most = Duration::from_millis(200);
            assert!(longest.iter().all(|waited| *waited <= most), "{longest:?}");
        }
    }
}

#[test]
fn every_fault_alone_and_all_together() {
    let start = Setup::start(V);
    let (late, ending) = ending();
    let faults = Fault::ALL.iter().map(|fault| Faults::NONE.with(*fault));
    for faults in faults.chain([Faults::NONE]) {
        for seed in 0..2 {
            for make in MAKES {
                check(make, &start, &opening(), faults, seed);
                check(make, &late, &ending, faults, seed);
            }
        }
    }
    for seed in 0..40 {
        for make in MAKES {
            check(make, &start, &opening(), Faults::all(seed), seed);
            check(make, &late, &ending, Faults::all(seed), seed);
            let faults = Faults::all(seed).with(Fault::Cut).with(Fault::Wrong);
            check(make, &start, &opening(), faults, seed);
        }
    }
}

/// Every reported reading must have stood on the board, however broken the line was: a wrong piece out of noise would become a
/// wrong move in the record.
#[test]
fn noise_never_makes_a_piece() {
    let noise = [
        Fault::Loss,
        Fault::Insertion,
        Fault::Corruption,
        Fault::Doubling,
        Fault::Splits,
    ];
    let faults = noise.into_iter().fold(Faults::NONE, Faults::with);
    for (seed, make) in (0..30).flat_map(|seed| MAKES.map(|make| (seed, make))) {
        let start = Setup::start(V);
        let mut bench = Bench::new(make, &start, faults, seed);
        bench.run(Duration::from_secs(3));
        tell_lies(&mut bench, make, faults);
        bench.run(Duration::from_secs(120));
        let mut readings = 0;
        for (_, event) in bench.take() {
            match event {
                BenchEvent::Board(BoardEvent::Reading { reading, .. }) => {
                    readings += 1;
                    let expected = seen(make, &start);
                    assert_eq!(reading.with_light(None), expected, "seed {seed}");
                }
                BenchEvent::Board(BoardEvent::Lost(why)) => panic!("seed {seed}: {why}"),
                _ => {}
            }
        }
        assert!(readings >= 1, "seed {seed}");
        assert_ne!(bench.device.anomalies(), Default::default(), "seed {seed}");
    }
}

fn board_events(bench: &mut Bench) -> Vec<BoardEvent> {
    let log = bench.take().into_iter();
    log.filter_map(|(_, event)| match event {
        BenchEvent::Board(event) => Some(event),
        BenchEvent::Sim(_) => None,
    })
    .collect()
}

#[test]
fn a_board_introduces_itself() {
    for faults in [
        Faults::NONE,
        Faults::NONE
            .with(Fault::LongSerial)
            .with(Fault::NoHalfDumps),
    ] {
        let mut bench = Bench::new(Make::Dgt, &Setup::start(V), faults, 1);
        bench.run(Duration::from_secs(6));
        let events = board_events(&mut bench);
        assert_eq!(events.first(), Some(&BoardEvent::Connected));
        let identity = events.iter().find_map(|event| match event {
            BoardEvent::Identified(identity) => Some(identity),
            _ => None,
        });
        let identity = identity.expect("introduced");
        assert_eq!(identity.serial.as_deref(), Some("0000004711"));
        assert!(
            identity
                .trademark
                .as_deref()
                .is_some_and(|text| !text.contains("DGT"))
        );
        let found = BoardEvent::Orientation(OrientationNews::Found(Orientation::Normal));
        assert!(events.contains(&found), "{events:?}");
        let readings = events
            .iter()
            .filter(|e| matches!(e, BoardEvent::Reading { .. }));
        assert_eq!(readings.count(), 1, "a resting board is told once");
    }
}

#[test]
fn a_pulled_cable_is_told_once_and_the_position_again() {
    let start = Setup::start(V);
    let mut bench = Bench::new(Make::Dgt, &start, Faults::NONE, 1);
    bench.run(Duration::from_secs(3));
    for round in 0..2 {
        bench.take();
        bench.hand(HandCommand::Unplug);
        bench.run(Duration::from_secs(30));
        let events = board_events(&mut bench);
        assert!(
            matches!(events.as_slice(), [BoardEvent::Lost(LostWhy::Line(_))]),
            "round {round}: {events:?}"
        );
        bench.hand(HandCommand::Lift(sq("32")));
        bench.hand(HandCommand::Plug);
        bench.run(Duration::from_secs(5));
        let events = board_events(&mut bench);
        assert_eq!(events.first(), Some(&BoardEvent::Back), "round {round}");
        let readings: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                BoardEvent::Reading { reading, .. } => Some(reading.differs_from(&start)),
                _ => None,
            })
            .collect();
        assert_eq!(readings, [sq("32").set()], "round {round}");
        bench.hand(HandCommand::Put(sq("32"), Piece::man(Side::White)));
        bench.run(Duration::from_secs(2));
    }
}

#[test]
fn silence_is_a_lost_board_and_an_answer_brings_it_back() {
    let start = Setup::start(V);
    let mut bench = Bench::new(Make::Dgt, &start, Faults::NONE, 1);
    // The board goes silent although the port stays open: its bytes do not arrive.
    bench.run(Duration::from_secs(3));
    bench.take();
    let mut deaf = zgoda_hw::dgt::link::Link::new(
        zgoda_hw::Waits::at(zgoda_hw::Speed::LIFE),
        zgoda_hw::dgt::link::Watch::Board,
    );
    deaf.handle(
        BoardInput::Line(&LineEvent::Opened),
        zgoda_game::Moment::ZERO,
    );
    let mut now = zgoda_game::Moment::ZERO;
    let mut lost = None;
    let mut written = 0;
    while now < zgoda_game::Moment::from_ms(60_000) {
        while let Some(output) = deaf.poll() {
            match output {
                BoardOutput::Write(_) => written += 1,
                BoardOutput::Event(BoardEvent::Lost(why)) => {
                    assert_eq!(lost.replace((why, now)), None);
                }
                BoardOutput::Event(other) => panic!("{other:?}"),
            }
        }
        now = deaf.deadline().expect("never asleep");
        deaf.handle(BoardInput::Tick, now);
    }
    let (why, when) = lost.expect("told");
    assert_eq!(why, LostWhy::Silent);
    assert!(when.as_ms() < 3_000, "{when:?}");
    assert!(
        (40..200).contains(&written),
        "asks on, but rarely: {written}"
    );
}

#[test]
fn a_reading_follows_the_hand_quickly() {
    let start = Setup::start(V);
    for seed in 0..50 {
        let mut bench = Bench::new(Make::Dgt, &start, Faults::NONE, seed);
        bench.run(Duration::from_millis(3_000 + 7 * seed));
        bench.take();
        bench.hand(quiet("32", "28"));
        bench.finish(Duration::from_secs(2));
        let log = bench.take();
        let done = log.iter().rev().find_map(|(at, event)| match event {
            BenchEvent::Board(BoardEvent::Changed(_)) => Some(*at),
            _ => None,
        });
        let told = log.iter().rev().find_map(|(at, event)| match event {
            BenchEvent::Board(BoardEvent::Reading { since, .. }) => Some((*at, *since)),
            _ => None,
        });
        let (told, since) = told.unwrap();
        assert_eq!(Some(since), done, "seed {seed}");
        let took = told.since(since);
        assert!(took <= Duration::from_millis(200), "seed {seed}: {took:?}");
    }
}

/// The time from the hand at rest to a reading that has stood for the settling time. The whole answer may take 700 ms for half
/// of the moves, and 1.2 s for 99 in 100; the time that is left over is for the record and the voice.
#[test]
fn rest_is_known_in_time_even_with_every_fault() {
    let settling = Duration::from_millis(250);
    let moves = [("32", "28"), ("19", "23"), ("37", "32"), ("14", "19")];
    let mut took = Vec::new();
    for seed in 0..150 {
        let mut bench = Bench::new(Make::Dgt, &Setup::start(V), Faults::all(seed), seed);
        bench.run(Duration::from_millis(3_000 + 7 * seed));
        for (n, (from, to)) in moves.into_iter().enumerate() {
            let mover = [Side::White, Side::Black][n % 2];
            bench.hand(HandCommand::Lift(sq(from)));
            bench.run(Duration::from_millis(300));
            bench.take();
            bench.hand(HandCommand::Put(sq(to), Piece::man(mover)));
            let rest = bench.now();
            bench.run(Duration::from_secs(3));
            let stands = bench.sim.world().setup(Side::White);
            let known = bench
                .take()
                .into_iter()
                .find_map(|(at, event)| match event {
                    BenchEvent::Board(BoardEvent::Reading { reading, since })
                        if reading.differs_from(&stands).is_empty() =>
                    {
                        Some(at.max(since.after(settling)))
                    }
                    _ => None,
                });
            let known = known.unwrap_or_else(|| panic!("seed {seed}: {from}-{to} not read"));
            took.push(known.since(rest).as_millis());
        }
    }
    took.sort_unstable();
    let (half, most) = (took[took.len() / 2], took[took.len() * 99 / 100]);
    println!("rest to known, settling included: p50 {half} ms, p99 {most} ms");
    assert!(half < 550 && most < 1_150, "p50 {half} ms, p99 {most} ms");
}

#[test]
fn a_piece_on_a_light_square_is_told() {
    for faults in [
        Faults::NONE,
        Faults::NONE.with(Fault::NoHalfDumps),
        Faults::NONE.with(Fault::Turned),
    ] {
        let mut bench = Bench::new(Make::Dgt, &Setup::start(V), faults, 1);
        bench.run(Duration::from_secs(4));
        bench.hand(HandCommand::PutOnLight {
            row: 4,
            column: 0,
            piece: Some(Piece::man(Side::Black)),
        });
        bench.run(Duration::from_secs(12));
        let reading = last_reading(&bench.take()).unwrap();
        let light: Vec<_> = reading.light().unwrap().places(V).collect();
        assert_eq!(light, [(4, 0)], "{faults}");
    }
}

#[test]
fn a_position_alike_from_both_ends_is_asked_and_the_answer_taken() {
    let mut setup = Setup::empty(V, Side::White);
    setup.put(sq("28"), Some(Piece::man(Side::White)));
    setup.put(sq("23"), Some(Piece::man(Side::White)));
    let mut bench = Bench::new(Make::Dgt, &setup, Faults::NONE.with(Fault::Turned), 1);
    bench.run(Duration::from_secs(3));
    let events = board_events(&mut bench);
    assert!(events.contains(&BoardEvent::Orientation(OrientationNews::MustBeAsked)));
    let reading = |event: &BoardEvent| matches!(event, BoardEvent::Reading { .. });
    assert!(!events.iter().any(reading), "no reading before the answer");
    bench.input(BoardInput::Do(BoardCommand::Orientation(
        Orientation::Turned,
    )));
    bench.hand(HandCommand::Lift(sq("28")));
    bench.run(Duration::from_secs(2));
    let reading = last_reading(&bench.take()).unwrap();
    assert_eq!(reading.occupied(), sq("23").set());
}

#[test]
fn hands_refuse_what_cannot_be_done() {
    let mut bench = Bench::new(Make::Dgt, &Setup::start(V), Faults::NONE, 1);
    bench.hand(HandCommand::Lift(sq("28")));
    bench.hand(HandCommand::Slide(sq("46"), sq("45")));
    bench.run(Duration::from_secs(1));
    let refused: Vec<_> = bench
        .take()
        .into_iter()
        .filter_map(|(_, event)| match event {
            BenchEvent::Sim(SimOutput::Refused(refusal)) => Some(refusal),
            _ => None,
        })
        .collect();
    assert_eq!(
        refused,
        [
            HandRefusal::Nothing(V.name(sq("28"))),
            HandRefusal::NoDiagonal(V.name(sq("46")), V.name(sq("45")))
        ]
    );
    assert_eq!(
        refused[0].to_string(),
        "nothing stands on 28; put a piece there or name another square"
    );
}
