//! What wakes the program, and at which table it happened.

use std::collections::VecDeque;
use std::fmt::Display;
use std::sync::mpsc::{Receiver, Sender};
use std::time::Duration;

use zgoda_game::Moment;
use zgoda_hw::LineEvent;
use zgoda_hw::pad::{PadEvent, Seat};
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::voice::VoiceEvent;
use zgoda_speech::{Listener, VoiceSlot};

use super::outlet::Sent;
use super::permits::Permit;
use super::voices::Opening;
use crate::desk_link::server::DeskId;
use crate::desk_link::wire::Ask;
use crate::hands::focus::Focus;
use crate::personal::saver::NotKept;
use crate::personal::voices::NamedVoices;
use crate::record::Answer;
use crate::record::elsewhere::Elsewhere;
use crate::record::event::{CodeOf, DeskRole};
use crate::record::slips::NewSlip;
use crate::terminal::Typed;

/// One of the tables that a process serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct TableId(pub(super) u32);

/// Everything that can wake the program.
#[derive(Debug)]
pub(super) enum Wake {
    /// The input.
    Typed(Typed),
    /// Something at this table.
    Table(TableId, TableWake),
    /// A desk is gone, with all its pages of all tables.
    DeskGone(DeskId),
}

/// What happens at a table.
#[derive(Debug)]
pub(super) enum TableWake {
    /// A board's port, at the moment of the arrival; there is room for more of it once this was taken in hand.
    Line(BoardOf, Moment, LineEvent, Permit),
    /// The port of a clock, likewise.
    ClockLine(Moment, LineEvent, Permit),
    /// A gamepad.
    Pad(Seat, PadEvent),
    /// The keys of the terminal go to it, or to another window.
    Focus(Focus),
    /// A voice.
    Voice(Listener, VoiceSlot, Opening, VoiceEvent),
    /// The disk.
    Disk(Answer),
    /// A code was tried, and is this arbiter's or nobody's.
    CodeTried(Option<CodeOf>),
    /// A desk asks something; there is room for more of it once this was taken in hand.
    Desk(DeskId, Ask, Permit),
    /// A desk is gone.
    DeskGone(DeskId),
    /// The words that were tried are this slip's, or nobody's.
    SlipTried(Option<(String, DeskRole)>),
    /// The slip that was wanted is made, or none can be.
    SlipMade(Option<Box<NewSlip>>),
    /// The voices with a name were found.
    Voices(NamedVoices),
    /// Somebody's settings could not be written.
    SettingsNotKept(NotKept),
    /// Another command was used on the record.
    Elsewhere(Vec<Elsewhere>),
    /// A piece of text is out, or lost.
    Sent(Way, Sent),
}

/// A way out of the program on which nothing may be missing unsaid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Way {
    /// Standard output.
    Output,
    /// The transcript.
    Transcript,
    /// What the arbiter is shown.
    View,
}

impl Way {
    /// That it is lost, as a sentence.
    pub(super) fn told(self, why: impl Display) -> String {
        match self {
            Way::Output => format!(
                "standard output is lost ({why}): nobody reads what is printed; the record is kept"
            ),
            Way::Transcript => format!(
                "the transcript cannot be written to its end ({why}); the record keeps what is said"
            ),
            Way::View => format!(
                "the view cannot be written to its end ({why}); the game goes on, and the record keeps it"
            ),
        }
    }
}

/// The way in for what happens at one table.
#[derive(Clone, Debug)]
pub(super) struct Wakes {
    sends: Sender<Wake>,
    table: TableId,
}

/// Nobody listens any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unheard;

impl Wakes {
    /// For what happens at this table.
    pub(super) const fn new(sends: Sender<Wake>, table: TableId) -> Wakes {
        Wakes { sends, table }
    }

    /// Which table.
    pub(super) const fn table(&self) -> TableId {
        self.table
    }

    /// It happened.
    pub(super) fn send(&self, wake: TableWake) -> Result<(), Unheard> {
        let sent = self.sends.send(Wake::Table(self.table, wake));
        sent.map_err(|_| Unheard)
    }
}

/// Where everything comes in, in its order.
#[derive(Debug)]
pub(super) struct Inbox {
    wakes: Receiver<Wake>,
    /// What came while something else was looked for.
    put_by: VecDeque<Wake>,
}

impl Inbox {
    /// What these send.
    pub(super) fn new(wakes: Receiver<Wake>) -> Inbox {
        Inbox {
            wakes,
            put_by: VecDeque::new(),
        }
    }

    /// The next thing, if it comes in time.
    pub(super) fn next(&mut self, patience: Duration) -> Option<Wake> {
        let put_by = self.put_by.pop_front();
        put_by.or_else(|| self.wakes.recv_timeout(patience).ok())
    }

    /// Everything that came from this table.
    pub(super) fn of(&mut self, table: TableId) -> Vec<TableWake> {
        let all: Vec<Wake> = self.all();
        let mut found = Vec::new();
        for wake in all {
            match wake {
                Wake::Table(of, wake) if of == table => found.push(wake),
                other => self.put_by.push_back(other),
            }
        }
        found
    }

    /// Everything that was typed.
    pub(super) fn typed(&mut self) -> Vec<Typed> {
        let all = self.all();
        let mut found = Vec::new();
        for wake in all {
            match wake {
                Wake::Typed(typed) => found.push(typed),
                other => self.put_by.push_back(other),
            }
        }
        found
    }

    fn all(&mut self) -> Vec<Wake> {
        let put_by = std::mem::take(&mut self.put_by).into_iter();
        put_by.chain(self.wakes.try_iter()).collect()
    }
}
