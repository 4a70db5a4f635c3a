// SPDX-License-Identifier: GPL-3.0-or-later
//! A position from the view of the side to move, in plain machine words for the generator: moves
//! without capture, the pieces that can capture, and a fast way to play a legal move.

use crate::generate::board::{
    Board, DOWN_LEFT, DOWN_RIGHT, UP_LEFT, UP_RIGHT, flight, nearest, shift_back, step, step_to,
};
use crate::generate::list::MoveList;
use crate::moves::Move;
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{Square, SquareSet};

/// A position from the view of the side to move.
#[derive(Clone, Copy)]
pub(crate) struct Stand {
    pub(crate) own: u64,
    pub(crate) other: u64,
    pub(crate) kings: u64,
    pub(crate) turn: Side,
}

/// The members of `bits` in square order, each as a bit of its own.
#[inline(always)]
pub(crate) fn each(mut bits: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let bit = bits & bits.wrapping_neg();
        bits ^= bit;
        (bit != 0).then_some(bit)
    })
}

impl Stand {
    /// The position `setup` from the view of the side to move.
    #[inline]
    pub(crate) fn of(setup: &Setup) -> Stand {
        let turn = setup.turn();
        Stand {
            own: setup.pieces(turn).bits(),
            other: setup.pieces(turn.other()).bits(),
            kings: setup.kings().bits(),
            turn,
        }
    }

    #[inline(always)]
    pub(crate) const fn empty<B: Board>(&self) -> u64 {
        B::SQUARES & !(self.own | self.other)
    }

    /// The squares one step forward of `set` (Kodeks I 3.4).
    #[inline(always)]
    const fn forward<B: Board>(&self, set: u64) -> u64 {
        match self.turn {
            Side::White => step::<B, UP_LEFT>(set) | step::<B, UP_RIGHT>(set),
            Side::Black => step::<B, DOWN_LEFT>(set) | step::<B, DOWN_RIGHT>(set),
        }
    }

    #[inline(always)]
    const fn backward<B: Board>(&self, set: u64) -> u64 {
        match self.turn {
            Side::White => step::<B, DOWN_LEFT>(set) | step::<B, DOWN_RIGHT>(set),
            Side::Black => step::<B, UP_LEFT>(set) | step::<B, UP_RIGHT>(set),
        }
    }

    /// The squares to which a king on `from` may go without capturing (Kodeks I 3.9).
    #[inline(always)]
    fn flights<B: Board>(&self, from: usize) -> u64 {
        let blockers = self.own | self.other;
        (0..4).fold(0, |all, d| all | flight::<B>(from, d, blockers))
    }

    /// The squares to which the piece on `from` could go if there were nothing to capture.
    pub(crate) fn quiet_targets<B: Board>(&self, from: u64) -> u64 {
        if self.kings & from != 0 {
            self.flights::<B>(from.trailing_zeros() as usize)
        } else {
            self.forward::<B>(from) & self.empty::<B>()
        }
    }

    /// The men of the side to move that can capture (Kodeks I 4.1–4.2).
    #[inline(always)]
    pub(crate) const fn hungry_men<B: Board>(&self) -> u64 {
        let [a, b, c, d] = self.hungry_men_by_direction::<B>();
        a | b | c | d
    }

    /// The men that can capture, by direction.
    #[inline(always)]
    pub(crate) const fn hungry_men_by_direction<B: Board>(&self) -> [u64; 4] {
        [
            self.hungry_men_towards::<B, UP_LEFT>(),
            self.hungry_men_towards::<B, UP_RIGHT>(),
            self.hungry_men_towards::<B, DOWN_LEFT>(),
            self.hungry_men_towards::<B, DOWN_RIGHT>(),
        ]
    }

    #[inline(always)]
    const fn hungry_men_towards<B: Board, const D: usize>(&self) -> u64 {
        let exposed = shift_back::<B, D>(self.empty::<B>()) & self.other;
        shift_back::<B, D>(exposed) & self.own & !self.kings
    }

