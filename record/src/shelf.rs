// SPDX-License-Identifier: GPL-3.0-or-later
//! The folder of records: names for new records, and a search for unfinished and running games.

use std::cmp::Reverse;
use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::Connection;

use super::error::RecordError;
use super::place;
use crate::own_files;

/// The most files that are examined, the latest first, so that the program starts quickly even with a full folder.
const MOST_LOOKED_AT: usize = 50;

/// The length of a moment: `2026-11-21-234157`.
const MOMENT: usize = 17;

/// The ending of a record's name.
const ENDING: &str = "zgoda";

/// The file with the paths of records that lie elsewhere although their games are played in this folder, one on each line.
const KEPT_ELSEWHERE: &str = "kept-elsewhere";

/// The most octets that are read of the file with these paths.
const LONGEST_NOTE: u64 = 64 * 1024;

/// A name for a new record in `folder`: the moment in UTC, so that names sort by the beginning of the games. A missing folder is
/// made.
pub fn new_name(folder: &Path) -> Result<PathBuf, RecordError> {
    new_name_of(folder, Sort::Played)
}

/// The kind of a new record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// The record of a game that begins.
    Played,
    /// The record of a game that could not be written in its intended place.
    Rescued,
}

/// A name for a new record of this sort in `folder`; the name tells the sort.
pub fn new_name_of(folder: &Path, sort: Sort) -> Result<PathBuf, RecordError> {
    own_files::folder(folder).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => RecordError::ReadOnly(folder.to_owned()),
        _ => RecordError::io(folder, &error),
    })?;
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    let moment = calendar(seconds);
    let told = match sort {
        Sort::Played => "",
        Sort::Rescued => "-rescued",
    };
    let name = |n: u32| match n {
        1 => folder.join(format!("{moment}{told}.{ENDING}")),
        n => folder.join(format!("{moment}-{n}{told}.{ENDING}")),
    };
    // Two thousand numbers are more than enough for the games that begin in one second.
    (1..2_000)
        .map(name)
        .find(|path| !path.exists())
        .ok_or_else(|| RecordError::Exists(name(1)))
}

/// The unfinished games in `folder`, and those played there with a record elsewhere, the latest first. Unreadable files are
/// skipped; a person who names one is told what is wrong with it.
#[must_use]
pub fn unfinished(folder: &Path) -> Vec<PathBuf> {
    let mut found = records(folder);
    found.retain(|path| is_unfinished(path));
    let written = |path: &Path| fs::metadata(path).and_then(|file| file.modified()).ok();
    let newest = found.first().and_then(|path| written(path));
    let mut noted = noted_elsewhere(folder);
    noted.reverse();
    noted.retain(|path| is_unfinished(path));
    let (later, earlier): (Vec<_>, Vec<_>) =
        noted.into_iter().partition(|path| written(path) > newest);
    later.into_iter().chain(found).chain(earlier).collect()
}

/// The latest game in `folder` that another program holds.
#[must_use]
pub fn in_use(folder: &Path) -> Option<PathBuf> {
    let taken = |path: &PathBuf| super::lock::is_taken(path);
    records(folder).into_iter().find(taken)
}

/// All games in `folder` that other programs hold, the latest first, then such games with a record elsewhere.
#[must_use]
pub fn all_in_use(folder: &Path) -> Vec<PathBuf> {
    let mut records = records(folder);
    records.retain(|path| super::lock::is_taken(path));
    records.extend(kept_elsewhere(folder));
    records
}

