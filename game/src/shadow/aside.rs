// SPDX-License-Identifier: GPL-3.0-or-later
//! Squares that are set aside: a board that has shown the record's position and now differs in a few squares that do
//! not change is still followed in all other squares.
//!
//! So a failed sensor, or a corner that a sleeve disturbed, costs no half-move. Squares between which a piece can have
//! moved are never set aside, because a missed half-move looks like such a pair of squares.

use super::hand::{lifted_only, way};
use super::judge::{Course, judge_after};
use super::line::{Handling, Last, LastState, Line};
use super::meaning::{Judgement, Regularity};
use super::otherwise::off_on_both_sides;
use super::rows::{Rows, SEVERAL, rows};
use crate::legality::goes_there;
use crate::moves::Move;
use crate::reading::{Reading, Seen};
use crate::setup::Setup;
use crate::square::SquareSet;

/// The most squares that are set aside; more squares would be no small disturbance.
const MOST: usize = 4;

/// The squares that differed from the record before the hand began.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Aside {
    squares: SquareSet,
    shown: Option<Reading>,
    /// The square that was newly set aside, if it is the only new one and the square of a man of the side to move: that man may be
    /// in a hand instead.
    held: SquareSet,
}

impl Aside {
    /// The squares that may be set aside while `shown` stood still.
    pub(super) fn of(line: &Line, shown: &Reading) -> Aside {
        let now = shown.differs_from(&line.now);
        let own = |last: &Last| last.mv.captured.with(last.mv.from).with(last.mv.to);
        // The squares of a half-move that may still be changed, or is still to be carried out, cannot be set
        // aside.
        let (squares, own) = match &line.last {
            Some(last) if last.state == LastState::ToTransfer => {
                let before = shown.differs_from(&last.before);
                let fewer = if before.len() < now.len() {
                    before
                } else {
                    now
                };
                (fewer, own(last))
            }
            Some(last) if last.state == LastState::Open => (now, own(last)),
            _ => (now, SquareSet::EMPTY),
        };
        if !(squares & own).is_empty() {
            return Aside::default();
        }
        let men_off = squares.into_iter().all(|s| shown.at(s) == Seen::Empty);
        let men_more = squares.within(line.now.vacant()) && shown.unread().is_empty();
        let few = squares.len() <= MOST && !squares.is_empty();
        if few && (men_off || men_more) && !may_be_an_exchange(line, shown, squares) {
            Aside {
                squares,
                shown: Some(*shown),
                held: SquareSet::EMPTY,
            }
        } else {
            Aside::default()
        }
    }

    /// These squares as they follow on `former`: if a man of the side to move stood on the only new square, that man is noted as
    /// perhaps held in a hand.
    pub(super) fn behind(self, former: &Aside, setup: &Setup) -> Aside {
        let new = self.squares.minus(former.squares);
        let own = new.within(setup.pieces(setup.turn())) && new.len() == 1;
        Aside {
            held: if own { new } else { SquareSet::EMPTY },
            ..self
        }
    }

    /// The squares set aside without the square of a man that may be held in a hand.
    fn with_one_held(&self) -> Aside {
        Aside {
            squares: self.squares.minus(self.held),
            held: SquareSet::EMPTY,
            ..*self
        }
    }

    /// The squares set aside that have not changed since and still differ.
    pub(super) fn squares(&self, setup: &Setup, reading: &Reading) -> SquareSet {
        let Some(shown) = self.shown else {
            return SquareSet::EMPTY;
        };
        let differing = reading.differs_from(setup) & self.squares;
        differing
            .into_iter()
            .filter(|square| reading.at(*square) == shown.at(*square))
            .collect()
    }

    /// The reading with the squares set aside replaced by the record's.
    pub(super) fn set_right(&self, setup: &Setup, reading: &Reading) -> Reading {
        let mut right = *reading;
        for square in self.squares(setup, reading) {
            let stands = setup.at(square).map_or(Seen::Empty, Seen::Piece);
            right.put(square, stands);
        }
        right
    }

    /// True if the board differs, and only in squares set aside.
    pub(super) fn explains(&self, setup: &Setup, reading: &Reading) -> bool {
        let differing = reading.differs_from(setup);
        !differing.is_empty() && differing == self.squares(setup, reading)
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.squares.is_empty()
    }

