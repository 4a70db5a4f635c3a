// SPDX-License-Identifier: GPL-3.0-or-later
//! Writes the record on a separate thread, so that a slow or hung disk never holds up the game.
//!
//! Batches are written in the order in which they came. A failed batch is tried again every second, before any later batch is
//! written. The caller learns of the failure, and later of the success, and decides about the words.
//!
//! SQLite's log is folded into the file of the record while the disk has nothing else to do, so that only about the last minute of
//! a game is in the log alone.

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};

use super::error::RecordError;
use super::event::Event;
use super::store::Record;
use super::transcript::TranscriptLine;
use crate::worker::{Worker, WorkerEnd};

/// The most batches that may wait for a disk that does not answer: hours of play with every touch noted, in a few megabytes.
pub const WAITING_BATCHES: usize = 20_000;

/// The time from a failed write to the next attempt.
const RETRY: Duration = Duration::from_secs(1);

/// The waits before the log is folded into the file during a game. Folding costs several syncs, so it waits for a moment in which
/// the disk is idle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoldWaits {
    /// The wait after the first batch that lies in the log alone.
    after: Duration,
    /// The wait after the last batch, because more batches may follow.
    rest: Duration,
    /// The longest wait after the first batch.
    at_last: Duration,
}

impl FoldWaits {
    /// The waits in a real game.
    pub const REAL: FoldWaits = FoldWaits {
        after: Duration::from_secs(30),
        rest: Duration::from_secs(1),
        at_last: Duration::from_secs(50),
    };

    /// These waits divided by `by`, for tests.
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

/// A report of the writing thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The batch is on the disk.
    Stored {
        /// The caller's number of the batch.
        seq: u64,
    },
    /// The batch could not be written, and waits for the next attempt.
    Failed {
        /// The caller's number of the batch.
        seq: u64,
        /// The reason for the failure.
        error: RecordError,
    },
    /// The record was closed, and no further report comes. Batches that still waited are lost.
    Closed {
        /// The number of lost batches of events (0 if only closing failed) and the error; `None` after a clean end.
        lost: Option<(usize, RecordError)>,
    },
}

/// A batch was refused, because too many batches wait for the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{WAITING_BATCHES} batches wait for the disk already; bring the disk back")]
pub struct TooMuchWaiting;

/// The handle of the writing thread.
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
    /// Moves the record to a new thread, which calls `answer` with each report; `answer` must not block.
    pub fn start(
        record: Record,
        waits: FoldWaits,
        answer: impl FnMut(Answer) + Send + 'static,
    ) -> io::Result<Writer> {
        let (commands, inbox) = sync_channel(WAITING_BATCHES);
        let desk = WriterThread {
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

    /// Hands over a batch, without waiting for the disk.
    pub fn append(&self, seq: u64, events: Vec<Event>) -> Result<(), TooMuchWaiting> {
        self.send(Command::Append { seq, events })
    }

    /// Hands over a line of the transcript, without waiting for the disk. A refused line is missing only in the record, not in the
    /// transcript file.
    pub fn utterance(&self, utterance: TranscriptLine) -> Result<(), TooMuchWaiting> {
        self.send(Command::Utterance(Box::new(utterance)))
    }

    /// Writes the waiting batches, folds the record into its single file and ends. Before this returns `true`, [`Answer::Closed`]
    /// is reported. `false` means that the disk did not answer within `patience`; the thread is then left to itself.
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

/// The state of the writing thread.
struct WriterThread<A> {
    record: Record,
    answer: A,
    /// The command that failed and the commands that came after it, oldest first.
    waiting: VecDeque<Command>,
    /// The latest failure; `None` when nothing waits.
    failed: Option<RecordError>,
    tried: Instant,
    waits: FoldWaits,
    /// The moment at which the first batch that lies in the log alone was written.
    unfolded: Option<Instant>,
    /// The moment at which the last batch was written.
    wrote: Instant,
}

impl<A: FnMut(Answer)> WriterThread<A> {
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

    /// The longest wait for a command before the thread retries or folds; `None` if there is nothing to retry or fold.
    fn patience(&self) -> Option<Duration> {
        if !self.waiting.is_empty() {
            return Some(RETRY.saturating_sub(self.tried.elapsed()));
        }
        let first = self.unfolded?.elapsed();
        let due = self.waits.after.saturating_sub(first);
        let rest = self.waits.rest.saturating_sub(self.wrote.elapsed());
        Some(due.max(rest).min(self.waits.at_last.saturating_sub(first)))
    }

    /// Folds the log, as far as readers of the record let it be folded.
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
            // If there is no room, lines of the transcript are dropped first, because half-moves must not be lost.
            match self.waiting.iter().position(|c| c.seq().is_none()) {
                Some(words) => drop(self.waiting.remove(words)),
                None if !events => return,
                None => {}
            }
        }
        self.waiting.push_back(command);
        // If the disk has just failed, perhaps after a long wait, it is not tried again for each command.
        if self.failed.is_none() || self.tried.elapsed() >= RETRY {
            self.retry();
        }
        if let (Some(seq), Some(error)) = (seq, &self.failed) {
            let error = error.clone();
            (self.answer)(Answer::Failed { seq, error });
        }
    }

    /// Writes the waiting commands in their order, until one fails.
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
