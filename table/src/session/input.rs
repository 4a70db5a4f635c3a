// SPDX-License-Identifier: GPL-3.0-or-later
//! Everything that can happen to a session, one variant for each event.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use zgoda_game::Side;
use zgoda_hw::BoardEvent;
use zgoda_hw::clock::ClockEvent;
use zgoda_hw::pad::{PadEvent, Seat};
use zgoda_input::command::Order;
use zgoda_input::hands::focus::Focus;
use zgoda_input::hands::stroke::Key;
use zgoda_input::personal::voices::NamedVoices;
use zgoda_record::elsewhere::Elsewhere;
use zgoda_record::event::{CodeOf, DeskRole, DeviceNumber};
use zgoda_record::slips::NewSlip;
use zgoda_speech::Listener;
use zgoda_speech::announcement::BoardOf;

use super::effect::{Seq, TypedCode};
use crate::view::Mark;

/// The longest time that a press from a page may be on its way; a later press is not taken.
pub const LATEST_PRESS: Duration = Duration::from_secs(2);

/// A single event for the session.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A line was typed.
    Line(String),
    /// A key of the keyboard.
    Key(Key),
    /// A gamepad did something.
    Pad(Seat, PadEvent),
    /// The clock device did something. This input never carries bytes to be written to the device.
    Clock(ClockEvent),
    /// The computer's clock has gained or lost this much against the time that really passed since the last comparison: the
    /// computer slept, or its clock was changed.
    TimeJumped(TimeJump),
    /// A sensor board did something. This input never carries bytes to be written to the board.
    Board(BoardOf, BoardEvent),
    /// A batch of events is durable.
    Stored(Seq),
    /// A batch could not be written. The store keeps it and tries again.
    NotStored {
        /// The number of the batch.
        seq: Seq,
        /// The fault of the disk.
        fault: DiskFault,
    },
    /// The result of checking the last typed code: the owner of the code, or `None` if the code was wrong.
    CodeTried(Option<CodeOf>),
    /// A device at the desk wants to be let in, or does something.
    Desk(DeskInput),
    /// The voices that were found, with their names and languages.
    Voices(NamedVoices),
    /// The settings of this listener could not be written.
    SettingsNotKept(Listener),
    /// Other commands of the program have changed the record.
    Elsewhere(Vec<Elsewhere>),
    /// The keys go to the table's terminal, or to another window.
    Focus(Focus),
    /// A tick of the clock without other news.
    Tick,
    /// The input ended, or a signal asked the program to end.
    Close,
}

/// The reason why the disk did not take a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiskFault {
    /// The disk is full.
    Full,
    /// Any other fault, in one sentence.
    Other(String),
}

/// The input from devices at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeskInput {
    /// The page of a player is in front on this device, or is not any more.
    InFront(DeviceNumber, bool),
    /// A device wants to be let in.
    Opens {
        /// The number of the device's request.
        asked: u64,
        /// The name of the device.
        name: String,
        /// The words of its slip.
        words: TypedCode,
    },
    /// The result of checking the last words: the slip that they belong to, or `None` if they belong to none.
    SlipTried(Option<(String, DeskRole)>),
    /// The requested slip; `None` if it cannot be made.
    SlipMade(Option<Box<NewSlip>>),
    /// A device does something.
    Does(Box<Does>),
    /// A device has left by its own wish.
    Leaves(DeviceNumber),
    /// The page that serves as this player's ear has woken or gone.
    Ear(Side, Ear),
    /// The desk is gone: the answers to these questions can no longer be delivered.
    Gone(Vec<u64>),
}

/// The state of the page of an ear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ear {
    /// The page is awake, so that it can speak.
    Awake,
    /// The page sleeps, is closed, or was lost on the way.
    Gone,
}

/// An act of a device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Does {
    /// The device. Its right to the act was checked by the sender.
    pub device: DeviceNumber,
    /// A line, as it would be typed.
    pub line: String,
    /// The arbiter's order that the line stands for, if it stands for one. If the order is refused, the line is written down
    /// instead of the order.
    pub order: Option<Order>,
    /// The state of the table that the page showed.
    pub seen: Seen,
    /// True if the clock is to be pressed as well, once the line has entered a half-move.
    pub then_press: bool,
    /// An upper limit of the time that the act was on its way, if known.
    pub late: Option<Duration>,
}

/// The state of the table on the page where an act was done. A person who saw an older state may have meant something
/// else, for instance if a key was hit twice. Fields that a page leaves out are not checked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// The mark of a press, valid only while the game is in the state that the page showed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub press: Option<Mark>,
    /// The mark of an answer, valid only for the question that the page showed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answers: Option<Mark>,
    /// The number of rows in the log that the arbiter's page showed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rows: Option<usize>,
    /// The half-move that was being read out for comparison with a player's sheet, counted from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aloud: Option<usize>,
}

/// A jump of the computer's clock, compared with the time that really passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeJump {
    /// The clock is ahead: the computer slept, or its clock was put forward.
    Ahead(Duration),
    /// The clock was put back.
    Back(Duration),
}
