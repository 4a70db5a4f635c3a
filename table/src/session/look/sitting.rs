// SPDX-License-Identifier: GPL-3.0-or-later
//! The board from the seat of a player: their own row is nearest, and their left hand is on the left.
//!
//! The cursor stops only at dark squares, so all rows have the same number of places, and a column of places zigzags over two
//! columns of the board. Up and down do not change the place in the row, so a step up and a step down lead back to the same square.
//! On a hundred squares, a step up is five numbers less for White. This module knows no pieces.

use zgoda_game::square::{Direction, Layout};
use zgoda_game::{Side, Square, Variant};

use zgoda_input::command::gesture::Gesture;

/// The seat of a player at their board.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct Sitting {
    layout: &'static Layout,
    side: Side,
}

/// A place on the board: its row, counted from the near row, and its square in the row, counted from the left. Both begin at 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::session) struct Place {
    /// The row, counted from the player's own.
    pub(in crate::session) row: u8,
    /// The place among the dark squares of the row.
    pub(in crate::session) index: u8,
}

impl Sitting {
    /// The seat of `side` at this board.
    pub(in crate::session) const fn new(variant: Variant, side: Side) -> Sitting {
        Sitting {
            layout: variant.layout(),
            side,
        }
    }

    /// The layout of the board.
    pub(super) const fn layout(&self) -> &'static Layout {
        self.layout
    }

    /// The side that sits at the board.
    pub(super) const fn side(&self) -> Side {
        self.side
    }

    /// The first square of the player's own row, where their hand finds the board.
    pub(in crate::session) fn corner(&self) -> Option<Square> {
        self.at(Place { row: 0, index: 0 })
    }

    /// The place of this square for the player.
    pub(in crate::session) const fn place(&self, square: Square) -> Place {
        let square = self.turned(square);
        let per_row = self.layout.per_row();
        let row = self.layout.row(square);
        Place {
            row: self.flipped(row),
            index: self.layout.order(square) % per_row,
        }
    }

    /// The square at this place.
    pub(in crate::session) fn at(&self, place: Place) -> Option<Square> {
        if place.row >= self.layout.side || place.index >= self.layout.per_row() {
            return None;
        }
        let n = self.flipped(place.row) * self.layout.per_row() + place.index;
        self.layout.nth(n).map(|square| self.turned(square))
    }

    /// The square to which a gesture leads from `square`; `None` at the edge, or if the gesture is no step.
    pub(in crate::session) fn steered(&self, square: Square, gesture: Gesture) -> Option<Square> {
        let Place { row, index } = self.place(square);
        let to = |row: Option<u8>, index: Option<u8>| {
            let (row, index) = row.zip(index)?;
            self.at(Place { row, index })
        };
        let end = self.layout.per_row().checked_sub(1);
        match gesture {
            Gesture::Up => to(row.checked_add(1), Some(index)),
            Gesture::Down => to(row.checked_sub(1), Some(index)),
            Gesture::Left => to(Some(row), index.checked_sub(1)),
            Gesture::Right => to(Some(row), index.checked_add(1)),
            Gesture::UpLeft => self.step(square, Direction::UpLeft),
            Gesture::UpRight => self.step(square, Direction::UpRight),
            Gesture::DownLeft => self.step(square, Direction::DownLeft),
            Gesture::DownRight => self.step(square, Direction::DownRight),
            Gesture::First => to(Some(row), Some(0)).filter(|it| *it != square),
            Gesture::Last => to(Some(row), end).filter(|it| *it != square),
            Gesture::Here | Gesture::Choose | Gesture::Leave => None,
        }
    }

    /// The next square on a diagonal, in this direction from the player's view.
    pub(in crate::session) const fn step(
        &self,
        square: Square,
        direction: Direction,
    ) -> Option<Square> {
        let direction = match self.side {
            Side::White => direction,
            Side::Black => direction.opposite(),
        };
        self.layout.step(square, direction)
    }

    /// All squares in the order in which the player reads them: row by row, beginning with their own row, and from the left to the
    /// right.
    pub(in crate::session) fn reading_order(&self) -> Vec<Square> {
        let mut squares: Vec<Square> = self.layout.squares().into_iter().collect();
        squares.sort_by_key(|square| self.place(*square));
        squares
    }

    /// The squares of the row in which `square` lies, from the left to the right.
    pub(in crate::session) fn row_of(&self, square: Square) -> Vec<Square> {
        let row = self.place(square).row;
        let places = (0..self.layout.per_row()).map(|index| Place { row, index });
        places.filter_map(|place| self.at(place)).collect()
    }

    const fn turned(&self, square: Square) -> Square {
        match self.side {
            Side::White => square,
            Side::Black => self.layout.turned(square),
        }
    }

    /// The number of a row counted from the other end, if the square order of this game begins at the far end.
    const fn flipped(&self, row: u8) -> u8 {
        if self.layout.first_row_is_far {
            self.layout.side - 1 - row
        } else {
            row
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    const AROUND: [(Gesture, Gesture); 4] = [
        (Gesture::Up, Gesture::Down),
        (Gesture::Left, Gesture::Right),
        (Gesture::UpLeft, Gesture::DownRight),
        (Gesture::UpRight, Gesture::DownLeft),
    ];

    fn everywhere() -> impl Iterator<Item = (Variant, Sitting, Square)> {
        Variant::ALL.into_iter().flat_map(|variant| {
            Side::ALL.into_iter().flat_map(move |side| {
                let sitting = Sitting::new(variant, side);
                let squares = variant.squares().into_iter();
                squares.map(move |square| (variant, sitting, square))
            })
        })
    }

    fn walk(variant: Variant, side: Side, from: &str, gestures: &[Gesture]) -> Vec<String> {
        let sitting = Sitting::new(variant, side);
        let mut at = variant.square(from).unwrap();
        let steps = gestures.iter().map(|gesture| {
            at = sitting.steered(at, *gesture).unwrap();
            variant.name(at).to_string()
        });
        steps.collect()
    }

    #[test]
    fn a_place_and_its_square_are_one() {
        for (_, sitting, square) in everywhere() {
            assert_eq!(sitting.at(sitting.place(square)), Some(square));
        }
    }

    /// If a step leads to a square, the opposite step leads back.
    #[test]
    fn every_gesture_has_its_way_back() {
        for (_, sitting, square) in everywhere() {
            for (one, other) in AROUND.into_iter().flat_map(|(a, b)| [(a, b), (b, a)]) {
                if let Some(there) = sitting.steered(square, one) {
                    assert_eq!(sitting.steered(there, other), Some(square));
                }
            }
        }
    }

    /// Four presses in a circle lead back to the first square, because up and left is the same as left and up.
    #[test]
    fn four_presses_around_lead_back() {
        let round = [Gesture::Up, Gesture::Right, Gesture::Down, Gesture::Left];
        for (_, sitting, square) in everywhere() {
            let end = round
                .iter()
                .try_fold(square, |at, it| sitting.steered(at, *it));
            assert!(end.is_none_or(|end| end == square));
        }
    }

    #[test]
    fn every_square_is_reached_from_every_other() {
        for (variant, sitting, square) in everywhere() {
            let mut reached = BTreeSet::from([square]);
            let mut open = vec![square];
            while let Some(at) = open.pop() {
                for gesture in [Gesture::Up, Gesture::Down, Gesture::Left, Gesture::Right] {
                    let next = sitting.steered(at, gesture);
                    open.extend(next.filter(|next| reached.insert(*next)));
                }
            }
            assert_eq!(reached.len(), variant.squares().len());
        }
    }

    #[test]
    fn a_row_has_two_ends_and_a_board_has_edges() {
        for (_, sitting, square) in everywhere() {
            let row = sitting.row_of(square);
            for (gesture, end) in [(Gesture::First, row.first()), (Gesture::Last, row.last())] {
                let there = sitting.steered(square, gesture);
                assert_eq!(there, end.copied().filter(|end| *end != square));
            }
            let place = sitting.place(square);
            let down = sitting.steered(square, Gesture::Down);
            assert_eq!(down.is_none(), place.row == 0);
        }
    }

    #[test]
    fn numbers_fall_by_five_on_the_way_up() {
        use Gesture::{Down, DownRight, Right, Up, UpLeft};
        let (ten, eight) = (Variant::International, Variant::Polish64);
        let white = walk(ten, Side::White, "46", &[Up, Up, Right, UpLeft, Down]);
        assert_eq!(white, ["41", "36", "37", "31", "36"]);
        let black = walk(ten, Side::Black, "5", &[Up, Right, DownRight]);
        assert_eq!(black, ["10", "9", "3"]);
        let white = walk(eight, Side::White, "a1", &[Up, Right, Up]);
        assert_eq!(white, ["b2", "d2", "c3"]);
        let black = walk(eight, Side::Black, "h8", &[Up, Right, Up]);
        assert_eq!(black, ["g7", "e7", "f6"]);
    }

    #[test]
    fn the_board_is_read_from_ones_own_row_on() {
        let names = |variant: Variant, side| {
            let order = Sitting::new(variant, side).reading_order();
            let names = order.iter().take(6).map(|it| variant.name(*it).to_string());
            names.collect::<Vec<_>>()
        };
        let white = names(Variant::International, Side::White);
        assert_eq!(white, ["46", "47", "48", "49", "50", "41"]);
        let black = names(Variant::International, Side::Black);
        assert_eq!(black, ["5", "4", "3", "2", "1", "10"]);
        let white = names(Variant::Polish64, Side::White);
        assert_eq!(white, ["a1", "c1", "e1", "g1", "b2", "d2"]);
    }
}
