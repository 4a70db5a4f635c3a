//! A thread of its own for the disk, so that a slow or hung one never holds up the game.
//!
//! Batches are written in the order in which they came. One that fails is kept and tried again
//! before anything later, every second. The caller is told of the first
//! failure and of the success, whenever that comes; what is said about it is not decided here.
//!
//! While nothing is to be written the log is folded into the file, so that no more than the last minute of a
//! game lies in the log alone.

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};

use super::error::RecordError;
use super::event::Event;
use super::store::Record;
use super::transcript::TranscriptLine;
use crate::worker::{Worker, WorkerEnd};

/// How many batches may wait for a disk that does not answer: hours of play with every touch
/// noted, and a few megabytes.
pub const WAITING_BATCHES: usize = 20_000;

/// How long after a failed write the next attempt follows.
const RETRY: Duration = Duration::from_secs(1);

/// When the log is folded into the file while the game goes on. It takes the disk some syncs, so it waits for a moment
/// in which nothing else is wanted of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoldWaits {
    /// So long after the first batch that lies in the log alone.
    after: Duration,
    /// And so long after the last, because more of it may follow.
    rest: Duration,
    /// But so long after the first at the latest.
    at_last: Duration,
}

impl FoldWaits {
    /// As they are in a game.
    pub const REAL: FoldWaits = FoldWaits {
        after: Duration::from_secs(30),
        rest: Duration::from_secs(1),
        at_last: Duration::from_secs(50),
    };

    /// The same, so many times shorter.
    #[must_use]
    pub fn divided(self, by: u32) -> FoldWaits {
        let by = by.max(1);
        FoldWaits {
            after: self.after / by,
            rest: self.rest / by,
            at_last: self.at_last / by,
        }
    }
}

/// What became of a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is on the disk.
    Stored {
        /// The caller's number of it.
        seq: u64,
    },
    /// The first attempt failed; it is kept and tried again.
    Failed {
        /// The caller's number of it.
        seq: u64,
        /// Why.
        error: RecordError,
    },
    /// The record was closed; nothing follows. Batches that could not be written are lost.
    Closed {
        /// How many batches of events were lost, and why, if any.
        lost: Option<(usize, RecordError)>,
    },
}

/// More waits for the disk than is kept; the batch was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{WAITING_BATCHES} batches wait for the disk already; bring the disk back")]
pub struct TooMuchWaiting;

/// The way to the writing thread.
#[derive(Debug)]
pub struct Writer {
    commands: SyncSender<Command>,
    worker: Worker,
}

#[derive(Debug)]
enum Command {
    Append { seq: u64, events: Vec<Event> },
    Utterance(Box<TranscriptLine>),
    Close,
}

impl Writer {
    /// Gives the record to a thread of its own; `answer` is called there and should only pass on.
    pub fn start(
        record: Record,
        waits: FoldWaits,
        answer: impl FnMut(Answer) + Send + 'static,
    ) -> io::Result<Writer> {
        let (commands, inbox) = sync_channel(WAITING_BATCHES);
        let desk = Desk {
            record,
            answer,
            waiting: VecDeque::new(),
            failed: None,
            tried: Instant::now(),
            waits,
            unfolded: None,
            wrote: Instant::now(),
        };
        let worker = Worker::start("record", move || desk.run(&inbox))?;
        Ok(Writer { commands, worker })
    }

    /// Hands over a batch; never waits.
    pub fn append(&self, seq: u64, events: Vec<Event>) -> Result<(), TooMuchWaiting> {
        self.send(Command::Append { seq, events })
    }

    /// Hands over a line of the transcript; never waits. A line that finds no room is only missing
    /// from the record, not from the game.
    pub fn utterance(&self, utterance: TranscriptLine) -> Result<(), TooMuchWaiting> {
        self.send(Command::Utterance(Box::new(utterance)))
    }

    /// Writes what waits, folds the record into its one file and ends; [`Answer::Closed`] comes
    /// before this returns `true`. `false`: the disk did not answer in `patience`, and the thread
    /// is left behind.
    pub fn close(self, patience: Duration) -> bool {
        let Writer { commands, worker } = self;
        let _ = commands.try_send(Command::Close);
        drop(commands);
        worker.part(patience) == WorkerEnd::Finished
    }

