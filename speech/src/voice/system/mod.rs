//! The platform's speech service, through the `tts` crate: Speech Dispatcher on Linux.
//!
//! This thread never calls the service. It sends orders to connections, which may hang, and
//! watches the time; what they tell comes back to the one place where it waits. So a service that
//! is slow, deaf or dead costs a deadline and never the program.
//!
//! The service's report of an end comes about 0.3 s after the last sound. Sounds the service
//! cannot make are played by the built-in voice before the words.

mod chime;
mod connections;
mod worker;

use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use tts::UtteranceId as ServiceId;

use super::clean::speakable;
use super::{
    Command, Events, MOST_WAITING, Options, Rate, Speech, VoiceError, VoiceEvent, VoiceHandle,
    spawn,
};
use crate::utterance::{UtteranceId, VoiceSlot};
use chime::Chime;
use connections::{Connections, Learnt, Wait};
pub(super) use worker::voices;
use worker::{Happening, Key, Order, Run, Said};

/// How long the service may take to accept a text and to begin it. The queue is stricter with a
/// voice that has begun once; this is for one that has not.
const BEGIN: Duration = Duration::from_secs(3);
/// How long it may take to fall silent: measured, 30 to 50 ms.
const CANCEL: Duration = Duration::from_secs(1);
/// How often it is asked whether it lives while it speaks. A killed one is noticed by nothing else.
const PROBE_EVERY: Duration = Duration::from_millis(400);
/// The longest a letter takes at the normal rate, twice; and what an end may be late.
const PER_LETTER: Duration = Duration::from_millis(240);
const LATE_END: Duration = Duration::from_secs(3);
/// Reports that may come before the id they belong to: a begin, an end and a stop.
const MOST_EARLY: usize = 4;

enum Inbox {
    Command(Command),
    Said(Key, Said),
    Chime(VoiceEvent),
}

pub(super) fn open(options: Options, events: Events) -> Result<VoiceHandle, VoiceError> {
    let (post, inbox) = mpsc::channel();
    let own = post.clone();
    let (slot, wrap) = (VoiceSlot::System, Inbox::Command);
    spawn(slot, (post, inbox), wrap, move |inbox| {
        Voice {
            own,
            inbox,
            events,
            chime: Chime::new(options.clone()),
            options,
            connections: Connections::default(),
            waiting: VecDeque::new(),
            current: None,
            next_run: 0,
        }
        .run();
    })
}

struct Voice {
    own: Sender<Inbox>,
    inbox: Receiver<Inbox>,
    events: Events,
    options: Options,
    chime: Chime,
    connections: Connections,
    waiting: VecDeque<Speech>,
    current: Option<Current>,
    next_run: u64,
}

/// What is being said.
struct Current {
    speech: Speech,
    stage: Stage,
    /// Was `Begun` told?
    begun: bool,
    /// Was `Cancel` asked for?
    cancelled: bool,
    /// When the next report is overdue.
    due: Instant,
}

enum Stage {
    /// Its sound is played.
    Chiming,
    /// The service has its words.
    Speaking {
        by: Key,
        run: Run,
        /// The service's name for it, once it was told.
        known_as: Option<ServiceId>,
        /// What was reported before that.
        early: Vec<(Happening, ServiceId, Instant)>,
        probe_at: Instant,
    },
}

/// Does the voice go on?
enum End {
    Asked,
    Gone(VoiceError),
}

type Going = Result<(), End>;

impl Voice {
    fn run(mut self) {
        let end = loop {
            if let Err(end) = self.step() {
                break end;
            }
        };
        match end {
            End::Asked => {
                if let Some(Stage::Speaking { by, .. }) = self.current.as_ref().map(|c| &c.stage)
                    && let Some(worker) = self.connections.by_key(*by)
                {
                    worker.order(Order::Stop);
                }
            }
            End::Gone(why) => {
                while let Ok(message) = self.inbox.try_recv() {
                    if let Inbox::Command(Command::Speak(speech)) = message {
                        self.waiting.push_back(speech);
                    }
                }
                let current = self.current.take().map(|current| current.speech.id);
                let waiting: Vec<_> = self.waiting.drain(..).map(|speech| speech.id).collect();
                for id in current.into_iter().chain(waiting) {
                    self.fail(id, why.clone());
                }
                (self.events)(VoiceEvent::Gone { why });
            }
        }
    }

    fn step(&mut self) -> Going {
        if self.current.is_none() {
            self.begin_next()?;
        }
        let message = match self.deadline() {
            Some(deadline) => {
                let wait = deadline.saturating_duration_since(Instant::now());
                match self.inbox.recv_timeout(wait) {
                    Ok(message) => Some(message),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => return Err(End::Asked),
                }
            }
            None => Some(self.inbox.recv().map_err(|_| End::Asked)?),
        };
        match message {
            Some(Inbox::Command(Command::Speak(speech))) => self.accept(speech),
            Some(Inbox::Command(Command::Cancel(id))) => self.cancel(id),
            Some(Inbox::Command(Command::Shutdown)) => return Err(End::Asked),
            Some(Inbox::Said(key, said)) => return self.said(key, said),
            Some(Inbox::Chime(event)) => return self.chimed(event),
            None => return self.overdue(),
        }
        Ok(())
    }

