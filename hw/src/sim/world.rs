//! What really stands on the simulated board, light squares too.

use zgoda_game::{Piece, Setup, Square, Variant};

use crate::board::Lies;
use crate::dgt::message::FIELDS;
use crate::dgt::wiring::field_of;

/// One of the hundred fields, counted in reading order in White's view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Field(u8);

impl Field {
    /// The field of a dark square.
    #[must_use]
    pub const fn of(square: Square) -> Field {
        Field(field_of(square, Lies::Normal))
    }

    /// The field in this row and column, dark or light.
    #[must_use]
    pub const fn at(row: u8, column: u8) -> Option<Field> {
        if row < 10 && column < 10 {
            Some(Field(10 * row + column))
        } else {
            None
        }
    }

    /// From 0 to 99.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The pieces as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World([Option<Piece>; FIELDS]);

impl World {
    /// The pieces of `setup` on their squares.
    #[must_use]
    pub fn of(setup: &Setup) -> World {
        let mut world = World([None; FIELDS]);
        for square in Variant::International.squares() {
            world.put(Field::of(square), setup.at(square));
        }
        world
    }

    /// What stands on `field`.
    #[must_use]
    pub fn at(&self, field: Field) -> Option<Piece> {
        self.0.get(field.index()).copied().flatten()
    }

    /// Puts `piece` there, or nothing.
    pub fn put(&mut self, field: Field, piece: Option<Piece>) {
        if let Some(place) = self.0.get_mut(field.index()) {
            *place = piece;
        }
    }

    /// The dark squares as a position, whoever is to move.
    #[must_use]
    pub fn setup(&self, turn: zgoda_game::Side) -> Setup {
        let mut setup = Setup::empty(Variant::International, turn);
        for square in Variant::International.squares() {
            setup.put(square, self.at(Field::of(square)));
        }
        setup
    }
}
