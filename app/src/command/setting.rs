//! The words by which people change their own settings.

use zgoda_speech::announcement::Chosen;

use crate::personal::choice::Step;

/// One such word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SettingCommand {
    /// `menu`: all of them, one after the other.
    Menu,
    /// `profile`: the next; of a name, that one; `new` and a name, a new one; `none`.
    Profile,
    /// `rate`
    Rate,
    /// `faster`
    Faster,
    /// `slower`
    Slower,
    /// `volume`
    Volume,
    /// `louder`
    Louder,
    /// `softer`
    Softer,
    /// `pitch`
    Pitch,
    /// `voice`
    Voice,
    /// `language`
    Language,
    /// `words`: how many, of everything or of one topic.
    Words,
    /// `numbers`
    Numbers,
    /// `letters`
    Letters,
    /// `sounds`
    Sounds,
    /// `low time`
    LowTime,
    /// `pulses`
    Pulses,
    /// `confirm`: what is said of half-moves announced aloud.
    Confirm,
    /// `whisper`
    Whisper,
}

/// What a setting is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum For {
    /// The menu.
    Menu,
    /// A profile.
    Profile,
    /// This, as the words behind it say.
    Choice(Chosen),
    /// A step of this.
    Step(Chosen, Step),
}

impl SettingCommand {
    /// All of them.
    pub const ALL: [SettingCommand; 19] = [
        SettingCommand::Menu,
        SettingCommand::Profile,
        SettingCommand::Rate,
        SettingCommand::Faster,
        SettingCommand::Slower,
        SettingCommand::Volume,
        SettingCommand::Louder,
        SettingCommand::Softer,
        SettingCommand::Pitch,
        SettingCommand::Voice,
        SettingCommand::Language,
        SettingCommand::Words,
        SettingCommand::Numbers,
        SettingCommand::Letters,
        SettingCommand::Sounds,
        SettingCommand::LowTime,
        SettingCommand::Pulses,
        SettingCommand::Confirm,
        SettingCommand::Whisper,
    ];

    /// The English word that is typed for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            SettingCommand::Menu => "menu",
            SettingCommand::Profile => "profile",
            SettingCommand::Rate => "rate",
            SettingCommand::Faster => "faster",
            SettingCommand::Slower => "slower",
            SettingCommand::Volume => "volume",
            SettingCommand::Louder => "louder",
            SettingCommand::Softer => "softer",
            SettingCommand::Pitch => "pitch",
            SettingCommand::Voice => "voice",
            SettingCommand::Language => "language",
            SettingCommand::Words => "words",
            SettingCommand::Numbers => "numbers",
            SettingCommand::Letters => "letters",
            SettingCommand::Sounds => "sounds",
            SettingCommand::LowTime => "low time",
            SettingCommand::Pulses => "pulses",
            SettingCommand::Confirm => "confirm",
            SettingCommand::Whisper => "whisper",
        }
    }

    pub(crate) const fn is_for(self) -> For {
        For::Choice(match self {
            SettingCommand::Menu => return For::Menu,
            SettingCommand::Profile => return For::Profile,
            SettingCommand::Faster => return For::Step(Chosen::Rate, Step::Up),
            SettingCommand::Slower => return For::Step(Chosen::Rate, Step::Down),
            SettingCommand::Louder => return For::Step(Chosen::Volume, Step::Up),
            SettingCommand::Softer => return For::Step(Chosen::Volume, Step::Down),
            SettingCommand::Rate => Chosen::Rate,
            SettingCommand::Volume => Chosen::Volume,
            SettingCommand::Pitch => Chosen::Pitch,
            SettingCommand::Voice => Chosen::Voice,
            SettingCommand::Language => Chosen::Language,
            SettingCommand::Words => Chosen::Verbosity,
            SettingCommand::Numbers => Chosen::Numbers,
            SettingCommand::Letters => Chosen::Letters,
            SettingCommand::Sounds => Chosen::Sounds,
            SettingCommand::LowTime => Chosen::LowTime,
            SettingCommand::Pulses => Chosen::Pulses,
            SettingCommand::Confirm => Chosen::Words,
            SettingCommand::Whisper => Chosen::Whisper,
        })
    }
}
