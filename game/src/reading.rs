// SPDX-License-Identifier: GPL-3.0-or-later
//! The claim of a sensor board about the contents of its squares at one moment.
//!
//! A [`Reading`] is a claim, never the position: a hand may be over the board, a man may stand
//! between two squares, a disc may be lost. Recognising half-moves is left to callers; this file
//! only stores readings and compares them with positions. Wire codes, orientation and time are left
//! to the boards.
//!
//! Boards sense more or less ([`Senses`]), and a square of the same board may be seen better than its
//! neighbour. So a reading only states the observation of each square, and a comparison with a
//! position only checks that every observation is possible.

use crate::piece::{Kind, Piece};
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::square::{Square, SquareSet};
use crate::variant::Variant;

/// The degrees to which a board can tell the content of a square, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Senses {
    /// The piece: its side and its kind.
    Exact,
    /// The side of the piece, not its kind.
    Colour,
    /// Only the presence of a piece.
    Occupancy,
}

impl Senses {
    /// All degrees, the best first.
    pub const ALL: [Senses; 3] = [Senses::Exact, Senses::Colour, Senses::Occupancy];
}

/// The content of one dark square as the board shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// No piece stands there.
    Empty,
    /// A piece. Its side is seen; its kind is a hint, because a crowning by a second disc on top
    /// may stay unseen.
    Piece(Piece),
    /// A piece of this side, man or king.
    Side(Side),
    /// A piece of either side.
    Something,
    /// Something the board did not understand.
    Unread,
}

/// Everything one board shows at one moment, in White's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    variant: Variant,
    pieces: BySide<SquareSet>,
    kings: SquareSet,
    /// The `pieces` of unseen kind.
    kindless: SquareSet,
    /// Squares occupied by a piece of unseen side.
    something: SquareSet,
    unread: SquareSet,
    /// Unobserved squares: their contents are unknown and disprove nothing.
    unseen: SquareSet,
    light: Option<LightSquares>,
}

impl Reading {
    /// An empty board with unknown light squares.
    #[must_use]
    pub const fn empty(variant: Variant) -> Reading {
        Reading {
            variant,
            pieces: BySide {
                white: SquareSet::EMPTY,
                black: SquareSet::EMPTY,
            },
            kings: SquareSet::EMPTY,
            kindless: SquareSet::EMPTY,
            something: SquareSet::EMPTY,
            unread: SquareSet::EMPTY,
            unseen: SquareSet::EMPTY,
            light: None,
        }
    }

    /// The reading that a faultless board gives of `setup`; its light squares are not known.
    #[must_use]
    pub fn from_setup(setup: &Setup) -> Reading {
        Reading {
            variant: setup.variant(),
            pieces: BySide::from_fn(|side| setup.pieces(side)),
            kings: setup.kings(),
            ..Reading::empty(setup.variant())
        }
    }

    /// The same board as weaker senses would show it; unread squares stay unread.
    #[must_use]
    pub fn dulled(self, senses: Senses) -> Reading {
        let sided = self.pieces.white | self.pieces.black;
        match senses {
            Senses::Exact => self,
            Senses::Colour => Reading {
                kings: SquareSet::EMPTY,
                kindless: sided,
                ..self
            },
            Senses::Occupancy => Reading {
                pieces: Reading::empty(self.variant).pieces,
                kings: SquareSet::EMPTY,
                kindless: SquareSet::EMPTY,
                something: self.something | sided,
                ..self
            },
        }
    }

    /// The same reading with this knowledge of the light squares.
    #[must_use]
    pub const fn with_light(self, light: Option<LightSquares>) -> Reading {
        Reading { light, ..self }
    }

    /// The same board with these squares unobserved.
    #[must_use]
    pub fn without(mut self, unseen: SquareSet) -> Reading {
        for square in unseen {
            self.put(square, Seen::Empty);
        }
        self.unseen |= unseen;
        self
    }

    /// The unobserved squares.
    #[must_use]
    pub const fn unseen(&self) -> SquareSet {
        self.unseen
    }

    /// The same reading with the pieces of `setup` on the unobserved squares.
    #[must_use]
    pub fn as_if(&self, setup: &Setup) -> Reading {
        let mut whole = *self;
        for square in self.unseen {
            whole.put(square, setup.at(square).map_or(Seen::Empty, Seen::Piece));
        }
        whole
    }

    /// The game that the board is for.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The weakest senses with which any occupied square was seen; an empty board was seen exactly.
    #[must_use]
    pub const fn senses(&self) -> Senses {
        if !self.something.is_empty() {
            Senses::Occupancy
        } else if !self.kindless.is_empty() {
            Senses::Colour
        } else {
            Senses::Exact
        }
    }

