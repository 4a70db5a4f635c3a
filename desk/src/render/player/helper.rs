//! The page of a helper, named by the side that sees to carry out half-moves (FIDE F.2.10): that half-move alone.

use super::carry_out;
use super::form::Desk;
use crate::render::shown::Region;
use zgoda::view::HelperView;

pub(super) fn regions(view: &HelperView, desk: &Desk) -> Vec<Region> {
    vec![carry_out::region(view.carry_out.as_ref(), desk)]
}
