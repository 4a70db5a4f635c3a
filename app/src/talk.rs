//! From announcements to voices: words, queue, history and transcript of one output, as one machine.
//!
//! The phrase book words what is to be said, the queue decides when, the history keeps it for those
//! who want it again and the transcript for good. What may be said to whom was decided before;
//! sound is made by the voices this machine commands.

use std::collections::VecDeque;

use zgoda_game::{Moment, Variant};
use zgoda_speech::history::History;
use zgoda_speech::manner::Delivery;
use zgoda_speech::queue::{Effect as QueueEffect, Input as QueueInput, Queue, Waits};
use zgoda_speech::transcript::{Line, Transcript};
use zgoda_speech::voice::{Command, Speech, VoiceEvent};
use zgoda_speech::{
    Announcement, Final, Listener, Manner, Message, Phrasebook, Status, Utterance, UtteranceId,
    VoiceSlot, Why,
};

use crate::session::effect::Again;

/// What talking wants done.
#[derive(Debug)]
pub enum TalkEffect {
    /// Tell this voice.
    Voice(VoiceSlot, Command),
    /// This voice is needed from now on: open it.
    Open(VoiceSlot),
    /// Print this line on standard output.
    Print(String),
    /// This line of the transcript is final.
    Line(Line),
}

/// Everything between an announcement and its voice.
#[derive(Debug)]
pub struct Talk {
    book: Phrasebook,
    queue: Queue,
    history: History,
    transcript: Transcript,
    next: UtteranceId,
    delivery: Delivery,
    /// Who hears the program's own words about its voice.
    listener: Listener,
    effects: VecDeque<TalkEffect>,
}

/// The voices of an output, the preferred one first; text is always the last.
#[must_use]
pub fn voices(preferred: VoiceSlot) -> Vec<VoiceSlot> {
    match preferred {
        VoiceSlot::System => vec![VoiceSlot::System, VoiceSlot::Embedded, VoiceSlot::Text],
        VoiceSlot::Embedded => vec![VoiceSlot::Embedded, VoiceSlot::Text],
        VoiceSlot::Wav => vec![VoiceSlot::Wav, VoiceSlot::Text],
        VoiceSlot::Text => vec![VoiceSlot::Text],
    }
}

impl Talk {
    /// Talks of `variant` in this manner, with `preferred` as long as it answers.
    #[must_use]
    pub fn new(
        manner: &Manner,
        variant: Variant,
        preferred: VoiceSlot,
        listener: Listener,
        waits: Waits,
    ) -> Talk {
        let mut effects = VecDeque::new();
        if preferred != VoiceSlot::Text {
            effects.push_back(TalkEffect::Open(preferred));
        }
        Talk {
            book: Phrasebook::of_manner(manner, variant),
            queue: Queue::new(voices(preferred), waits),
            history: History::new(),
            transcript: Transcript::new(),
            next: UtteranceId::FIRST,
            delivery: manner.delivery.clone(),
            listener,
            effects,
        }
    }

    /// Something is to be said.
    pub fn say(&mut self, announcement: Announcement, now: Moment) {
        self.listener = announcement.to;
        let utterance = self.utterance(&announcement, now);
        self.effects
            .push_back(TalkEffect::Print(utterance.text.clone()));
        self.history.keep(announcement.message, utterance.clone());
        self.transcript.queued(utterance.clone());
        self.queue.handle(QueueInput::Say(utterance), now);
        self.drain(now);
    }

    /// Something was meant to be said and must not be. It is in the transcript, and nowhere that
    /// anybody could hear it.
    pub fn withhold(&mut self, announcement: &Announcement, why: Why, now: Moment) {
        let utterance = self.utterance(announcement, now);
        let end = Final::unspoken(utterance.id, Status::Dropped, why);
        self.transcript.queued(utterance);
        self.transcript.ended(end);
        self.drain(now);
    }

    /// Something is to be said again.
    pub fn again(&mut self, what: Again, to: Listener, now: Moment) {
        let message = match what {
            Again::Last => self.history.again(),
            Again::Spelt => self.history.spelled(),
            Again::History(count) => self.history.lines(count),
        };
        self.say(Announcement::new(to, message), now);
    }

    /// Be silent at once.
    pub fn silence(&mut self, now: Moment) {
        self.give(QueueInput::Silence, now);
    }

    /// A voice answered.
    pub fn voice(&mut self, slot: VoiceSlot, event: VoiceEvent, now: Moment) {
        let input = match event {
            VoiceEvent::Begun { id, .. } => QueueInput::Begun(slot, id),
            VoiceEvent::Ended { id, .. } => QueueInput::Ended(slot, id),
            VoiceEvent::Failed { id, why } => QueueInput::Failed(slot, id, why.to_string()),
            VoiceEvent::Gone { why } => {
                tracing::warn!(voice = slot.word(), %why, "a voice is gone");
                QueueInput::VoiceGone(slot)
            }
            VoiceEvent::Cancelled { .. } => return,
            VoiceEvent::NoVoiceFor { language } => {
                tracing::warn!(language = language.tag(), "the service has no voice for it");
                return;
            }
        };
        self.give(input, now);
    }

    /// There will be no more to say; what waits is finished, for a while.
    pub fn finish(&mut self, now: Moment) {
        self.give(QueueInput::Finish, now);
    }

    /// Everything ends now.
    pub fn stop(&mut self, now: Moment) {
        self.give(QueueInput::Stop, now);
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Moment) {
        self.give(QueueInput::Tick, now);
    }

    /// The next thing to do.
    pub fn poll(&mut self) -> Option<TalkEffect> {
        self.effects.pop_front()
    }

    /// When to [`Talk::tick`] next.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        self.queue.deadline()
    }

    /// Is everything said?
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.queue.is_idle()
    }

    fn give(&mut self, input: QueueInput, now: Moment) {
        self.queue.handle(input, now);
        self.drain(now);
    }

    fn utterance(&mut self, announcement: &Announcement, now: Moment) -> Utterance {
        let phrase = self.book.words(&announcement.message);
        for problem in &phrase.problems {
            tracing::warn!(
                ?problem,
                kind = announcement.message.kind(),
                "words missing"
            );
        }
        let id = self.next;
        self.next = id.next();
        Utterance::new(id, announcement, self.book.language(), phrase.text, now)
    }

    fn drain(&mut self, now: Moment) {
        while let Some(effect) = self.queue.poll() {
            match effect {
                QueueEffect::Start {
                    voice,
                    id,
                    text,
                    language,
                    earcon,
                } => {
                    if voice != VoiceSlot::Text {
                        let delivery = self.delivery.clone();
                        let speech = Speech {
                            id,
                            text,
                            language,
                            delivery,
                            earcon,
                        };
                        self.effects
                            .push_back(TalkEffect::Voice(voice, Command::Speak(speech)));
                    }
                }
                QueueEffect::Cancel(voice, id) => {
                    self.effects
                        .push_back(TalkEffect::Voice(voice, Command::Cancel(id)));
                }
                QueueEffect::ReplaceVoice { to, .. } => {
                    let message = match to {
                        VoiceSlot::Text => Message::NoSound,
                        VoiceSlot::System | VoiceSlot::Embedded | VoiceSlot::Wav => {
                            self.effects.push_back(TalkEffect::Open(to));
                            Message::VoiceReplaced
                        }
                    };
                    self.say(Announcement::new(self.listener, message), now);
                }
                QueueEffect::Final(end) => {
                    self.transcript.ended(end);
                }
            }
        }
        while let Some(line) = self.transcript.poll() {
            self.effects.push_back(TalkEffect::Line(line));
        }
    }
}
