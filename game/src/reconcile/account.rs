// SPDX-License-Identifier: GPL-3.0-or-later
//! The evidence of a program besides the players' records: its own entries, and the positions at which both boards were
//! seen to agree with these entries.
//!
//! An account is evidence for the arbiter and never a record in the sense of Kodeks VIII 3.1. If the same hand made an
//! entry of the program and of a player's record, the entry counts in the record and not a second time here. Here it is
//! evidence only if a sensor also showed it.

use std::collections::BTreeSet;

use super::align::Step;
use super::boards::same_pieces;
use super::pair::made;
use super::statement::{Entry, MAX_ENTRIES, Record};
use crate::moves::Move;
use crate::notation::write_move;
use crate::setup::Setup;
use crate::side::BySide;

/// The entries of a program, and the numbers of half-moves after which both boards agreed with these entries.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Account {
    start: Option<Setup>,
    entries: Vec<Accounted>,
    rests: BTreeSet<usize>,
}

/// An entry of the program.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Accounted {
    before: Setup,
    mv: Move,
    after: Setup,
    weight: Weight,
}

/// The weight of an entry of the program as evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// Independent evidence: an entry that only a sensor showed, or that was written by a hand that wrote neither record.
    Evidence,
    /// An entry that is also in one of the two records, and that a sensor also showed.
    Shown,
    /// An entry that is also in one of the two records, and that no sensor showed.
    OfARecord,
}

impl Account {
    /// An empty account of a game that begins from `start`.
    #[must_use]
    pub fn new(start: Setup) -> Account {
        Account {
            start: Some(start),
            ..Account::default()
        }
    }

    /// Adds a half-move, with the position to which it led.
    pub fn add(&mut self, mv: Move, after: Setup, weight: Weight) {
        if let Some(before) = self.now().filter(|_| self.entries.len() < MAX_ENTRIES) {
            self.entries.push(Accounted {
                before,
                mv,
                after,
                weight,
            });
        }
    }

    /// The account of a record of the program, as far as its entries can be played; `weigh` gives the
    /// weight of each entry by its index.
    #[must_use]
    pub fn of_record(record: &Record, weigh: impl Fn(usize) -> Weight) -> Account {
        let mut account = Account::new(record.start);
        let mut now = record.start;
        for (index, entry) in record.entries.iter().enumerate() {
            let Some(mv) = entry.meant(&now) else {
                break;
            };
            let after = entry.stands().unwrap_or_else(|| made(&now, &mv));
            account.add(mv, after, weigh(index));
            now = after;
        }
        account
    }

    /// Notes that both boards were seen to agree after `plies` half-moves.
    pub fn rests_behind(&mut self, plies: usize) {
        if plies <= self.entries.len() {
            self.rests.insert(plies);
        }
    }

    /// True if the account adds nothing to the two records.
    #[must_use]
    pub fn is_silent(&self) -> bool {
        let evidence = |entry: &Accounted| entry.weight != Weight::OfARecord;
        !self.entries.iter().any(evidence) && self.last_rest().is_none_or(|rest| rest == 0)
    }

    /// True if one of the two records has this half-move by the same hand.
    pub(super) fn is_of_a_record(&self, ply: usize) -> bool {
        let entry = ply.checked_sub(1).and_then(|last| self.entries.get(last));
        entry.is_some_and(|entry| entry.weight != Weight::Evidence)
    }

    /// The number of entries of the account.
    pub(super) const fn len(&self) -> usize {
        self.entries.len()
    }

    /// The number of half-moves after which both boards last agreed with the entries; `None` if they never did.
    #[must_use]
    pub fn last_rest(&self) -> Option<usize> {
        self.rests.last().copied()
    }

    /// The position at which both boards last agreed with the entries.
    pub(super) fn rest_position(&self) -> Option<Setup> {
        self.position(self.last_rest()?)
    }

    /// The position at the beginning.
    pub(super) const fn start(&self) -> Option<Setup> {
        self.start
    }

    /// The position after `plies` half-moves.
    pub(super) fn position(&self, plies: usize) -> Option<Setup> {
        match plies.checked_sub(1) {
            None => self.start,
            Some(last) => Some(self.entries.get(last)?.after),
        }
    }

