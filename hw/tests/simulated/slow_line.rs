// SPDX-License-Identifier: GPL-3.0-or-later
//! A home-made board that reports more than its line can carry: either a half-move is read within four seconds, or the
//! board is reported late. A late board is read again once the line has caught up.

use std::time::Duration;

use zgoda_game::{Moment, Move, Reading, Senses, Setup, legal_moves};
use zgoda_hw::board::{BoardEvent, LostWhy};
use zgoda_hw::sim::bench::{Bench, BenchEvent};
use zgoda_hw::sim::rng::Rng;
use zgoda_hw::sim::{Fault, Faults, HandCommand, Make};

use crate::common::{V, sq};

const MAKE: Make = Make::Cpp(Senses::Exact);
/// The time within which a touch is read, or the board is reported late.
const TOLD: Duration = Duration::from_secs(4);

/// A game on the board, and the events about it.
struct Played {
    /// The touches, each with its moment, the position after it, and true if it completed a half-move.
    stood: Vec<(Moment, Reading, bool)>,
    told: Vec<(Moment, BoardEvent)>,
    at: Moment,
}

fn does(bench: &mut Bench, touch: HandCommand) {
    bench.hand(touch);
    while !bench.sim.idle() {
        bench.run(Duration::from_millis(10));
    }
}

/// Lets hands play this number of half-moves, with the time `pace` between touches, and then rest.
fn play(faults: Faults, seed: u64, half_moves: usize, pace: Duration) -> Played {
    let mut rng = Rng::new(seed);
    let mut position = Setup::start(V);
    let mut bench = Bench::new(MAKE, &position, faults, seed);
    bench.run(Duration::from_secs(8));
    let mut stood = vec![(bench.now(), Reading::from_setup(&position), true)];
    for _ in 0..half_moves {
        let moves: Vec<Move> = legal_moves(&position).iter().copied().collect();
        let Some(mv) = rng.pick(&moves) else { break };
        let piece = position.at(mv.from).expect("a man moves");
        let mut touches = vec![HandCommand::Lift(mv.from), HandCommand::Put(mv.to, piece)];
        touches.extend(mv.captured.into_iter().map(HandCommand::Remove));
        position = mv.apply(&position);
        let last = touches.len() - 1;
        for (n, touch) in touches.into_iter().enumerate() {
            does(&mut bench, touch);
            let stands = Reading::from_setup(&bench.sim.world().setup(position.turn()));
            stood.push((bench.now(), stands, n == last));
            bench.run(pace);
        }
    }
    bench.run(Duration::from_secs(20));
    let told = bench
        .take()
        .into_iter()
        .filter_map(|(at, event)| match event {
            BenchEvent::Board(event) => Some((at, event)),
            BenchEvent::Sim(_) => None,
        });
    Played {
        stood,
        told: told.collect(),
        at: bench.now(),
    }
}

impl Played {
    /// True if at this moment the board had been reported late, and not reported back since.
    fn is_late(&self, at: Moment) -> bool {
        let told = self.told.iter().take_while(|(told, _)| *told <= at);
        let news = told.filter_map(|(_, event)| match event {
            BoardEvent::Lost(LostWhy::Late) => Some(true),
            BoardEvent::Back => Some(false),
            _ => None,
        });
        news.last() == Some(true)
    }

    /// True if the position of this touch, or a later one, was read between these moments.
    fn is_read(&self, touch: usize, since: Moment, until: Moment) -> bool {
        self.told.iter().any(|(at, event)| {
            let BoardEvent::Reading { reading, .. } = event else {
                return false;
            };
            let now = reading.with_light(None);
            let mut later = self.stood[touch..].iter();
            (since..=until).contains(at) && later.any(|(_, stands, _)| *stands == now)
        })
    }

    fn times_late(&self) -> usize {
        let late = |(_, it): &&(Moment, BoardEvent)| *it == BoardEvent::Lost(LostWhy::Late);
        self.told.iter().filter(late).count()
    }
}

#[test]
fn what_a_slow_line_has_not_brought_in_four_seconds_is_told() {
    let (mut late, mut games) = (0, 0);
    for seed in 1..=12 {
        for pace in [150, 250, 350, 600].map(Duration::from_millis) {
            let played = play(Faults::NONE.with(Fault::SlowLine), seed, 24, pace);
            for (touch, (since, _, whole)) in played.stood.iter().enumerate() {
                let until = since.after(TOLD);
                let known = played.is_read(touch, Moment::ZERO, until)
                    || (0..=4_000)
                        .step_by(100)
                        .any(|ms| played.is_late(since.after(Duration::from_millis(ms))));
                assert!(
                    !whole || known,
                    "seed {seed}, {pace:?}: touch {touch} at {since:?}: {:?}",
                    played.told
                );
            }
            assert!(
                !played.is_late(played.at),
                "seed {seed}, {pace:?}: it stays late"
            );
            let last = played.stood.len() - 1;
            assert!(
                played.is_read(last, Moment::ZERO, played.at),
                "seed {seed}, {pace:?}"
            );
            games += 1;
            late += usize::from(played.times_late() > 0);
        }
    }
    assert!(late > games / 4 && late < games, "{late} of {games}");
}

#[test]
fn a_line_that_takes_what_is_told_is_never_late() {
    let mut other = Faults::NONE;
    for fault in [
        Fault::Bounce,
        Fault::Flicker,
        Fault::Silence,
        Fault::Splits,
        Fault::Loss,
    ] {
        other = other.with(fault);
    }
    for seed in 1..=6 {
        for faults in [Faults::NONE, other] {
            let played = play(faults, seed, 40, Duration::from_millis(120));
            assert_eq!(played.times_late(), 0, "seed {seed}, {faults}");
        }
    }
}

/// A hand lifts and puts the same man again and again. Each lift is reported, although the line never has a pause.
#[test]
fn a_man_that_is_never_at_rest_makes_no_line_late() {
    let mut bench = Bench::new(MAKE, &Setup::start(V), Faults::NONE, 3);
    bench.run(Duration::from_secs(3));
    let man = Setup::start(V).at(sq("32")).expect("it stands there");
    for _ in 0..200 {
        does(&mut bench, HandCommand::Lift(sq("32")));
        bench.run(Duration::from_millis(20));
        does(&mut bench, HandCommand::Put(sq("32"), man));
        bench.run(Duration::from_millis(20));
    }
    let lost =
        |(_, it): &(Moment, BenchEvent)| matches!(it, BenchEvent::Board(BoardEvent::Lost(_)));
    assert!(!bench.take().iter().any(lost));
}
