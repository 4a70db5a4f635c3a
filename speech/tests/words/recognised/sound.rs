//! The program's voice in the form that a recogniser needs: 16,000 samples a second, with a little
//! noise, because no room is digitally silent.

use std::f64::consts::{PI, TAU};
use std::ops::ControlFlow;

use zgoda_speech::Language;
use zgoda_speech::voice::{Rate, espeak};

/// The rate that the recogniser's model was trained on.
pub(crate) const RATE: u32 = 16_000;
/// The decibels by which the noise is softer than the voice.
const NOISE_DB: f64 = 30.0;
/// The number of samples of noise before the first word, and after the last word.
const AROUND: usize = (RATE / 4) as usize;

/// The words as they sound in a quiet room.
pub(crate) fn in_a_room(text: &str, language: Language, rate: Rate, seed: u64) -> Vec<i16> {
    let mut voice = Vec::new();
    espeak::synthesise(text, language, rate, &mut |samples| {
        voice.extend(samples.iter().map(|&sample| f64::from(sample)));
        ControlFlow::Continue(())
    })
    .unwrap();
    let voice = resampled(&voice);
    let level = (voice.iter().map(|s| s * s).sum::<f64>() / voice.len() as f64).sqrt();
    let silence = [0.0; AROUND];
    let noise = pink(
        seed,
        voice.len() + 2 * AROUND,
        level * 10f64.powf(-NOISE_DB / 20.0),
    );
    silence
        .iter()
        .chain(&voice)
        .chain(&silence)
        .zip(noise)
        .map(|(voice, noise)| (voice + noise) as i16)
        .collect()
}

/// The number of zero crossings of the low-pass filter on each side.
const REACH: f64 = 16.0;
/// The numbers of new and old samples that take the same time.
const NEW: usize = 320;
const OLD: usize = 441;
const _: () = assert!(RATE as usize * OLD == espeak::SAMPLE_RATE as usize * NEW);

/// Resamples from the synthesiser's rate to [`RATE`], without frequencies above half of the new rate. The
/// filter is a sinc under a Hann window, with one set of weights for each place that a new sample can have
/// between two old samples.
fn resampled(from: &[f64]) -> Vec<f64> {
    // The limit is a little below half the new rate, so that the slope of the filter ends at half the new rate.
    let cut = 0.94 * NEW as f64 / OLD as f64;
    let half = (REACH / cut) as usize;
    let filters: Vec<Vec<f64>> = (0..NEW)
        .map(|place| {
            let between = (place * OLD % NEW) as f64 / NEW as f64;
            let weight = |tap: usize| {
                let away = tap as f64 - half as f64 - between;
                let window = 0.5 + 0.5 * (PI * away / (half + 1) as f64).cos();
                cut * sinc(cut * away) * window
            };
            (0..=2 * half + 1).map(weight).collect()
        })
        .collect();
    let mut padded = vec![0.0; half];
    padded.extend(from);
    padded.resize(from.len() + 2 * half + 2, 0.0);
    (0..from.len() * NEW / OLD)
        .map(|n| {
            let taps = &padded[n * OLD / NEW..];
            let filter = &filters[n % NEW];
            filter.iter().zip(taps).map(|(weight, s)| weight * s).sum()
        })
        .collect()
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

fn tone(hertz: f64, count: usize) -> Vec<f64> {
    let step = TAU * hertz / f64::from(espeak::SAMPLE_RATE);
    (0..count).map(|i| (step * i as f64).sin()).collect()
}

#[test]
fn what_the_new_rate_can_carry_stays_and_the_rest_goes() {
    for hertz in [200.0, 1_000.0, 4_000.0, 6_800.0] {
        let share = share_of(&resampled(&tone(hertz, 22_050)), 16_000.0, hertz);
        assert!((share - 1.0).abs() < 0.02, "{hertz}: {share}");
    }
    // Without the filter a frequency above half the rate would appear as a lower, mirrored frequency.
    for hertz in [8_600.0, 9_500.0, 10_500.0] {
        let mirrored = share_of(&resampled(&tone(hertz, 22_050)), 16_000.0, 16_000.0 - hertz);
        assert!(mirrored < 0.005, "{hertz}: {mirrored}");
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
