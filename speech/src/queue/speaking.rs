// SPDX-License-Identifier: GPL-3.0-or-later
//! The items that wait in a queue, and the item that is spoken.

use zgoda_game::Moment;

use crate::utterance::{Final, Status, Utterance, UtteranceId, VoiceSlot, Why};

/// An item that waits, or is spoken.
#[derive(Debug)]
pub(super) struct Item {
    /// The utterance to say.
    pub(super) utterance: Utterance,
    /// The number of starts so far. After a second start, a late report of the voice may belong to the first start.
    pub(super) starts: u32,
    /// The number of times that the voice in use failed on this item.
    pub(super) failures: u8,
}

/// The item that is spoken.
#[derive(Debug)]
pub(super) struct Speaking {
    /// The item with its utterance.
    pub(super) item: Item,
    /// The voice that speaks.
    pub(super) voice: VoiceSlot,
    /// The moment at which the voice was told to speak.
    pub(super) started: Moment,
    /// The moment at which the voice began.
    pub(super) begun: Option<Moment>,
    /// The moment at which the voice is given up if it has not answered by then.
    pub(super) give_up: Moment,
}

impl Item {
    /// The words for this voice; `None` if the sound is enough. Text has no sounds, so it always gets the words.
    pub(super) fn words(&self, voice: VoiceSlot) -> Option<&str> {
        match (self.utterance.words, voice) {
            (true, _) | (false, VoiceSlot::Text) => Some(&self.utterance.text),
            (false, _) => None,
        }
    }
}

impl Speaking {
    /// True if this voice speaks the utterance of this number.
    pub(super) fn is(&self, voice: VoiceSlot, id: UtteranceId) -> bool {
        self.voice == voice && self.item.utterance.id == id
    }

    /// True if the report of an end certainly belongs to this start of the utterance. If the voice has not begun, the report may
    /// belong to an earlier start.
    pub(super) fn is_this_start(&self, voice: VoiceSlot, id: UtteranceId) -> bool {
        self.is(voice, id) && (self.begun.is_some() || self.item.starts == 1)
    }

    /// The report of an utterance that was spoken to its end.
    pub(super) fn spoken(&self, now: Moment) -> Final {
        Final {
            id: self.item.utterance.id,
            status: Status::Spoken,
            begun: Some(self.begun.unwrap_or(now)),
            ended: Some(now),
            why: match self.item.words(self.voice) {
                Some(_) => None,
                None => Some(Why::SoundOnly),
            },
            by: Some(self.voice),
        }
    }
}
