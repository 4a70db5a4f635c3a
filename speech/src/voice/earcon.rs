// SPDX-License-Identifier: GPL-3.0-or-later
//! The sounds: short, distinct in their shape alone, and as loud as the voice.
//!
//! Each sound has one to four tones. Sounds differ in the number, the direction and the rhythm of the tones, never in the pitch
//! alone, so listeners need no ear for music. All tones lie in the range in which people with weak hearing still hear. A rising
//! sound means success, a falling sound means no, and the same tone twice means that nothing has happened.

#[cfg(feature = "embedded-voice")]
use std::f32::consts::TAU;

use crate::announcement::Earcon;

/// The pause between a sound and the words after it: enough to hear both, too short to notice as a wait.
#[cfg(feature = "embedded-voice")]
pub(super) const PAUSE_MS: u32 = 60;

/// The root mean square of every tone, on a scale up to 32 768. It is the level of the built-in voice, which differs from it by 1.1
/// dB at most in every language and at every rate (`speech/tests/words/game_aloud/`).
#[cfg(feature = "embedded-voice")]
const LEVEL: f32 = 3_100.0;
/// The time of the rise and the fall of a tone; quicker rises and falls would click.
#[cfg(feature = "embedded-voice")]
const EDGE_MS: f32 = 5.0;

/// A part of a sound.
#[derive(Clone, Copy, Debug)]
pub struct Tone {
    /// The pitch in hertz.
    pub hertz: f32,
    /// The length in milliseconds.
    pub ms: f32,
    /// The length of the silence after the tone.
    pub then_silent_ms: f32,
}

/// A tone that the next tone follows without a gap.
const fn tone(hertz: f32, ms: f32) -> Tone {
    parted(hertz, ms, 0.0)
}

const fn parted(hertz: f32, ms: f32, then_silent_ms: f32) -> Tone {
    Tone {
        hertz,
        ms,
        then_silent_ms,
    }
}

/// The tones of a sound.
#[must_use]
pub fn tones(earcon: Earcon) -> Vec<Tone> {
    match earcon {
        Earcon::Agree => vec![tone(660.0, 45.0), tone(825.0, 45.0), tone(990.0, 70.0)],
        // A short tone and a long tone, as a pen makes a dot and a line.
        Earcon::Recorded => vec![parted(780.0, 35.0, 35.0), tone(780.0, 90.0)],
        // A step up that stops early, because something is still missing.
        Earcon::NotYet => vec![parted(520.0, 60.0, 60.0), tone(620.0, 60.0)],
        // A long tone and a short one, to differ from the sounds of a recorded half-move and of a half-move that is not played yet.
        Earcon::StillDiffers => vec![parted(520.0, 90.0, 30.0), tone(520.0, 35.0)],
        Earcon::Refused => vec![tone(620.0, 70.0), tone(415.0, 90.0)],
        // These come with every touch and every key, so they are the shortest.
        Earcon::Lifted => vec![tone(740.0, 40.0), tone(930.0, 40.0)],
        Earcon::Set => vec![tone(520.0, 40.0), tone(415.0, 40.0)],
        // The edge sounds like a bounce from a wall. A picked square has the same shape in the opposite direction, up from the
        // board.
        Earcon::Edge => vec![tone(440.0, 30.0), tone(310.0, 30.0), tone(440.0, 30.0)],
        Earcon::Picked => vec![tone(660.0, 30.0), tone(880.0, 30.0), tone(660.0, 30.0)],
        Earcon::Digit => vec![
            parted(980.0, 20.0, 15.0),
            parted(980.0, 20.0, 15.0),
            tone(980.0, 20.0),
        ],
        // Like a door: a long tone, then a short and far higher tone.
        Earcon::Opened => vec![tone(440.0, 90.0), tone(880.0, 40.0)],
        // Like a switch: two separate tones downwards.
        Earcon::Changed => vec![parted(830.0, 40.0, 40.0), tone(550.0, 70.0)],
        // A press is the act of a hand, so its sound lies far below the sounds that the clock makes by itself.
        Earcon::Pressed => vec![parted(590.0, 25.0, 60.0), tone(590.0, 25.0)],
        Earcon::NotTaken => vec![parted(300.0, 80.0, 40.0), tone(300.0, 80.0)],
        // The sounds that the clock makes by itself are higher than all others, so that they are not taken for the
        // board. Low time is the only sound of four tones: it comes once or twice a game, and must not be missed.
        Earcon::LowTime => vec![
            tone(990.0, 45.0),
            tone(1320.0, 45.0),
            tone(990.0, 45.0),
            tone(1320.0, 45.0),
        ],
        Earcon::Second => vec![tone(1320.0, 140.0)],
        Earcon::Flag => vec![tone(1180.0, 45.0), tone(700.0, 45.0), tone(390.0, 110.0)],
    }
}

