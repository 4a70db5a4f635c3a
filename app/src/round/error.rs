// SPDX-License-Identifier: GPL-3.0-or-later
//! The reasons why the papers of a round are not made, each as one sentence.

use std::io;
use std::path::{Path, PathBuf};

use zgoda_record::NotHashed;
use zgoda_record::event_file::file::EventFileError;

use super::pairings::Fault;

/// The reason why the papers of a round are not made.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub(crate) enum RoundError {
    /// A fault in the event file for all tables, or in a file that was made.
    #[error(transparent)]
    Event(#[from] EventFileError),
    /// A code could not be hashed, for lack of randomness or memory.
    #[error(transparent)]
    Hash(#[from] NotHashed),
    /// A fault in the list.
    #[error("{}, line {line}: {fault}", list.display())]
    Pairings {
        /// The path of the list.
        list: PathBuf,
        /// The number of the line.
        line: u64,
        /// The fault on that line.
        fault: Fault,
    },
    /// A table that cannot be played at.
    #[error("{}, line {line}: {why}", list.display())]
    Table {
        /// The path of the list.
        list: PathBuf,
        /// The number of the line.
        line: u64,
        /// The reason in the words of the event file.
        why: String,
    },
    /// A file that is missing or cannot be read.
    #[error("{} cannot be read ({why}); check its name", path.display())]
    Unreadable {
        /// The path of the file.
        path: PathBuf,
        /// The reason in the system's words.
        why: String,
    },
    /// A file that cannot be written.
    #[error("{} cannot be written ({why}); check the folder and the space on its disk", path.display())]
    Unwritable {
        /// The path of the file.
        path: PathBuf,
        /// The reason in the system's words.
        why: String,
    },
    /// A file that exists already and is not overwritten.
    #[error("{} is there already; name another one, or say --again to write it anew", .0.display())]
    Exists(PathBuf),
    /// An event file of a table that the list lacks. Slips in use would open nothing any more, and the program would take the file
    /// for a table of the round.
    #[error("{} is of a table that the list does not have; move it away", .0.display())]
    OfNoTable(PathBuf),
    /// A folder without event files of tables.
    #[error("{} holds no event files of tables; name the folder that `zgoda round make` wrote", .0.display())]
    NoTables(PathBuf),
    /// A key that the event file for all must not have, because its value would be the same at every table.
    #[error(
        "{} is for all tables and must not have {what}; leave it out there", path.display()
    )]
    OfOneTable {
        /// The event file for all.
        path: PathBuf,
        /// The thing that the file has.
        what: &'static str,
    },
    /// A fault in the requested slips.
    #[error("{}: {why}", path.display())]
    Slip {
        /// The path of the event file.
        path: PathBuf,
        /// The reason in the words of the event file.
        why: String,
    },
}

impl RoundError {
    /// The error for a file that could not be read.
    pub(super) fn reading(path: &Path, error: &io::Error) -> RoundError {
        RoundError::Unreadable {
            path: path.to_owned(),
            why: error.to_string(),
        }
    }

    /// The error for a file that could not be written.
    pub(super) fn writing(path: &Path, error: &io::Error) -> RoundError {
        RoundError::Unwritable {
            path: path.to_owned(),
            why: error.to_string(),
        }
    }
}
