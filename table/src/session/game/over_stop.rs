// SPDX-License-Identifier: GPL-3.0-or-later
//! A half-move that was begun before the arbiter stopped play, and finished after the stop. It is not entered before the arbiter
//! has decided about it. The arbiter must decide before the game goes on.

use zgoda_game::notation::{Resolution, WrittenMove, resolve};
use zgoda_game::{Move, Setup};
use zgoda_speech::announcement::BoardOf;

use zgoda_record::event::Body;

/// A half-move that was under way at the stop, shown by a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverStop {
    /// The board that shows the half-move.
    pub board: BoardOf,
    /// The half-move, as PDN.
    pub notation: String,
}

impl OverStop {
    /// The half-move on `before`, the position of the record.
    #[must_use]
    pub fn half_move(&self, before: &Setup) -> Option<Move> {
        let written = WrittenMove::read(&self.notation, before.variant()).ok()?;
        match resolve(&written, before) {
            Resolution::Legal(mv) => Some(mv),
            _ => None,
        }
    }
}

/// Takes in one more event of the record. `waits` is the half-move that waits for the arbiter.
pub(super) fn add(waits: &mut Option<OverStop>, body: &Body) {
    match body {
        Body::HandOverStop {
            board, notation, ..
        } => {
            *waits = Some(OverStop {
                board: *board,
                notation: notation.clone(),
            });
        }
        // The half-move was entered, or the game goes on without it, so it no longer waits.
        Body::EntryWritten(_)
        | Body::EntryStruck { .. }
        | Body::WalkedBack { .. }
        | Body::PutBack { .. }
        | Body::PlayResumed { .. } => *waits = None,
        _ => {}
    }
}
