// SPDX-License-Identifier: GPL-3.0-or-later
//! The pieces that really stand on the simulated board, on light squares too.

use zgoda_game::{LightSquares, Piece, Reading, Seen, Setup, Side, Square, Variant};

use crate::dgt::message::FIELDS;

/// A field, one of up to a hundred, by its row from Black's end and its column from White's left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Field(u8);

impl Field {
    /// The field of a dark square.
    #[must_use]
    pub const fn of(variant: Variant, square: Square) -> Field {
        let layout = variant.layout();
        let row = layout.row(square);
        let row = if layout.first_row_is_far {
            row
        } else {
            layout.side.saturating_sub(1).saturating_sub(row)
        };
        Field(row.saturating_mul(10).saturating_add(layout.column(square)))
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

    /// The index of the field, from 0 to 99.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The pieces as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct World {
    variant: Variant,
    fields: [Option<Piece>; FIELDS],
}

impl World {
    /// The pieces of `setup` on their squares.
    #[must_use]
    pub fn of(setup: &Setup) -> World {
        let variant = setup.variant();
        let mut world = World {
            variant,
            fields: [None; FIELDS],
        };
        for square in variant.squares() {
            world.put(Field::of(variant, square), setup.at(square));
        }
        world
    }

    /// The game of the board.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The piece that stands on a dark square.
    #[must_use]
    pub fn on(&self, square: Square) -> Option<Piece> {
        self.at(Field::of(self.variant, square))
    }

    /// The piece that stands on `field`.
    #[must_use]
    pub fn at(&self, field: Field) -> Option<Piece> {
        self.fields.get(field.index()).copied().flatten()
    }

    /// Puts `piece` on the field, or clears the field.
    pub fn put(&mut self, field: Field, piece: Option<Piece>) {
        if let Some(place) = self.fields.get_mut(field.index()) {
            *place = piece;
        }
    }

    /// The dark squares as a position with `turn` to move.
    #[must_use]
    pub fn setup(&self, turn: Side) -> Setup {
        let mut setup = Setup::empty(self.variant, turn);
        for square in self.variant.squares() {
            setup.put(square, self.on(square));
        }
        setup
    }

    /// The reading of sensors without a fault, with the light squares too.
    #[must_use]
    pub fn reading(&self) -> Reading {
        let mut reading = Reading::empty(self.variant);
        for square in self.variant.squares() {
            let seen = self.on(square).map_or(Seen::Empty, Seen::Piece);
            reading.put(square, seen);
        }
        let layout = self.variant.layout();
        let mut light = LightSquares::EMPTY;
        for row in 0..layout.side {
            for column in 0..layout.side {
                let from_top = if layout.first_row_is_far {
                    row
                } else {
                    layout.side - 1 - row
                };
                if Field::at(from_top, column).is_some_and(|field| self.at(field).is_some()) {
                    light = light.with(self.variant, row, column);
                }
            }
        }
        reading.with_light((!light.is_empty()).then_some(light))
    }
}
