// SPDX-License-Identifier: GPL-3.0-or-later
//! The recorded sound: the place of each half-move, and its completeness.

use std::ops::{ControlFlow, Range};
use std::time::Duration;

use zgoda_speech::announcement::Earcon;
use zgoda_speech::queue::Waits;
use zgoda_speech::voice::{Rate, espeak};
use zgoda_speech::{Status, Utterance, UtteranceId};

use super::hall::Recording;
use crate::support::card::RATE;

/// The time that may be added to the designed silence: an end is reported when the card's two buffers have been heard, and both
/// this report and the next beginning fall between two buffers of 10 ms.
const LATER: Duration = Duration::from_millis(45);
/// The time between the command to the voice and the first sound, on the card's clock. The clock stands still while words are made;
/// after that two buffers are on their way.
const FIRST_SOUND: Duration = Duration::from_millis(30);
/// The pause between a sound and the words after it, and the most by which the words may seem late because they begin softly.
const PAUSE: Duration = Duration::from_millis(60);
const SOFT: Duration = Duration::from_millis(15);
/// The height of a sample up to which it is silence: the way to the rate of the card rings as softly for 3 ms before and
/// after a sound.
const SILENT: f32 = 1e-4;
/// The largest difference in loudness between a sound and the words, in decibels.
const APART: f32 = 1.5;

/// The sounds as they are heard alone, in the order of [`Earcon::ALL`].
pub(crate) struct Sounds(Vec<Vec<f32>>);

impl Sounds {
    pub(crate) fn of(recording: &Recording) -> Sounds {
        let spans = recording.spans();
        assert_eq!(spans.len(), Earcon::ALL.len());
        Sounds(
            spans
                .into_iter()
                .map(|span| recording.samples[span].to_vec())
                .collect(),
        )
    }

    fn of_earcon(&self, earcon: Earcon) -> &[f32] {
        let place = Earcon::ALL.iter().position(|known| *known == earcon);
        &self.0[place.expect("the list is closed")]
    }
}

/// The measurements of one game.
pub(crate) struct Measured {
    pub(crate) said: Vec<usize>,
    pub(crate) silent: Vec<usize>,
    pub(crate) first: Vec<usize>,
    pub(crate) whole: usize,
    /// The difference in decibels by which the words are louder than the sounds.
    pub(crate) louder: f32,
}

/// Checks every half-move against its words rendered alone, the sound before it and the silence after it.
pub(crate) fn check(
    game: &[Utterance],
    recording: &Recording,
    sounds: &Sounds,
    rate: Rate,
) -> Measured {
    let ids: Vec<UtteranceId> = game.iter().map(|utterance| utterance.id).collect();
    assert!(
        recording.heard.keys().eq(&ids),
        "one is missing or one too many"
    );
    let spans = recording.spans();
    let mut first = Vec::new();
    let mut levels = Vec::new();
    for (utterance, span) in game.iter().zip(&spans) {
        let heard = &recording.heard[&utterance.id];
        assert_eq!(heard.status, Some(Status::Spoken), "{}", utterance.text);
        let late = span.start - heard.told;
        assert!(
            seconds(late) <= FIRST_SOUND,
            "{late} frames: {}",
            utterance.text
        );
        first.push(late);
        let mut words = &recording.samples[span.clone()];
        if let Some(earcon) = utterance.earcon {
            words = after_the_sound(words, sounds.of_earcon(earcon), &utterance.text);
        }
        sounds_like(utterance, words, rate);
        levels.push(active_level(words));
    }
    let designed = Waits::default().gap;
    let mut silent = Vec::new();
    for (pair, next) in spans.windows(2).zip(&game[1..]) {
        let gap = pair[1].start - pair[0].end;
        assert!(
            seconds(gap) >= designed && seconds(gap) <= designed + LATER,
            "{gap} frames before {}: {}",
            next.id,
            next.text
        );
        silent.push(gap);
    }
    levels.sort_by(f32::total_cmp);
    Measured {
        said: spans.iter().map(Range::len).collect(),
        silent,
        first,
        whole: recording.samples.len(),
        louder: as_loud(levels[levels.len() / 2], sounds),
    }
}

/// Asserts that every sound is as loud as the words. Returns the median of the differences by which the words are
/// louder than the sounds.
fn as_loud(words: f32, sounds: &Sounds) -> f32 {
    // Ticks are shorter than the intervals in which words are measured.
    let loud = |sound: &[f32]| -> Vec<f32> {
        let samples = sound.iter().copied();
        samples.filter(|sample| *sample != 0.0).collect()
    };
    let decibel = |sound: &Vec<f32>| 20.0 * (words / level(&loud(sound))).log10();
    let mut louder: Vec<f32> = sounds.0.iter().map(decibel).collect();
    louder.sort_by(f32::total_cmp);
    assert!(
        louder.iter().all(|decibel| decibel.abs() <= APART),
        "words louder than the sounds by {louder:?} dB"
    );
    louder[louder.len() / 2]
}

