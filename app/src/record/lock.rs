//! One program a record: a lock of the operating system on `FILE-lock`, which dies with its
//! program however that ends. The lock is on a file of its own, because closing any handle of the
//! record itself would drop SQLite's locks.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::error::RecordError;
use super::place::{self, Identity};

/// Held as long as it lives; the file goes with it.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    file: File,
}

impl Lock {
    /// Takes the record for this program.
    pub(super) fn take(record: &Path) -> Result<Lock, RecordError> {
        let path = place::beside(record, "-lock");
        let refused = |error: &io::Error| RecordError::io(record, error);
        loop {
            let file = OpenOptions::new()
                .create(true)
                .truncate(false)
                .write(true)
                .open(&path)
                .map_err(|error| refused(&error))?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => {
                    return Err(RecordError::InUse(record.to_owned()));
                }
                Err(TryLockError::Error(error)) => return Err(refused(&error)),
            }
            // The last holder may have taken the name away between our opening and our locking;
            // then this lock is on a file nobody else will find.
            if names(&path, &file) {
                return Ok(Lock { path, file });
            }
        }
    }

    /// Does the name still mean our lock? It does not after the disk was away.
    pub(super) fn is_held(&self) -> bool {
        names(&self.path, &self.file)
    }
}

/// Does a program hold this record at the moment?
pub(super) fn is_taken(record: &Path) -> bool {
    let lock = File::open(place::beside(record, "-lock"));
    lock.is_ok_and(|lock| matches!(lock.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

impl Drop for Lock {
    fn drop(&mut self) {
        if self.is_held() {
            // A lock file that stays behind is harmless: it is the lock that counts.
            let _ = fs::remove_file(&self.path);
        }
    }
}

fn names(path: &Path, file: &File) -> bool {
    let ours = file.metadata().ok().map(|meta| Identity::of(&meta));
    ours.is_some() && place::identity(path) == ours
}
