// SPDX-License-Identifier: GPL-3.0-or-later
//! An utterance as samples: its sound, a pause, its words. Shared by every voice of our own.

use std::ops::ControlFlow;

use super::clean::speakable;
use super::espeak::{self, SAMPLE_RATE};
use super::{Speech, VoiceError, earcon};
use crate::settings::{VoiceName, Volume};

/// Makes the samples of an utterance, [`SAMPLE_RATE`] a second, in pieces as they come. `emit` may end the utterance.
/// An utterance with nothing to say makes no samples.
pub(super) fn render(
    speech: &Speech,
    emit: &mut dyn FnMut(Vec<i16>) -> ControlFlow<()>,
) -> Result<(), VoiceError> {
    let text = speakable(speech.text.as_deref().unwrap_or_default());
    let volume = speech.delivery.volume;
    if let Some(earcon) = speech.earcon {
        let mut sound = at_volume(volume, &earcon::samples(earcon, SAMPLE_RATE));
        if !text.is_empty() {
            sound.resize(sound.len() + earcon::pause(SAMPLE_RATE), 0);
        }
        if emit(sound).is_break() {
            return Ok(());
        }
    }
    if text.is_empty() {
        return Ok(());
    }
    espeak::speak(&text, speech.language, &speech.delivery, &mut |samples| {
        emit(at_volume(volume, samples))
    })
}

/// The voice that the listener chose, if the synthesiser lacks it.
pub(super) fn missing_voice(speech: &Speech) -> Option<&VoiceName> {
    let chosen = speech.delivery.voice.as_ref();
    chosen.filter(|name| !espeak::has_variant(name))
}

/// Applies the volume to words and sounds alike, so that both stay equally loud.
fn at_volume(volume: Volume, samples: &[i16]) -> Vec<i16> {
    if volume == Volume::FULL {
        return samples.to_vec();
    }
    let part = i32::from(volume.percent());
    let softer = samples.iter().map(|sample| i32::from(*sample) * part / 100);
    // A scaled sample still fits into a sample.
    softer.map(|sample| sample as i16).collect()
}
