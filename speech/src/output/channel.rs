// SPDX-License-Identifier: GPL-3.0-or-later
//! One listener's channel: their words, queue, history and voices. Events in one channel never affect
//! another channel.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{Moment, Variant};

use crate::announcement::{Earcon, Item, Readers};
use crate::history::{Entry, History};
use crate::queue::{Queue, Waits};
use crate::settings::{Delivery, Verbosities, Verbosity, VoiceName};
use crate::{
    Announcement, Listener, Message, Pace, Phrase, Phrasebook, SpeechSettings, Utterance,
    UtteranceId, VoiceSlot,
};

use crate::history::Again;
use crate::met_sounds::MetSounds;

/// The settings of a new channel.
#[derive(Clone, Debug)]
pub struct ChannelSpec {
    /// The listener that the channel belongs to.
    pub listener: Listener,
    /// The language, style and delivery of the listener's speech.
    pub speech: SpeechSettings,
    /// The voice that speaks to the listener as long as that voice answers.
    pub preferred: VoiceSlot,
    /// The screen on which the listener's words can be read.
    pub screen: Screen,
    /// The sounds that the listener hears without words.
    pub sounds: Sounds,
    /// The form in which half-moves and times are printed.
    pub print: Print,
}

/// The form of half-moves and times in print. Everything that is spoken, kept and logged stays in words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Print {
    /// The words as they are spoken.
    #[default]
    Words,
    /// Figures, such as `32-28` and `1:20:48`. A press is printed as one sign after its half-move.
    Figures,
}

/// The sounds that a listener hears without words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sounds {
    /// All sounds come without words from the start, because an official game is no place to learn sounds.
    All,
    /// The sounds that the listener knows come without words; any other sound comes with its words.
    Known(MetSounds),
}

impl Sounds {
    /// True if the sound comes with its words.
    fn with_words(&self, sound: Earcon) -> bool {
        match self {
            Sounds::All => false,
            Sounds::Known(met) => !met.knows(sound),
        }
    }

    /// Counts that the listener hears this sound with its words. True if the count changed and must be kept.
    pub(super) fn meets(&mut self, sound: Earcon) -> bool {
        match self {
            Sounds::Known(met) if !met.knows(sound) => {
                met.meet(sound);
                true
            }
            Sounds::Known(_) | Sounds::All => false,
        }
    }
}

/// A line for standard output.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The text of the line.
    pub text: String,
    /// The neighbouring text that may share the line.
    pub behind: Behind,
}

/// The neighbouring text with which a printed text may share its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// No other text: the line stands alone.
    Nothing,
    /// The text is a half-move: its press may follow on the line.
    ItsPress,
    /// The text is a press: it is added to the last line, if that line is its half-move.
    ItsHalfMove,
}

/// The place where the words of a channel can be read. Private words are never shown where other people
/// read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Standard output: the listener sits at this program.
    Here,
    /// Standard output too, except for a message that was just printed for the person at this program.
    Beside,
    /// Standard output too, for public words only: somebody else sits at this program and has no output of their own.
    Public,
    /// Standard output for public words only, where both players sit at this program: even a screen reader is no
    /// private output there.
    Shared,
    /// The transcript alone.
    Nowhere,
}

/// The screen of each listener, given the listeners with a channel and the person at the terminal. If that person is a
/// player without a channel, the public words of the other player's channel are printed there. If it is the room, and
/// the room has no channel, the public words of the first player's channel are printed.
#[must_use]
pub fn screens(own: impl Iterator<Item = Listener>, reader: Listener) -> Vec<(Listener, Screen)> {
    let mut all: Vec<Listener> = own.collect();
    if reader == Listener::Room {
        let one = |it: &&Listener| matches!(it, Listener::White | Listener::Black);
        let public = all.iter().find(one).copied();
        let public = public.filter(|_| !all.contains(&reader));
        let screen = |listener| match listener {
            Listener::Room => Screen::Here,
            it if Some(it) == public => Screen::Shared,
            _ => Screen::Nowhere,
        };
        return all.into_iter().map(|it| (it, screen(it))).collect();
    }
    let public = match reader {
        Listener::White | Listener::Black if !all.contains(&reader) => {
            let mut players = [Listener::White, Listener::Black].into_iter();
            players.find(|it| all.contains(it))
        }
        _ => None,
    };
    if !all.contains(&reader) {
        all.push(reader);
    }
    let screen = |listener| match listener {
        it if it == reader => Screen::Here,
        Listener::Room => Screen::Beside,
        it if Some(it) == public => Screen::Public,
        _ => Screen::Nowhere,
    };
    all.into_iter().map(|it| (it, screen(it))).collect()
}

