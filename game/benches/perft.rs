//! How fast the move tree is counted (nodes a second are leaves of the tree) and moves are listed.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a benchmark reads its own cases"
)]

#[path = "../tests/common/mod.rs"]
mod common;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::Duration;
use zgoda_game::{Setup, Variant, legal_moves, perft};

/// The start positions, with the leaves that belong to the depth.
const TREES: [(Variant, u32, u64); 3] = [
    (Variant::International, 7, 1_049_442),
    (Variant::International, 9, 41_022_423),
    (Variant::Polish64, 9, 4_431_766),
];

fn trees(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    group
        .sample_size(10)
        .measurement_time(Duration::from_secs(5));
    for (variant, depth, leaves) in TREES {
        let start = Setup::start(variant);
        group.throughput(Throughput::Elements(leaves));
        group.bench_function(format!("{}/{depth}", variant.word()), |b| {
            b.iter(|| assert_eq!(perft(black_box(&start), depth), leaves));
        });
    }
    group.finish();
}

/// Move lists of the start, and of the made-up positions the rules are tested with.
fn lists(c: &mut Criterion) {
    let mut group = c.benchmark_group("legal moves");
    let start = Setup::start(Variant::International);
    group.throughput(Throughput::Elements(1));
    group.bench_function("start", |b| b.iter(|| legal_moves(black_box(&start))));
    let tricky: Vec<Setup> = include_str!("../tests/cases/positions.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let mut words = line.split(' ');
            let variant = words.next().and_then(Variant::from_word).expect("a game");
            common::setup(variant, words.next().expect("a position"))
        })
        .collect();
    group.throughput(Throughput::Elements(tricky.len() as u64));
    group.bench_function("tricky positions", |b| {
        b.iter(|| -> usize { tricky.iter().map(|s| legal_moves(black_box(s)).len()).sum() });
    });
    group.finish();
}

criterion_group!(benches, trees, lists);
criterion_main!(benches);
