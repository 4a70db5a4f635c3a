//! A half-move that a hand began before the arbiter stopped play and ended behind that. No entry holds it: the arbiter decides
//! on the entry before the game goes on.

use zgoda_game::notation::{Resolution, WrittenMove, resolve};
use zgoda_game::{Move, Setup};
use zgoda_speech::announcement::BoardOf;

use zgoda_record::event::Body;

/// The half-move over the stop that a board shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverStop {
    /// The board that shows the half-move.
    pub board: BoardOf,
    /// The half-move, as PDN.
    pub pdn: String,
}

impl OverStop {
    /// The half-move on this position, which is the record's.
    #[must_use]
    pub fn half_move(&self, before: &Setup) -> Option<Move> {
        let written = WrittenMove::read(&self.pdn, before.variant()).ok()?;
        match resolve(&written, before) {
            Resolution::Legal(mv) => Some(mv),
            _ => None,
        }
    }
}

/// Takes one more event into the half-move that waits for the arbiter.
pub(super) fn add(waits: &mut Option<OverStop>, body: &Body) {
    match body {
        Body::HandOverStop { board, pdn, .. } => {
            *waits = Some(OverStop {
                board: *board,
                pdn: pdn.clone(),
            });
        }
        // The half-move was entered, or the game goes on without it, perhaps from elsewhere.
        Body::EntryWritten(_)
        | Body::EntryStruck { .. }
        | Body::WalkedBack { .. }
        | Body::PutBack { .. }
        | Body::PlayResumed { .. } => *waits = None,
        _ => {}
    }
}
