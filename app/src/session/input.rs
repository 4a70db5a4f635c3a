//! Everything that can happen to a session. If it can happen, it is a variant.

use std::time::Duration;

use zgoda_hw::BoardEvent;
use zgoda_hw::clock::ClockEvent;
use zgoda_hw::pad::{PadEvent, Seat};
use zgoda_speech::Listener;
use zgoda_speech::announcement::BoardOf;

use super::effect::Seq;
use crate::hands::stroke::Key;
use crate::personal::voices::NamedVoices;
use crate::record::event::CodeOf;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A line was typed.
    Line(String),
    /// A key of the keyboard.
    Key(Key),
    /// A gamepad did something.
    Pad(Seat, PadEvent),
    /// The clock device did something. Bytes to be written never come here.
    Clock(ClockEvent),
    /// The computer's clock and the time it ran differ by this much since they were compared last: it slept,
    /// or its clock was changed.
    TimeJumped(TimeJump),
    /// A sensor board did something. Bytes to be written never come here.
    Board(BoardOf, BoardEvent),
    /// A batch of events is durable.
    Stored(Seq),
    /// A batch could not be written; it is kept and tried again.
    NotStored {
        /// Which.
        seq: Seq,
        /// One sentence.
        why: String,
    },
    /// The code that was tried last is this arbiter's, or nobody's.
    CodeTried(Option<CodeOf>),
    /// These voices have a name, and speak these languages.
    Voices(NamedVoices),
    /// The settings of this listener could not be written.
    SettingsNotKept(Listener),
    /// Time went by.
    Tick,
    /// The input ended, or a signal asked the program to end.
    Close,
}

/// How the computer's clock jumped against the time that ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeJump {
    /// It is ahead: the computer slept, or its clock was put forward.
    Ahead(Duration),
    /// It was put back.
    Back(Duration),
}
