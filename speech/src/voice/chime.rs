// SPDX-License-Identifier: GPL-3.0-or-later
//! Plays the sounds before the words of a speech service or a screen reader, with the built-in voice.
//!
//! The voice is opened for the first sound, because most games with a speech service never need a sound device of this program. If
//! there is no device, words are spoken without their sound.

use std::time::{Duration, Instant};

use super::{Options, VoiceError, VoiceEvent};
use crate::announcement::Earcon;
use crate::settings::Volume;
use crate::utterance::UtteranceId;

#[cfg(feature = "embedded-voice")]
use super::{Command, Speech, VoiceHandle};
#[cfg(feature = "embedded-voice")]
use crate::settings::Delivery;

/// The player of sounds.
#[derive(Debug)]
pub(super) struct Chime {
    options: Options,
    #[cfg(feature = "embedded-voice")]
    voice: Option<VoiceHandle>,
    /// The reason why no sounds can be played, and the moment at which the player gave up.
    without: Option<(VoiceError, Instant)>,
}

/// The time after which the program looks for a lost card again. A search at every sound would delay the words.
const LOOK_AGAIN: Duration = Duration::from_secs(15);

impl Chime {
    pub(super) fn new(options: Options) -> Chime {
        Chime {
            options,
            #[cfg(feature = "embedded-voice")]
            voice: None,
            without: None,
        }
    }

    /// Plays a sound as loud as the words. The outcome is reported with this `id`.
    #[cfg(feature = "embedded-voice")]
    pub(super) fn play(
        &mut self,
        id: UtteranceId,
        earcon: Earcon,
        volume: Volume,
        events: impl Fn(VoiceEvent) + Send + 'static,
    ) -> Result<(), VoiceError> {
        if let Some((why, since)) = &self.without
            && since.elapsed() < LOOK_AGAIN
        {
            return Err(why.clone());
        }
        let voice = match self.voice.take() {
            Some(voice) => voice,
            None => super::embedded::open(self.options.clone(), Box::new(events))?,
        };
        voice.send(Command::Speak(Speech {
            id,
            text: None,
            language: self.options.language,
            delivery: Delivery {
                volume,
                ..Delivery::default()
            },
            earcon: Some(earcon),
        }));
        self.voice = Some(voice);
        Ok(())
    }

    /// Reports that this program has no voice to play a sound.
    #[cfg(not(feature = "embedded-voice"))]
    pub(super) fn play(
        &mut self,
        _: UtteranceId,
        _: Earcon,
        _: Volume,
        _: impl Fn(VoiceEvent) + Send + 'static,
    ) -> Result<(), VoiceError> {
        Err(VoiceError::NotBuilt {
            voice: crate::utterance::VoiceSlot::Embedded,
            feature: "embedded-voice",
        })
    }

    /// Stops the sound of this utterance.
    pub(super) fn stop(&self, id: UtteranceId) {
        #[cfg(feature = "embedded-voice")]
        if let Some(voice) = &self.voice {
            voice.send(Command::Cancel(id));
        }
        #[cfg(not(feature = "embedded-voice"))]
        let _ = (id, &self.options, &self.without, LOOK_AGAIN);
    }

    /// Plays no more sounds for a while.
    pub(super) fn give_up(&mut self, why: VoiceError) {
        self.without = Some((why, Instant::now()));
        #[cfg(feature = "embedded-voice")]
        if let Some(broken) = self.voice.take() {
            // The words after the sound wait for this thread, so it must not wait for the broken voice.
            broken.leave();
        }
    }
}