    fn now(&self) -> Option<Setup> {
        self.position(self.entries.len())
    }

    /// The first half-moves of the program, marked as stated by neither record.
    pub(super) fn steps(&self, plies: usize) -> Vec<Step> {
        let entries = self.entries.iter().take(plies);
        let step = |entry: &Accounted| Step {
            before: entry.before,
            mv: entry.mv,
            after: entry.after,
            by: BySide::default(),
        };
        entries.map(step).collect()
    }

    /// The notation of the half-move with this number, counted from 1.
    #[must_use]
    pub fn text(&self, ply: usize) -> Option<String> {
        let entry = self.entries.get(ply.checked_sub(1)?)?;
        Some(write_move(&entry.before, &entry.mv))
    }

    /// The account as a record with the wanted entries; the other entries are blank.
    pub(super) fn as_record(&self, wanted: Wanted) -> Option<Record> {
        let start = self.start?;
        let mut record = Record::of(start, []);
        let entries = self.entries.iter().map(|entry| {
            if wanted == Wanted::Evidence && entry.weight == Weight::OfARecord {
                return Entry::Blank;
            }
            let text = write_move(&entry.before, &entry.mv);
            // The position is kept only if the half-move itself does not lead to it; otherwise it
            // would also lead other versions back to this position.
            let by_itself = alike(&made(&entry.before, &entry.mv), &entry.after);
            match Entry::read(&text, start.variant()) {
                Entry::Stated { text, written, .. } => Entry::Stated {
                    text,
                    written,
                    stands: (!by_itself).then_some(entry.after),
                },
                other => other,
            }
        });
        record.entries = entries.collect();
        Some(record)
    }

    /// The contradiction between the account and the claim that `line` led to `end`; `None` if there is none.
    pub(super) fn against(&self, line: &[Step], end: &Setup) -> Option<Against> {
        let start = self.start?;
        let begins = line.first().map_or(end, |first| &first.before);
        if !alike(&start, begins) {
            return None;
        }
        let meets = self
            .position(line.len())
            .is_some_and(|here| alike(&here, end));
        let mut both = self.entries.iter().zip(line);
        let parts = both.position(|(entry, step)| !alike(&entry.after, &step.after));
        let parts = parts.filter(|_| !meets).map(|index| index + 1);
        let rest = self.last_rest();
        match parts {
            Some(ply) => {
                let rest = rest.filter(|rest| *rest >= ply);
                let entry = self.entries.get(ply - 1)?;
                let counts = rest.is_some() || entry.weight != Weight::OfARecord;
                counts.then(|| Against::Otherwise {
                    ply,
                    program: write_move(&entry.before, &entry.mv),
                    rest,
                })
            }
            None => {
                let rest = rest.filter(|rest| *rest > line.len())?;
                Some(Against::Later { rest })
            }
        }
    }
}

/// The entries that [`Account::as_record`] keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// All entries of the program.
    All,
    /// Only the entries that are evidence in addition to the records.
    Evidence,
}

/// A contradiction between a proposal and the things that the program saw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Against {
    /// The program's entries have another half-move on the way to the proposed position.
    Otherwise {
        /// The number of the half-move, counted from 1.
        ply: usize,
        /// The program's half-move with this number.
        program: String,
        /// The number of half-moves after which both boards last agreed with the entries, if that was not before `ply`.
        rest: Option<usize>,
    },
    /// Both boards were seen to agree with the entries after a later half-move.
    Later {
        /// The number of half-moves after which both boards agreed.
        rest: usize,
    },
}

/// A half-move at which a record differs from the program's entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    /// The number of the half-move, counted from 1.
    pub ply: usize,
    /// The half-move as the record has it; empty where its text was not written down.
    pub written: String,
    /// The program's half-move; empty if the program has none with this number.
    pub program: String,
}

/// True if both have the same pieces and the same side to move.
pub(super) fn alike(one: &Setup, other: &Setup) -> bool {
    same_pieces(one, other) && one.turn() == other.turn()
}
