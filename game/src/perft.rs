//! Counting the move tree: the check of a generator against published numbers, and its speed.
//!
//! A move counts once for each from, to and captured set, as the published tables with unique
//! captures do.

use crate::generate::board::Board;
use crate::generate::capture::captures;
use crate::generate::on_board;
use crate::generate::stand::Stand;
use crate::moves::Move;
use crate::setup::Setup;

/// How many sequences of `depth` legal half-moves there are from `setup`. Depth 0 is one, the empty
/// sequence. The last half-move is counted without being played.
#[must_use]
pub fn perft(setup: &Setup, depth: u32) -> u64 {
    let stand = Stand::of(setup);
    on_board!(setup.variant(), B => count::<B>(&stand, depth, &mut Vec::new()))
}

/// `moves` is one stack for the whole tree, so that nothing is allocated on the way.
fn count<B: Board>(stand: &Stand, depth: u32, moves: &mut Vec<Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let start = moves.len();
    let taken = captures::<B>(stand, moves);
    // Two routes that take the same pieces between the same squares go round a rectangle in
    // opposite ways, and each of its four sides costs a piece.
    if taken >= 4 {
        unique(moves, start);
    }
    if depth == 1 {
        let leaves = if taken == 0 {
            stand.count_quiet::<B>()
        } else {
            (moves.len() - start) as u64
        };
        moves.truncate(start);
        return leaves;
    }
    if taken == 0 {
        stand.quiet::<B>(moves);
    }
    let mut leaves = 0;
    for n in start..moves.len() {
        let next = stand.play::<B>(&moves[n]);
        leaves += count::<B>(&next, depth - 1, moves);
    }
    moves.truncate(start);
    leaves
}

/// Leaves each move that stands at `start` or behind it once.
fn unique(moves: &mut Vec<Move>, start: usize) {
    moves[start..].sort_unstable();
    let mut kept = start;
    for n in start..moves.len() {
        if kept == start || moves[n] != moves[kept - 1] {
            moves[kept] = moves[n];
            kept += 1;
        }
    }
    moves.truncate(kept);
}
