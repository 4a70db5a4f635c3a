//! One listener's channel: their words, queue, history and voices. What happens in one never touches another.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{Moment, Variant};
use zgoda_speech::announcement::{Earcon, Item, Readers};
use zgoda_speech::history::{Entry, History};
use zgoda_speech::queue::{Queue, Waits};
use zgoda_speech::settings::{Delivery, Verbosities, Verbosity, VoiceName};
use zgoda_speech::{
    Announcement, Listener, Message, Pace, Phrase, Phrasebook, SpeechSettings, Utterance,
    UtteranceId, VoiceSlot,
};

use crate::personal::sounds::MetSounds;
use crate::session::effect::Again;

/// How a channel is begun.
#[derive(Clone, Debug)]
pub struct ChannelSpec {
    /// Whose it is.
    pub listener: Listener,
    /// How the listener is spoken to.
    pub speech: SpeechSettings,
    /// Who speaks to them as long as it answers.
    pub preferred: VoiceSlot,
    /// Where their words can be read.
    pub screen: Screen,
    /// Which sounds need no words for them.
    pub sounds: Sounds,
    /// In which form half-moves and times are printed.
    pub print: Print,
}

/// The form in which half-moves and times stand where they are printed. What is spoken, kept and logged stays in words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Print {
    /// As they are spoken.
    #[default]
    Words,
    /// `32-28`, `1:20:48`; a press is one sign behind its half-move.
    Figures,
}

/// Which sounds somebody hears without words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sounds {
    /// All, from the start: an official game is no place to be taught.
    All,
    /// Those that they know; any other comes with its words.
    Known(MetSounds),
}

impl Sounds {
    /// Does this one come with its words?
    fn with_words(&self, sound: Earcon) -> bool {
        match self {
            Sounds::All => false,
            Sounds::Known(met) => !met.knows(sound),
        }
    }

    /// The listener meets it. Is that to be noted?
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
    /// What stands on it.
    pub text: String,
    /// What may stand with it on one line.
    pub behind: Behind,
}

/// What belongs on one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Behind {
    /// Nothing: it is a line of its own.
    Nothing,
    /// A half-move: the press that makes it comes behind it.
    ItsPress,
    /// A press: it comes behind its half-move, where that is the last line.
    ItsHalfMove,
}

/// Where the words of a channel can be read. Private words never stand where somebody else reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Screen {
    /// On standard output: the listener sits at this program.
    Here,
    /// On standard output too, but for what stands there already because the one who sits here was told the
    /// same.
    Beside,
    /// There too as far as it is public: somebody else sits at this program and hears at no output of their own.
    Public,
    /// The same where both players sit at it: a screen reader there is nobody's own ear either.
    Shared,
    /// In the transcript alone.
    Nowhere,
}

/// The output on which everybody's words can be read, with those of the one at the terminal, who may have no other output. What is
/// public is read there all the same where that is a player: it is printed for the players' one output, or for those of the room.
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
    /// The record that is being read to them; any key of theirs ends it.
    pub(super) reads_the_record: Option<UtteranceId>,
    /// What the listener asked to hear again last, and at which pace they heard it.
    asked_again: Option<(UtteranceId, Pace)>,
    /// The one who was asked for first.
    pub(super) preferred: VoiceSlot,
    /// The sound device that is lost, until something was heard on it again.
    pub(super) away: Option<Away>,
    /// Voices that were chosen and are not there; each is told once.
    missing: Vec<VoiceName>,
    /// The libraries that the listener was told are missing.
    libraries: Vec<&'static str>,
    /// What was said while the listener's page was away, oldest first.
    missed: VecDeque<Message>,
}

/// A lost sound device is looked for again and again, less and less often. One that can be opened may still
/// play nothing, so it counts as back only once something was heard on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Away {
    /// When it is looked for next; `None` while it is open and nothing was heard on it yet.
    pub(super) next: Option<Moment>,
    /// That it is back, as long as that waits to be said.
    pub(super) told: Option<UtteranceId>,
    wait: Duration,
}