/// The samples that follow the sound and the pause after it.
fn after_the_sound<'a>(heard: &'a [f32], sound: &[f32], text: &str) -> &'a [f32] {
    let (before, after) = heard.split_at(sound.len());
    let (level, alone) = (level(before), level(sound));
    assert!(
        (level / alone - 1.0).abs() < 0.05,
        "another sound before {text}"
    );
    // The card's samples do not fall on the synthesiser's in the same way every time, and the last ones swing.
    let soon = &after[..(RATE / 100) as usize];
    let last = soon.iter().rposition(|sample| sample.abs() > SILENT);
    let over = last.map_or(0, |last| last + 1);
    assert!(
        over <= (RATE / 1_000) as usize,
        "the sound goes on for {over} frames before {text}"
    );
    let pause = sounding(&after[over..]).expect("words follow").start;
    assert!(
        seconds(pause) + Duration::from_millis(1) >= PAUSE && seconds(pause) <= PAUSE + SOFT,
        "{pause} frames before {text}"
    );
    &after[over + pause..]
}

/// Asserts that the utterance is as long and as loud as the same words alone, from the first sound on.
fn sounds_like(utterance: &Utterance, heard: &[f32], rate: Rate) {
    let mut alone = Vec::new();
    espeak::synthesise(&utterance.text, utterance.language, rate, &mut |more| {
        alone.extend(more.iter().map(|&sample| f32::from(sample) / 32_768.0));
        ControlFlow::Continue(())
    })
    .unwrap();
    let alone = &alone[sounding(&alone).expect("the words sound")];
    let (rate, own_rate) = (f64::from(RATE), f64::from(espeak::SAMPLE_RATE));
    // The synthesiser never takes exactly the same time for the same words: differences of 40 ms were seen. A syllable takes more
    // than 100 ms.
    let longer = heard.len() as f64 / rate - alone.len() as f64 / own_rate;
    assert!(longer.abs() < 0.06, "{longer} s longer: {}", utterance.text);
    let onset = onset(heard, alone);
    let whole = level(heard) / level(alone);
    assert!(
        (onset - 1.0).abs() < 0.5,
        "{onset} at first: {}",
        utterance.text
    );
    assert!(
        (whole - 1.0).abs() < 0.2,
        "{whole} as loud: {}",
        utterance.text
    );
}

/// The loudness of the first 20 ms, in which a clipped start would show, relative to the words alone. The synthesiser begins a
/// word up to 3 ms earlier or later than before; the best fit counts.
fn onset(heard: &[f32], alone: &[f32]) -> f32 {
    let part = |samples: &[f32], rate: u32, shift: u32| {
        let at = (rate * shift / 1_000) as usize;
        level(&samples[at..at + (rate / 50) as usize])
    };
    let shifts = (0..=3).flat_map(|ms| [(ms, 0), (0, ms)]);
    let ratios = shifts
        .map(|(here, there)| part(heard, RATE, here) / part(alone, espeak::SAMPLE_RATE, there));
    let off = |ratio: &f32| (ratio - 1.0).abs();
    ratios
        .min_by(|one, other| off(one).total_cmp(&off(other)))
        .unwrap_or_default()
}

impl Recording {
    /// The span of each utterance, from the first sample with sound to the end of the last.
    fn spans(&self) -> Vec<Range<usize>> {
        let begun = self.heard.values().map(|heard| heard.begun);
        let ends = begun.clone().skip(1).chain([self.samples.len()]);
        begun
            .zip(ends)
            .map(|(from, to)| {
                let span = sounding(&self.samples[from..to]).expect("something is heard");
                from + span.start..from + span.end
            })
            .collect()
    }
}

/// The range of samples that is not silence. No soft sample is left out, so that a sound that fades away is as long at
/// the card's rate as at the synthesiser's.
fn sounding(samples: &[f32]) -> Option<Range<usize>> {
    let sounds = |sample: &f32| sample.abs() > SILENT;
    Some(samples.iter().position(sounds)?..samples.iter().rposition(sounds)? + 1)
}

fn level(samples: &[f32]) -> f32 {
    (samples.iter().map(|s| s * s).sum::<f32>() / samples.len() as f32).sqrt()
}

/// The level of the sound without pauses: of the intervals of 10 ms that are less than 25 dB below the loudest one.
fn active_level(samples: &[f32]) -> f32 {
    let levels: Vec<f32> = samples.chunks((RATE / 100) as usize).map(level).collect();
    let loudest = levels.iter().copied().fold(0.0, f32::max);
    let active: Vec<f32> = levels
        .into_iter()
        .filter(|it| *it > loudest * 0.056)
        .collect();
    level(&active)
}

fn seconds(frames: usize) -> Duration {
    Duration::from_secs_f64(frames as f64 / f64::from(RATE))
}