    /// The kings of the side to move that can capture (Kodeks I 4.3).
    #[inline(always)]
    pub(crate) fn hungry_kings<B: Board>(&self) -> u64 {
        let blockers = self.own | self.other;
        let empty = self.empty::<B>();
        each(self.own & self.kings)
            .filter(|king| {
                (0..4).any(|d| {
                    let ray = B::RAYS[d][king.trailing_zeros() as usize & 63];
                    let met = nearest::<B>(ray & blockers, d);
                    met & self.other != 0 && step_to::<B>(met, d) & empty != 0
                })
            })
            .fold(0, |all, king| all | king)
    }

    /// Adds to an empty list, in square order, the ordinary moves that there would be if there were nothing to capture.
    #[inline(always)]
    pub(crate) fn quiet<B: Board>(&self, moves: &mut MoveList) {
        if self.own & self.kings == 0 {
            self.quiet_of_men::<B>(moves);
        } else {
            self.quiet_with_kings::<B>(moves);
        }
    }

    /// The quiet moves where there are only men.
    #[inline(always)]
    pub(crate) fn quiet_of_men<B: Board>(&self, moves: &mut MoveList) {
        let empty = self.empty::<B>();
        let own = self.own;
        match self.turn {
            Side::White => {
                let left = own & shift_back::<B, UP_LEFT>(empty);
                let right = own & shift_back::<B, UP_RIGHT>(empty);
                moves.fill_with_steps(left, right, B::STEPS_UP);
            }
            Side::Black => {
                let left = own & shift_back::<B, DOWN_LEFT>(empty);
                let right = own & shift_back::<B, DOWN_RIGHT>(empty);
                moves.fill_with_steps(left, right, B::STEPS_DOWN);
            }
        }
    }

    /// The quiet moves of men and kings.
    fn quiet_with_kings<B: Board>(&self, moves: &mut MoveList) {
        let kings = self.own & self.kings;
        let men = self.own & !self.kings & self.backward::<B>(self.empty::<B>());
        let empty = self.empty::<B>();
        for from in each(men | kings) {
            let origin = Square::of_lowest(from);
            let targets = if from & kings == 0 {
                self.forward::<B>(from) & empty
            } else {
                self.flights::<B>(origin.index())
            };
            moves.push_ordinary(origin, SquareSet::from_bits(targets));
        }
    }

    /// The number of ordinary moves that there would be if there were nothing to capture.
    #[inline(always)]
    pub(crate) fn count_quiet<B: Board>(&self) -> u64 {
        let empty = self.empty::<B>();
        let men = self.own & !self.kings;
        let (left, right) = match self.turn {
            Side::White => (step::<B, UP_LEFT>(men), step::<B, UP_RIGHT>(men)),
            Side::Black => (step::<B, DOWN_LEFT>(men), step::<B, DOWN_RIGHT>(men)),
        };
        let by_men = (left & empty).count_ones() + (right & empty).count_ones();
        let by_kings: u32 = each(self.own & self.kings)
            .map(|king| {
                self.flights::<B>(king.trailing_zeros() as usize)
                    .count_ones()
            })
            .sum();
        u64::from(by_men + by_kings)
    }

    /// True if any piece can move without capturing.
    pub(crate) fn any_quiet<B: Board>(&self) -> bool {
        let empty = self.empty::<B>();
        let kings = self.own & self.kings;
        let around = (0..4).fold(0, |all, d| all | step_to::<B>(kings, d));
        (self.forward::<B>(self.own & !self.kings) | around) & empty != 0
    }

    /// True if any piece can capture.
    pub(crate) fn any_capture<B: Board>(&self) -> bool {
        self.hungry_men::<B>() != 0 || self.own & self.kings != 0 && self.hungry_kings::<B>() != 0
    }

    /// The position after a legal move, seen by the other side.
    #[inline(always)]
    pub(crate) fn play<B: Board>(&self, mv: &Move) -> Stand {
        let (from, to) = (mv.from.set().bits(), mv.to.set().bits());
        let taken = mv.captured.bits();
        let far = match self.turn {
            Side::White => B::FAR_OF_WHITE,
            Side::Black => B::FAR_OF_BLACK,
        };
        let crowned = if self.kings & from != 0 { to } else { to & far };
        Stand {
            own: self.other & !taken,
            other: self.own & !from | to,
            kings: self.kings & !(taken | from) | crowned,
            turn: self.turn.other(),
        }
    }
}
