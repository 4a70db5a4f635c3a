//! What the tests of boards share: squares and half-moves from short texts.

use zgoda_game::{Move, Square, SquareSet, Variant};
use zgoda_hw::sim::{HandCommand, HandMove};

pub(crate) const V: Variant = Variant::International;

pub(crate) fn sq(text: &str) -> Square {
    V.square(text).unwrap()
}

pub(crate) fn quiet(from: &str, to: &str) -> HandCommand {
    HandCommand::Move(HandMove::straight(&Move {
        from: sq(from),
        to: sq(to),
        captured: SquareSet::EMPTY,
    }))
}
