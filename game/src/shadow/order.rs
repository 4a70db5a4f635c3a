// SPDX-License-Identifier: GPL-3.0-or-later
//! The order in which the squares of a board were emptied and filled.
//!
//! Final occupancy decides the half-move. But while a capture is being carried out here, a captured man that still stands
//! looks just like a man of the same side that has answered by moving to that square. Only the order tells them apart: the
//! captured man stood there before the capturing piece left its square.

use super::line::{Last, LastState, Line};
use crate::reading::{Reading, Seen};
use crate::square::{Square, SquareSet};

/// The number of squares of the largest board that has a layout.
const SQUARES: usize = 64;

/// For each square, the number of the reading that last showed it emptied, and of the reading that last showed it filled; zero if
/// no reading has done so since the board first answered.
#[derive(Clone, Debug)]
pub(super) struct Order {
    readings: u32,
    emptied: [u32; SQUARES],
    filled: [u32; SQUARES],
    /// True if the board has shown the last half-move of the record carried out.
    carried_out: bool,
}

impl Order {
    pub(super) const NONE: &'static Order = &Order::new();

    pub(super) const fn new() -> Order {
        Order {
            readings: 0,
            emptied: [0; SQUARES],
            filled: [0; SQUARES],
            carried_out: false,
        }
    }

    /// Notes that one reading showed these squares emptied and those filled.
    pub(super) fn note(&mut self, emptied: SquareSet, filled: SquareSet) {
        self.readings = self.readings.saturating_add(1);
        for (squares, all) in [(emptied, &mut self.emptied), (filled, &mut self.filled)] {
            for square in squares {
                if let Some(number) = all.get_mut(square.index()) {
                    *number = self.readings;
                }
            }
        }
    }

    /// Notes that the board shows the record's position: the next change is an answer.
    pub(super) fn note_carried_out(&mut self) {
        self.carried_out = true;
    }

    /// Notes that the record has another last half-move.
    pub(super) fn note_another_line(&mut self) {
        self.carried_out = false;
    }

    /// True if the piece on `square` is known to have stood there since before `left` was emptied.
    fn stood_before(&self, square: Square, left: Square) -> bool {
        let (filled, emptied) = (
            self.filled.get(square.index()),
            self.emptied.get(left.index()),
        );
        emptied != Some(&0) && filled <= emptied
    }

    /// The captured men that still stand while the half-move that captured them is carried out on this board.
    pub(super) fn still_to_take(&self, line: &Line, reading: &Reading) -> SquareSet {
        let to_take = |last: &&Last| last.state == LastState::ToTransfer && !self.carried_out;
        let Some(Last { before, mv, .. }) = line.last.as_ref().filter(to_take) else {
            return SquareSet::EMPTY;
        };
        let changed = reading.differs_from(before);
        let has_left = changed.has(mv.from);
        let stands = |square: &Square| {
            !changed.has(*square)
                && reading.at(*square) != Seen::Empty
                && (!has_left || self.stood_before(*square, mv.from))
        };
        mv.captured.into_iter().filter(stands).collect()
    }
}
