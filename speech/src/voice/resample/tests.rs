// SPDX-License-Identifier: GPL-3.0-or-later
//! Tones of our own rate, drained from the mixer as a card drains it: how much of them stays, and how much comes that
//! was not there. The straight lines of the mixer's own conversion are measured beside.

use std::f64::consts::TAU;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::sync::mpsc::channel;

use proptest::prelude::*;
use rodio::mixer::{MixerSource, mixer};

use super::*;
use crate::voice::device::Terms;
use crate::voice::feed::{Feed, Note, Part, Run, Tag};
use crate::voice::rest::{Bell, Resting};

/// The usual rates of cards.
const CARDS: [u32; 2] = [44_100, 48_000];
/// The rates of cards that are seldom: telephones and earphones in their telephone mode, our own, studios, and a rate
/// that has little in common with ours.
const OTHER_CARDS: [u32; 6] = [8_000, 16_000, 22_050, 32_000, 96_000, 47_999];
/// The height of the tones; a full sample is 1.
const HEIGHT: f64 = 0.5;

fn hertz(rate: u32) -> NonZero<u32> {
    NonZero::new(rate).expect("a rate")
}

/// Two seconds of a tone.
fn tone(frequency: f64) -> Vec<i16> {
    let step = TAU * frequency / f64::from(SAMPLE_RATE);
    let sample = |n| (HEIGHT * 32_768.0 * (step * f64::from(n)).sin()) as i16;
    (0..2 * SAMPLE_RATE).map(sample).collect()
}

/// The card's samples of these, as the voice makes them, in one piece.
fn resampled(samples: &[i16], rate: u32) -> Vec<f32> {
    let mut resampler = Resampler::new(hertz(rate)).expect("a rate of cards");
    resampler.begin();
    let mut out = resampler.push(samples);
    out.extend(resampler.finish());
    out
}

/// The feed of an utterance in the mixer of a card.
fn in_the_mixer(utterance: Vec<f32>, feed_rate: u32, card: u32) -> MixerSource {
    let (parts, inbox) = channel();
    let (notes, _) = channel::<Note>();
    let tag = Tag {
        run: Run(1),
        cut: Arc::new(AtomicBool::new(false)),
    };
    let sent = parts.send(Part::Samples(tag.clone(), utterance));
    sent.and_then(|()| parts.send(Part::Last(tag)))
        .expect("the feed takes parts");
    let rate = hertz(feed_rate);
    let terms = Terms { rate, latency: 960 };
    let feed = Feed::new(
        inbox,
        notes,
        |note| note,
        Arc::<AtomicU64>::default(),
        terms,
    );
    let (mixer, drained) = mixer(NonZero::<u16>::MIN, hertz(card));
    mixer.add(Resting::new(feed, rate, Bell::default(), None));
    drained
}

/// The samples that a card gets of this utterance in this many frames.
fn at_the_card(samples: &[i16], card: u32, frames: usize) -> Vec<f32> {
    let drained = in_the_mixer(resampled(samples, card), card, card);
    drained.take(frames).collect()
}

/// The same by the mixer's own conversion, which the voice used to have.
fn by_straight_lines(samples: &[i16], card: u32, frames: usize) -> Vec<f32> {
    let own = samples.iter().map(|&it| f32::from(it) / 32_768.0).collect();
    in_the_mixer(own, SAMPLE_RATE, card).take(frames).collect()
}

/// The middle second, in which a tone has neither beginning nor end.
fn middle(samples: &[f32], rate: u32) -> Vec<f64> {
    let half = rate as usize / 2;
    let middle = &samples[half..half + rate as usize];
    middle.iter().copied().map(f64::from).collect()
}

/// The height of one frequency in a second of samples, in decibels beside [`HEIGHT`].
fn decibels(second: &[f64], frequency: f64) -> f64 {
    let step = TAU * frequency / second.len() as f64;
    let (re, im) = (0..).zip(second).fold((0.0, 0.0), |(re, im), (n, s)| {
        let angle = step * f64::from(n);
        (re + s * angle.cos(), im + s * angle.sin())
    });
    20.0 * (2.0 * f64::hypot(re, im) / second.len() as f64 / HEIGHT).log10()
}

/// The height of everything in a second of samples beside one frequency, in decibels beside [`HEIGHT`].
fn beside(second: &[f64], frequency: f64) -> f64 {
    let count = second.len() as f64;
    let power = second.iter().map(|s| s * s).sum::<f64>() / count;
    let height = HEIGHT * 10f64.powf(decibels(second, frequency) / 20.0);
    let rest = (power - height * height / 2.0).max(1e-20);
    10.0 * (2.0 * rest / (HEIGHT * HEIGHT)).log10()
}

