// SPDX-License-Identifier: GPL-3.0-or-later
//! The program's voice in the form that a recogniser needs: 16,000 samples a second, with a little
//! noise, because no room is digitally silent.

use std::f64::consts::{PI, TAU};

use super::card::CARD_RATES;

/// The rate that the recogniser's model was trained on.
pub(crate) const RATE: u32 = 16_000;
/// The samples before the first word and after the last.
const AROUND: usize = (RATE / 4) as usize;
/// The level of the voice for the recogniser; a full sample is 1.
const LEVEL: f64 = 0.1;

/// The words in a room with noise that is softer by this many decibels; `words` are at [`RATE`]. The same `seed` gives
/// the same noise, louder or softer.
pub(crate) fn in_a_room(words: &[f64], seed: u64, softer: f64) -> Vec<i16> {
    let level = (words.iter().map(|s| s * s).sum::<f64>() / words.len() as f64).sqrt();
    let silence = [0.0; AROUND];
    let noise = pink(
        seed,
        words.len() + 2 * AROUND,
        LEVEL * 10f64.powf(-softer / 20.0),
    );
    silence
        .iter()
        .chain(words)
        .chain(&silence)
        .zip(noise)
        .map(|(voice, noise)| ((voice / level * LEVEL + noise) * 32_767.0) as i16)
        .collect()
}

/// The number of zero crossings of the low-pass filter on each side.
const REACH: f64 = 16.0;

/// Resamples from the rate of a card to [`RATE`], without frequencies above half of it.
#[derive(Debug)]
pub(crate) struct ToRecogniser {
    /// The numbers of new and old samples after which the two rates coincide again.
    new: usize,
    old: usize,
    /// The samples on each side of a new one that it is made of.
    half: usize,
    /// A sinc under a Hann window, one for each place that a new sample can have between two old ones.
    filters: Vec<Vec<f64>>,
}

impl ToRecogniser {
    pub(crate) fn from(rate: u32) -> ToRecogniser {
        let common = (1..=rate)
            .rev()
            .find(|n| rate.is_multiple_of(*n) && RATE.is_multiple_of(*n));
        let common = common.unwrap_or(1);
        let (new, old) = ((RATE / common) as usize, (rate / common) as usize);
        // A little below half the new rate, so that the slope of the filter ends at half that rate.
        let cut = 0.94 * new as f64 / old as f64;
        let half = (REACH / cut) as usize;
        let filters = (0..new).map(|place| {
            let between = (place * old % new) as f64 / new as f64;
            let weight = |tap: usize| {
                let away = tap as f64 - half as f64 - between;
                let window = 0.5 + 0.5 * (PI * away / (half + 1) as f64).cos();
                cut * sinc(cut * away) * window
            };
            (0..=2 * half + 1).map(weight).collect()
        });
        ToRecogniser {
            new,
            old,
            half,
            filters: filters.collect(),
        }
    }

    pub(crate) fn resampled(&self, from: &[f64]) -> Vec<f64> {
        let mut padded = vec![0.0; self.half];
        padded.extend(from);
        padded.resize(from.len() + 2 * self.half + 2, 0.0);
        (0..from.len() * self.new / self.old)
            .map(|n| {
                let taps = &padded[n * self.old / self.new..];
                let filter = &self.filters[n % self.new];
                filter.iter().zip(taps).map(|(weight, s)| weight * s).sum()
            })
            .collect()
    }
}

fn sinc(x: f64) -> f64 {
    if x.abs() < 1e-9 {
        1.0
    } else {
        (PI * x).sin() / (PI * x)
    }
}

/// Noise of this level with the same power in every octave: white noise through six leaky sums. The first half-second is dropped,
/// because the slowest sum needs this time to settle.
fn pink(seed: u64, count: usize, level: f64) -> Vec<f64> {
    let mut white = White(seed);
    let leaks = [0.9985, 0.994, 0.976, 0.91, 0.64, 0.0];
    let mut sums = [0.0; 6];
    let raw: Vec<f64> = (0..count + 8_000)
        .map(|_| {
            let fresh = white.next();
            for (sum, leak) in sums.iter_mut().zip(leaks) {
                // Gives every sum the same power per octave at its own corner frequency.
                *sum = leak * *sum + (1.0_f64 - leak).sqrt() * fresh;
            }
            sums.iter().sum()
        })
        .skip(8_000)
        .collect();
    let own = (raw.iter().map(|s: &f64| s * s).sum::<f64>() / count as f64).sqrt();
    raw.into_iter().map(|s| s / own * level).collect()
}

/// Knuth's MMIX generator; its high bits are the most random ones.
struct White(u64);

impl White {
    /// The next number, between -1 and 1.
    fn next(&mut self) -> f64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }
}

/// The amplitude of one frequency in the samples; 1 for a sine between -1 and 1.
fn share_of(samples: &[f64], rate: f64, hertz: f64) -> f64 {
    let (re, im) = samples
        .iter()
        .enumerate()
        .fold((0.0, 0.0), |(re, im), (i, s)| {
            let angle = TAU * hertz * i as f64 / rate;
            (re + s * angle.cos(), im + s * angle.sin())
        });
    2.0 * (re * re + im * im).sqrt() / samples.len() as f64
}

fn tone(hertz: f64, rate: u32) -> Vec<f64> {
    let step = TAU * hertz / f64::from(rate);
    (0..rate).map(|i| (step * f64::from(i)).sin()).collect()
}

#[test]
fn what_the_new_rate_can_carry_stays_and_the_rest_goes() {
    for rate in CARD_RATES {
        let new = ToRecogniser::from(rate);
        let resampled = |hertz: f64| new.resampled(&tone(hertz, rate));
        for hertz in [200.0, 1_000.0, 4_000.0, 6_800.0] {
            let share = share_of(&resampled(hertz), f64::from(RATE), hertz);
            assert!((share - 1.0).abs() < 0.02, "{hertz}: {share}");
        }
        // A frequency above half the rate would come back mirrored.
        for hertz in [8_600.0, 9_500.0, 10_500.0] {
            let mirrored = share_of(&resampled(hertz), f64::from(RATE), 16_000.0 - hertz);
            assert!(mirrored < 0.005, "{hertz}: {mirrored}");
        }
    }
}

#[test]
fn the_noise_is_as_strong_in_every_octave() {
    let noise = pink(1, 1 << 16, 100.0);
    let level = (noise.iter().map(|s| s * s).sum::<f64>() / noise.len() as f64).sqrt();
    assert!((level - 100.0).abs() < 0.1, "{level}");
    // The power in an octave, estimated from two hundred of its frequencies.
    let octave = |from: f64| -> f64 {
        let strengths = (0..200).map(|i| {
            let hertz = from * (1.0 + f64::from(i) / 200.0);
            share_of(&noise, f64::from(RATE), hertz).powi(2)
        });
        strengths.sum::<f64>() * from
    };
    let first = octave(200.0);
    for from in [400.0, 800.0, 1_600.0, 3_200.0] {
        let decibel = 10.0 * (octave(from) / first).log10();
        assert!(decibel.abs() < 3.0, "{from}: {decibel} dB");
    }
}
