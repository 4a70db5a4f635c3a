// SPDX-License-Identifier: GPL-3.0-or-later
//! The manner in which a listener is addressed: the language, the number of words, the rate, the voice.
//!
//! These settings are a listener's own choice, and apply to everything that the listener hears. Other code chooses
//! the messages, and stores and changes the settings.

use crate::language::Language;
use crate::numbers::Style;
use crate::voice::{Rate, VoiceError};
use std::fmt;

/// All settings of the speech to one listener.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpeechSettings {
    /// The language of the words.
    pub language: Language,
    /// The style in which squares and letters are spoken.
    pub style: Style,
    /// The verbosity, by topic.
    pub verbosity: Verbosities,
    /// The sound of the voice.
    pub delivery: Delivery,
    /// True if sounds are played before words or instead of words; otherwise the words are spoken.
    pub earcons: bool,
}

impl SpeechSettings {
    /// The settings of a listener who has chosen only a language.
    #[must_use]
    pub fn new(language: Language) -> SpeechSettings {
        SpeechSettings {
            language,
            style: Style::default(),
            verbosity: Verbosities::default(),
            delivery: Delivery::default(),
            earcons: true,
        }
    }
}

/// The sound of a voice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Delivery {
    /// The rate, in words a minute.
    pub rate: Rate,
    /// The pitch of the voice.
    pub pitch: Pitch,
    /// The volume of both words and sounds.
    pub volume: Volume,
    /// The name of the chosen voice, if the listener chose one of several voices. A missing voice is replaced by
    /// the usual voice of the language.
    pub voice: Option<VoiceName>,
}

impl Delivery {
    /// The usual delivery, but at this rate.
    #[must_use]
    pub fn at(rate: Rate) -> Delivery {
        Delivery {
            rate,
            ..Delivery::default()
        }
    }
}

/// The pitch of a voice: per cent of the voice's range. The voice's own pitch is at fifty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pitch(u8);

impl Pitch {
    /// The voice's own pitch.
    pub const NORMAL: Pitch = Pitch(50);

    /// A pitch in per cent.
    ///
    /// # Errors
    /// A value above a hundred.
    pub fn new(percent: u8) -> Result<Pitch, VoiceError> {
        (percent <= 100)
            .then_some(Pitch(percent))
            .ok_or(VoiceError::PercentOutside { given: percent })
    }

    /// The pitch in per cent.
    #[must_use]
    pub const fn percent(self) -> u8 {
        self.0
    }
}

impl Default for Pitch {
    fn default() -> Pitch {
        Pitch::NORMAL
    }
}

/// The volume: per cent of the loudest volume of the voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Volume(u8);

impl Volume {
    /// The loudest volume; for more volume people use the control of the device.
    pub const FULL: Volume = Volume(100);
    /// The softest volume that is offered: an inaudible announcement would be a lost announcement.
    pub const SOFTEST: Volume = Volume(10);

    /// A volume in per cent.
    ///
    /// # Errors
    /// A value below [`Volume::SOFTEST`] or above a hundred.
    pub fn new(percent: u8) -> Result<Volume, VoiceError> {
        let volume = Volume(percent);
        (Volume::SOFTEST..=Volume::FULL)
            .contains(&volume)
            .then_some(volume)
            .ok_or(VoiceError::PercentOutside { given: percent })
    }

    /// The volume in per cent.
    #[must_use]
    pub const fn percent(self) -> u8 {
        self.0
    }
}

impl Default for Volume {
    fn default() -> Volume {
        Volume::FULL
    }
}

/// The name that a speech service or a synthesiser gives to a voice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct VoiceName(String);

impl VoiceName {
    /// The longest name in characters. No voice has a longer name; the limit also applies to the text that is sent to a
    /// speech service.
    pub const LONGEST: usize = 80;

    /// A name for a voice, without blanks around it.
    ///
    /// # Errors
    /// An empty or overlong name, or a name with control characters.
    pub fn new(name: &str) -> Result<VoiceName, VoiceError> {
        let name = name.trim();
        let fit = !name.is_empty()
            && name.chars().count() <= VoiceName::LONGEST
            && !name.chars().any(char::is_control);
        fit.then(|| VoiceName(name.to_owned()))
            .ok_or_else(|| VoiceError::NoVoiceName {
                given: name.chars().take(VoiceName::LONGEST).collect(),
            })
    }

