//! Whose settings somebody means.
//!
//! How things are said belongs to the ear that hears them: who types where somebody else hears changes what is heard
//! there. What one's own clock and board tell belongs to the player whose they are, also where two hear one output.

use zgoda_speech::Listener;
use zgoda_speech::announcement::Chosen;

use crate::record::event::Actor;
use crate::session::table::Table;

/// The people whose settings somebody changes and asks for.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct Whose {
    /// Who hears the answer.
    ear: Listener,
    /// Whose clock and board are meant.
    own: Listener,
}

impl Whose {
    /// Whose this is.
    pub(in crate::session) const fn of(self, of: Chosen) -> Listener {
        if of.is_how_things_are_said() {
            self.ear
        } else {
            self.own
        }
    }

    /// The ear; a profile is its own, too.
    pub(in crate::session) const fn ear(self) -> Listener {
        self.ear
    }
}

/// Whose settings somebody means. The arbiter has none.
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