    /// The pieces seen to be of `side`, of either kind.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> SquareSet {
        *self.pieces.get(side)
    }

    /// The squares on which a king is claimed to stand. A hint, see [`Seen::Piece`].
    #[must_use]
    pub const fn kings(&self) -> SquareSet {
        self.kings
    }

    /// The squares occupied by a piece of unseen side.
    #[must_use]
    pub const fn something(&self) -> SquareSet {
        self.something
    }

    /// The squares the board did not understand.
    #[must_use]
    pub const fn unread(&self) -> SquareSet {
        self.unread
    }

    /// The squares that are not empty, including unread ones.
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.pieces.white | self.pieces.black | self.something | self.unread
    }

    /// Pieces on light squares, out of play (Kodeks I 5.3); `None` if the board does not tell.
    #[must_use]
    pub const fn light(&self) -> Option<LightSquares> {
        self.light
    }

    /// The content that `square` shows.
    #[must_use]
    pub const fn at(&self, square: Square) -> Seen {
        if self.unread.has(square) {
            return Seen::Unread;
        }
        if self.something.has(square) {
            return Seen::Something;
        }
        let side = if self.pieces.white.has(square) {
            Side::White
        } else if self.pieces.black.has(square) {
            Side::Black
        } else {
            return Seen::Empty;
        };
        if self.kindless.has(square) {
            return Seen::Side(side);
        }
        let kind = if self.kings.has(square) {
            Kind::King
        } else {
            Kind::Man
        };
        Seen::Piece(Piece { side, kind })
    }

    /// Sets the content that `square` shows.
    pub fn put(&mut self, square: Square, seen: Seen) {
        for side in Side::ALL {
            let pieces = self.pieces.get_mut(side);
            *pieces = pieces.without(square);
        }
        for set in [
            &mut self.kings,
            &mut self.kindless,
            &mut self.something,
            &mut self.unread,
        ] {
            *set = set.without(square);
        }
        match seen {
            Seen::Empty => {}
            Seen::Unread => self.unread = self.unread.with(square),
            Seen::Something => self.something = self.something.with(square),
            Seen::Side(side) => {
                let pieces = self.pieces.get_mut(side);
                *pieces = pieces.with(square);
                self.kindless = self.kindless.with(square);
            }
            Seen::Piece(Piece { side, kind }) => {
                let pieces = self.pieces.get_mut(side);
                *pieces = pieces.with(square);
                if kind == Kind::King {
                    self.kings = self.kings.with(square);
                }
            }
        }
    }

    /// The same board seen from the other end.
    #[must_use]
    pub fn turned(&self) -> Reading {
        let layout = self.variant.layout();
        let turn = |set: SquareSet| set.into_iter().map(|s| layout.turned(s)).collect();
        Reading {
            variant: self.variant,
            pieces: self.pieces.map(turn),
            kings: turn(self.kings),
            kindless: turn(self.kindless),
            something: turn(self.something),
            unread: turn(self.unread),
            unseen: turn(self.unseen),
            light: self.light.map(|light| light.turned(self.variant)),
        }
    }

    /// The squares on which this board contradicts `setup`: another side, emptiness, or something
    /// where nothing should be. Kinds are not compared; an unread square always differs.
    #[must_use]
    pub fn differs_from(&self, setup: &Setup) -> SquareSet {
        let occupied = setup.occupied();
        self.pieces.white.minus(setup.pieces(Side::White))
            | self.pieces.black.minus(setup.pieces(Side::Black))
            | self.something.minus(occupied)
            | occupied.minus(self.occupied()).minus(self.unseen)
            | self.unread
    }

    /// Completes the reading: a square that was not fully seen takes its content from `setup` if that
    /// is possible, and otherwise stays as it was seen.
    #[must_use]
    pub fn completed_by(&self, setup: &Setup) -> Reading {
        let mut completed = self.as_if(setup);
        for square in self.something | self.kindless {
            let Some(piece) = setup.at(square) else {
                continue;
            };
            match self.at(square) {
                Seen::Side(side) if side != piece.side => {}
                _ => completed.put(square, Seen::Piece(piece)),
            }
        }
        completed
    }

    /// The pieces of each side if no piece was exchanged since `setup` and every new piece belongs to
    /// `newcomers`. On a fully observed board that tells sides, this is the board itself.
    pub(crate) fn supposing(&self, setup: &Setup, newcomers: Side) -> Reading {
        let mut pieces = self.as_if(setup).pieces;
        for side in Side::ALL {
            let set = pieces.get_mut(side);
            *set |= self.something & setup.pieces(side);
        }
        *pieces.get_mut(newcomers) |= self.something & setup.vacant();
        Reading {
            pieces,
            kindless: self.kindless | self.something,
            something: SquareSet::EMPTY,
            ..self.as_if(setup)
        }
    }
}

/// The light squares on which something stands. Light squares have no names in draughts; each is
/// given by its row and column, counted as [`crate::Layout`] counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LightSquares(u64);

impl LightSquares {
    /// The set without an occupied light square.
    pub const EMPTY: LightSquares = LightSquares(0);

    /// The set with the light square in this row and column added; a dark square or one off the
    /// board changes nothing.
    #[must_use]
    pub const fn with(self, variant: Variant, row: u8, column: u8) -> LightSquares {
        let layout = variant.layout();
        if row >= layout.side || column >= layout.side || layout.at(row, column).is_some() {
            return self;
        }
        LightSquares(self.0 | 1 << (row * layout.per_row() + column / 2))
    }

