// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of a listener's pitch and of the variants of a voice, by the synthesiser's samples. Tests of
//! what a sound card is given are in `card/delivery.rs`.

use std::ops::ControlFlow;

use zgoda_speech::Language::{self, Polish};
use zgoda_speech::settings::{Delivery, Pitch, VoiceName};
use zgoda_speech::voice::espeak;

const WORDS: &str = "trzydzieści dwa, dwadzieścia osiem";

fn named(name: &str) -> Delivery {
    Delivery {
        voice: Some(VoiceName::new(name).unwrap()),
        ..Delivery::default()
    }
}

fn pitched(percent: u8) -> Delivery {
    Delivery {
        pitch: Pitch::new(percent).unwrap(),
        ..Delivery::default()
    }
}

fn spoken(language: Language, delivery: &Delivery) -> Vec<f32> {
    let mut made = Vec::new();
    espeak::speak(WORDS, language, delivery, &mut |more| {
        made.extend(more.iter().map(|&s| f32::from(s)));
        ControlFlow::Continue(())
    })
    .unwrap();
    made
}

/// The least similarity of a voiced sound to itself one period later. Noise and pauses are less similar to themselves.
const VOICED: f32 = 0.7;

/// The first distance with at least this part of the best similarity counts as one period, because a voiced sound is nearly as
/// similar to itself two periods later.
const NEARLY: f32 = 0.9;

/// The least difference between two voices, in periods a second.
const APART: usize = 10;

/// The number of times that the words are spoken. The synthesiser varies by up to eight periods a second from one time to the
/// next; the mean of this many times varies by one or two.
const SPEAKINGS: usize = 15;

/// The number of periods of the voice in a second. It is the median over all short pieces with voiced sound, because the pitch
/// rises and falls too much over the whole text.
fn swings_a_second(samples: &[f32]) -> usize {
    let rate = espeak::SAMPLE_RATE as usize;
    let (shortest, longest) = (rate / 400, rate / 50);
    let loudest = samples.iter().fold(0.0_f32, |most, s| most.max(s.abs()));
    let mut swings: Vec<usize> = samples
        .windows(2 * longest)
        .step_by(longest)
        .filter(|piece| piece.iter().any(|s| s.abs() > loudest / 4.0))
        .filter_map(|piece| {
            let alike: Vec<f32> = (0..longest).map(|far| likeness(piece, far)).collect();
            let best = alike[shortest..]
                .iter()
                .fold(0.0_f32, |best, it| best.max(*it));
            let enough = VOICED.max(best * NEARLY);
            let is_a_swing = |far: &usize| {
                let near = &alike[far - 1..=far + 1];
                near[1] > enough && near[1] >= near[0] && near[1] >= near[2]
            };
            let swing = (shortest..longest - 1).find(is_a_swing)?;
            Some(rate / swing)
        })
        .collect();
    assert!(swings.len() > 10, "{} voiced pieces", swings.len());
    swings.sort_unstable();
    swings[swings.len() / 2]
}

fn mean_of_swings(delivery: &Delivery) -> usize {
    let one = |_| swings_a_second(&spoken(Polish, delivery));
    (0..SPEAKINGS).map(one).sum::<usize>() / SPEAKINGS
}

/// The similarity of a piece to itself `far` samples later: 1 if it is equal, 0 if it is not similar, -1 if it is inverted.
fn likeness(piece: &[f32], far: usize) -> f32 {
    let (here, there) = (
        &piece[..piece.len() / 2],
        &piece[far..far + piece.len() / 2],
    );
    let product = |a: &[f32], b: &[f32]| -> f32 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    product(here, there)
        / (product(here, here) * product(there, there))
            .sqrt()
            .max(1.0)
}

#[test]
fn a_higher_pitch_is_higher_and_the_next_listener_has_their_own() {
    let (low, own, high) = (
        mean_of_swings(&pitched(10)),
        mean_of_swings(&Delivery::default()),
        mean_of_swings(&pitched(90)),
    );
    assert!(
        low + APART < own && own + APART < high,
        "{low}, {own}, {high}"
    );
    let again = mean_of_swings(&Delivery::default());
    assert!(again.abs_diff(own) <= 5, "{again} after {own}");
}

#[test]
fn a_variant_speaks_every_language_and_a_name_is_no_path() {
    for name in ["f3", "pl+f3", "Annie"] {
        assert!(
            espeak::has_variant(&VoiceName::new(name).unwrap()),
            "{name}"
        );
    }
    for name in ["Magda", "../pl", "f3/..", "pl+", "/etc/passwd"] {
        assert!(
            !espeak::has_variant(&VoiceName::new(name).unwrap()),
            "{name}"
        );
    }
    for language in Language::ALL {
        let own = swings_a_second(&spoken(language, &Delivery::default()));
        let woman = swings_a_second(&spoken(language, &named("f3")));
        assert!(woman > own + APART, "{language:?}: {woman} and {own}");
        assert!(!spoken(language, &named("Magda")).is_empty());
    }
}
