//! Squares, sets of squares, and how each board numbers, names and joins its dark squares.
//!
//! A [`Square`] is an index into one 64-bit word. The dark squares of a board are laid out in that
//! word with a spare bit after every second row, so that each of the four diagonal steps is the
//! same shift everywhere and a step over the edge falls on a spare bit or out of the word. The
//! index order is the order in which squares are written: 1 to 50, or a1, c1 … h8 by row from a1.
//!
//! A square means nothing without its [`Variant`]; only the variant gives it a name. This file
//! knows no pieces and no moves.

use std::cmp::Ordering;
use std::fmt;

use crate::side::Side;
use crate::variant::Variant;

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

    /// The square of the lowest bit of `bits`, which must not be zero.
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
    /// All four.
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

    /// The way back.
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

/// A set of dark squares of one board. Sets are ordered as their lists of squares are, so that moves
/// sorted by their captured sets follow square order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet(u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// The set whose members are the bits of `bits`. Bits that are no square of the board in use
    /// must be clear; [`Variant::squares`] is the mask.
    #[must_use]
    pub const fn from_bits(bits: u64) -> SquareSet {
        SquareSet(bits)
    }

    /// One bit a square.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Is `square` in it?
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// Is nothing in it?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// With `square` added.
    #[must_use]
    pub const fn with(self, square: Square) -> SquareSet {
        SquareSet(self.0 | 1 << square.0)
    }

    /// With `square` taken out.
    #[must_use]
    pub const fn without(self, square: Square) -> SquareSet {
        SquareSet(self.0 & !(1 << square.0))
    }

    /// The members of `self` that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }

    /// Are all members of `self` in `other`?
    #[must_use]
    pub const fn within(self, other: SquareSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The lowest square, if any.
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
        // Below the lowest square that only one of them has, the lists are equal. Whoever has it
        // comes first, unless the other list has ended there and is a mere beginning.
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

/// How the dark squares of a board lie in the word.
///
/// `row` counts from the row whose squares come first in square order; `column` from White's left.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// Rows and columns of the whole board.
    pub side: u8,
    /// Which rows of a pair are followed by the spare bit: 0 the first, 1 the second.
    spare_after: u8,
    /// Column of the first dark square in even rows.
    even_column: u8,
    /// Shift for [`Direction::UpLeft`], [`Direction::UpRight`]; down is their negative.
    up_left: i8,
    up_right: i8,
    /// Does the first square in square order lie on White's far row?
    pub first_row_is_far: bool,
}

/// The 10x10 board: 1 at the top, Black's home (Kodeks I 2.6).
pub const TEN: Layout = Layout {
    side: 10,
    spare_after: 1,
    even_column: 1,
    up_left: -6,
    up_right: -5,
    first_row_is_far: true,
};

/// The 8x8 board: a1 at White's left hand (Kodeks I 2.6.4).
pub const EIGHT: Layout = Layout {
    side: 8,
    spare_after: 0,
    even_column: 0,
    up_left: 4,
    up_right: 5,
    first_row_is_far: false,
};

impl Layout {
    /// Dark squares in a row.
    #[must_use]
    pub const fn per_row(&self) -> u8 {
        self.side / 2
    }

    /// How many dark squares.
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

    /// All dark squares.
    #[must_use]
    pub const fn squares(&self) -> SquareSet {
        let mut bits = 0;
        let mut n = 0;
        while let Some(square) = self.nth(n) {
            bits |= 1 << square.0;
            n += 1;
        }
        SquareSet(bits)
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

    /// How far a step in `direction` shifts a bit; negative towards bit 0.
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

    /// The square that takes this one's place when the board is turned by half a turn.
    #[must_use]
    pub const fn turned(&self, square: Square) -> Square {
        match self.nth(self.count() - 1 - self.order(square)) {
            Some(turned) => turned,
            None => square,
        }
    }
}

/// Why a text names no square of the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no square {text:?} on this board; its squares are {range}")]
pub struct NoSuchSquare {
    /// What was written.
    pub text: String,
    /// What would have been one.
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
        match self {
            Variant::International => {
                if text.is_empty() || text.len() > 3 || !text.bytes().all(|b| b.is_ascii_digit()) {
                    return Err(refused());
                }
                let number: u8 = text.parse().map_err(|_| refused())?;
                number
                    .checked_sub(1)
                    .and_then(|n| layout.nth(n))
                    .ok_or_else(refused)
            }
            Variant::Polish64 => {
                let [file, rank] = text.as_bytes() else {
                    return Err(refused());
                };
                let column = file.to_ascii_lowercase().wrapping_sub(b'a');
                let row = rank.wrapping_sub(b'1');
                layout.at(row, column).ok_or_else(refused)
            }
        }
    }

    /// The names that exist, for an error.
    #[must_use]
    pub const fn range(self) -> &'static str {
        match self {
            Variant::International => "1 to 50",
            Variant::Polish64 => "the dark ones from a1 to h8",
        }
    }
}

/// A square that knows how it is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SquareName {
    variant: Variant,
    square: Square,
}

impl fmt::Display for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let layout = self.variant.layout();
        match self.variant {
            Variant::International => write!(f, "{}", layout.order(self.square) + 1),
            Variant::Polish64 => {
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

    fn names(variant: Variant, set: SquareSet) -> Vec<String> {
        set.into_iter()
            .map(|s| variant.name(s).to_string())
            .collect()
    }

    fn sq(variant: Variant, text: &str) -> Square {
        variant.square(text).expect("a square")
    }

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
