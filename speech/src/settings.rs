//! How one listener is spoken to: in which language, how much of it, how fast, by which voice.
//!
//! These settings are a listener's own choice and hold for everything they hear. What they hear is decided elsewhere; where
//! the choice is kept, and how it is changed, is the program's.

use crate::language::Language;
use crate::numbers::Style;
use crate::voice::{Rate, VoiceError};
use std::fmt;

/// Everything about how one listener is spoken to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpeechSettings {
    /// In this language.
    pub language: Language,
    /// Squares and letters in this style.
    pub style: Style,
    /// In so many words.
    pub verbosity: Verbosities,
    /// Sounding so.
    pub delivery: Delivery,
    /// Sounds before words or instead of them; without them the words are spoken.
    pub earcons: bool,
}

impl SpeechSettings {
    /// The manner of one who has chosen nothing but a language.
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

/// How a voice sounds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Delivery {
    /// Words a minute.
    pub rate: Rate,
    /// How high.
    pub pitch: Pitch,
    /// How loud, words and sounds alike.
    pub volume: Volume,
    /// Whose voice, where several speak the language; one that is not there is replaced by the language's own.
    pub voice: Option<VoiceName>,
}

impl Delivery {
    /// So fast, and otherwise as the voice is.
    #[must_use]
    pub fn at(rate: Rate) -> Delivery {
        Delivery {
            rate,
            ..Delivery::default()
        }
    }
}

/// How high a voice is: per cent of what it can do, half of it being its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pitch(u8);

impl Pitch {
    /// The voice's own.
    pub const NORMAL: Pitch = Pitch(50);

    /// So many per cent.
    ///
    /// # Errors
    /// Above a hundred.
    pub fn new(percent: u8) -> Result<Pitch, VoiceError> {
        (percent <= 100)
            .then_some(Pitch(percent))
            .ok_or(VoiceError::PercentOutside { given: percent })
    }

    /// Per cent.
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

/// How loud: per cent of what the voice can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Volume(u8);

impl Volume {
    /// As loud as it goes; the device has a knob of its own.
    pub const FULL: Volume = Volume(100);
    /// The softest that is offered: what could not be heard at all would be a lost announcement.
    pub const SOFTEST: Volume = Volume(10);

    /// So many per cent.
    ///
    /// # Errors
    /// Below [`Volume::SOFTEST`] or above a hundred.
    pub fn new(percent: u8) -> Result<Volume, VoiceError> {
        let volume = Volume(percent);
        (Volume::SOFTEST..=Volume::FULL)
            .contains(&volume)
            .then_some(volume)
            .ok_or(VoiceError::PercentOutside { given: percent })
    }

    /// Per cent.
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

/// The name of a voice, as the service or synthesiser that has it calls it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct VoiceName(String);

impl VoiceName {
    /// Longer names are nobody's; this also bounds what is sent to a service.
    pub const LONGEST: usize = 80;

    /// This name.
    ///
    /// # Errors
    /// An empty or overlong one, or one with control characters.
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

    /// As it is written.
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

/// In how many words something is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Verbosity {
    /// What matters and no more; a sound where a sound says it.
    Terse,
    /// A short sentence.
    #[default]
    Normal,
    /// Everything, also what a practised player knows.
    Full,
}

impl Verbosity {
    /// All of them.
    pub const ALL: [Verbosity; 3] = [Verbosity::Terse, Verbosity::Normal, Verbosity::Full];

    /// As files write it; also the name of the text's attribute in the Fluent files, which the normal text has none of.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Verbosity::Terse => "terse",
            Verbosity::Normal => "normal",
            Verbosity::Full => "full",
        }
    }
}

/// What something said is about; listeners choose their words for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// Half-moves and questions about them.
    Moves,
    /// The game around them: offers, claims, rulings, results, what comes before the first move.
    Game,
    /// Boards and their differences.
    Boards,
    /// Clocks, presses, time.
    Clock,
    /// Answers to what somebody asked.
    Answers,
    /// The program, its devices and its settings.
    Program,
}

impl Topic {
    /// All of them.
    pub const ALL: [Topic; 6] = [
        Topic::Moves,
        Topic::Game,
        Topic::Boards,
        Topic::Clock,
        Topic::Answers,
        Topic::Program,
    ];

    /// As files write it.
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

/// In how many words everything is said, and what is said otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verbosities {
    /// Where nothing else was chosen.
    pub general: Verbosity,
    own: [Option<Verbosity>; Topic::ALL.len()],
}

impl Verbosities {
    /// The same for all topics.
    #[must_use]
    pub const fn all(general: Verbosity) -> Verbosities {
        Verbosities {
            general,
            own: [None; Topic::ALL.len()],
        }
    }

    /// For this topic.
    #[must_use]
    pub fn of(&self, topic: Topic) -> Verbosity {
        self.own(topic).unwrap_or(self.general)
    }

    /// What was chosen for this topic alone.
    #[must_use]
    pub fn own(&self, topic: Topic) -> Option<Verbosity> {
        self.own.get(topic as usize).copied().flatten()
    }

    /// Chooses for this topic alone; `None` lets it follow the general choice again.
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
