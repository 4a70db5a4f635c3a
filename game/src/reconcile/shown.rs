// SPDX-License-Identifier: GPL-3.0-or-later
//! The known content of one board: all pieces, only their colours, or only the occupied squares;
//! some squares may be unknown.
//!
//! A board is evidence. It contradicts a position on squares where it shows something else, and
//! says nothing about squares that it does not see. Wires and noise are left to the boards'
//! drivers.

use crate::piece::{Kind, Piece};
use crate::reading::{Reading, Seen};
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::square::{Square, SquareSet};
use crate::variant::Variant;

/// The content of a board: for every square, all contents that the board leaves possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shown {
    variant: Variant,
    /// Squares that may be empty.
    empty: SquareSet,
    /// Squares on which a man of the side may stand.
    men: BySide<SquareSet>,
    /// Squares on which a king of the side may stand.
    kings: BySide<SquareSet>,
}

impl Shown {
    /// A board that tells men from kings, or one that a person has read out.
    #[must_use]
    pub fn exactly(setup: &Setup) -> Shown {
        Shown {
            variant: setup.variant(),
            empty: setup.vacant(),
            men: BySide::from_fn(|side| setup.men_of(side)),
            kings: BySide::from_fn(|side| setup.kings_of(side)),
        }
    }

    /// The pieces that a sensor board claims. A king shown is a king; a man shown may be a king
    /// that was crowned by a second disc.
    #[must_use]
    pub fn of_reading(reading: &Reading) -> Shown {
        let mut shown = Shown::exactly(&Setup::empty(reading.variant(), Side::White));
        for square in reading.variant().squares() {
            let (sides, men): (&[Side], bool) = match reading.at(square) {
                Seen::Empty => continue,
                Seen::Unread => {
                    shown = shown.without(square.set());
                    continue;
                }
                Seen::Piece(Piece { side, kind }) => (&[side], kind == Kind::Man),
                Seen::Side(side) => (&[side], true),
                Seen::Something => (&Side::ALL, true),
            };
            shown.empty = shown.empty.without(square);
            for side in sides {
                let kings = shown.kings.get_mut(*side);
                *kings = kings.with(square);
                if men {
                    let men = shown.men.get_mut(*side);
                    *men = men.with(square);
                }
            }
        }
        shown
    }

    /// The same board with nothing known of `unread`.
    #[must_use]
    pub fn without(self, unread: SquareSet) -> Shown {
        Shown {
            variant: self.variant,
            empty: self.empty | unread,
            men: self.men.map(|set| set | unread),
            kings: self.kings.map(|set| set | unread),
        }
    }

    /// The game that the board is for.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The squares on which the board differs from `setup`. Empty if the board is for another game
    /// and cannot be compared.
    #[must_use]
    pub fn contradicts(&self, setup: &Setup) -> SquareSet {
        if setup.variant() != self.variant {
            return SquareSet::EMPTY;
        }
        let mut against = setup.vacant().minus(self.empty);
        for side in Side::ALL {
            against |= setup.men_of(side).minus(*self.men.get(side));
            against |= setup.kings_of(side).minus(*self.kings.get(side));
        }
        against
    }

    /// True if the board allows this content of the square.
    #[must_use]
    pub const fn allows(&self, square: Square, piece: Option<Piece>) -> bool {
        match piece {
            None => self.empty.has(square),
            Some(Piece { side, kind }) => match kind {
                Kind::Man => self.men.get(side).has(square),
                Kind::King => self.kings.get(side).has(square),
            },
        }
    }

    /// The squares of which nothing is known.
    #[must_use]
    pub fn unread(&self) -> SquareSet {
        let pieces = self.men.white & self.men.black & self.kings.white & self.kings.black;
        self.empty & pieces
    }

    /// The squares on which a piece of `side` may stand.
    #[must_use]
    pub fn may_hold(&self, side: Side) -> SquareSet {
        *self.men.get(side) | *self.kings.get(side)
    }

