//! A crown recorded as missing (Kodeks I 3.5), and the line held until it is set.

use zgoda_record::event::{Actor, EntryId, Event, Source};

/// How a half-move was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// On the keyboard.
    Typed,
    /// By an announcement, with `said`.
    Said,
}

impl How {
    /// The source of a line that was given in this way.
    pub(in crate::session) const fn source(self) -> Source {
        match self {
            How::Typed => Source::Keys,
            How::Said => Source::Announced,
        }
    }
}

/// A line that waits for the crown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Held {
    /// How the line was given.
    pub how: How,
    /// The line as given.
    pub text: String,
    /// The person who gave the line.
    pub actor: Option<Actor>,
}

/// A half-move with a missing crown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MissingCrown {
    /// The half-move that is not done.
    pub(super) entry: EntryId,
    /// The line that the opponent announced or typed meanwhile. A later line replaces it; the earlier one remains in the record.
    pub(super) held: Option<Held>,
}

impl MissingCrown {
    /// Takes in a missing crown from the record. A line held before is still held.
    pub(super) fn noted(
        former: Option<MissingCrown>,
        event: &Event,
        entry: EntryId,
        held: Option<&str>,
    ) -> MissingCrown {
        let new = held.map(|text| Held {
            how: match event.source {
                Source::Keys => How::Typed,
                _ => How::Said,
            },
            text: text.to_owned(),
            actor: event.actor,
        });
        let former = former.filter(|former| former.entry == entry);
        let held = new.or_else(|| former.and_then(|former| former.held));
        MissingCrown { entry, held }
    }
}
