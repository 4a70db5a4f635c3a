//! From announcements to voices: the channels of all listeners, as one machine.
//!
//! A listener with an output of their own has a channel: there a phrase book words what is to be said, a queue
//! decides when, and a history keeps it for those who want it again. Ids and the transcript are common to all,
//! in the order of queueing. What may be said to whom was decided before; sound is made by the voices this
//! machine commands.

mod channel;

use std::collections::VecDeque;

use zgoda_game::{Moment, Variant};
use zgoda_speech::announcement::{Earcon, Readers};
use zgoda_speech::queue::{Effect as QueueEffect, Input as QueueInput, Waits};
use zgoda_speech::settings::{Delivery, VoiceName};
use zgoda_speech::transcript::{Line, Transcript};
use zgoda_speech::voice::{Command, Missing, Speech, VoiceError, VoiceEvent};
use zgoda_speech::{
    Announcement, Final, Listener, Message, Pace, SpeechSettings, Status, Utterance, UtteranceId,
    VoiceSlot, Why,
};

use crate::session::effect::Again;
pub(crate) use channel::replaced_by;
use channel::{Away, Channel};
pub use channel::{Behind, ChannelSpec, Print, Printed, Screen, Sounds, screens, voices};

/// What talking wants done.
#[derive(Debug)]
pub enum SpeechEffect {
    /// Tell this voice of this listener's channel.
    Voice(Listener, VoiceSlot, Command),
    /// This voice is needed from now on in this listener's channel: open it.
    Open(Listener, VoiceSlot),
    /// This listener has met this sound, and does not know it yet.
    Met(Listener, Earcon),
    /// Print this line on standard output.
    Print(Printed),
    /// This line of the transcript is final.
    Line(Line),
}

/// Everything between an announcement and its voice.
#[derive(Debug)]
pub struct SpeechOutput {
    channels: Vec<Channel>,
    transcript: Transcript,
    next: UtteranceId,
    /// What was printed for the listener who sits here, until something is said beside them.
    printed: Option<Message>,
    /// Will there be more to say?
    ending: bool,
    effects: VecDeque<SpeechEffect>,
}

impl SpeechOutput {
    /// Talks of `variant` on these channels, one a listener; of two for one the first is taken.
    #[must_use]
    pub fn new(channels: &[ChannelSpec], variant: Variant, waits: Waits) -> SpeechOutput {
        let mut talk = SpeechOutput {
            channels: Vec::new(),
            transcript: Transcript::new(),
            next: UtteranceId::FIRST,
            printed: None,
            ending: false,
            effects: VecDeque::new(),
        };
        for spec in channels {
            if talk.channel(spec.listener).is_some() {
                continue;
            }
            if spec.preferred != VoiceSlot::Text {
                let open = SpeechEffect::Open(spec.listener, spec.preferred);
                talk.effects.push_back(open);
            }
            talk.channels.push(Channel::new(spec, variant, waits));
        }
        talk
    }

    /// Something is to be said. Who has no channel cannot hear it, and nobody else does.
    pub fn say(&mut self, announcement: Announcement, now: Moment) {
        let pace = announcement.message.properties().pace;
        let printed = announcement.message.clone();
        self.say_at((pace, &printed), announcement, now);
    }

    /// Says something at a pace of its own, and prints it as this.
    fn say_at(
        &mut self,
        (pace, printed): (Pace, &Message),
        announcement: Announcement,
        now: Moment,
    ) {
        let Some(index) = self.channel(announcement.to) else {
            return self.withhold(&announcement, Why::NoPrivateOutput, now);
        };
        if self.channels[index].is_read_by_nobody(announcement.readers) {
            return self.withhold(&announcement, Why::NoPrivateOutput, now);
        }
        let id = self.name();
        let channel = &mut self.channels[index];
        let utterance = channel.utterance(id, &announcement, now);
        let utterance = Utterance {
            pace: pace.fitted(&utterance.text),
            ..utterance
        };
        let message = announcement.message;
        if matches!(message, Message::RecordLines { .. }) {
            channel.reads_the_record = Some(id);
        }
        let shown = match channel.screen {
            Screen::Here => true,
            Screen::Public | Screen::Shared => announcement.readers == Readers::All,
            // What is said twice stands there twice: a line stands for one that is said beside it.
            Screen::Beside => self.printed.take().as_ref() != Some(&message),
            Screen::Nowhere => false,
        };
        // What the rules allow as a sound alone has words in the transcript only: to read it or to hear it again
        // would be to have it in words.
        let sound_alone = !announcement.words && !announcement.may_be_words;
        if shown && !sound_alone {
            let line = channel.printed(printed, &utterance.text);
            self.effects.push_back(SpeechEffect::Print(line));
        }
        if channel.screen == Screen::Here {
            self.printed = Some(message.clone());
        }
        if !sound_alone {
            channel.keep(message, utterance.clone());
        }
        if let Some(sound) = utterance.earcon
            && channel.sounds.meets(sound)
        {
            self.effects
                .push_back(SpeechEffect::Met(channel.listener, sound));
        }
        self.transcript.queued(utterance.clone());
        channel.queue.handle(QueueInput::Say(utterance), now);
        self.drain(index, now);
    }

