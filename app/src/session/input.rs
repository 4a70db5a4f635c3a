//! Everything that can happen to a session. If it can happen, it is a variant.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use zgoda_game::Side;
use zgoda_hw::BoardEvent;
use zgoda_hw::clock::ClockEvent;
use zgoda_hw::pad::{PadEvent, Seat};
use zgoda_speech::Listener;
use zgoda_speech::announcement::BoardOf;

use super::effect::{Seq, TypedCode};
use crate::command::Order;
use crate::hands::focus::Focus;
use crate::hands::stroke::Key;
use crate::personal::voices::NamedVoices;
use crate::record::elsewhere::Elsewhere;
use crate::record::event::{CodeOf, DeskRole, DeviceNumber};
use crate::record::slips::NewSlip;
use crate::view::Mark;

/// A press of a page that was longer on its way is not taken.
pub const LATEST_PRESS: Duration = Duration::from_secs(2);

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
        /// The fault of the disk.
        fault: DiskFault,
    },
    /// The code that was tried last is this arbiter's, or nobody's.
    CodeTried(Option<CodeOf>),
    /// A device at the desk wants to be let in, or does something.
    Desk(DeskInput),
    /// These voices have a name, and speak these languages.
    Voices(NamedVoices),
    /// The settings of this listener could not be written.
    SettingsNotKept(Listener),
    /// Another command was used on the record.
    Elsewhere(Vec<Elsewhere>),
    /// The keys of the table's terminal go to it, or to another window.
    Focus(Focus),
    /// Time went by.
    Tick,
    /// The input ended, or a signal asked the program to end.
    Close,
}

/// A disk that did not take something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiskFault {
    /// It is full.
    Full,
    /// Anything else, in one sentence.
    Other(String),
}

/// What comes from devices at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskInput {
    /// The page of a player is in front on this device, or is not any more.
    InFront(DeviceNumber, bool),
    /// One wants to be let in.
    Opens {
        /// The number of its question.
        asked: u64,
        /// What it is called.
        name: String,
        /// The words of its slip.
        words: TypedCode,
    },
    /// The words that were tried last are this slip's, or nobody's.
    SlipTried(Option<(String, DeskRole)>),
    /// The slip that was wanted is made, or none can be.
    SlipMade(Option<Box<NewSlip>>),
    /// One does something.
    Does(Box<Does>),
    /// One is not there any more by its own wish.
    Leaves(DeviceNumber),
    /// The page that is this player's ear is awake, or is not any more.
    Ear(Side, Ear),
    /// Nobody can be told any more what becomes of these questions: the desk is gone.
    Gone(Vec<u64>),
}

/// How the page of an ear is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ear {
    /// It is awake, and speaks.
    Awake,
    /// It sleeps, is closed, or was lost on the way.
    Gone,
}

/// What a device does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Does {
    /// Which. Whoever hands it on has looked at its right.
    pub device: DeviceNumber,
    /// A line, as it would be typed.
    pub line: String,
    /// What it means, where it is the form of an arbiter's order: the line is then only what is written down of it where it is
    /// refused.
    pub order: Option<Order>,
    /// How the table stood on the page.
    pub seen: Seen,
    /// True if the clock is pressed, too, once a half-move was entered by the line.
    pub then_press: bool,
    /// How long it was on its way at most, where that is known.
    pub late: Option<Duration>,
}

/// How the table stood on the page on which something was done. What is done by who saw it otherwise may be meant for
/// something else, as a key that is hit twice is; what a page does not say is not looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// The mark of a press, which is for the game as it stood and for nothing later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub press: Option<Mark>,
    /// The mark of an answer, which is for what was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<Mark>,
    /// How many rows the log had, where an arbiter decides something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rows: Option<usize>,
    /// Which half-move was read out against a sheet, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aloud: Option<usize>,
}

/// How the computer's clock jumped against the time that ran.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeJump {
    /// It is ahead: the computer slept, or its clock was put forward.
    Ahead(Duration),
    /// It was put back.
    Back(Duration),
}
