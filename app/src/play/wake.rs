// SPDX-License-Identifier: GPL-3.0-or-later
//! The events that wake the program, each with its table.

use std::collections::VecDeque;
use std::fmt::Display;
use std::sync::mpsc::{Receiver, Sender};
use std::time::Duration;

use zgoda_game::Moment;
use zgoda_hw::LineEvent;
use zgoda_hw::pad::{PadEvent, Seat};
use zgoda_input::hands::focus::Focus;
use zgoda_input::personal::voices::NamedVoices;
use zgoda_record::Answer;
use zgoda_record::elsewhere::Elsewhere;
use zgoda_record::event::{CodeOf, DeskRole};
use zgoda_record::slips::NewSlip;
use zgoda_speech::announcement::BoardOf;
use zgoda_speech::voice::VoiceEvent;
use zgoda_speech::{Listener, VoiceSlot};

use super::outlet::Sent;
use super::permits::Permit;
use super::voices::Opening;
use crate::desk_link::server::DeskId;
use crate::desk_link::wire::Ask;
use crate::settings_files::saver::NotKept;
use crate::terminal::Typed;

/// The number of a table that the process serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct TableId(pub(super) u32);

/// Everything that can wake the program.
#[derive(Debug)]
pub(super) enum Wake {
    /// Typed input.
    Typed(Typed),
    /// An event at this table.
    Table(TableId, TableWake),
    /// A desk is gone, with all its pages of all tables.
    DeskGone(DeskId),
}

/// An event at a table.
#[derive(Debug)]
pub(super) enum TableWake {
    /// An event of a board's port, with the moment of its arrival. The permit makes room for further events when it is dropped.
    Line(BoardOf, Moment, LineEvent, Permit),
    /// An event of a clock's port, with a moment and a permit of the same kind.
    ClockLine(Moment, LineEvent, Permit),
    /// A gamepad's event.
    Pad(Seat, PadEvent),
    /// The terminal gained or lost the focus.
    Focus(Focus),
    /// A voice's report.
    Voice(Listener, VoiceSlot, Opening, VoiceEvent),
    /// The answer of the disk.
    Disk(Answer),
    /// A code was tried, and belongs to this arbiter, or to no arbiter.
    CodeTried(Option<CodeOf>),
    /// A desk's request. The permit makes room for further requests when it is dropped.
    Desk(DeskId, Ask, Permit),
    /// A desk is gone.
    DeskGone(DeskId),
    /// Words were tried, and belong to this slip, or to no slip.
    SlipTried(Option<(String, DeskRole)>),
    /// The slip that was wanted is made, or cannot be made.
    SlipMade(Option<Box<NewSlip>>),
    /// The search for voices with a name is over.
    Voices(NamedVoices),
    /// The settings of a listener could not be written.
    SettingsNotKept(NotKept),
    /// Another command was used on the record.
    Elsewhere(Vec<Elsewhere>),
    /// A piece of text is out, or lost.
    Sent(Way, Sent),
}

/// A way by which text leaves the program; every loss of text on it must be reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Way {
    /// Standard output.
    Output,
    /// The transcript's file.
    Transcript,
    /// The view that the arbiter is shown.
    View,
}

impl Way {
    /// The sentence that tells of the loss of this way.
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

/// The way to the loop for the events of one table.
#[derive(Clone, Debug)]
pub(super) struct Wakes {
    sends: Sender<Wake>,
    table: TableId,
}

/// The error of a send: the receiver is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unheard;

impl Wakes {
    /// The way to the loop for the events of this table.
    pub(super) const fn new(sends: Sender<Wake>, table: TableId) -> Wakes {
        Wakes { sends, table }
    }

    /// The table of these events.
    pub(super) const fn table(&self) -> TableId {
        self.table
    }

    /// Sends an event of the table to the loop.
    pub(super) fn send(&self, wake: TableWake) -> Result<(), Unheard> {
        let sent = self.sends.send(Wake::Table(self.table, wake));
        sent.map_err(|_| Unheard)
    }
}

/// The inbox of the loop: all events, in their order.
#[derive(Debug)]
pub(super) struct Inbox {
    wakes: Receiver<Wake>,
    /// The wakes that were set aside while others were taken out.
    put_by: VecDeque<Wake>,
}

impl Inbox {
    /// An inbox for the events of this channel.
    pub(super) fn new(wakes: Receiver<Wake>) -> Inbox {
        Inbox {
            wakes,
            put_by: VecDeque::new(),
        }
    }

    /// The next event; `None` if none comes within `patience`.
    pub(super) fn next(&mut self, patience: Duration) -> Option<Wake> {
        let put_by = self.put_by.pop_front();
        put_by.or_else(|| self.wakes.recv_timeout(patience).ok())
    }

    /// Takes out every event of this table.
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

    /// Takes out all typed input.
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
