// SPDX-License-Identifier: GPL-3.0-or-later
//! A simulated disk that can be slow, fail, hang and recover. It answers as the record's writer does.
//!
//! A failed batch is kept and tried again before any later batch. The disk can write to a real record file, so
//! that the file really has the durable events.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::Moment;
use zgoda_record::Record;
use zgoda_record::event::{Body, EntryId, Event};
use zgoda_table::session::effect::Seq;
use zgoda_table::session::input::{DiskFault, Input};

/// The time between the recovery of the disk and the next try.
const RETRY: Duration = Duration::from_secs(1);

/// The behaviour of the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiskHabit {
    /// The disk writes each batch.
    Fine,
    /// The disk refuses batches, because it was pulled out.
    Gone,
    /// The disk refuses batches, because it is full.
    Full,
    /// The disk does not answer.
    Hangs,
}

/// A simulated disk. A test sets its behaviour.
#[derive(Debug)]
pub struct Disk {
    habit: DiskHabit,
    sync: Duration,
    waiting: VecDeque<Waiting>,
    durable: Vec<Event>,
    record: Option<Record>,
    /// The number of batches that were written so far.
    batches: usize,
    /// The number of events in the last written batch.
    last: usize,
}

#[derive(Debug)]
struct Waiting {
    seq: Seq,
    events: Vec<Event>,
    due: Moment,
    refused: Refused,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Refused {
    NotYet,
    Once,
}

impl Disk {
    /// A working disk that already has the events in `durable`.
    #[must_use]
    pub fn new(sync: Duration, durable: Vec<Event>, record: Option<Record>) -> Disk {
        Disk {
            habit: DiskHabit::Fine,
            sync,
            waiting: VecDeque::new(),
            durable,
            record,
            batches: 0,
            last: 0,
        }
    }

    /// The behaviour of the disk now.
    #[must_use]
    pub const fn habit(&self) -> DiskHabit {
        self.habit
    }

    /// Changes the disk's behaviour from now on.
    pub fn become_(&mut self, habit: DiskHabit, now: Moment) {
        if habit == DiskHabit::Fine {
            for waiting in &mut self.waiting {
                waiting.due = now.after(RETRY);
            }
        }
        self.habit = habit;
    }

    /// Takes a batch of events to be written.
    pub fn append(&mut self, seq: Seq, events: Vec<Event>, now: Moment) {
        let due = now.after(self.sync);
        self.waiting.push_back(Waiting {
            seq,
            events,
            due,
            refused: Refused::NotYet,
        });
    }

    /// The moment of the disk's next answer.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        match self.habit {
            DiskHabit::Fine => self.waiting.front().map(|waiting| waiting.due),
            DiskHabit::Gone | DiskHabit::Full => {
                let mut fresh = self.waiting.iter();
                fresh
                    .find(|waiting| waiting.refused == Refused::NotYet)
                    .map(|waiting| waiting.due)
            }
            DiskHabit::Hangs => None,
        }
    }

    /// The disk's next answer that is due at `now`, if any.
    pub fn answer(&mut self, now: Moment) -> Option<Input> {
        if self.deadline().is_none_or(|due| due > now) {
            return None;
        }
        let fault = match self.habit {
            DiskHabit::Full => Some(DiskFault::Full),
            DiskHabit::Gone => Some(DiskFault::Other("it is gone".to_owned())),
            DiskHabit::Fine | DiskHabit::Hangs => None,
        };
        if let Some(fault) = fault {
            let mut fresh = self.waiting.iter_mut();
            let refused = fresh.find(|waiting| waiting.refused == Refused::NotYet)?;
            refused.refused = Refused::Once;
            return Some(Input::NotStored {
                seq: refused.seq,
                fault,
            });
        }
        let written = self.waiting.pop_front()?;
        if let Some(record) = &mut self.record {
            record
                .append(&written.events)
                .expect("a temporary folder takes writes");
        }
        self.batches += 1;
        self.last = written.events.len();
        self.durable.extend(written.events);
        Some(Input::Stored(written.seq))
    }

    /// The events that are durable.
    #[must_use]
    pub fn durable(&self) -> &[Event] {
        &self.durable
    }

    /// The number of batches that were written.
    #[must_use]
    pub const fn batches(&self) -> usize {
        self.batches
    }

    /// The number of batches that the disk has received so far, whether they were written or not.
    #[must_use]
    pub fn taken(&self) -> usize {
        self.batches + self.waiting.len()
    }

    /// The events of the last written batch.
    #[must_use]
    pub fn last_batch(&self) -> &[Event] {
        let from = self.durable.len().saturating_sub(self.last);
        self.durable.get(from..).unwrap_or_default()
    }

    /// True if no batch waits to be written.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.waiting.is_empty()
    }

    /// True if this entry is durable.
    #[must_use]
    pub fn has_entry(&self, entry: u32) -> bool {
        self.durable.iter().rev().any(|event| {
            matches!(&event.body, Body::EntryWritten(written) if written.entry == EntryId(entry))
        })
    }

    /// Ends as in a crash: the record's file is left as it is. Returns the durable events.
    #[must_use]
    pub fn crash(self) -> Vec<Event> {
        drop(self.record);
        self.durable
    }
}
