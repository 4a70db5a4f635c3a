// SPDX-License-Identifier: GPL-3.0-or-later
//! The screen reader that runs on this computer, asked to say our words in its own voice.
//!
//! The library of the reader may be missing, answer late or hang, so the voice never waits for it: one thread asks the reader to
//! speak, a second thread asks it to be silent, and the thread of the voice watches the time. If the reader cannot be found, or
//! does not answer within [`ANSWER`], it counts as gone, and the next voice of the listener takes over.
//!
//! If a reader reports the beginning and the end of its speech, the voice relies on these reports. A reader that does not begin in
//! time counts as gone, too. It is asked to be silent, so that it does not speak over the next voice when it recovers. A reader
//! without reports is given the time that the words take at the listener's own rate; it remains unknown whether the words were
//! heard.

#[cfg(windows)]
mod nvda;

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use super::chime::Chime;
use super::clean::speakable;
use super::{
    Command, Events, MOST_WAITING, Options, Rate, Speech, VoiceError, VoiceEvent, VoiceHandle,
    spawn,
};
use crate::utterance::{UtteranceId, VoiceSlot};

/// The time within which the reader must answer; only the report of the end of a text may take longer.
const ANSWER: Duration = Duration::from_millis(500);
/// The interval at which a reader that should be speaking is asked whether it still runs.
const ASK_EVERY: Duration = Duration::from_millis(250);
/// Twice the longest time for a letter at the normal rate, and the lateness that is allowed for the end of a text.
const PER_LETTER: Duration = Duration::from_millis(240);
const LATE_END: Duration = Duration::from_secs(3);
/// The time of a letter at the normal rate, and the time that is added for every text. Both are for a reader that does not report
/// the end of a text.
const ABOUT_A_LETTER: Duration = Duration::from_millis(85);
const ABOUT_A_TEXT: Duration = Duration::from_millis(250);

/// The outcome of a text that was given to a reader.
#[cfg_attr(
    not(any(windows, test)),
    allow(dead_code, reason = "no reader is asked directly on this platform")
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Taken {
    /// The text has been spoken to its end.
    Spoken,
    /// The text was cut, by this program or by another.
    Cut,
    /// The text will be spoken, without further reports.
    Given,
}

/// The reason why a reader did not do something: the number that its library returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Status(pub(super) u32);

/// The function to call when a text begins.
pub(super) type Begins = Box<dyn Fn() + Send>;

/// A screen reader. Every call may take as long as it likes.
pub(super) trait Reader: Send + Sync {
    /// Says a text, and shows it in braille. Calls `begins` once the text is heard, from any thread.
    fn speak(&self, text: &str, begins: Begins) -> Result<Taken, Status>;
    /// Makes the reader fall silent.
    fn cancel(&self) -> Result<(), Status>;
    /// Asks whether the reader still runs: `Ok` if so.
    fn is_there(&self) -> Result<(), Status>;
}

/// A reader, or the reason why there is none.
type Found = Result<Arc<dyn Reader>, String>;

/// Finds the reader that runs on this computer. On platforms other than Windows no reader is asked directly: texts reach it through
/// the speech service.
#[cfg(windows)]
fn find() -> Found {
    Ok(Arc::new(nvda::Nvda::find()?))
}

#[cfg(not(windows))]
fn find() -> Found {
    Err("on this platform a reader is reached by the speech service".to_owned())
}

/// Opens the voice of the reader that runs.
pub(super) fn open(options: Options, events: Events) -> Result<VoiceHandle, VoiceError> {
    open_with(find, options, events)
}

fn open_with(
    find: impl FnOnce() -> Found + Send + 'static,
    options: Options,
    events: Events,
) -> Result<VoiceHandle, VoiceError> {
    let (post, inbox) = mpsc::channel();
    let own = post.clone();
    let (slot, wrap) = (VoiceSlot::ScreenReader, Inbox::Command);
    spawn(slot, (post, inbox), wrap, move |inbox| {
        Voice {
            inbox,
            events,
            chime: Chime::new(options),
            own,
            asked: None,
            waiting: VecDeque::new(),
            current: None,
            runs: 0,
        }
        .run(find);
    })
}

enum Inbox {
    Command(Command),
    Found(Found),
    /// A text has begun to be heard.
    Began(u64),
    /// The outcome of a text.
    Spoke(u64, Result<Taken, Status>),
    /// The answer to a request that was no text.
    Answered(Result<(), Status>),
    Chime(VoiceEvent),
}

/// A request to the reader that is no text to speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    Cancel,
    AreYouThere,
}

/// The channels to the threads that ask the reader.
struct Asks {
    speak: Sender<(u64, String)>,
    else_: Sender<Question>,
}

