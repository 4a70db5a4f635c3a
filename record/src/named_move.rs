// SPDX-License-Identifier: GPL-3.0-or-later
//! A half-move in the names of its squares, as the record keeps it and as `zgoda moves` prints it.

use serde::Serialize;
use zgoda_game::notation::write_move;
use zgoda_game::{Move, Setup, Square, path};

/// The half-move that was made, by the names of squares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NamedMove {
    /// The half-move in PDN.
    #[serde(rename = "pdn")]
    pub notation: String,
    /// The square that the half-move starts from.
    pub from: String,
    /// The square that the half-move ends on.
    pub to: String,
    /// The pieces that were taken off, in square order.
    pub captured: Vec<String>,
    /// The landing squares, first and last included.
    pub path: Vec<String>,
    /// True if a man became a king.
    pub crowned: bool,
}

impl NamedMove {
    /// The half-move `mv`, done on `before`.
    #[must_use]
    pub fn of(before: &Setup, mv: &Move) -> NamedMove {
        let variant = before.variant();
        let name = |square: Square| variant.name(square).to_string();
        let route = path(before, mv).map_or_else(|| vec![mv.from, mv.to], |route| route.squares);
        NamedMove {
            notation: write_move(before, mv),
            from: name(mv.from),
            to: name(mv.to),
            captured: mv.captured.into_iter().map(name).collect(),
            path: route.into_iter().map(name).collect(),
            crowned: mv.crowns(before),
        }
    }
}
