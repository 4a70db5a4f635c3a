// SPDX-License-Identifier: GPL-3.0-or-later
//! The log: notes of the program's parts for people who look for a fault. It is written to the file that `--log` or `ZGODA_LOG`
//! names.
//!
//! The log never has names, codes or half-moves. It has no fact that only the arbiter may know either: the number of events of a
//! half-move, or the moment at which an event was written, would tell of an irregularity. A thread of its own writes the log, so a
//! dead disk delays no other part. Lines that find no room are counted, and their number is written in their place. A full file is
//! renamed to `FILE.1` and replaces the earlier `FILE.1`, so there are never more than two files.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use tracing::Level;
use tracing_subscriber::fmt::MakeWriter;
use zgoda_record::own_files;

use crate::outcome::Failure;

/// The environment variable that names the file if no option names it.
pub const VARIABLE: &str = "ZGODA_LOG";

/// The most bytes of one file.
const MOST_BYTES: u64 = 4 << 20;
/// The most lines that wait for the disk.
const MOST_WAITING: usize = 4096;
/// The longest wait for the disk at the end of the program.
const PATIENCE: Duration = Duration::from_secs(1);

/// The log of this process, once it has begun.
static BEGUN: OnceLock<Notes> = OnceLock::new();

/// The log while the program runs. When it is dropped, it waits for a second at most until all lines are written.
#[derive(Debug)]
pub struct Log;

/// The program that writes a log. The table and the desk may run with the same settings, each with a file of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// The program at the table.
    Table,
    /// The desk; its file has `-desk` after the name.
    Desk,
}

/// The channel to the thread that writes the log.
#[derive(Clone, Debug)]
struct Notes {
    jobs: SyncSender<Job>,
    missing: Arc<AtomicU64>,
    file: PathBuf,
}

#[derive(Debug)]
enum Job {
    Line(Vec<u8>),
    /// Asks for a sign when all lines that were sent before are written.
    Over(SyncSender<()>),
}

/// Begins the log in the file that the user named, if any. The log is written until the result is dropped.
///
/// # Errors
/// A sentence for the user, if the file cannot be written.
pub fn begin(asked: Option<&Path>, of: Of) -> Result<Option<Log>, Failure> {
    let by_variable = || std::env::var_os(VARIABLE).filter(|it| !it.is_empty());
    let asked = asked.map(|it| it.as_os_str().to_owned());
    let Some(mut file) = asked.or_else(by_variable) else {
        return Ok(None);
    };
    if of == Of::Desk {
        file.push("-desk");
    }
    let file = PathBuf::from(file);
    let refused = |error: io::Error| {
        Failure::Sentence(format!(
            "the log {} cannot be written ({error}); name another file with --log, or none",
            file.display()
        ))
    };
    let book = Book::open(&file).map_err(refused)?;
    let (jobs, waiting) = sync_channel(MOST_WAITING);
    let missing = Arc::new(AtomicU64::new(0));
    let gone = Arc::clone(&missing);
    thread::Builder::new()
        .name("log".to_owned())
        .spawn(move || write(book, &waiting, &gone))
        .map_err(refused)?;
    let notes = Notes {
        jobs,
        missing,
        file: file.clone(),
    };
    let subscriber = tracing_subscriber::fmt()
        .with_ansi(false)
        .with_max_level(Level::DEBUG)
        .with_writer(notes.clone())
        .finish();
    // This fails only if a process begins two logs; then the first log goes on.
    if tracing::subscriber::set_global_default(subscriber).is_ok() {
        let _ = BEGUN.set(notes);
    }
    tracing::info!(program = crate::program::PROGRAM, "the log begins");
    Ok(Some(Log))
}

/// The file of the log that this process writes.
pub fn file() -> Option<&'static Path> {
    BEGUN.get().map(|it| it.file.as_path())
}

impl Drop for Log {
    fn drop(&mut self) {
        let Some(notes) = BEGUN.get() else { return };
        let (over, is_over) = sync_channel(1);
        if notes.jobs.try_send(Job::Over(over)).is_ok() {
            let _ = is_over.recv_timeout(PATIENCE);
        }
    }
}

impl<'a> MakeWriter<'a> for Notes {
    type Writer = Notes;

    fn make_writer(&'a self) -> Notes {
        self.clone()
    }
}