    fn send(&self, command: Command) -> Result<(), TooMuchWaiting> {
        self.commands
            .try_send(command)
            .map_err(|error| match error {
                TrySendError::Full(_) | TrySendError::Disconnected(_) => TooMuchWaiting,
            })
    }
}

/// The thread's own side.
struct Desk<A> {
    record: Record,
    answer: A,
    /// What failed or came after it, oldest first.
    waiting: VecDeque<Command>,
    /// The latest failure; `None` when nothing waits.
    failed: Option<RecordError>,
    tried: Instant,
    waits: FoldWaits,
    /// When the first batch was written that lies in the log alone.
    unfolded: Option<Instant>,
    /// When the last one was.
    wrote: Instant,
}

impl<A: FnMut(Answer)> Desk<A> {
    fn run(mut self, inbox: &Receiver<Command>) {
        loop {
            let command = match self.patience() {
                None => inbox.recv().unwrap_or(Command::Close),
                Some(patience) => match inbox.recv_timeout(patience) {
                    Ok(command) => command,
                    Err(RecvTimeoutError::Timeout) => {
                        if self.waiting.is_empty() {
                            self.fold();
                        } else {
                            self.retry();
                        }
                        continue;
                    }
                    Err(RecvTimeoutError::Disconnected) => Command::Close,
                },
            };
            match command {
                Command::Close => return self.close(),
                command => self.take(command),
            }
        }
    }

    /// How long the next command is waited for before something is done without one.
    fn patience(&self) -> Option<Duration> {
        if !self.waiting.is_empty() {
            return Some(RETRY.saturating_sub(self.tried.elapsed()));
        }
        let first = self.unfolded?.elapsed();
        let due = self.waits.after.saturating_sub(first);
        let rest = self.waits.rest.saturating_sub(self.wrote.elapsed());
        Some(due.max(rest).min(self.waits.at_last.saturating_sub(first)))
    }

    /// Folds the log, as far as somebody who reads the record lets it be done.
    fn fold(&mut self) {
        let all = match self.record.fold_on_the_way() {
            Ok(all) => all,
            Err(error) => {
                tracing::warn!(%error, "the log is not folded");
                false
            }
        };
        self.unfolded = (!all).then(Instant::now);
    }

    fn take(&mut self, command: Command) {
        let events = matches!(command, Command::Append { .. });
        let seq = command.seq();
        if self.waiting.len() >= WAITING_BATCHES {
            // Words can be missed, half-moves cannot.
            match self.waiting.iter().position(|c| c.seq().is_none()) {
                Some(words) => drop(self.waiting.remove(words)),
                None if !events => return,
                None => {}
            }
        }
        self.waiting.push_back(command);
        // A disk that has just failed, perhaps after a long wait, is not asked again for each.
        if self.failed.is_none() || self.tried.elapsed() >= RETRY {
            self.retry();
        }
        if let (Some(seq), Some(error)) = (seq, &self.failed) {
            let error = error.clone();
            (self.answer)(Answer::Failed { seq, error });
        }
    }

    /// Writes what waits, in order, until something fails.
    fn retry(&mut self) {
        while let Some(command) = self.waiting.front() {
            let done = match command {
                Command::Append { events, .. } => self.record.append(events),
                Command::Utterance(utterance) => self.record.append_utterance(utterance),
                Command::Close => Ok(()),
            };
            self.failed = done.err();
            if self.failed.is_some() {
                self.tried = Instant::now();
                return;
            }
            self.wrote = Instant::now();
            self.unfolded.get_or_insert(self.wrote);
            if let Some(seq) = self.waiting.pop_front().and_then(|done| done.seq()) {
                (self.answer)(Answer::Stored { seq });
            }
        }
    }

    fn close(mut self) {
        self.retry();
        let batches = self.waiting.iter().filter(|c| c.seq().is_some()).count();
        let closed = self.record.close().err();
        let lost = match (batches, self.failed.or(closed)) {
            (_, None) => None,
            (batches, Some(error)) => Some((batches, error)),
        };
        (self.answer)(Answer::Closed { lost });
    }
}

impl Command {
    const fn seq(&self) -> Option<u64> {
        match self {
            Command::Append { seq, .. } => Some(*seq),
            Command::Utterance(_) | Command::Close => None,
        }
    }
}
