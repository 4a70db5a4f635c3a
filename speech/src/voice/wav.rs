// SPDX-License-Identifier: GPL-3.0-or-later
//! The built-in voice into a sound file, in real time, silence included.
//!
//! The file's time is the time since the voice was opened: words said at second five stand at second five. A second
//! of waiting is a second of the file; with a speed of N, the wait is an N-th of a second, and the file stays the
//! same. The file is written in slices of a tenth of a second with the header brought up to date each time, so that a
//! killed program leaves a valid file.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use super::espeak::SAMPLE_RATE;
use super::render::{missing_voice, render};
use super::wav_file::WavFile;
use super::{
    Command, Events, MOST_WAITING, Options, Speech, VoiceError, VoiceEvent, VoiceHandle, spawn,
};
use crate::utterance::{UtteranceId, VoiceSlot};

/// The longest stretch of the file that a kill may cost.
const SLICE: Duration = Duration::from_millis(100);

pub(super) fn open(
    path: &Path,
    options: &Options,
    events: Events,
) -> Result<VoiceHandle, VoiceError> {
    let file = WavFile::create(path)?;
    let clock = Clock {
        origin: Instant::now(),
        speed: options.speed.get(),
    };
    spawn(
        VoiceSlot::Wav,
        mpsc::channel(),
        |command| command,
        move |inbox| {
            Voice {
                inbox,
                events,
                file,
                clock,
                waiting: VecDeque::new(),
            }
            .run();
        },
    )
}

/// The conversion from real time to file time.
#[derive(Clone, Copy)]
struct Clock {
    origin: Instant,
    speed: u32,
}

impl Clock {
    /// Whole samples of the file in this time.
    fn samples(self, time: Duration) -> u64 {
        let micros = time.as_micros() * u128::from(self.speed);
        u64::try_from(micros * u128::from(SAMPLE_RATE) / 1_000_000).unwrap_or(u64::MAX)
    }

    /// The time that this number of samples takes.
    fn wait(self, samples: u64) -> Duration {
        let micros = samples.saturating_mul(1_000_000) / u64::from(SAMPLE_RATE);
        Duration::from_micros(micros) / self.speed
    }
}

struct Voice {
    inbox: Receiver<Command>,
    events: Events,
    file: WavFile,
    clock: Clock,
    waiting: VecDeque<Speech>,
}

/// The utterance that is being written.
struct Sounding {
    id: UtteranceId,
    samples: Vec<i16>,
    written: usize,
    since: Instant,
}

/// Whether the voice goes on. `Err` ends the voice with a reason.
type Going = Result<ControlFlow<()>, VoiceError>;

impl Voice {
    fn run(mut self) {
        let end = loop {
            match self.step() {
                Ok(ControlFlow::Continue(())) => {}
                Ok(ControlFlow::Break(())) => break None,
                Err(why) => break Some(why),
            }
        };
        if let Some(why) = end {
            for Speech { id, .. } in std::mem::take(&mut self.waiting) {
                let why = why.clone();
                (self.events)(VoiceEvent::Failed { id, why });
            }
            (self.events)(VoiceEvent::Gone { why });
        }
    }

    fn step(&mut self) -> Going {
        if let Some(speech) = self.waiting.pop_front() {
            return self.speak(&speech);
        }
        match self.inbox.recv() {
            Ok(Command::Speak(speech)) => self.waiting.push_back(speech),
            Ok(Command::Cancel(_)) => {}
            Ok(Command::Shutdown) | Err(_) => return self.close(),
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Closes the file; the silence until now belongs to the file too.
    fn close(&mut self) -> Going {
        let now = self.clock.samples(self.clock.origin.elapsed());
        self.file.silence_until(now)?;
        self.file.flush()?;
        Ok(ControlFlow::Break(()))
    }

    fn speak(&mut self, speech: &Speech) -> Going {
        let id = speech.id;
        if let Some(name) = missing_voice(speech) {
            let name = name.clone();
            (self.events)(VoiceEvent::NoVoiceNamed { name });
        }
        let mut samples = Vec::new();
        let made = render(speech, &mut |more| {
            samples.extend(more);
            ControlFlow::Continue(())
        });
        if let Err(why) = made {
            (self.events)(VoiceEvent::Failed { id, why });
            return Ok(ControlFlow::Continue(()));
        }
        let since = Instant::now();
        (self.events)(VoiceEvent::Begun { id, at: since });
        let mut sounding = Sounding {
            id,
            samples,
            written: 0,
            since,
        };
        let going = self.sound(&mut sounding);
        if let Err(why) = &going {
            let why = why.clone();
            (self.events)(VoiceEvent::Failed { id, why });
        }
        going
    }

    /// Writes the utterance to its end, or until it is cut.
    fn sound(&mut self, sounding: &mut Sounding) -> Going {
        // The silence ends at the reported beginning of the utterance, not at the present moment. The due samples are counted from
        // that beginning, so the file would otherwise be ahead by the time that the work has taken since.
        let begin = self.clock.samples(sounding.since - self.clock.origin);
        self.file.silence_until(begin)?;
        loop {
            self.write_due(sounding)?;
            let left = (sounding.samples.len() - sounding.written) as u64;
            if left == 0 {
                let (id, at) = (sounding.id, Instant::now());
                (self.events)(VoiceEvent::Ended { id, at });
                return Ok(ControlFlow::Continue(()));
            }
            match self.inbox.recv_timeout(self.clock.wait(left).min(SLICE)) {
                Ok(Command::Speak(next)) => self.accept(next),
                Ok(Command::Cancel(id)) if id == sounding.id => {
                    self.write_due(sounding)?;
                    let at = Instant::now();
                    (self.events)(VoiceEvent::Cancelled { id, at });
                    return Ok(ControlFlow::Continue(()));
                }
                Ok(Command::Cancel(id)) => self.leave_out(id),
                Ok(Command::Shutdown) | Err(RecvTimeoutError::Disconnected) => {
                    self.write_due(sounding)?;
                    return self.close();
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Writes the samples that should have been heard by now.
    fn write_due(&mut self, sounding: &mut Sounding) -> Result<(), VoiceError> {
        let due =
            usize::try_from(self.clock.samples(sounding.since.elapsed())).unwrap_or(usize::MAX);
        let due = due.min(sounding.samples.len());
        self.file.append(&sounding.samples[sounding.written..due])?;
        sounding.written = due;
        self.file.flush()
    }

    fn accept(&mut self, speech: Speech) {
        if self.waiting.len() >= MOST_WAITING {
            let (id, why) = (speech.id, VoiceError::Busy);
            (self.events)(VoiceEvent::Failed { id, why });
        } else {
            self.waiting.push_back(speech);
        }
    }

    fn leave_out(&mut self, id: UtteranceId) {
        let before = self.waiting.len();
        self.waiting.retain(|speech| speech.id != id);
        if self.waiting.len() < before {
            let at = Instant::now();
            (self.events)(VoiceEvent::Cancelled { id, at });
        }
    }
}
