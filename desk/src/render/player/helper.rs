// SPDX-License-Identifier: GPL-3.0-or-later
//! The page of a helper, who is named by a sighted side to carry out half-moves (FIDE F.2.10). It shows only the half-move to be
//! carried out.

use zgoda_table::view::HelperView;

use super::carry_out;
use super::form::PlayerPage;
use crate::render::shown::Region;

pub(super) fn regions(view: &HelperView, page: &PlayerPage) -> Vec<Region> {
    vec![carry_out::region(view.carry_out.as_ref(), page)]
}
