// SPDX-License-Identifier: GPL-3.0-or-later
//! The views of a game as it stands for each role (`crate::view`). No clock is read to make a view. Making a view neither changes
//! the game nor says anything.

mod arbiter;
mod asked;
mod claim;
mod clock;
mod muted;
mod players;
mod public;

use super::Session;
use crate::view::{ArbiterView, Role, TableView};

/// The view of this game for this role; `None` where the role is not filled, or has no view.
#[must_use]
pub fn view(session: &Session, role: Role) -> Option<TableView> {
    let live = &session.live;
    match role {
        Role::Arbiter => Some(TableView::Arbiter(Box::new(ArbiterView::of(live)))),
        Role::Assistant(side) => {
            let view = players::assistant(live, side)?;
            Some(TableView::Assistant(Box::new(view)))
        }
        Role::Helper(side) => players::helper(live, side).map(TableView::Helper),
        Role::Player(side) => {
            let view = players::player(live, side)?;
            Some(TableView::Player(Box::new(view)))
        }
        Role::Seat(side) => {
            let view = players::seat(live, side)?;
            Some(TableView::Seat(Box::new(view)))
        }
        Role::Room => players::room(live).map(TableView::Room),
    }
}
