// SPDX-License-Identifier: GPL-3.0-or-later
//! Squares, sets of squares, and the numbers, names and neighbours of the dark squares on each board.
//!
//! A [`Square`] is an index into one 64-bit word; [`layout`] defines the place of each board square in that word. The index order
//! is the order in which squares are written: 1 to 50, or a1, c1 … h8 by row from a1.
//!
//! A square has a meaning only with its [`Variant`](crate::Variant), which gives it a name ([`name`]). These files know neither
//! pieces nor moves.

pub mod layout;
pub mod name;

use std::cmp::Ordering;
use std::fmt;

pub use layout::{Direction, EIGHT, Layout, Naming, TEN};
pub use name::{NoSuchSquare, SquareName};

/// A dark square of one board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square's bit in a [`SquareSet`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this square alone.
    #[must_use]
    pub const fn set(self) -> SquareSet {
        SquareSet(1 << self.0)
    }

    /// The square of the lowest bit that is set in `bits`. `bits` must not be zero.
    #[inline]
    pub(crate) const fn of_lowest(bits: u64) -> Square {
        Square(bits.trailing_zeros() as u8)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "bit {}", self.0)
    }
}

/// A set of dark squares of one board. Sets are ordered like their lists of squares, so that moves sorted by their captured sets
/// follow square order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u64);

impl SquareSet {
    /// The set without any square.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// The set with the bits of `bits` as members. Bits without a square on the board in use must be clear;
    /// [`crate::Variant::squares`] is the mask.
    #[must_use]
    pub const fn from_bits(bits: u64) -> SquareSet {
        SquareSet(bits)
    }

    /// The bits of the set, one a square.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// True if `square` is in the set.
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// True if the set has no square.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The set with `square` added.
    #[must_use]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | 1 << square.0)
    }

    /// The set with `square` taken out.
    #[must_use]
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !(1 << square.0))
    }

    /// The members of `self` that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }

    /// True if all members of `self` are in `other`.
    #[must_use]
    pub const fn within(self, other: SquareSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The lowest square, or `None` in an empty set.
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square(self.0.trailing_zeros() as u8))
        }
    }

    /// The only square, if there is exactly one.
    #[must_use]
    pub const fn only(self) -> Option<Square> {
        if self.0.is_power_of_two() {
            self.first()
        } else {
            None
        }
    }
}

impl Ord for SquareSet {
    fn cmp(&self, other: &SquareSet) -> Ordering {
        let differ = self.0 ^ other.0;
        if differ == 0 {
            return Ordering::Equal;
        }
        // Below the lowest square that only one of the sets has, both lists are equal. The list with that square comes first,
        // unless the other list has no further square, so that it is a beginning of the first list.
        let lowest = differ & differ.wrapping_neg();
        let goes_on = |set: &SquareSet| set.0 & lowest.wrapping_neg() != 0;
        if self.0 & lowest != 0 {
            if goes_on(other) {
                Ordering::Less
            } else {
                Ordering::Greater
            }
        } else if goes_on(self) {
            Ordering::Greater
        } else {
            Ordering::Less
        }
    }
}

impl PartialOrd for SquareSet {
    fn partial_cmp(&self, other: &SquareSet) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

macro_rules! set_operator {
    ($trait:ident, $method:ident, $assign_trait:ident, $assign:ident, $op:tt) => {
        impl std::ops::$trait for SquareSet {
            type Output = SquareSet;
            fn $method(self, other: SquareSet) -> SquareSet {
                SquareSet(self.0 $op other.0)
            }
        }
        impl std::ops::$assign_trait for SquareSet {
            fn $assign(&mut self, other: SquareSet) {
                *self = *self $op other;
            }
        }
    };
}
set_operator!(BitAnd, bitand, BitAndAssign, bitand_assign, &);
set_operator!(BitOr, bitor, BitOrAssign, bitor_assign, |);
set_operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, SquareSet::with)
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// Walks a [`SquareSet`] in square order.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 = SquareSet(self.0.0 & (self.0.0 - 1));
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Squares {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::Variant;

    pub(super) fn names(variant: Variant, set: SquareSet) -> Vec<String> {
        set.into_iter()
            .map(|s| variant.name(s).to_string())
            .collect()
    }

    pub(super) fn sq(variant: Variant, text: &str) -> Square {
        variant.square(text).expect("a square")
    }

    #[test]
    fn sets_are_ordered_as_their_lists() {
        let layout = &EIGHT;
        let sets: Vec<SquareSet> = (0..64u64)
            .map(|n| SquareSet::from_bits(n & layout.squares().bits()))
            .collect();
        for a in &sets {
            for b in &sets {
                let lists = a.into_iter().cmp(*b);
                assert_eq!(a.cmp(b), lists, "{a:?} {b:?}");
            }
        }
    }
}
