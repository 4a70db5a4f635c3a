// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests if the words of the program are understood. Every half-move from one square to another is spoken in the words
//! and with the voice of the program, as a card gets it, and in noise. An independent recogniser that knows the numbers
//! and a few of the program's other words writes down what it hears.
//!
//! `make test-more` tries every 51st pair of squares, in two noises. With `ZGODA_LONG=1` all 2,450 pairs are tried in three
//! noises, which takes hours, and with `ZGODA_LONG=7` every seventh. The method, the results and their value are in
//! `docs/measured/understood.md`.

mod again;
mod card;
mod half_moves;
mod report;
mod sound;
mod sphinx;
mod words;

use std::collections::BTreeMap;

use card::Ear;
use half_moves::{HalfMove, Pair, all};
use report::{Again, Tally};
use sound::in_a_room;
use sphinx::{Said, read_back};
use words::Words;
use zgoda_speech::numbers::NumberStyle;
use zgoda_speech::voice::Rate;
use zgoda_speech::{Language, Pace};

/// The rates in words a minute: for a beginner, a practised listener and an expert.
const RATES: [u16; 3] = [160, 300, 450];
const STYLES: [NumberStyle; 2] = [NumberStyle::Whole, NumberStyle::Digits];
/// The decibels by which the noise is softer than the voice: a quiet room, a hall, and a hall in which people talk. The
/// last one is for long runs alone.
const SOFTER: [u8; 3] = [30, 15, 10];
const SOFTER_IN_SHORT: usize = 2;
/// The interval of the half-moves that are read back in a short run: every square comes once on either side.
const EVERY: usize = 51;
/// The interval of those understood half-moves that are repeated as well, because a listener who has understood may
/// still ask again.
const EVERY_UNDERSTOOD: usize = 10;

/// The half-moves that are repeated in every run. In some full run of all 2,450, they were still misheard after one
/// repetition, either in the repetition alone or together with the earlier sound.
const HARD: [(Language, u16, &[Pair]); 6] = [
    (
        Language::Polish,
        160,
        &[
            (3, 6),
            (6, 3),
            (6, 16),
            (33, 16),
            (33, 26),
            (36, 6),
            (46, 6),
            (46, 16),
        ],
    ),
    (Language::Polish, 300, &[(20, 10)]),
    (Language::Polish, 450, &[(5, 4)]),
    (Language::English, 160, &[(7, 4), (7, 46)]),
    (
        Language::English,
        300,
        &[
            (29, 8),
            (33, 39),
            (39, 3),
            (39, 8),
            (39, 18),
            (39, 28),
            (39, 33),
        ],
    ),
    (Language::English, 450, &[(4, 7)]),
];

#[test]
fn polish_is_understood() {
    let shares = [
        [[88, 88], [88, 85], [88, 85]],
        [[81, 83], [83, 85], [75, 60]],
        [[67, 57], [63, 71], [50, 30]],
    ];
    understood(Language::Polish, shares, [1, 1, 1]);
}

#[test]
fn english_is_understood() {
    let shares = [
        [[88, 88], [85, 88], [78, 88]],
        [[88, 88], [88, 88], [87, 87]],
        [[67, 63], [69, 65], [60, 60]],
    ];
    understood(Language::English, shares, [1, 1, 1]);
}

