// SPDX-License-Identifier: GPL-3.0-or-later
//! From announcements to voices: the channels of all listeners, as one machine.
//!
//! A listener with an output of their own has a channel: there a phrase book finds the words, a queue decides
//! when they are said, and a history keeps them for repetition. Ids and the transcript are common to all, in
//! the order of queueing. The permission to say something to a listener was decided before; sound is made by
//! the voices that this machine commands.

mod channel;

use std::collections::VecDeque;

use zgoda_game::{Moment, Variant};

use crate::announcement::{Earcon, Readers};
use crate::queue::{Effect as QueueEffect, Input as QueueInput, Waits};
use crate::settings::{Delivery, VoiceName};
use crate::transcript::{Line, Transcript};
use crate::voice::{Command, Missing, Speech, VoiceError, VoiceEvent};
use crate::{
    Announcement, Final, Listener, Message, Pace, SpeechSettings, Status, Utterance, UtteranceId,
    VoiceSlot, Why,
};

use crate::history::Again;
pub use channel::replaced_by;
use channel::{Away, Channel};
pub use channel::{Behind, ChannelSpec, Print, Printed, Screen, Sounds, screens, voices};

/// An effect to be carried out.
#[derive(Debug)]
pub enum SpeechEffect {
    /// Send this command to a voice of the listener's channel.
    Voice(Listener, VoiceSlot, Command),
    /// Open a voice for the listener's channel.
    Open(Listener, VoiceSlot),
    /// A listener has met a sound that is not known to them yet.
    Met(Listener, Earcon),
    /// Print this line on standard output.
    Print(Printed),
    /// Write this line of the transcript, which is final.
    Line(Line),
}

/// The channels of all listeners, with their common ids and transcript.
#[derive(Debug)]
pub struct SpeechOutput {
    channels: Vec<Channel>,
    transcript: Transcript,
    next: UtteranceId,
    /// The message last printed for the person at this program. It is dropped once a channel with [`Screen::Beside`] says
    /// something.
    printed: Option<Message>,
    /// True once no further words will come.
    ending: bool,
    effects: VecDeque<SpeechEffect>,
}

impl SpeechOutput {
    /// The output for a game of `variant` on these channels, one for each listener; a second channel for the same
    /// listener is ignored.
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

    /// Says an announcement. A listener without a channel cannot hear it, and it goes to no other listener.
    pub fn say(&mut self, announcement: Announcement, now: Moment) {
        let pace = announcement.message.properties().pace;
        let printed = announcement.message.clone();
        self.say_at((pace, &printed), announcement, now);
    }

