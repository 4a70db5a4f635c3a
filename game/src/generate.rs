// SPDX-License-Identifier: GPL-3.0-or-later
//! The legal moves of a position: men and kings (Kodeks I 3), compulsory capture of the largest
//! number (I 4).
//!
//! The generator works on any [`Setup`], including one with a man on its far row, which moves as a man. Both
//! boards share the code, compiled for each with its shifts as constants. The way of a capture is not part of a
//! move; [`crate::path`](crate::path()) finds the ways.

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
    /// Replaces the content of the list by the legal moves of `setup`, as [`legal_moves`] lists them; its
    /// memory is reused.
    pub fn fill(&mut self, setup: &Setup) {
        let stand = Stand::of(setup);
        on_board!(setup.variant(), B => fill::<B>(stand, self));
    }
}

/// The legal moves of the side to move, in square order. If there is a capture, all are captures,
/// and all take the same number of pieces (Kodeks I 4.1, 4.13–4.14).
///
/// ```
/// use zgoda_game::notation::{parse_fen, write_move};
/// use zgoda_game::{Setup, Variant, legal_moves};
///
/// assert_eq!(legal_moves(&Setup::start(Variant::International)).len(), 9);
///
/// // White could take one man or two, and must take two.
/// let setup = parse_fen("W:W32,37:B28,19,31", Variant::International).unwrap();
/// let moves = legal_moves(&setup);
/// let written: Vec<String> = moves.iter().map(|mv| write_move(&setup, mv)).collect();
/// assert_eq!(written, ["32x14"]);
/// ```
#[must_use]
pub fn legal_moves(setup: &Setup) -> MoveList {
    let mut moves = MoveList::with_places();
    moves.fill(setup);
    moves
}

/// True if the side to move can move at all. This is far cheaper than listing the moves.
#[must_use]
pub fn has_legal_move(setup: &Setup) -> bool {
    let stand = Stand::of(setup);
    on_board!(setup.variant(), B => stand.any_quiet::<B>() || stand.any_capture::<B>())
}

/// True if the side to move must capture (Kodeks I 4.1).
#[must_use]
pub fn must_capture(setup: &Setup) -> bool {
    let stand = Stand::of(setup);
    on_board!(setup.variant(), B => stand.any_capture::<B>())
}

#[inline(always)]
fn fill<B: Board>(stand: Stand, moves: &mut MoveList) {
    moves.clear();
    // Most positions in play have only men and no capture.
    if stand.own & stand.kings == 0 && stand.hungry_men::<B>() == 0 {
        stand.quiet_of_men::<B>(moves);
    } else {
        fill_with_any::<B>(&stand, moves);
    }
}

/// The other cases in a function of their own, so that they do not slow down the usual case.
#[inline(never)]
fn fill_with_any<B: Board>(stand: &Stand, moves: &mut MoveList) {
    if captures::<B>(stand, moves) == 0 {
        stand.quiet::<B>(moves);
    } else {
        moves.sort();
    }
}
