// SPDX-License-Identifier: GPL-3.0-or-later
//! Decides which listener's settings a command is about.
//!
//! The settings of speech belong to the ear that hears it: a person who types where another person hears changes that
//! person's speech. The settings for news of a clock and a board belong to the player with that clock and board, even if
//! two players hear one output.

use zgoda_record::event::Actor;
use zgoda_speech::Listener;
use zgoda_speech::announcement::Chosen;

use crate::session::table::Table;

/// The listeners with the settings that a person changes or asks for.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct Whose {
    /// The listener who hears the answer.
    ear: Listener,
    /// The listener with the clock and board in question.
    own: Listener,
}

impl Whose {
    /// The listener to whom a choice of this kind belongs.
    pub(in crate::session) const fn of(self, of: Chosen) -> Listener {
        if of.is_how_things_are_said() {
            self.ear
        } else {
            self.own
        }
    }

    /// The listener who hears the answer. A profile also belongs to this listener.
    pub(in crate::session) const fn ear(self) -> Listener {
        self.ear
    }
}

/// The listeners with the settings in question; `None` for the arbiter, who has no settings.
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
