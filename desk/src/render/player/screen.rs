// SPDX-License-Identifier: GPL-3.0-or-later
//! A screen for a partly sighted player: the last half-move, the board if they may see it, the record, the clock. The page has no
//! acts.

use zgoda_table::view::PlayerView;

use super::asks::{self, Answering};
use super::form::PlayerPage;
use super::{board, clock, record, state};
use crate::render::shown::Region;

pub(super) fn regions(view: &PlayerView, page: &PlayerPage) -> Vec<Region> {
    let men = view.men.as_deref().unwrap_or(&[]);
    let last = view.record.last();
    vec![
        record::last(&view.record, page),
        board::region(men, view.public.game, view.side, last, page),
        asks::region(
            &view.asks,
            asks::Before {
                asked: view.before.as_ref(),
                written: &view.as_written,
            },
            Answering::Elsewhere,
            page,
        ),
        clock::region(view.clock.as_ref(), None, view.count.as_ref(), page),
        state::region(&view.public, page),
        state::differences(view.differences.as_deref().unwrap_or(&[]), page),
        record::region(&view.record, page),
    ]
}
