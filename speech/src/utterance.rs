//! One thing to be said, in words, on its way to a voice and to the transcript.
//!
//! An utterance is an announcement that has met the phrase book. The queue decides when it is
//! spoken; every utterance ends in exactly one [`Final`].

use std::fmt;
use std::ops::Range;

use zgoda_game::Moment;

use crate::announcement::{
    About, Announcement, Earcon, Listener, Priority, Properties, Queueing, Series, YieldsTo,
};
use crate::language::Language;
use crate::pace::Pace;
use crate::phrase::Worded;

/// Which utterance; counts from 1 in the order of queueing. `id` in the transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UtteranceId(pub u64);

impl UtteranceId {
    /// The first.
    pub const FIRST: UtteranceId = UtteranceId(1);

    /// The one after it.
    #[must_use]
    pub const fn next(self) -> UtteranceId {
        UtteranceId(self.0.saturating_add(1))
    }
}

impl fmt::Display for UtteranceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Which voice; `by` in the transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum VoiceSlot {
    /// The screen reader that runs.
    ScreenReader,
    /// The platform's speech service.
    System,
    /// The synthesiser inside the process.
    Embedded,
    /// The same synthesiser, into a sound file.
    Wav,
    /// A page on a device of the listener's, which says it by itself or by the device's screen reader.
    Page,
    /// No sound: printed words. Printed counts as spoken, so it needs no answer.
    Text,
}

impl VoiceSlot {
    /// The word of the transcript.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            VoiceSlot::ScreenReader => "screen-reader",
            VoiceSlot::System => "system",
            VoiceSlot::Embedded => "embedded",
            VoiceSlot::Wav => "wav",
            VoiceSlot::Page => "page",
            VoiceSlot::Text => "text",
        }
    }
}

/// One thing to be said to one listener, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    /// Which.
    pub id: UtteranceId,
    /// Who is to hear it.
    pub to: Listener,
    /// How urgent.
    pub priority: Priority,
    /// Does it wait for nothing but an alarm, whatever its priority?
    pub at_once: bool,
    /// Is it all of an answer, or a part?
    pub series: Series,
    /// What it lets end though its priority would cut it.
    pub yields_to: YieldsTo,
    /// The language of `text`.
    pub language: Language,
    /// The words.
    pub text: String,
    /// Which of them are private: where in `text`, in bytes.
    pub private: Vec<Range<usize>>,
    /// Slower than the listener's own rate, where they asked for it again and again.
    pub pace: Pace,
    /// [`crate::Message::kind`] of what it says.
    pub kind: &'static str,
    /// A sound before the words, or instead of them.
    pub earcon: Option<Earcon>,
    /// Are the words spoken, or is the sound enough?
    pub words: bool,
    /// About what.
    pub about: About,
    /// When it was queued.
    pub queued: Moment,
    /// Dropped when it could not begin before this moment.
    pub until: Option<Moment>,
}

impl Utterance {
    /// The announcement in these words.
    #[must_use]
    pub fn new(
        id: UtteranceId,
        announcement: &Announcement,
        language: Language,
        words: Worded,
        queued: Moment,
    ) -> Utterance {
        let Worded { text, private } = words;
        let Properties { queueing, pace, .. } = announcement.message.properties();
        let Queueing {
            at_once,
            series,
            yields_to,
        } = queueing;
        Utterance {
            id,
            to: announcement.to,
            priority: announcement.message.priority(),
            at_once,
            series,
            yields_to,
            language,
            text,
            private,
            pace,
            kind: announcement.message.kind(),
            earcon: announcement.earcon,
            words: announcement.words,
            about: announcement.about,
            queued,
            until: announcement.until,
        }
    }
}

/// How an utterance ended; `status` in the transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// To its end (or printed).
    Spoken,
    /// A newer one took its place.
    Superseded,
    /// Left out or cut short, and not said again.
    Dropped,
    /// No voice could say it.
    Failed,
}

impl Status {
    /// The word of the transcript.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Status::Spoken => "spoken",
            Status::Superseded => "superseded",
            Status::Dropped => "dropped",
            Status::Failed => "failed",
        }
    }
}

/// Why an utterance was not spoken to its end; `why` in the transcript.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// A key asked for silence.
    #[error("silenced")]
    Silenced,
    /// A newer one of its sort took its place.
    #[error("superseded by {0}")]
    SupersededBy(UtteranceId),
    /// Something more urgent cut it short.
    #[error("cut by {0}")]
    CutBy(UtteranceId),
    /// It could not begin while it was still of use.
    #[error("too late")]
    TooLate,
    /// More was waiting than the queue holds.
    #[error("too many waiting")]
    QueueFull,
    /// The program ended first.
    #[error("end of program")]
    EndOfProgram,
    /// It is private and there is one output for two blind players.
    #[error("no private output")]
    NoPrivateOutput,
    /// The rules do not let its listener know it.
    #[error("forbidden")]
    Forbidden,
    /// The sound was played and the words were not wanted.
    #[error("sound only")]
    SoundOnly,
    /// Its sound device was away for too long.
    #[error("its sound device is gone")]
    DeviceGone,
    /// The last voice gave up.
    #[error("{0}")]
    Voice(String),
}

/// The one end of one utterance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Final {
    /// Which.
    pub id: UtteranceId,
    /// How it ended.
    pub status: Status,
    /// When it began; of several tries, the last.
    pub begun: Option<Moment>,
    /// When it ended or was cut.
    pub ended: Option<Moment>,
    /// Why it was not spoken to its end.
    pub why: Option<Why>,
    /// Who spoke it.
    pub by: Option<VoiceSlot>,
}

impl Final {
    /// The end of an utterance that no voice was ever asked to say.
    #[must_use]
    pub const fn unspoken(id: UtteranceId, status: Status, why: Why) -> Final {
        Final {
            id,
            status,
            begun: None,
            ended: None,
            why: Some(why),
            by: None,
        }
    }
}
