// SPDX-License-Identifier: GPL-3.0-or-later
//! The layout of the dark squares of each board in one 64-bit word, and the steps between neighbouring squares.
//!
//! After every second row there is a spare bit, so that each of the four diagonal steps is the same shift everywhere, and a step
//! over the edge ends on a spare bit or outside the word.

use super::{Square, SquareSet};
use crate::side::Side;

/// One of the four diagonal directions, as White sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Away from White, to White's left.
    UpLeft,
    /// Away from White, to White's right.
    UpRight,
    /// Towards White, to White's left.
    DownLeft,
    /// Towards White, to White's right.
    DownRight,
}

impl Direction {
    /// All four directions, as White sees the board.
    pub const ALL: [Direction; 4] = [
        Direction::UpLeft,
        Direction::UpRight,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// The two directions in which a man of `side` moves (Kodeks I 3.4).
    #[must_use]
    pub const fn forward(side: Side) -> [Direction; 2] {
        match side {
            Side::White => [Direction::UpLeft, Direction::UpRight],
            Side::Black => [Direction::DownLeft, Direction::DownRight],
        }
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::UpLeft => Direction::DownRight,
            Direction::UpRight => Direction::DownLeft,
            Direction::DownLeft => Direction::UpRight,
            Direction::DownRight => Direction::UpLeft,
        }
    }
}

/// The naming of the squares of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Naming {
    /// Names by a number, counted from 1 in square order: `28`.
    Numbers,
    /// Names by the letter of the file and the number of the rank: `c3`.
    Coordinates,
}

/// The layout of the dark squares of a board in the word.
///
/// `row` counts from the row that comes first in square order; `column` from White's left.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Rows and columns of the whole board.
    pub side: u8,
    /// The row of a pair that is followed by the spare bit: 0 the first, 1 the second.
    spare_after: u8,
    /// Column of the first dark square in even rows.
    even_column: u8,
    /// The shifts for [`Direction::UpLeft`] and [`Direction::UpRight`]; the shifts downwards are their negatives.
    up_left: i8,
    up_right: i8,
    /// True if the first square in square order lies on White's far row.
    pub first_row_is_far: bool,
    /// The naming of the squares.
    pub naming: Naming,
    /// All dark squares, precomputed because every step checks that it stays on the board.
    squares: SquareSet,
}

/// The 10x10 board: 1 at the top, Black's home (Kodeks I 2.6).
pub const TEN: Layout = Layout {
    side: 10,
    spare_after: 1,
    even_column: 1,
    up_left: -6,
    up_right: -5,
    first_row_is_far: true,
    naming: Naming::Numbers,
    squares: SquareSet::EMPTY,
}
.counted();

/// The 8x8 board: a1 at White's left hand (Kodeks I 2.6.4).
pub const EIGHT: Layout = Layout {
    side: 8,
    spare_after: 0,
    even_column: 0,
    up_left: 4,
    up_right: 5,
    first_row_is_far: false,
    naming: Naming::Coordinates,
    squares: SquareSet::EMPTY,
}
.counted();

impl Layout {
    /// Dark squares in a row.
    #[must_use]
    pub const fn per_row(&self) -> u8 {
        self.side / 2
    }

    /// The number of dark squares.
    #[must_use]
    pub const fn count(&self) -> u8 {
        self.side * self.per_row()
    }

    /// The square that is `n`-th in square order, from 0.
    #[must_use]
    pub const fn nth(&self, n: u8) -> Option<Square> {
        if n >= self.count() {
            return None;
        }
        let spare = if self.spare_after == 1 {
            n / self.side
        } else {
            (n + self.per_row()) / self.side
        };
        Some(Square(n + spare))
    }

    /// The place of `square` in square order, from 0.
    #[must_use]
    pub const fn order(&self, square: Square) -> u8 {
        let spare = if self.spare_after == 1 {
            square.0 / (self.side + 1)
        } else {
            (square.0 + self.per_row() + 1) / (self.side + 1)
        };
        square.0 - spare
    }

    /// This layout with `squares` filled in.
    const fn counted(self) -> Layout {
        let mut squares = SquareSet::EMPTY;
        let mut n = 0;
        while let Some(square) = self.nth(n) {
            squares = squares.with(square);
            n += 1;
        }
        Layout { squares, ..self }
    }

    /// All dark squares of the board.
    #[must_use]
    pub const fn squares(&self) -> SquareSet {
        self.squares
    }

    /// Row of `square`, counted in square order from 0.
    #[must_use]
    pub const fn row(&self, square: Square) -> u8 {
        self.order(square) / self.per_row()
    }

    /// Column of `square` from White's left, from 0.
    #[must_use]
    pub const fn column(&self, square: Square) -> u8 {
        let in_row = self.order(square) % self.per_row();
        2 * in_row + (self.row(square) + self.even_column) % 2
    }

    /// The dark square in this row and column, if there is one.
    #[must_use]
    pub const fn at(&self, row: u8, column: u8) -> Option<Square> {
        if row >= self.side || column >= self.side || (row + self.even_column) % 2 != column % 2 {
            return None;
        }
        self.nth(row * self.per_row() + column / 2)
    }

