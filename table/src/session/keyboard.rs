// SPDX-License-Identifier: GPL-3.0-or-later
//! The typist of a line without a name: the person at the keyboard of this program.

use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::event::Actor;

use crate::session::place::Place;
use crate::session::table::Table;

/// The typist of a line without a name. `None` stands for the player at this program, for either player where both sit at the
/// keyboard, and for the arbiter while an arbiter is at work or must answer.
pub(super) fn at_keyboard(table: &Table) -> Option<Actor> {
    let arbiters = table.authority_at(Place::Keyboard).is_some();
    match table.keyboard() {
        AtKeyboard::Assistant if !arbiters && !table.arbiter_is_asked() => {
            Some(table.assistant_here())
        }
        AtKeyboard::Side(side) if !arbiters && !table.arbiter_is_asked() => Some(side.into()),
        AtKeyboard::Assistant | AtKeyboard::Player | AtKeyboard::Side(_) | AtKeyboard::Both => None,
    }
}

/// True if the arbiter may be the one who answers: the line has no name, or the arbiter's.
pub(super) const fn may_be_the_arbiter(actor: Option<Actor>) -> bool {
    matches!(actor, None | Some(Actor::Arbiter))
}
