//! What a listener chooses for themselves, as it is read aloud: closed lists, and one [`Choice`] for each sentence.
//! Where choices are kept, and what may bound them, is decided where they are read.

use super::{StartAnswer, StartItem};
use crate::language::Language;
use crate::numbers::{LetterStyle, NumberStyle};
use crate::settings::{Pitch, Topic, Verbosity, VoiceName, Volume};
use crate::voice::Rate;
use std::time::Duration;

/// How much of what their own clock could say by itself a player wants to hear; each includes the ones before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LowTimeLevel {
    /// Nothing; it is read on request alone.
    Off,
    /// A tone at five minutes, and the flag.
    Tone,
    /// Words at thirty, ten, five and one minute and at thirty seconds too, tones for the last ten.
    Few,
    /// Every mark.
    #[default]
    All,
}

impl LowTimeLevel {
    /// All of them.
    pub const ALL: [LowTimeLevel; 4] = [
        LowTimeLevel::Off,
        LowTimeLevel::Tone,
        LowTimeLevel::Few,
        LowTimeLevel::All,
    ];

    /// As options and files write it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            LowTimeLevel::Off => "off",
            LowTimeLevel::Tone => "tone",
            LowTimeLevel::Few => "few",
            LowTimeLevel::All => "all",
        }
    }
}

/// Which of it a player wants to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LowTimes {
    /// A list that is ready.
    Ready(LowTimeLevel),
    /// The player's own list.
    Own,
}

impl Default for LowTimes {
    fn default() -> LowTimes {
        LowTimes::Ready(LowTimeLevel::default())
    }
}

impl LowTimes {
    /// All of them.
    pub const ALL: [LowTimes; 5] = [
        LowTimes::Ready(LowTimeLevel::Off),
        LowTimes::Ready(LowTimeLevel::Tone),
        LowTimes::Ready(LowTimeLevel::Few),
        LowTimes::Ready(LowTimeLevel::All),
        LowTimes::Own,
    ];

    /// As files write it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            LowTimes::Ready(level) => level.word(),
            LowTimes::Own => "own",
        }
    }
}

/// A port that was found at the first start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PortFound {
    /// As its maker calls it.
    pub name: String,
    /// What may be behind it.
    pub behind: BehindPort,
}

/// What may be behind a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BehindPort {
    /// Perhaps a board.
    PerhapsBoard,
    /// Nobody knows.
    Unknown,
}

/// What is said where half-moves are announced aloud between the players. The listener's choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Words {
    /// A sound where board and words agree; words when they differ, on request, or when a half-move
    /// is not carried out in time.
    #[default]
    WhenNeeded,
    /// Always words.
    Always,
}

impl Words {
    /// Both of them.
    pub const ALL: [Words; 2] = [Words::WhenNeeded, Words::Always];

    /// As options and files write it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Words::WhenNeeded => "when-needed",
            Words::Always => "always",
        }
    }
}

/// How a player is told which squares of their own board are lifted from and set on. Each player chooses; in official
/// play it needs [`super::Consent::SquareWhisper`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Whisper {
    /// Not at all.
    #[default]
    Off,
    /// A sound for lifted, another for set.
    Sound,
    /// The square.
    Number,
}

impl Whisper {
    /// All of them.
    pub const ALL: [Whisper; 3] = [Whisper::Off, Whisper::Sound, Whisper::Number];

    /// As options and files write it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Whisper::Off => "off",
            Whisper::Sound => "sound",
            Whisper::Number => "number",
        }
    }
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Chosen {
    /// In which language one is spoken to.
    Language,
    /// How fast.
    Rate,
    /// How loud.
    Volume,
    /// How high.
    Pitch,
    /// By whose voice.
    Voice,
    /// In how many words.
    Verbosity,
    /// In how many words of this topic.
    VerbosityOf(Topic),
    /// How numbered squares are said.
    Numbers,
    /// How lettered squares are said.
    Letters,
    /// Are there sounds?
    Sounds,
    /// What one's own clock says by itself.
    LowTime,
    /// Is it felt, too?
    Pulses,
    /// What is said of half-moves announced aloud.
    Words,
    /// How the squares of one's own board are told.
    Whisper,
}

impl Chosen {
    /// All of them, in the order in which they are read aloud.
    pub const ALL: [Chosen; 19] = [
        Chosen::Rate,
        Chosen::Volume,
        Chosen::Pitch,
        Chosen::Voice,
        Chosen::Language,
        Chosen::Verbosity,
        Chosen::VerbosityOf(Topic::Moves),
        Chosen::VerbosityOf(Topic::Game),
        Chosen::VerbosityOf(Topic::Boards),
        Chosen::VerbosityOf(Topic::Clock),
        Chosen::VerbosityOf(Topic::Answers),
        Chosen::VerbosityOf(Topic::Program),
        Chosen::Numbers,
        Chosen::Letters,
        Chosen::Sounds,
        Chosen::LowTime,
        Chosen::Pulses,
        Chosen::Words,
        Chosen::Whisper,
    ];