/// The sound at this many samples a second.
#[cfg(feature = "embedded-voice")]
pub(super) fn samples(earcon: Earcon, sample_rate: u32) -> Vec<i16> {
    let rate = sample_rate as f32;
    let mut out = Vec::new();
    for tone in tones(earcon) {
        let count = (tone.ms * rate / 1000.0) as usize;
        let edge = EDGE_MS * rate / 1000.0;
        // The rise and the fall make a short tone softer; the whole tone is raised to make up for it.
        let lost = 1.0 - 4.0 / 3.0 * EDGE_MS / tone.ms;
        let height = LEVEL * std::f32::consts::SQRT_2 / lost.sqrt();
        out.extend((0..count).map(|i| {
            let from_edge = i.min(count - i) as f32 / edge;
            let angle = TAU * tone.hertz * i as f32 / rate;
            (height * from_edge.min(1.0) * angle.sin()) as i16
        }));
        let silent = (tone.then_silent_ms * rate / 1000.0) as usize;
        out.resize(out.len() + silent, 0);
    }
    out
}

/// The pause between a sound and words, in samples.
#[cfg(feature = "embedded-voice")]
pub(super) const fn pause(sample_rate: u32) -> usize {
    (sample_rate * PAUSE_MS / 1000) as usize
}

#[cfg(all(test, feature = "embedded-voice"))]
mod tests {
    use std::cmp::Ordering;

    use super::*;

    const RATE: u32 = 22_050;
    /// The least difference of two lengths that a listener can distinguish.
    const TELLING_MS: f32 = 20.0;
    /// The least ratio of two lengths that a listener can distinguish.
    const TELLING_RATIO: f32 = 1.5;

    /// A tone in the form in which a listener hears it, found in the samples.
    #[derive(Clone, Copy, Debug)]
    struct HeardTone {
        ms: f32,
        silent_before_ms: f32,
        hertz: f32,
        level: f32,
    }

    const fn ms(count: usize) -> f32 {
        count as f32 * 1000.0 / RATE as f32
    }

    fn level(samples: &[i16]) -> f32 {
        let sum: f32 = samples.iter().map(|&s| f32::from(s) * f32::from(s)).sum();
        (sum / samples.len() as f32).sqrt()
    }

    /// Divides a sound at the places where it falls almost silent and rises again.
    fn heard(samples: &[i16]) -> Vec<HeardTone> {
        // The window on both sides together is longer than half a wave, and shorter than a fall and a rise.
        let window = (RATE / 800) as usize;
        let loud: Vec<bool> = (0..samples.len())
            .map(|i| {
                let around = i.saturating_sub(window)..(i + window).min(samples.len());
                level(&samples[around]) > LEVEL / 3.0
            })
            .collect();
        let mut tones = Vec::new();
        let (mut at, mut ended) = (0, 0);
        while let Some(start) = (at..loud.len()).find(|&i| loud[i]) {
            let end = (start..loud.len())
                .find(|&i| !loud[i])
                .unwrap_or(loud.len());
            let tone = &samples[start..end];
            let crossings = tone
                .windows(2)
                .filter(|pair| (pair[0] < 0) != (pair[1] < 0))
                .count();
            tones.push(HeardTone {
                ms: ms(end - start),
                silent_before_ms: ms(start - ended),
                hertz: crossings as f32 * 500.0 / ms(end - start),
                level: level(tone),
            });
            (at, ended) = (end, end);
        }
        tones
    }

    fn heard_of(earcon: Earcon) -> Vec<HeardTone> {
        heard(&samples(earcon, RATE))
    }

    /// The direction from tone to tone. Pitches that differ by less than a whole tone count as equal.
    fn ways(tones: &[HeardTone]) -> Vec<Ordering> {
        tones
            .windows(2)
            .map(|pair| match pair[1].hertz / pair[0].hertz {
                ratio if ratio > 1.12 => Ordering::Greater,
                ratio if ratio < 1.0 / 1.12 => Ordering::Less,
                _ => Ordering::Equal,
            })
            .collect()
    }

    /// Lengths of tones and silences in turn, beginning with the first tone.
    fn rhythm(tones: &[HeardTone]) -> Vec<f32> {
        let lengths = tones.iter().flat_map(|t| [t.silent_before_ms, t.ms]);
        lengths.skip(1).collect()
    }

    fn told_apart(one: &[HeardTone], other: &[HeardTone]) -> bool {
        let longer = |a: f32, b: f32| {
            let (short, long) = (a.min(b), a.max(b));
            long - short >= TELLING_MS && long >= TELLING_RATIO * short
        };
        ways(one) != ways(other)
            || rhythm(one)
                .into_iter()
                .zip(rhythm(other))
                .any(|(a, b)| longer(a, b))
    }

    #[test]
    fn any_two_differ_in_number_direction_or_rhythm() {
        for (place, &one) in Earcon::ALL.iter().enumerate() {
            for &other in &Earcon::ALL[place + 1..] {
                let (tones, others) = (heard_of(one), heard_of(other));
                assert!(
                    told_apart(&tones, &others),
                    "{one:?} and {other:?} sound alike:\n{tones:?}\n{others:?}"
                );
            }
        }
    }

