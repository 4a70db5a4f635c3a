// SPDX-License-Identifier: GPL-3.0-or-later
//! Decides whether a half-move is called a move or a capture, by whether its piece could have got from its first square to its last
//! by taking something.
//!
//! The answer depends on the squares, the kind of the piece and the pieces between the squares, not on the men that were taken
//! off. So a half-move with men forgotten, or with too many men taken off, is called by the same name as a correct half-move; and a
//! half-move that cannot be a capture is not called a capture.

use crate::legality::{Legality, legality};
use crate::moves::Move;
use crate::piece::Kind;
use crate::setup::Setup;
use crate::square::{Direction, Layout, Square, SquareSet};

/// True if this half-move could be a capture, judged by its first and last squares.
#[must_use]
pub fn may_have_taken(setup: &Setup, mv: &Move) -> bool {
    let Some(piece) = setup.at(mv.from) else {
        return false;
    };
    let layout = setup.variant().layout();
    let rows = layout.row(mv.from).abs_diff(layout.row(mv.to));
    let columns = layout.column(mv.from).abs_diff(layout.column(mv.to));
    let by_its_squares = match piece.kind {
        // Two rows and two columns for each captured piece (Kodeks I 4.3).
        Kind::Man => {
            let even = rows.is_multiple_of(2) && columns.is_multiple_of(2);
            even && mv.from != mv.to && (rows / 2).abs_diff(columns / 2).is_multiple_of(2)
        }
        // On one line over a piece of the other side (I 4.5).
        Kind::King if rows == columns => {
            let theirs = setup.pieces(piece.side.other());
            !(between(layout, mv.from, mv.to) & theirs).is_empty()
        }
        // On two lines, each with room for a captured piece.
        Kind::King => rows.abs_diff(columns) >= 4,
    };
    // A king's long way round may end anywhere, and a circular way ends where it began.
    by_its_squares || mv.is_capture() && legality(setup, mv) == Legality::Legal
}

/// The squares between two squares of one diagonal.
fn between(layout: &Layout, from: Square, to: Square) -> SquareSet {
    for direction in Direction::ALL {
        let mut passed = SquareSet::EMPTY;
        let mut square = from;
        while let Some(next) = layout.step(square, direction) {
            if next == to {
                return passed;
            }
            passed = passed.with(next);
            square = next;
        }
    }
    SquareSet::EMPTY
}