/// A channel that is open.
#[derive(Debug)]
pub(super) struct Channel {
    pub(super) listener: Listener,
    pub(super) screen: Screen,
    pub(super) queue: Queue,
    pub(super) delivery: Delivery,
    variant: Variant,
    book: Phrasebook,
    earcons: bool,
    pub(super) sounds: Sounds,
    print: Print,
    verbosity: Verbosities,
    history: History,
    /// The utterance that reads the record to the listener. Any key of the listener ends that utterance.
    pub(super) reads_the_record: Option<UtteranceId>,
    /// The utterance that was repeated last, and the pace of the repetition.
    asked_again: Option<(UtteranceId, Pace)>,
    /// The chosen voice. Other voices stand in for it.
    pub(super) preferred: VoiceSlot,
    /// The lost sound device, until something was heard on that device again.
    pub(super) away: Option<Away>,
    /// The chosen voices that are missing; each is announced once.
    missing: Vec<VoiceName>,
    /// The libraries that the listener was told are missing.
    libraries: Vec<&'static str>,
    /// The messages that were said while the listener's page was away, oldest first.
    missed: VecDeque<Message>,
}

/// The search for a lost sound device, which is repeated less and less often. A device that can be opened
/// may still play nothing, so it counts as back only once something was heard on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Away {
    /// The moment of the next look for the device; `None` while it is open and nothing was heard on it yet.
    pub(super) next: Option<Moment>,
    /// The announcement that the device is back, as long as that announcement waits to be said.
    pub(super) told: Option<UtteranceId>,
    wait: Duration,
}

/// The first wait before a lost device is looked for. A plug that was pulled by mistake is usually put in again within
/// seconds. If the device is away for longer, a few seconds more make no difference. Looking costs some milliseconds
/// on a thread of its own, so the program can look until the game ends.
const LOOK_FIRST: Duration = Duration::from_secs(2);
const LOOK_LAST: Duration = Duration::from_secs(15);

impl Away {
    pub(super) fn since(now: Moment) -> Away {
        Away {
            next: Some(now.after(LOOK_FIRST)),
            told: None,
            wait: LOOK_FIRST,
        }
    }

    /// Notes that the device is looked for now.
    pub(super) fn looked(self, now: Moment) -> Away {
        let wait = self.wait.saturating_mul(2).min(LOOK_LAST);
        Away {
            next: Some(now.after(wait)),
            wait,
            ..self
        }
    }

    /// Notes that the device could be opened.
    pub(super) const fn opened(self) -> Away {
        Away { next: None, ..self }
    }

    /// Notes that the device could be opened but played nothing. The wait is as long as for a device that was
    /// not found.
    pub(super) fn lost_again(self, now: Moment) -> Away {
        Away {
            next: Some(now.after(self.wait)),
            ..self
        }
    }
}

/// The most missed announcements that are repeated after a page was away. Older announcements are in the
/// history.
const MOST_MISSED: usize = 50;

/// The most missing voices that are announced to one listener; after so many the listener knows of the
/// fault.
const MOST_MISSING: usize = 32;

/// The voices of a channel, the preferred one first. Text is the last voice where words can be read, and
/// text cannot fail.
#[must_use]
pub fn voices(preferred: VoiceSlot, screen: Screen) -> Vec<VoiceSlot> {
    let mut voices = match preferred {
        VoiceSlot::ScreenReader => {
            vec![
                VoiceSlot::ScreenReader,
                VoiceSlot::System,
                VoiceSlot::Embedded,
            ]
        }
        VoiceSlot::System => vec![VoiceSlot::System, VoiceSlot::Embedded],
        VoiceSlot::Embedded => vec![VoiceSlot::Embedded],
        VoiceSlot::Wav => vec![VoiceSlot::Wav],
        // A listener with a page reads nothing on this screen, even if the keyboard is theirs.
        VoiceSlot::Page => return vec![VoiceSlot::Page],
        // A chosen text output is the place where the listener reads.
        VoiceSlot::Text => return vec![VoiceSlot::Text],
    };
    match screen {
        Screen::Here | Screen::Beside | Screen::Public | Screen::Shared => {
            voices.push(VoiceSlot::Text);
        }
        Screen::Nowhere => {}
    }
    voices
}

