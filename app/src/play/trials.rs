// SPDX-License-Identifier: GPL-3.0-or-later
//! A thread that tries and makes secrets. The hash of a secret is slow on purpose, against guessing, and no game may wait for it.

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
    /// Starts a thread of this name, which calls `tries` with each request.
    pub(super) fn start(
        name: &str,
        tries: impl FnMut(T) + Send + 'static,
    ) -> io::Result<Trials<T>> {
        // The channel has room for all requests that one session can have open at once: a secret to be tried, a secret to be made,
        // a made secret to be stored, and a new secret to be accepted.
        let (wanted, each) = sync_channel(4);
        let worker = Worker::start(name, move || each.into_iter().for_each(tries))?;
        Ok(Trials {
            wanted,
            _worker: worker,
        })
    }

    /// Sends a request to the thread; never waits. False if there is no room, or the thread is gone.
    pub(super) fn try_one(&self, wanted: T) -> bool {
        self.wanted.try_send(wanted).is_ok()
    }
}
