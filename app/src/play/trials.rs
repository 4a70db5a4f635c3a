//! A thread on which what somebody typed as a secret is tried: secrets are hashed slowly, so that none can be guessed quickly,
//! and no game waits for that.

use std::io;
use std::sync::mpsc::{SyncSender, sync_channel};

use crate::session::effect::TypedCode;
use crate::worker::Worker;

/// The way to it.
#[derive(Debug)]
pub(super) struct Trials {
    typed: SyncSender<TypedCode>,
    _worker: Worker,
}

impl Trials {
    /// Starts the thread of this name, which does this with all that is typed.
    pub(super) fn start(
        name: &str,
        tries: impl Fn(TypedCode) + Send + 'static,
    ) -> io::Result<Trials> {
        // The session has one tried at a time.
        let (typed, each) = sync_channel(1);
        let worker = Worker::start(name, move || each.into_iter().for_each(tries))?;
        Ok(Trials {
            typed,
            _worker: worker,
        })
    }

    /// Tries this; never waits. False where it cannot be tried.
    pub(super) fn try_one(&self, code: TypedCode) -> bool {
        self.typed.try_send(code).is_ok()
    }
}
