//! Why the papers of a round are not made, each as one sentence.

use std::io;
use std::path::{Path, PathBuf};

use super::pairings::Fault;
use crate::event::file::EventFileError;
use crate::record::NotHashed;

/// Why not.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(crate) enum RoundError {
    /// The event file for all tables, or one that was made.
    #[error(transparent)]
    Event(#[from] EventFileError),
    /// Chance, or memory.
    #[error(transparent)]
    Hash(#[from] NotHashed),
    /// Something in the list.
    #[error("{}, line {line}: {fault}", list.display())]
    Pairings {
        /// The list.
        list: PathBuf,
        /// Where.
        line: u64,
        /// What.
        fault: Fault,
    },
    /// A table that cannot be played at.
    #[error("{}, line {line}: {why}", list.display())]
    Table {
        /// The list.
        list: PathBuf,
        /// Where.
        line: u64,
        /// In the words of the event file.
        why: String,
    },
    /// A file that is not there, or not ours.
    #[error("{} cannot be read ({why}); check its name", path.display())]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// In the system's words.
        why: String,
    },
    /// The disk.
    #[error("{} cannot be written ({why}); check the folder and the space on its disk", path.display())]
    Unwritable {
        /// Which.
        path: PathBuf,
        /// In the system's words.
        why: String,
    },
    /// It may be somebody's.
    #[error("{} is there already; name another one, or say --again to write it anew", .0.display())]
    Exists(PathBuf),
    /// Slips in somebody's pocket would open nothing any more, and the program would take it for a table of the round.
    #[error("{} is of a table that the list does not have; move it away", .0.display())]
    OfNoTable(PathBuf),
    /// No round.
    #[error("{} holds no event files of tables; name the folder that `zgoda round make` wrote", .0.display())]
    NoTables(PathBuf),
    /// It would be the same at every table.
    #[error(
        "{} is for all tables and must not have {what}; leave it out there", path.display()
    )]
    OfOneTable {
        /// The event file for all.
        path: PathBuf,
        /// What it has.
        what: &'static str,
    },
    /// A slip that was asked for.
    #[error("{}: {why}", path.display())]
    Slip {
        /// The event file for all.
        path: PathBuf,
        /// In the words of the event file.
        why: String,
    },
}

impl RoundError {
    /// This file could not be read.
    pub(super) fn reading(path: &Path, error: &io::Error) -> RoundError {
        RoundError::Unreadable {
            path: path.to_owned(),
            why: error.to_string(),
        }
    }

    /// This file could not be written.
    pub(super) fn writing(path: &Path, error: &io::Error) -> RoundError {
        RoundError::Unwritable {
            path: path.to_owned(),
            why: error.to_string(),
        }
    }
}
