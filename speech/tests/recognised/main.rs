//! Is what the program says understood? Every half-move from one square to another, in the words
//! and with the voice of the program and a little noise, is read back by an independent recogniser
//! that knows the numbers and a few of our words.
//!
//! `make test` reads back every 51st pair of squares. With `ZGODA_LONG=1` it is all 2,450 of them,
//! which takes most of an hour; method, results and what they are worth stand in `docs/understood.md`.
#![cfg(all(target_os = "linux", feature = "embedded-voice"))]
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may stop at the first fault"
)]

mod half_moves;
mod report;
mod sound;
mod sphinx;
mod words;

use half_moves::{HalfMove, all};
use report::Tally;
use words::Words;
use zgoda_speech::Language;
use zgoda_speech::numbers::NumberStyle;
use zgoda_speech::voice::Rate;

/// In words a minute: a beginner's, a practised listener's, an expert's.
const RATES: [u16; 3] = [160, 300, 450];
const STYLES: [NumberStyle; 2] = [NumberStyle::Whole, NumberStyle::Digits];
/// One of so many is read back unless all are: then every square comes once on either side.
const EVERY: usize = 51;

#[test]
fn polish_is_understood() {
    understood(Language::Polish, [[88, 88], [88, 85], [88, 85]]);
}

#[test]
fn english_is_understood() {
    understood(Language::English, [[88, 88], [85, 88], [78, 88]]);
}

/// Reads back and counts. `wanted` is the least share in per cent, by rate and by style: five or so pairs
/// of the sample fewer than were measured, because the synthesiser never says a word twice quite alike.
fn understood(language: Language, wanted: [[usize; 2]; 3]) {
    if let Err(why) = sphinx::present() {
        println!("skipped: {why}");
        return;
    }
    let every = if std::env::var_os("ZGODA_LONG").is_some() {
        1
    } else {
        EVERY
    };
    let words = Words::new(language);
    let mut tally = Tally::new(language);
    for (rate, wanted) in RATES.into_iter().zip(wanted) {
        for (style, wanted) in STYLES.into_iter().zip(wanted) {
            let said: Vec<HalfMove> = all(language, style).into_iter().step_by(every).collect();
            let heard = sphinx::read_back(&said, style, &words, Rate::new(rate).unwrap());
            let share = tally.add(rate, style, &said, &heard);
            println!("{} {rate} {}: {share:.1} %", language.tag(), style.word());
            assert!(
                share >= wanted as f64,
                "{share:.1} % understood at {rate} words a minute, {}",
                style.word()
            );
        }
    }
    println!("{}", tally.tables());
}
