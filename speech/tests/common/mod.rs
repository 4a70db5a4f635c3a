// SPDX-License-Identifier: GPL-3.0-or-later
//! A queue with voices played by the test, and the log of their effects.
#![allow(dead_code, unreachable_pub)] // Each test file uses a part of it.

use std::collections::BTreeMap;

use zgoda_game::Moment;
use zgoda_speech::announcement::{About, Greeting, Listener, Priority, Series, YieldsTo};
use zgoda_speech::queue::{Effect, Input, Waits};
use zgoda_speech::{Final, Language, Pace, Queue, Status, Utterance, UtteranceId, VoiceSlot};

pub fn ms(n: u64) -> Moment {
    Moment::from_ms(n)
}

/// An utterance of this priority, always in the same words.
pub fn utterance(id: u64, priority: Priority) -> Utterance {
    Utterance {
        id: UtteranceId(id),
        to: Listener::White,
        priority,
        at_once: false,
        series: Series::Whole,
        yields_to: YieldsTo::Nothing,
        greeting: Greeting::Apart,
        language: Language::Polish,
        text: "words".to_owned(),
        private: Vec::new(),
        pace: Pace::OWN,
        kind: "kind",
        earcon: None,
        words: true,
        about: About::default(),
        queued: Moment::ZERO,
        until: None,
    }
}

pub fn hint_of(id: u64, kind: &'static str) -> Utterance {
    Utterance {
        kind,
        ..utterance(id, Priority::Hint)
    }
}

/// The queue and everything it did.
pub struct Rig {
    pub queue: Queue,
    pub now: Moment,
    pub log: Vec<Effect>,
    /// Ids in the order of their starts.
    pub starts: Vec<u64>,
    pub texts: Vec<String>,
    pub finals: Vec<Final>,
    current: Option<(VoiceSlot, UtteranceId)>,
    /// The utterance that has ended, as its voice has just reported.
    ended: Option<(VoiceSlot, UtteranceId)>,
    waits: Waits,
    /// The utterances that were said, by id.
    said: BTreeMap<u64, Utterance>,
    /// The moment at which the last utterance ended, if nothing was started since and the utterance was not cut.
    silent_since: Option<Moment>,
}

impl Rig {
    pub fn new(voices: impl IntoIterator<Item = VoiceSlot>) -> Rig {
        Rig::with(voices, Waits::default())
    }

    pub fn with(voices: impl IntoIterator<Item = VoiceSlot>, waits: Waits) -> Rig {
        Rig {
            queue: Queue::new(voices, waits),
            now: Moment::ZERO,
            log: Vec::new(),
            starts: Vec::new(),
            texts: Vec::new(),
            finals: Vec::new(),
            current: None,
            ended: None,
            waits,
            said: BTreeMap::new(),
            silent_since: None,
        }
    }

    pub fn handle(&mut self, input: Input) {
        match &input {
            // A voice that failed, was cut or went away is silent.
            Input::Failed(voice, id, _) | Input::Cut(voice, id)
                if self.current == Some((*voice, *id)) =>
            {
                self.current = None;
            }
            Input::VoiceGone(gone) if self.current.is_some_and(|(voice, _)| voice == *gone) => {
                self.current = None;
            }
            // A voice that reported an end is silent too, even if the report is not believed.
            Input::Ended(voice, id) if self.current == Some((*voice, *id)) => {
                self.ended = self.current;
            }
            _ => {}
        }
        self.queue.handle(input, self.now);
        self.drain();
        self.ended = None;
    }

