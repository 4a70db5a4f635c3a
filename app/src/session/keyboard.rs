//! The person who types where a line names nobody: at the keyboard of this program.

use crate::at_keyboard::AtKeyboard;
use crate::record::event::Actor;
use crate::session::place::Place;
use crate::session::table::Table;

/// The person who types where nobody is named: `None` is the player at this program, and the arbiter while one is at work or
/// has to answer.
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

/// True where an answer may be the arbiter's: a line that names nobody, or the arbiter.
pub(super) const fn may_be_the_arbiter(actor: Option<Actor>) -> bool {
    matches!(actor, None | Some(Actor::Arbiter))
}
