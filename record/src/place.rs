// SPDX-License-Identifier: GPL-3.0-or-later
//! The place of a record: the one name of its file, and the names of the files beside it.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::error::RecordError;
use super::schema::{self, Header};
use crate::files;
use crate::own_files;

/// True if there is a record that can be continued. An empty file, such as `mktemp` makes, is no record yet.
#[must_use]
pub fn is_there(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|meta| !meta.is_file() || meta.len() > 0)
}

/// The canonical path of the file, so that SQLite and the lock mean the same file. It is absolute, so SQLite takes it neither for
/// `:memory:` nor for a URI.
pub(super) fn settled(path: &Path) -> Result<PathBuf, RecordError> {
    let refused = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => RecordError::Missing(path.to_owned()),
        _ => RecordError::io(path, &error),
    };
    match dunce::canonicalize(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let whole = std::path::absolute(path).map_err(refused)?;
            let (Some(folder), Some(name)) = (whole.parent(), whole.file_name()) else {
                return Err(RecordError::Missing(path.to_owned()));
            };
            Ok(dunce::canonicalize(folder).map_err(refused)?.join(name))
        }
        found => found.map_err(refused),
    }
}

/// The file with this ending beside the record, `FILE-wal` and so on.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Checks that the file is a record of ours, in a known version. Only its first bytes are read, so that a refused file stays
/// untouched.
pub(super) fn look_at_header(path: &Path) -> Result<Header, RecordError> {
    let not_ours = |why: &str| RecordError::NotARecord {
        path: path.to_owned(),
        why: why.to_owned(),
    };
    let meta = fs::metadata(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => RecordError::Missing(path.to_owned()),
        _ => RecordError::io(path, &error),
    })?;
    if !meta.is_file() {
        return Err(not_ours("it is no file"));
    }
    let mut header = [0; schema::HEADER];
    let file = File::open(path).map_err(|error| RecordError::io(path, &error))?;
    let mut file = file.take(schema::HEADER as u64);
    match file.read_exact(&mut header) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            return Err(not_ours("it is too short"));
        }
        read => read.map_err(|error| RecordError::io(path, &error))?,
    }
    schema::check_header(path, &header)
}

/// The name of the `n`th log that was put aside.
fn aside(path: &Path, n: u32) -> PathBuf {
    match n {
        1 => beside(path, "-wal-damaged"),
        n => beside(path, &format!("-wal-damaged-{n}")),
    }
}

/// The logs that were put aside earlier; they may hold names of people.
pub(super) fn put_aside_before(path: &Path) -> Vec<PathBuf> {
    let names = (1..).map(|n| aside(path, n));
    names.take_while(|name| name.exists()).collect()
}

/// Copies the log of `path` to an unused name that marks the copy as damaged.
pub(super) fn put_aside(path: &Path) -> io::Result<()> {
    let log = beside(path, "-wal");
    for n in 1.. {
        let mut new = own_files::file();
        match new.create_new(true).open(aside(path, n)) {
            Ok(mut copy) => {
                io::copy(&mut File::open(&log)?, &mut copy)?;
                copy.sync_all()?;
                break;
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    sync_folder(path)
}

/// Lets only the owner read the record and the files that SQLite makes beside it.
pub(super) fn tighten(path: &Path) {
    own_files::tighten(path);
    for ending in ["-wal", "-shm", "-journal"] {
        own_files::tighten(&beside(path, ending));
    }
}

/// Syncs the folder of `path`, so that file names in it are as durable as the files.
pub(super) fn sync_folder(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(folder) => files::sync_folder(folder),
        None => Ok(()),
    }
}
