// SPDX-License-Identifier: GPL-3.0-or-later
//! The choice of a voice, and of its rate: the words of `--voice` and of the transcript's `by`.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::path::PathBuf;
use std::str::FromStr;

use super::VoiceError;
use crate::utterance::VoiceSlot;

/// A choice of voice, as `--voice` writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceSpec {
    /// The platform's speech service.
    System,
    /// The screen reader that runs, in its own voice; the speech service where the reader cannot be asked.
    ScreenReader,
    /// The built-in synthesiser on a sound device.
    Embedded,
    /// Text without sound: printed words count as spoken.
    Text,
    /// A page of the listener's. The server of the page opens the voice; no option names a page as a voice.
    Page,
    /// The built-in synthesiser into a sound file, in real time.
    Wav(PathBuf),
}

impl VoiceSpec {
    /// The voice that will speak; `by` in the transcript.
    #[must_use]
    pub fn slot(&self) -> VoiceSlot {
        match self {
            VoiceSpec::System => VoiceSlot::System,
            VoiceSpec::ScreenReader => VoiceSlot::ScreenReader,
            VoiceSpec::Embedded => VoiceSlot::Embedded,
            VoiceSpec::Text => VoiceSlot::Text,
            VoiceSpec::Page => VoiceSlot::Page,
            VoiceSpec::Wav(_) => VoiceSlot::Wav,
        }
    }

    /// The voice of this slot without further details: a file voice without a file name becomes text.
    #[must_use]
    pub const fn of_slot(slot: VoiceSlot) -> VoiceSpec {
        match slot {
            VoiceSlot::System => VoiceSpec::System,
            VoiceSlot::ScreenReader => VoiceSpec::ScreenReader,
            VoiceSlot::Embedded => VoiceSpec::Embedded,
            VoiceSlot::Text | VoiceSlot::Wav => VoiceSpec::Text,
            VoiceSlot::Page => VoiceSpec::Page,
        }
    }
}

impl FromStr for VoiceSpec {
    type Err = VoiceError;

    fn from_str(given: &str) -> Result<VoiceSpec, VoiceError> {
        match given {
            "system" => Ok(VoiceSpec::System),
            "screen-reader" => Ok(VoiceSpec::ScreenReader),
            "embedded" => Ok(VoiceSpec::Embedded),
            "none" => Ok(VoiceSpec::Text),
            "wav" | "wav:" => Err(VoiceError::NoFileNamed),
            _ => match given.strip_prefix("wav:") {
                Some(file) => Ok(VoiceSpec::Wav(PathBuf::from(file))),
                None => Err(VoiceError::UnknownVoice {
                    given: given.to_owned(),
                }),
            },
        }
    }
}

/// The rate of speech in words a minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rate(u16);

impl Rate {
    /// The slowest rate that is offered; slower speech falls apart into sounds.
    pub const SLOWEST: Rate = Rate(120);
    /// The synthesiser's own normal speed.
    pub const NORMAL: Rate = Rate(175);
    /// The fastest rate that is offered, at the limit of the synthesiser; trained listeners use 300 and more.
    pub const FASTEST: Rate = Rate(450);

    /// This many words a minute.
    ///
    /// # Errors
    /// A rate outside of [`Rate::SLOWEST`] to [`Rate::FASTEST`].
    pub fn new(words_a_minute: u16) -> Result<Rate, VoiceError> {
        let rate = Rate(words_a_minute);
        if (Rate::SLOWEST..=Rate::FASTEST).contains(&rate) {
            Ok(rate)
        } else {
            Err(VoiceError::RateOutside {
                given: words_a_minute,
            })
        }
    }

    /// The rate in words a minute.
    #[must_use]
    pub const fn words_a_minute(self) -> u16 {
        self.0
    }
}

impl Default for Rate {
    fn default() -> Rate {
        Rate::NORMAL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_of_the_option_is_read() {
        assert_eq!("system".parse(), Ok(VoiceSpec::System));
        assert_eq!("screen-reader".parse(), Ok(VoiceSpec::ScreenReader));
        assert_eq!("embedded".parse(), Ok(VoiceSpec::Embedded));
        assert_eq!("none".parse(), Ok(VoiceSpec::Text));
        assert_eq!(
            "wav:out/a:b.wav".parse(),
            Ok(VoiceSpec::Wav(PathBuf::from("out/a:b.wav")))
        );
    }

    #[test]
    fn what_is_no_voice_is_refused_with_the_choices() {
        let refused = "espeak".parse::<VoiceSpec>().unwrap_err();
        assert!(refused.to_string().contains("espeak"), "{refused}");
        assert!(refused.to_string().contains("embedded"), "{refused}");
        assert_eq!("wav:".parse::<VoiceSpec>(), Err(VoiceError::NoFileNamed));
        assert_eq!("wav".parse::<VoiceSpec>(), Err(VoiceError::NoFileNamed));
    }

    #[test]
    fn a_rate_outside_the_limits_is_refused() {
        assert_eq!(Rate::new(450), Ok(Rate::FASTEST));
        assert_eq!(Rate::new(120), Ok(Rate::SLOWEST));
        assert_eq!(Rate::new(451), Err(VoiceError::RateOutside { given: 451 }));
        assert_eq!(Rate::new(119), Err(VoiceError::RateOutside { given: 119 }));
    }
}
