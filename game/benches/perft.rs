//! How fast the move tree is counted. Nodes a second are the leaf count over the time shown.

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

fn lists(c: &mut Criterion) {
    let start = Setup::start(Variant::International);
    c.bench_function("legal moves of the start", |b| {
        b.iter(|| legal_moves(black_box(&start)));
    });
}

criterion_group!(benches, trees, lists);
criterion_main!(benches);
