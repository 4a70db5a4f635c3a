//! An utterance as samples: its sound, a pause, its words. Shared by every voice of our own.

use std::ops::ControlFlow;

use super::clean::speakable;
use super::espeak::{self, SAMPLE_RATE};
use super::{Speech, VoiceError, earcon};

/// Makes the samples of an utterance, [`SAMPLE_RATE`] a second, in pieces as they come. `emit` may
/// end it. An utterance with nothing to say makes none.
pub(super) fn render(
    speech: &Speech,
    emit: &mut dyn FnMut(Vec<i16>) -> ControlFlow<()>,
) -> Result<(), VoiceError> {
    let text = speakable(speech.text.as_deref().unwrap_or_default());
    if let Some(earcon) = speech.earcon {
        let mut sound = earcon::samples(earcon, SAMPLE_RATE);
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
    espeak::synthesise(
        &text,
        speech.language,
        speech.delivery.rate,
        &mut |samples| emit(samples.to_vec()),
    )
}
