//! A thread on which secrets are tried and made: secrets are hashed slowly, so that no secret can be guessed quickly, and no game waits for
//! the hashing.

use std::io;
use std::sync::mpsc::{SyncSender, sync_channel};

use zgoda_record::worker::Worker;

/// The way to the thread.
#[derive(Debug)]
pub(super) struct Trials<T> {
    wanted: SyncSender<T>,
    _worker: Worker,
}

impl<T: Send + 'static> Trials<T> {
    /// Starts the thread of this name, which calls `tries` with everything that is wanted.
    pub(super) fn start(
        name: &str,
        tries: impl FnMut(T) + Send + 'static,
    ) -> io::Result<Trials<T>> {
        // The session has one secret tried and one made at a time, and a secret that was made comes behind them.
        let (wanted, each) = sync_channel(4);
        let worker = Worker::start(name, move || each.into_iter().for_each(tries))?;
        Ok(Trials {
            wanted,
            _worker: worker,
        })
    }

    /// Tries this; never waits. False where the secret cannot be tried.
    pub(super) fn try_one(&self, wanted: T) -> bool {
        self.wanted.try_send(wanted).is_ok()
    }
}
