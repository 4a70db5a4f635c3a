//! The person who types where a line names nobody: at the keyboard of this program.

use crate::hands::owner::AtKeyboard;
use crate::record::event::Actor;
use crate::session::place::Place;
use crate::session::table::Table;

/// Who types where nobody is named: `None` is the player at this program. While the arbiter is at work or has to
/// answer, it is they.
pub(super) fn at_keyboard(table: &Table) -> Option<Actor> {
    let arbiters = table.authority_at(Place::Keyboard).is_some();
    match table.options().keys.keyboard {
        AtKeyboard::Assistant if !arbiters && !table.arbiter_is_asked() => {
            Some(table.assistant_here())
        }
        AtKeyboard::Side(side) if !arbiters && !table.arbiter_is_asked() => Some(side.into()),
        AtKeyboard::Assistant | AtKeyboard::Player | AtKeyboard::Side(_) => None,
    }
}

/// Where nobody is named it may be the arbiter who answers what the arbiter is asked.
pub(super) const fn may_be_the_arbiter(actor: Option<Actor>) -> bool {
    matches!(actor, None | Some(Actor::Arbiter))
}
