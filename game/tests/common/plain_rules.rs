// SPDX-License-Identifier: GPL-3.0-or-later
//! The rules of movement written a second time, as simply as possible: square by square, with every route, and without
//! bit sets. They are slow, and use only the neighbours of squares, so that they are independent of the move generator
//! and can contradict it.

use std::collections::BTreeSet;

use zgoda_game::{Direction, Kind, Move, Setup, Square, SquareSet};

pub(crate) fn legal_moves(setup: &Setup) -> BTreeSet<Move> {
    let mut captures = Vec::new();
    for from in setup.pieces(setup.turn()) {
        let kind = setup.at(from).unwrap().kind;
        let mut lifted = *setup;
        lifted.put(from, None);
        capture(&lifted, kind, from, from, SquareSet::EMPTY, &mut captures);
    }
    // The largest number of men must be captured (Kodeks I 4.13).
    let most = captures.iter().map(|mv| mv.captured.len()).max();
    if let Some(most) = most {
        return captures
            .into_iter()
            .filter(|mv| mv.captured.len() == most)
            .collect();
    }
    let quiet = |from| ordinary(setup, from);
    setup
        .pieces(setup.turn())
        .into_iter()
        .flat_map(quiet)
        .collect()
}

/// The half-moves without capture (Kodeks I 3.4 and 3.9).
fn ordinary(setup: &Setup, from: Square) -> Vec<Move> {
    let layout = setup.variant().layout();
    let king = setup.at(from).unwrap().kind == Kind::King;
    let mut moves = Vec::new();
    for direction in Direction::ALL {
        if !king && !Direction::forward(setup.turn()).contains(&direction) {
            continue;
        }
        let mut next = layout.step(from, direction);
        while let Some(to) = next.filter(|to| setup.at(*to).is_none()) {
            moves.push(Move {
                from,
                to,
                captured: SquareSet::EMPTY,
            });
            next = if king {
                layout.step(to, direction)
            } else {
                None
            };
        }
    }
    moves
}

/// The captures (Kodeks I 4.2–4.8), with the capturing piece lifted off the board. The list also has incomplete captures;
/// the caller keeps only captures of the largest number of men.
fn capture(
    lifted: &Setup,
    kind: Kind,
    from: Square,
    at: Square,
    taken: SquareSet,
    found: &mut Vec<Move>,
) {
    let layout = lifted.variant().layout();
    for direction in Direction::ALL {
        let mut met = layout.step(at, direction);
        while kind == Kind::King
            && let Some(square) = met.filter(|square| lifted.at(*square).is_none())
        {
            met = layout.step(square, direction);
        }
        let Some(over) = met else { continue };
        let enemy = lifted
            .at(over)
            .is_some_and(|piece| piece.side != lifted.turn());
        if !enemy || taken.has(over) {
            continue;
        }
        let mut behind = layout.step(over, direction);
        while let Some(to) = behind.filter(|to| lifted.at(*to).is_none()) {
            let captured = taken.with(over);
            found.push(Move { from, to, captured });
            capture(lifted, kind, from, to, captured, found);
            behind = match kind {
                Kind::King => layout.step(to, direction),
                Kind::Man => None,
            };
        }
    }
}