    /// As files write it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Chosen::Language => "language",
            Chosen::Rate => "rate",
            Chosen::Volume => "volume",
            Chosen::Pitch => "pitch",
            Chosen::Voice => "voice",
            Chosen::Verbosity => "verbosity",
            Chosen::VerbosityOf(Topic::Moves) => "verbosity_moves",
            Chosen::VerbosityOf(Topic::Game) => "verbosity_game",
            Chosen::VerbosityOf(Topic::Boards) => "verbosity_boards",
            Chosen::VerbosityOf(Topic::Clock) => "verbosity_clock",
            Chosen::VerbosityOf(Topic::Answers) => "verbosity_answers",
            Chosen::VerbosityOf(Topic::Program) => "verbosity_program",
            Chosen::Numbers => "numbers",
            Chosen::Letters => "letters",
            Chosen::Sounds => "sounds",
            Chosen::LowTime => "low_time",
            Chosen::Pulses => "pulses",
            Chosen::Words => "words",
            Chosen::Whisper => "whisper",
        }
    }

    /// The name of its sentence, one for all topics.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Chosen::VerbosityOf(_) => "verbosity-of",
            Chosen::LowTime => "low-time",
            other => other.key(),
        }
    }

    /// Is it how things are said, whatever they are? Else it is what one's own clock and board tell.
    #[must_use]
    pub const fn is_how_things_are_said(self) -> bool {
        match self {
            Chosen::Language
            | Chosen::Rate
            | Chosen::Volume
            | Chosen::Pitch
            | Chosen::Voice
            | Chosen::Verbosity
            | Chosen::VerbosityOf(_)
            | Chosen::Numbers
            | Chosen::Letters
            | Chosen::Sounds
            // Half-moves are announced to all, and every ear hears those of both.
            | Chosen::Words => true,
            Chosen::LowTime | Chosen::Pulses | Chosen::Whisper => false,
        }
    }

    /// Is it heard in a half-move, so that one is said to show it?
    #[must_use]
    pub const fn is_heard_in_a_move(self) -> bool {
        match self {
            Chosen::Language
            | Chosen::Rate
            | Chosen::Volume
            | Chosen::Pitch
            | Chosen::Voice
            | Chosen::Numbers
            | Chosen::Letters => true,
            Chosen::Verbosity
            | Chosen::VerbosityOf(_)
            | Chosen::Sounds
            | Chosen::LowTime
            | Chosen::Pulses
            | Chosen::Words
            | Chosen::Whisper => false,
        }
    }
}

/// One thing that is chosen, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// In which language one is spoken to.
    Language(Language),
    /// How fast.
    Rate(Rate),
    /// How loud.
    Volume(Volume),
    /// How high.
    Pitch(Pitch),
    /// By whose voice; `None` is the language's own.
    Voice(Option<VoiceName>),
    /// In how many words.
    Verbosity(Verbosity),
    /// In how many words of this topic; `None` is as of all.
    VerbosityOf(Topic, Option<Verbosity>),
    /// How numbered squares are said.
    Numbers(NumberStyle),
    /// How lettered squares are said.
    Letters(LetterStyle),
    /// Are there sounds?
    Sounds(bool),
    /// What one's own clock says by itself.
    LowTime(LowTimes),
    /// That it says so at these times, the longest first; none where it says so at no time.
    LowTimeAt(Vec<Duration>),
    /// Is it felt, too?
    Pulses(bool),
    /// What is said of half-moves announced aloud.
    Words(Words),
    /// How the squares of one's own board are told.
    Whisper(Whisper),
}

impl Choice {
    /// What is chosen by it.
    #[must_use]
    pub const fn of(&self) -> Chosen {
        match self {
            Choice::Language(_) => Chosen::Language,
            Choice::Rate(_) => Chosen::Rate,
            Choice::Volume(_) => Chosen::Volume,
            Choice::Pitch(_) => Chosen::Pitch,
            Choice::Voice(_) => Chosen::Voice,
            Choice::Verbosity(_) => Chosen::Verbosity,
            Choice::VerbosityOf(topic, _) => Chosen::VerbosityOf(*topic),
            Choice::Numbers(_) => Chosen::Numbers,
            Choice::Letters(_) => Chosen::Letters,
            Choice::Sounds(_) => Chosen::Sounds,
            Choice::LowTime(_) | Choice::LowTimeAt(_) => Chosen::LowTime,
            Choice::Pulses(_) => Chosen::Pulses,
            Choice::Words(_) => Chosen::Words,
            Choice::Whisper(_) => Chosen::Whisper,
        }
    }
}

/// Why a new profile was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ProfileRefusal {
    /// There is one of that name.
    #[error("there is a profile of that name; use it, or take another name")]
    Taken,
    /// There are as many as there may be.
    #[error("there are as many profiles as there may be; take one out of the settings file")]
    Full,
    /// It cannot be said, or means something else behind the word.
    #[error("this cannot be the name of a profile; take a word")]
    Name,
    /// Something else stands in the file where profiles go.
    #[error(
        "the settings have something else where profiles go; make [profile] a table, or remove it"
    )]
    InTheWay,
}

impl ProfileRefusal {
    /// All of them.
    pub const ALL: [ProfileRefusal; 4] = [
        ProfileRefusal::Taken,
        ProfileRefusal::Full,
        ProfileRefusal::Name,
        ProfileRefusal::InTheWay,
    ];
}

/// Where one stands in a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MenuItem {
    /// At a choice.
    Choice(Choice),
    /// At the profile in use; `None` where it is none.
    Profile(Option<String>),
    /// At a command, in the English words in which it is typed.
    Command(&'static str),
    /// At nothing, which a key or button may mean.
    Nothing,
    /// At an item of the menu the program starts with.
    Start(StartItem),
    /// At an answer to what is asked before a game.
    Answer(StartAnswer),
}

/// A place in a list, counted from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which.
    pub at: usize,
    /// Of how many.
    pub of: usize,
}
