// SPDX-License-Identifier: GPL-3.0-or-later
//! Other explanations of a reading that looks like a half-move: a captured man laid down elsewhere, a neighbour that was
//! pushed, a missed exchange. Then the reading is a difference, and people say what happened.

use super::judge::may_still_take;
use super::line::Line;
use super::rows::{Rows, SEVERAL, rows};
use crate::generate::legal_moves;
use crate::legality::goes_there;
use crate::moves::Move;
use crate::reading::{Reading, Seen};
use crate::setup::Setup;
use crate::square::{Square, SquareSet};

/// True if the side to move has taken a piece of its own off its square and set a piece of its own elsewhere. Then that side is
/// making its answer, and a man that is off now does not belong to the last half-move. Without this check, a captured man that is
/// laid down elsewhere for a moment would look like another version of the last half-move.
pub(super) fn moved_meanwhile(now: &Setup, reading: &Reading) -> bool {
    let stood = now.pieces(now.turn());
    let stands = reading.as_if(now).pieces(now.turn());
    !stood.within(stands) && !stands.within(stood)
}

/// True if the piece of `mv` was probably pushed by another piece. It cannot go to its new square by any route, and while it stood
/// on its old square, the board has shown another piece lifted that could legally go to the new square.
pub(super) fn was_pushed(setup: &Setup, stood: Option<&[Reading]>, mv: &Move) -> bool {
    if goes_there(setup, mv) {
        return false;
    }
    let legal = legal_moves(setup);
    let another = |stood: &Reading| {
        let in_hand = setup.occupied().minus(stood.occupied());
        let goes = |other: &Move| other.to == mv.to && in_hand == other.from.set();
        legal.iter().any(goes) && !in_hand.has(mv.from)
    };
    stood.unwrap_or_default().iter().any(another)
}

/// True if `mv` moves the piece that moved last, or a man that the last half-move may still take. In such a case the piece is being
/// corrected, or the man is laid down for a moment: neither is a half-move of the other side.
pub(super) fn is_of_the_last(line: &Line, mv: &Move) -> bool {
    line.last.as_ref().is_some_and(|last| {
        last.mv.to == mv.from || may_still_take(&last.before, &last.mv, mv.from)
    })
}

/// True if one of the men in `beside`, which are off but not captured, may be in a hand, and a missed exchange may explain the
/// other men.
pub(super) fn is_an_exchange_and_begun(
    now: &Setup,
    stood: &[Reading],
    reading: &Reading,
    beside: SquareSet,
) -> bool {
    let in_hand = |square: Square| {
        let mut without = *reading;
        without.put(square, now.at(square).map_or(Seen::Empty, Seen::Piece));
        rows(now, &without, stood, SEVERAL) != Rows::None
    };
    off_on_both_sides(now, beside, 1) && beside.into_iter().any(in_hand)
}

/// True if at least `least` men of each side are off.
pub(super) fn off_on_both_sides(now: &Setup, off: SquareSet, least: usize) -> bool {
    let sides = [now.turn(), now.turn().other()];
    let enough = |side| (off & now.pieces(side)).len() >= least;
    sides.into_iter().all(enough)
}
