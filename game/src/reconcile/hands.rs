// SPDX-License-Identifier: GPL-3.0-or-later
//! The faults that one hand can make at one half-move, and the board after each.
//!
//! Only faults that the board can show are listed: a misplaced piece is looked for on squares that
//! are wrong or not seen.

use super::align::Step;
use super::costs::neighbours;
use super::ear::{Ear, confusable};
use super::fault::FaultKind;
use crate::generate::legal_moves;
use crate::moves::Move;
use crate::path::path;
use crate::piece::{Kind, Piece};
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{Square, SquareSet};

/// One fault at one half-move.
#[derive(Clone, Copy, Debug)]
pub(super) struct HandFault {
    pub(super) kind: FaultKind,
    /// The right square, and the square that the piece was put on instead.
    pub(super) squares: Option<(Square, Square)>,
    /// The board after the fault.
    pub(super) leaves: Setup,
}

/// A player's hand: the side of its board, the sounds the player may confuse, and the squares that
/// may be wrong.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand<'a> {
    pub(super) side: Side,
    pub(super) ear: &'a Ear,
    pub(super) suspect: SquareSet,
}

/// True if `step` is a half-move that `side` makes, and not a half-move that `side` carries out for the opponent.
pub(super) fn owns(side: Side, step: &Step) -> bool {
    let mover = step.before.at(step.mv.from);
    mover.is_some_and(|piece| piece.side == side)
}

impl Hand<'_> {
    /// Every fault that this hand can make at `step` on `board`, which may already be wrong.
    pub(super) fn faults(&self, step: &Step, board: &Setup) -> Vec<HandFault> {
        let own = owns(self.side, step);
        let mut faults = Vec::new();
        let mut add = |kind, squares, leaves| {
            faults.push(HandFault {
                kind,
                squares,
                leaves,
            });
        };
        let left = if own {
            FaultKind::NotCarriedOut
        } else {
            FaultKind::NotTransferred
        };
        add(left, None, *board);
        let Some(after) = carry_out(step, board) else {
            return faults;
        };
        let Step { before, mv, .. } = step;
        let landed = after.at(mv.to);
        // A piece back on its first square was not moved at all.
        let elsewhere = (self.suspect & after.vacant()).without(mv.from);
        for square in elsewhere {
            let mut set = after;
            set.put(mv.to, None);
            set.put(square, landed);
            let squares = Some((mv.to, square));
            let heard = !own && confusable(before.variant(), self.ear, mv.to, square);
            let near = neighbours(before.variant(), mv.to, square);
            if heard {
                add(FaultKind::MisheardNumber, squares, set);
            }
            if near {
                add(FaultKind::NeighbouringSquare, squares, set);
            }
            if !heard && !near {
                add(FaultKind::WrongSquare, squares, set);
            }
        }
        if mv.crowns(before) {
            let mut set = after;
            set.put(mv.to, landed.map(|piece| Piece::man(piece.side)));
            add(FaultKind::CrownForgotten, Some((mv.to, mv.to)), set);
        }
        if mv.is_capture() {
            self.of_capture(step, board, &after, &mut add);
        }
        faults
    }

    fn of_capture(
        &self,
        step: &Step,
        board: &Setup,
        after: &Setup,
        add: &mut impl FnMut(FaultKind, Option<(Square, Square)>, Setup),
    ) {
        let Step { before, mv, .. } = step;
        let leaving = |left: SquareSet| {
            let mut set = *after;
            for square in left {
                set.put(square, board.at(square));
            }
            set
        };
        let suspect = mv.captured & self.suspect;
        for left in suspect {
            let set = leaving(left.set());
            add(FaultKind::CapturedLeft, Some((left, left)), set);
            let taken = board.at(left).map(|piece| piece.side);
            for gone in self.suspect.without(mv.to) {
                if after.at(gone).is_some_and(|p| Some(p.side) == taken) {
                    let mut set = set;
                    set.put(gone, None);
                    add(FaultKind::WrongManRemoved, Some((left, gone)), set);
                }
            }
        }
        if suspect.len() > 1 {
            add(FaultKind::CapturedLeft, None, leaving(suspect));
        }
        if mv.captured.len() > 1 {
            for part in halves(before, mv) {
                let squares = Some((mv.to, part.to));
                add(FaultKind::HalfACapture, squares, part.apply(board));
            }
        }
        for other in legal_moves(before).iter() {
            let there = board.at(other.from).is_some();
            if there && other != mv && other.captured.len() == mv.captured.len() {
                let squares = Some((mv.to, other.to));
                add(FaultKind::OtherCapture, squares, other.apply(board));
            }
        }
    }
}

/// The parts of a capture that stops on the way, with the men taken until then.
fn halves(before: &Setup, mv: &Move) -> Vec<Move> {
    let Some(route) = path(before, mv) else {
        return Vec::new();
    };
    // If a king turns on an empty square between two captures, squares and captures do not match.
    if route.squares.len() != route.taken.len() + 1 {
        return Vec::new();
    }
    let part = |done: usize| Move {
        from: mv.from,
        to: route.squares[done],
        captured: route.taken[..done].iter().copied().collect(),
    };
    (1..route.taken.len()).map(part).collect()
}

/// The board after a half-move made on a board that may be wrong. `None` if a player would have
/// noticed: no piece to move, a piece of the other side, or an occupied square.
pub(super) fn carry_out(step: &Step, board: &Setup) -> Option<Setup> {
    let Step { before, mv, .. } = step;
    let mut piece = board.at(mv.from)?;
    let meant = before.at(mv.from)?;
    if piece.side != meant.side {
        return None;
    }
    if mv.crowns(before) {
        piece.kind = Kind::King;
    }
    let mut after = *board;
    after.put(mv.from, None);
    after.clear(mv.captured);
    if after.at(mv.to).is_some() {
        return None;
    }
    after.put(mv.to, Some(piece));
    Some(after)
}
