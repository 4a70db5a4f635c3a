// SPDX-License-Identifier: GPL-3.0-or-later
//! Acts of other commands on a game while a program holds its record. They are noted in a file beside the record, and the program
//! that holds the record takes them over, so that two programs never write one record.

use std::fs::{self, File};
use std::io::{self, Read as _, Write as _};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::error::RecordError;
use super::event::{Actor, ArbiterWords, Body, CodeOf, DeskRole, Event, Source};
use super::lock;
use super::place;
use super::store::Record;
use crate::own_files;

/// The most octets that are read of the file; a longer file is no real note.
const LONGEST: u64 = 64 * 1024;
/// The most acts that are taken into the record at once.
const MOST: usize = 100;

/// An act of another command.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Elsewhere {
    /// The whole record was exported by an arbiter's code.
    Exported {
        /// The form of the export.
        form: String,
        /// The arbiter to whom the code belongs.
        code: CodeOf,
    },
    /// A code that belongs to no arbiter was given for an export.
    WrongCode,
    /// A request for legal moves was refused.
    MovesAsked,
    /// A slip was made anew, on paper.
    SlipMade {
        /// The role that the slip opens.
        role: DeskRole,
        /// The first word of the slip.
        slip: String,
        /// The first words of the slips that the new slip replaces.
        instead_of: Vec<String>,
        /// The hash of the slip's other words.
        hash: String,
    },
}

impl Elsewhere {
    /// The event for this act in the record, with the code by which the act was done.
    #[must_use]
    pub fn event(&self) -> Event {
        let (actor, code, body) = match self {
            Elsewhere::Exported { form, code } => {
                let form = form.clone();
                (Some(Actor::Arbiter), Some(*code), Body::Exported { form })
            }
            Elsewhere::WrongCode => {
                let state = ArbiterWords::Refused;
                (Some(Actor::UnknownHand), None, Body::ArbiterWords { state })
            }
            Elsewhere::MovesAsked => {
                let body = Body::Refused {
                    line: "zgoda moves".to_owned(),
                    why: "told to nobody beside an official game (Kodeks II 2.4.7)".to_owned(),
                };
                (Some(Actor::UnknownHand), None, body)
            }
            Elsewhere::SlipMade {
                role,
                slip,
                instead_of,
                hash,
            } => {
                let body = Body::SlipMade {
                    role: *role,
                    slip: slip.clone(),
                    instead_of: instead_of.clone(),
                    hash: hash.clone(),
                };
                (None, None, body)
            }
        };
        Event {
            ms: 0,
            actor,
            code,
            device: None,
            late_ms: None,
            source: Source::Program,
            body,
        }
    }
}

/// Writes an act down: into the record if no program holds it, else beside the record.
pub fn write_down(record: &Path, done: &Elsewhere) -> Result<(), RecordError> {
    let record = place::settled(record)?;
    if lock::is_taken(&record) {
        return note(&record, done).map_err(|error| RecordError::io(&record, &error));
    }
    let (mut open, _) = Record::open_as_it_is(&record)?;
    open.append(&[done.event()])?;
    open.close()
}

fn note(record: &Path, done: &Elsewhere) -> io::Result<()> {
    let mut file = own_files::file()
        .create(true)
        .append(true)
        .open(place::beside(record, "-elsewhere"))?;
    let mut line = serde_json::to_string(done)?;
    line.push('\n');
    file.write_all(line.as_bytes())
}

/// Takes the acts that were noted beside this record since the last call. Unreadable notes are skipped.
#[must_use]
pub fn take(record: &Path) -> Vec<Elsewhere> {
    let path = place::beside(record, "-elsewhere");
    if !path.exists() {
        return Vec::new();
    }
    // The file is renamed first, so that acts noted meanwhile are not lost.
    let taken = place::beside(record, "-elsewhere-taken");
    if fs::rename(&path, &taken).is_err() {
        return Vec::new();
    }
    let mut text = String::new();
    let read = File::open(&taken).and_then(|file| file.take(LONGEST).read_to_string(&mut text));
    let _ = fs::remove_file(&taken);
    if read.is_err() {
        return Vec::new();
    }
    let lines = text.lines().take(MOST);
    let done = lines.filter_map(|line| serde_json::from_str(line).ok());
    done.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_noted_is_taken_once_and_in_its_order() {
        let folder = tempfile::tempdir().unwrap();
        let record = folder.path().join("game.zgoda");
        let all = [
            Elsewhere::MovesAsked,
            Elsewhere::Exported {
                form: "json".to_owned(),
                code: CodeOf::Chief,
            },
            Elsewhere::WrongCode,
        ];
        for done in &all {
            note(&record, done).unwrap();
        }
        assert_eq!(take(&record), all);
        assert_eq!(take(&record), []);
        std::fs::write(place::beside(&record, "-elsewhere"), "no note\n").unwrap();
        assert_eq!(take(&record), []);
    }
}
