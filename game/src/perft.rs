// SPDX-License-Identifier: GPL-3.0-or-later
//! Counting the move tree: the check of a generator against published numbers, and its speed.
//!
//! A move counts once for each combination of from, to and captured set, as the published tables with unique captures do.

use crate::generate::board::Board;
use crate::generate::capture::captures;
use crate::generate::stand::Stand;
use crate::generate::{MoveList, on_board};
use crate::setup::Setup;

/// The number of sequences of `depth` legal half-moves from `setup`. For depth 0 the number is 1, because of the empty sequence.
/// The last half-move is counted without being played.
///
/// ```
/// use zgoda_game::{Setup, Variant, perft};
///
/// assert_eq!(perft(&Setup::start(Variant::International), 4), 4_265);
/// ```
#[must_use]
pub fn perft(setup: &Setup, depth: u32) -> u64 {
    let stand = Stand::of(setup);
    on_board!(setup.variant(), B => count::<B>(&stand, depth, &mut Vec::new()))
}

/// Counts the sequences from `stand` on. `spare` has the lists that are not in use, so that nothing is allocated on the way.
fn count<B: Board>(stand: &Stand, depth: u32, spare: &mut Vec<MoveList>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = spare.pop().unwrap_or_default();
    moves.clear();
    let taken = captures::<B>(stand, &mut moves);
    // Two routes that take the same pieces between the same squares go round a rectangle in
    // opposite ways, and each of its four sides costs a piece.
    if taken >= 4 {
        moves.sort();
    }
    let leaves = if depth == 1 {
        if taken == 0 {
            stand.count_quiet::<B>()
        } else {
            moves.len() as u64
        }
    } else {
        if taken == 0 {
            stand.quiet::<B>(&mut moves);
        }
        moves
            .iter()
            .map(|mv| count::<B>(&stand.play::<B>(mv), depth - 1, spare))
            .sum()
    };
    spare.push(moves);
    leaves
}
