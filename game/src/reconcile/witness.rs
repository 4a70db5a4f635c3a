// SPDX-License-Identifier: GPL-3.0-or-later
//! The record of a third person: the arbiter, who writes for the players in time trouble (Kodeks IV 2.15).
//!
//! Such a record may begin anywhere and may have gaps. It is evidence and decides nothing: if the players' records differ, play
//! goes back to the last position on which they agree (Kodeks VIII 3.1.2) unless the arbiter decides otherwise (IV 2.20). This
//! module compares such a record with each player's record; the weight of the record among explanations is in `explain`.

use std::collections::BTreeMap;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use super::align::{Divergence, Read};
use super::sheet::Lines;
use super::statement::{Entry, MAX_ENTRIES, Record};
use crate::notation::WrittenMove;
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::square::Square;
use crate::variant::Variant;

/// Half-moves that a third person wrote down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Witness(BTreeMap<usize, WrittenMove>);

/// The comparison of a player's record with a third person's at one half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Says {
    /// The record has the same half-move.
    Same,
    /// The record has another half-move.
    Otherwise,
    /// The record has nothing that can be compared.
    Nothing,
}

impl Says {
    /// All results, in the order of the variants.
    pub const ALL: [Says; 3] = [Says::Same, Says::Otherwise, Says::Nothing];

    /// The word for the result in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Says::Same => "same",
            Says::Otherwise => "otherwise",
            Says::Nothing => "nothing",
        }
    }
}

/// A row of half-moves at which a third person's record compares alike with the players' records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Testimony {
    /// The first half-move of the testimony, from 1.
    pub first: usize,
    /// The last half-move; equal to `first` if a player's record has something else.
    pub last: usize,
    /// The third person's text for the first half-move.
    pub written: String,
    /// The result for each player's record.
    pub records: BySide<Says>,
}

impl Witness {
    /// The entries of a text written like a sheet ([`Record::of_sheet`]), each with the number of its half-move, from 1.
    /// Without a number at its beginning the text begins with half-move `next`. `None` if a number is beyond
    /// [`MAX_ENTRIES`].
    #[must_use]
    pub fn read(text: &str, start: &Setup, next: usize) -> Option<Vec<(usize, Entry)>> {
        let mut next = next;
        let lines = Lines::of(text, start).lines.into_iter();
        let lines = lines.map(|line| {
            let ply = line.numbered.map_or(next, |at| at.saturating_add(1));
            next = ply.saturating_add(1);
            (1..=MAX_ENTRIES)
                .contains(&ply)
                .then_some((ply, line.entry))
        });
        lines.collect()
    }

    /// The record of half-moves with their numbers, 1 being the first of the game. Unreadable text states
    /// nothing.
    #[must_use]
    pub fn of<'a>(noted: impl IntoIterator<Item = (usize, &'a str)>, variant: Variant) -> Witness {
        let counted = noted.into_iter().filter(|(ply, _)| *ply > 0);
        let read = counted.filter_map(|(ply, text)| {
            let written = WrittenMove::read(text, variant).ok()?;
            Some((ply, written))
        });
        Witness(read.collect())
    }

    /// The side with the version that this record confirms where the records part, if it confirms only one version.
    pub(super) fn version(&self, parted: &Divergence) -> Option<Side> {
        let noted = ends(self.0.get(&parted.ply)?);
        let has = parted
            .moves
            .map(|mv| mv.is_some_and(|mv| (mv.from, mv.to) == noted));
        match (has.white, has.black) {
            (true, false) => Some(Side::White),
            (false, true) => Some(Side::Black),
            _ => None,
        }
    }

    /// The comparison of this record with the two, in the order of the game.
    pub(super) fn beside(&self, read: &Read, records: &BySide<Record>) -> Vec<Testimony> {
        let stated = stated(read, records);
        let mut all: Vec<Testimony> = Vec::new();
        for (ply, written) in &self.0 {
            let says = BySide::from_fn(|side| match stated.get(side).get(ply) {
                Some(has) if *has == ends(written) => Says::Same,
                Some(_) => Says::Otherwise,
                None => Says::Nothing,
            });
            let differs = says.iter().any(|(_, says)| *says == Says::Otherwise);
            match all.last_mut() {
                Some(last) if !differs && last.records == says && last.last + 1 == *ply => {
                    last.last = *ply;
                }
                _ => all.push(Testimony {
                    first: *ply,
                    last: *ply,
                    written: written.to_string(),
                    records: says,
                }),
            }
        }
        all
    }
}

fn ends(written: &WrittenMove) -> (Square, Square) {
    (written.from(), written.to())
}

/// The first and last square of each record's half-moves, by number; after a parting, as each record states them by
/// itself.
fn stated(read: &Read, records: &BySide<Record>) -> BySide<BTreeMap<usize, (Square, Square)>> {
    let mut all: BySide<BTreeMap<_, _>> = BySide::default();
    for (ply, side, entry) in read.passed(records) {
        let squares = Entry::stated(entry).map(ends);
        all.get_mut(side).extend(squares.map(|it| (ply, it)));
    }
    if read.parts() {
        for (side, line) in read.own.iter() {
            let behind = (read.steps.len() + 1..).zip(line);
            let behind = behind.map(|(ply, step)| (ply, (step.mv.from, step.mv.to)));
            all.get_mut(side).extend(behind);
        }
    }
    all
}