struct Voice {
    inbox: Receiver<Inbox>,
    events: Events,
    chime: Chime,
    own: Sender<Inbox>,
    /// The moment by which the reader must have answered.
    asked: Option<Instant>,
    waiting: VecDeque<Speech>,
    current: Option<Current>,
    runs: u64,
}

/// The utterance that is being said.
struct Current {
    id: UtteranceId,
    /// The text to be said after the sound; `None` where there is only a sound.
    text: Option<String>,
    rate: Rate,
    stage: Stage,
    /// True if the beginning was reported.
    begun: bool,
    cancelled: bool,
}

enum Stage {
    /// The sound of the utterance is played.
    Chiming,
    /// The reader has the words of the utterance.
    Speaking {
        run: u64,
        /// The moment by which the reader must begin to speak; `None` once it has begun.
        begins_by: Option<Instant>,
        /// The moment at which the text ends or must have ended.
        until: Instant,
        /// True if the reader does not report the end of the text, so the time is estimated.
        by_the_clock: bool,
        /// The moment at which the reader is next asked whether it still runs.
        ask: Instant,
    },
}

enum End {
    Asked,
    Gone(VoiceError),
}

impl Voice {
    fn run(mut self, find: impl FnOnce() -> Found + Send + 'static) {
        let end = match self.connect(find) {
            Ok(asks) => {
                let end = loop {
                    if let Err(end) = self.step(&asks) {
                        break end;
                    }
                };
                if self.current.is_some() {
                    let _ = asks.else_.send(Question::Cancel);
                }
                end
            }
            Err(end) => end,
        };
        let End::Gone(why) = end else {
            return;
        };
        while let Ok(message) = self.inbox.try_recv() {
            if let Inbox::Command(Command::Speak(speech)) = message {
                self.waiting.push_back(speech);
            }
        }
        let current = self.current.take().map(|current| current.id);
        let waiting: Vec<_> = self.waiting.drain(..).map(|speech| speech.id).collect();
        for id in current.into_iter().chain(waiting) {
            self.fail(id, why.clone());
        }
        (self.events)(VoiceEvent::Gone { why });
    }

