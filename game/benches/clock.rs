// SPDX-License-Identifier: GPL-3.0-or-later
//! Measures the cost of a clock's arithmetic: a press, a reading, and a year of presses by two quick players.

#[allow(
    dead_code,
    reason = "shared with other benchmarks, which use more of it"
)]
mod figure;

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use zgoda_game::clock::{Clock, Control};
use zgoda_game::{Moment, Side};

const CONTROLS: [&str; 3] = ["90m", "90m/45,30m+30s", "15m+5s:bronstein"];

fn bench(criterion: &mut Criterion) {
    for text in CONTROLS {
        let Ok(control) = text.parse::<Control>() else {
            continue;
        };
        criterion.bench_function(&format!("a press, {text}"), |bencher| {
            let mut clock = Clock::new(control.clone());
            let mut now = Moment::ZERO;
            clock.start(Side::White, now);
            bencher.iter(|| {
                now = now.after(Duration::from_millis(7));
                let side = clock.running().unwrap_or(Side::White);
                black_box(clock.press(side, now))
            });
        });
        criterion.bench_function(&format!("a reading of both sides, {text}"), |bencher| {
            let mut clock = Clock::new(control.clone());
            clock.start(Side::White, Moment::ZERO);
            let now = Moment::from_ms(61_234);
            bencher.iter(|| {
                let both = Side::ALL.map(|side| (clock.left(side, now), clock.elapsed(side, now)));
                black_box((both, clock.first_flag(now), clock.falls_at()))
            });
        });
    }
}

/// Measures the figures that `tools/bench` compares.
fn figures(_: &mut Criterion) {
    let mut clock = Clock::new("90m/45,30m+30s".parse().expect("a control"));
    let mut now = Moment::ZERO;
    clock.start(Side::White, now);
    figure::beside_work("press", 1, figure::NS, || {
        now = now.after(Duration::from_millis(7));
        let side = clock.running().unwrap_or(Side::White);
        let _ = black_box(clock.press(side, now));
    });
}

criterion_group!(benches, bench, figures);
criterion_main!(benches);
