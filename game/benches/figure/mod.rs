// SPDX-License-Identifier: GPL-3.0-or-later
//! Prints figures in the form that `tools/bench` reads. Each figure is measured together with a piece of processor work that never
//! changes, because both take longer on a slow or busy machine. The benchmarks supply the code that is measured.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// A unit of figures, and the number of nanoseconds in it.
pub(crate) const NS: (&str, u32) = ("ns", 1);
pub(crate) const US: (&str, u32) = ("µs", 1_000);
pub(crate) const MS: (&str, u32) = ("ms", 1_000_000);

/// The number of turns. In each turn the pass and the piece of work are measured one after the other. The shortest time of each
/// counts, because other load can only make the times longer.
const TURNS: u32 = 200;
/// The length of a turn. It is short enough that some turns are not interrupted, and long enough for the precision of the clock.
const TURN: Duration = Duration::from_millis(1);
const ROUNDS: u32 = 300_000;

/// Prints a figure together with the yardstick that was measured in the same minute.
pub(crate) fn figure(name: &str, value: f64, unit: &str, yardstick: &str, beside: f64) {
    println!("figure: {name} {value:.4} {unit} {yardstick} {beside:.4}");
}

/// Prints a figure that does not depend on the machine, so it needs no yardstick.
pub(crate) fn figure_alone(name: &str, value: f64, unit: &str) {
    println!("figure: {name} {value:.4} {unit}");
}

/// Measures the time of one of the `each` things in a pass, together with the time of one round of the work, which is its
/// yardstick.
pub(crate) fn beside_work(name: &str, each: usize, unit: (&str, u32), mut pass: impl FnMut()) {
    // If the benchmark runs as a test, one turn is enough.
    let turns = if std::env::args().any(|it| it == "--test") {
        1
    } else {
        TURNS
    };
    let mut passes = 1_u32;
    while time(|| (0..passes).for_each(|_| pass())) < TURN && turns > 1 {
        passes *= 2;
    }
    let (mut ours, mut works) = (Duration::MAX, Duration::MAX);
    for _ in 0..turns {
        ours = ours.min(time(|| (0..passes).for_each(|_| pass())));
        works = works.min(time(|| {
            black_box(work(ROUNDS));
        }));
    }
    let one = ours.as_secs_f64() * 1e9 / f64::from(passes) / each as f64;
    let round = works.as_secs_f64() * 1e9 / f64::from(ROUNDS);
    figure(name, one / f64::from(unit.1), unit.0, "work", round);
}

/// Works on numbers, a table that fits into the cache, and branches that cannot be predicted.
pub(crate) fn work(rounds: u32) -> u64 {
    let mut table = [1_u64; 2_048];
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    for _ in 0..rounds {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let at = (state >> 32) as usize % table.len();
        if state.is_multiple_of(4) {
            table[at] = table[at].wrapping_add(state);
        } else {
            state = state.wrapping_add(table[at]);
        }
    }
    state
}

fn time(what: impl FnOnce()) -> Duration {
    let began = Instant::now();
    what();
    began.elapsed()
}
