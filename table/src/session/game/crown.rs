// SPDX-License-Identifier: GPL-3.0-or-later
//! A crown that the record has as missing (Kodeks I 3.5), and the line that is held until the crown is set.

use zgoda_record::event::{Actor, EntryId, Event, Source};

/// The way in which a half-move was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// The half-move was typed.
    Typed,
    /// The half-move was announced, with `said`.
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
    /// The way in which the line was entered.
    pub how: How,
    /// The text of the line.
    pub text: String,
    /// The person who entered the line.
    pub actor: Option<Actor>,
}

/// A half-move with a missing crown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct MissingCrown {
    /// The half-move that is not complete.
    pub(super) entry: EntryId,
    /// The line that the opponent announced or typed while the crown was missing. A later line replaces an earlier line, which
    /// remains in the record.
    pub(super) held: Option<Held>,
}

impl MissingCrown {
    /// Takes in the event of a missing crown. A line that was held before is still held.
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
