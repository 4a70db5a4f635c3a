// SPDX-License-Identifier: GPL-3.0-or-later
//! Messages in words, on their way to a voice and to the transcript.
//!
//! An utterance is an announcement that the phrase book has put into words. The queue decides when it is spoken;
//! every utterance ends in exactly one [`Final`].

use std::fmt;
use std::ops::Range;

use zgoda_game::Moment;

use crate::announcement::{
    About, Announcement, Earcon, Greeting, Listener, Priority, Properties, Queueing, Series,
    YieldsTo,
};
use crate::language::Language;
use crate::pace::Pace;
use crate::phrase::Worded;

/// The number of an utterance, counted from 1 in the order of queueing. The transcript calls it `id`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct UtteranceId(pub u64);

impl UtteranceId {
    /// The number of the first utterance.
    pub const FIRST: UtteranceId = UtteranceId(1);

    /// The number after this number.
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

/// The kind of a voice. The transcript calls it `by`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum VoiceSlot {
    /// The screen reader that runs.
    ScreenReader,
    /// The platform's speech service.
    System,
    /// The synthesiser inside the process.
    Embedded,
    /// The same synthesiser, which writes into a sound file.
    Wav,
    /// A page on a device of the listener's, which speaks by itself or through the device's screen reader.
    Page,
    /// Printed words without sound. Printed words count as spoken, so they need no answer.
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

/// A message to one listener, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Utterance {
    /// The number of the utterance.
    pub id: UtteranceId,
    /// The listener of the utterance.
    pub to: Listener,
    /// The urgency of the utterance.
    pub priority: Priority,
    /// True if the utterance waits for alarms only, whatever its priority.
    pub at_once: bool,
    /// The fact whether the utterance is a whole answer or a part of one.
    pub series: Series,
    /// The speech that the utterance does not interrupt, although its priority would allow it.
    pub yields_to: YieldsTo,
    /// The treatment of a part of the greeting when its listener acts.
    pub greeting: Greeting,
    /// The language of `text`.
    pub language: Language,
    /// The words to say.
    pub text: String,
    /// The ranges of the private words in `text`, in bytes.
    pub private: Vec<Range<usize>>,
    /// The pace, relative to the listener's own rate.
    pub pace: Pace,
    /// The [`crate::Message::kind`] of the message.
    pub kind: &'static str,
    /// A sound before the words, or instead of them.
    pub earcon: Option<Earcon>,
    /// True if the words are spoken; false if the sound is enough.
    pub words: bool,
    /// The subject of the utterance.
    pub about: About,
    /// The moment at which the utterance was queued.
    pub queued: Moment,
    /// The moment before which the utterance must begin; otherwise it is dropped.
    pub until: Option<Moment>,
}

impl Utterance {
    /// An utterance of the announcement in these words.
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
            greeting,
        } = queueing;
        Utterance {
            id,
            to: announcement.to,
            priority: announcement.message.priority(),
            at_once,
            series,
            yields_to,
            greeting,
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

/// The way in which an utterance ended. The transcript calls it `status`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// The utterance was spoken to its end, or printed.
    Spoken,
    /// A newer utterance took the place of this one.
    Superseded,
    /// The utterance was left out or cut short, and is not repeated.
    Dropped,
    /// No voice could say the utterance.
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

/// The reason why an utterance was not spoken to its end. The transcript calls it `why`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// A key asked for silence.
    #[error("silenced")]
    Silenced,
    /// A newer utterance of the same sort took the place of this one.
    #[error("superseded by {0}")]
    SupersededBy(UtteranceId),
    /// A more urgent utterance cut this one short.
    #[error("cut by {0}")]
    CutBy(UtteranceId),
    /// The utterance could not begin before the moment at which it becomes useless.
    #[error("too late")]
    TooLate,
    /// The queue was full.
    #[error("too many waiting")]
    QueueFull,
    /// The program ended before the utterance did.
    #[error("end of program")]
    EndOfProgram,
    /// The utterance is private, and two blind players share one output.
    #[error("no private output")]
    NoPrivateOutput,
    /// The rules forbid that the listener learns the content.
    #[error("forbidden")]
    Forbidden,
    /// The sound was played, and the listener does not want the words.
    #[error("sound only")]
    SoundOnly,
    /// The listener's sound device was away for too long.
    #[error("its sound device is gone")]
    DeviceGone,
    /// The last voice gave up.
    #[error("{0}")]
    Voice(String),
}

/// The report of the end of an utterance; there is exactly one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Final {
    /// The number of the utterance.
    pub id: UtteranceId,
    /// The way in which the utterance ended.
    pub status: Status,
    /// The moment at which the utterance last began, if it was tried several times.
    pub begun: Option<Moment>,
    /// The moment at which the utterance ended or was cut.
    pub ended: Option<Moment>,
    /// The reason why the utterance was not spoken to its end.
    pub why: Option<Why>,
    /// The voice that spoke the utterance.
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
