// SPDX-License-Identifier: GPL-3.0-or-later
//! The built-in voice: espeak-ng in this process, heard through rodio.
//!
//! The thread of the voice waits at one place for commands, for the notes of the device's thread, and for the
//! device's errors. Synthesis runs on the same thread and is over in milliseconds; between two blocks the thread looks for a
//! cancellation. Samples lie ready in the feed long before they are heard, so the only wait before the first sample is the device's
//! own buffer.
//!
//! A device that reports an error and goes on is left alone. A device that broke and is still there is opened again,
//! and the current utterance is said again from its beginning. A device that is gone ends the voice: the voice must
//! not choose the place where the next words are heard, an earphone or the room.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::device::Loss;
use super::feed::{Note, Part, Run, Tag};
use super::render::{missing_voice, render};
use super::resample::Resampler;
use super::speaker::{MISSED_AFTER, STALLED_AFTER, Speaker};
use super::{
    Command, Events, MOST_WAITING, Options, Speech, VoiceError, VoiceEvent, VoiceHandle, espeak,
    spawn,
};
use crate::utterance::{UtteranceId, VoiceSlot};

/// The intervals at which the device is checked, during sound and in silence. A device may vanish without notice, as a sound
/// server's device does when it is removed.
const LOOK_EVERY: Duration = Duration::from_millis(250);
const LOOK_SELDOM: Duration = Duration::from_secs(2);

/// If the program looks at the device this much too late, the program, and not the device, stood still: the program was stopped, or
/// the machine had no time for it.
const STOOD_STILL: Duration = Duration::from_secs(1);

/// A device that breaks this many times within this time is given up.
const MOST_REOPENED: usize = 3;
const REOPENED_WITHIN: Duration = Duration::from_secs(30);

enum Inbox {
    Command(Command),
    Note(Note),
    /// The number of the opening that broke, and the loss.
    Broken(usize, Loss),
}

pub(super) fn open(options: Options, events: Events) -> Result<VoiceHandle, VoiceError> {
    let (post, inbox) = mpsc::channel();
    let own = post.clone();
    let (slot, wrap) = (VoiceSlot::Embedded, Inbox::Command);
    spawn(slot, (post, inbox), wrap, move |inbox| {
        Voice {
            own,
            inbox,
            events,
            speaker: None,
            resampler: None,
            options,
            opened: 0,
            broke: Vec::new(),
            reason: String::new(),
            sounding: VecDeque::new(),
            waiting: VecDeque::new(),
            next_run: 0,
            ended: None,
        }
        .run();
    })
}

struct Voice {
    own: Sender<Inbox>,
    inbox: Receiver<Inbox>,
    events: Events,
    options: Options,
    speaker: Option<Speaker>,
    /// The way from the synthesiser's rate to that of the speaker.
    resampler: Option<Resampler>,
    /// The number of times the device was opened.
    opened: usize,
    /// The moments at which the device broke lately, and the reason it gave the last time.
    broke: Vec<Instant>,
    reason: String,
    /// The speeches handed to the feed and not yet over, in order.
    sounding: VecDeque<Sounding>,
    /// The speeches that are not yet synthesised.
    waiting: VecDeque<Waiting>,
    /// The number of the next run.
    next_run: u64,
    ended: Option<End>,
}

struct Waiting {
    speech: Speech,
    begun: Begun,
}

struct Sounding {
    speech: Speech,
    begun: Begun,
    tag: Tag,
}

/// Whether the beginning of an utterance was reported.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Begun {
    NotYet,
    Told,
}

/// The reason why the loop stops.
enum End {
    Asked,
    Broken(VoiceError),
}

impl Voice {
    fn run(mut self) {
        match self.start() {
            Ok(()) => (self.events)(VoiceEvent::Ready),
            Err(why) => self.ended = Some(End::Broken(why)),
        }
        while self.ended.is_none() {
            if let Some(waiting) = self.waiting.pop_front() {
                self.speak(waiting);
                continue;
            }
            match self.next() {
                Some(message) => self.handle(message),
                None => self.look_at_device(),
            }
        }
        if let Some(End::Broken(why)) = self.ended.take() {
            let lost = matches!(
                why,
                VoiceError::DeviceLost { .. } | VoiceError::DeviceStalled
            );
            self.fail_everything(&why);
            (self.events)(VoiceEvent::Gone { why });
            // The device is closed last, because a device that hangs may hang the closing thread.
            if let Some(broken) = self.speaker.take_if(|_| lost) {
                broken.close();
            }
        }
    }

