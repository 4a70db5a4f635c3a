//! How fast two records of 80 moves are reconciled and explained: where they agree, with a slip in the
//! middle and a fault on each board, and where they part.

#[path = "../tests/common/made_up.rs"]
mod made_up;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use made_up::made_up;
use zgoda_game::reconcile::{Ear, Evidence, Record, Shown, reconcile};
use zgoda_game::{BySide, Setup, Variant};

const HALF_MOVES: usize = 160;

fn reconciling(c: &mut Criterion) {
    let (texts, end) = made_up(HALF_MOVES, 7);
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
