// SPDX-License-Identifier: GPL-3.0-or-later
//! The inputs of a queue and its effects.

use crate::announcement::Earcon;
use crate::language::Language;
use crate::pace::Pace;
use crate::utterance::{Final, Utterance, UtteranceId, VoiceSlot};

/// An event that can happen to a queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A new utterance. Ids are never used twice.
    Say(Utterance),
    /// A voice began an utterance.
    Begun(VoiceSlot, UtteranceId),
    /// A voice came to the end of an utterance; not sent for a cancelled utterance.
    Ended(VoiceSlot, UtteranceId),
    /// A voice fell silent within an utterance, on request or through a cut that was not asked for.
    Cut(VoiceSlot, UtteranceId),
    /// A voice could not say an utterance.
    Failed(VoiceSlot, UtteranceId, String),
    /// A voice is gone: no device, no daemon. Only the voice of [`super::Queue::with_returning`] can come back.
    VoiceGone(VoiceSlot),
    /// A voice that was lost is back.
    VoiceBack(VoiceSlot),
    /// A voice looks for the voice of a language, and may be late with everything.
    Searching(VoiceSlot),
    /// The voice has found the voice of the language, or there is none.
    Searched(VoiceSlot),
    /// A key asked for silence: the current speech is cut, waiting answers and hints are dropped; waiting moves and
    /// alarms still come.
    Silence,
    /// The listener did something: the rest of the greeting gives way to the answer.
    Acted,
    /// The current and the waiting utterances are given up: their listener was away, and is told in another way which
    /// of them still hold.
    Forgo,
    /// There will be no more input; the waiting utterances are finished within [`super::Waits::finish`].
    Finish,
    /// The queue ends everything at this moment.
    Stop,
    /// The deadline of the queue has come.
    Tick,
}

/// An effect to be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The voice says this. [`VoiceSlot::Text`] needs no answer: the final follows at once.
    Start {
        /// The voice that speaks.
        voice: VoiceSlot,
        /// The number of the utterance.
        id: UtteranceId,
        /// The words; `None` where the sound is enough.
        text: Option<String>,
        /// The language of the words.
        language: Language,
        /// The pace of the words, on top of the listener's own rate.
        pace: Pace,
        /// The sound before the words.
        earcon: Option<Earcon>,
    },
    /// The voice stops saying this utterance, if it still does; any other utterance of the voice goes on.
    Cancel(VoiceSlot, UtteranceId),
    /// A voice that may come back is lost, and is to be looked for. The voice that stands in, if any, is named by
    /// `ReplaceVoice`.
    VoiceLost(VoiceSlot),
    /// Another voice speaks from now on. The listener is to be told.
    ReplaceVoice {
        /// The voice that gave up.
        from: VoiceSlot,
        /// The voice that takes over.
        to: VoiceSlot,
    },
    /// An utterance has ended.
    Final(Final),
}
