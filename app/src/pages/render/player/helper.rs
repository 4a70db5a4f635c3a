//! The page of somebody whom the side that sees named to carry out half-moves (FIDE F.2.10): that half-move alone.
//!
//! A table has no view of its own for a helper yet; an assistant's is cut here to what a helper needs.

use super::carry_out;
use super::form::Desk;
use crate::pages::render::Region;
use crate::session::view::AssistantView;

pub(super) fn regions(view: &AssistantView, desk: &Desk) -> Vec<Region> {
    vec![carry_out::region(view.carry_out.as_ref(), desk)]
}