/// Notes that a game played in `folder` has its record elsewhere, so that a search for running games in the folder finds it.
pub fn note_kept_elsewhere(folder: &Path, record: &Path) -> Result<(), RecordError> {
    let refused = |error: io::Error| RecordError::io(folder, &error);
    own_files::folder(folder).map_err(refused)?;
    let record = place::settled(record)?;
    let here = dunce::canonicalize(folder).map_err(refused)?;
    if record.parent() == Some(&here) {
        return Ok(());
    }
    let mut noted = noted_elsewhere(&here);
    noted.retain(|path| *path != record && path.exists());
    noted.push(record);
    let too_many = noted.len().saturating_sub(MOST_LOOKED_AT);
    let names = noted.iter().skip(too_many).filter_map(|path| path.to_str());
    let text: String = names.map(|name| format!("{name}\n")).collect();
    let mut file = own_files::file()
        .create(true)
        .write(true)
        .truncate(true)
        .open(here.join(KEPT_ELSEWHERE))
        .map_err(refused)?;
    file.write_all(text.as_bytes()).map_err(refused)
}

/// Records outside `folder` that were noted there and are held by programs.
fn kept_elsewhere(folder: &Path) -> Vec<PathBuf> {
    let mut noted = noted_elsewhere(folder);
    noted.retain(|path| super::lock::is_taken(path));
    noted
}

/// Records outside `folder` that were noted there, the latest last.
fn noted_elsewhere(folder: &Path) -> Vec<PathBuf> {
    let mut text = String::new();
    let read = File::open(folder.join(KEPT_ELSEWHERE))
        .and_then(|file| file.take(LONGEST_NOTE).read_to_string(&mut text));
    if read.is_err() {
        return Vec::new();
    }
    text.lines()
        .take(MOST_LOOKED_AT)
        .map(PathBuf::from)
        .collect()
}

/// The records in `folder`, the latest first.
fn records(folder: &Path) -> Vec<PathBuf> {
    let Ok(files) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut records: Vec<PathBuf> = files
        .filter_map(|file| Some(file.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
        .collect();
    records.sort_by_cached_key(|path| Reverse(begun(path)));
    records.truncate(MOST_LOOKED_AT);
    records
}

/// A sort key from a record's name: the moment, and the number of the game within that second (a longer name has a higher
/// number).
fn begun(path: &Path) -> (String, usize, String) {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let moment: String = name.chars().take(MOMENT).collect();
    (moment, name.len(), name.into_owned())
}

/// True if the game of a record has a half-move and no end, and no program holds the record. The record stays as it is.
fn is_unfinished(path: &Path) -> bool {
    if place::look_at_header(path).is_err() || super::lock::is_taken(path) {
        return false;
    }
    let open = super::read::open_to_look(path);
    let ended = |db: &Connection| -> rusqlite::Result<bool> {
        db.query_row(
            "SELECT EXISTS (SELECT 1 FROM event WHERE kind = 'game-ended') \
                 OR NOT EXISTS (SELECT 1 FROM event WHERE kind = 'entry-written')",
            [],
            |row| row.get(0),
        )
    };
    open.is_ok_and(|db| ended(&db).is_ok_and(|ended| !ended))
}

/// A moment as it stands in names: `2026-11-21-234157`.
fn calendar(seconds: u64) -> String {
    let ask = |db: Connection| {
        db.query_row(
            "SELECT strftime('%Y-%m-%d-%H%M%S', ?, 'unixepoch')",
            [i64::try_from(seconds).unwrap_or(i64::MAX)],
            |row| row.get(0),
        )
    };
    let text: rusqlite::Result<String> = Connection::open_in_memory().and_then(ask);
    text.unwrap_or_else(|_| seconds.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_of_one_second_comes_last() {
        let mut names = [
            "2026-11-21-234157",
            "2026-11-21-234157-10",
            "2026-11-21-234158",
            "2026-11-21-234157-2",
        ];
        names.sort_by_cached_key(|name| begun(&PathBuf::from(format!("{name}.zgoda"))));
        let last = [
            "2026-11-21-234157",
            "2026-11-21-234157-2",
            "2026-11-21-234157-10",
            "2026-11-21-234158",
        ];
        assert_eq!(names, last);
    }

    #[test]
    fn a_name_says_the_moment() {
        assert_eq!(calendar(0), "1970-01-01-000000");
        assert_eq!(calendar(1_795_304_517), "2026-11-21-234157");
    }
}
