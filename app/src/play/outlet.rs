//! Text on its way out of the program, on a thread of its own.
//!
//! A reader that stands still, or a disk that hangs, holds up nobody: what it does not take waits
//! here, and what finds no room any more is missing there and nowhere else. The record has a way of
//! its own, which loses nothing.

use std::io::{self, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Pieces that may wait: more lines than two whole games have.
const MOST_WAITING: usize = 2_000;

/// How long the last pieces are waited for at the end.
const FAREWELL: Duration = Duration::from_secs(1);

/// How often is looked whether the last piece is out.
const LOOK: Duration = Duration::from_millis(1);

/// One way out.
#[derive(Debug)]
pub(super) struct Outlet {
    name: &'static str,
    pieces: SyncSender<String>,
    thread: JoinHandle<()>,
}

impl Outlet {
    /// Everything goes to `out`, piece by piece, each flushed.
    pub(super) fn start(
        name: &'static str,
        out: impl Write + Send + 'static,
    ) -> io::Result<Outlet> {
        let (pieces, waiting) = sync_channel(MOST_WAITING);
        let thread = thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || write_all(name, &waiting, out))?;
        Ok(Outlet {
            name,
            pieces,
            thread,
        })
    }

    /// Sends a piece on its way; never waits.
    pub(super) fn put(&self, piece: String) {
        if self.pieces.try_send(piece).is_err() {
            tracing::warn!(outlet = self.name, "takes no more text");
        }
    }

    /// Lets out what waits and ends; what stands still is left behind.
    pub(super) fn end(self) {
        let Outlet { pieces, thread, .. } = self;
        drop(pieces);
        let until = Instant::now() + FAREWELL;
        while !thread.is_finished() && Instant::now() < until {
            thread::sleep(LOOK);
        }
    }
}

fn write_all(name: &'static str, waiting: &Receiver<String>, mut out: impl Write) {
    let mut told = None;
    for piece in waiting {
        // What is closed or full takes the text away, not the game.
        let failed = out
            .write_all(piece.as_bytes())
            .and_then(|()| out.flush())
            .err()
            .map(|error| error.kind());
        if failed.is_some() && failed != told {
            tracing::warn!(outlet = name, ?failed, "text is lost");
        }
        told = failed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::{Arc, Mutex};

    #[derive(Clone, Default)]
    struct Slow(Arc<Mutex<Vec<u8>>>, Duration);

    impl Write for Slow {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            thread::sleep(self.1);
            self.0.lock().unwrap().extend_from_slice(bytes);
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn what_was_put_comes_out_in_order_before_the_end() {
        let out = Slow::default();
        let outlet = Outlet::start("test", out.clone()).unwrap();
        for n in 0..100 {
            outlet.put(format!("{n} "));
        }
        outlet.end();
        let text = String::from_utf8(out.0.lock().unwrap().clone()).unwrap();
        let numbers: Vec<u32> = text
            .split_whitespace()
            .map(|n| n.parse().unwrap())
            .collect();
        assert_eq!(numbers, (0..100).collect::<Vec<_>>());
    }

    /// A reader that stands still neither stops the program nor grows without end.
    #[test]
    fn what_stands_still_is_left_behind() {
        let stuck = Slow(Arc::default(), Duration::from_secs(3_600));
        let outlet = Outlet::start("test", stuck).unwrap();
        for n in 0..MOST_WAITING * 2 {
            outlet.put(n.to_string());
        }
        outlet.end();
    }
}
