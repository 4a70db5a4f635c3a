//! What a sensor board claims to stand on its squares at one moment.
//!
//! A [`Reading`] is a claim, never the position: a hand may be over the board, a man may stand
//! between two squares, a disc may be lost. Who turns readings into half-moves compares them with
//! positions; this file only holds and compares. It leaves wire codes, orientation and time to the
//! boards.

use crate::piece::{Kind, Piece};
use crate::setup::Setup;
use crate::side::{BySide, Side};
use crate::square::{Square, SquareSet};
use crate::variant::Variant;

/// What one dark square shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// Nothing.
    Empty,
    /// This piece. Its side is seen; its kind is a hint, because a crowning by a second disc on top
    /// may stay unseen.
    Piece(Piece),
    /// Something the board did not understand.
    Unread,
}

/// Everything one board shows at one moment, in White's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    variant: Variant,
    pieces: BySide<SquareSet>,
    kings: SquareSet,
    unread: SquareSet,
    light: Option<LightSquares>,
}

impl Reading {
    /// An empty board whose light squares are not known.
    #[must_use]
    pub const fn empty(variant: Variant) -> Reading {
        Reading {
            variant,
            pieces: BySide {
                white: SquareSet::EMPTY,
                black: SquareSet::EMPTY,
            },
            kings: SquareSet::EMPTY,
            unread: SquareSet::EMPTY,
            light: None,
        }
    }

    /// What a faultless board shows of `setup`; its light squares are not known.
    #[must_use]
    pub fn from_setup(setup: &Setup) -> Reading {
        Reading {
            variant: setup.variant(),
            pieces: BySide::from_fn(|side| setup.pieces(side)),
            kings: setup.kings(),
            unread: SquareSet::EMPTY,
            light: None,
        }
    }

    /// The same with what is known of the light squares.
    #[must_use]
    pub const fn with_light(self, light: Option<LightSquares>) -> Reading {
        Reading { light, ..self }
    }

    /// Which game's board.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The pieces of `side`, of either kind.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> SquareSet {
        *self.pieces.get(side)
    }

    /// Where a king is claimed to stand. A hint, see [`Seen::Piece`].
    #[must_use]
    pub const fn kings(&self) -> SquareSet {
        self.kings
    }

    /// The squares the board did not understand.
    #[must_use]
    pub const fn unread(&self) -> SquareSet {
        self.unread
    }

    /// The squares that are not empty, unread ones among them.
    #[must_use]
    pub fn occupied(&self) -> SquareSet {
        self.pieces.white | self.pieces.black | self.unread
    }

    /// Pieces on light squares, out of play (Kodeks I 5.3); `None` where the board does not tell.
    #[must_use]
    pub const fn light(&self) -> Option<LightSquares> {
        self.light
    }

    /// What `square` shows.
    #[must_use]
    pub const fn at(&self, square: Square) -> Seen {
        if self.unread.has(square) {
            return Seen::Unread;
        }
        let side = if self.pieces.white.has(square) {
            Side::White
        } else if self.pieces.black.has(square) {
            Side::Black
        } else {
            return Seen::Empty;
        };
        let kind = if self.kings.has(square) {
            Kind::King
        } else {
            Kind::Man
        };
        Seen::Piece(Piece { side, kind })
    }

    /// Sets what `square` shows.
    pub fn put(&mut self, square: Square, seen: Seen) {
        for side in Side::ALL {
            let pieces = self.pieces.get_mut(side);
            *pieces = pieces.without(square);
        }
        self.kings = self.kings.without(square);
        self.unread = self.unread.without(square);
        match seen {
            Seen::Empty => {}
            Seen::Unread => self.unread = self.unread.with(square),
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
            unread: turn(self.unread),
            light: self.light.map(|light| light.turned(self.variant)),
        }
    }

    /// The squares on which this board shows another side, or emptiness, than `setup`. Kinds are
    /// not compared; an unread square always differs.
    #[must_use]
    pub fn differs_from(&self, setup: &Setup) -> SquareSet {
        (self.pieces.white ^ setup.pieces(Side::White))
            | (self.pieces.black ^ setup.pieces(Side::Black))
            | self.unread
    }
}

/// The light squares on which something stands. They have no names in draughts; one is its row and
/// column, counted as [`crate::Layout`] counts them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct LightSquares(u64);

impl LightSquares {
    /// Nothing on any.
    pub const EMPTY: LightSquares = LightSquares(0);

    /// With the light square in this row and column added; a dark square or one off the board
    /// changes nothing.
    #[must_use]
    pub const fn with(self, variant: Variant, row: u8, column: u8) -> LightSquares {
        let layout = variant.layout();
        if row >= layout.side || column >= layout.side || layout.at(row, column).is_some() {
            return self;
        }
        LightSquares(self.0 | 1 << (row * layout.per_row() + column / 2))
    }

    /// Is nothing on any?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many of them hold something.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Rows and columns of those that hold something, in square order.
    pub fn places(self, variant: Variant) -> impl Iterator<Item = (u8, u8)> {
        let layout = variant.layout();
        let all = (0..layout.side).flat_map(|row| (0..layout.side).map(move |col| (row, col)));
        all.filter(move |&(row, column)| {
            layout.at(row, column).is_none()
                && self.0 & 1 << (row * layout.per_row() + column / 2) != 0
        })
    }

    /// The same seen from the other end of the board.
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
    fn what_is_put_is_seen_and_nothing_else_changes() {
        let mut reading = Reading::from_setup(&Setup::start(Variant::International));
        for seen in [
            Seen::Unread,
            Seen::Piece(Piece::king(Side::White)),
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
