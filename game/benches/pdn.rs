// SPDX-License-Identifier: GPL-3.0-or-later
//! Measures the speed of reading game files, and of reading them with every half-move checked. The games are random legal
//! games of sixty half-moves from a fixed seed, in the three forms that files have.

#[allow(
    dead_code,
    reason = "shared with other benchmarks, which use more of it"
)]
mod figure;

use std::fmt::Write as _;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fastrand::Rng;
use zgoda_game::notation::pdn::{
    Entry, Game, PdnReader, PdnResult, Transcript, count, game_played, write_game,
};
use zgoda_game::{Setup, Variant, legal_moves};

const GAMES: usize = 1_000;
/// The number of games in a run. It is so small that other work hardly ever interrupts the run.
const FEW: usize = 50;
const HALF_MOVES: usize = 60;

fn games(how_many: usize, clocks: bool) -> String {
    let mut dice = Rng::with_seed(7);
    let mut file = String::new();
    for number in 0..how_many {
        let mut setup = Setup::start(Variant::International);
        let start = setup;
        let mut entries = Vec::new();
        for ply in 0..HALF_MOVES {
            let moves = legal_moves(&setup);
            if moves.is_empty() {
                break;
            }
            let mv = moves[dice.usize(..moves.len())];
            setup = mv.apply(&setup);
            entries.push(Entry::Move(mv));
            if clocks {
                let comment = format!("[%clock w0:{:02}:10 B0:09:{:02}]", ply % 60, ply % 60);
                entries.push(Entry::Comment(comment));
            }
        }
        let names = ["White", "Black", "Event", "Site", "Date", "Round"];
        let tags = names.map(|name| (name.to_owned(), format!("{name} of game {number}")));
        let result = PdnResult::Draw;
        let text = write_game(&Transcript {
            tags: tags.to_vec(),
            start,
            entries,
            result,
        });
        let _ = write!(file, "{text}");
    }
    file
}

fn bench(criterion: &mut Criterion) {
    let plain = games(GAMES, false);
    for (name, file) in [
        ("plain", &plain),
        ("clocks", &games(GAMES, true)),
        ("crlf", &crlf(&plain)),
    ] {
        let mut group = criterion.benchmark_group(name);
        group.throughput(Throughput::Elements(GAMES as u64));
        group.bench_function("read", |b| {
            b.iter(|| pass(file, GAMES, |game| game.items.len()));
        });
        group.bench_function("check", |b| {
            b.iter(|| pass(file, GAMES, checked));
        });
        group.finish();
    }
}

/// Measures the figures that `tools/bench` compares: games with every half-move checked.
fn figures(_: &mut Criterion) {
    let file = games(FEW, true);
    figure::beside_work("checked-game", FEW, figure::US, || {
        black_box(pass(&file, FEW, checked));
    });
}

/// Measures a real tournament of 56 games, if the shared test data is here.
fn real(criterion: &mut Criterion) {
    let Some(folder) = std::env::var_os("ZGODA_TEST_DATA") else {
        return;
    };
    let file = std::path::Path::new(&folder).join("data/pdn/Montpellier_Open_Serie_A.pdn");
    let Ok(file) = std::fs::read(file) else {
        return;
    };
    let mut group = criterion.benchmark_group("real");
    group.throughput(Throughput::Elements(56));
    group.bench_function("check", |b| {
        b.iter(|| {
            let played = PdnReader::new(black_box(file.as_slice())).filter(|game| {
                let game = game.as_ref().expect("memory does not fail");
                count(game, Variant::International).1.is_none()
            });
            assert_eq!(played.count(), 56);
        });
    });
    group.finish();
}

fn crlf(file: &str) -> String {
    file.replace('\n', "\r\n")
}

/// Checks all half-moves of a game, and returns their number.
fn checked(game: &Game) -> usize {
    let variant = game_played(game, None).expect("a game played here");
    let (plies, stop) = count(game, variant);
    assert!(stop.is_none());
    plies
}

fn pass(file: &str, how_many: usize, mut work: impl FnMut(&Game) -> usize) -> usize {
    let mut reader = PdnReader::new(black_box(file.as_bytes()));
    let (mut game, mut sum, mut games) = (Game::default(), 0, 0);
    while reader.read_into(&mut game).expect("memory does not fail") {
        sum += work(&game);
        games += 1;
    }
    assert_eq!(games, how_many);
    sum
}

criterion_group!(benches, bench, real, figures);
criterion_main!(benches);
