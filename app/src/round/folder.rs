// SPDX-License-Identifier: GPL-3.0-or-later
//! The folder with the papers of a round: an event file for each table, printed papers, and a note of the files
//! elsewhere that name somebody.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use zgoda_record::event_file::file::{EventFile, number_in_name};
use zgoda_record::own_files;

use super::error::RoundError;
use crate::settings_files::saver;

/// The cards that lie on the tables.
pub(super) const CARDS: &str = "cards.html";
/// The slips that the arbiter has in their pocket.
pub(super) const SLIPS: &str = "slips.html";
/// The slips as text, for a Braille display or a screen reader.
pub(super) const SLIPS_TEXT: &str = "slips.txt";
/// Files elsewhere that name somebody, a path a line.
pub(super) const BESIDE: &str = "beside.txt";

/// The name of a table's event file.
pub(super) fn of_table(number: u32) -> String {
    format!("table-{number:02}.toml")
}

/// The event files of the tables in a folder, by their numbers.
pub(super) fn tables(folder: &Path) -> Result<Vec<PathBuf>, RoundError> {
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<io::Result<Vec<_>>>);
    let entries = entries.map_err(|error| RoundError::reading(folder, &error))?;
    let paths = entries.into_iter().map(|entry| entry.path());
    let mut found: Vec<(u32, PathBuf)> = paths
        .filter_map(|path| Some((number_in_name(&path)?, path)))
        .collect();
    found.sort();
    if found.is_empty() {
        return Err(RoundError::NoTables(folder.to_owned()));
    }
    Ok(found.into_iter().map(|(_, path)| path).collect())
}

/// Reads the event files of the tables.
pub(super) fn files(folder: &Path) -> Result<Vec<EventFile>, RoundError> {
    let read = |path: PathBuf| Ok(EventFile::read(&path)?);
    tables(folder)?.into_iter().map(read).collect()
}

/// Whether files that are there already may be written anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Again {
    /// Files may be written anew.
    Yes,
    /// Files that are there stop the work.
    No,
}

impl Again {
    /// Checks that none of the files exists, unless they may be written anew.
    pub(super) fn check(self, paths: &[PathBuf]) -> Result<(), RoundError> {
        let mut there = paths.iter().filter(|path| path.symlink_metadata().is_ok());
        match (self, there.next()) {
            (Again::No, Some(path)) => Err(RoundError::Exists(path.clone())),
            _ => Ok(()),
        }
    }
}

/// Writes a private file as a whole; if that fails, the old file stays.
pub(super) fn put(path: &Path, text: &str) -> Result<(), RoundError> {
    let put = saver::write(path, text);
    put.map_err(|error| RoundError::writing(path, &error))
}

/// Notes files elsewhere that name somebody, so that they can be listed when names are removed.
pub(super) fn note(folder: &Path, files: &[&Path]) -> Result<(), RoundError> {
    let path = folder.join(BESIDE);
    let known = beside(folder);
    let whole = files
        .iter()
        .map(|file| std::path::absolute(file).unwrap_or_else(|_| (*file).to_owned()));
    let new: Vec<String> = whole
        .filter(|file| !known.contains(file))
        .map(|file| format!("{}\n", file.display()))
        .collect();
    let added = || {
        let mut options = own_files::file();
        let mut file = options.append(true).create(true).open(&path)?;
        file.write_all(new.concat().as_bytes())
    };
    added().map_err(|error| RoundError::writing(&path, &error))
}

/// The files that were noted.
pub(super) fn beside(folder: &Path) -> Vec<PathBuf> {
    let text = fs::read_to_string(folder.join(BESIDE)).unwrap_or_default();
    text.lines().map(PathBuf::from).collect()
}
