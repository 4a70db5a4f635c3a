// SPDX-License-Identifier: GPL-3.0-or-later
//! Helpers that the tests of the voices share: a fake sound card, and a listener.

#![allow(dead_code, reason = "every test file uses another part of it")]

pub(crate) mod again;
#[cfg(feature = "embedded-voice")]
pub(crate) mod card;
#[cfg(all(unix, feature = "system-voice"))]
pub(crate) mod service;
#[cfg(feature = "embedded-voice")]
pub(crate) mod task;
pub(crate) mod watched;

use std::cell::Cell;
use std::process::{Child, ExitStatus};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{self, Command, Options, Speech, VoiceEvent, VoiceHandle, VoiceSpec};
#[cfg(feature = "embedded-voice")]
use zgoda_speech::voice::{Output, Part};
use zgoda_speech::{Language, UtteranceId};

/// The longest wait. No voice may take so long for anything, so a test that waits this long has found a hang.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A text to be spoken at the normal rate, without a sound before it.
pub(crate) fn speech(id: u64, language: Language, text: &str) -> Speech {
    Speech {
        id: UtteranceId(id),
        text: Some(text.to_owned()),
        language,
        delivery: Delivery::default(),
        earcon: None,
    }
}

/// A listener to the built-in voice on this part of a card.
#[cfg(feature = "embedded-voice")]
pub(crate) fn on(card: &voice::Card, part: Part, language: Language) -> Listener {
    let options = Options {
        output: Output {
            card: card.clone(),
            part,
        },
        ..Options::new(language)
    };
    Listener::open(&VoiceSpec::Embedded, options)
}

/// Listeners to a voice on the left side and a voice on the right side of a card, in these languages.
#[cfg(feature = "embedded-voice")]
pub(crate) fn on_both_sides(card: &voice::Card, languages: [Language; 2]) -> (Listener, Listener) {
    let [left, right] = languages;
    (on(card, Part::Left, left), on(card, Part::Right, right))
}

/// Lets real time pass. Only for parts that keep their own time, such as a file or a sound server, or to show that
/// nothing comes, because then there is no event to wait for.
pub(crate) fn time_passes(ms: u64) {
    std::thread::sleep(Duration::from_millis(ms));
}

/// Waits until `look` finds something, or until the time `patience` is over. Only for changes in another process that
/// sends no signal.
pub(crate) fn until<T>(patience: Duration, mut look: impl FnMut() -> Option<T>) -> Option<T> {
    let deadline = Instant::now() + patience;
    loop {
        let found = look();
        if found.is_some() || Instant::now() > deadline {
            return found;
        }
        time_passes(5);
    }
}

/// The exit status of `child`; `None` if it had to be killed.
pub(crate) fn ended_within(child: &mut Child, patience: Duration) -> Option<ExitStatus> {
    let status = until(patience, || child.try_wait().expect("a child to wait for"));
    if status.is_none() {
        let _ = child.kill();
        let _ = child.wait();
    }
    status
}

/// A voice and its answers.
pub(crate) struct Listener {
    pub(crate) voice: VoiceHandle,
    pub(crate) events: Receiver<VoiceEvent>,
    /// The number of finished searches for the voice of a language, according to the events that were taken so far.
    searched: Cell<u32>,
    /// True while a search for a voice goes on, according to the events that were taken so far.
    searching: Cell<bool>,
}

impl Listener {
    pub(crate) fn open(spec: &VoiceSpec, options: Options) -> Listener {
        let (sender, events) = mpsc::channel();
        let voice = voice::open(spec, options, move |event| {
            let _ = sender.send(event);
        })
        .expect("this voice is built in");
        Listener {
            voice,
            events,
            searched: Cell::new(0),
            searching: Cell::new(false),
        }
    }

    pub(crate) fn speak(&self, speech: Speech) {
        self.voice.send(Command::Speak(speech));
    }

    pub(crate) fn cancel(&self, id: u64) {
        self.voice.send(Command::Cancel(UtteranceId(id)));
    }

    /// Returns the next event about an utterance, or about the end of the voice.
    pub(crate) fn next(&self) -> VoiceEvent {
        loop {
            let event = self.events.recv_timeout(self.patience());
            if let Some(event) = self.of_words(event.expect("an event in time")) {
                return event;
            }
        }
    }

    /// The longest wait for the next event. A service looks through thousands of voices, which takes many seconds on a busy
    /// machine.
    fn patience(&self) -> Duration {
        if self.searching.get() {
            PATIENCE * 3
        } else {
            PATIENCE
        }
    }

    /// This event, unless it is only about the state of the voice.
    fn of_words(&self, event: VoiceEvent) -> Option<VoiceEvent> {
        match event {
            VoiceEvent::Ready => None,
            VoiceEvent::Searching => {
                self.searching.set(true);
                None
            }
            VoiceEvent::Searched => {
                self.searching.set(false);
                self.searched.set(self.searched.get() + 1);
                None
            }
            event => Some(event),
        }
    }

    /// Waits until this number of searches, counted since the voice was opened, has ended. Nothing may be said in the
    /// meantime.
    pub(crate) fn searched(&self, times: u32) {
        while self.searched.get() < times {
            let event = self.events.recv_timeout(PATIENCE * 3);
            let event = self.of_words(event.expect("a search in time"));
            assert_eq!(event, None, "while a search was waited for");
        }
    }

    pub(crate) fn begun(&self, id: u64) -> Instant {
        match self.next() {
            VoiceEvent::Begun {
                id: UtteranceId(got),
                at,
            } if got == id => at,
            other => panic!("expected {id} to begin, got {other:?}"),
        }
    }

    pub(crate) fn ended(&self, id: u64) -> Instant {
        match self.next() {
            VoiceEvent::Ended {
                id: UtteranceId(got),
                at,
            } if got == id => at,
            other => panic!("expected {id} to end, got {other:?}"),
        }
    }

    pub(crate) fn cancelled(&self, id: u64) -> Instant {
        match self.next() {
            VoiceEvent::Cancelled {
                id: UtteranceId(got),
                at,
            } if got == id => at,
            other => panic!("expected {id} to be cancelled, got {other:?}"),
        }
    }

    /// Asserts that nothing more comes for a while.
    pub(crate) fn quiet(&self) {
        while let Ok(event) = self.events.recv_timeout(Duration::from_millis(150)) {
            assert_eq!(self.of_words(event), None, "something is said");
        }
    }
}
