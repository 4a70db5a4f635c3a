//! Removing the private part of a record, so that it is really gone from the file.

use std::path::Path;

use super::error::RecordError;
use super::event::{Body, Event, Source};
use super::store::Record;

/// The kind of what is said where an assistant is appointed.
const NAMES_SOMEBODY: &str = "assistant-appointed";

/// Removes names and the note of a disability from a record; the game stays. Names that were
/// spoken are taken out of the kept words too. That it was done is an event of the record. What
/// the disk itself keeps of overwritten blocks is beyond a program.
pub fn forget(path: &Path) -> Result<(), RecordError> {
    let (mut record, contents) = Record::open_as_it_is(path)?;
    record.write(|step| {
        step.pragma_update(None, "secure_delete", true)?;
        for person in contents.persons.iter().filter(|p| tells(&p.name)) {
            step.execute(
                "UPDATE utterance SET text = replace(text, ?1, '(…)') WHERE instr(text, ?1) > 0",
                [&person.name],
            )?;
        }
        // An assistant who was replaced is in no row any more, but was named aloud.
        step.execute(
            "UPDATE utterance SET text = '(…)' WHERE json_extract(about, '$.kind') = ?",
            [NAMES_SOMEBODY],
        )?;
        step.execute("DELETE FROM person", [])?;
        Ok(())
    })?;
    record.append(&[Event {
        ms: 0,
        actor: None,
        source: Source::Program,
        body: Body::PersonsForgotten,
    }])?;
    record.vacuum()?;
    record.close()
}

/// Is it a name at all? Replacing `W` or `32` would wreck the words around it.
fn tells(name: &str) -> bool {
    name.chars().filter(|c| c.is_alphabetic()).count() >= 3
}
