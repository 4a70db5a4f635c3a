// SPDX-License-Identifier: GPL-3.0-or-later
//! The geometry that the generator is compiled for: one type for each board, with all shifts and
//! rays as constants.
//!
//! It repeats the [`Layout`] in a form in which the compiler sees every shift. No rules of the game
//! are here.

use crate::moves::Move;
use crate::side::Side;
use crate::square::{Direction, EIGHT, Layout, SquareSet, TEN};

/// A board the generator is compiled for.
pub(crate) trait Board {
    /// The arrangement of its squares in the word.
    const LAYOUT: &'static Layout;
    /// All dark squares of the board.
    const SQUARES: u64 = Self::LAYOUT.squares().bits();
    /// The row on which a man of White is crowned.
    const FAR_OF_WHITE: u64 = row(Self::LAYOUT, Side::White);
    /// The row on which a man of Black is crowned.
    const FAR_OF_BLACK: u64 = row(Self::LAYOUT, Side::Black);
    /// For each direction and square, all squares beyond it to the edge.
    const RAYS: &'static Rays;
    /// The steps of a man upwards.
    const STEPS_UP: &'static ManSteps;
    /// The steps of a man downwards.
    const STEPS_DOWN: &'static ManSteps;
}

/// The board of 100 squares.
pub(crate) struct Ten;

/// The board of 64 squares.
pub(crate) struct Eight;

impl Board for Ten {
    const LAYOUT: &'static Layout = &TEN;
    const RAYS: &'static Rays = &rays(&TEN);
    const STEPS_UP: &'static ManSteps = &steps(&TEN, UP_LEFT, UP_RIGHT);
    const STEPS_DOWN: &'static ManSteps = &steps(&TEN, DOWN_LEFT, DOWN_RIGHT);
}

impl Board for Eight {
    const LAYOUT: &'static Layout = &EIGHT;
    const RAYS: &'static Rays = &rays(&EIGHT);
    const STEPS_UP: &'static ManSteps = &steps(&EIGHT, UP_LEFT, UP_RIGHT);
    const STEPS_DOWN: &'static ManSteps = &steps(&EIGHT, DOWN_LEFT, DOWN_RIGHT);
}

/// The squares up to the edge, for each direction and each bit of the word.
pub(crate) type Rays = [[u64; 64]; 4];

/// For each bit of the word the step to the left and the step to the right; [`Move::NONE`] if it would leave the
/// board. One more entry at the end, so that every step has a following one.
pub(crate) type ManSteps = [Move; 129];

/// The directions by number, so that a generic function can take one as a constant.
pub(crate) const UP_LEFT: usize = 0;
pub(crate) const UP_RIGHT: usize = 1;
pub(crate) const DOWN_LEFT: usize = 2;
pub(crate) const DOWN_RIGHT: usize = 3;

/// The opposite direction. If `d` is no direction, the result is none either.
#[inline(always)]
pub(crate) const fn opposite(d: usize) -> usize {
    DOWN_RIGHT.wrapping_sub(d)
}

const fn row(layout: &Layout, side: Side) -> u64 {
    let mut bits = 0;
    let mut column = 0;
    while column < layout.side {
        if let Some(square) = layout.at(layout.crowning_row(side), column) {
            bits |= square.set().bits();
        }
        column += 1;
    }
    bits
}

const fn rays(layout: &Layout) -> Rays {
    let mut rays = [[0; 64]; 4];
    let mut d = 0;
    while d < 4 {
        let mut n = 0;
        while let Some(from) = layout.nth(n) {
            let mut at = from;
            while let Some(next) = layout.step(at, Direction::ALL[d]) {
                rays[d][from.index()] |= next.set().bits();
                at = next;
            }
            n += 1;
        }
        d += 1;
    }
    rays
}

const fn steps(layout: &Layout, left: usize, right: usize) -> ManSteps {
    let mut steps = [Move::NONE; 129];
    let ways = [Direction::ALL[left], Direction::ALL[right]];
    let mut n = 0;
    while let Some(from) = layout.nth(n) {
        let mut way = 0;
        while way < ways.len() {
            if let Some(to) = layout.step(from, ways[way]) {
                steps[2 * from.index() + way] = Move {
                    from,
                    to,
                    captured: SquareSet::EMPTY,
                };
            }
            way += 1;
        }
        n += 1;
    }
    steps
}

/// Every square of `set` moved one step in direction `D`; squares that leave the board are dropped.
#[inline(always)]
pub(crate) const fn step<B: Board, const D: usize>(set: u64) -> u64 {
    shift::<B, D>(set) & B::SQUARES
}

/// The same step without the mask: a square that leaves the board becomes a bit that is no square, and
/// the caller must drop it.
#[inline(always)]
pub(crate) const fn shift<B: Board, const D: usize>(set: u64) -> u64 {
    moved(set, const { B::LAYOUT.shift(Direction::ALL[D]) })
}

/// The reverse of [`shift`]: the squares from which a step in direction `D` leads to `set`.
#[inline(always)]
pub(crate) const fn shift_back<B: Board, const D: usize>(set: u64) -> u64 {
    moved(set, const { -B::LAYOUT.shift(Direction::ALL[D]) })
}

#[inline(always)]
const fn moved(set: u64, by: i8) -> u64 {
    if by < 0 { set >> -by } else { set << by }
}

/// The same as [`step`] with the direction as a value.
#[inline(always)]
pub(crate) const fn step_to<B: Board>(set: u64, d: usize) -> u64 {
    match d {
        UP_LEFT => step::<B, UP_LEFT>(set),
        UP_RIGHT => step::<B, UP_RIGHT>(set),
        DOWN_LEFT => step::<B, DOWN_LEFT>(set),
        _ => step::<B, DOWN_RIGHT>(set),
    }
}

/// The first member of `set` met when going in direction `d`, for a `set` that lies on one ray;
/// zero if it is empty.
#[inline(always)]
pub(crate) const fn nearest<B: Board>(set: u64, d: usize) -> u64 {
    if B::LAYOUT.shift(Direction::ALL[d]) > 0 {
        set & set.wrapping_neg()
    } else {
        // For an empty set this tests bit 0, which is not in the set.
        set & 1 << (set | 1).ilog2()
    }
}

/// The squares a king on `from` can fly over in direction `d` before `blockers` stop it.
#[inline(always)]
pub(crate) const fn flight<B: Board>(from: usize, d: usize, blockers: u64) -> u64 {
    let ray = B::RAYS[d][from & 63];
    let walls = ray & blockers;
    // All bits as far as the first wall; all bits if there is none.
    let before = if B::LAYOUT.shift(Direction::ALL[d]) > 0 {
        walls ^ walls.wrapping_sub(1)
    } else {
        u64::MAX << (walls | 1).ilog2()
    };
    ray & before & !blockers
}

/// Every square of `set`, and every square that a king on one of them can reach in direction `d` over squares
/// of `open` only.
#[inline(always)]
pub(crate) const fn flown<B: Board>(set: u64, d: usize, open: u64) -> u64 {
    let shift = B::LAYOUT.shift(Direction::ALL[d]);
    let (mut flown, mut open, mut squares) = (set, open, 1);
    // Together with the first square, steps of one, two and four squares cover eight squares, the longest flight there is.
    while squares <= 4 {
        flown |= moved(flown, shift * squares) & open;
        open &= moved(open, shift * squares);
        squares *= 2;
    }
    flown
}
