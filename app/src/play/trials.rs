//! A thread on which secrets are tried and made: they are hashed slowly, so that none can be guessed quickly, and no game waits
//! for that.

use std::io;
use std::sync::mpsc::{SyncSender, sync_channel};

use crate::worker::Worker;

/// The way to it.
#[derive(Debug)]
pub(super) struct Trials<T> {
    wanted: SyncSender<T>,
    _worker: Worker,
}

impl<T: Send + 'static> Trials<T> {
    /// Starts the thread of this name, which does this with all that is wanted.
    pub(super) fn start(
        name: &str,
        tries: impl FnMut(T) + Send + 'static,
    ) -> io::Result<Trials<T>> {
        // The session has one secret tried and one made at a time, and one that was made comes behind it.
        let (wanted, each) = sync_channel(4);
        let worker = Worker::start(name, move || each.into_iter().for_each(tries))?;
        Ok(Trials {
            wanted,
            _worker: worker,
        })
    }

    /// Tries this; never waits. False where it cannot be tried.
    pub(super) fn try_one(&self, wanted: T) -> bool {
        self.wanted.try_send(wanted).is_ok()
    }
}
