//! What goes into a queue and what comes out of it.

use crate::announcement::Earcon;
use crate::language::Language;
use crate::pace::Pace;
use crate::utterance::{Final, Utterance, UtteranceId, VoiceSlot};

/// What can happen to a queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Something is to be said. Ids are never used twice.
    Say(Utterance),
    /// A voice began.
    Begun(VoiceSlot, UtteranceId),
    /// A voice came to the end; not sent for what was cancelled.
    Ended(VoiceSlot, UtteranceId),
    /// A voice could not say it.
    Failed(VoiceSlot, UtteranceId, String),
    /// A voice is gone for good: no device, no daemon.
    VoiceGone(VoiceSlot),
    /// A voice that was lost is back.
    VoiceBack(VoiceSlot),
    /// A voice looks for the voice of a language, and may be late with everything.
    Searching(VoiceSlot),
    /// It has found it, or there is none.
    Searched(VoiceSlot),
    /// A key asked for silence: what is spoken is cut, waiting answers and hints are dropped;
    /// waiting moves and alarms still come.
    Silence,
    /// What waits is not said any more: its listener was away, and is told in another way what of it still holds.
    Forgo,
    /// There will be no more input; what waits is finished, for a while.
    Finish,
    /// Everything ends now.
    Stop,
    /// The deadline has come.
    Tick,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The voice says this. [`VoiceSlot::Text`] needs no answer: the final follows at once.
    Start {
        /// Which voice.
        voice: VoiceSlot,
        /// Which utterance.
        id: UtteranceId,
        /// The words; `None` where the sound is enough.
        text: Option<String>,
        /// Their language.
        language: Language,
        /// How fast, beside the listener's own rate.
        pace: Pace,
        /// A sound first.
        earcon: Option<Earcon>,
    },
    /// The voice stops saying this, if it still says it; anything else it says goes on.
    Cancel(VoiceSlot, UtteranceId),
    /// A voice that may come back is lost: it is to be looked for. What stands in for it, if anything does, is
    /// told by `ReplaceVoice`.
    VoiceLost(VoiceSlot),
    /// From here the other voice speaks. The listener is to be told.
    ReplaceVoice {
        /// The one that gave up.
        from: VoiceSlot,
        /// The one that takes over.
        to: VoiceSlot,
    },
    /// An utterance has ended.
    Final(Final),
}
