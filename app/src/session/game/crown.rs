//! A crown that was written down as missing (Kodeks I 3.5), and what is held until it is set.

use crate::record::event::{Actor, EntryId, Event, Source};

/// How a half-move was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Typed.
    Typed,
    /// As an announcement, with `said`.
    Said,
}

impl How {
    /// By what means a line came that is held; in older records that is not told.
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
    /// How it was given.
    pub how: How,
    /// As it was given.
    pub text: String,
    /// By whom.
    pub actor: Option<Actor>,
}

/// The crown of a half-move is missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MissingCrown {
    /// The half-move that is not done.
    pub(super) entry: EntryId,
    /// What the opponent announced or typed meanwhile; a later line takes the place of an earlier one, which is in
    /// the record.
    pub(super) held: Option<Held>,
}

impl MissingCrown {
    /// It was written down; what was held before is held still.
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