    /// Opens the device while the synthesiser reads its data.
    fn start(&mut self) -> Result<(), VoiceError> {
        let language = self.options.language;
        let prepared = std::thread::spawn(move || espeak::prepare(language));
        self.open_device()?;
        let stopped = |_| VoiceError::NoSynthesiser {
            why: "it stopped while starting".to_owned(),
        };
        match prepared.join().map_err(stopped)? {
            // The voice may still speak another language.
            Ok(()) | Err(VoiceError::NoLanguage { .. }) => Ok(()),
            Err(why) => Err(why),
        }
    }

    fn open_device(&mut self) -> Result<(), VoiceError> {
        // Some devices cannot be opened twice at once.
        if let Some(broken) = self.speaker.take() {
            broken.close();
        }
        self.opened += 1;
        let (opening, errors) = (self.opened, self.own.clone());
        let broken = move |loss| {
            // An error told to an ended voice changes nothing any more.
            let _ = errors.send(Inbox::Broken(opening, loss));
        };
        let notes = self.own.clone();
        let speaker = Speaker::open(&self.options.output, notes, Inbox::Note, broken)?;
        let rate = speaker.rate();
        // A device that is opened again may have another rate.
        self.resampler = match self.resampler.take().filter(|known| known.rate() == rate) {
            Some(known) => Some(known),
            None => Some(Resampler::new(rate)?),
        };
        self.speaker = Some(speaker);
        Ok(())
    }

    /// The next message; `None` when it is time to look at the device instead.
    fn next(&mut self) -> Option<Inbox> {
        let doubted = self.speaker.as_ref().and_then(Speaker::doubted_until);
        let look = match doubted {
            Some(until) => {
                let left = until.saturating_duration_since(Instant::now());
                left.min(LOOK_EVERY)
            }
            None if self.sounding.is_empty() => LOOK_SELDOM,
            None => LOOK_EVERY,
        };
        let asked = Instant::now();
        let message = self.inbox.recv_timeout(look);
        let rested = message.is_ok() && self.sounding.is_empty();
        if (rested || asked.elapsed() > look + STOOD_STILL)
            && let Some(speaker) = &mut self.speaker
        {
            speaker.is_watched_anew();
        }
        match message {
            Ok(message) => Some(message),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(Inbox::Command(Command::Shutdown)),
        }
    }

    fn handle(&mut self, message: Inbox) {
        match message {
            Inbox::Command(Command::Speak(speech)) => self.accept(speech),
            Inbox::Command(Command::Cancel(id)) => self.cancel(id),
            Inbox::Command(Command::Shutdown) => self.ended = Some(End::Asked),
            Inbox::Note(note) => self.noted(note),
            Inbox::Broken(opening, loss) if opening == self.opened => self.broken(loss),
            Inbox::Broken(..) => {}
        }
    }

    /// Passes on a note of the device, unless its utterance is already answered.
    fn noted(&mut self, note: Note) {
        match note {
            Note::First(run, at) => {
                let known = self.sounding.iter_mut().find(|s| s.tag.run == run);
                if let Some(sounding) = known
                    && sounding.begun == Begun::NotYet
                {
                    sounding.begun = Begun::Told;
                    let id = sounding.speech.id;
                    (self.events)(VoiceEvent::Begun { id, at });
                }
            }
            Note::Played(run, at) => {
                if let Some(id) = self.over(run) {
                    (self.events)(VoiceEvent::Ended { id, at });
                }
            }
            Note::Silenced(run, at) => {
                if let Some(id) = self.over(run) {
                    (self.events)(VoiceEvent::Cancelled { id, at });
                }
            }
        }
    }

    fn accept(&mut self, speech: Speech) {
        if self.sounding.len() + self.waiting.len() > MOST_WAITING {
            let (id, why) = (speech.id, VoiceError::Busy);
            (self.events)(VoiceEvent::Failed { id, why });
        } else {
            let begun = Begun::NotYet;
            self.waiting.push_back(Waiting { speech, begun });
        }
    }

    fn cancel(&mut self, id: UtteranceId) {
        let waiting = self.waiting.iter().position(|w| w.speech.id == id);
        // An utterance that was cut may be sent again before the cut sound falls silent.
        let sounding = (self.sounding.iter())
            .position(|s| s.speech.id == id && !s.tag.cut.load(Ordering::Relaxed));
        if let Some(place) = waiting {
            self.waiting.remove(place);
        } else if let Some(place) = sounding {
            self.sounding[place].tag.cut.store(true, Ordering::Relaxed);
            if place == 0 {
                // The feed reports the silence.
                return;
            }
            // The utterance lies ready after another and will never be heard.
            self.sounding.remove(place);
        } else {
            return;
        }
        let at = Instant::now();
        (self.events)(VoiceEvent::Cancelled { id, at });
    }