    /// Something was meant to be said and must not be. It is in the transcript, and nowhere that
    /// anybody could hear it.
    pub fn withhold(&mut self, announcement: &Announcement, why: Why, now: Moment) {
        let id = self.name();
        // In the words of the one it was for, or of whoever is here.
        let index = self.channel(announcement.to).unwrap_or_default();
        if let Some(channel) = self.channels.get(index) {
            let utterance = channel.utterance(id, announcement, now);
            self.transcript.queued(utterance);
            let end = Final::unspoken(id, Status::Dropped, why);
            self.transcript.ended(end);
        }
        self.write();
    }

    /// Something is to be said again to one who heard it.
    pub fn again(&mut self, what: Again, to: Listener, now: Moment) {
        if what == Again::CountMissed {
            let index = self.channel(to);
            let more = index.and_then(|index| self.channels[index].missed_more());
            if let Some(more) = more {
                self.say(Announcement::new(to, more), now);
            }
            return;
        }
        let Some(index) = self.channel(to) else {
            return self.withhold(
                &Announcement::new(to, Message::NothingSaid),
                Why::NoPrivateOutput,
                now,
            );
        };
        let (message, printed, pace) = self.channels[index].again(what);
        let again = Announcement {
            readers: Readers::Listener,
            ..Announcement::new(to, message)
        };
        self.say_at((pace, &printed), again, now);
    }

    /// From now on this listener is spoken to so. What waits keeps its words.
    pub fn set_speech(&mut self, listener: Listener, speech: &SpeechSettings) {
        if let Some(index) = self.channel(listener) {
            self.channels[index].set_speech(speech);
        }
    }

    /// Somebody else sits at the terminal from now on: what is private stands where its listener reads, and nowhere else.
    pub fn read_by(&mut self, reader: Listener) {
        let own = self.channels.iter().map(|channel| channel.listener);
        for (listener, screen) in screens(own, reader) {
            let mut all = self.channels.iter_mut();
            if let Some(channel) = all.find(|channel| channel.listener == listener) {
                channel.screen = screen;
            }
        }
    }

    /// This listener wants silence at once; the others hear on.
    pub fn silence(&mut self, listener: Listener, now: Moment) {
        if let Some(index) = self.channel(listener) {
            self.give(index, QueueInput::Silence, now);
        }
    }

    /// The one at the terminal pressed a key: the record is not read to them any further.
    pub fn key_pressed(&mut self, now: Moment) {
        let mut all = self.channels.iter();
        let reads = all.position(|it| it.screen == Screen::Here && it.reads_the_record.is_some());
        if let Some(index) = reads {
            self.give(index, QueueInput::Silence, now);
        }
    }

    /// A voice of this listener's channel answered.
    pub fn voice(&mut self, of: Listener, slot: VoiceSlot, event: VoiceEvent, now: Moment) {
        let Some(index) = self.channel(of) else {
            return;
        };
        let missing = missing(&event).cloned();
        self.answered(index, slot, event, now);
        // After the words that another voice goes on.
        if let Some(library) = missing {
            self.lacks(index, &library, now);
        }
    }

    fn answered(&mut self, index: usize, slot: VoiceSlot, event: VoiceEvent, now: Moment) {
        let input = match event {
            VoiceEvent::Begun { id, .. } => QueueInput::Begun(slot, id),
            VoiceEvent::Ended { id, .. } => QueueInput::Ended(slot, id),
            VoiceEvent::Failed { id, why } => QueueInput::Failed(slot, id, why.to_string()),
            VoiceEvent::Searching => QueueInput::Searching(slot),
            VoiceEvent::Searched => QueueInput::Searched(slot),
            VoiceEvent::Lacks { .. } => return,
            VoiceEvent::Gone { why } => {
                if self.channels[index].away.is_none() {
                    let of = self.channels[index].listener.word();
                    tracing::warn!(channel = of, voice = slot.word(), %why, "a voice is gone");
                }
                QueueInput::VoiceGone(slot)
            }
            VoiceEvent::Cancelled { .. } => return,
            VoiceEvent::Ready => return self.found(index, slot, now),
            VoiceEvent::NoVoiceNamed { name } => return self.misses(index, slot, &name, now),
            VoiceEvent::NoVoiceFor { language } => {
                tracing::warn!(language = language.tag(), "the service has no voice for it");
                return;
            }
        };
        self.give(index, input, now);
    }

