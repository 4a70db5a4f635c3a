// SPDX-License-Identifier: GPL-3.0-or-later
//! The sound of a whole game: every half-move goes through the phrase book, the queue and the built-in voice onto a card, in
//! every language, at the usual rate and at the fastest. Nothing is clipped, nothing is missing, the silence between two
//! half-moves is as designed, and sounds are as loud as words.
//!
//! Times on a clock are measured in `benches/voice.rs`.
//!
//! The test runs again in a process of its own: a process has only one synthesiser, and a voice that waits for another test to
//! release the synthesiser would seem to have nothing to do.

mod hall;
mod heard;

use std::time::Duration;

use crate::game;
use crate::support::again;
use crate::support::card::RATE;
use hall::Hall;
use heard::{Measured, Sounds, check};

use zgoda_speech::Language;
use zgoda_speech::voice::Rate;

/// Several times the duration on a slow machine; a longer run means a hang.
const HANG: Duration = Duration::from_secs(1_200);

#[test]
fn a_game_is_heard_whole_half_move_by_half_move() {
    const AGAIN: &str = "ZGODA_TEST_GAME_ALOUD";
    if std::env::var_os(AGAIN).is_none() {
        again::passes(again::this_test().env(AGAIN, "1"), HANG);
        return;
    }
    let moves = game::moves();
    let sounds = game::sounds();
    let sounds = Sounds::of(&Hall::new(Language::English, Rate::NORMAL).hear(&sounds));
    println!(
        "| language | words a minute | shortest | median | longest | silences | first sound | words louder than sounds | whole game |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    for language in Language::ALL {
        let game = game::words(&moves, language);
        for rate in [Rate::NORMAL, Rate::FASTEST] {
            let heard = Hall::new(language, rate).hear(&game);
            report(language, rate, &check(&game, &heard, &sounds, rate));
        }
    }
}

/// A line of the table in `docs/measured/performance.md`.
fn report(language: Language, rate: Rate, measured: &Measured) {
    let said = Spread::of(&measured.said);
    let silent = Spread::of(&measured.silent);
    let first = Spread::of(&measured.first);
    println!(
        "| {} | {} | {} | {} | {} | {} to {}, median {} | {} to {} ms | {:.1} dB | {} s |",
        language.tag(),
        rate.words_a_minute(),
        said.shortest,
        said.median,
        said.longest,
        silent.shortest,
        silent.longest,
        silent.median,
        first.shortest,
        first.longest,
        measured.louder,
        measured.whole / RATE as usize,
    );
}

/// The spread of measured times, in milliseconds.
struct Spread {
    shortest: usize,
    median: usize,
    longest: usize,
}

impl Spread {
    fn of(frames: &[usize]) -> Spread {
        let mut ms: Vec<usize> = frames.iter().map(|n| n * 1_000 / RATE as usize).collect();
        ms.sort_unstable();
        Spread {
            shortest: ms[0],
            median: ms[ms.len() / 2],
            longest: ms[ms.len() - 1],
        }
    }
}
