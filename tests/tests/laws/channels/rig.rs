// SPDX-License-Identifier: GPL-3.0-or-later
//! The speech output, with voices that the test plays.

use super::*;

/// The speech output, with voices that the test plays, and everything that came of it.
pub(super) struct Rig {
    pub(super) talk: SpeechOutput,
    pub(super) now: Moment,
    /// The words that each channel's voice says now.
    pub(super) speaking: BTreeMap<Listener, (VoiceSlot, Speech)>,
    /// The utterances that each channel has been told to say, in order.
    pub(super) started: BTreeMap<Listener, Vec<UtteranceId>>,
    /// The moment at which each channel was told to say its last utterance.
    since: BTreeMap<Listener, Moment>,
    /// The utterances that each channel has heard to their end.
    pub(super) heard: BTreeMap<Listener, Vec<(UtteranceId, Option<String>)>>,
    /// Voices that were asked for and have not answered yet.
    pub(super) opening: BTreeSet<(Listener, VoiceSlot)>,
    pub(super) printed: Vec<String>,
    pub(super) lines: Vec<Line>,
}

impl Rig {
    pub(super) fn new(preferred: VoiceSlot) -> Rig {
        let channels = channels(preferred);
        let mut rig = Rig {
            talk: SpeechOutput::new(&channels, Variant::International, Waits::default()),
            now: Moment::ZERO,
            speaking: BTreeMap::new(),
            started: BTreeMap::new(),
            since: BTreeMap::new(),
            heard: BTreeMap::new(),
            opening: BTreeSet::new(),
            printed: Vec::new(),
            lines: Vec::new(),
        };
        rig.drain();
        rig
    }

    pub(super) fn drain(&mut self) {
        while let Some(effect) = self.talk.poll() {
            match effect {
                SpeechEffect::Voice(of, slot, Command::Speak(speech)) => {
                    let id = speech.id;
                    self.started.entry(of).or_default().push(id);
                    self.since.insert(of, self.now);
                    let before = self.speaking.insert(of, (slot, speech));
                    assert!(before.is_none(), "{of:?} hears two at a time");
                }
                SpeechEffect::Voice(of, slot, Command::Cancel(id)) => {
                    let it = self.speaking.get(&of);
                    if it.is_some_and(|(by, speech)| *by == slot && speech.id == id) {
                        self.speaking.remove(&of);
                    }
                }
                SpeechEffect::Voice(_, _, Command::Shutdown) => {}
                SpeechEffect::Open(of, slot) => {
                    self.opening.insert((of, slot));
                }
                SpeechEffect::Met(of, sound) => panic!("{of:?} is still to learn {sound:?}"),
                SpeechEffect::Print(line) => self.printed.push(line.text),
                SpeechEffect::Line(line) => self.lines.push(line),
            }
        }
    }

    pub(super) fn say(&mut self, to: Listener, message: Message) {
        self.talk.say(Announcement::new(to, message), self.now);
        self.drain();
    }

    pub(super) fn voice(&mut self, of: Listener, slot: VoiceSlot, event: VoiceEvent) {
        self.talk.voice(of, slot, event, self.now);
        self.drain();
    }

    pub(super) fn begins(&mut self, of: Listener) {
        if let Some((slot, speech)) = self.speaking.get(&of).cloned() {
            let (id, at) = (speech.id, Instant::now());
            self.voice(of, slot, VoiceEvent::Begun { id, at });
        }
    }

    pub(super) fn ends(&mut self, of: Listener) {
        if let Some((slot, speech)) = self.speaking.remove(&of) {
            let (id, at) = (speech.id, Instant::now());
            let took = self.since.get(&of).map(|since| self.now.since(*since));
            let waits = Waits::default();
            // Words that no voice can have said so soon are said again.
            if waits.can_have_said(slot, speech.text.as_deref(), took.unwrap_or_default()) {
                self.heard.entry(of).or_default().push((id, speech.text));
            }
            self.voice(of, slot, VoiceEvent::Ended { id, at });
        }
    }

    pub(super) fn goes(&mut self, of: Listener, slot: VoiceSlot) {
        let why = VoiceError::DeviceLost {
            why: "it was pulled out".to_owned(),
        };
        if self.speaking.get(&of).is_some_and(|(by, _)| *by == slot) {
            self.speaking.remove(&of);
        }
        self.voice(of, slot, VoiceEvent::Gone { why });
    }

    pub(super) fn wait(&mut self, ms: u64) {
        let end = self.now.after(Duration::from_millis(ms));
        let mut steps = 0;
        while let Some(next) = self.talk.deadline().filter(|next| *next <= end) {
            steps += 1;
            assert!(steps < 10_000, "it wakes itself without end");
            self.now = self.now.max(next);
            self.talk.tick(self.now);
            self.drain();
        }
        self.now = end;
    }

    /// All voices say all their words.
    pub(super) fn all_is_said(&mut self) {
        for _ in 0..10_000 {
            for of in ALL {
                self.begins(of);
                self.ends(of);
            }
            if self.talk.is_idle() {
                return;
            }
            self.wait(200);
        }
        panic!("it does not come to an end");
    }

    pub(super) fn line(&self, id: u64) -> &Line {
        // The lines come in the order of their ids, which count from 1.
        &self.lines[usize::try_from(id).unwrap() - 1]
    }

    pub(super) fn texts(&self, of: Listener) -> Vec<&str> {
        let heard = self.heard.get(&of).into_iter().flatten();
        heard.filter_map(|(_, text)| text.as_deref()).collect()
    }
}
