// SPDX-License-Identifier: GPL-3.0-or-later
//! The voice without sound. Printed words count as spoken, so an utterance begins and ends at the same moment.

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
                    // When a cancellation comes, the utterance has already ended.
                    Command::Cancel(_) => {}
                    Command::Shutdown => break,
                }
            }
        },
    )
}