/// The subscriber writes each line whole.
impl Write for Notes {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        match self.jobs.try_send(Job::Line(line.to_vec())) {
            Ok(()) => {}
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => {
                self.missing.fetch_add(1, Ordering::Relaxed);
            }
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Writes lines until the process ends. A line that the disk refuses is counted like a line that found no room.
fn write(mut book: Book, jobs: &Receiver<Job>, missing: &AtomicU64) {
    for job in jobs {
        match job {
            Job::Line(line) => {
                if book
                    .tell_of(missing)
                    .and_then(|()| book.put(&line))
                    .is_err()
                {
                    missing.fetch_add(1, Ordering::Relaxed);
                }
            }
            Job::Over(is_over) => {
                let _ = book.tell_of(missing);
                let _ = is_over.send(());
            }
        }
    }
}

/// The file, and the number of bytes in it.
#[derive(Debug)]
struct Book {
    path: PathBuf,
    file: File,
    bytes: u64,
    most: u64,
}

impl Book {
    /// Opens a file for its owner alone, to append to it.
    fn open(path: &Path) -> io::Result<Book> {
        let file = own_files::file().create(true).append(true).open(path)?;
        own_files::tighten(path);
        let bytes = file.metadata()?.len();
        Ok(Book {
            path: path.to_owned(),
            file,
            bytes,
            most: MOST_BYTES,
        })
    }

    /// Writes the number of missing lines, if any are missing. The count is kept until the number is written.
    fn tell_of(&mut self, missing: &AtomicU64) -> io::Result<()> {
        let gone = missing.load(Ordering::Relaxed);
        if gone > 0 {
            self.put(format!("{gone} lines are missing here\n").as_bytes())?;
            missing.fetch_sub(gone, Ordering::Relaxed);
        }
        Ok(())
    }

    fn put(&mut self, line: &[u8]) -> io::Result<()> {
        let more = u64::try_from(line.len()).unwrap_or(u64::MAX);
        if self.bytes > 0 && self.bytes.saturating_add(more) > self.most {
            fs::rename(&self.path, self.full_one())?;
            let Book { file, bytes, .. } = Book::open(&self.path)?;
            (self.file, self.bytes) = (file, bytes);
        }
        self.file.write_all(line)?;
        self.bytes = self.bytes.saturating_add(more);
        Ok(())
    }

    /// The name of the file that was full.
    fn full_one(&self) -> PathBuf {
        let mut name = OsString::from(self.path.as_os_str());
        name.push(".1");
        PathBuf::from(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(path: &Path) -> String {
        fs::read_to_string(path).unwrap()
    }

    #[test]
    fn a_full_file_makes_room_and_two_are_kept() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("log");
        let mut book = Book::open(&path).unwrap();
        book.most = 10;
        for line in [
            "one\n",
            "two\n",
            "three\n",
            "a line longer than a file\n",
            "four\n",
        ] {
            book.put(line.as_bytes()).unwrap();
        }
        assert_eq!(text(&path), "four\n");
        assert_eq!(text(&book.full_one()), "a line longer than a file\n");
        assert_eq!(fs::read_dir(place.path()).unwrap().count(), 2);
        drop(book);
        let mut book = Book::open(&path).unwrap();
        book.put(b"five\n").unwrap();
        assert_eq!(text(&path), "four\nfive\n", "a new start goes on behind it");
    }

    #[test]
    fn lines_without_room_are_counted_where_they_are_missing() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("log");
        let (jobs, waiting) = sync_channel(2);
        let missing = Arc::new(AtomicU64::new(0));
        let mut notes = Notes {
            jobs,
            missing: Arc::clone(&missing),
            file: path.clone(),
        };
        for line in ["one\n", "two\n", "three\n", "four\n"] {
            notes.write_all(line.as_bytes()).unwrap();
        }
        assert_eq!(missing.load(Ordering::Relaxed), 2);
        drop(notes);
        write(Book::open(&path).unwrap(), &waiting, &missing);
        assert_eq!(text(&path), "2 lines are missing here\none\ntwo\n");
    }

    #[test]
    fn the_last_lines_that_found_no_room_are_counted_at_the_end() {
        let place = tempfile::tempdir().unwrap();
        let path = place.path().join("log");
        let (jobs, waiting) = sync_channel(1);
        let (over, is_over) = sync_channel(1);
        jobs.send(Job::Over(over)).unwrap();
        drop(jobs);
        let missing = AtomicU64::new(3);
        write(Book::open(&path).unwrap(), &waiting, &missing);
        assert_eq!(is_over.try_recv(), Ok(()));
        assert_eq!(text(&path), "3 lines are missing here\n");
        assert_eq!(missing.load(Ordering::Relaxed), 0);
    }
}
