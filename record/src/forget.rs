// SPDX-License-Identifier: GPL-3.0-or-later
//! Removing the private part of a record, so that it is really gone from the file.

use std::path::{Path, PathBuf};

use rusqlite::Transaction;

use super::error::RecordError;
use super::event::{Body, Event, Source};
use super::place;
use super::private::FORGOTTEN;
use super::read::Contents;
use super::store::Record;

/// The word that stands in place of the person who gave a consent; the consent itself stays.
const SOMEBODY: &str = "forgotten";

/// The kinds of utterances in records of older programs that may hold a name, the note of a disability, or words that
/// somebody typed. Those words cannot be separated from the rest of the utterance.
const TELLS_OLD: [&str; 16] = [
    "game-begins",
    "settings-are",
    "assistant-appointed",
    "profile-chosen",
    "menu-opened",
    "menu-at",
    "choice-made",
    "ask-before",
    "put-right-first",
    "not-prepared",
    "again",
    "spelled-out",
    "history",
    "line-again",
    "not-understood",
    "move-form",
];

/// The result of forgetting: the places outside the record that may still name somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// Files that the programs of this game wrote next to the record, or that hold somebody's settings. They may name the players,
    /// and are still there.
    pub beside: Vec<PathBuf>,
}

/// Removes names and the note of a disability from a record; the game stays. Words that were said stay, too, without
/// their private parts. The removal itself is an event of the record. `settings_of` gives the settings files of the
/// person with this name.
///
/// Overwritten blocks that the disk itself keeps are beyond the reach of a program.
pub fn forget(
    path: &Path,
    settings_of: impl Fn(&str) -> Vec<PathBuf>,
) -> Result<Forgotten, RecordError> {
    let (mut record, contents) = Record::open_as_it_is(path)?;
    let beside = left_elsewhere(record.path(), &contents, settings_of);
    record.write(|step| {
        step.pragma_update(None, "secure_delete", true)?;
        out_of_old_words(step, &contents)?;
        out_of_settings(step, &contents)?;
        step.execute("DELETE FROM private_words", [])?;
        step.execute("DELETE FROM beside", [])?;
        step.execute("DELETE FROM person", [])?;
        super::devices::remove(step)?;
        Ok(())
    })?;
    record.append(&[Event {
        ms: 0,
        actor: None,
        code: None,
        device: None,
        late_ms: None,
        source: Source::Program,
        body: Body::PersonsForgotten,
    }])?;
    record.vacuum()?;
    record.close()?;
    Ok(Forgotten { beside })
}

/// Removes private words from the utterances of older programs, which did not store private parts separately.
fn out_of_old_words(step: &Transaction<'_>, contents: &Contents) -> rusqlite::Result<()> {
    for kind in TELLS_OLD {
        step.execute(
            "UPDATE utterance SET text = ?1 WHERE private IS NULL AND json_valid(about) \
             AND json_extract(about, '$.kind') = ?2",
            [FORGOTTEN, kind],
        )?;
    }
    // The kind of these utterances is unknown.
    step.execute(
        "UPDATE utterance SET text = ?1 WHERE private IS NULL AND (NOT json_valid(about) \
         OR json_extract(about, '$.kind') IS NULL)",
        [FORGOTTEN],
    )?;
    for person in contents.persons.iter().filter(|it| tells(&it.name)) {
        step.execute(
            "UPDATE utterance SET text = replace(text, ?1, ?2) WHERE private IS NULL",
            [person.name.as_str(), FORGOTTEN],
        )?;
    }
    Ok(())
}

/// Removes the givers of consents, the assistants and the arbiters. A line about an assistant would tell of a
/// disability, because only a blind player has an assistant (Kodeks VIII 4.1).
fn out_of_settings(step: &Transaction<'_>, contents: &Contents) -> rusqlite::Result<()> {
    step.execute(
        "UPDATE game SET value = ? WHERE value IS NOT NULL \
         AND (setting = 'consent' OR setting LIKE 'consent\\_%' ESCAPE '\\')",
        [SOMEBODY],
    )?;
    if let Some(event) = &contents.settings.event {
        step.execute(
            "UPDATE game SET value = ? WHERE setting = 'event'",
            [without_persons(event)],
        )?;
    }
    Ok(())
}

/// The text of an event without the persons named in it. The record wrote that text itself, one key on a line; sections
/// that a later version adds stay as they are.
fn without_persons(event: &str) -> String {
    let mut section = "";
    let mut kept = String::new();
    for line in event.lines() {
        let bare = line.trim();
        if let Some(name) = bare.strip_prefix('[').and_then(|it| it.strip_suffix(']')) {
            section = name;
        }
        if section.starts_with("assistant") || section.starts_with("arbiter") {
            continue;
        }
        match bare.split_once(" = ") {
            Some((key, _)) if section == "consent" && key != "program" => {
                kept.push_str(&format!("{key} = \"{SOMEBODY}\"\n"));
            }
            _ => {
                kept.push_str(line);
                kept.push('\n');
            }
        }
    }
    kept
}

/// Files outside the record that may name somebody, as far as they exist.
fn left_elsewhere(
    record: &Path,
    contents: &Contents,
    settings_of: impl Fn(&str) -> Vec<PathBuf>,
) -> Vec<PathBuf> {
    let mut files = contents.beside.clone();
    let names = contents.persons.iter().map(|it| it.name.as_str());
    let named = names.filter(|name| !name.trim().is_empty());
    files.extend(named.flat_map(settings_of));
    files.extend(place::put_aside_before(record));
    files.retain(|file| file.exists());
    files.sort();
    files.dedup();
    files
}

/// True if the name is long enough to be replaced in words. Replacing `W` or `32` would wreck the words.
fn tells(name: &str) -> bool {
    name.chars().filter(|c| c.is_alphabetic()).count() >= 3
}
