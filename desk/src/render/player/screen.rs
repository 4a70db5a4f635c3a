//! A screen for a player who sees a little: the last half-move, the board where they may see it, the record, the clock. The
//! page is only for looking, and has no acts.

use zgoda_table::view::PlayerView;

use super::asks::{self, Answering};
use super::form::Desk;
use super::{board, clock, record, state};
use crate::render::shown::Region;

pub(super) fn regions(view: &PlayerView, desk: &Desk) -> Vec<Region> {
    let men = view.men.as_deref().unwrap_or(&[]);
    let last = view.record.last();
    vec![
        record::last(&view.record, desk),
        board::region(men, view.public.game, view.side, last, desk),
        asks::region(
            &view.asks,
            asks::Before {
                asked: view.before.as_ref(),
                written: &view.as_written,
            },
            Answering::Elsewhere,
            desk,
        ),
        clock::region(view.clock.as_ref(), None, view.count.as_ref(), desk),
        state::region(&view.public, desk),
        state::differences(view.differences.as_deref().unwrap_or(&[]), desk),
        record::region(&view.record, desk),
    ]
}
