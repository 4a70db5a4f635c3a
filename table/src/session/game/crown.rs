//! A crown that was written down as missing (Kodeks I 3.5), and the line that is held until the crown is set.

use zgoda_record::event::{Actor, EntryId, Event, Source};

/// The way a half-move was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// On the keyboard.
    Typed,
    /// By an announcement, with `said`.
    Said,
}

impl How {
    /// The means by which a held line came, which older records do not tell.
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
    /// The way the line was given.
    pub how: How,
    /// The line as it was given.
    pub text: String,
    /// The author of the text.
    pub actor: Option<Actor>,
}

/// A half-move with a missing crown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MissingCrown {
    /// The half-move that is not done.
    pub(super) entry: EntryId,
    /// The words that the opponent announced or typed meanwhile; a later line takes the place of an earlier one, which is in
    /// the record.
    pub(super) held: Option<Held>,
}

impl MissingCrown {
    /// Takes in a missing crown that was written down; text that was held before is held still.
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
