// SPDX-License-Identifier: GPL-3.0-or-later
//! The personal choices of a listener, as they are read aloud: closed lists, and one [`Choice`] for each sentence.
//! The code that reads the choices decides where they are kept and which bounds they have.

use super::{StartAnswer, StartItem};
use crate::language::Language;
use crate::numbers::{LetterStyle, NumberStyle};
use crate::settings::{Pitch, Topic, Verbosity, VoiceName, Volume};
use crate::voice::Rate;
use std::time::Duration;

/// The level of low-time announcements that a player wants to hear about their own clock; each level includes the levels before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LowTimeLevel {
    /// No warning; the clock is read only on request.
    Off,
    /// A tone at five minutes, and the flag.
    Tone,
    /// Also words at thirty, ten, five and one minute and at thirty seconds, and tones for the last ten seconds.
    Few,
    /// Words or tones at every mark.
    #[default]
    All,
}

impl LowTimeLevel {
    /// Every value of the type.
    pub const ALL: [LowTimeLevel; 4] = [
        LowTimeLevel::Off,
        LowTimeLevel::Tone,
        LowTimeLevel::Few,
        LowTimeLevel::All,
    ];

    /// The word in options and files.
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

/// The list of low times that a player wants to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LowTimes {
    /// One of the ready-made lists.
    Ready(LowTimeLevel),
    /// The list that the player made.
    Own,
}

impl Default for LowTimes {
    fn default() -> LowTimes {
        LowTimes::Ready(LowTimeLevel::default())
    }
}

impl LowTimes {
    /// Every value of the type.
    pub const ALL: [LowTimes; 5] = [
        LowTimes::Ready(LowTimeLevel::Off),
        LowTimes::Ready(LowTimeLevel::Tone),
        LowTimes::Ready(LowTimeLevel::Few),
        LowTimes::Ready(LowTimeLevel::All),
        LowTimes::Own,
    ];

    /// The word in files.
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
    /// The maker's name for the port.
    pub name: String,
    /// The possible device behind the port.
    pub behind: BehindPort,
}

/// The possible device behind a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BehindPort {
    /// The device may be a board.
    PerhapsBoard,
    /// The device is unknown.
    Unknown,
}

/// The listener's choice of when words are said about half-moves that the players announce aloud to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Words {
    /// A sound where board and words agree; words when they differ, on request, or when a half-move
    /// is not carried out in time.
    #[default]
    WhenNeeded,
    /// Words for every half-move.
    Always,
}

impl Words {
    /// Every value of the type.
    pub const ALL: [Words; 2] = [Words::WhenNeeded, Words::Always];

    /// The word in options and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Words::WhenNeeded => "when-needed",
            Words::Always => "always",
        }
    }
}

/// The way in which a player hears on which squares of their own board a piece was lifted or set. Each player
/// chooses; in official play the whisper needs [`super::Consent::SquareWhisper`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Whisper {
    /// The player does not hear the squares.
    #[default]
    Off,
    /// One sound for a lifted piece, another for a piece that was set.
    Sound,
    /// The name of the square.
    Number,
}

impl Whisper {
    /// Every value of the type.
    pub const ALL: [Whisper; 3] = [Whisper::Off, Whisper::Sound, Whisper::Number];

    /// The word in options and files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Whisper::Off => "off",
            Whisper::Sound => "sound",
            Whisper::Number => "number",
        }
    }
}

/// A setting that a listener can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Chosen {
    /// The language in which the listener is addressed.
    Language,
    /// The rate of speech.
    Rate,
    /// The volume of words and sounds.
    Volume,
    /// The pitch of the voice.
    Pitch,
    /// The name of the voice.
    Voice,
    /// The verbosity of all messages.
    Verbosity,
    /// The verbosity of messages of this topic.
    VerbosityOf(Topic),
    /// The way in which numbered squares are said.
    Numbers,
    /// The way in which lettered squares are said.
    Letters,
    /// Whether sounds are played.
    Sounds,
    /// The low times that one's own clock announces by itself.
    LowTime,
    /// Whether low time is also signalled by vibration.
    Pulses,
    /// The words about half-moves announced aloud.
    Words,
    /// The way in which the listener hears the squares of their own board.
    Whisper,
}

impl Chosen {
    /// All choices, in the order in which they are read aloud.
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

    /// The key in files.
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

    /// The name of the sentence for the choice. All topics have the same sentence.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Chosen::VerbosityOf(_) => "verbosity-of",
            Chosen::LowTime => "low-time",
            other => other.key(),
        }
    }

    /// True if the choice changes how everything is said; false if it changes how much one's own clock and board tell.
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
            // Half-moves are announced to all, and each listener hears the half-moves of both players.
            | Chosen::Words => true,
            Chosen::LowTime | Chosen::Pulses | Chosen::Whisper => false,
        }
    }

    /// True if the choice can be heard in a half-move, so that a half-move is said to demonstrate the choice.
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

/// A setting with its chosen value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The language in which the listener is addressed.
    Language(Language),
    /// The rate of speech.
    Rate(Rate),
    /// The volume of words and sounds.
    Volume(Volume),
    /// The pitch of the voice.
    Pitch(Pitch),
    /// The name of the voice; `None` is the language's own voice.
    Voice(Option<VoiceName>),
    /// The verbosity of all messages.
    Verbosity(Verbosity),
    /// The verbosity of messages of this topic; `None` is the general verbosity.
    VerbosityOf(Topic, Option<Verbosity>),
    /// The way in which numbered squares are said.
    Numbers(NumberStyle),
    /// The way in which lettered squares are said.
    Letters(LetterStyle),
    /// Whether sounds are played.
    Sounds(bool),
    /// The low times that one's own clock announces by itself.
    LowTime(LowTimes),
    /// The times at which the clock announces low time, the longest first; empty if the clock never does.
    LowTimeAt(Vec<Duration>),
    /// Whether low time is also signalled by vibration.
    Pulses(bool),
    /// The words about half-moves announced aloud.
    Words(Words),
    /// The way in which the listener hears the squares of their own board.
    Whisper(Whisper),
}

impl Choice {
    /// The setting that is chosen.
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

/// The reason why a new profile was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ProfileRefusal {
    /// A profile of that name exists.
    #[error("there is a profile of that name; use it, or take another name")]
    Taken,
    /// The largest number of profiles is reached.
    #[error("there are as many profiles as there may be; take one out of the settings file")]
    Full,
    /// The name cannot be pronounced, or has another meaning after the command word.
    #[error("this cannot be the name of a profile; take a word")]
    Name,
    /// The file has something else in the place of the profiles.
    #[error(
        "the settings have something else where profiles go; make [profile] a table, or remove it"
    )]
    InTheWay,
}

impl ProfileRefusal {
    /// Every value of the type.
    pub const ALL: [ProfileRefusal; 4] = [
        ProfileRefusal::Taken,
        ProfileRefusal::Full,
        ProfileRefusal::Name,
        ProfileRefusal::InTheWay,
    ];
}

/// The current item of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MenuItem {
    /// A choice of the listener.
    Choice(Choice),
    /// The profile in use; `None` where no profile is.
    Profile(Option<String>),
    /// A command, in the English words in which the command is typed.
    Command(&'static str),
    /// No item: a key or button may have no effect.
    Nothing,
    /// An item of the menu with which the program starts.
    Start(StartItem),
    /// An answer to a question before a game.
    Answer(StartAnswer),
}

/// A place in a list, counted from one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the place.
    pub at: usize,
    /// The number of places in the list.
    pub of: usize,
}
