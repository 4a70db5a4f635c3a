// SPDX-License-Identifier: GPL-3.0-or-later
//! Text on its way out of the program, on a thread of its own.
//!
//! If the reader of the text stops reading, or a disk hangs, the game does not have to wait. Text that is not taken waits
//! here. Text for which there is no room is missing from this output only. The record has its own writer, which loses
//! nothing.

use std::cell::Cell;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::Duration;

use zgoda_record::worker::{Worker, WorkerEnd};

/// The most pieces of text that may wait. Two whole games have fewer lines.
const MOST_WAITING: usize = 2_000;

/// The longest time that the end of the program waits for the last pieces.
const FAREWELL: Duration = Duration::from_secs(1);

/// An output for text with a second output beside it. All pieces are written in the order in which they were sent,
/// whichever output they go to.
#[derive(Debug)]
pub(super) struct Outlet {
    name: &'static str,
    pieces: SyncSender<Piece>,
    /// The number of pieces that found no room.
    refused: Cell<usize>,
    worker: Worker,
}

/// A piece of text for one of the two outputs.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Out(String),
    /// Text for the first output, from a sender that does not ask whether it was written.
    Unasked(String),
    Beside(String),
}

/// The fate of a piece. The fates of pieces sent by `put` are reported in the order of the pieces; the fates of other
/// pieces are not reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sent {
    /// The piece was written.
    Out,
    /// The piece is lost.
    Lost(io::ErrorKind),
}

/// The state in which an outlet ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Leaving {
    /// The number of pieces that found no room.
    refused: usize,
    /// The way in which the thread ended: it was finished, or left behind with pieces that were not written.
    end: WorkerEnd,
}

impl Leaving {
    /// True if every piece found room, and none was left behind at the end.
    pub(super) fn is_whole(self) -> bool {
        self.refused == 0 && self.end == WorkerEnd::Finished
    }
}

impl Outlet {
    /// Starts an outlet to `out`, which is flushed after each piece.
    pub(super) fn start(
        name: &'static str,
        out: impl Write + Send + 'static,
        told: impl FnMut(Sent) + Send + 'static,
    ) -> io::Result<Outlet> {
        Outlet::beside(name, out, io::sink(), told)
    }

    /// Starts an outlet with a second output. The pieces for both outputs are written in the order in which they were
    /// sent, because both outputs may be the same terminal.
    pub(super) fn beside(
        name: &'static str,
        out: impl Write + Send + 'static,
        beside: impl Write + Send + 'static,
        told: impl FnMut(Sent) + Send + 'static,
    ) -> io::Result<Outlet> {
        let (pieces, waiting) = sync_channel(MOST_WAITING);
        let worker = Worker::start(name, move || write_all(name, &waiting, out, beside, told))?;
        Ok(Outlet {
            name,
            pieces,
            refused: Cell::new(0),
            worker,
        })
    }

    /// Sends a piece on its way; never waits. True if the fate of the piece will be reported, false if there is no room
    /// for the piece.
    pub(super) fn put(&self, piece: String) -> bool {
        self.send(Piece::Out(piece))
    }

    /// Sends a piece on its way without asking for its fate.
    pub(super) fn put_unasked(&self, piece: String) {
        self.send(Piece::Unasked(piece));
    }

    /// Sends a piece to the second output.
    pub(super) fn put_beside(&self, piece: String) {
        self.send(Piece::Beside(piece));
    }

    fn send(&self, piece: Piece) -> bool {
        let taken = self.pieces.try_send(piece).is_ok();
        if !taken {
            let refused = self.refused.get().saturating_add(1);
            self.refused.set(refused);
            tracing::warn!(outlet = self.name, refused, "takes no more text");
        }
        taken
    }

    /// Writes the waiting text and ends. An output that takes no text for too long is abandoned.
    pub(super) fn end(self) -> Leaving {
        drop(self.pieces);
        let left = Leaving {
            refused: self.refused.get(),
            end: self.worker.part(FAREWELL),
        };
        if left.refused > 0 || left.end == WorkerEnd::LeftBehind {
            tracing::warn!(outlet = self.name, ?left, "text is missing");
        }
        left
    }
}

