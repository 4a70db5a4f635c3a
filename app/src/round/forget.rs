// SPDX-License-Identifier: GPL-3.0-or-later
//! Removes the names from the papers of a round, and lists the files that may still name somebody.
//!
//! An event file keeps its general settings: event, number, rules, time. Printed papers, and lists beside them, are deleted. Names
//! in records are removed by `zgoda forget`.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use zgoda_game::BySide;
use zgoda_record::KeptCodes;
use zgoda_record::event_file::file::EventFile;
use zgoda_record::event_file::{Consents, EventSettings};

use super::error::RoundError;
use super::folder;

/// The report of what was done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Forgotten {
    /// Files that are gone.
    pub(crate) removed: Vec<PathBuf>,
    /// Event files without names.
    pub(crate) names_out: Vec<PathBuf>,
    /// Event files that cannot be read, and so stay as they are.
    pub(crate) unread: Vec<PathBuf>,
    /// Files elsewhere that name somebody and are still there.
    pub(crate) elsewhere: Vec<PathBuf>,
}

/// Takes the names out of the papers in `folder`.
pub(crate) fn forget(folder: &Path) -> Result<Forgotten, RoundError> {
    let mut done = Forgotten::default();
    for path in folder::tables(folder)? {
        match EventFile::read(&path) {
            Ok(file) => {
                folder::put(&path, &without_people(file).written(&KeptCodes::default()))?;
                done.names_out.push(path);
            }
            Err(_) => done.unread.push(path),
        }
    }
    let noted = folder::beside(folder);
    let papers = [folder::CARDS, folder::SLIPS, folder::SLIPS_TEXT];
    let mut own: Vec<PathBuf> = papers.iter().map(|name| folder.join(name)).collect();
    own.extend(lists_in(folder)?);
    own.push(folder.join(folder::BESIDE));
    for path in own {
        match fs::remove_file(&path) {
            Ok(()) => done.removed.push(path),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(RoundError::writing(&path, &error)),
        }
    }
    done.elsewhere = noted.into_iter().filter(|path| path.exists()).collect();
    Ok(done)
}

/// Lists that lie with the papers.
fn lists_in(folder: &Path) -> Result<Vec<PathBuf>, RoundError> {
    let entries = fs::read_dir(folder).map_err(|error| RoundError::reading(folder, &error))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let is_list = |path: &PathBuf| {
        let end = path.extension();
        end.is_some_and(|end| end.eq_ignore_ascii_case("csv"))
    };
    let mut lists: Vec<PathBuf> = paths.filter(is_list).collect();
    lists.sort();
    Ok(lists)
}

/// The file with nothing but its general settings: without names, sight, assistants, arbiters, consents and slips, and without the
/// languages of the players, which say something about them, too.
fn without_people(file: EventFile) -> EventFile {
    let settings = EventSettings {
        languages: BySide::default(),
        assistants: BySide::default(),
        device: None,
        consents: Consents::default(),
        ear_device: None,
        player_device: None,
        ..file.settings
    };
    EventFile {
        settings,
        ..EventFile::default()
    }
}