    /// The squares of one row.
    #[must_use]
    pub fn row_squares(&self, row: u8) -> SquareSet {
        (0..self.side)
            .filter_map(|column| self.at(row, column))
            .collect()
    }

    /// The longest diagonal, from White's left hand to Black's (Kodeks I 2.3).
    #[must_use]
    pub const fn main_line(&self) -> SquareSet {
        let mut line = SquareSet::EMPTY;
        let mut at = self.at(self.crowning_row(Side::Black), 0);
        while let Some(square) = at {
            line = line.with(square);
            at = self.step(square, Direction::UpRight);
        }
        line
    }

    /// The row on which a man of `side` is crowned (Kodeks I 2.5.1, 3.5).
    #[must_use]
    pub const fn crowning_row(&self, side: Side) -> u8 {
        match (side, self.first_row_is_far) {
            (Side::White, true) | (Side::Black, false) => 0,
            (Side::Black, true) | (Side::White, false) => self.side - 1,
        }
    }

    /// The number of places by which a step in `direction` shifts a bit; negative towards bit 0.
    #[must_use]
    pub const fn shift(&self, direction: Direction) -> i8 {
        match direction {
            Direction::UpLeft => self.up_left,
            Direction::UpRight => self.up_right,
            Direction::DownLeft => -self.up_right,
            Direction::DownRight => -self.up_left,
        }
    }

    /// Every square of `set` one step on; squares that would leave the board are dropped.
    #[must_use]
    pub const fn step_all(&self, set: SquareSet, direction: Direction) -> SquareSet {
        let shift = self.shift(direction);
        let moved = if shift < 0 {
            set.0 >> -shift
        } else {
            set.0 << shift
        };
        SquareSet(moved & self.squares().0)
    }

    /// The neighbour of `square` in `direction`.
    #[must_use]
    pub const fn step(&self, square: Square, direction: Direction) -> Option<Square> {
        self.step_all(square.set(), direction).first()
    }

    /// The square that comes to the place of `square` when the board is turned by half a turn.
    #[must_use]
    pub const fn turned(&self, square: Square) -> Square {
        match self.nth(self.count() - 1 - self.order(square)) {
            Some(turned) => turned,
            None => square,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::tests::{names, sq};
    use crate::variant::Variant;

    #[test]
    fn a_step_joins_neighbours_by_row_and_column() {
        for variant in Variant::ALL {
            let layout = variant.layout();
            for square in layout.squares() {
                for direction in Direction::ALL {
                    let up = matches!(direction, Direction::UpLeft | Direction::UpRight);
                    let left = matches!(direction, Direction::UpLeft | Direction::DownLeft);
                    let towards_first = up == layout.first_row_is_far;
                    let row =
                        layout
                            .row(square)
                            .wrapping_add_signed(if towards_first { -1 } else { 1 });
                    let column =
                        layout
                            .column(square)
                            .wrapping_add_signed(if left { -1 } else { 1 });
                    assert_eq!(layout.step(square, direction), layout.at(row, column));
                    if let Some(next) = layout.step(square, direction) {
                        assert_eq!(layout.step(next, direction.opposite()), Some(square));
                    }
                }
            }
        }
    }

    /// Kodeks I 2.6.1–2.6.3: fixed points of the 10x10 board.
    #[test]
    fn kodeks_i_2_6_edges_of_the_hundred_board() {
        let v = Variant::International;
        assert_eq!(names(v, TEN.row_squares(0)), ["1", "2", "3", "4", "5"]);
        assert_eq!(names(v, TEN.row_squares(9)), ["46", "47", "48", "49", "50"]);
        let left: SquareSet = TEN
            .squares()
            .into_iter()
            .filter(|s| TEN.column(*s) == 0)
            .collect();
        assert_eq!(names(v, left), ["6", "16", "26", "36", "46"]);
        let right: SquareSet = TEN
            .squares()
            .into_iter()
            .filter(|s| TEN.column(*s) == 9)
            .collect();
        assert_eq!(names(v, right), ["5", "15", "25", "35", "45"]);
    }

    /// Kodeks I 2.3: the main line runs from White's left hand.
    #[test]
    fn kodeks_i_2_3_main_line() {
        assert_eq!(
            names(Variant::International, TEN.main_line()),
            ["5", "10", "14", "19", "23", "28", "32", "37", "41", "46"]
        );
        assert_eq!(
            names(Variant::Polish64, EIGHT.main_line()),
            ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"]
        );
    }

    /// Turning the board: s becomes 51 − s.
    #[test]
    fn half_a_turn() {
        let v = Variant::International;
        assert_eq!(TEN.turned(sq(v, "1")), sq(v, "50"));
        assert_eq!(TEN.turned(sq(v, "32")), sq(v, "19"));
        assert_eq!(
            EIGHT.turned(sq(Variant::Polish64, "a1")),
            sq(Variant::Polish64, "h8")
        );
    }
}
