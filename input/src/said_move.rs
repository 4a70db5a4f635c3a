// SPDX-License-Identifier: GPL-3.0-or-later
//! A half-move that somebody wrote, as it is said in a game.

use zgoda_game::notation::{Separator, WrittenMove};
use zgoda_speech::Phrasebook;
use zgoda_speech::announcement::{Action, SpokenMove};

/// The half-move in the words of this book, which must be of the same game.
pub fn said(written: &WrittenMove, book: &Phrasebook) -> String {
    book.half_move(&SpokenMove {
        from: written.from(),
        via: Vec::new(),
        to: written.to(),
        action: match written.separator() {
            Separator::Capture => Action::Takes,
            Separator::Move | Separator::Unstated => Action::Moves,
        },
    })
}
