// SPDX-License-Identifier: GPL-3.0-or-later
//! Steps through two records together. Finds the next half-move that both records can mean, and the half-moves that a single record
//! states.
//!
//! The legality of a half-move says nothing against a record: an irregular half-move that both records state was accepted (Kodeks I
//! 5.7). The mending of differences is in `fix`.

use super::align::{Halt, Step};
use super::statement::{Entry, Record};
use crate::generate::legal_moves;
use crate::moves::Move;
use crate::notation::{Resolution, ShortError, WrittenMove, resolve_among};
use crate::setup::Setup;
use crate::side::{BySide, Side};

/// The place in both records that a reading has reached.
#[derive(Clone, Copy)]
pub(super) struct At {
    pub(super) setup: Setup,
    /// The next entry of each record.
    pub(super) next: BySide<usize>,
    /// The number of half-moves from the start to this place.
    pub(super) made: usize,
}

pub(super) enum Next {
    Made { step: Step, at: At },
    Halt(Halt),
}

pub(super) struct Pair<'a> {
    /// The last position on which both boards agreed, if known from sensors.
    pub(super) rest: Option<Setup>,
    pub(super) records: &'a BySide<Record>,
}

impl Pair<'_> {
    pub(super) fn entry(&self, at: &At, side: Side) -> Option<&Entry> {
        self.records.get(side).entry(*at.next.get(side))
    }

    pub(super) fn text(&self, at: &At, side: Side) -> String {
        self.entry(at, side)
            .map_or_else(String::new, |entry| entry.text().to_owned())
    }

    /// The half-moves that the entry of `side` can mean here; empty if the entry states no half-move, or only an impossible one.
    pub(super) fn meant(&self, at: &At, side: Side) -> Vec<Move> {
        self.entry(at, side).map_or_else(Vec::new, |entry| {
            meanings(entry, &at.setup, &legal_moves(&at.setup))
        })
    }

    pub(super) fn next(&self, at: &At) -> Next {
        let entries = BySide::from_fn(|side| self.entry(at, side));
        let ended = BySide::from_fn(|s| *at.next.get(s) >= self.records.get(s).len());
        if ended.white && ended.black {
            return Next::Halt(Halt::End);
        }
        let legal = legal_moves(&at.setup);
        let states = entries.map(|e| e.is_some_and(Entry::is_statement));
        let meant = entries.map(|e| e.map_or_else(Vec::new, |e| meanings(e, &at.setup, &legal)));
        let chosen = match (states.white, states.black) {
            (true, true) => {
                let common = |m: &&Move| meant.black.contains(m);
                match meant.white.iter().find(common) {
                    Some(mv) => *mv,
                    None if meant.white.is_empty() && meant.black.is_empty() => {
                        let same = match (entries.white, entries.black) {
                            (Some(white), Some(black)) => white.says_the_same(black),
                            _ => false,
                        };
                        return Next::Halt(if same { Halt::Impossible } else { Halt::Differ });
                    }
                    None => return Next::Halt(Halt::Differ),
                }
            }
            (false, false) => {
                // If neither record states a half-move, it is known only if it is forced.
                match &*legal {
                    [mv] => *mv,
                    _ => return Next::Halt(Halt::NothingStated),
                }
            }
            (one, _) => {
                let side = if one { Side::White } else { Side::Black };
                match meant.get(side).first() {
                    Some(mv) => *mv,
                    None => return Next::Halt(Halt::Impossible),
                }
            }
        };
        let (step, mut further) = self.make(at, chosen, states);
        for side in Side::ALL {
            if entries.get(side).is_some() {
                *further.next.get_mut(side) += 1;
            }
        }
        Next::Made { step, at: further }
    }

    /// Makes a half-move. The caller goes on to the next entries.
    pub(super) fn make(&self, at: &At, mv: Move, by: BySide<bool>) -> (Step, At) {
        let told = Side::ALL.into_iter().filter(|side| *by.get(*side));
        let mut stands = told.filter_map(|side| self.entry(at, side)?.stands());
        let after = stands.next_back().unwrap_or_else(|| made(&at.setup, &mv));
        let step = Step {
            before: at.setup,
            mv,
            after,
            by,
        };
        let at = At {
            setup: after,
            next: at.next,
            made: at.made + 1,
        };
        (step, at)
    }

    /// The half-moves that one record states by itself from here on.
    pub(super) fn own(&self, at: &At, side: Side) -> Vec<Step> {
        let mut at = *at;
        let mut steps = Vec::new();
        while let Some(mv) = self.meant(&at, side).first().copied() {
            let by = BySide::from_fn(|s| s == side);
            let (step, further) = self.make(&at, mv, by);
            steps.push(step);
            at = further;
            *at.next.get_mut(side) += 1;
        }
        steps
    }
}

/// The position after a half-move. The opponent of the piece's owner is to move, even if the half-move was out of turn.
pub(super) fn made(before: &Setup, mv: &Move) -> Setup {
    let owner = before.at(mv.from).map_or(before.turn(), |p| p.side);
    mv.apply(before).with_turn(owner.other())
}

/// The half-moves that an entry can mean on a position.
pub(super) fn meanings(entry: &Entry, setup: &Setup, legal: &[Move]) -> Vec<Move> {
    let of = |written: &WrittenMove| match resolve_among(written, setup, legal) {
        Resolution::Legal(mv) | Resolution::NotLegal(mv) => vec![mv],
        Resolution::Ambiguous { candidates, .. } => candidates,
        Resolution::NoSuch(_) => Vec::new(),
    };
    match entry {
        Entry::Stated { written, .. } => of(written),
        Entry::Short { short, .. } => match short.written(setup, legal) {
            Ok(written) => of(&written),
            // If several half-moves fit, the other record or later half-moves may show which is right.
            Err(ShortError::Several(all)) => all.iter().flat_map(of).collect(),
            Err(ShortError::NoSuch) => Vec::new(),
        },
        _ => Vec::new(),
    }
}
