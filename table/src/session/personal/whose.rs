//! The people with the settings that a command is about.
//!
//! The way things are said belongs to the ear that hears them: somebody who types where another one hears changes the speech
//! there. The news of a clock and a board belongs to the player that they are for, also where two hear one output.

use zgoda_record::event::Actor;
use zgoda_speech::Listener;
use zgoda_speech::announcement::Chosen;

use crate::session::table::Table;

/// The people with the settings that somebody changes or asks for.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct Whose {
    /// The listener who hears the answer.
    ear: Listener,
    /// The listener with the clock and board in question.
    own: Listener,
}

impl Whose {
    /// The listener to whom this choice belongs.
    pub(in crate::session) const fn of(self, of: Chosen) -> Listener {
        if of.is_how_things_are_said() {
            self.ear
        } else {
            self.own
        }
    }

    /// The listener who hears the answer; a profile belongs to the ear, too.
    pub(in crate::session) const fn ear(self) -> Listener {
        self.ear
    }
}

/// The people with the settings in question. The arbiter has none.
pub(in crate::session) fn whose(actor: Option<Actor>, table: &Table) -> Option<Whose> {
    let asker = table.asker(actor);
    let heard_by = match actor {
        Some(Actor::Arbiter | Actor::UnknownHand | Actor::Program) => return None,
        Some(actor) if table.hears_as_the_assistant(actor) => Listener::Assistant,
        _ => table.hearing().ear(asker),
    };
    let ear = match heard_by {
        Listener::Room if table.options().people.room.is_none() => table.player_here().into(),
        ear => ear,
    };
    let own = match heard_by {
        Listener::Room => asker.into(),
        alone => alone,
    };
    Some(Whose { ear, own })
}
