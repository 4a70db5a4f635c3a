//! The voice without sound: printed words count as spoken, so an utterance begins and ends at once.

use std::sync::mpsc;
use std::time::Instant;

use super::{Command, Events, VoiceError, VoiceEvent, VoiceHandle, spawn};
use crate::utterance::VoiceSlot;

pub(super) fn open(events: Events) -> Result<VoiceHandle, VoiceError> {
    spawn(
        VoiceSlot::Text,
        mpsc::channel(),
        |command| command,
        move |inbox| {
            for command in inbox {
                match command {
                    Command::Speak(speech) => {
                        let (id, at) = (speech.id, Instant::now());
                        events(VoiceEvent::Begun { id, at });
                        events(VoiceEvent::Ended { id, at });
                    }
                    // By the time of a cancellation, the utterance has ended.
                    Command::Cancel(_) => {}
                    Command::Shutdown => break,
                }
            }
        },
    )
}
