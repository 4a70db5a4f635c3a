// SPDX-License-Identifier: GPL-3.0-or-later
//! The lock that lets only one program write a record. It is an operating-system lock on the file `FILE-lock`, and ends
//! when its program ends. The lock has a file of its own, because closing any handle of the record itself would drop
//! SQLite's locks.
//!
//! The file notes the last durable event, so that the next program notices if SQLite's log was cut or lost after a kill.
//! The note is written after the event and never synced, so it may name an earlier event than the record has, but never a
//! later one.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::error::RecordError;
use super::place;
use crate::files::{self, Identity};
use crate::own_files;

/// The lock on a record, held as long as this value lives. Dropping the lock removes the file, unless the note in the
/// file may still be needed.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    file: File,
    left: Left,
}

/// The content of a lock's file, which decides whether the file is removed with the lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Left {
    /// The file holds nothing that the record itself lacks.
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

/// The greatest length of a note, in bytes.
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

/// The note in the lock file of this record, if the last program left a note.
pub(super) fn note(record: &Path) -> Option<Note> {
    Note::read(&File::open(place::beside(record, "-lock")).ok()?)
}

impl Lock {
    /// Locks the record for this program.
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
            // The last holder may have removed the file after we opened it and before we locked it. The lock would
            // then be on a file that no other program can find.
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

    /// Notes the last event. If the note cannot be written, the old note only names an earlier event.
    pub(super) fn keep(&mut self, note: &Note) {
        self.left = Left::ANote;
        let _ = files::write_at_start(&self.file, note.text().as_bytes());
    }

    /// Clears the note. A note is out of date after a clean end, or if it belongs to another record of this name.
    pub(super) fn clear(&mut self) {
        self.left = Left::Nothing;
        let _ = self.file.set_len(0);
    }

    /// True if the name of the lock file still belongs to the file that we locked. False, for instance, after the disk
    /// was away.
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
            // If the file cannot be removed, it does no harm without its lock.
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn names(path: &Path, file: &File) -> bool {
    let ours = Identity::of_open(file);
    ours.is_some() && Identity::of(path) == ours
}