    /// Finds the reader, on the thread that will ask it to speak. Utterances wait until it is found.
    fn connect(&mut self, find: impl FnOnce() -> Found + Send + 'static) -> Result<Asks, End> {
        let (speak, texts) = mpsc::channel::<(u64, String)>();
        let (else_, questions) = mpsc::channel();
        let own = self.own.clone();
        started("reader-speaks", move || {
            let reader = match find() {
                Ok(reader) => reader,
                Err(why) => return drop(own.send(Inbox::Found(Err(why)))),
            };
            if own.send(Inbox::Found(Ok(Arc::clone(&reader)))).is_err() {
                return;
            }
            for (run, text) in texts {
                let heard = own.clone();
                // A voice that has ended needs no reports.
                let begins = Box::new(move || drop(heard.send(Inbox::Began(run))));
                let taken = reader.speak(&text, begins);
                if own.send(Inbox::Spoke(run, taken)).is_err() {
                    return;
                }
            }
        })?;
        let until = Instant::now() + ANSWER;
        let reader = loop {
            match self
                .inbox
                .recv_timeout(until.saturating_duration_since(Instant::now()))
            {
                Ok(Inbox::Found(Ok(reader))) => break reader,
                Ok(Inbox::Found(Err(why))) => return Err(End::Gone(VoiceError::NoReader { why })),
                Ok(Inbox::Command(Command::Speak(speech))) => self.accept(speech),
                Ok(Inbox::Command(Command::Cancel(id))) => self.leave_out(id),
                Ok(Inbox::Command(Command::Shutdown)) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(End::Asked);
                }
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return Err(End::Gone(VoiceError::ReaderSilent)),
            }
        };
        let own = self.own.clone();
        started("reader-else", move || {
            for question in questions {
                let answer = match question {
                    Question::Cancel => reader.cancel(),
                    Question::AreYouThere => reader.is_there(),
                };
                if own.send(Inbox::Answered(answer)).is_err() {
                    return;
                }
            }
        })?;
        Ok(Asks { speak, else_ })
    }

    fn step(&mut self, asks: &Asks) -> Result<(), End> {
        if self.current.is_none()
            && let Some(speech) = self.waiting.pop_front()
        {
            self.begin(speech, asks);
            return Ok(());
        }
        let speaking = self
            .current
            .as_ref()
            .and_then(|current| match current.stage {
                Stage::Speaking {
                    begins_by,
                    until,
                    ask,
                    ..
                } => Some(begins_by.unwrap_or(until).min(until).min(ask)),
                Stage::Chiming => None,
            });
        let message = match speaking.into_iter().chain(self.asked).min() {
            Some(due) => match self
                .inbox
                .recv_timeout(due.saturating_duration_since(Instant::now()))
            {
                Ok(message) => message,
                Err(RecvTimeoutError::Timeout) => return self.overdue(asks),
                Err(RecvTimeoutError::Disconnected) => return Err(End::Asked),
            },
            None => self.inbox.recv().map_err(|_| End::Asked)?,
        };
        match message {
            Inbox::Command(Command::Speak(speech)) => self.accept(speech),
            Inbox::Command(Command::Cancel(id)) => self.cancel(id, asks),
            Inbox::Command(Command::Shutdown) => return Err(End::Asked),
            Inbox::Began(run) => self.begun(run),
            Inbox::Spoke(run, taken) => return self.spoke(run, taken),
            Inbox::Answered(Ok(())) => self.asked = None,
            Inbox::Answered(Err(status)) => return Err(End::Gone(lost(status))),
            Inbox::Chime(event) => self.chimed(&event, asks),
            Inbox::Found(_) => {}
        }
        Ok(())
    }

    fn accept(&mut self, speech: Speech) {
        if self.waiting.len() >= MOST_WAITING {
            self.fail(speech.id, VoiceError::Busy);
        } else {
            self.waiting.push_back(speech);
        }
    }

    fn begin(&mut self, speech: Speech, asks: &Asks) {
        let text = speech.text.map(|text| speakable(&text));
        let text = text.filter(|text| !text.is_empty());
        let mut current = Current {
            id: speech.id,
            text,
            rate: speech.delivery.rate,
            stage: Stage::Chiming,
            begun: false,
            cancelled: false,
        };
        if let Some(earcon) = speech.earcon {
            let own = self.own.clone();
            let volume = speech.delivery.volume;
            let played = self.chime.play(speech.id, earcon, volume, move |event| {
                // A voice that has ended needs no reports.
                let _ = own.send(Inbox::Chime(event));
            });
            match (played, &current.text) {
                (Ok(()), _) => {
                    self.current = Some(current);
                    return;
                }
                (Err(why), None) => return self.fail(speech.id, why),
                // If the sound fails, the words are spoken without it.
                (Err(_), Some(_)) => {}
            }
        }
        self.say_words(&mut current, asks);
        self.go_on(current);
    }

    /// Gives the reader the words, if there are any.
    fn say_words(&mut self, current: &mut Current, asks: &Asks) {
        if let Some(text) = current.text.take() {
            self.runs = self.runs.saturating_add(1);
            let now = Instant::now();
            current.stage = Stage::Speaking {
                run: self.runs,
                begins_by: Some(now + ANSWER),
                until: now + lasts(&text, current.rate, PER_LETTER, LATE_END),
                by_the_clock: false,
                ask: now + ASK_EVERY,
            };
            // The text is kept to compute the time that it may take.
            current.text = Some(text.clone());
            let _ = asks.speak.send((self.runs, text));
        }
    }

    /// Continues an utterance, or ends it if neither words nor a sound are left.
    fn go_on(&mut self, mut current: Current) {
        match current.stage {
            Stage::Speaking { .. } => self.current = Some(current),
            Stage::Chiming => {
                self.tell_begun(&mut current);
                self.tell_ended(current.id);
            }
        }
    }

    fn begun(&mut self, of: u64) {
        if let Some(mut current) = self.current.take() {
            if let Stage::Speaking { run, begins_by, .. } = &mut current.stage
                && *run == of
            {
                *begins_by = None;
                self.tell_begun(&mut current);
            }
            self.current = Some(current);
        }
    }

    fn spoke(&mut self, of: u64, taken: Result<Taken, Status>) -> Result<(), End> {
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        let Stage::Speaking {
            run,
            until,
            by_the_clock,
            ..
        } = &mut current.stage
        else {
            return Ok(());
        };
        if *run != of {
            return Ok(());
        }
        let (id, cancelled) = (current.id, current.cancelled);
        match taken {
            Err(status) => return Err(End::Gone(lost(status))),
            Ok(Taken::Given) if cancelled => self.tell_cancelled(id),
            Ok(Taken::Given) => {
                let text = current.text.as_deref().unwrap_or_default();
                let after = lasts(text, current.rate, ABOUT_A_LETTER, ABOUT_A_TEXT);
                (*until, *by_the_clock) = (Instant::now() + after, true);
            }
            Ok(_) if cancelled => self.tell_cancelled(id),
            Ok(Taken::Spoken) => self.tell_ended(id),
            Ok(Taken::Cut) => {
                self.current = None;
                self.fail(id, VoiceError::Interrupted);
            }
        }
        Ok(())
    }

    fn cancel(&mut self, id: UtteranceId, asks: &Asks) {
        match &mut self.current {
            Some(current) if current.id == id && !current.cancelled => {
                current.cancelled = true;
                match current.stage {
                    Stage::Chiming => self.chime.stop(id),
                    Stage::Speaking { by_the_clock, .. } => {
                        ask(&mut self.asked, asks, Question::Cancel);
                        if by_the_clock {
                            self.tell_cancelled(id);
                        }
                    }
                }
            }
            _ => self.leave_out(id),
        }
    }

    fn leave_out(&mut self, id: UtteranceId) {
        if let Some(place) = self.waiting.iter().position(|speech| speech.id == id) {
            self.waiting.remove(place);
            let at = Instant::now();
            (self.events)(VoiceEvent::Cancelled { id, at });
        }
    }

    fn overdue(&mut self, asks: &Asks) -> Result<(), End> {
        let now = Instant::now();
        if self.asked.is_some_and(|until| until <= now) {
            return Err(End::Gone(VoiceError::ReaderSilent));
        }
        let Some(current) = &mut self.current else {
            return Ok(());
        };
        let id = current.id;
        if let Stage::Speaking {
            begins_by,
            until,
            by_the_clock,
            ask: next,
            ..
        } = &mut current.stage
        {
            if begins_by.is_some_and(|by| by <= now) {
                return Err(End::Gone(VoiceError::ReaderSilent));
            } else if *until <= now {
                match by_the_clock {
                    true => self.tell_ended(id),
                    false => return Err(End::Gone(VoiceError::ReaderSilent)),
                }
            } else if *next <= now {
                *next = now + ASK_EVERY;
                ask(&mut self.asked, asks, Question::AreYouThere);
            }
        }
        Ok(())
    }

    fn chimed(&mut self, event: &VoiceEvent, asks: &Asks) {
        if let VoiceEvent::Gone { why } = event {
            tracing::warn!(%why, "no sounds before the words");
            self.chime.give_up(why.clone());
        }
        let chiming = |it: &mut Current| matches!(it.stage, Stage::Chiming);
        let Some(mut current) = self.current.take_if(chiming) else {
            return;
        };
        let id = current.id;
        match event {
            VoiceEvent::Begun { .. } => {
                self.tell_begun(&mut current);
                self.current = Some(current);
            }
            VoiceEvent::Cancelled { .. } => self.tell_cancelled(id),
            _ if current.cancelled => self.tell_cancelled(id),
            VoiceEvent::Failed { why, .. } | VoiceEvent::Gone { why } if current.text.is_none() => {
                self.fail(id, why.clone());
            }
            VoiceEvent::Ended { .. } | VoiceEvent::Failed { .. } | VoiceEvent::Gone { .. } => {
                self.say_words(&mut current, asks);
                self.go_on(current);
            }
            VoiceEvent::Ready
            | VoiceEvent::NoVoiceFor { .. }
            | VoiceEvent::NoVoiceNamed { .. }
            | VoiceEvent::Searching
            | VoiceEvent::Searched
            | VoiceEvent::Lacks { .. } => self.current = Some(current),
        }
    }

    /// Reports the beginning once, whether the utterance begins with its sound or with its words.
    fn tell_begun(&self, current: &mut Current) {
        if !std::mem::replace(&mut current.begun, true) {
            let (id, at) = (current.id, Instant::now());
            (self.events)(VoiceEvent::Begun { id, at });
        }
    }

    fn tell_ended(&mut self, id: UtteranceId) {
        self.current = None;
        let at = Instant::now();
        (self.events)(VoiceEvent::Ended { id, at });
    }

    fn tell_cancelled(&mut self, id: UtteranceId) {
        self.current = None;
        let at = Instant::now();
        (self.events)(VoiceEvent::Cancelled { id, at });
    }

    fn fail(&self, id: UtteranceId, why: VoiceError) {
        (self.events)(VoiceEvent::Failed { id, why });
    }
}

/// Sends a request with a deadline for the answer. If a deadline runs already, it is not extended.
fn ask(asked: &mut Option<Instant>, asks: &Asks, question: Question) {
    asked.get_or_insert_with(|| Instant::now() + ANSWER);
    let _ = asks.else_.send(question);
}

/// The time that a text takes at this rate, from the time of a letter at the normal rate.
fn lasts(text: &str, rate: Rate, letter: Duration, more: Duration) -> Duration {
    let letters = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    let normal = u32::from(Rate::NORMAL.words_a_minute());
    let all = letter.saturating_mul(letters).saturating_mul(normal);
    more + all / u32::from(rate.words_a_minute()).max(1)
}

fn lost(status: Status) -> VoiceError {
    VoiceError::NoReader {
        why: format!("its status is {}", status.0),
    }
}

fn started(name: &str, run: impl FnOnce() + Send + 'static) -> Result<(), End> {
    let thread = thread::Builder::new().name(name.to_owned()).spawn(run);
    thread.map(drop).map_err(|why| {
        End::Gone(VoiceError::NoThread {
            why: why.to_string(),
        })
    })
}

#[cfg(test)]
mod tests;