    /// The squares that are certainly occupied.
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.variant.squares().minus(self.empty)
    }

    /// The squares with more than one possible content.
    #[must_use]
    pub fn open(&self) -> SquareSet {
        let all = [
            self.empty,
            self.men.white,
            self.men.black,
            self.kings.white,
            self.kings.black,
        ];
        let mut once = SquareSet::EMPTY;
        let mut twice = SquareSet::EMPTY;
        for set in all {
            twice |= once & set;
            once |= set;
        }
        twice
    }

    /// The squares of which not even the side is known: a piece of either side, or a piece or
    /// nothing, may be there.
    #[must_use]
    pub fn side_open(&self) -> SquareSet {
        let (white, black) = (
            self.men.white | self.kings.white,
            self.men.black | self.kings.black,
        );
        (white & black) | (self.empty & (white | black))
    }

    /// The content that both boards show together; `None` if one rules out the other.
    #[must_use]
    pub fn together(&self, other: &Shown) -> Option<Shown> {
        let both = |one: BySide<SquareSet>, two: BySide<SquareSet>| BySide {
            white: one.white & two.white,
            black: one.black & two.black,
        };
        let meet = Shown {
            variant: self.variant,
            empty: self.empty & other.empty,
            men: both(self.men, other.men),
            kings: both(self.kings, other.kings),
        };
        (self.variant == other.variant && meet.something() == self.variant.squares())
            .then_some(meet)
    }

    /// The board as a position, if it leaves nothing open.
    #[must_use]
    pub fn settled(&self, turn: Side) -> Option<Setup> {
        if !self.open().is_empty() {
            return None;
        }
        let mut setup = Setup::empty(self.variant, turn);
        for side in Side::ALL {
            for square in *self.men.get(side) {
                setup.put(square, Some(Piece::man(side)));
            }
            for square in *self.kings.get(side) {
                setup.put(square, Some(Piece::king(side)));
            }
        }
        Some(setup)
    }

    /// The same board seen from the other end.
    #[must_use]
    pub fn turned(&self) -> Shown {
        let layout = self.variant.layout();
        let turn = |set: SquareSet| set.into_iter().map(|s| layout.turned(s)).collect();
        Shown {
            variant: self.variant,
            empty: turn(self.empty),
            men: self.men.map(turn),
            kings: self.kings.map(turn),
        }
    }

    /// The squares with any possible content.
    fn something(&self) -> SquareSet {
        self.empty | self.men.white | self.men.black | self.kings.white | self.kings.black
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reading::Senses;

    const V: Variant = Variant::International;

    fn sq(name: &str) -> Square {
        V.square(name).unwrap()
    }

    fn sensed(setup: &Setup, senses: Senses) -> Shown {
        Shown::of_reading(&Reading::from_setup(setup).dulled(senses))
    }

    #[test]
    fn each_board_contradicts_what_it_can_see() {
        let start = Setup::start(V);
        let mut other = start;
        other.put(sq("31"), Some(Piece::king(Side::White)));
        other.put(sq("20"), Some(Piece::man(Side::White)));
        other.put(sq("25"), Some(Piece::man(Side::White)));
        let kinds = [
            (Shown::exactly(&start), vec!["20", "25", "31"]),
            (sensed(&start, Senses::Colour), vec!["20", "25"]),
            (sensed(&start, Senses::Occupancy), vec!["25"]),
            (
                sensed(&start, Senses::Occupancy).without(sq("25").set()),
                vec![],
            ),
        ];
        for (shown, against) in kinds {
            assert!(shown.contradicts(&start).is_empty());
            let against: SquareSet = against.into_iter().map(sq).collect();
            assert_eq!(shown.contradicts(&other), against);
            assert_eq!(shown.turned().turned(), shown);
        }
    }

    #[test]
    fn what_is_known_together() {
        let start = Setup::start(V);
        let exact = Shown::exactly(&start);
        let coarse = sensed(&start, Senses::Occupancy).without(sq("1").set());
        assert_eq!(exact.together(&coarse), Some(exact));
        assert_eq!(exact.settled(Side::White), Some(start));
        assert_eq!(coarse.settled(Side::White), None);
        assert_eq!(coarse.unread(), sq("1").set());
        assert_eq!(exact.together(&exact.turned()), None);
    }

    #[test]
    fn a_man_that_a_sensor_shows_may_be_a_king() {
        let mut setup = Setup::empty(V, Side::White);
        setup.put(sq("5"), Some(Piece::king(Side::White)));
        let mut reading = Reading::empty(V);
        reading.put(sq("5"), Seen::Piece(Piece::man(Side::White)));
        reading.put(sq("6"), Seen::Unread);
        let shown = Shown::of_reading(&reading);
        assert!(shown.contradicts(&setup).is_empty());
        setup.put(sq("6"), Some(Piece::man(Side::Black)));
        assert!(shown.contradicts(&setup).is_empty());
        setup.put(sq("7"), Some(Piece::man(Side::Black)));
        assert_eq!(shown.contradicts(&setup), sq("7").set());
    }
}
