//! How fast two records of 80 moves are reconciled and explained: where they agree, with a slip in the
//! middle and a fault on each board, and where they part.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use zgoda_game::notation::write_move;
use zgoda_game::reconcile::{Ear, Evidence, Record, Shown, reconcile};
use zgoda_game::{BySide, Setup, Variant, legal_moves};

const HALF_MOVES: usize = 160;

/// A game of that length by a fixed rule, the same on every machine.
fn game() -> (Vec<String>, Setup) {
    let mut dice = 7_u64;
    loop {
        let mut setup = Setup::start(Variant::International);
        let mut texts = Vec::new();
        while texts.len() < HALF_MOVES {
            let moves = legal_moves(&setup);
            if moves.is_empty() {
                break;
            }
            dice = dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let mv = moves[(dice >> 33) as usize % moves.len()];
            texts.push(write_move(&setup, &mv));
            setup = mv.apply(&setup);
        }
        if texts.len() == HALF_MOVES {
            return (texts, setup);
        }
    }
}

fn reconciling(c: &mut Criterion) {
    let (texts, end) = game();
    let start = Setup::start(Variant::International);
    let record = |texts: &[String]| Record::of(start, texts.iter().map(String::as_str));
    let mut skipped = texts.clone();
    skipped.remove(HALF_MOVES / 2);
    let mut wrong = end;
    for square in end.occupied().into_iter().take(2) {
        wrong.put(square, None);
    }
    let cases = [
        ("two equal records", texts.clone(), Some(end)),
        (
            "an entry left out and a board with two faults",
            skipped,
            Some(wrong),
        ),
        (
            "records that part in the middle",
            texts[..80].iter().rev().cloned().collect(),
            None,
        ),
    ];
    for (name, black, board) in cases {
        let evidence = Evidence {
            records: BySide {
                white: record(&texts),
                black: record(&black),
            },
            boards: BySide {
                white: Some(Shown::exactly(&end)),
                black: board.map(|board| Shown::exactly(&board)),
            },
            ear: Ear::Polish,
        };
        c.bench_function(name, |b| b.iter(|| reconcile(black_box(&evidence))));
    }
}

criterion_group!(benches, reconciling);
criterion_main!(benches);
