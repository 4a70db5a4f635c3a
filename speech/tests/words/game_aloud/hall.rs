// SPDX-License-Identifier: GPL-3.0-or-later
//! The card, the voice and the queue.
//!
//! The card keeps the time: it asks for a buffer only when the voice's thread is at rest, so the same samples come at the same
//! places on every machine, many times faster than real time.

use std::collections::BTreeMap;
use std::time::Duration;

use zgoda_game::Moment;
use zgoda_speech::queue::{Effect, Input, Waits};
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{Command, Options, Output, Rate, Speech, VoiceEvent, VoiceSpec, espeak};
use zgoda_speech::{Language, Queue, Status, Utterance, UtteranceId, VoiceSlot};

use crate::support::card::{Card, RATE};
use crate::support::task::{Task, VOICE};
use crate::support::{self, Listener};

/// One half-move at the card.
pub(crate) struct Heard {
    /// The moment of the command to the voice, in frames of the card.
    pub(crate) told: usize,
    /// The moment at which the voice reported the beginning, also in frames.
    pub(crate) begun: usize,
    pub(crate) status: Option<Status>,
}

/// Everything that was played, and the places where utterances began.
pub(crate) struct Recording {
    pub(crate) samples: Vec<f32>,
    pub(crate) heard: BTreeMap<UtteranceId, Heard>,
}

/// A queue and its voice, and the card that is their clock.
pub(crate) struct Hall {
    delivery: Delivery,
    told: BTreeMap<UtteranceId, usize>,
    card: Card,
    listener: Listener,
    voice_thread: Task,
    queue: Queue,
    frames: usize,
    heard: BTreeMap<UtteranceId, Heard>,
}

impl Hall {
    pub(crate) fn new(language: Language, rate: Rate) -> Hall {
        // The library starts a thread of its own. If it is started here, that thread does not bear the voice's name.
        espeak::prepare(language).unwrap();
        let card = Card::stepped();
        let options = Options {
            output: Output::device(card.device()),
            ..Options::new(language)
        };
        let listener = Listener::open(&VoiceSpec::Embedded, options);
        // The empty utterance only shows that the voice has started.
        listener.speak(support::speech(0, language, ""));
        while !matches!(
            listener.events.recv_timeout(Duration::from_millis(1)),
            Ok(VoiceEvent::Ended {
                id: UtteranceId(0),
                ..
            })
        ) {
            if card.opened() > 0 {
                card.step();
            }
        }
        card.forget();
        Hall {
            delivery: Delivery::at(rate),
            told: BTreeMap::new(),
            card,
            listener,
            voice_thread: Task::named(VOICE),
            queue: Queue::new([VoiceSlot::Embedded], Waits::default()),
            frames: 0,
            heard: BTreeMap::new(),
        }
    }

    /// Queues the whole game at once, and plays until everything is said.
    pub(crate) fn hear(mut self, game: &[Utterance]) -> Recording {
        for utterance in game {
            self.tell(Input::Say(utterance.clone()));
        }
        while !self.queue.is_idle() {
            self.voice_thread.rests();
            self.frames += self.card.step();
            self.voice_thread.rests();
            while let Ok(event) = self.listener.events.try_recv() {
                match event {
                    VoiceEvent::Begun { id, .. } => self.begun(id),
                    VoiceEvent::Ended { id, .. } => {
                        self.tell(Input::Ended(VoiceSlot::Embedded, id));
                    }
                    other => panic!("{other:?}"),
                }
            }
            self.tell(Input::Tick);
        }
        Recording {
            samples: support::card::samples(&self.card.heard()),
            heard: self.heard,
        }
    }

    fn begun(&mut self, id: UtteranceId) {
        // The beginning lies in the buffer that was just played.
        let begun = self.frames - self.card.buffer() as usize;
        let before = self.heard.insert(
            id,
            Heard {
                told: self.told[&id],
                begun,
                status: None,
            },
        );
        assert!(before.is_none(), "{id} begins twice");
        self.tell(Input::Begun(VoiceSlot::Embedded, id));
    }

    fn tell(&mut self, input: Input) {
        let now = Moment::from_ms(self.frames as u64 * 1_000 / u64::from(RATE));
        self.queue.handle(input, now);
        while let Some(effect) = self.queue.poll() {
            match effect {
                Effect::Start {
                    id,
                    text,
                    language,
                    earcon,
                    ..
                } => {
                    let speech = Speech {
                        id,
                        text,
                        language,
                        delivery: self.delivery.clone(),
                        earcon,
                    };
                    self.told.insert(id, self.frames);
                    self.listener.voice.send(Command::Speak(speech));
                }
                Effect::Final(end) => {
                    let heard = self.heard.get_mut(&end.id).expect("it has begun");
                    heard.status = Some(end.status);
                }
                other => panic!("{other:?}"),
            }
        }
    }
}
