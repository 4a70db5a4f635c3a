// SPDX-License-Identifier: GPL-3.0-or-later
//! The last announcement of each side, as long as it can be corrected.

use zgoda_game::notation::WrittenMove;
use zgoda_game::{BySide, Moment, Side, Variant};
use zgoda_speech::Language;

use zgoda_record::event::EntryId;

/// An announcement of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// The squares named in the announcement.
    pub written: WrittenMove,
    /// The half-move as PDN if it was resolved, otherwise the line as typed.
    pub text: String,
    /// The moment of the announcement.
    pub at: Moment,
    /// The entry that the announcement is about; `None` while the board has shown no half-move yet.
    pub entry: Option<EntryId>,
}

impl Announced {
    /// The announcement noted with this text.
    pub(super) fn of(
        text: &str,
        variant: Variant,
        entry: Option<EntryId>,
        at: Moment,
    ) -> Option<Announced> {
        // Every language is tried, because the record does not keep the language of the line.
        let mut languages = Language::ALL.into_iter();
        let read = |it: Language| WrittenMove::read_in_words(text, variant, it.lexicon()).ok();
        Some(Announced {
            written: languages.find_map(read)?,
            text: text.to_owned(),
            at,
            entry,
        })
    }
}

/// The announcements of both sides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Announcements {
    last: BySide<Option<Announced>>,
}

impl Announcements {
    pub(super) const fn last(&self, side: Side) -> Option<&Announced> {
        match side {
            Side::White => self.last.white.as_ref(),
            Side::Black => self.last.black.as_ref(),
        }
    }

    pub(super) fn announces(&mut self, side: Side, announced: Announced) {
        *self.last.get_mut(side) = Some(announced);
    }

    /// Takes in a written half-move of `side`. An announcement that waited for the board now belongs to that half-move; an
    /// announcement about an earlier half-move can no longer be corrected.
    pub(super) fn written(&mut self, side: Side, entry: EntryId) {
        for last in [&mut self.last.white, &mut self.last.black] {
            last.take_if(|it| it.entry.is_some());
        }
        if let Some(waiting) = self.last.get_mut(side) {
            waiting.entry = Some(entry);
        }
    }

    /// Takes in a struck entry: its announcement waits for the board again.
    pub(super) fn struck(&mut self, entry: EntryId) {
        for last in [&mut self.last.white, &mut self.last.black] {
            if let Some(last) = last.as_mut().filter(|it| it.entry == Some(entry)) {
                last.entry = None;
            }
        }
    }

    /// Drops the announcement that differed from this entry and was not corrected in time.
    pub(super) fn left(&mut self, entry: EntryId) {
        for last in [&mut self.last.white, &mut self.last.black] {
            last.take_if(|it| it.entry == Some(entry));
        }
    }

    /// Drops all announcements, because the game goes on from a position before them.
    pub(super) fn void(&mut self) {
        self.last = BySide::default();
    }

    /// Sets the moment of announcements noted by an earlier program to `now`, because their own is unknown.
    pub(super) fn since(&mut self, now: Moment) {
        let both = [&mut self.last.white, &mut self.last.black];
        for last in both.into_iter().flatten() {
            last.at = now;
        }
    }
}
