// SPDX-License-Identifier: GPL-3.0-or-later
//! The writing of squares: numbers on the 10x10 board, coordinates on the 8x8 one.

use std::fmt;

use super::{Naming, Square};
use crate::variant::Variant;

/// The reason why a text names no square of the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no square {text:?} on this board; its squares are {range}")]
pub struct NoSuchSquare {
    /// The text that was written.
    pub text: String,
    /// The range of names that would have been squares.
    pub range: &'static str,
}

impl Variant {
    /// The written name of `square`: `28`, or `c3`.
    #[must_use]
    pub fn name(self, square: Square) -> SquareName {
        SquareName {
            variant: self,
            square,
        }
    }

    /// Reads a square as this game writes it: `28` (a leading zero is forgiven), `c3` (either
    /// case). Numbers are no names on 8x8, where two numberings are in use.
    pub fn square(self, text: &str) -> Result<Square, NoSuchSquare> {
        let layout = self.layout();
        let refused = || NoSuchSquare {
            text: text.to_owned(),
            range: self.range(),
        };
        match layout.naming {
            Naming::Numbers => {
                if text.is_empty() || text.len() > 3 || !text.bytes().all(|b| b.is_ascii_digit()) {
                    return Err(refused());
                }
                let number: u8 = text.parse().map_err(|_| refused())?;
                number
                    .checked_sub(1)
                    .and_then(|n| layout.nth(n))
                    .ok_or_else(refused)
            }
            Naming::Coordinates => {
                let [file, rank] = text.as_bytes() else {
                    return Err(refused());
                };
                let column = file.to_ascii_lowercase().wrapping_sub(b'a');
                let row = rank.wrapping_sub(b'1');
                layout.at(row, column).ok_or_else(refused)
            }
        }
    }

    /// The existing names, for an error.
    #[must_use]
    pub const fn range(self) -> &'static str {
        match self {
            Variant::International => "1 to 50",
            Variant::Polish64 => "the dark ones from a1 to h8",
        }
    }
}

/// A square together with its way of being written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SquareName {
    variant: Variant,
    square: Square,
}

impl SquareName {
    /// The square that is named.
    #[must_use]
    pub const fn square(self) -> Square {
        self.square
    }
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let layout = self.variant.layout();
        match layout.naming {
            Naming::Numbers => write!(f, "{}", layout.order(self.square) + 1),
            Naming::Coordinates => {
                let file = char::from(b'a' + layout.column(self.square));
                write!(f, "{file}{}", layout.row(self.square) + 1)
            }
        }
    }
}

impl fmt::Debug for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::side::Side;
    use crate::square::tests::{names, sq};
    use crate::square::{EIGHT, TEN};

    #[test]
    fn every_square_has_its_name_and_the_name_its_square() {
        for variant in Variant::ALL {
            let layout = variant.layout();
            assert_eq!(layout.squares().len(), usize::from(layout.count()));
            for (n, square) in layout.squares().into_iter().enumerate() {
                assert_eq!(usize::from(layout.order(square)), n);
                assert_eq!(layout.nth(n as u8), Some(square));
                assert_eq!(
                    variant.square(&variant.name(square).to_string()),
                    Ok(square)
                );
                assert_eq!(
                    layout.at(layout.row(square), layout.column(square)),
                    Some(square)
                );
                assert_eq!(layout.turned(layout.turned(square)), square);
            }
        }
    }

    /// Kodeks I 2.6.4: coordinates of the 64 board.
    #[test]
    fn kodeks_i_2_6_4_coordinates() {
        let v = Variant::Polish64;
        assert_eq!(names(v, EIGHT.row_squares(0)), ["a1", "c1", "e1", "g1"]);
        assert_eq!(names(v, EIGHT.row_squares(7)), ["b8", "d8", "f8", "h8"]);
        assert_eq!(EIGHT.crowning_row(Side::White), 7);
        assert_eq!(TEN.crowning_row(Side::White), 0);
        assert_eq!(sq(v, "A1"), sq(v, "a1"));
    }

    #[test]
    fn what_is_no_square_is_refused() {
        for text in ["0", "51", "", "a1", "-1", "+7", "1 ", "0028", "²"] {
            assert!(Variant::International.square(text).is_err(), "{text:?}");
        }
        assert_eq!(
            Variant::International.square("07"),
            Variant::International.square("7")
        );
        for text in ["a2", "i1", "a9", "a0", "28", "", "a", "a10", "ż1"] {
            assert!(Variant::Polish64.square(text).is_err(), "{text:?}");
        }
    }
}
