// SPDX-License-Identifier: GPL-3.0-or-later
//! The reasons why a record cannot be written or read, each as a sentence that names the file and the remedy.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use super::log::LogTrouble;

/// The reason why a record cannot be written or read. Every sentence says what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// The file does not exist.
    #[error("there is no record {}; check the name", .0.display())]
    Missing(PathBuf),
    /// A new record was wanted where a record already lies.
    #[error("{} exists already; choose another name, nothing was overwritten", .0.display())]
    Exists(PathBuf),
    /// A log or another file of a killed program lies here without its record.
    #[error(
        "{} belongs to a record that is gone; move it away or bring the record back, \
         then start again", .0.display()
    )]
    StrayWal(PathBuf),
    /// A file that is not a record of this program.
    #[error("{} is not a game record of zgoda ({why}); name another file", path.display())]
    NotARecord {
        /// The path of the file.
        path: PathBuf,
        /// The reason why the file cannot be a record.
        why: String,
    },
    /// A record of a later version; the file is left as it is.
    #[error(
        "{} was written by a newer zgoda (record version {found}, this one reads up to {known}); \
         open it with that version, the file is untouched", path.display()
    )]
    Newer {
        /// The path of the file.
        path: PathBuf,
        /// The version of the record.
        found: i64,
        /// The latest version that this program reads.
        known: i64,
    },
    /// A record that can be read, but its game cannot go on: its entries do not fit together.
    #[error(
        "{} is damaged ({why}); `zgoda export` reads what is left, go on in a new record",
        path.display()
    )]
    Damaged {
        /// The path of the file.
        path: PathBuf,
        /// The fault that was found.
        why: String,
    },
    /// A record that cannot be read: its pages or tables do not hold together.
    #[error(
        "{} is damaged and cannot be read ({why}); take a copy of it, or go on in a new record",
        path.display()
    )]
    Unreadable {
        /// The path of the file.
        path: PathBuf,
        /// The fault that was found.
        why: String,
    },
    /// A record with its newest part missing, or not whole.
    #[error(
        "{} is not whole: {log}; {sure} half-moves are sure. Bring the missing part back if there is a copy; \
         `zgoda export` writes what there is, `zgoda play --record` asks whether to go on with it",
        path.display()
    )]
    Short {
        /// The path of the file.
        path: PathBuf,
        /// The trouble with the record's log.
        log: LogTrouble,
        /// The number of half-moves that can be read.
        sure: usize,
    },
    /// Another program holds the record.
    #[error("{} is in use by another program; close that one first", .0.display())]
    InUse(PathBuf),
    /// The disk is full.
    #[error("the disk of {} is full; make room, nothing recorded so far is lost", .0.display())]
    Full(PathBuf),
    /// The program may not write there.
    #[error("{} cannot be written there (read-only); choose another folder", .0.display())]
    ReadOnly(PathBuf),
    /// The file or its disk went away.
    #[error("{} is gone, or its disk is; bring it back, writing goes on by itself", .0.display())]
    Gone(PathBuf),
    /// The disk answered with an error.
    #[error("the disk of {} answers with an error ({why}); check the disk", path.display())]
    Disk {
        /// The path of the file.
        path: PathBuf,
        /// The error, in the words of SQLite or the system.
        why: String,
    },
}

impl RecordError {
    /// The kind of an error that SQLite reports. Errors with different remedies are of different kinds.
    pub(super) fn sqlite(path: &Path, error: &rusqlite::Error) -> RecordError {
        let path = path.to_owned();
        let why = error.to_string();
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => RecordError::Full(path),
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => RecordError::ReadOnly(path),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => RecordError::InUse(path),
            Some(ErrorCode::NotADatabase) => RecordError::NotARecord { path, why },
            Some(ErrorCode::DatabaseCorrupt) => RecordError::Unreadable { path, why },
            Some(ErrorCode::CannotOpen) if !path.exists() => RecordError::Gone(path),
            Some(ErrorCode::CannotOpen | ErrorCode::SystemIoFailure) => {
                RecordError::Disk { path, why }
            }
            // The remaining errors are statements and values that do not fit the tables: somebody changed the tables.
            _ => RecordError::Unreadable {
                path,
                why: match error {
                    rusqlite::Error::SqliteFailure(..) | rusqlite::Error::SqlInputError { .. } => {
                        "its tables are not those of a record".to_owned()
                    }
                    _ => "a value in it is not of the kind that belongs there".to_owned(),
                },
            },
        }
    }

    /// The error that the file system reports.
    pub(super) fn io(path: &Path, error: &io::Error) -> RecordError {
        let path = path.to_owned();
        match error.kind() {
            io::ErrorKind::NotFound => RecordError::Gone(path),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => RecordError::Full(path),
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                RecordError::ReadOnly(path)
            }
            _ => RecordError::Disk {
                path,
                why: error.to_string(),
            },
        }
    }
}
