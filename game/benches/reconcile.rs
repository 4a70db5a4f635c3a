// SPDX-License-Identifier: GPL-3.0-or-later
//! Measures the speed at which two records of 80 moves are reconciled and explained, and the longest time that the explanation of a
//! board takes. The board has up to three faults or shows nonsense, and is read by each sort of sensors.

use std::hint::black_box;
use std::time::{Duration, Instant};

use criterion::{Criterion, criterion_group, criterion_main};
use fastrand::Rng;
use zgoda_game::reconcile::{Evidence, Record, Shown, Witness, reconcile};
use zgoda_game::{BySide, Piece, Reading, Senses, Setup, Side, Square, SquareSet, Variant};

#[allow(
    dead_code,
    reason = "shared with other benchmarks, which use more of it"
)]
mod figure;
#[path = "../tests/common/hearing.rs"]
mod hearing;
#[path = "../tests/common/made_up.rs"]
mod made_up;

use hearing::EAR;
use made_up::made_up;

const HALF_MOVES: usize = 160;

/// The number of boards of each sort that are explained.
const BOARDS: usize = 2_000;

fn record(texts: &[String]) -> Record {
    let start = Setup::start(Variant::International);
    Record::of(start, texts.iter().map(String::as_str))
}

fn evidence(white: &[String], black: &[String], boards: [Option<Shown>; 2]) -> Evidence {
    let [one, other] = boards;
    Evidence {
        records: BySide {
            white: record(white),
            black: record(black),
        },
        boards: BySide {
            white: one,
            black: other,
        },
        ear: EAR.clone(),
        witness: Witness::default(),
    }
}

fn reconciling(c: &mut Criterion) {
    let (texts, end) = made_up(HALF_MOVES, 7);
    let mut skipped = texts.clone();
    skipped.remove(HALF_MOVES / 2);
    let mut wrong = end;
    for square in end.occupied().into_iter().take(2) {
        wrong.put(square, None);
    }
    let right = Some(Shown::exactly(&end));
    let cases = [
        ("two equal records", texts.clone(), right),
        (
            "an entry left out and a board with two faults",
            skipped,
            Some(Shown::exactly(&wrong)),
        ),
        (
            "records that part in the middle",
            texts[..80].iter().rev().cloned().collect(),
            None,
        ),
    ];
    for (name, black, board) in cases {
        let evidence = evidence(&texts, &black, [right, board]);
        c.bench_function(name, |b| b.iter(|| reconcile(black_box(&evidence))));
    }
}

/// Measures the figures that `tools/bench` compares: the records that take longest.
fn figures(_: &mut Criterion) {
    let (texts, end) = made_up(HALF_MOVES, 7);
    let mut skipped = texts.clone();
    skipped.remove(HALF_MOVES / 2);
    let right = Some(Shown::exactly(&end));
    let evidence = evidence(&texts, &skipped, [right, right]);
    figure::beside_work("reconciled", 1, figure::MS, || {
        black_box(reconcile(black_box(&evidence)));
    });
}

/// Measures the longest times. Criterion prints means, but an arbiter may have to wait for the longest time. The games are of many
/// lengths, because a long game has few men left.
fn longest(_: &mut Criterion) {
    for faults in [1, 2, 3, 8, 40] {
        for senses in [Some(Senses::Exact), Some(Senses::Occupancy), None] {
            let mut dice = Rng::with_seed(9);
            let mut times: Vec<Duration> = Vec::with_capacity(BOARDS);
            while times.len() < BOARDS {
                let (texts, end) = made_up(20 + dice.usize(..HALF_MOVES - 20), times.len() as u64);
                let board = disturbed(end, faults, &mut dice);
                let shown = shown(&board, senses, &mut dice);
                let evidence = evidence(&texts, &texts, [Some(shown), None]);
                let begun = Instant::now();
                black_box(reconcile(black_box(&evidence)));
                times.push(begun.elapsed());
            }
            times.sort_unstable();
            let at = |share: usize| times[(BOARDS * share / 1000).min(BOARDS - 1)];
            let sensor = senses.map_or("exact, five unread".to_owned(), |s| format!("{s:?}"));
            println!(
                "one board, {faults} pieces moved, {sensor}: p50 {:?}, p99 {:?}, longest {:?}",
                at(500),
                at(990),
                at(1000)
            );
        }
    }
}

/// The board after `faults` disturbances: a piece is moved, taken off or put on, anywhere.
fn disturbed(mut board: Setup, faults: usize, dice: &mut Rng) -> Setup {
    let squares: Vec<Square> = board.variant().squares().into_iter().collect();
    for _ in 0..faults {
        let (from, to) = (
            squares[dice.usize(..squares.len())],
            squares[dice.usize(..squares.len())],
        );
        let piece = match dice.usize(..4) {
            0 => None,
            1 => Some(Piece::man(Side::ALL[dice.usize(..2)])),
            _ => board.at(from),
        };
        board.put(from, None);
        board.put(to, piece);
    }
    board
}

fn shown(board: &Setup, senses: Option<Senses>, dice: &mut Rng) -> Shown {
    let reading = Reading::from_setup(board);
    match senses {
        Some(senses) => Shown::of_reading(&reading.dulled(senses)),
        None => {
            let squares: Vec<Square> = board.variant().squares().into_iter().collect();
            let unread: SquareSet = (0..5)
                .map(|_| squares[dice.usize(..squares.len())])
                .collect();
            Shown::exactly(board).without(unread)
        }
    }
}

criterion_group!(benches, reconciling, figures, longest);
criterion_main!(benches);
