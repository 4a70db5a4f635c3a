//! The sounds: short, told apart by their shape alone, and as loud as each other.
//!
//! Each is one or two tones. Rising means well, falling means no, twice the same low tone means
//! still waiting: the difference is in the movement, not in the pitch, so that nobody needs an ear
//! for notes, and all lie where worn ears still hear.

use std::f32::consts::TAU;

use crate::announcement::Earcon;

/// Between a sound and the words after it: enough to hear both, too short to wait for.
pub(super) const PAUSE_MS: u32 = 60;

/// Root mean square of every tone at its full height, of 32 768: that of the built-in voice.
const LEVEL: f32 = 4_000.0;
/// Rise and fall of a tone; quicker ones click.
const EDGE_MS: f32 = 5.0;

struct Tone {
    hertz: f32,
    ms: f32,
    then_silent_ms: f32,
}

const fn tone(hertz: f32, ms: f32, then_silent_ms: f32) -> Tone {
    Tone {
        hertz,
        ms,
        then_silent_ms,
    }
}

fn tones(earcon: Earcon) -> [Tone; 2] {
    match earcon {
        Earcon::Agree => [tone(660.0, 45.0, 0.0), tone(990.0, 65.0, 0.0)],
        Earcon::Refused => [tone(620.0, 70.0, 0.0), tone(415.0, 90.0, 0.0)],
        Earcon::StillDiffers => [tone(520.0, 50.0, 70.0), tone(520.0, 50.0, 0.0)],
        // The shortest, because they come with every touch.
        Earcon::Lifted => [tone(740.0, 40.0, 0.0), tone(880.0, 40.0, 0.0)],
        Earcon::Set => [tone(520.0, 40.0, 0.0), tone(440.0, 40.0, 0.0)],
        // Up, and not all the way: something is still missing.
        Earcon::NotYet => [tone(520.0, 60.0, 60.0), tone(620.0, 60.0, 0.0)],
        // What the clock says is higher than all else, so that nobody takes it for the board.
        Earcon::Pressed => [tone(1180.0, 25.0, 40.0), tone(1180.0, 25.0, 0.0)],
        Earcon::NotTaken => [tone(300.0, 80.0, 40.0), tone(300.0, 80.0, 0.0)],
        Earcon::LowTime => [tone(880.0, 80.0, 40.0), tone(1180.0, 80.0, 0.0)],
        Earcon::Second => [tone(1050.0, 40.0, 0.0), tone(1050.0, 40.0, 0.0)],
        Earcon::Flag => [tone(1180.0, 80.0, 0.0), tone(390.0, 120.0, 0.0)],
    }
}

/// The sound at this many samples a second.
pub(super) fn samples(earcon: Earcon, sample_rate: u32) -> Vec<i16> {
    let rate = sample_rate as f32;
    let mut out = Vec::new();
    for tone in tones(earcon) {
        let count = (tone.ms * rate / 1000.0) as usize;
        let edge = EDGE_MS * rate / 1000.0;
        out.extend((0..count).map(|i| {
            let from_edge = i.min(count - i) as f32 / edge;
            let height = LEVEL * std::f32::consts::SQRT_2 * from_edge.min(1.0);
            (height * (TAU * tone.hertz * i as f32 / rate).sin()) as i16
        }));
        let silent = (tone.then_silent_ms * rate / 1000.0) as usize;
        out.resize(out.len() + silent, 0);
    }
    out
}

/// The pause between a sound and words, in samples.
pub(super) const fn pause(sample_rate: u32) -> usize {
    (sample_rate * PAUSE_MS / 1000) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 22_050;
    /// How much of one frequency is in there.
    fn strength(samples: &[i16], hertz: f32) -> f32 {
        let step = TAU * hertz / RATE as f32;
        let (re, im) = samples
            .iter()
            .enumerate()
            .fold((0.0, 0.0), |(re, im), (i, &s)| {
                let angle = step * i as f32;
                (
                    re + f32::from(s) * angle.cos(),
                    im + f32::from(s) * angle.sin(),
                )
            });
        (re * re + im * im).sqrt() / samples.len() as f32
    }

    /// The strongest frequency of the first and of the last 40 ms.
    fn pitches(earcon: Earcon) -> (u32, u32) {
        let all = samples(earcon, RATE);
        let span = (RATE * 40 / 1000) as usize;
        let strongest = |part: &[i16]| {
            (300..1300)
                .step_by(20)
                .max_by(|&a, &b| strength(part, a as f32).total_cmp(&strength(part, b as f32)))
                .unwrap()
        };
        (strongest(&all[..span]), strongest(&all[all.len() - span..]))
    }

    #[test]
    fn one_rises_one_falls_one_stays() {
        let (low, high) = pitches(Earcon::Agree);
        assert!(high > low + 200, "agree goes from {low} to {high}");
        let (high, low) = pitches(Earcon::Refused);
        assert!(high > low + 150, "refused goes from {high} to {low}");
        let (first, second) = pitches(Earcon::StillDiffers);
        assert_eq!(first, second);
    }

    #[test]
    fn all_are_short_equally_loud_and_end_softly() {
        for earcon in Earcon::ALL {
            let all = samples(earcon, RATE);
            let ms = all.len() * 1000 / RATE as usize;
            assert!((80..=200).contains(&ms), "{earcon:?} takes {ms} ms");
            let sounding: Vec<f32> = all
                .iter()
                .filter(|s| **s != 0)
                .map(|&s| f32::from(s))
                .collect();
            let level =
                (sounding.iter().map(|s| s * s).sum::<f32>() / sounding.len() as f32).sqrt();
            let decibel = 20.0 * (level / LEVEL).log10();
            assert!(decibel.abs() < 1.5, "{earcon:?} is {decibel} dB off");
            assert!(
                all[0].abs() < 100 && all[all.len() - 1].abs() < 400,
                "{earcon:?} clicks"
            );
        }
    }
}