/// Says the half-moves, has them read back, counts, and repeats the misheard ones. `shares` are the least shares to be
/// understood, in per cent, by noise, by rate and by style; `left` are the most half-moves that may be left after two
/// repetitions, by rate. The synthesiser never says a word twice quite alike, so the shares are about five pairs of
/// the sample lower than measured, and `left` is one more than were left of all 2,450.
fn understood(language: Language, shares: [[[usize; 2]; 3]; 3], left: [usize; 3]) {
    if let Err(why) = sphinx::present() {
        println!("skipped: {why}");
        return;
    }
    let long = std::env::var("ZGODA_LONG").ok();
    let every = match &long {
        Some(every) => every.parse().expect("ZGODA_LONG is a number"),
        None => EVERY,
    };
    let noises = long.map_or(SOFTER_IN_SHORT, |_| SOFTER.len());
    let words = Words::new(language);
    let mut tally = Tally::new(language);
    for (speed, (rate, most_left)) in RATES.into_iter().zip(left).enumerate() {
        let own = Rate::new(rate).unwrap();
        let (mut right, mut wrong) = (Sounds::new(), Sounds::new());
        for (form, style) in STYLES.into_iter().enumerate() {
            let said = all(language, style).into_iter().step_by(every);
            let said: Vec<HalfMove> = said.collect();
            // A card that asks for nothing while the recogniser works would be given up, so each run has its own.
            let mut ear = Ear::new(language);
            let voices: Vec<Vec<f64>> = said.iter().map(|mv| ear.hear(mv, own)).collect();
            for (softer, shares) in SOFTER.into_iter().take(noises).zip(shares) {
                let wanted = shares[speed][form];
                let all = said.iter().zip(&voices);
                let sounds: Vec<Vec<i16>> = all
                    .map(|(mv, voice)| in_a_room(voice, mv.seed(0), f64::from(softer)))
                    .collect();
                let heard = read_back(&sounds, Said::Once(style), &words, own);
                let share = tally.add(rate, style, softer, &said, &heard);
                let which = format!("{softer} dB, {rate} words a minute, {}", style.word());
                println!("{} {which}: {share:.1} %", language.tag());
                assert!(share >= wanted as f64, "{share:.1} % understood, {which}");
                if style == NumberStyle::Whole && softer == SOFTER[0] {
                    let all = said.iter().map(|mv| mv.squares).zip(sounds);
                    for (known, heard) in all.zip(heard) {
                        if heard == Some(known.0) {
                            right.extend([known]);
                        } else {
                            wrong.extend([known]);
                        }
                    }
                }
            }
        }
        let mut again = Again {
            misheard: wrong.keys().copied().collect(),
            ..Again::default()
        };
        let mut ear = Ear::new(language);
        for hard in hard(language, rate) {
            let sound = right.remove(&hard.squares);
            wrong
                .entry(hard.squares)
                .or_insert_with(|| sound.unwrap_or_else(|| quietly(&mut ear, &hard, own, 0)));
        }
        again.left = repeated(language, own, wrong, &words);
        let [_, left] = &again.left;
        assert!(
            left.len() <= most_left,
            "{left:?} are left at {rate} words a minute"
        );
        let right: Sounds = right.into_iter().step_by(EVERY_UNDERSTOOD).collect();
        again.understood = right.len();
        [again.misled, _] = repeated(language, own, right, &words);
        tally.add_again(rate, again);
    }
    println!("{}", tally.tables());
}

/// The half-move in a quiet room, at this rate, after `before` earlier sayings.
fn quietly(ear: &mut Ear, mv: &HalfMove, rate: Rate, before: u64) -> Vec<i16> {
    in_a_room(&ear.hear(mv, rate), mv.seed(before), f64::from(SOFTER[0]))
}

/// The sounds that were heard so far of each half-move.
type Sounds = BTreeMap<Pair, Vec<i16>>;

/// The hard half-moves at this rate.
fn hard(language: Language, rate: u16) -> impl Iterator<Item = HalfMove> {
    let hard = HARD
        .iter()
        .filter(move |it| (it.0, it.1) == (language, rate));
    let hard: Vec<Pair> = hard.flat_map(|(_, _, pairs)| *pairs).copied().collect();
    let all = all(language, NumberStyle::Whole).into_iter();
    all.filter(move |mv| hard.contains(&mv.squares))
}

/// Says the open half-moves again digit by digit, as `repeat` does. Half-moves that are misheard again are said once
/// more, a step slower. Returns the half-moves that are left after each repetition. Listeners remember what they heard
/// before, so the recogniser gets all utterances of a half-move together, and knows that they are the same half-move.
fn repeated(language: Language, own: Rate, mut open: Sounds, words: &Words) -> [Vec<Pair>; 2] {
    let digits = all(language, NumberStyle::Digits).into_iter();
    let digits: BTreeMap<Pair, HalfMove> = digits.map(|mv| (mv.squares, mv)).collect();
    let [once, slower] = [Pace::OWN, Pace::OWN.slower()].map(|pace| pace.of(own));
    let mut styles = vec![NumberStyle::Whole];
    [(1, once), (2, slower)].map(|(nth, rate)| {
        styles.push(NumberStyle::Digits);
        let mut ear = Ear::new(language);
        for (pair, sound) in &mut open {
            sound.extend(quietly(&mut ear, &digits[pair], rate, nth));
        }
        let (pairs, sounds): (Vec<Pair>, Vec<Vec<i16>>) =
            std::mem::take(&mut open).into_iter().unzip();
        let heard = read_back(&sounds, Said::Again(&styles), words, own);
        let all = pairs.into_iter().zip(sounds).zip(heard);
        let wrong = all.filter(|((said, _), heard)| *heard != Some(*said));
        open = wrong.map(|(said, _)| said).collect();
        open.keys().copied().collect()
    })
}
