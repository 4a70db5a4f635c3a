//! Why a record cannot be written or read, each as a sentence that names the file and the remedy.

use std::io;
use std::path::{Path, PathBuf};

use rusqlite::ErrorCode;

use super::log::LogTrouble;

/// What stood in the way. Every sentence says what to do.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// No such file.
    #[error("there is no record {}; check the name", .0.display())]
    Missing(PathBuf),
    /// A new record was wanted where one already lies.
    #[error("{} exists already; choose another name, nothing was overwritten", .0.display())]
    Exists(PathBuf),
    /// The part of a killed program's record lies here without the record itself.
    #[error(
        "{} belongs to a record that is gone; move it away or bring the record back, \
         then start again", .0.display()
    )]
    StrayWal(PathBuf),
    /// Something else than a record of ours.
    #[error("{} is not a game record of zgoda ({why}); name another file", path.display())]
    NotARecord {
        /// The file.
        path: PathBuf,
        /// How one knows.
        why: String,
    },
    /// Written by a later version; the file is left as it is.
    #[error(
        "{} was written by a newer zgoda (record version {found}, this one reads up to {known}); \
         open it with that version, the file is untouched", path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// Ours.
        known: i64,
    },
    /// A record that can be read and not gone on with: its entries do not hold together.
    #[error(
        "{} is damaged ({why}); `zgoda export` reads what is left, go on in a new record",
        path.display()
    )]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What was found.
        why: String,
    },
    /// A record that cannot be read: its pages or tables do not hold together.
    #[error(
        "{} is damaged and cannot be read ({why}); take a copy of it, or go on in a new record",
        path.display()
    )]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What was found.
        why: String,
    },
    /// Its newest part is not beside it, or not whole.
    #[error(
        "{} is not whole: {log}; {sure} half-moves are sure. Bring the missing part back if there is a copy; \
         `zgoda export` writes what there is, `zgoda play --record` asks whether to go on with it",
        path.display()
    )]
    Short {
        /// The file.
        path: PathBuf,
        /// What is wrong with its log.
        log: LogTrouble,
        /// Half-moves that can be read.
        sure: usize,
    },
    /// Another program holds it.
    #[error("{} is in use by another program; close that one first", .0.display())]
    InUse(PathBuf),
    /// No room.
    #[error("the disk of {} is full; make room, nothing recorded so far is lost", .0.display())]
    Full(PathBuf),
    /// No leave to write.
    #[error("{} cannot be written there (read-only); choose another folder", .0.display())]
    ReadOnly(PathBuf),
    /// The file or its disk went away.
    #[error("{} is gone, or its disk is; bring it back, writing goes on by itself", .0.display())]
    Gone(PathBuf),
    /// The disk answered with an error.
    #[error("the disk of {} answers with an error ({why}); check the disk", path.display())]
    Disk {
        /// The file.
        path: PathBuf,
        /// In the words of SQLite or the system.
        why: String,
    },
}

impl RecordError {
    /// What SQLite says, told apart by what one can do about it.
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
            // What is left are statements and values that do not fit the tables: somebody changed those.
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

    /// What the file system says.
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
