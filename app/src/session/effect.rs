//! Everything a session can want done. Effects are carried out in their order.

use zgoda_game::{Move, Setup};
use zgoda_hw::Orientation;
use zgoda_hw::clock::ClockCommand;
use zgoda_hw::pad::{Pulses, Seat, Urgency};
use zgoda_hw::sim::HandCommand;
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::{Announcement, Listener, Message, SpeechSettings, Why};

use crate::desk_words::note::DeskNote;
use crate::face::Face;
use crate::record::event::{DeskRole, DeviceNumber, Event};
use crate::record::slips::Slip;

/// The number of a batch of events on its way to the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seq(pub u64);

/// One thing to do.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Write these events in one transaction and say when they are durable.
    Append {
        /// The batch.
        seq: Seq,
        /// Its events.
        events: Vec<Event>,
    },
    /// Say this.
    Say(Announcement),
    /// This was meant to be said and must not be; it goes to the transcript with its reason.
    Withhold {
        /// What.
        announcement: Announcement,
        /// Why not.
        why: Why,
    },
    /// Say again something that was said.
    Again {
        /// What.
        what: Again,
        /// To whom.
        to: Listener,
    },
    /// Be silent at once.
    Silence {
        /// To whom; the others hear on.
        listener: Listener,
    },
    /// Speak so to this listener from now on. What waits keeps its words.
    Speech {
        /// To whom.
        listener: Listener,
        /// How.
        speech: Box<SpeechSettings>,
    },
    /// Somebody else reads what is printed.
    ReadBy(Listener),
    /// Show this behind what is being typed.
    Echo(String),
    /// A line was typed to its end; it is handled once the lines before it have been.
    Line(String),
    /// Find out which voices have a name: somebody may want to choose one.
    LookForVoices,
    /// Find out whose code this is. That takes its time.
    TryCode(TypedCode),
    /// Keep what this listener has chosen.
    Keep {
        /// Who.
        listener: Listener,
        /// Their settings file.
        text: String,
    },
    /// Let the motor of this gamepad tell its owner something.
    Pulse {
        /// Which gamepad.
        seat: Seat,
        /// Why.
        felt: Felt,
        /// By which pulses.
        pulses: Pulses,
        /// When.
        urgency: Urgency,
    },
    /// Its motor is to stand still at once.
    MotorRests(Seat),
    /// Tell a sensor board what should stand on it.
    Expect {
        /// Which board.
        board: BoardOf,
        /// What.
        setup: Setup,
    },
    /// Tell it which way round it lies.
    Orientation {
        /// Which board.
        board: BoardOf,
        /// How.
        orientation: Orientation,
    },
    /// Let the simulated hand do this.
    Hand {
        /// On which board.
        board: BoardOf,
        /// The position it is done on.
        before: Setup,
        /// What.
        mv: Move,
    },
    /// Let the simulated hand do this one thing.
    HandDoes {
        /// On which board.
        board: BoardOf,
        /// What.
        command: HandCommand,
    },
    /// Another game begins once this one is over.
    NewGame,
    /// Tell the clock device this.
    Clock(ClockCommand),
    /// The clock's face changed.
    Face(Face),
    /// Show this to the arbiter, on the screen they work at.
    Desk {
        /// What.
        note: Box<DeskNote>,
        /// Who hears it, too: in training whoever typed what it answers.
        heard: Option<Listener>,
    },
    /// Something for the pages of a desk.
    Page(PageEffect),
    /// The session is over.
    Stop,
}

/// What is to be done for the pages of a desk.
#[derive(Clone, Debug)]
pub enum PageEffect {
    /// Find out which slip these words are. That takes its time.
    TrySlip(TypedCode),
    /// Make a slip for this role. That takes its time.
    MakeSlip(DeskRole),
    /// Keep the words of a slip in a file beside the record, for the arbiter's eyes.
    SlipIntoFile {
        /// For what.
        role: DeskRole,
        /// All its words.
        words: TypedCode,
    },
    /// This slip opens a device from now on.
    SlipMade(Slip),
    /// Answer a device that wants to be let in.
    Admission {
        /// By the number of its question.
        asked: u64,
        /// The answer.
        answer: Admission,
    },
    /// Answer this device.
    Answer {
        /// Which.
        device: DeviceNumber,
        /// What.
        message: Message,
    },
    /// Show this to the arbiter on the device that asked for it, and on no other screen.
    Note {
        /// Which.
        device: DeviceNumber,
        /// What.
        note: Box<DeskNote>,
    },
    /// Everything was done that this device asked for.
    Answered {
        /// Which.
        device: DeviceNumber,
        /// Was it taken?
        taken: bool,
    },
    /// This device shows nothing of the table any more.
    Ends(DeviceNumber),
}

/// A code as somebody typed it. It is shown to nobody, in no log either.
#[derive(Clone, PartialEq, Eq)]
pub struct TypedCode(pub String);

impl std::fmt::Debug for TypedCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("TypedCode")
    }
}

/// What becomes of a device that wants to be let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Admission {
    /// It waits for a yes, and is called by this number.
    Waits(DeviceNumber),
    /// It is let in.
    Opened(DeviceNumber, DeskRole),
    /// It is not.
    Refused(NotAdmitted),
}

/// Why it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAdmitted {
    /// Its words are those of no slip.
    NoSlip,
    /// The slip was used before.
    Used,
    /// Too many wait already.
    Busy,
    /// Somebody said no.
    No,
    /// The game is closed.
    Over,
}

/// Why a player's own time is felt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Felt {
    /// They asked for it.
    Asked,
    /// Their clock has come to a mark.
    Mark,
    /// One of their last ten seconds.
    Second,
    /// Their flag fell.
    Flag,
}

/// What to say again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// The last words.
    Last,
    /// The last words, spelt.
    Spelt,
    /// The last so many.
    History(usize),
    /// What was said while their page was away, oldest first.
    Missed,
    /// How much that is.
    CountMissed,
}
