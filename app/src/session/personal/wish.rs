//! The words by which people change their own settings.

use zgoda_speech::announcement::Chosen;

use crate::personal::choice::Step;

/// One such word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wish {
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

/// What a wish is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum For {
    /// The menu.
    Menu,
    /// A profile.
    Profile,
    /// This, as the words behind it say.
    Choice(Chosen),
    /// A step of this.
    Step(Chosen, Step),
}

impl Wish {
    /// All of them.
    pub const ALL: [Wish; 19] = [
        Wish::Menu,
        Wish::Profile,
        Wish::Rate,
        Wish::Faster,
        Wish::Slower,
        Wish::Volume,
        Wish::Louder,
        Wish::Softer,
        Wish::Pitch,
        Wish::Voice,
        Wish::Language,
        Wish::Words,
        Wish::Numbers,
        Wish::Letters,
        Wish::Sounds,
        Wish::LowTime,
        Wish::Pulses,
        Wish::Confirm,
        Wish::Whisper,
    ];

    /// The English word that is typed for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Wish::Menu => "menu",
            Wish::Profile => "profile",
            Wish::Rate => "rate",
            Wish::Faster => "faster",
            Wish::Slower => "slower",
            Wish::Volume => "volume",
            Wish::Louder => "louder",
            Wish::Softer => "softer",
            Wish::Pitch => "pitch",
            Wish::Voice => "voice",
            Wish::Language => "language",
            Wish::Words => "words",
            Wish::Numbers => "numbers",
            Wish::Letters => "letters",
            Wish::Sounds => "sounds",
            Wish::LowTime => "low time",
            Wish::Pulses => "pulses",
            Wish::Confirm => "confirm",
            Wish::Whisper => "whisper",
        }
    }

    pub(in crate::session) const fn is_for(self) -> For {
        For::Choice(match self {
            Wish::Menu => return For::Menu,
            Wish::Profile => return For::Profile,
            Wish::Faster => return For::Step(Chosen::Rate, Step::Up),
            Wish::Slower => return For::Step(Chosen::Rate, Step::Down),
            Wish::Louder => return For::Step(Chosen::Volume, Step::Up),
            Wish::Softer => return For::Step(Chosen::Volume, Step::Down),
            Wish::Rate => Chosen::Rate,
            Wish::Volume => Chosen::Volume,
            Wish::Pitch => Chosen::Pitch,
            Wish::Voice => Chosen::Voice,
            Wish::Language => Chosen::Language,
            Wish::Words => Chosen::Verbosity,
            Wish::Numbers => Chosen::Numbers,
            Wish::Letters => Chosen::Letters,
            Wish::Sounds => Chosen::Sounds,
            Wish::LowTime => Chosen::LowTime,
            Wish::Pulses => Chosen::Pulses,
            Wish::Confirm => Chosen::Words,
            Wish::Whisper => Chosen::Whisper,
        })
    }
}
