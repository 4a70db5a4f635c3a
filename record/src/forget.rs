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

/// The sorts of utterances of an older program that may hold a name, the note of a disability, or words that somebody
/// typed; the words in question cannot be told apart any more.
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

/// The parts that were taken out, and those that are left elsewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// Files that the programs of this game wrote beside the record, or that hold somebody's settings. They may name
    /// the players, and are still there.
    pub beside: Vec<PathBuf>,
}

/// Removes names and the note of a disability from a record; the game stays. Words that were said stay, too, without
/// their private parts. The removal itself is an event of the record. `settings_of` is the file of the
/// settings of the person of a name.
/// A program cannot reach the remains of overwritten blocks that the disk itself keeps.
pub fn forget(
    path: &Path,
    settings_of: impl Fn(&str) -> Option<PathBuf>,
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

/// Removes the words of programs that did not keep their private parts apart.
fn out_of_old_words(step: &Transaction<'_>, contents: &Contents) -> rusqlite::Result<()> {
    for kind in TELLS_OLD {
        step.execute(
            "UPDATE utterance SET text = ?1 WHERE private IS NULL AND json_valid(about) \
             AND json_extract(about, '$.kind') = ?2",
            [FORGOTTEN, kind],
        )?;
    }
    // The sort of these utterances is unknown.
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

/// Takes out the givers of consents and the players with an assistant: only a blind player has an assistant (Kodeks
/// VIII 4.1).
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

/// The text of an event without the persons who are named in it. That text is the record's own, a key a line; even in
/// the text of a later version only these sections are touched.
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

/// Files beside the record that may name somebody, as far as they are there.
fn left_elsewhere(
    record: &Path,
    contents: &Contents,
    settings_of: impl Fn(&str) -> Option<PathBuf>,
) -> Vec<PathBuf> {
    let mut files = contents.beside.clone();
    let names = contents.persons.iter().map(|it| it.name.as_str());
    let named = names.filter(|name| !name.trim().is_empty());
    files.extend(named.filter_map(settings_of));
    files.extend(place::put_aside_before(record));
    files.retain(|file| file.exists());
    files.sort();
    files.dedup();
    files
}

/// True if the text is a name at all. Replacing `W` or `32` in words would wreck them.
fn tells(name: &str) -> bool {
    name.chars().filter(|c| c.is_alphabetic()).count() >= 3
}
