// SPDX-License-Identifier: GPL-3.0-or-later
//! The tables' end of the connection between tables and desks: a socket of this process in the data folder, to which desks connect.
//!
//! Each desk has a thread that passes on its requests, and a bounded queue of lines from the tables. No table waits for a desk: if
//! a desk takes no lines, it is disconnected, and is sent the current state of each table when it connects again.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use zgoda_record::own_files;

use super::folder;
use super::wire::{Asked, LONGEST_ASKED, TableNumber, Tell, Told};
use crate::platform::line::{Listener, Stream};

/// The most lines that wait for a slow desk.
const MOST_WAITING: usize = 512;

/// The most desks at once; a single desk is usual.
const MOST_DESKS: usize = 16;

/// The time after which a desk that takes no line is disconnected.
const PATIENCE: Duration = Duration::from_secs(5);

/// The pause after a desk could not be accepted.
const REST: Duration = Duration::from_millis(100);

/// The number of a connected desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DeskId(u64);

/// An event that comes from a desk.
#[derive(Debug)]
pub enum FromDesk {
    /// A question from a desk.
    Asked(DeskId, Asked),
    /// The end of a desk's connection.
    Gone(DeskId),
}

/// The socket. Dropping this value removes the socket and disconnects all desks.
#[derive(Debug)]
pub struct DeskServer {
    path: PathBuf,
    desks: Desks,
}

/// The handle to the connected desks.
#[derive(Clone, Debug, Default)]
pub struct Desks(Arc<Mutex<Shared>>);

#[derive(Debug, Default)]
struct Shared {
    /// The first lines for a new desk: a `hello` for each table.
    tables: BTreeMap<TableNumber, String>,
    there: BTreeMap<DeskId, Line>,
    last: u64,
}

#[derive(Debug)]
struct Line {
    lines: SyncSender<String>,
    stream: Stream,
}

impl DeskServer {
    /// Listens in this data folder. `sink` is called from threads of its own.
    pub fn start(
        data: &Path,
        sink: impl Fn(FromDesk) + Clone + Send + 'static,
    ) -> io::Result<DeskServer> {
        let folder = folder(data);
        own_files::folder(&folder)?;
        let path = folder.join(format!("{}.sock", std::process::id()));
        // An earlier process with the same number may have left a socket behind.
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let listener = Listener::bind(&path)?;
        let desks = Desks::default();
        let there = desks.clone();
        thread::Builder::new()
            .name("desks".to_owned())
            .spawn(move || {
                for stream in listener.incoming() {
                    let taken = stream.and_then(|stream| there.takes(stream, sink.clone()));
                    if let Err(error) = taken {
                        tracing::warn!(%error, "a desk could not be served");
                        // If, for example, no more files can be opened, the next attempt would fail immediately, too.
                        thread::sleep(REST);
                    }
                }
            })?;
        Ok(DeskServer { path, desks })
    }

    /// The handle to the desks.
    #[must_use]
    pub fn desks(&self) -> Desks {
        self.desks.clone()
    }
}

impl Drop for DeskServer {
    fn drop(&mut self) {
        // The socket may be gone already.
        let _ = fs::remove_file(&self.path);
        self.desks.shared().there.clear();
    }
}

impl Desks {
    /// Announces a table to all desks, including desks that connect later.
    pub fn open(&self, table: TableNumber, hello: Tell) {
        let Some(line) = line(&Told { table, what: hello }) else {
            return;
        };
        let mut shared = self.shared();
        shared.tables.insert(table, line.clone());
        shared.put_to_all(&line);
    }

    /// Ends a table, and tells all desks.
    pub fn close(&self, table: TableNumber) {
        let mut shared = self.shared();
        shared.tables.remove(&table);
        let what = Tell::Closed;
        if let Some(line) = line(&Told { table, what }) {
            shared.put_to_all(&line);
        }
    }

    /// Sends a line to a desk, without waiting.
    pub fn tell(&self, desk: DeskId, told: &Told) {
        if let Some(line) = line(told) {
            self.shared().put(desk, line);
        }
    }

    fn shared(&self) -> MutexGuard<'_, Shared> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a new desk: greets it, and starts the threads that write to it and read from it. Refuses the desk if there are already
    /// `MOST_DESKS` desks.
    fn takes(
        &self,
        stream: Stream,
        sink: impl Fn(FromDesk) + Clone + Send + 'static,
    ) -> io::Result<()> {
        stream.set_write_timeout(Some(PATIENCE))?;
        let (reads, mut writes) = (stream.try_clone()?, stream.try_clone()?);
        let (lines, waiting) = sync_channel::<String>(MOST_WAITING);
        let desk = {
            let mut shared = self.shared();
            if shared.there.len() >= MOST_DESKS {
                return Ok(());
            }
            shared.last = shared.last.saturating_add(1);
            let desk = DeskId(shared.last);
            shared.there.insert(desk, Line { lines, stream });
            let hellos: Vec<String> = shared.tables.values().cloned().collect();
            for hello in hellos {
                shared.put(desk, hello);
            }
            desk
        };
        let there = self.clone();
        thread::Builder::new()
            .name("desk-out".to_owned())
            .spawn(move || {
                for line in waiting {
                    if writes.write_all(line.as_bytes()).is_err() {
                        break;
                    }
                }
                there.shared().let_go(desk);
            })?;
        let there = self.clone();
        thread::Builder::new()
            .name("desk-in".to_owned())
            .spawn(move || {
                hear(desk, reads, &sink);
                there.shared().let_go(desk);
                sink(FromDesk::Gone(desk));
            })?;
        Ok(())
    }
}

