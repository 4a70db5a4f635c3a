//! The legal moves of a position: men and kings (Kodeks I 3), compulsory capture of the largest
//! number (I 4).
//!
//! It works on any [`Setup`], a man on its far row included: what stands there moves by the rules of what it is.
//! The two boards share one code, compiled for each with its shifts as constants. Which way a capture goes is no
//! part of a move; [`crate::path`](crate::path()) finds the ways.

pub(crate) mod board;
pub(crate) mod capture;
mod list;
pub(crate) mod stand;

use crate::generate::board::Board;
use crate::generate::capture::captures;
use crate::generate::stand::Stand;
use crate::setup::Setup;

pub use list::MoveList;

/// Evaluates an expression with a type name standing for the board of a variant.
macro_rules! on_board {
    ($variant:expr, $board:ident => $body:expr) => {
        match $variant {
            $crate::variant::Variant::International => {
                type $board = $crate::generate::board::Ten;
                $body
            }
            $crate::variant::Variant::Polish64 => {
                type $board = $crate::generate::board::Eight;
                $body
            }
        }
    };
}
pub(crate) use on_board;

impl MoveList {
    /// Makes it the legal moves of `setup`, as [`legal_moves`] lists them; what it held is forgotten, its room is
    /// used again.
    pub fn fill(&mut self, setup: &Setup) {
        let stand = Stand::of(setup);
        on_board!(setup.variant(), B => fill::<B>(stand, self));
    }
}

/// The legal moves of the side to move, in square order. If there is a capture, all are captures,
/// and all take the same number of pieces (Kodeks I 4.1, 4.13–4.14).
#[must_use]
pub fn legal_moves(setup: &Setup) -> MoveList {
    let mut moves = MoveList::with_places();
    moves.fill(setup);
    moves
}

/// Can the side to move move at all? Far cheaper than listing.
#[must_use]
pub fn has_legal_move(setup: &Setup) -> bool {
    let stand = Stand::of(setup);
    on_board!(setup.variant(), B => stand.any_quiet::<B>() || stand.any_capture::<B>())
}

/// Must the side to move capture (Kodeks I 4.1)?
#[must_use]
pub fn must_capture(setup: &Setup) -> bool {
    let stand = Stand::of(setup);
    on_board!(setup.variant(), B => stand.any_capture::<B>())
}

#[inline(always)]
fn fill<B: Board>(stand: Stand, moves: &mut MoveList) {
    moves.clear();
    // Most positions of play: nothing but men, and nothing to capture.
    if stand.own & stand.kings == 0 && stand.hungry_men::<B>() == 0 {
        stand.quiet_of_men::<B>(moves);
    } else {
        fill_with_any::<B>(&stand, moves);
    }
}

/// The rest stands apart, so that what it needs does not burden the usual.
#[inline(never)]
fn fill_with_any<B: Board>(stand: &Stand, moves: &mut MoveList) {
    if captures::<B>(stand, moves) == 0 {
        stand.quiet::<B>(moves);
    } else {
        moves.sort();
    }
}