    /// Nobody can read any more what is printed. Who has no other voice hears nothing from now on.
    pub fn text_gone(&mut self, now: Moment) {
        self.give_all(&QueueInput::VoiceGone(VoiceSlot::Text), now);
    }

    /// There will be no more to say; what waits is finished, for a while.
    pub fn finish(&mut self, now: Moment) {
        self.ending = true;
        self.give_all(&QueueInput::Finish, now);
    }

    /// Everything ends now.
    pub fn stop(&mut self, now: Moment) {
        self.give_all(&QueueInput::Stop, now);
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Moment) {
        self.look_for_devices(now);
        self.give_all(&QueueInput::Tick, now);
    }

    /// The next thing to do.
    pub fn poll(&mut self) -> Option<SpeechEffect> {
        self.effects.pop_front()
    }

    /// When to [`SpeechOutput::tick`] next.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let queues = self.channels.iter().filter_map(|it| it.queue.deadline());
        let looks = self.channels.iter().filter_map(|it| it.away);
        let looks = looks.filter(|_| !self.ending);
        queues.chain(looks.filter_map(|away| away.next)).min()
    }

    /// Is everything said?
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.channels.iter().all(|channel| channel.queue.is_idle())
    }

    fn channel(&self, of: Listener) -> Option<usize> {
        self.channels
            .iter()
            .position(|channel| channel.listener == of)
    }

    fn name(&mut self) -> UtteranceId {
        let id = self.next;
        self.next = id.next();
        id
    }

    fn give_all(&mut self, input: &QueueInput, now: Moment) {
        for index in 0..self.channels.len() {
            self.give(index, input.clone(), now);
        }
    }

    fn give(&mut self, index: usize, input: QueueInput, now: Moment) {
        self.channels[index].queue.handle(input, now);
        self.drain(index, now);
    }

    /// Carries out what this channel's queue wants.
    fn drain(&mut self, index: usize, now: Moment) {
        let listener = self.channels[index].listener;
        while let Some(effect) = self.channels[index].queue.poll() {
            match effect {
                QueueEffect::Start {
                    voice,
                    id,
                    text,
                    language,
                    pace,
                    earcon,
                } => {
                    if voice != VoiceSlot::Text {
                        let own = &self.channels[index].delivery;
                        let delivery = Delivery {
                            rate: pace.of(own.rate),
                            ..own.clone()
                        };
                        let speech = Speech {
                            id,
                            text,
                            language,
                            delivery,
                            earcon,
                        };
                        self.command(listener, voice, Command::Speak(speech));
                    }
                }
                QueueEffect::Cancel(voice, id) => {
                    self.command(listener, voice, Command::Cancel(id));
                }
                QueueEffect::ReplaceVoice { to, .. } => {
                    if to != VoiceSlot::Text {
                        self.effects.push_back(SpeechEffect::Open(listener, to));
                    }
                    self.say(Announcement::new(listener, replaced_by(to)), now);
                }
                QueueEffect::VoiceLost(_) => self.lost(index, now),
                QueueEffect::Final(end) => {
                    let channel = &mut self.channels[index];
                    channel.reads_the_record = channel.reads_the_record.filter(|id| *id != end.id);
                    let by_a_voice = end.by.is_some_and(|by| by != VoiceSlot::Text);
                    let heard = end.status == Status::Spoken && by_a_voice;
                    if let Some(away) = &mut self.channels[index].away {
                        away.told = away.told.filter(|told| *told != end.id);
                    }
                    if end.why == Some(Why::DeviceGone) {
                        self.channels[index].misses_words(end.id);
                    }
                    self.transcript.ended(end);
                    if heard {
                        self.hears(index, now);
                    }
                }
            }
        }
        self.write();
    }

    /// The listener's sound device is gone. It is looked for, and those who can hear it are told, so that
    /// somebody can help; nothing of what the listener was to hear is. If it only seemed to be back, they know.
    fn lost(&mut self, index: usize, now: Moment) {
        let channel = &mut self.channels[index];
        let of = channel.listener;
        if let Some(away) = channel.away {
            channel.away = Some(away.lost_again(now));
        } else {
            channel.away = Some(Away::since(now));
            self.tell_others(of, &Message::OthersSound { of, state: false }, now);
        }
    }

    /// The listener heard something to its end. If their device was lost, it is back, and the others are told.
    fn hears(&mut self, index: usize, now: Moment) {
        let channel = &mut self.channels[index];
        let of = channel.listener;
        if channel.away.take().is_some() {
            self.tell_others(of, &Message::OthersSound { of, state: true }, now);
        }
    }

    /// Opens the devices anew that are lost, where it is time to.
    fn look_for_devices(&mut self, now: Moment) {
        if self.ending {
            return;
        }
        for channel in &mut self.channels {
            let due = |away: &Away| away.next.is_some_and(|next| next <= now);
            if let Some(away) = channel.away.filter(due) {
                channel.away = Some(away.looked(now));
                let open = SpeechEffect::Open(channel.listener, channel.returning());
                self.effects.push_back(open);
            }
        }
    }

    /// A device is open. If it was lost, its listener hears so before what they missed.
    fn found(&mut self, index: usize, slot: VoiceSlot, now: Moment) {
        let channel = &mut self.channels[index];
        let lost = channel.away.filter(|away| away.next.is_some());
        let Some(away) = lost.filter(|_| slot == channel.returning()) else {
            return;
        };
        channel.away = Some(away.opened());
        if slot == VoiceSlot::Page {
            // What still holds is told anew, and of the rest how much it is.
            self.give(index, QueueInput::Forgo, now);
        }
        let channel = &mut self.channels[index];
        if channel.queue.voice().is_none() {
            self.tell_back(index, now);
            self.give(index, QueueInput::VoiceBack(slot), now);
        } else {
            // Until now the listener was told in text, and this they are to hear.
            self.give(index, QueueInput::VoiceBack(slot), now);
            self.tell_back(index, now);
        }
    }

    /// That the listener's sound is back; once, if it waits already because nothing was heard the last time.
    fn tell_back(&mut self, index: usize, now: Moment) {
        let told = self.next;
        let channel = &mut self.channels[index];
        if let Some(away) = channel.away.as_mut().filter(|away| away.told.is_none()) {
            away.told = Some(told);
            let back = Announcement::new(channel.listener, Message::SoundBack);
            self.say(back, now);
        }
    }

    fn tell_others(&mut self, of: Listener, message: &Message, now: Moment) {
        let others = self.channels.iter();
        let others = others.filter(|it| it.listener != of && !it.is_deaf());
        let others: Vec<Listener> = others.map(|it| it.listener).collect();
        for listener in others {
            self.say(Announcement::new(listener, message.clone()), now);
        }
    }

    /// The voice the listener chose is not there. That a voice which only stands in does not have it is no news.
    fn misses(&mut self, index: usize, slot: VoiceSlot, name: &VoiceName, now: Moment) {
        let channel = &mut self.channels[index];
        if slot == channel.preferred && channel.misses(name) {
            let message = Message::VoiceMissing {
                name: name.as_str().to_owned(),
            };
            let to = channel.listener;
            self.say(Announcement::new(to, message), now);
        }
    }

    /// A voice of the listener's is not all it could be, because a library is not on this computer. It is said
    /// once.
    fn lacks(&mut self, index: usize, library: &Missing, now: Moment) {
        let channel = &mut self.channels[index];
        if channel.lacks(library.file) {
            tracing::warn!(channel = channel.listener.word(), %library, "a library is missing");
            let message = Message::LibraryMissing {
                library: library.name().to_owned(),
                package: library.package.to_owned(),
            };
            let to = channel.listener;
            self.say(Announcement::new(to, message), now);
        }
    }

    fn command(&mut self, listener: Listener, voice: VoiceSlot, command: Command) {
        self.effects
            .push_back(SpeechEffect::Voice(listener, voice, command));
    }

    fn write(&mut self) {
        while let Some(line) = self.transcript.poll() {
            self.effects.push_back(SpeechEffect::Line(line));
        }
    }
}

/// The library for want of which this happened.
fn missing(event: &VoiceEvent) -> Option<&Missing> {
    match event {
        VoiceEvent::Lacks { library }
        | VoiceEvent::Gone {
            why: VoiceError::NoLibrary(library),
        }
        | VoiceEvent::Failed {
            why: VoiceError::NoLibrary(library),
            ..
        } => Some(library),
        _ => None,
    }
}
