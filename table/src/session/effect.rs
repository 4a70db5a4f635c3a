// SPDX-License-Identifier: GPL-3.0-or-later
//! The effects that a session can want. Effects are carried out in their order.

use zgoda_game::{Move, Setup};
use zgoda_hw::Orientation;
use zgoda_hw::clock::ClockCommand;
use zgoda_hw::pad::{Pulses, Seat, Urgency};
use zgoda_hw::sim::HandCommand;
use zgoda_record::event::{DeskRole, DeviceNumber, Event};
use zgoda_record::slips::Slip;
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::history::Again;
use zgoda_speech::{Announcement, Listener, Message, SpeechSettings, Why};

use crate::desk_words::note::DeskNote;
use crate::face::Face;

/// The number of a batch of events on its way to the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seq(pub u64);

/// One act for the outside to carry out.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Write these events in one transaction and say when they are durable.
    Append {
        /// The number of the batch.
        seq: Seq,
        /// The events of the batch, in order.
        events: Vec<Event>,
    },
    /// Say these words.
    Say(Announcement),
    /// Do not say these words, which were meant to be said; they go to the transcript with the reason.
    Withhold {
        /// The withheld words.
        announcement: Announcement,
        /// The reason for the silence.
        why: Why,
    },
    /// Repeat words that were said.
    Again {
        /// The words to say again.
        what: Again,
        /// The listener who asked for the words.
        to: Listener,
    },
    /// Let the greeting give way: its listener did something.
    Acted {
        /// The listener of the greeting.
        listener: Listener,
    },
    /// Be silent at once.
    Silence {
        /// The listener to silence; the others go on hearing their words.
        listener: Listener,
    },
    /// Speak to this listener in this way from now on. Waiting announcements keep their words.
    Speech {
        /// The listener with these settings.
        listener: Listener,
        /// The way of speaking.
        speech: Box<SpeechSettings>,
    },
    /// Print the terminal's text for this reader from now on.
    ReadBy(Listener),
    /// Show this text after the line being typed.
    Echo(String),
    /// Handle this line, which was typed to its end, after the lines before it.
    Line(String),
    /// Find out which voices have a name, so that a listener can choose a voice.
    LookForVoices,
    /// Find out the owner of this code. That takes a while.
    TryCode(TypedCode),
    /// Keep the choices of this listener.
    Keep {
        /// The listener who chose.
        listener: Listener,
        /// The text of their settings file.
        text: String,
    },
    /// Let the motor of this gamepad give its owner a sign.
    Pulse {
        /// The seat of the gamepad.
        seat: Seat,
        /// The meaning of the pulses.
        felt: Felt,
        /// The pulses of the motor.
        pulses: Pulses,
        /// Whether the pulses are felt at once or after the current pulses.
        urgency: Urgency,
    },
    /// Stop the motor of this gamepad at once.
    MotorRests(Seat),
    /// Tell a sensor board the position that should be on it.
    Expect {
        /// The board that expects the position.
        board: BoardOf,
        /// The position that the board is to show.
        setup: Setup,
    },
    /// Tell this board which way round it lies.
    Orientation {
        /// The board that lies that way.
        board: BoardOf,
        /// The way the board lies.
        orientation: Orientation,
    },
    /// Let the simulated hand do this.
    Hand {
        /// The board of the half-move.
        board: BoardOf,
        /// The position before the half-move.
        before: Setup,
        /// The half-move to carry out.
        mv: Move,
    },
    /// Let the simulated hand do this one thing.
    HandDoes {
        /// The board of the hand.
        board: BoardOf,
        /// The command to the hand.
        command: HandCommand,
    },
    /// Begin another game once this one is over.
    NewGame,
    /// Tell the clock device this.
    Clock(ClockCommand),
    /// Show this face of the clock.
    Face(Face),
    /// Show this to the arbiter, on the screen they work at.
    Desk {
        /// The note for the arbiter.
        note: Box<DeskNote>,
        /// The listener who hears the note, too: in training the typist of the line that the note answers.
        heard: Option<Listener>,
    },
    /// An effect for the pages of a desk.
    Page(PageEffect),
    /// End the session.
    Stop,
}

/// The effects for the pages of a desk.
#[derive(Clone, Debug)]
pub enum PageEffect {
    /// Find out which slip has these words. That takes a while.
    TrySlip(TypedCode),
    /// Make a slip for this role. That takes a while.
    MakeSlip(DeskRole),
    /// Keep the words of a slip in a file beside the record, for the arbiter's eyes.
    SlipIntoFile {
        /// The role that the slip opens.
        role: DeskRole,
        /// All words of the slip.
        words: TypedCode,
    },
    /// Let a device in by this slip from now on.
    SlipMade(Slip),
    /// Answer a device that wants to be let in.
    Admission {
        /// The number of the question.
        asked: u64,
        /// The answer to the question.
        answer: Admission,
    },
    /// Tell this device the answer to its line.
    Answer {
        /// The device that sent the line.
        device: DeviceNumber,
        /// The answer to the line.
        message: Message,
    },
    /// Show this to the arbiter on the device that asked for it, and on no other screen.
    Note {
        /// The device that asked for the note.
        device: DeviceNumber,
        /// The note for the arbiter.
        note: Box<DeskNote>,
    },
    /// Tell this device that everything it asked for was handled.
    Answered {
        /// The device that asked.
        device: DeviceNumber,
        /// True if the request was taken.
        taken: bool,
    },
    /// Make this device show nothing of the table any more.
    Ends(DeviceNumber),
}

/// A code as it was typed. The code is never shown, not even in a log.
#[derive(Clone, PartialEq, Eq)]
pub struct TypedCode(pub String);

impl std::fmt::Debug for TypedCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TypedCode")
    }
}

/// The answer to a device that wants to be let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// The device waits for a yes, and is called by this number.
    Waits(DeviceNumber),
    /// The device is let in.
    Opened(DeviceNumber, DeskRole),
    /// The device is not let in.
    Refused(NotAdmitted),
}

/// The reason for which a device is not let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAdmitted {
    /// The words are those of no slip.
    NoSlip,
    /// The slip was used before.
    Used,
    /// Too many devices wait already.
    Busy,
    /// A person said no.
    No,
    /// The game is closed.
    Over,
}

/// The reason for which a player's own time is felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Felt {
    /// The player asked for the time.
    Asked,
    /// The player's clock has come to a mark.
    Mark,
    /// The clock counts one of the player's last ten seconds.
    Second,
    /// The player's flag fell.
    Flag,
}