    /// The meaning of `reading` in all other squares; `None` if setting squares aside explains no more.
    pub(super) fn judged(
        &self,
        line: &Line,
        course: Course<'_>,
        reading: &Reading,
        handling: Handling,
    ) -> Option<Judgement> {
        let judged = self.judged_in_the_others(line, course, reading, handling);
        if self.held.is_empty() || judged.as_ref().is_some_and(|it| *it != Judgement::UnderWay) {
            return judged;
        }
        let with_one_held = self.with_one_held();
        (with_one_held.judged_in_the_others(line, course, reading, handling)).or(judged)
    }

    fn judged_in_the_others(
        &self,
        line: &Line,
        course: Course<'_>,
        reading: &Reading,
        handling: Handling,
    ) -> Option<Judgement> {
        if self.is_empty() || handling == Handling::Mending {
            return None;
        }
        let setup = &line.now;
        let squares = self.squares(setup, reading);
        let stood = course.stood.map(|stood| {
            let right = stood.iter().map(|it| self.set_right(setup, it));
            right.collect::<Vec<_>>()
        });
        let right = self.set_right(setup, reading);
        let stood = stood.as_deref();
        let judged = judge_after(line, Course { stood, ..course }, &right, handling);
        let to_transfer = |last: &Last| last.state == LastState::ToTransfer;
        if judged == Judgement::Agrees && line.last.as_ref().is_some_and(to_transfer) {
            return Some(Judgement::CarriedOut);
        }
        let clear = |before: &Setup, mv: &Move| {
            let all = way(before, mv).with(mv.from).with(mv.to) | mv.captured;
            (all & squares).is_empty()
        };
        let before = line.last.as_ref().map(|last| &last.before);
        let keeps = match &judged {
            // A piece that is off its square, and on no other, may be one more unseen piece.
            Judgement::UnderWay => !lifted_only(setup, setup.turn(), &right),
            Judgement::TakenBack => true,
            Judgement::Played(it) => {
                let fits = it.regularity == Regularity::Legal || goes_there(setup, &it.mv);
                // The men that are off without being captured, and the men on squares set aside, may together be a missed exchange.
                let beside = right.differs_from(&it.mv.apply(setup));
                let missed = || rows(setup, reading, &[], SEVERAL) != Rows::None;
                clear(setup, &it.mv) && fits && (beside.is_empty() || !missed())
            }
            Judgement::Corrected(it) | Judgement::Completed(it) => {
                before.is_some_and(|before| clear(before, &it.mv))
            }
            Judgement::Several(all) => all.iter().all(|mv| clear(setup, mv)),
            Judgement::PlayedRow(row) => {
                let mut here = *setup;
                row.iter().all(|it| {
                    let free = clear(&here, &it.mv);
                    here = it.mv.apply(&here);
                    free
                })
            }
            Judgement::Agrees
            | Judgement::AwaitsTransfer
            | Judgement::CarriedOut
            | Judgement::Ahead(_)
            | Judgement::Followed(_)
            | Judgement::Differs(_) => false,
        };
        keeps.then_some(judged)
    }
}

/// True if a missed exchange may explain the squares: all that an exchange leaves is that men of both sides are off.
fn may_be_an_exchange(line: &Line, shown: &Reading, squares: SquareSet) -> bool {
    let now = &line.now;
    // Two men of each side may mean more half-moves than are searched.
    off_on_both_sides(now, squares, 2)
        || off_on_both_sides(now, squares, 1) && rows(now, shown, &[], SEVERAL) != Rows::None
}

/// True if `plain` explains the whole board, so that no square need be set aside.
pub(super) fn explains_all(plain: &Judgement) -> bool {
    match plain {
        Judgement::Agrees
        | Judgement::TakenBack
        | Judgement::AwaitsTransfer
        | Judgement::CarriedOut
        | Judgement::Followed(_)
        | Judgement::Several(_)
        | Judgement::PlayedRow(_) => true,
        Judgement::Played(it) | Judgement::Corrected(it) | Judgement::Completed(it) => {
            it.regularity == Regularity::Legal
        }
        Judgement::UnderWay | Judgement::Ahead(_) | Judgement::Differs(_) => false,
    }
}