/// A plug that was pulled by mistake is in again within seconds; who waits for longer will not notice a few
/// seconds more. Looking costs some milliseconds on a thread of its own, so it need not end before the game.
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

    /// It is looked for now.
    pub(super) fn looked(self, now: Moment) -> Away {
        let wait = self.wait.saturating_mul(2).min(LOOK_LAST);
        Away {
            next: Some(now.after(wait)),
            wait,
            ..self
        }
    }

    /// It is open.
    pub(super) const fn opened(self) -> Away {
        Away { next: None, ..self }
    }

    /// It was open and played nothing. It is waited for as long as if it had not been found.
    pub(super) fn lost_again(self, now: Moment) -> Away {
        Away {
            next: Some(now.after(self.wait)),
            ..self
        }
    }
}

/// More that was said while a page was away nobody hears through; what is older is in the history.
const MOST_MISSED: usize = 50;

/// Who has tried so many voices that are not there has heard what is wrong.
const MOST_MISSING: usize = 32;

/// The voices of a channel, the preferred one first. Where words can be read text is the last, and cannot
/// fail.
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
        // Whoever hears by a page does not read here, wherever the keyboard stands.
        VoiceSlot::Page => return vec![VoiceSlot::Page],
        // Chosen, it is where the listener reads, wherever that is.
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

/// What is said when this voice takes over.
pub(crate) const fn replaced_by(to: VoiceSlot) -> Message {
    match to {
        VoiceSlot::Text => Message::NoSound,
        VoiceSlot::System => Message::ReaderReplaced,
        VoiceSlot::ScreenReader | VoiceSlot::Embedded | VoiceSlot::Wav | VoiceSlot::Page => {
            Message::VoiceReplaced
        }
    }
}

/// Who can come back when lost: a page, or else a voice of our own on a device. The service is replaced for good, and a
/// file would begin anew.
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

    /// Who can come back when lost.
    pub(super) const fn returning(&self) -> VoiceSlot {
        returning(self.preferred)
    }

    /// From now on the listener is spoken to so. What waits keeps its words.
    pub(super) fn set_speech(&mut self, speech: &SpeechSettings) {
        self.book = Phrasebook::of_settings(speech, self.variant);
        self.delivery = speech.delivery.clone();
        self.earcons = speech.earcons;
        self.verbosity = speech.verbosity;
    }

    /// The announcement in the listener's words, and with no more sounds than they want.
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

    /// The words of a message as they are printed, from those that are spoken.
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

    /// The voice of this name is not there. Is that news to the listener?
    pub(super) fn misses(&mut self, name: &VoiceName) -> bool {
        let news = !self.missing.contains(name) && self.missing.len() < MOST_MISSING;
        if news {
            self.missing.push(name.clone());
        }
        news
    }

    /// The library of this file is not on this computer. Is that news to the listener?
    pub(super) fn lacks(&mut self, file: &'static str) -> bool {
        let news = !self.libraries.contains(&file);
        if news {
            self.libraries.push(file);
        }
        news
    }

    /// True of words that would only be printed, or read by a screen reader, and not where their listener alone reads: nobody has them.
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

    /// This was not heard: the listener's page was away. A time of then is never told, and what only tells of the page is no news.
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

    /// How much more was said while the page was away; nothing where nothing was.
    pub(super) fn missed_more(&self) -> Option<Message> {
        let count = self.missed.len();
        (count > 0).then_some(Message::MissedMore { count })
    }

    /// Is the listener's sound device looked for?
    pub(super) fn is_deaf(&self) -> bool {
        self.away.is_some_and(|away| away.next.is_some())
    }

    pub(super) fn keep(&mut self, message: Message, utterance: Utterance) {
        self.history.keep(message, utterance);
    }

    /// What listeners are told when they ask to hear something again, and how fast: in the words of the manner
    /// they have now, with squares as they want them repeated, and each time more slowly until something else is
    /// said. First as it is spoken, then as it is printed.
    pub(super) fn again(&mut self, what: Again) -> (Message, Message, Pace) {
        let newest = match what {
            Again::Last | Again::Spelt => self.history.newest(),
            Again::History(_) | Again::Missed | Again::CountMissed => None,
        };
        let before = self.asked_again.filter(|(id, _)| Some(*id) == newest);
        let pace = before.map_or(Pace::OWN, |(_, pace)| pace.slower());
        self.asked_again = newest.map(|id| (id, pace));
        // Told once, and then heard.
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
