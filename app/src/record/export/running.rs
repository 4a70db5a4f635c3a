//! What an export leaves out while an official game goes on: whoever runs it may be a player.
//!
//! In official play no player knows before the end which half-move was irregular, whose crown is missing, or what speaks
//! for a claim (Kodeks I 5.4, II 2.4.7, 5.2); the arbiter has all of it at their desk. How boards and records differ is in
//! it, because an incident is printed while the game waits: who runs the program then is the arbiter's to see. Nothing of it may be told by a gap
//! either, so the events that are left are numbered anew.

use crate::mode::Mode;
use crate::record::event::{Body, Knowing};
use crate::record::read::{Contents, StoredEvent};

/// The record of an official game that is not over without what only the arbiter may know; nothing where all may be told.
#[must_use]
pub fn without_muted(contents: &Contents) -> Option<Contents> {
    if !is_official_and_runs(contents) {
        return None;
    }
    let told = contents
        .events
        .iter()
        .filter(|it| it.event.body.knowing() == Knowing::All);
    let events = (1..).zip(told).map(|(id, stored)| {
        let mut stored = StoredEvent {
            id,
            ..stored.clone()
        };
        if let Body::EntryWritten(entry) = &mut stored.event.body {
            entry.irregular = None;
        }
        stored
    });
    Some(Contents {
        events: events.collect(),
        ..contents.clone()
    })
}

/// Is it an official game that is not over?
pub(super) fn is_official_and_runs(contents: &Contents) -> bool {
    let official = Mode::of_word(&contents.settings.mode) == Some(Mode::Official);
    official && contents.state().finished.is_none()
}
