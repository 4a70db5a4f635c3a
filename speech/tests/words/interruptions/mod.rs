// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the interruption table of `docs/voices.md`, cell by cell, and the related rules about silence, lateness,
//! bounds, and voices that do not answer.

mod silence;
mod table;
mod voices;
mod waiting;

use zgoda_speech::announcement::Priority;
use zgoda_speech::{UtteranceId, VoiceSlot};

use crate::common::{Rig, utterance};

const FIRST: UtteranceId = UtteranceId(1);
const SECOND: UtteranceId = UtteranceId(2);

/// The silence between two utterances, in milliseconds.
const GAP: u64 = 120;

/// The rig after an utterance of priority `speaking` has begun and an utterance of priority `arriving` came half a second later.
fn heard(arriving: Priority, speaking: Priority) -> Rig {
    let mut rig = Rig::new([VoiceSlot::Embedded, VoiceSlot::Text]);
    rig.say(utterance(1, speaking));
    rig.begins(1);
    rig.wait(500);
    rig.say(utterance(2, arriving));
    rig
}
