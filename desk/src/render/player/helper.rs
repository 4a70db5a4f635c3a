//! The page of a helper, named by the side that sees to carry out half-moves (FIDE F.2.10): that half-move alone.

use zgoda_table::view::HelperView;

use super::carry_out;
use super::form::PlayerPage;
use crate::render::shown::Region;

pub(super) fn regions(view: &HelperView, page: &PlayerPage) -> Vec<Region> {
    vec![carry_out::region(view.carry_out.as_ref(), page)]
}
