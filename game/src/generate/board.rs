//! The geometry the generator is compiled for: one type a board, all shifts and rays constants.
//!
//! It is the [`Layout`] again, spelt so that the compiler sees every shift; nothing here knows
//! rules.

use crate::side::Side;
use crate::square::{Direction, EIGHT, Layout, TEN};

/// A board the generator is compiled for.
pub(crate) trait Board {
    /// How its squares lie in the word.
    const LAYOUT: &'static Layout;
    /// All dark squares.
    const SQUARES: u64 = Self::LAYOUT.squares().bits();
    /// Where a man of White is crowned.
    const FAR_OF_WHITE: u64 = row(Self::LAYOUT, Side::White);
    /// Where a man of Black is crowned.
    const FAR_OF_BLACK: u64 = row(Self::LAYOUT, Side::Black);
    /// From each square all squares in one direction, to the edge.
    const RAYS: &'static Rays;
}

/// 10x10.
pub(crate) struct Ten;

/// 8x8.
pub(crate) struct Eight;

impl Board for Ten {
    const LAYOUT: &'static Layout = &TEN;
    const RAYS: &'static Rays = &rays(&TEN);
}

impl Board for Eight {
    const LAYOUT: &'static Layout = &EIGHT;
    const RAYS: &'static Rays = &rays(&EIGHT);
}

/// For each direction, for each bit of the word.
pub(crate) type Rays = [[u64; 64]; 4];

/// The directions by number, so that a generic function can take one as a constant.
pub(crate) const UP_LEFT: usize = 0;
pub(crate) const UP_RIGHT: usize = 1;
pub(crate) const DOWN_LEFT: usize = 2;
pub(crate) const DOWN_RIGHT: usize = 3;

/// The direction back; of what is no direction, none.
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

/// Every square of `set` one step on in direction `D`; what leaves the board is dropped.
#[inline(always)]
pub(crate) const fn step<B: Board, const D: usize>(set: u64) -> u64 {
    let shift = const { B::LAYOUT.shift(Direction::ALL[D]) };
    let moved = if shift < 0 {
        set >> -shift
    } else {
        set << shift
    };
    moved & B::SQUARES
}

/// The same with the direction as a value.
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
        match set.checked_ilog2() {
            Some(top) => 1 << top,
            None => 0,
        }
    }
}

/// The squares a king on `from` can fly over in direction `d` before `blockers` stop it.
#[inline(always)]
pub(crate) const fn flight<B: Board>(from: usize, d: usize, blockers: u64) -> u64 {
    let ray = B::RAYS[d][from & 63];
    let wall = nearest::<B>(ray & blockers, d);
    if wall == 0 {
        ray
    } else {
        ray ^ wall ^ B::RAYS[d][wall.trailing_zeros() as usize & 63]
    }
}

/// Every square of `set`, and every one that a king on one of them can fly to in direction `d` over squares of
/// `open` alone.
#[inline(always)]
pub(crate) const fn flown<B: Board>(set: u64, d: usize, open: u64) -> u64 {
    let shift = B::LAYOUT.shift(Direction::ALL[d]);
    let (mut flown, mut open, mut squares) = (set, open, 1);
    // One, two and four squares further are eight, the longest flight there is.
    while squares <= 4 {
        if shift < 0 {
            let by = -shift * squares;
            flown |= flown >> by & open;
            open &= open >> by;
        } else {
            let by = shift * squares;
            flown |= flown << by & open;
            open &= open << by;
        }
        squares *= 2;
    }
    flown
}
