//! What each side announced last, until nothing of it can be put right any more.

use zgoda_game::notation::WrittenMove;
use zgoda_game::{BySide, Moment, Side, Variant};
use zgoda_speech::Language;

use crate::record::event::EntryId;

/// What a side announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announced {
    /// The squares it names.
    pub written: WrittenMove,
    /// As PDN where it is a half-move, else as it was typed.
    pub text: String,
    /// When.
    pub at: Moment,
    /// The entry it is about; none while its board has shown nothing yet.
    pub entry: Option<EntryId>,
}

impl Announced {
    /// What was noted so.
    pub(super) fn of(
        text: &str,
        variant: Variant,
        entry: Option<EntryId>,
        at: Moment,
    ) -> Option<Announced> {
        // In whichever language it was typed: the record does not say.
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

/// What both sides announced.
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

    /// A half-move of `side` was written down. What waited for its board is about it; what was about one before it
    /// cannot be put right any more.
    pub(super) fn written(&mut self, side: Side, entry: EntryId) {
        for last in [&mut self.last.white, &mut self.last.black] {
            last.take_if(|it| it.entry.is_some());
        }
        if let Some(waiting) = self.last.get_mut(side) {
            waiting.entry = Some(entry);
        }
    }

    /// An entry was struck out: what was announced of it waits again.
    pub(super) fn struck(&mut self, entry: EntryId) {
        for last in [&mut self.last.white, &mut self.last.black] {
            if let Some(last) = last.as_mut().filter(|it| it.entry == Some(entry)) {
                last.entry = None;
            }
        }
    }

    /// What differed from this entry was not put right in time.
    pub(super) fn left(&mut self, entry: EntryId) {
        for last in [&mut self.last.white, &mut self.last.black] {
            last.take_if(|it| it.entry == Some(entry));
        }
    }

    /// The game goes on from before it.
    pub(super) fn void(&mut self) {
        self.last = BySide::default();
    }

    /// A program that is gone noted it: since when is not known.
    pub(super) fn since(&mut self, now: Moment) {
        let both = [&mut self.last.white, &mut self.last.black];
        for last in both.into_iter().flatten() {
            last.at = now;
        }
    }
}
