//! The legal moves of a position: men and kings (Kodeks I 3), compulsory capture of the largest
//! number (I 4).
//!
//! It works on any [`Setup`], a man on its far row included: what stands there moves by the rules of what it is.
//! The two boards share one code, compiled for each with its shifts as constants. Which way a capture goes is no
//! part of a move; [`crate::path`](crate::path()) finds the ways.

pub(crate) mod board;
pub(crate) mod capture;
pub(crate) mod stand;

use std::ops::Deref;

use crate::generate::board::Board;
use crate::generate::stand::Stand;
use crate::moves::Move;
use crate::setup::Setup;

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

/// Moves in square order (by from, to, captured set), none twice. Read it as a slice. Who asks for many lists
/// keeps one and has it filled anew by [`MoveList::fill`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveList(Vec<Move>);

impl MoveList {
    /// Makes it the legal moves of `setup`, as [`legal_moves`] lists them; what it held is forgotten, its room is
    /// used again.
    pub fn fill(&mut self, setup: &Setup) {
        self.0.clear();
        let stand = Stand::of(setup);
        on_board!(setup.variant(), B => fill::<B>(&stand, &mut self.0));
    }
}

/// Room for the moves of nearly every position of play.
const USUAL: usize = 24;

/// The legal moves of the side to move, in square order. If there is a capture, all are captures,
/// and all take the same number of pieces (Kodeks I 4.1, 4.13–4.14).
#[must_use]
pub fn legal_moves(setup: &Setup) -> MoveList {
    let mut moves = MoveList(Vec::with_capacity(USUAL));
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

fn fill<B: Board>(stand: &Stand, moves: &mut Vec<Move>) {
    if capture::captures::<B>(stand, moves) == 0 {
        stand.quiet::<B>(moves);
    } else if moves.len() > 1 {
        moves.sort_unstable();
        moves.dedup();
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::vec::IntoIter<Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