/// The message that is said when this voice takes over.
pub const fn replaced_by(to: VoiceSlot) -> Message {
    match to {
        VoiceSlot::Text => Message::NoSound,
        VoiceSlot::System => Message::ReaderReplaced,
        VoiceSlot::ScreenReader | VoiceSlot::Embedded | VoiceSlot::Wav | VoiceSlot::Page => {
            Message::VoiceReplaced
        }
    }
}

/// The voice that can come back after it was lost: a page, or else the built-in voice on a sound device. A lost speech
/// service is replaced for good, and a voice that writes a file would begin the file anew.
pub(super) const fn returning(preferred: VoiceSlot) -> VoiceSlot {
    match preferred {
        VoiceSlot::Page => VoiceSlot::Page,
        _ => VoiceSlot::Embedded,
    }
}

impl Channel {
    pub(super) fn new(spec: &ChannelSpec, variant: Variant, waits: Waits) -> Channel {
        Channel {
            listener: spec.listener,
            screen: spec.screen,
            queue: Queue::new(voices(spec.preferred, spec.screen), waits)
                .with_returning(returning(spec.preferred)),
            delivery: spec.speech.delivery.clone(),
            variant,
            book: Phrasebook::of_settings(&spec.speech, variant),
            earcons: spec.speech.earcons,
            sounds: spec.sounds.clone(),
            print: spec.print,
            verbosity: spec.speech.verbosity,
            history: History::new(),
            reads_the_record: None,
            asked_again: None,
            preferred: spec.preferred,
            away: None,
            missing: Vec::new(),
            libraries: Vec::new(),
            missed: VecDeque::new(),
        }
    }

    /// The voice of this channel that can come back after it was lost.
    pub(super) const fn returning(&self) -> VoiceSlot {
        returning(self.preferred)
    }

    /// Changes the settings of the listener's speech. Messages that wait keep their words.
    pub(super) fn set_speech(&mut self, speech: &SpeechSettings) {
        self.book = Phrasebook::of_settings(speech, self.variant);
        self.delivery = speech.delivery.clone();
        self.earcons = speech.earcons;
        self.verbosity = speech.verbosity;
    }

    /// The announcement in the listener's words, with only the sounds that the listener wants.
    pub(super) fn utterance(
        &self,
        id: UtteranceId,
        announcement: &Announcement,
        now: Moment,
    ) -> Utterance {
        let phrase = self.book.words(&announcement.message);
        for problem in &phrase.problems {
            tracing::warn!(
                ?problem,
                kind = announcement.message.kind(),
                "words missing"
            );
        }
        let mut utterance =
            Utterance::new(id, announcement, self.book.language(), phrase.said(), now);
        if self.verbosity.of(announcement.message.topic()) == Verbosity::Terse {
            let own = announcement.message.properties().in_few_words;
            utterance.earcon = utterance.earcon.or(own);
        }
        if !self.earcons && announcement.may_be_words {
            utterance.earcon = None;
            utterance.words = true;
        }
        if let Some(sound) = utterance.earcon
            && announcement.may_be_words
            && self.sounds.with_words(sound)
        {
            utterance.words = true;
        }
        utterance
    }

    /// The printed form of a message; `spoken` is its spoken form.
    pub(super) fn printed(&self, message: &Message, spoken: &str) -> Printed {
        let behind = match (self.print, message) {
            (Print::Figures, Message::MovePlayed { .. } | Message::MoveCorrected { .. }) => {
                Behind::ItsPress
            }
            (Print::Figures, Message::Pressed { .. }) => Behind::ItsHalfMove,
            _ => Behind::Nothing,
        };
        let text = match self.print {
            Print::Words => spoken.to_owned(),
            Print::Figures => self.book.printed(message).text,
        };
        Printed { text, behind }
    }