    /// True if all light squares are free.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of light squares that hold something.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Rows and columns of the occupied light squares, in square order.
    pub fn places(self, variant: Variant) -> impl Iterator<Item = (u8, u8)> {
        let layout = variant.layout();
        let all = (0..layout.side).flat_map(|row| (0..layout.side).map(move |col| (row, col)));
        all.filter(move |&(row, column)| {
            layout.at(row, column).is_none()
                && self.0 & 1 << (row * layout.per_row() + column / 2) != 0
        })
    }

    /// The same set seen from the other end of the board.
    #[must_use]
    pub fn turned(self, variant: Variant) -> LightSquares {
        let last = variant.layout().side - 1;
        self.places(variant)
            .fold(LightSquares::EMPTY, |set, (row, column)| {
                set.with(variant, last - row, last - column)
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sq(text: &str) -> Square {
        Variant::International.square(text).unwrap()
    }

    #[test]
    fn a_faultless_reading_differs_nowhere() {
        for variant in Variant::ALL {
            let start = Setup::start(variant);
            let reading = Reading::from_setup(&start);
            assert!(reading.differs_from(&start).is_empty());
            assert_eq!(reading.occupied(), start.occupied());
            assert_eq!(reading.turned().turned(), reading);
            assert_eq!(
                reading.turned().pieces(Side::White),
                start.pieces(Side::Black)
            );
        }
    }

    #[test]
    fn weaker_senses_see_less_and_contradict_nothing() {
        let setup = Setup::start(Variant::International);
        for senses in Senses::ALL {
            let reading = Reading::from_setup(&setup).dulled(senses);
            assert_eq!(reading.senses(), senses);
            assert!(reading.differs_from(&setup).is_empty());
            assert_eq!(reading.occupied(), setup.occupied());
            assert_eq!(
                reading.completed_by(&setup),
                Reading::from_setup(&setup),
                "{senses:?}"
            );
            // White's end cannot be told where sides are not seen.
            assert_eq!(
                reading.turned().differs_from(&setup).is_empty(),
                senses == Senses::Occupancy
            );
        }
    }

    #[test]
    fn what_is_seen_is_not_completed_away() {
        let setup = Setup::start(Variant::International);
        let mut reading = Reading::from_setup(&setup).dulled(Senses::Colour);
        reading.put(sq("32"), Seen::Side(Side::Black));
        reading.put(sq("28"), Seen::Something);
        let completed = reading.completed_by(&setup);
        assert_eq!(completed.at(sq("32")), Seen::Side(Side::Black));
        assert_eq!(completed.at(sq("28")), Seen::Something);
        assert_eq!(
            reading.differs_from(&setup),
            sq("32").set().with(sq("28")),
            "something stands where nothing should"
        );
    }

    #[test]
    fn what_is_put_is_seen_and_nothing_else_changes() {
        let mut reading = Reading::from_setup(&Setup::start(Variant::International));
        for seen in [
            Seen::Unread,
            Seen::Piece(Piece::king(Side::White)),
            Seen::Something,
            Seen::Side(Side::White),
            Seen::Piece(Piece::man(Side::Black)),
            Seen::Empty,
        ] {
            reading.put(sq("32"), seen);
            assert_eq!(reading.at(sq("32")), seen);
            assert_eq!(reading.at(sq("31")), Seen::Piece(Piece::man(Side::White)));
        }
        assert_eq!(
            reading.differs_from(&Setup::start(Variant::International)),
            sq("32").set()
        );
    }

    /// A king shown as a man is the same piece: crowning by a second disc may stay unseen.
    #[test]
    fn kinds_are_no_difference_but_unread_squares_are() {
        let mut setup = Setup::empty(Variant::International, Side::White);
        setup.put(sq("5"), Some(Piece::king(Side::White)));
        let mut reading = Reading::empty(Variant::International);
        reading.put(sq("5"), Seen::Piece(Piece::man(Side::White)));
        assert!(reading.differs_from(&setup).is_empty());
        reading.put(sq("6"), Seen::Unread);
        assert_eq!(reading.differs_from(&setup), sq("6").set());
    }

    /// Kodeks I 5.3: a piece on a light square is out of play, and only such squares are counted.
    #[test]
    fn kodeks_i_5_3_light_squares() {
        for variant in Variant::ALL {
            let side = variant.layout().side;
            let all = (0..side).flat_map(|r| (0..side).map(move |c| (r, c)));
            let full = all.fold(LightSquares::EMPTY, |set, (r, c)| set.with(variant, r, c));
            assert_eq!(full.len(), usize::from(variant.layout().count()));
            assert_eq!(full.turned(variant), full);
        }
        let corner = LightSquares::EMPTY.with(Variant::International, 0, 0);
        let turned: Vec<_> = corner
            .turned(Variant::International)
            .places(Variant::International)
            .collect();
        assert_eq!(turned, [(9, 9)]);
    }
}
