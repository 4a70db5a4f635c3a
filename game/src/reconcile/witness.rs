//! The record of a third person beside the players: the arbiter, who takes the writing over in time trouble (Kodeks IV 2.15).
//!
//! Such a record begins anywhere and may have holes. The record is evidence and decides nothing: where the players' records
//! part, play goes back to where they agree (Kodeks VIII 3.1.2) unless the arbiter decides otherwise (IV 2.20). The content
//! of each player's record on the same half-moves is told here; its weight among explanations is in `explain`.

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

/// The content of a player's record on a half-move of which a third person wrote something down.
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
    /// All contents, in the order of the variants.
    pub const ALL: [Says; 3] = [Says::Same, Says::Otherwise, Says::Nothing];

    /// The word that machines write for the content.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Says::Same => "same",
            Says::Otherwise => "otherwise",
            Says::Nothing => "nothing",
        }
    }
}

/// The testimony of a third person's record beside the players'.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Testimony {
    /// The first half-move of the testimony, from 1.
    pub first: usize,
    /// The last half-move; the same where a player's record has something else.
    pub last: usize,
    /// The text that was written down on the first.
    pub written: String,
    /// The content of each player's record there.
    pub records: BySide<Says>,
}

impl Witness {
    /// The entries that are written down in a line, as on a sheet ([`Record::of_sheet`]), each by its half-move, 1 being the
    /// first of the game. The line begins with half-move `next` where no number stands before it. `None` where a half-move
    /// would be beyond all that are looked at.
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

    /// The side with the version that was written down here of the half-move on which the records part, if any.
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

    /// The testimony of this record beside the two, in the order of the game.
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

/// The ends of each record's half-moves, by half-moves of the game; behind the place where the records part, as each tells
/// them by itself.
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
