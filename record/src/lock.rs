//! The lock that lets only one program write a record: an operating-system lock on `FILE-lock`, which ends with its program. It
//! is on a file of its own, because closing any handle of the record itself would drop SQLite's locks.
//!
//! The file notes the last durable event, so that a log that was cut or lost after a kill is noticed. The note is written after
//! the event and never synced: it may lag behind, but never runs ahead.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::error::RecordError;
use super::place;
use crate::files::{self, Identity};
use crate::own_files;

/// The lock on a record, held as long as this value lives. Dropping it removes the file, unless somebody may still need the note
/// in it.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    file: File,
    left: Left,
}

/// The content of a lock's file, which decides whether the file may go with the lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Left {
    /// The file holds only things that the record itself has.
    Nothing,
    /// The file holds the note of a program that did not end as it should.
    ANote,
}

/// The point that a record had reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Note {
    /// The number of the record's last event.
    pub(super) last: i64,
    /// The time at which the record's first event was written down, which identifies the record.
    pub(super) begun: String,
}

/// The greatest length of a note, in octets.
const LONGEST_NOTE: usize = 100;

impl Note {
    fn text(&self) -> String {
        format!("{:020} {}\n", self.last, self.begun)
    }

    fn read(file: &File) -> Option<Note> {
        let mut bytes = [0; LONGEST_NOTE];
        let length = files::read_at_start(file, &mut bytes).ok()?;
        let text = std::str::from_utf8(bytes.get(..length)?).ok()?;
        let (last, begun) = text.lines().next()?.split_once(' ')?;
        Some(Note {
            last: last.parse().ok()?,
            begun: begun.to_owned(),
        })
    }
}

/// The note beside this record, if its last program left one.
pub(super) fn note(record: &Path) -> Option<Note> {
    Note::read(&File::open(place::beside(record, "-lock")).ok()?)
}

impl Lock {
    /// Takes the record for this program.
    pub(super) fn take(record: &Path) -> Result<Lock, RecordError> {
        let path = place::beside(record, "-lock");
        let refused = |error: &io::Error| RecordError::io(record, error);
        loop {
            let file = own_files::file()
                .create(true)
                .truncate(false)
                .read(true)
                .open(&path)
                .map_err(|error| refused(&error))?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    return Err(RecordError::InUse(record.to_owned()));
                }
                Err(TryLockError::Error(error)) => return Err(refused(&error)),
            }
            // The last holder may have taken the name away between our opening and our locking; then this lock is on a
            // file that no other program will find.
            if names(&path, &file) {
                own_files::tighten(&path);
                let left = match Note::read(&file) {
                    Some(_) => Left::ANote,
                    None => Left::Nothing,
                };
                return Ok(Lock { path, file, left });
            }
        }
    }

    /// Notes the last event. A note that cannot be written only lags behind.
    pub(super) fn keep(&mut self, note: &Note) {
        self.left = Left::ANote;
        let _ = files::write_at_start(&self.file, note.text().as_bytes());
    }

    /// Clears the note: one of another record with this name, or from before a clean end, is out of date.
    pub(super) fn clear(&mut self) {
        self.left = Left::Nothing;
        let _ = self.file.set_len(0);
    }

    /// True if the name still belongs to our lock file; false after the disk was away.
    pub(super) fn is_held(&self) -> bool {
        names(&self.path, &self.file)
    }
}

/// True if a program holds this record at the moment.
pub(super) fn is_taken(record: &Path) -> bool {
    let lock = File::open(place::beside(record, "-lock"));
    lock.is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

impl Drop for Lock {
    fn drop(&mut self) {
        if self.left == Left::Nothing && self.is_held() {
            // A leftover lock file is harmless without its lock.
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn names(path: &Path, file: &File) -> bool {
    let ours = Identity::of_open(file);
    ours.is_some() && Identity::of(path) == ours
}