    fn deadline(&self) -> Option<Instant> {
        let current = self.current.as_ref().map(|current| match &current.stage {
            Stage::Speaking { probe_at, .. } => current.due.min(*probe_at),
            Stage::Chiming => current.due,
        });
        current.into_iter().chain(self.connections.deadline()).min()
    }

    fn overdue(&mut self) -> Going {
        let now = Instant::now();
        let opening = self.connections.deadline().is_some_and(|due| due <= now);
        let speaking = self
            .current
            .as_ref()
            .is_some_and(|current| current.due <= now);
        if opening || speaking {
            return Err(End::Gone(VoiceError::ServiceSilent));
        }
        if let Some(current) = &mut self.current
            && let Stage::Speaking { by, probe_at, .. } = &mut current.stage
            && *probe_at <= now
        {
            *probe_at = now + PROBE_EVERY;
            if let Some(worker) = self.connections.by_key(*by) {
                worker.order(Order::Probe);
            }
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

    /// Begins what waits, or prepares for it, or for the language that will be spoken first.
    fn begin_next(&mut self) -> Going {
        let next = self.waiting.front().map(|speech| speech.language);
        let own = self.own.clone();
        let tell = move |key, said| {
            // A voice that has ended needs no reports.
            let _ = own.send(Inbox::Said(key, said));
        };
        match (self.connections).ready_for(next.unwrap_or(self.options.language), tell) {
            Ok(()) => {}
            Err(Wait::Opening) => return Ok(()),
            Err(Wait::Never(why)) => return Err(End::Gone(VoiceError::NoThread { why })),
        }
        let Some(speech) = self.waiting.pop_front() else {
            return Ok(());
        };
        self.begin(speech)
    }

    fn begin(&mut self, mut speech: Speech) -> Going {
        let words = speech.text.take().map(|text| speakable(&text));
        speech.text = words.filter(|text| !text.is_empty());
        let mut current = Current {
            speech,
            stage: Stage::Chiming,
            begun: false,
            cancelled: false,
            due: Instant::now() + BEGIN,
        };
        let (id, earcon) = (current.speech.id, current.speech.earcon);
        if let Some(earcon) = earcon {
            let own = self.own.clone();
            let played = self.chime.play(id, earcon, move |event| {
                // As above.
                let _ = own.send(Inbox::Chime(event));
            });
            match (played, &current.speech.text) {
                (Ok(()), _) => {
                    self.current = Some(current);
                    return Ok(());
                }
                (Err(why), None) => {
                    self.fail(id, why);
                    return Ok(());
                }
                // Words without their sound are better than no words.
                (Err(_), Some(_)) => {}
            }
        }
        self.say_words(&mut current);
        self.current = Some(current);
        self.end_if_silent();
        Ok(())
    }

    /// Sends the words, if there are any, to the connection that speaks their language.
    fn say_words(&mut self, current: &mut Current) {
        let Some(text) = current.speech.text.clone() else {
            return;
        };
        let Some(worker) = self.connections.speaker(current.speech.language) else {
            return;
        };
        let run = Run(self.next_run);
        self.next_run += 1;
        worker.order(Order::Speak(run, text, current.speech.rate));
        current.stage = Stage::Speaking {
            by: worker.key,
            run,
            known_as: None,
            early: Vec::new(),
            probe_at: Instant::now() + PROBE_EVERY,
        };
        current.due = Instant::now() + BEGIN;
    }

    /// What has neither words nor a sound left begins and ends.
    fn end_if_silent(&mut self) {
        if let Some(current) = &self.current
            && matches!(current.stage, Stage::Chiming)
        {
            let at = Instant::now();
            self.happened(Happening::Began, at);
            self.happened(Happening::Ended, at);
        }
    }

    fn cancel(&mut self, id: UtteranceId) {
        if let Some(current) = &mut self.current
            && current.speech.id == id
            && !current.cancelled
        {
            current.cancelled = true;
            current.due = Instant::now() + CANCEL;
            match &current.stage {
                Stage::Chiming => self.chime.stop(id),
                Stage::Speaking { by, .. } => {
                    if let Some(worker) = self.connections.by_key(*by) {
                        worker.order(Order::Stop);
                    }
                }
            }
        } else if let Some(place) = self.waiting.iter().position(|speech| speech.id == id) {
            self.waiting.remove(place);
            let at = Instant::now();
            (self.events)(VoiceEvent::Cancelled { id, at });
        }
    }

    fn said(&mut self, key: Key, said: Said) -> Going {
        let learnt = match said {
            Said::Opened(opened) => self.connections.opened(key, opened),
            Said::Voice(search) => self.connections.searched(key, search),
            Said::Accepted(run, id) => {
                self.accepted(run, id);
                Learnt::Nothing
            }
            Said::Happened(happening, id, at) => {
                self.reported(key, happening, id, at);
                Learnt::Nothing
            }
            Said::Alive(Ok(())) => Learnt::Nothing,
            Said::Alive(Err(why)) | Said::Refused(why) => return self.broke(key, why),
        };
        match learnt {
            Learnt::Nothing => Ok(()),
            Learnt::NoVoice(language) => {
                (self.events)(VoiceEvent::NoVoiceFor { language });
                Ok(())
            }
            Learnt::Unreachable(why) => Err(End::Gone(VoiceError::NoService { why })),
        }
    }

    fn accepted(&mut self, accepted: Run, id: ServiceId) {
        let Some(current) = &mut self.current else {
            return;
        };
        if let Stage::Speaking {
            run,
            known_as,
            early,
            ..
        } = &mut current.stage
            && *run == accepted
        {
            *known_as = Some(id);
            for (happening, of, at) in std::mem::take(early) {
                if of == id {
                    self.happened(happening, at);
                }
            }
        }
    }

    fn reported(&mut self, from: Key, happening: Happening, id: ServiceId, at: Instant) {
        if let Some(current) = &mut self.current
            && let Stage::Speaking {
                by,
                known_as,
                early,
                ..
            } = &mut current.stage
            && *by == from
        {
            match known_as {
                None if early.len() < MOST_EARLY => early.push((happening, id, at)),
                None => {}
                Some(known) if *known == id => self.happened(happening, at),
                // The tail of one that was cut.
                Some(_) => {}
            }
        }
    }

    fn happened(&mut self, happening: Happening, at: Instant) {
        let Some(current) = &mut self.current else {
            return;
        };
        let id = current.speech.id;
        match happening {
            Happening::Began => {
                if !current.cancelled {
                    let letters = current
                        .speech
                        .text
                        .as_ref()
                        .map_or(0, |text| text.chars().count());
                    current.due = Instant::now() + longest(letters, current.speech.rate);
                }
                if !current.begun {
                    current.begun = true;
                    (self.events)(VoiceEvent::Begun { id, at });
                }
            }
            Happening::Ended => {
                self.current = None;
                (self.events)(VoiceEvent::Ended { id, at });
            }
            Happening::Stopped => {
                let asked = current.cancelled;
                self.current = None;
                if asked {
                    (self.events)(VoiceEvent::Cancelled { id, at });
                } else {
                    self.fail(id, VoiceError::Interrupted);
                }
            }
        }
    }

    /// A connection broke. What had not begun is tried again, on a new one; how
    /// often there is a new one is bounded.
    fn broke(&mut self, key: Key, why: String) -> Going {
        if self.connections.by_key(key).is_none() {
            return Ok(());
        }
        tracing::warn!(%why, "the connection to the speech service broke");
        let may_go_on = self.connections.start_over();
        if !may_go_on {
            return Err(End::Gone(VoiceError::NoService { why }));
        }
        let Some(current) = self.current.take() else {
            return Ok(());
        };
        let id = current.speech.id;
        if current.cancelled {
            let at = Instant::now();
            (self.events)(VoiceEvent::Cancelled { id, at });
        } else if current.begun {
            self.fail(id, VoiceError::NoService { why });
        } else {
            let mut speech = current.speech;
            speech.earcon = None;
            self.waiting.push_front(speech);
        }
        Ok(())
    }

    fn chimed(&mut self, event: VoiceEvent) -> Going {
        let chiming = (self.current.as_ref()).is_some_and(|c| matches!(c.stage, Stage::Chiming));
        match event {
            VoiceEvent::Begun { at, .. } if chiming => self.happened(Happening::Began, at),
            VoiceEvent::Cancelled { at, .. } if chiming => self.happened(Happening::Stopped, at),
            VoiceEvent::Ended { .. } | VoiceEvent::Failed { .. } if chiming => {
                if let Some(mut current) = self.current.take() {
                    self.say_words(&mut current);
                    self.current = Some(current);
                    self.end_if_silent();
                }
            }
            VoiceEvent::Gone { why } => {
                tracing::warn!(%why, "no sounds before the words");
                self.chime.give_up(why);
            }
            _ => {}
        }
        Ok(())
    }

    fn fail(&self, id: UtteranceId, why: VoiceError) {
        (self.events)(VoiceEvent::Failed { id, why });
    }
}

/// Longer than any voice takes for so many letters.
fn longest(letters: usize, rate: Rate) -> Duration {
    let letters = u32::try_from(letters).unwrap_or(u32::MAX);
    let normal = u32::from(Rate::NORMAL.words_a_minute());
    let at_normal = PER_LETTER.saturating_mul(letters).saturating_mul(normal);
    at_normal / u32::from(rate.words_a_minute()) + LATE_END
}