    /// A listener who hears no pitch at all can distinguish these two sounds by their rhythm. They must differ, because they come
    /// in the same situations.
    #[test]
    fn not_yet_and_still_differs_have_another_rhythm() {
        let level = |earcon| -> Vec<HeardTone> {
            let tones = heard_of(earcon).into_iter();
            tones
                .map(|tone| HeardTone {
                    hertz: 500.0,
                    ..tone
                })
                .collect()
        };
        let (one, other) = (level(Earcon::NotYet), level(Earcon::StillDiffers));
        assert!(told_apart(&one, &other), "{one:?} {other:?}");
        // The rhythm differs in each part, so that a listener may miss a part.
        let parts = rhythm(&one).into_iter().zip(rhythm(&other));
        for (a, b) in parts {
            assert!((a - b).abs() >= TELLING_MS, "{a} and {b} ms");
        }
    }

    /// The acts of a hand and the announcements of the clock are more than half an octave apart.
    #[test]
    fn the_sounds_of_the_clock_are_far_above_those_of_a_press() {
        let hertz = |earcon| heard_of(earcon).into_iter().map(|tone| tone.hertz);
        let lowest = |earcon| hertz(earcon).fold(f32::INFINITY, f32::min);
        let highest = |earcon| hertz(earcon).fold(0.0, f32::max);
        for clock in [Earcon::LowTime, Earcon::Second] {
            for press in [Earcon::Pressed, Earcon::NotTaken] {
                let ratio = lowest(clock) / highest(press);
                assert!(
                    ratio > std::f32::consts::SQRT_2,
                    "{clock:?}, {press:?}: {ratio}"
                );
            }
        }
    }

    #[test]
    fn the_same_sound_higher_is_not_another() {
        let pair = |hertz: f32| {
            let one = |i: usize| (5_600.0 * (TAU * hertz * i as f32 / RATE as f32).sin()) as i16;
            let tone: Vec<i16> = (0..880).map(one).collect();
            let mut all = tone.clone();
            all.resize(all.len() + 880, 0);
            all.extend(tone);
            heard(&all)
        };
        assert_eq!(pair(500.0).len(), 2);
        assert!(!told_apart(&pair(500.0), &pair(1_000.0)));
    }

    #[test]
    fn what_is_heard_is_what_was_designed() {
        for earcon in Earcon::ALL {
            let heard = heard_of(earcon);
            let designed = tones(earcon);
            assert_eq!(heard.len(), designed.len(), "{earcon:?}: {heard:?}");
            for (heard, designed) in heard.iter().zip(&designed) {
                let off = (heard.hertz / designed.hertz).ln().abs();
                assert!(off < 0.08, "{earcon:?}: {heard:?}, not {}", designed.hertz);
            }
        }
    }

    #[test]
    fn well_rises_no_falls_and_nothing_new_stays() {
        for (earcon, way) in [
            (Earcon::Agree, Ordering::Greater),
            (Earcon::NotYet, Ordering::Greater),
            (Earcon::Refused, Ordering::Less),
            (Earcon::Flag, Ordering::Less),
            (Earcon::StillDiffers, Ordering::Equal),
            (Earcon::NotTaken, Ordering::Equal),
        ] {
            let ways = ways(&heard_of(earcon));
            assert!(ways.iter().all(|&w| w == way), "{earcon:?} goes {ways:?}");
        }
    }

    #[test]
    fn all_are_short_equally_loud_and_end_softly() {
        for earcon in Earcon::ALL {
            let all = samples(earcon, RATE);
            let long = ms(all.len()).round();
            assert!((80.0..=200.0).contains(&long), "{earcon:?} takes {long} ms");
            let sounding: Vec<i16> = all.iter().copied().filter(|s| *s != 0).collect();
            let decibel = 20.0 * (level(&sounding) / LEVEL).log10();
            assert!(decibel.abs() < 0.5, "{earcon:?} is {decibel} dB off");
            for tone in heard(&all) {
                let decibel = 20.0 * (tone.level / LEVEL).log10();
                assert!(
                    decibel.abs() < 1.5,
                    "{earcon:?}: {tone:?} is {decibel} dB off"
                );
            }
            let highest = all.iter().map(|s| s.unsigned_abs()).max();
            assert!(highest < Some(16_000), "{earcon:?} peaks at {highest:?}");
            // A click is a jump that is steeper than the tone itself.
            let ends = [all[0], all[all.len() - 1]];
            assert!(ends.iter().all(|s| s.abs() < 400), "{earcon:?}: {ends:?}");
            let steepest = tones(earcon)
                .iter()
                .map(|tone| TAU * tone.hertz / RATE as f32 * LEVEL * 1.8)
                .fold(0.0, f32::max);
            let jump = all
                .windows(2)
                .map(|pair| (f32::from(pair[1]) - f32::from(pair[0])).abs())
                .fold(0.0, f32::max);
            assert!(jump <= steepest, "{earcon:?} jumps by {jump} of {steepest}");
        }
    }
}