    /// Takes the effects out, and checks the invariants of the queue.
    pub fn drain(&mut self) {
        while let Some(effect) = self.queue.poll() {
            match &effect {
                Effect::Start {
                    voice, id, text, ..
                } => {
                    let silent = self.current.is_none() || self.current == self.ended;
                    assert!(silent, "two at a time: {:?}", self.current);
                    self.keeps_its_distance(*voice, *id);
                    self.starts.push(id.0);
                    self.texts.extend(text.clone());
                    self.current = Some((*voice, *id));
                }
                Effect::Cancel(voice, id) if self.current == Some((*voice, *id)) => {
                    self.current = None;
                }
                Effect::Cancel(..) => {}
                Effect::ReplaceVoice { .. } | Effect::VoiceLost(_) => {}
                Effect::Final(end) => {
                    assert!(self.end(end.id.0).is_none(), "two ends of {}", end.id);
                    if self.current.is_some_and(|(_, id)| id == end.id) {
                        self.current = None;
                        let heard = matches!(end.by, Some(VoiceSlot::Embedded | VoiceSlot::Wav));
                        let ended = (heard && end.status == Status::Spoken).then_some(self.now);
                        self.silent_since = ended;
                    }
                    self.finals.push(end.clone());
                }
            }
            self.log.push(effect);
        }
    }

    /// Checks that an utterance that is not urgent begins after the gap.
    fn keeps_its_distance(&mut self, voice: VoiceSlot, id: UtteranceId) {
        let Some(ended) = self.silent_since.take() else {
            return;
        };
        let gap = self.now.since(ended);
        let utterance = &self.said[&id.0];
        let urgent = match utterance.priority {
            Priority::Alarm => true,
            Priority::Reply => utterance.queued >= ended,
            Priority::Move | Priority::Hint => false,
        };
        assert!(
            urgent || voice == VoiceSlot::Text || gap >= self.waits.gap,
            "{id} begins {gap:?} after an end"
        );
    }

    pub fn say(&mut self, mut utterance: Utterance) {
        utterance.queued = self.now;
        self.said.insert(utterance.id.0, utterance.clone());
        let (spoken, before) = (self.current, self.log.len());
        self.handle(Input::Say(utterance));
        let again = |effect: &Effect| matches!(effect, Effect::Start { voice, id, .. } if spoken == Some((*voice, *id)));
        assert!(
            !self.log[before..].iter().any(again),
            "{spoken:?} is cut, and nothing is said in its place"
        );
    }

    pub fn wait(&mut self, ms: u64) {
        self.now = self.now.after(std::time::Duration::from_millis(ms));
    }

    /// The utterance that a voice was told to say and was not told to stop.
    pub fn speaking(&self) -> Option<UtteranceId> {
        self.current.map(|(_, id)| id)
    }

    pub fn current(&self) -> Option<(VoiceSlot, UtteranceId)> {
        self.current
    }

    pub fn begins(&mut self, id: u64) {
        let (voice, speaking) = self.current.expect("a voice was started");
        assert_eq!(speaking, UtteranceId(id));
        self.handle(Input::Begun(voice, speaking));
    }

    pub fn ends(&mut self, id: u64) {
        let (voice, speaking) = self.current.expect("a voice was started");
        assert_eq!(speaking, UtteranceId(id));
        self.handle(Input::Ended(voice, speaking));
    }

    /// Lets the gap pass, if something waits for its end.
    pub fn after_the_gap(&mut self) {
        if self.current.is_none()
            && let Some(deadline) = self.queue.deadline()
        {
            self.now = deadline;
            self.handle(Input::Tick);
        }
    }

    /// Lets the voice in use say everything up to `last`, which is included.
    pub fn says_until(&mut self, last: u64) {
        while let Some(UtteranceId(id)) = self.speaking() {
            self.begins(id);
            self.ends(id);
            if id == last {
                break;
            }
            self.after_the_gap();
        }
    }

    pub fn says_all(&mut self) {
        self.says_until(u64::MAX);
    }

    pub fn end(&self, id: u64) -> Option<&Final> {
        self.finals.iter().find(|end| end.id == UtteranceId(id))
    }

    pub fn status(&self, id: u64) -> Option<Status> {
        self.end(id).map(|end| end.status)
    }
}
