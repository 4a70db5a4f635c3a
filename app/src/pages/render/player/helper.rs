//! The page of somebody whom the side that sees named to carry out half-moves (FIDE F.2.10): that half-move alone.

use super::carry_out;
use super::form::Desk;
use crate::pages::render::shown::Region;
use crate::view::HelperView;

pub(super) fn regions(view: &HelperView, desk: &Desk) -> Vec<Region> {
    vec![carry_out::region(view.carry_out.as_ref(), desk)]
}