fn write_all(
    name: &'static str,
    waiting: &Receiver<Piece>,
    mut out: impl Write,
    mut beside: impl Write,
    mut tell: impl FnMut(Sent),
) {
    let mut told = None;
    for piece in waiting {
        let answered = matches!(piece, Piece::Out(_));
        let (way, text): (&mut dyn Write, String) = match piece {
            Piece::Out(text) | Piece::Unasked(text) => (&mut out, text),
            Piece::Beside(text) => (&mut beside, text),
        };
        // If the output is closed or full, the text is lost, but the game goes on.
        let failed = way
            .write_all(text.as_bytes())
            .and_then(|()| way.flush())
            .err()
            .map(|error| error.kind());
        if failed.is_some() && failed != told {
            tracing::warn!(outlet = name, ?failed, "text is lost");
        }
        told = failed;
        if answered {
            tell(failed.map_or(Sent::Out, Sent::Lost));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;
    use std::sync::mpsc::{Sender, channel};
    use std::sync::{Arc, Mutex};

    #[derive(Clone, Default)]
    struct Page(Arc<Mutex<Vec<u8>>>);

    impl Write for Page {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    /// An output that reports each text given to it, and never takes the text.
    struct Stuck(Sender<()>, Receiver<()>);

    impl Write for Stuck {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.send(()).unwrap();
            let _ = self.1.recv();
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn what_was_put_comes_out_in_order_before_the_end() {
        let out = Page::default();
        let outlet = Outlet::start("test", out.clone(), |_| {}).unwrap();
        for n in 0..100 {
            outlet.put(format!("{n} "));
        }
        let left = Leaving {
            refused: 0,
            end: WorkerEnd::Finished,
        };
        assert_eq!(outlet.end(), left);
        let text = String::from_utf8(out.0.lock().unwrap().clone()).unwrap();
        let numbers: Vec<u32> = text
            .split_whitespace()
            .map(|n| n.parse().unwrap())
            .collect();
        assert_eq!(numbers, (0..100).collect::<Vec<_>>());
    }

    /// Both outputs may share the screen of one terminal.
    #[test]
    fn both_ways_keep_their_order() {
        let screen = Page::default();
        let outlet = Outlet::beside("test", screen.clone(), screen.clone(), |_| {}).unwrap();
        for n in 0..50 {
            assert!(outlet.put(format!("{n} ")));
            outlet.put_beside(format!("{n}' "));
        }
        outlet.end();
        let text = String::from_utf8(screen.0.lock().unwrap().clone()).unwrap();
        let expected: String = (0..50).map(|n| format!("{n} {n}' ")).collect();
        assert_eq!(text, expected);
    }

    #[test]
    fn every_piece_is_answered() {
        let (answers, inbox) = channel();
        let full = File::options().write(true).open("/dev/full").unwrap();
        let outlet = Outlet::start("test", full, move |sent| answers.send(sent).unwrap()).unwrap();
        outlet.put("lost".to_owned());
        outlet.put_beside("nobody asks".to_owned());
        outlet.put("lost".to_owned());
        outlet.end();
        let lost = Sent::Lost(io::ErrorKind::StorageFull);
        assert_eq!(inbox.iter().collect::<Vec<_>>(), [lost, lost]);
    }

    /// If a reader stops reading, neither does the program stop nor does the waiting text grow without limit.
    #[test]
    fn what_stands_still_is_left_behind() {
        let (given, inbox) = channel();
        let (_open, gate) = channel();
        let outlet = Outlet::start("test", Stuck(given, gate), |_| {}).unwrap();
        outlet.put("first".to_owned());
        inbox.recv().unwrap();
        for n in 0..MOST_WAITING + 3 {
            outlet.put(n.to_string());
        }
        let left = Leaving {
            refused: 3,
            end: WorkerEnd::LeftBehind,
        };
        assert_eq!(outlet.end(), left);
        assert!(inbox.try_recv().is_err(), "it was given more");
    }
}
