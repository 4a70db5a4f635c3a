// SPDX-License-Identifier: GPL-3.0-or-later
//! Measures how fast the move tree is counted (in leaves a second) and how fast moves are listed.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a benchmark reads its own cases"
)]

#[path = "../tests/common/mod.rs"]
mod common;
#[allow(
    dead_code,
    reason = "shared with other benchmarks, which use more of it"
)]
mod figure;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::Duration;
use zgoda_game::notation::parse_fen;
use zgoda_game::notation::pdn::{PdnReader, replay};
use zgoda_game::{MoveList, Setup, Variant, legal_moves, perft};

/// The trees from the start positions: the variant, the depth, and the number of leaves at that depth.
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

/// Move lists of positions from play, and of the made-up positions with which the rules are tested: measured once with
/// memory for each list, and once with one buffer for all lists.
fn lists(c: &mut Criterion) {
    let made_up = include_str!("../tests/cases/positions.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            let mut words = line.split(' ');
            let variant = words.next().and_then(Variant::from_word).expect("a game");
            common::setup(variant, words.next().expect("a position"))
        });
    let all = [
        ("of games", positions_of_games()),
        ("tricky", made_up.collect()),
        ("tricky, shared", shared_tricky()),
    ];
    for (name, positions) in all {
        if positions.is_empty() {
            continue;
        }
        let mut group = c.benchmark_group(format!("legal moves, positions {name}"));
        group.throughput(Throughput::Elements(positions.len() as u64));
        group.bench_function("a list each", |b| {
            b.iter(|| -> usize {
                positions
                    .iter()
                    .map(|s| used(&legal_moves(black_box(s))))
                    .sum()
            });
        });
        group.bench_function("one buffer", |b| {
            let mut moves = MoveList::default();
            b.iter(|| -> usize {
                let made = positions.iter().map(|s| {
                    moves.fill(black_box(s));
                    used(&moves)
                });
                made.sum()
            });
        });
        group.finish();
    }
}

/// Measures the figures that `tools/bench` compares: the count of a tree that takes some milliseconds, and lists in one
/// buffer.
fn figures(_: &mut Criterion) {
    let (variant, depth, leaves) = TREES[0];
    let start = Setup::start(variant);
    figure::beside_work("node", leaves as usize, figure::NS, || {
        assert_eq!(perft(black_box(&start), depth), leaves);
    });
    let positions = made_up_games();
    let mut moves = MoveList::default();
    figure::beside_work("list", positions.len(), figure::NS, || {
        for position in &positions {
            moves.fill(black_box(position));
            black_box(used(&moves));
        }
    });
}

/// Looks at each move of the list, so that the compiler cannot remove any.
fn used(moves: &MoveList) -> usize {
    moves.iter().map(|mv| mv.to.index()).sum()
}

/// A thousand positions spread over real games, or without the shared test data the positions of made-up games.
fn positions_of_games() -> Vec<Setup> {
    let files = ["Montpellier_Open_Serie_A", "48th_Polish_Team_Championship"];
    let real = files
        .iter()
        .filter_map(|name| shared(&format!("pdn/{name}.pdn")));
    let mut all = Vec::new();
    for file in real {
        for game in PdnReader::new(file.as_slice()) {
            let game = game.expect("memory does not fail");
            let plies = replay(&game, Variant::International).plies;
            all.extend(plies.into_iter().map(|played| played.before));
        }
    }
    if all.is_empty() {
        all = made_up_games();
    }
    let apart = (all.len() / 1_000).max(1);
    all.into_iter().step_by(apart).take(1_000).collect()
}

/// The positions of thirty games that always play the first, the last or a middle legal move.
fn made_up_games() -> Vec<Setup> {
    let mut all = Vec::new();
    for game in 0..30_usize {
        let mut setup = Setup::start(Variant::International);
        for ply in 0..80 {
            let moves = legal_moves(&setup);
            let Some(mv) = moves.get((game + 1) * (ply + 7) % moves.len().max(1)) else {
                break;
            };
            all.push(setup);
            setup = mv.apply(&setup);
        }
    }
    all
}

/// The made-up positions of the shared test data; empty without it.
fn shared_tricky() -> Vec<Setup> {
    let file = shared("positions.jsonl").unwrap_or_default();
    let lines = file.split(|byte| *byte == b'\n');
    lines
        .filter_map(|line| serde_json::from_slice::<serde_json::Value>(line).ok())
        .filter_map(|line| {
            let variant = Variant::from_word(line["variant"].as_str()?)?;
            parse_fen(line["fen"].as_str()?, variant).ok()
        })
        .collect()
}

/// A file of the shared test data; `None` if there is no such data here.
fn shared(file: &str) -> Option<Vec<u8>> {
    let folder = std::env::var_os("ZGODA_TEST_DATA")?;
    std::fs::read(std::path::Path::new(&folder).join("data").join(file)).ok()
}

criterion_group!(benches, trees, lists, figures);
criterion_main!(benches);
