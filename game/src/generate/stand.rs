//! What stands on a board as the side to move sees it, in plain words for the generator: its
//! ordinary moves, whether it can capture at all, and a fast way to play a legal move.

use crate::generate::board::{
    Board, DOWN_LEFT, DOWN_RIGHT, UP_LEFT, UP_RIGHT, flight, nearest, opposite, step, step_to,
};
use crate::moves::Move;
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{Square, SquareSet};

/// A position from the mover's side.
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
    /// The same position, seen by its mover.
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

    /// Where a king on `from` may go without capturing (Kodeks I 3.9).
    #[inline(always)]
    fn flights<B: Board>(&self, from: usize) -> u64 {
        let blockers = self.own | self.other;
        (0..4).fold(0, |all, d| all | flight::<B>(from, d, blockers))
    }

    /// Where the piece on `from` may go without capturing, were there nothing to capture.
    pub(crate) fn quiet_targets<B: Board>(&self, from: u64) -> u64 {
        if self.kings & from != 0 {
            self.flights::<B>(from.trailing_zeros() as usize)
        } else {
            self.forward::<B>(from) & self.empty::<B>()
        }
    }

    /// The own men that can capture something now (Kodeks I 4.1–4.2).
    #[inline(always)]
    pub(crate) const fn hungry_men<B: Board>(&self) -> u64 {
        let empty = self.empty::<B>();
        let other = self.other;
        let found = step::<B, UP_LEFT>(step::<B, UP_LEFT>(empty) & other)
            | step::<B, UP_RIGHT>(step::<B, UP_RIGHT>(empty) & other)
            | step::<B, DOWN_LEFT>(step::<B, DOWN_LEFT>(empty) & other)
            | step::<B, DOWN_RIGHT>(step::<B, DOWN_RIGHT>(empty) & other);
        found & self.own & !self.kings
    }

    /// The own kings that can capture something now (Kodeks I 4.3).
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

    /// The ordinary moves, in square order, were there nothing to capture.
    #[inline(always)]
    pub(crate) fn quiet<B: Board>(&self, moves: &mut Vec<Move>) {
        if self.own & self.kings != 0 {
            return self.quiet_with_kings::<B>(moves);
        }
        match self.turn {
            Side::White => self.quiet_men::<B, UP_LEFT, UP_RIGHT>(moves),
            Side::Black => self.quiet_men::<B, DOWN_LEFT, DOWN_RIGHT>(moves),
        }
    }

    /// The same where there are only men, who go in these two directions. Which of the two steps are open is
    /// not asked but counted: both are written down, and the next one is written over a step that is none.
    #[inline(always)]
    fn quiet_men<B: Board, const LEFT: usize, const RIGHT: usize>(&self, moves: &mut Vec<Move>) {
        let empty = self.empty::<B>();
        let left = self.own & step_to::<B>(empty, opposite(LEFT));
        let right = self.own & step_to::<B>(empty, opposite(RIGHT));
        let mut kept = moves.len();
        let open = (left.count_ones() + right.count_ones()) as usize;
        // One place more for a last step that is none.
        moves.resize(kept + open + 1, Move::NONE);
        for from in each(left | right) {
            let mut write = |to: u64, is_open: bool| {
                moves[kept] = Move {
                    from: Square::of_lowest(from),
                    to: Square::of_lowest(to),
                    captured: SquareSet::EMPTY,
                };
                kept += usize::from(is_open);
            };
            write(step::<B, LEFT>(from), left & from != 0);
            write(step::<B, RIGHT>(from), right & from != 0);
        }
        moves.truncate(kept);
    }

    /// The same for men and kings.
    fn quiet_with_kings<B: Board>(&self, moves: &mut Vec<Move>) {
        let kings = self.own & self.kings;
        let men = self.own & !self.kings & self.backward::<B>(self.empty::<B>());
        let empty = self.empty::<B>();
        for from in each(men | kings) {
            let targets = if from & kings == 0 {
                self.forward::<B>(from) & empty
            } else {
                self.flights::<B>(from.trailing_zeros() as usize)
            };
            let origin = Square::of_lowest(from);
            moves.extend(each(targets).map(|to| Move {
                from: origin,
                to: Square::of_lowest(to),
                captured: SquareSet::EMPTY,
            }));
        }
    }

    /// How many ordinary moves there are, were there nothing to capture.
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

    /// Can any piece move without capturing?
    pub(crate) fn any_quiet<B: Board>(&self) -> bool {
        let empty = self.empty::<B>();
        let kings = self.own & self.kings;
        let around = (0..4).fold(0, |all, d| all | step_to::<B>(kings, d));
        (self.forward::<B>(self.own & !self.kings) | around) & empty != 0
    }

    /// Can any piece capture?
    pub(crate) fn any_capture<B: Board>(&self) -> bool {
        self.hungry_men::<B>() | self.hungry_kings::<B>() != 0
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