    /// Notes that the voice of this name is missing. True if the listener was not told so before.
    pub(super) fn misses(&mut self, name: &VoiceName) -> bool {
        let news = !self.missing.contains(name) && self.missing.len() < MOST_MISSING;
        if news {
            self.missing.push(name.clone());
        }
        news
    }

    /// Notes that the library of this file is not on this computer. True if the listener was not told so before.
    pub(super) fn lacks(&mut self, file: &'static str) -> bool {
        let news = !self.libraries.contains(&file);
        if news {
            self.libraries.push(file);
        }
        news
    }

    /// True if the words must be withheld. The words would only be printed, or read by a screen reader, in a
    /// place where their listener cannot read them or where other people read as well.
    pub(super) fn is_read_by_nobody(&self, readers: Readers) -> bool {
        let voice = self.queue.voice();
        let text_alone = voice == Some(VoiceSlot::Text);
        match self.screen {
            Screen::Here | Screen::Beside => false,
            Screen::Public => text_alone && readers == Readers::Listener,
            Screen::Shared => {
                let read = text_alone || voice == Some(VoiceSlot::ScreenReader);
                read && readers == Readers::Listener
            }
            Screen::Nowhere => text_alone,
        }
    }

    /// Notes that a message was not heard by a listener with a page, because the page was away. Messages of the clock
    /// are left out, because their times have passed. Messages about devices are left out as well.
    pub(super) fn misses_words(&mut self, id: UtteranceId) {
        let Some(message) = self.history.message(id) else {
            return;
        };
        let passes = [Item::Clock, Item::LowTime, Item::Device].contains(&message.item());
        if self.preferred == VoiceSlot::Page && !passes {
            self.missed.push_back(message.clone());
            if self.missed.len() > MOST_MISSED {
                self.missed.pop_front();
            }
        }
    }

    /// The message that tells how many announcements were missed while the page was away; `None` if none was
    /// missed.
    pub(super) fn missed_more(&self) -> Option<Message> {
        let count = self.missed.len();
        (count > 0).then_some(Message::MissedMore { count })
    }

    /// True while the listener's lost sound device is being searched for.
    pub(super) fn is_deaf(&self) -> bool {
        self.away.is_some_and(|away| away.next.is_some())
    }

    pub(super) fn keep(&mut self, message: Message, utterance: Utterance) {
        self.history.keep(message, utterance);
    }

    /// The answer to a listener who asks to hear something again: the message to speak, the message to print, and the
    /// pace. The words follow the present settings, with squares in the style for repetitions. Each further request
    /// for the same message is answered more slowly, until something else is said.
    pub(super) fn again(&mut self, what: Again) -> (Message, Message, Pace) {
        let newest = match what {
            Again::Last | Again::Spelt => self.history.newest(),
            Again::History(_) | Again::Missed | Again::CountMissed => None,
        };
        let before = self.asked_again.filter(|(id, _)| Some(*id) == newest);
        let pace = before.map_or(Pace::OWN, |(_, pace)| pace.slower());
        self.asked_again = newest.map(|id| (id, pace));
        // Missed messages are repeated only once.
        let missed: Vec<Message> = match what {
            Again::Missed => self.missed.drain(..).collect(),
            _ => Vec::new(),
        };
        let told = |words: &dyn Fn(&Message) -> Phrase| match what {
            Again::Last => self.history.again(|entry| words(&entry.message).said()),
            Again::Spelt => self.history.spelled(),
            Again::History(count) => {
                let said = |entry: &Entry| words(&entry.message).said();
                self.history.lines(count, said)
            }
            Again::Missed if missed.is_empty() => Message::NothingMissed,
            Again::Missed => Message::History {
                lines: missed.iter().map(|it| words(it).said()).collect(),
            },
            Again::CountMissed => self.missed_more().unwrap_or(Message::NothingMissed),
        };
        let spoken = told(&|message| self.book.words_again(message));
        let printed = told(&|message| self.book.printed(message));
        (spoken, printed, pace)
    }
}