    /// Says an announcement at this pace; the line for standard output is made from `printed`.
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
            // A message for both listeners is printed once; a message that is said again is printed again.
            Screen::Beside => self.printed.take().as_ref() != Some(&message),
            Screen::Nowhere => false,
        };
        // A message that the rules allow as a sound alone has words in the transcript only: reading it or
        // hearing it again would turn the sound into words.
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

    /// Withholds an announcement that must not be said. Only the transcript has it.
    pub fn withhold(&mut self, announcement: &Announcement, why: Why, now: Moment) {
        let id = self.name();
        // The words are those of the listener's channel, or else of the first channel.
        let index = self.channel(announcement.to).unwrap_or_default();
        if let Some(channel) = self.channels.get(index) {
            let utterance = channel.utterance(id, announcement, now);
            self.transcript.queued(utterance);
            let end = Final::unspoken(id, Status::Dropped, why);
            self.transcript.ended(end);
        }
        self.write();
    }

    /// Says something again to a listener who heard it.
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

    /// Changes the settings of a listener's speech. Messages that wait keep their words.
    pub fn set_speech(&mut self, listener: Listener, speech: &SpeechSettings) {
        if let Some(index) = self.channel(listener) {
            self.channels[index].set_speech(speech);
        }
    }

    /// Changes the person at the terminal, and with that person the screen of every channel.
    pub fn read_by(&mut self, reader: Listener) {
        let own = self.channels.iter().map(|channel| channel.listener);
        for (listener, screen) in screens(own, reader) {
            let mut all = self.channels.iter_mut();
            if let Some(channel) = all.find(|channel| channel.listener == listener) {
                channel.screen = screen;
            }
        }
    }

    /// Silences one listener's voice at once; the other voices go on.
    pub fn silence(&mut self, listener: Listener, now: Moment) {
        if let Some(index) = self.channel(listener) {
            self.give(index, QueueInput::Silence, now);
        }
    }

    /// Notes that a listener did something, and needs the greeting no more.
    pub fn acted(&mut self, listener: Listener, now: Moment) {
        if let Some(index) = self.channel(listener) {
            self.give(index, QueueInput::Acted, now);
        }
    }

    /// Ends a reading of the record when the person at the terminal presses a key.
    pub fn key_pressed(&mut self, now: Moment) {
        let mut all = self.channels.iter();
        let reads = all.position(|it| it.screen == Screen::Here && it.reads_the_record.is_some());
        if let Some(index) = reads {
            self.give(index, QueueInput::Silence, now);
        }
    }

    /// Takes in an event from a voice of this listener's channel.
    pub fn voice(&mut self, of: Listener, slot: VoiceSlot, event: VoiceEvent, now: Moment) {
        let Some(index) = self.channel(of) else {
            return;
        };
        let missing = missing(&event).cloned();
        self.answered(index, slot, event, now);
        // The listener first hears that another voice takes over.
        if let Some(library) = missing {
            self.lacks(index, &library, now);
        }
    }

    fn answered(&mut self, index: usize, slot: VoiceSlot, event: VoiceEvent, now: Moment) {
        let input = match event {
            VoiceEvent::Begun { id, .. } => QueueInput::Begun(slot, id),
            VoiceEvent::Ended { id, .. } => QueueInput::Ended(slot, id),
            VoiceEvent::Cancelled { id, .. } => QueueInput::Cut(slot, id),
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
            VoiceEvent::Ready => return self.found(index, slot, now),
            VoiceEvent::NoVoiceNamed { name } => return self.misses(index, slot, &name, now),
            VoiceEvent::NoVoiceFor { language } => {
                tracing::warn!(language = language.tag(), "the service has no voice for it");
                return;
            }
        };
        self.give(index, input, now);
    }

    /// Notes that printed text can no longer be read. A listener without another voice hears nothing from now on.
    pub fn text_gone(&mut self, now: Moment) {
        self.give_all(&QueueInput::VoiceGone(VoiceSlot::Text), now);
    }

    /// Lets the waiting words be said, for a limited time; no other words will follow.
    pub fn finish(&mut self, now: Moment) {
        self.ending = true;
        self.give_all(&QueueInput::Finish, now);
    }

    /// Ends all speech at once.
    pub fn stop(&mut self, now: Moment) {
        self.give_all(&QueueInput::Stop, now);
    }

    /// Lets time pass.
    pub fn tick(&mut self, now: Moment) {
        self.look_for_devices(now);
        self.give_all(&QueueInput::Tick, now);
    }

    /// The next effect to carry out; ask until there is none.
    pub fn poll(&mut self) -> Option<SpeechEffect> {
        self.effects.pop_front()
    }

    /// The moment of the next [`SpeechOutput::tick`].
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let queues = self.channels.iter().filter_map(|it| it.queue.deadline());
        let looks = self.channels.iter().filter_map(|it| it.away);
        let looks = looks.filter(|_| !self.ending);
        queues.chain(looks.filter_map(|away| away.next)).min()
    }

    /// True if everything is said.
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

    /// Carries out the effects of this channel's queue.
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

    /// Notes that a listener's sound device is gone. The program looks for the device, and tells the other listeners of the loss,
    /// so that somebody can help; they hear none of this listener's words. If the device only seemed to be back, the others know of
    /// the loss already.
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

    /// Notes that the listener heard something to its end. If their device was lost, it is back, and the others are told.
    fn hears(&mut self, index: usize, now: Moment) {
        let channel = &mut self.channels[index];
        let of = channel.listener;
        if channel.away.take().is_some() {
            self.tell_others(of, &Message::OthersSound { of, state: true }, now);
        }
    }

    /// Tries to open the lost devices that are due.
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

    /// Notes that a device is open. If the device was lost, its listener hears that the sound is back before they hear the missed
    /// words.
    fn found(&mut self, index: usize, slot: VoiceSlot, now: Moment) {
        let channel = &mut self.channels[index];
        let lost = channel.away.filter(|away| away.next.is_some());
        let Some(away) = lost.filter(|_| slot == channel.returning()) else {
            return;
        };
        channel.away = Some(away.opened());
        if slot == VoiceSlot::Page {
            // The words that still hold are said anew, with the number of those that no longer hold.
            self.give(index, QueueInput::Forgo, now);
        }
        let channel = &mut self.channels[index];
        if channel.queue.voice().is_none() {
            self.tell_back(index, now);
            self.give(index, QueueInput::VoiceBack(slot), now);
        } else {
            // Text stood in until now; the returned voice is to say these words.
            self.give(index, QueueInput::VoiceBack(slot), now);
            self.tell_back(index, now);
        }
    }

    /// Says that the listener's sound is back, unless that announcement already waits.
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

    /// Notes that the named voice of the listener's choice is missing. A voice that only stands in need not have that
    /// name.
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

    /// Notes that a voice of the listener lacks some of its functions, because a library is not on this computer. The listener is
    /// told once of each library.
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

/// The missing library that caused the event.
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
