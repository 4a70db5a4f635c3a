//! Tests if the words of the program are understood. Every half-move from one square to another is spoken in the words
//! and with the voice of the program, with a little noise. An independent recogniser that knows the numbers and a few of
//! the program's other words writes down what it hears.
//!
//! `make test` tries every 51st pair of squares. With `ZGODA_LONG=1` all 2,450 pairs are tried, which takes an hour
//! or more. The method, the results and their value are in `docs/understood.md`.

mod again;
mod half_moves;
mod report;
mod sound;
mod sphinx;
mod words;

use std::collections::BTreeMap;

use half_moves::{HalfMove, Pair, all};
use report::{Again, Tally};
use sphinx::{Said, read_back};
use words::Words;
use zgoda_speech::numbers::NumberStyle;
use zgoda_speech::voice::Rate;
use zgoda_speech::{Language, Pace};

/// The rates in words a minute: for a beginner, a practised listener and an expert.
const RATES: [u16; 3] = [160, 300, 450];
const STYLES: [NumberStyle; 2] = [NumberStyle::Whole, NumberStyle::Digits];
/// The interval of the half-moves that are read back in a short run: in this way every square comes once as the first
/// and once as the last square.
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
    let shares = [[88, 88], [88, 85], [88, 85]];
    understood(Language::Polish, shares, [1, 1, 1]);
}

#[test]
fn english_is_understood() {
    let shares = [[88, 88], [85, 88], [78, 88]];
    understood(Language::English, shares, [1, 1, 1]);
}

/// Says the half-moves, has the recogniser read them back, counts the results, and repeats the misheard half-moves.
/// `shares` are the least shares to be understood, in per cent, by rate and by style; `left` are the most half-moves
/// that may be left after two repetitions, by rate. The synthesiser never says a word twice quite alike, so the shares
/// are about five pairs of the sample lower than measured, and `left` is one more than the number that was left of all
/// 2,450.
fn understood(language: Language, shares: [[usize; 2]; 3], left: [usize; 3]) {
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
    for ((rate, shares), most_left) in RATES.into_iter().zip(shares).zip(left) {
        let own = Rate::new(rate).unwrap();
        let (mut right, mut wrong) = (Sounds::new(), Sounds::new());
        for (style, wanted) in STYLES.into_iter().zip(shares) {
            let said = all(language, style).into_iter().step_by(every);
            let said: Vec<HalfMove> = said.collect();
            let sounds: Vec<Vec<i16>> = said.iter().map(|mv| mv.sound(own, 0)).collect();
            let heard = read_back(&sounds, Said::Once(style), &words, own);
            let share = tally.add(rate, style, &said, &heard);
            println!("{} {rate} {}: {share:.1} %", language.tag(), style.word());
            assert!(
                share >= wanted as f64,
                "{share:.1} % understood at {rate} words a minute, {}",
                style.word()
            );
            if style == NumberStyle::Whole {
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
        let mut again = Again {
            misheard: wrong.keys().copied().collect(),
            ..Again::default()
        };
        for hard in hard(language, rate) {
            let sound = right.remove(&hard.squares);
            wrong
                .entry(hard.squares)
                .or_insert_with(|| sound.unwrap_or_else(|| hard.sound(own, 0)));
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

/// The sounds of each half-move that were heard so far.
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
        for (pair, sound) in &mut open {
            sound.extend(digits[pair].sound(rate, nth));
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