    fn speak(&mut self, waiting: Waiting) {
        let open = self.speaker.as_ref().filter(|speaker| speaker.is_open());
        let inlet = open.map(Speaker::inlet);
        let resampler = if inlet.is_some() {
            self.resampler.take()
        } else {
            None
        };
        let (Some(inlet), Some(mut resampler)) = (inlet, resampler) else {
            // An utterance that still sounds, or was cut and has not fallen silent, comes first.
            self.waiting.push_front(waiting);
            return self.open_after_close();
        };
        let Waiting { speech, begun } = waiting;
        if let Some(name) = missing_voice(&speech) {
            let name = name.clone();
            (self.events)(VoiceEvent::NoVoiceNamed { name });
        }
        let run = Run(self.next_run);
        self.next_run += 1;
        let tag = Tag {
            run,
            cut: Arc::new(AtomicBool::new(false)),
        };
        self.sounding.push_back(Sounding {
            speech: speech.clone(),
            begun,
            tag: tag.clone(),
        });
        resampler.begin();
        let made = render(&speech, &mut |samples| {
            inlet.send(Part::Samples(tag.clone(), resampler.push(&samples)));
            while let Ok(message) = self.inbox.try_recv() {
                self.handle(message);
            }
            if self.ended.is_some() || tag.cut.load(Ordering::Relaxed) {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        match made {
            Ok(()) => {
                inlet.send(Part::Samples(tag.clone(), resampler.finish()));
                inlet.send(Part::Last(tag));
            }
            Err(why) => {
                // The feed must not report this run any more; a sound before the words may be heard.
                tag.cut.store(true, Ordering::Relaxed);
                if let Some(id) = self.over(run) {
                    (self.events)(VoiceEvent::Failed { id, why });
                }
            }
        }
        self.resampler = Some(resampler);
    }

    /// Removes a run from the sounding speeches and returns its utterance.
    fn over(&mut self, run: Run) -> Option<UtteranceId> {
        let place = self.sounding.iter().position(|s| s.tag.run == run)?;
        (self.sounding.remove(place)).map(|sounding| sounding.speech.id)
    }

    fn look_at_device(&mut self) {
        let Some(speaker) = &mut self.speaker else {
            return;
        };
        let patience = if self.sounding.is_empty() {
            MISSED_AFTER
        } else {
            STALLED_AFTER
        };
        if speaker.has_broken() {
            self.open_again();
        } else if !speaker.is_open() {
            self.open_after_close();
        } else if speaker.has_stalled(patience) {
            self.ended = Some(End::Broken(VoiceError::DeviceStalled));
        }
    }

    fn broken(&mut self, loss: Loss) {
        match (loss, &mut self.speaker) {
            (Loss::Stream(why), Some(speaker)) => {
                tracing::debug!(why, "the sound device may have broken");
                speaker.doubt();
                self.reason = why;
            }
            (Loss::Device(why) | Loss::Stream(why), _) => {
                self.ended = Some(End::Broken(VoiceError::DeviceLost { why }));
            }
        }
    }

    fn open_again(&mut self) {
        let why = std::mem::take(&mut self.reason);
        tracing::warn!(why, "the sound device broke");
        self.broke.retain(|at| at.elapsed() < REOPENED_WITHIN);
        self.broke.push(Instant::now());
        if self.broke.len() <= MOST_REOPENED && self.open_device().is_ok() {
            self.say_again();
        } else {
            self.ended = Some(End::Broken(VoiceError::DeviceLost { why }));
        }
    }

    /// Opens the device again after the voice on the other side of the card found the stream broken and closed it.
    fn open_after_close(&mut self) {
        match self.open_device() {
            Ok(()) => self.say_again(),
            Err(why) => self.ended = Some(End::Broken(why)),
        }
    }

    /// Says again, on the new device, the utterances that the broken device left unfinished.
    fn say_again(&mut self) {
        while let Some(Sounding { speech, begun, tag }) = self.sounding.pop_back() {
            if tag.cut.swap(true, Ordering::Relaxed) {
                let (id, at) = (speech.id, Instant::now());
                (self.events)(VoiceEvent::Cancelled { id, at });
            } else {
                self.waiting.push_front(Waiting { speech, begun });
            }
        }
    }

    fn fail_everything(&mut self, why: &VoiceError) {
        let mut ids: Vec<UtteranceId> = (self.sounding.drain(..).map(|s| s.speech.id))
            .chain(self.waiting.drain(..).map(|w| w.speech.id))
            .collect();
        // Commands that were sent in the same moment must be answered too.
        while let Ok(message) = self.inbox.try_recv() {
            if let Inbox::Command(Command::Speak(speech)) = message {
                ids.push(speech.id);
            }
        }
        for id in ids {
            let why = why.clone();
            (self.events)(VoiceEvent::Failed { id, why });
        }
    }
}
