//! The evidence of a program besides the players' records: its own entries, and the positions on which both boards were seen to
//! agree with them.
//!
//! An account is evidence for the arbiter and never a record in the sense of Kodeks VIII 3.1. An entry by the same hand as in a
//! player's record counts there and not a second time; it is evidence only if a sensor showed it too.

use std::collections::BTreeSet;

use super::align::Step;
use super::boards::same_pieces;
use super::pair::made;
use super::statement::{Entry, MAX_ENTRIES, Record};
use crate::moves::Move;
use crate::notation::write_move;
use crate::setup::Setup;
use crate::side::BySide;

/// The entries of a program, and the places where both boards agreed with them.
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
    /// Independent evidence: only seen by a sensor, or written by a hand of neither record.
    Evidence,
    /// An entry of one of the two records that a sensor showed, too.
    Shown,
    /// An entry of one of the two records that no sensor showed.
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

    /// Adds a half-move, and the position that it led to.
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
    /// weight of each.
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

    /// True if the account has nothing beyond the records themselves.
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

    /// The number of half-moves after which both boards last agreed.
    #[must_use]
    pub fn last_rest(&self) -> Option<usize> {
        self.rests.last().copied()
    }

    /// The position on which both boards last agreed.
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

    /// The half-move with this number, from 1, as it is written.
    #[must_use]
    pub fn text(&self, ply: usize) -> Option<String> {
        let entry = self.entries.get(ply.checked_sub(1)?)?;
        Some(write_move(&entry.before, &entry.mv))
    }

    /// The account as a record that can be read beside another one, with the wanted entries.
    pub(super) fn as_record(&self, wanted: Wanted) -> Option<Record> {
        let start = self.start?;
        let mut record = Record::of(start, []);
        let entries = self.entries.iter().map(|entry| {
            if wanted == Wanted::Evidence && entry.weight == Weight::OfARecord {
                return Entry::Blank;
            }
            let text = write_move(&entry.before, &entry.mv);
            // The position is kept only if the half-move itself does not lead to it; otherwise it
            // would also bring other versions back to it.
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

    /// The contradiction between the account and the claim that `line` led to `end`.
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

/// The entries that are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// All entries of the program.
    All,
    /// The entries that are evidence beside the records.
    Evidence,
}

/// A contradiction between a proposal and the things seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Against {
    /// The program's entries have another half-move on the way there.
    Otherwise {
        /// The half-move, from 1.
        ply: usize,
        /// The program's half-move there.
        program: String,
        /// The number of half-moves after which both boards last agreed with the entries, if not before `ply`.
        rest: Option<usize>,
    },
    /// Both boards were seen to agree after a later half-move.
    Later {
        /// The number of half-moves.
        rest: usize,
    },
}

/// A half-move at which a record differs from the program's entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Departure {
    /// The half-move, from 1.
    pub ply: usize,
    /// The half-move as the record has it; empty where its text was not written down.
    pub written: String,
    /// The program's half-move; empty if it has none there.
    pub program: String,
}

/// True if both have the same pieces and the same side to move.
pub(super) fn alike(one: &Setup, other: &Setup) -> bool {
    same_pieces(one, other) && one.turn() == other.turn()
}