impl Shared {
    fn put_to_all(&mut self, line: &str) {
        let all: Vec<DeskId> = self.there.keys().copied().collect();
        for desk in all {
            self.put(desk, line.to_owned());
        }
    }

    fn put(&mut self, desk: DeskId, line: String) {
        let Some(there) = self.there.get(&desk) else {
            return;
        };
        if let Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) =
            there.lines.try_send(line)
        {
            self.let_go(desk);
        }
    }

    fn let_go(&mut self, desk: DeskId) {
        if let Some(line) = self.there.remove(&desk) {
            // After this the reading thread sees the end of the stream.
            let _ = line.stream.shutdown(std::net::Shutdown::Both);
        }
    }
}

/// A line with its line end; `None` if the value cannot be written as JSON, which does not happen with these types.
fn line(told: &Told) -> Option<String> {
    match serde_json::to_string(told) {
        Ok(text) => Some(text + "\n"),
        Err(error) => {
            tracing::warn!(%error, "a desk misses something");
            None
        }
    }
}

/// Reads the lines of a desk until the desk is gone, or until it sends a line that is not of this protocol.
fn hear(desk: DeskId, stream: Stream, sink: &impl Fn(FromDesk)) {
    let mut reader = BufReader::new(stream);
    let longest = u64::try_from(LONGEST_ASKED).unwrap_or(u64::MAX);
    loop {
        let mut read = Vec::new();
        let count = reader.by_ref().take(longest).read_until(b'\n', &mut read);
        match count {
            Ok(count) if count > 0 && read.ends_with(b"\n") => {}
            _ => return,
        }
        match serde_json::from_slice(&read) {
            Ok(asked) => sink(FromDesk::Asked(desk, asked)),
            Err(error) => {
                tracing::warn!(%error, "a desk says what is no line");
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk_link::wire::{Ask, Token};
    use crate::platform::line;
    use std::sync::mpsc::channel;
    use zgoda_record::files;

    const WAIT: Duration = Duration::from_secs(20);

    fn hello(number: u32) -> Tell {
        Tell::Hello {
            version: 1,
            number: Some(number),
            lang: "pl".to_owned(),
            network: false,
            slips: Vec::new(),
        }
    }

    fn next(reader: &mut BufReader<Stream>) -> Option<Told> {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        serde_json::from_str(&line).ok()
    }

    #[test]
    fn a_desk_is_greeted_by_every_table_and_heard_until_it_talks_nonsense() {
        let folder = tempfile::tempdir().unwrap();
        let (sends, heard) = channel();
        let server = DeskServer::start(folder.path(), move |from| {
            let _ = sends.send(from);
        })
        .unwrap();
        let desks = server.desks();
        desks.open(TableNumber(1), hello(1));
        let meta = fs::metadata(&server.path).unwrap();
        assert!(
            !files::others_may(&meta),
            "nobody else comes here: {meta:?}"
        );
        let stream = line::connect(&server.path).unwrap();
        stream.set_read_timeout(Some(WAIT)).unwrap();
        let mut reader = BufReader::new(stream.try_clone().unwrap());
        let table = TableNumber(1);
        let greeted = next(&mut reader).unwrap();
        assert_eq!((greeted.table, greeted.what), (table, hello(1)));
        desks.open(TableNumber(2), hello(2));
        assert_eq!(next(&mut reader).unwrap().table, TableNumber(2));
        let what = Ask::Leave {
            token: Token("1.x".to_owned()),
        };
        let asked = Asked { table, what };
        let mut writes = &stream;
        writeln!(writes, "{}", serde_json::to_string(&asked).unwrap()).unwrap();
        let Ok(FromDesk::Asked(desk, got)) = heard.recv_timeout(WAIT) else {
            panic!("nothing is heard");
        };
        assert_eq!(got, asked);
        let what = Tell::Closed;
        desks.tell(desk, &Told { table, what });
        assert_eq!(next(&mut reader).unwrap().what, Tell::Closed);
        writeln!(writes, "nonsense").unwrap();
        assert!(matches!(heard.recv_timeout(WAIT), Ok(FromDesk::Gone(it)) if it == desk));
        assert_eq!(next(&mut reader), None, "it is let go");
    }

    #[test]
    fn a_desk_that_takes_nothing_is_let_go_and_holds_nobody_up() {
        let folder = tempfile::tempdir().unwrap();
        let (sends, heard) = channel();
        let server = DeskServer::start(folder.path(), move |from| {
            let _ = sends.send(from);
        })
        .unwrap();
        let desks = server.desks();
        desks.open(TableNumber(1), hello(1));
        let _lazy = line::connect(&server.path).unwrap();
        while desks.shared().there.is_empty() {
            thread::yield_now();
        }
        let long = Tell::Hello {
            version: 1,
            number: None,
            lang: "x".repeat(100_000),
            network: false,
            slips: Vec::new(),
        };
        for table in 2..=600 {
            desks.open(TableNumber(table), long.clone());
        }
        assert!(matches!(heard.recv_timeout(WAIT), Ok(FromDesk::Gone(_))));
        assert!(desks.shared().there.is_empty());
    }
}
