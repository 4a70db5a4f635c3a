// SPDX-License-Identifier: GPL-3.0-or-later
//! The platform's speech service, through the `tts` crate: Speech Dispatcher on Linux.
//!
//! The thread of the voice never calls the service. It sends orders to connections, which may hang, and watches the time. The
//! reports of the connections come to the only channel on which the thread waits. So a service that is slow, deaf or dead can
//! exceed a deadline, but cannot stop the program.
//!
//! The service's report of an end comes about 0.3 s after the last sound. Sounds, which the service cannot make, are played by the
//! built-in voice before the words.

mod connections;
mod current;
mod worker;

use std::collections::VecDeque;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use super::chime::Chime;
use super::clean::speakable;
use super::libraries::SERVICE;
use super::{
    Command, Events, MOST_WAITING, Options, Speech, VoiceError, VoiceEvent, VoiceHandle, spawn,
};
use crate::utterance::{UtteranceId, VoiceSlot};
use connections::{Connections, Learnt, Wait};
use current::{Current, Due, Searching, Stage};
pub(super) use worker::voices;
use worker::{Happening, Key, Order, Run, Said, Sound};

/// The longest time that the service may take to fall silent. Measured times are 30 to 50 ms.
const CANCEL: Duration = Duration::from_secs(1);

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
            told: Searching::No,
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
    /// The state of the search for voices that was last reported.
    told: Searching,
}

/// The reason why the voice ends.
enum End {
    Asked,
    Gone(VoiceError),
}

type Going = Result<(), End>;