    /// The name as it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for VoiceName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number of words in which a message is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verbosity {
    /// Only the essentials; a sound where a sound is enough.
    Terse,
    /// A short sentence for each message.
    #[default]
    Normal,
    /// Everything, also the details that a practised player knows.
    Full,
}

impl Verbosity {
    /// Every value of the type.
    pub const ALL: [Verbosity; 3] = [Verbosity::Terse, Verbosity::Normal, Verbosity::Full];

    /// The word in files; also the name of the attribute with that text in the Fluent files. Only the normal text
    /// has no attribute.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Verbosity::Terse => "terse",
            Verbosity::Normal => "normal",
            Verbosity::Full => "full",
        }
    }
}

/// The subject of a message; listeners choose the verbosity for each subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// Half-moves and questions about them.
    Moves,
    /// The game around the half-moves: offers, claims, rulings, results, and everything before the first move.
    Game,
    /// Boards and their differences.
    Boards,
    /// Clocks, presses and time.
    Clock,
    /// Answers to the listeners' requests.
    Answers,
    /// The program, its devices and its settings.
    Program,
}

impl Topic {
    /// Every value of the type.
    pub const ALL: [Topic; 6] = [
        Topic::Moves,
        Topic::Game,
        Topic::Boards,
        Topic::Clock,
        Topic::Answers,
        Topic::Program,
    ];

    /// The word in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Topic::Moves => "moves",
            Topic::Game => "game",
            Topic::Boards => "boards",
            Topic::Clock => "clock",
            Topic::Answers => "answers",
            Topic::Program => "program",
        }
    }
}

/// The general verbosity, and the topics with another verbosity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verbosities {
    /// The verbosity for topics without a choice of their own.
    pub general: Verbosity,
    own: [Option<Verbosity>; Topic::ALL.len()],
}

impl Verbosities {
    /// The same verbosity for all topics.
    #[must_use]
    pub const fn all(general: Verbosity) -> Verbosities {
        Verbosities {
            general,
            own: [None; Topic::ALL.len()],
        }
    }

    /// The verbosity for this topic.
    #[must_use]
    pub fn of(&self, topic: Topic) -> Verbosity {
        self.own(topic).unwrap_or(self.general)
    }

    /// The verbosity that was chosen for this topic alone; `None` if the topic follows the general choice.
    #[must_use]
    pub fn own(&self, topic: Topic) -> Option<Verbosity> {
        self.own.get(topic as usize).copied().flatten()
    }

    /// Chooses the verbosity for this topic alone; `None` lets the topic follow the general choice again.
    pub fn set(&mut self, topic: Topic, verbosity: Option<Verbosity>) {
        if let Some(own) = self.own.get_mut(topic as usize) {
            *own = verbosity;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_topic_follows_the_general_choice_until_it_has_its_own() {
        let mut chosen = Verbosities::all(Verbosity::Terse);
        chosen.set(Topic::Clock, Some(Verbosity::Full));
        for topic in Topic::ALL {
            let expected = match topic {
                Topic::Clock => Verbosity::Full,
                _ => Verbosity::Terse,
            };
            assert_eq!(chosen.of(topic), expected);
        }
        chosen.set(Topic::Clock, None);
        assert_eq!(chosen, Verbosities::all(Verbosity::Terse));
    }

    #[test]
    fn what_nobody_could_hear_is_refused() {
        assert!(Pitch::new(101).is_err());
        assert!(Volume::new(9).is_err() && Volume::new(101).is_err());
        assert_eq!(Volume::new(10), Ok(Volume::SOFTEST));
        for name in ["", "  ", "a\0b", &"x".repeat(81)] {
            assert!(VoiceName::new(name).is_err(), "{name:?}");
        }
        assert_eq!(VoiceName::new(" Magda ").unwrap().as_str(), "Magda");
    }
}
