// SPDX-License-Identifier: GPL-3.0-or-later
//! Several half-moves between the record and the reading of a board.
//!
//! Readings get lost and cables are pulled, so a board may be some half-moves ahead. A row of legal half-moves explains the reading
//! only if no other row explains it, because with two possible rows each would be a guess. Readings at rest between the record and
//! the present reading are evidence, too: a row must pass through them.

use super::hand::{in_the_middle, lifted_only, sides_seen};
use crate::generate::legal_moves;
use crate::moves::Move;
use crate::reading::Reading;
use crate::setup::Setup;
use crate::side::Side;

/// The longest row that is tried.
pub(super) const LONGEST: usize = 4;
/// The most half-moves that are tried before the search gives up. With kings on the board, a row is hardly ever the only
/// explanation.
const MOST_POSITIONS: u32 = 60_000;

/// The rows that explain a reading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Rows {
    /// No row explains the reading.
    None,
    /// This row, and no other row, explains the reading.
    One(Vec<Move>),
    /// Several rows explain the reading, or there are too many rows to try, or the only row goes through squares that the board
    /// does not see.
    Several,
}

/// The lengths of rows that are tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lengths {
    /// The shortest row, in half-moves.
    pub(super) least: usize,
    /// The longest row, in half-moves.
    pub(super) most: usize,
}

/// The lengths of rows of at least two half-moves.
pub(super) const SEVERAL: Lengths = Lengths {
    least: 2,
    most: LONGEST,
};

/// The rows of legal half-moves from `setup` that lead to `reading` and pass through the readings `stood`, which were on the
/// board after `setup` and before `reading`, oldest first.
pub(super) fn rows(setup: &Setup, reading: &Reading, stood: &[Reading], lengths: Lengths) -> Rows {
    if !reading.unread().is_empty() {
        return Rows::None;
    }
    let mut search = Search {
        reading,
        stood,
        lengths,
        left: MOST_POSITIONS,
        row: Vec::new(),
        passed: vec![*setup],
        found: Rows::None,
    };
    search.go_on();
    search.found
}

struct Search<'a> {
    reading: &'a Reading,
    stood: &'a [Reading],
    lengths: Lengths,
    left: u32,
    row: Vec<Move>,
    /// The positions that the row has passed, including the first and the last.
    passed: Vec<Setup>,
    found: Rows,
}

impl Search<'_> {
    fn go_on(&mut self) {
        let Some(here) = self.passed.last().copied() else {
            return;
        };
        if self.row.len() >= self.lengths.least
            && self.reading.differs_from(&here).is_empty()
            && self.passes_through_what_stood()
        {
            // The row is not proved if a half-move goes through squares that the board does not see.
            let seen = |mv: &Move| mv.is_clear_of(self.reading.unseen());
            self.found = match &self.found {
                Rows::None if self.row.iter().all(seen) => Rows::One(self.row.clone()),
                _ => Rows::Several,
            };
        }
        let more = self.lengths.most.saturating_sub(self.row.len());
        if more == 0 {
            return;
        }
        for mv in legal_moves(&here).iter() {
            if self.found == Rows::Several {
                return;
            }
            let Some(left) = self.left.checked_sub(1) else {
                self.found = Rows::Several;
                return;
            };
            self.left = left;
            let next = mv.apply(&here);
            if within_reach(&next, self.reading, more.saturating_sub(1)) {
                self.row.push(*mv);
                self.passed.push(next);
                self.go_on();
                self.passed.pop();
                self.row.pop();
            }
        }
    }

    /// True if each reading in `stood` is a stage of this row, in the same order. A single lifted man is allowed at
    /// every stage.
    fn passes_through_what_stood(&self) -> bool {
        let mut at = 0;
        self.stood.iter().all(|stood| {
            let stage = (at..self.passed.len()).find(|n| {
                let here = &self.passed[*n];
                stood.differs_from(here).is_empty()
                    || Side::ALL
                        .into_iter()
                        .any(|side| lifted_only(here, side, stood))
                    || self
                        .row
                        .get(*n)
                        .is_some_and(|mv| in_the_middle(here, mv, stood))
            });
            at = stage.unwrap_or(at);
            stage.is_some()
        })
    }
}

/// True unless it is certain that `more` half-moves cannot lead from `setup` to the reading. Each half-move fills at most one new
/// square, with a piece of the side to move, and adds no piece.
fn within_reach(setup: &Setup, reading: &Reading, more: usize) -> bool {
    if !sides_seen(reading) {
        let (shown, here) = (reading.occupied(), setup.occupied());
        return shown.minus(here).len() <= more && shown.len() <= here.len();
    }
    let turn = setup.turn();
    [(turn, more.div_ceil(2)), (turn.other(), more / 2)]
        .into_iter()
        .all(|(side, moves)| {
            let (shown, here) = (reading.pieces(side), setup.pieces(side));
            shown.minus(here).len() <= moves && shown.len() <= here.len()
        })
}