impl Voice {
    fn run(mut self) {
        let end = match SERVICE.ready() {
            Ok(()) => loop {
                if let Err(end) = self.step() {
                    break end;
                }
            },
            Err(missing) => End::Gone(missing.into()),
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
        self.tell_of_search();
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
        let current = self.current.as_ref().map(Current::deadline);
        current.into_iter().chain(self.connections.deadline()).min()
    }

    fn overdue(&mut self) -> Going {
        let now = Instant::now();
        let searching = self.connections.searching();
        let due = match &mut self.current {
            Some(current) => current.is_due(searching, now),
            None => Due::Nothing,
        };
        let opening = self.connections.deadline().is_some_and(|due| due <= now);
        match due {
            _ if opening => Err(End::Gone(VoiceError::ServiceSilent)),
            Due::GiveUp => Err(End::Gone(VoiceError::ServiceSilent)),
            Due::Probe(by) => {
                if let Some(worker) = self.connections.by_key(by) {
                    worker.order(Order::Probe);
                }
                Ok(())
            }
            Due::Nothing => Ok(()),
        }
    }

    /// Reports that a search for a voice has begun or ended, because this changes all deadlines.
    fn tell_of_search(&mut self) {
        let searching = self.connections.searching();
        if std::mem::replace(&mut self.told, searching) == searching {
            return;
        }
        if let Some(current) = &mut self.current {
            current.waits_anew(searching, Instant::now());
        }
        (self.events)(match searching {
            Searching::Yes => VoiceEvent::Searching,
            Searching::No => VoiceEvent::Searched,
        });
    }

    fn accept(&mut self, speech: Speech) {
        if self.waiting.len() >= MOST_WAITING {
            self.fail(speech.id, VoiceError::Busy);
        } else {
            self.waiting.push_back(speech);
        }
    }

    /// Begins the next waiting utterance. If its connection is not ready, prepares the connection. If no utterance waits, prepares
    /// the language that will be spoken first.
    fn begin_next(&mut self) -> Going {
        let next = self.waiting.front();
        let language = next.map_or(self.options.language, |speech| speech.language);
        let own = self.own.clone();
        let tell = move |key, said| {
            // If the voice has ended, it needs no reports.
            let _ = own.send(Inbox::Said(key, said));
        };
        match (self.connections).ready_for(language, tell) {
            Ok(()) => {}
            Err(Wait::Opening) => return Ok(()),
            Err(Wait::Never(why)) => return Err(End::Gone(VoiceError::NoThread { why })),
        }
        match self.waiting.pop_front() {
            Some(speech) => {
                let voice = speech.delivery.voice.as_ref();
                self.connections.wants(language, voice);
                self.begin(speech)?;
            }
            None => self.connections.search(),
        }
        Ok(())
    }

    fn begin(&mut self, mut speech: Speech) -> Going {
        let words = speech.text.take().map(|text| speakable(&text));
        speech.text = words.filter(|text| !text.is_empty());
        let mut current = Current::new(speech);
        let (id, earcon) = (current.speech.id, current.speech.earcon);
        if let Some(earcon) = earcon {
            let own = self.own.clone();
            let volume = current.speech.delivery.volume;
            let played = self.chime.play(id, earcon, volume, move |event| {
                // If the voice has ended, it needs no reports here either.
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
                // If the sound fails, the words are spoken without it.
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
        worker.order(Order::Speak(
            run,
            text,
            Sound::from(&current.speech.delivery),
        ));
        current.is_spoken_by(worker.key, run, self.connections.searching());
    }

    /// Begins and ends an utterance that has neither words nor a sound left.
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
            current.due = Instant::now() + self.connections.searching().patience(CANCEL);
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
            Said::Voice(search) => {
                let learnt = self.connections.searched(key, search);
                // The next search may begin immediately, so the end of this one is reported first.
                self.tell_of_search();
                learnt
            }
            Said::Accepted(run, id) => {
                let early = self.current.as_mut().map(|c| c.accepted(run, id));
                for (happening, at) in early.into_iter().flatten() {
                    self.happened(happening, at);
                }
                Learnt::Nothing
            }
            Said::Happened(happening, id, at) => {
                let current = self.current.as_mut();
                if current.is_some_and(|c| c.is_meant(key, happening, id, at)) {
                    self.happened(happening, at);
                }
                Learnt::Nothing
            }
            Said::Alive(Ok(())) => {
                if let Some(current) = &mut self.current {
                    current.lives(key, Instant::now());
                }
                Learnt::Nothing
            }
            Said::Alive(Err(why)) | Said::Refused(why) => return self.broke(key, why),
        };
        match learnt {
            Learnt::Nothing => Ok(()),
            Learnt::NoVoiceNamed(name) => {
                (self.events)(VoiceEvent::NoVoiceNamed { name });
                Ok(())
            }
            Learnt::NoVoice(language) => {
                (self.events)(VoiceEvent::NoVoiceFor { language });
                Ok(())
            }
            Learnt::Unreachable(why) => Err(End::Gone(VoiceError::NoService { why })),
        }
    }

    fn happened(&mut self, happening: Happening, at: Instant) {
        let Some(current) = &mut self.current else {
            return;
        };
        let id = current.speech.id;
        match happening {
            Happening::Began => {
                if current.begins() {
                    (self.events)(VoiceEvent::Begun { id, at });
                }
                if self.waiting.is_empty() {
                    self.connections.search();
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

    /// Handles a broken connection. An utterance that had not begun is tried again on a new connection; the number of
    /// new connections is bounded.
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
        if let VoiceEvent::Gone { why } = &event {
            tracing::warn!(%why, "no sounds before the words");
            self.chime.give_up(why.clone());
            if let VoiceError::NoLibrary(library) = why.clone() {
                (self.events)(VoiceEvent::Lacks { library });
            }
        }
        let chiming = (self.current.as_ref()).is_some_and(|c| matches!(c.stage, Stage::Chiming));
        match event {
            _ if !chiming => {}
            VoiceEvent::Begun { at, .. } => self.happened(Happening::Began, at),
            VoiceEvent::Cancelled { at, .. } => self.happened(Happening::Stopped, at),
            VoiceEvent::Ended { .. } => self.go_on_with_words(None),
            // If the player of sounds is gone, it may have gone before the request, and sends no further report.
            VoiceEvent::Failed { why, .. } | VoiceEvent::Gone { why } => {
                self.go_on_with_words(Some(why));
            }
            VoiceEvent::Ready
            | VoiceEvent::NoVoiceFor { .. }
            | VoiceEvent::NoVoiceNamed { .. }
            | VoiceEvent::Searching
            | VoiceEvent::Searched
            | VoiceEvent::Lacks { .. } => {}
        }
        Ok(())
    }

    /// Goes on after the sound is over, or has failed with this reason. If the sound fails, words are spoken without it; an
    /// utterance with a sound alone has failed.
    fn go_on_with_words(&mut self, without_sound: Option<VoiceError>) {
        let Some(mut current) = self.current.take() else {
            return;
        };
        let id = current.speech.id;
        match (without_sound, &current.speech.text) {
            _ if current.cancelled => {
                let at = Instant::now();
                (self.events)(VoiceEvent::Cancelled { id, at });
            }
            (Some(why), None) => self.fail(id, why),
            _ => {
                self.say_words(&mut current);
                self.current = Some(current);
                self.end_if_silent();
            }
        }
    }

    fn fail(&self, id: UtteranceId, why: VoiceError) {
        (self.events)(VoiceEvent::Failed { id, why });
    }
}
