// SPDX-License-Identifier: GPL-3.0-or-later
//! Threads with a bounded wait for their end. A thread that hangs in a disk, or in a reader that does not read, is left behind.

use std::io;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

/// A running thread with an end that can be waited for.
#[derive(Debug)]
pub struct Worker {
    finished: Receiver<()>,
}

/// The outcome of the wait for a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorkerEnd {
    /// The thread did all its work.
    Finished,
    /// The thread still hangs, or panicked.
    LeftBehind,
}

impl Worker {
    /// Starts a thread that does `work`.
    pub fn start(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<Worker> {
        let (end, finished) = channel();
        thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || {
                work();
                // The waiting side may be gone.
                let _ = end.send(());
            })?;
        Ok(Worker { finished })
    }

    /// Waits at most `patience` for the end; the caller has already asked the thread to end.
    pub fn part(self, patience: Duration) -> WorkerEnd {
        match self.finished.recv_timeout(patience) {
            Ok(()) => WorkerEnd::Finished,
            Err(_) => WorkerEnd::LeftBehind,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_that_ends_is_waited_for_and_one_that_hangs_is_not() {
        let (go, gate) = channel::<()>();
        let (done, told) = channel();
        let worker = Worker::start("test", move || {
            let _ = gate.recv();
            done.send("done").unwrap();
        });
        go.send(()).unwrap();
        let end = worker.unwrap().part(Duration::from_secs(30));
        assert_eq!(
            (end, told.try_recv()),
            (WorkerEnd::Finished, Ok("done")),
            "what it did came before the end"
        );

        let (_go, gate) = channel::<()>();
        let worker = Worker::start("test", move || {
            let _ = gate.recv();
        });
        let end = worker.unwrap().part(Duration::from_millis(1));
        assert_eq!(end, WorkerEnd::LeftBehind);
    }
}
