//! What the sound device draws its samples from: an endless source, silent while nobody speaks.
//!
//! It runs for as long as the device is open, so a word never waits for a stream to start. It runs on
//! the device's thread: nothing here waits, and what happens is noted on a channel. When nothing was
//! heard for long it is not drawn from: `rest.rs`.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::time::Instant;

use super::espeak::SAMPLE_RATE;
use super::rest::{Drawn, Heard};

/// A cut utterance fades over so many samples (3 ms): at once to the ear, and without a click.
const FADE: u16 = (SAMPLE_RATE * 3 / 1000) as u16;

/// How often the source says that it is asked for samples.
const BEAT: u64 = 64;

/// What the voice hands in.
#[derive(Debug)]
pub(super) enum Part {
    /// More of an utterance.
    Samples(Tag, Vec<i16>),
    /// There is no more of it. Comes for every utterance, cut or not.
    Last(Tag),
}

/// One speaking of an utterance. Its id may be spoken twice, a run is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Run(pub(super) u64);

/// Which speaking, and whether it is to be silenced.
#[derive(Clone, Debug)]
pub(super) struct Tag {
    pub(super) run: Run,
    pub(super) cut: Arc<AtomicBool>,
}

/// What happened at the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Note {
    /// The first sample was handed out.
    First(Run, Instant),
    /// The last one has been played.
    Played(Run, Instant),
    /// It was cut, and silence is handed out.
    Silenced(Run, Instant),
}

/// The source.
#[derive(Debug)]
pub(super) struct Feed<M> {
    parts: Receiver<Part>,
    notes: Sender<M>,
    wrap: fn(Note) -> M,
    beat: Arc<AtomicU64>,
    asked: u64,
    playing: Option<Playing>,
    /// The utterance whose first sample was handed out.
    begun: Option<Run>,
    /// How much of the fade is left should it be cut.
    fade: u16,
    /// The utterance all of which was handed out, and the samples until it has been heard.
    leaving: Option<(Run, u32)>,
    /// Samples between handing out and hearing.
    latency: u32,
}

#[derive(Debug)]
struct Playing {
    tag: Tag,
    samples: Vec<i16>,
    at: usize,
}

impl<M> Feed<M> {
    /// A source that draws from `parts` and notes to `notes`. `beat` counts samples asked for;
    /// `latency` samples after the last one, it has been heard.
    pub(super) fn new(
        parts: Receiver<Part>,
        notes: Sender<M>,
        wrap: fn(Note) -> M,
        beat: Arc<AtomicU64>,
        latency: u32,
    ) -> Feed<M> {
        Feed {
            parts,
            notes,
            wrap,
            beat,
            asked: 0,
            playing: None,
            begun: None,
            fade: FADE,
            leaving: None,
            latency,
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

    /// The one before is over when the next is handed out, whatever the latency.
    fn begin(&mut self, run: Run) {
        self.leave();
        self.begun = Some(run);
        self.fade = FADE;
        self.note(Note::First(run, Instant::now()));
    }

    /// The next sample of what plays; `None` if there is no more of it here.
    fn draw(&mut self) -> Option<f32> {
        let playing = self.playing.as_mut()?;
        let run = playing.tag.run;
        let sample = playing.samples.get(playing.at).copied().map(f32::from)?;
        playing.at += 1;
        if !playing.tag.cut.load(Ordering::Relaxed) {
            if self.begun != Some(run) {
                self.begin(run);
            }
            return Some(sample);
        }
        if self.begun == Some(run) && self.fade > 0 {
            self.fade -= 1;
            return Some(sample * f32::from(self.fade) / f32::from(FADE));
        }
        None
    }

    fn finish(&mut self, tag: &Tag) {
        if tag.cut.load(Ordering::Relaxed) {
            self.note(Note::Silenced(tag.run, Instant::now()));
        } else {
            if self.begun != Some(tag.run) {
                // It had nothing to say.
                self.begin(tag.run);
            }
            self.leaving = Some((tag.run, self.latency));
        }
    }
}

impl<M> Iterator for Feed<M> {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        self.count();
        loop {
            if let Some(sample) = self.draw() {
                return Some(sample / 32_768.0);
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
