// SPDX-License-Identifier: GPL-3.0-or-later
//! The source that the sound device draws its samples from: endless, and silent between utterances.
//!
//! The source runs for as long as the device is open, so a word never waits for a stream to start. It runs on the device's thread:
//! nothing here waits, and events are noted on a channel. After a long silence the device stops drawing from the source; see
//! `rest.rs`.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::time::Instant;

use super::device::Terms;
use super::rest::{Drawn, Heard};

/// The time over which a cut utterance fades: at once to the ear, and without a click.
const FADE_MS: u32 = 3;

/// The number of requested samples after which the source reports that it is in use.
const BEAT: u64 = 64;

/// The parts that the voice hands in.
#[derive(Debug)]
pub(super) enum Part {
    /// More of an utterance, at the rate of the device.
    Samples(Tag, Vec<f32>),
    /// The end of an utterance. Comes for every utterance, cut or not.
    Last(Tag),
}

/// A run: a single speaking of an utterance. An id may be spoken twice, but a run is spoken once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run(pub(super) u64);

/// The run that samples belong to, and whether the run is to be silenced.
#[derive(Clone, Debug)]
pub(super) struct Tag {
    pub(super) run: Run,
    pub(super) cut: Arc<AtomicBool>,
}

/// An event at the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Note {
    /// The first sample was handed out.
    First(Run, Instant),
    /// The last sample has been played.
    Played(Run, Instant),
    /// The utterance was cut, and silence is handed out.
    Silenced(Run, Instant),
}

/// The source of the samples.
#[derive(Debug)]
pub(super) struct Feed<M> {
    parts: Receiver<Part>,
    notes: Sender<M>,
    wrap: fn(Note) -> M,
    beat: Arc<AtomicU64>,
    asked: u64,
    playing: Option<Playing>,
    /// The utterance that has begun: its first sample was handed out.
    begun: Option<Run>,
    /// The number of samples over which a cut utterance fades, and those that are left of them, should it be cut.
    fade: u16,
    fade_left: u16,
    /// The utterance that was handed out as a whole, and the samples until it has been heard.
    leaving: Option<(Run, u32)>,
    terms: Terms,
}

#[derive(Debug)]
struct Playing {
    tag: Tag,
    samples: Vec<f32>,
    at: usize,
}

impl<M> Feed<M> {
    /// A source on a device of these `terms` that draws from `parts` and reports to `notes`. `beat` counts the samples
    /// asked for. A sample has been heard once the latency of the terms has been handed out after it.
    pub(super) fn new(
        parts: Receiver<Part>,
        notes: Sender<M>,
        wrap: fn(Note) -> M,
        beat: Arc<AtomicU64>,
        terms: Terms,
    ) -> Feed<M> {
        let fade = terms.rate.get().saturating_mul(FADE_MS) / 1_000;
        let fade = u16::try_from(fade).unwrap_or(u16::MAX);
        Feed {
            parts,
            notes,
            wrap,
            beat,
            asked: 0,
            playing: None,
            begun: None,
            fade,
            fade_left: fade,
            leaving: None,
            terms,
        }
    }

    fn note(&self, note: Note) {
        // The voice has ended; the device will be closed in a moment.
        let _ = self.notes.send((self.wrap)(note));
    }

    fn count(&mut self) {
        self.asked += 1;
        if self.asked.is_multiple_of(BEAT) {
            self.beat.store(self.asked, Ordering::Relaxed);
        }
        match &mut self.leaving {
            Some((_, left)) if *left > 0 => *left -= 1,
            Some(_) => self.leave(),
            None => {}
        }
    }

    fn leave(&mut self) {
        if let Some((run, _)) = self.leaving.take() {
            self.note(Note::Played(run, Instant::now()));
        }
    }

    /// Begins a run. The run before is over when the next run is handed out, whatever the latency.
    fn begin(&mut self, run: Run) {
        self.leave();
        self.begun = Some(run);
        self.fade_left = self.fade;
        self.note(Note::First(run, Instant::now()));
    }

    /// The next sample of the playing part; `None` if the part has no more.
    fn draw(&mut self) -> Option<f32> {
        let playing = self.playing.as_mut()?;
        let run = playing.tag.run;
        let sample = playing.samples.get(playing.at).copied()?;
        playing.at += 1;
        if !playing.tag.cut.load(Ordering::Relaxed) {
            if self.begun != Some(run) {
                self.begin(run);
            }
            return Some(sample);
        }
        if self.begun == Some(run) && self.fade_left > 0 {
            self.fade_left -= 1;
            return Some(sample * f32::from(self.fade_left) / f32::from(self.fade));
        }
        None
    }

    fn finish(&mut self, tag: &Tag) {
        if tag.cut.load(Ordering::Relaxed) {
            self.note(Note::Silenced(tag.run, Instant::now()));
        } else {
            if self.begun != Some(tag.run) {
                // The utterance had nothing to say.
                self.begin(tag.run);
            }
            self.leaving = Some((tag.run, self.terms.latency));
        }
    }
}

impl<M> Iterator for Feed<M> {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        self.count();
        loop {
            if let Some(sample) = self.draw() {
                return Some(sample);
            }
            self.playing = None;
            match self.parts.try_recv() {
                Ok(Part::Samples(tag, samples)) => {
                    self.playing = Some(Playing {
                        tag,
                        samples,
                        at: 0,
                    });
                }
                Ok(Part::Last(tag)) => self.finish(&tag),
                Err(_) => return Some(0.0),
            }
        }
    }
}

impl<M: Send> Drawn for Feed<M> {
    fn sides(&self) -> NonZero<u16> {
        NonZero::<u16>::MIN
    }

    fn heard(&self) -> Heard {
        if self.playing.is_some() || self.leaving.is_some() {
            Heard::Something
        } else {
            Heard::Nothing
        }
    }
}
