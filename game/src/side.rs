// SPDX-License-Identifier: GPL-3.0-or-later
//! The two sides, and pairs of values with one value for each side.

use std::fmt;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// A player, by the colour of their men (Kodeks I 2.7). White moves first (I 3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Side {
    /// The side that moves first. On diagrams it is at the bottom.
    White,
    /// The side that moves second. On diagrams it is at the top.
    Black,
}

impl Side {
    /// Both sides, White first.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// `W` or `B`, as written in FEN and PDN.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::White => 'W',
            Side::Black => 'B',
        }
    }

    /// `white` or `black`, as written in options, the transcript and the record.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Side::White => "white",
            Side::Black => "black",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A pair of values: one for White and one for Black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct BySide<T> {
    /// The value of White.
    pub white: T,
    /// The value of Black.
    pub black: T,
}

impl<T> BySide<T> {
    /// Calls `make` once for each side, White first.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> BySide<T> {
        BySide {
            white: make(Side::White),
            black: make(Side::Black),
        }
    }

    /// The value of `side`.
    pub const fn get(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    /// The value of `side`, for changes.
    pub const fn get_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }

    /// The values of both sides, transformed.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide {
            white: f(self.white),
            black: f(self.black),
        }
    }

    /// Both values with their sides, White first.
    pub fn iter(&self) -> impl Iterator<Item = (Side, &T)> {
        [(Side::White, &self.white), (Side::Black, &self.black)].into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_of_the_other_is_oneself() {
        for side in Side::ALL {
            assert_eq!(side.other().other(), side);
            assert_ne!(side.other(), side);
        }
    }

    #[test]
    fn mapping_keeps_sides_apart() {
        let pair = BySide::from_fn(|side| side.letter()).map(|c| c.to_ascii_lowercase());
        assert_eq!(
            pair,
            BySide {
                white: 'w',
                black: 'b'
            }
        );
        assert_eq!(pair.iter().map(|(s, _)| s).collect::<Vec<_>>(), Side::ALL);
    }
}
