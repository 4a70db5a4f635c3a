// SPDX-License-Identifier: GPL-3.0-or-later
//! Measures the time that the built-in voice needs for a player's own half-move and the opponent's, in every language, for a
//! listener at 300 words a minute. It should be three seconds at most. The printed table is the one in `docs/reference.md`.

use std::ops::ControlFlow;

use zgoda_game::{Move, Setup, Variant};
use zgoda_speech::settings::{SpeechSettings, Verbosities, Verbosity};
use zgoda_speech::voice::{Rate, espeak};
use zgoda_speech::{Language, NumberStyle, Phrasebook};

use crate::game;

/// The listener's rate in words a minute.
const RATE: u16 = 300;
/// The longest time for which the voice should speak for two half-moves, in milliseconds.
const WANTED: usize = 3_000;
/// The limit for two Polish captures with the longest numbers. It does not apply if numbers are spoken digit by digit.
const LONGEST_IN_POLISH: usize = 3_200;
/// At most one pair in this number of pairs may be longer than wanted.
const SELDOM: usize = 50;

fn ms(language: Language, text: &str) -> usize {
    let rate = Rate::new(RATE).unwrap();
    let mut samples = 0;
    espeak::synthesise(text, language, rate, &mut |more| {
        samples += more.len();
        ControlFlow::Continue(())
    })
    .unwrap();
    samples * 1_000 / espeak::SAMPLE_RATE as usize
}

/// The words of all half-moves.
fn words(speech: &SpeechSettings, moves: &[(Setup, Move)]) -> Vec<String> {
    let book = Phrasebook::of_settings(speech, Variant::International);
    let messages = game::played(moves);
    messages.map(|message| book.words(&message).text).collect()
}

/// The times for which the voice speaks for each half-move and the next half-move together, shortest first.
fn pairs(language: Language, texts: &[String]) -> Vec<usize> {
    let each: Vec<usize> = texts.iter().map(|text| ms(language, text)).collect();
    let mut pairs: Vec<usize> = each.windows(2).map(|pair| pair.iter().sum()).collect();
    pairs.sort_unstable();
    pairs
}

#[test]
fn two_half_moves_are_said_in_three_seconds() {
    let moves = game::moves();
    println!("| language | whole numbers | digit by digit | whole numbers, full words |");
    println!("| --- | --- | --- | --- |");
    for language in Language::ALL {
        let texts = |numbers, verbosity| {
            let mut speech = SpeechSettings::new(language);
            speech.style.numbers = numbers;
            speech.verbosity = Verbosities::all(verbosity);
            words(&speech, &moves)
        };
        let mut cells = Vec::new();
        for numbers in [NumberStyle::Whole, NumberStyle::Digits] {
            let terse = texts(numbers, Verbosity::Terse);
            let normal = texts(numbers, Verbosity::Normal);
            assert_eq!(terse, normal, "a sound says the rest");
            let times = pairs(language, &normal);
            let longest = times[times.len() - 1];
            let over = times.iter().filter(|ms| **ms > WANTED).count();
            if (language, numbers) == (Language::Polish, NumberStyle::Whole) {
                assert!(over <= times.len() / SELDOM, "{over} of {}", times.len());
                assert!(longest <= LONGEST_IN_POLISH, "{longest}");
            } else {
                assert_eq!(over, 0, "{language:?} {numbers:?}: {longest}");
            }
            cells.push(cell(&times));
        }
        let full = texts(NumberStyle::Whole, Verbosity::Full);
        cells.push(cell(&pairs(language, &full)));
        println!("| {} | {} |", language.tag(), cells.join(" | "));
    }
}

/// The median and the longest time.
fn cell(pairs: &[usize]) -> String {
    format!("{} / {}", pairs[pairs.len() / 2], pairs[pairs.len() - 1])
}