#[test]
fn consonants_stay_as_they_are_and_no_mirror_of_them_is_heard() {
    println!("| card | tone | it stays, before | mirror, before | it stays | mirror | all else |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for card in CARDS {
        for frequency in [1_000, 3_000, 5_000, 7_000, 8_000, 9_000, 10_000] {
            let frames = 2 * card as usize;
            let tone = tone(f64::from(frequency));
            let second = middle(&at_the_card(&tone, card, frames), card);
            let before = middle(&by_straight_lines(&tone, card, frames), card);
            let mirror = f64::from(SAMPLE_RATE - frequency);
            let frequency = f64::from(frequency);
            let stays = decibels(&second, frequency);
            let (mirrored, else_there) = (decibels(&second, mirror), beside(&second, frequency));
            println!(
                "| {card} | {frequency} Hz | {:.1} dB | {:.1} dB | {stays:.2} dB | {mirrored:.0} dB | {else_there:.0} dB |",
                decibels(&before, frequency),
                decibels(&before, mirror),
            );
            assert!(stays.abs() < 0.5, "{frequency} Hz at {card}: {stays} dB");
            assert!(mirrored < -80.0, "{frequency} Hz at {card}: {mirrored} dB");
            assert!(
                else_there < -75.0,
                "{frequency} Hz at {card}: {else_there} dB"
            );
            // The measurement sees what was wrong with straight lines.
            if frequency >= 7_000.0 {
                assert!(decibels(&before, frequency) < -2.0);
                assert!(decibels(&before, mirror) > -18.0);
            }
        }
    }
}

/// A tone that a card of few frames cannot carry is left out, and does not come back as another tone.
#[test]
fn other_cards_get_what_they_can_carry() {
    for card in OTHER_CARDS {
        let frames = 2 * card as usize;
        for frequency in [500, 1_000, 2_000, 3_000, 5_000, 7_000, 9_000] {
            let tone = tone(f64::from(frequency));
            let second = middle(&at_the_card(&tone, card, frames), card);
            let stays = decibels(&second, f64::from(frequency));
            if frequency * 5 < card * 2 {
                assert!(stays.abs() < 0.5, "{frequency} Hz at {card}: {stays} dB");
            } else if frequency * 2 > card {
                let whole = beside(&second, 1.0);
                assert!(whole < -60.0, "{frequency} Hz at {card}: {whole} dB");
            }
        }
    }
}

#[test]
fn silence_stays_silence_and_every_utterance_is_as_long_as_before() {
    for card in CARDS.into_iter().chain(OTHER_CARDS) {
        for count in [0, 1, 63, 64, 65, 441, 22_050, 30_001] {
            let silent = resampled(&vec![0; count], card);
            assert!(silent.iter().all(|sample| *sample == 0.0));
            let whole = (count as u64 * u64::from(card)).div_ceil(u64::from(SAMPLE_RATE));
            assert_eq!(silent.len() as u64, whole, "{count} at {card}");
        }
    }
}

/// The first sample of an utterance is the first of what the card gets, and the first block of the synthesiser fills
/// the first buffer of the card.
#[test]
fn a_word_begins_at_once() {
    for card in CARDS {
        let mut click = vec![0_i16; 2_000];
        click[0] = 16_000;
        let heard = at_the_card(&click, card, 960);
        let loudest = (0..).zip(&heard).max_by(|a, b| a.1.total_cmp(b.1));
        assert!(loudest.is_some_and(|(place, _)| place <= 1), "{loudest:?}");

        let mut resampler = Resampler::new(hertz(card)).expect("a rate of cards");
        resampler.begin();
        let block = resampler.push(&[1_000; 441]);
        assert!(block.len() >= 480, "{} frames at {card}", block.len());
    }
}

#[test]
fn an_utterance_takes_nothing_from_the_one_before() {
    let (one, other) = (tone(3_000.0), tone(700.0));
    let mut resampler = Resampler::new(hertz(48_000)).expect("a rate of cards");
    let mut said = |samples: &[i16]| {
        resampler.begin();
        let mut out = resampler.push(samples);
        out.extend(resampler.finish());
        out
    };
    let alone = said(&one);
    assert_ne!(said(&other), alone);
    assert_eq!(said(&one), alone);
    // This one is cut, and never finished.
    resampler.begin();
    resampler.push(&other[..1_000]);
    resampler.begin();
    let mut again = resampler.push(&one);
    again.extend(resampler.finish());
    assert_eq!(again, alone);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_pieces_in_which_an_utterance_comes_are_not_heard(
        pieces in prop::collection::vec(prop::collection::vec(any::<i16>(), 0..300), 0..12),
        card in prop::sample::select(CARDS.into_iter().chain(OTHER_CARDS).collect::<Vec<u32>>()),
    ) {
        let mut resampler = Resampler::new(hertz(card)).expect("a rate of cards");
        resampler.begin();
        let mut out: Vec<f32> = pieces.iter().flat_map(|piece| resampler.push(piece)).collect();
        out.extend(resampler.finish());
        prop_assert_eq!(out, resampled(&pieces.concat(), card));
    }
}
