//! Who acts: for which player somebody speaks, whether he is that player himself, and whose hand it is.
//!
//! Where a line names nobody, or a stroke is made, all three follow from who sits at this program and at its keyboard.

use zgoda_game::{BySide, Side};

use super::Session;
use super::fair_play::{only_hearer, player_here};
use crate::hands::owner::AtKeyboard;
use crate::record::event::Actor;

/// Whose hand does something, on whatever device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum HandOf {
    /// A player's: his pad, and the keyboard where he sits there. Who hears alone acts for both sides.
    Player(Side),
    /// The one at a keyboard that is the assistant's; the arbiter's too, while he works there.
    Assistant,
}

/// Something that each hand has of its own: a player's for each board, and the assistant's.
#[derive(Clone, Debug, Default)]
pub(super) struct ByHand<T> {
    players: BySide<T>,
    assistant: T,
}

impl<T> ByHand<T> {
    pub(super) fn get(&self, hand: HandOf) -> &T {
        match hand {
            HandOf::Player(side) => self.players.get(side),
            HandOf::Assistant => &self.assistant,
        }
    }

    pub(super) fn get_mut(&mut self, hand: HandOf) -> &mut T {
        match hand {
            HandOf::Player(side) => self.players.get_mut(side),
            HandOf::Assistant => &mut self.assistant,
        }
    }
}

/// Where nobody is named it may be the arbiter who answers what he is asked.
pub(super) const fn may_be_the_arbiter(actor: Option<Actor>) -> bool {
    matches!(actor, None | Some(Actor::Arbiter))
}

impl Session {
    /// The player whose matter it is: the one a line names, the one whose assistant acts, else the player at this
    /// program.
    pub(super) fn asker(&self, actor: Option<Actor>) -> Side {
        let here = player_here(&self.options.sight);
        match actor {
            Some(Actor::White) => Side::White,
            Some(Actor::Black) => Side::Black,
            Some(Actor::Assistant) => self.options.event.assisted(here).unwrap_or(here),
            None | Some(Actor::Arbiter | Actor::Program) => here,
        }
    }

    /// The player who speaks for himself, in what nobody does for him: an assistant has other duties (Kodeks VIII
    /// 4.1), and at his keyboard nobody is the player who is not named.
    pub(super) fn player_himself(&self, actor: Option<Actor>) -> Option<Side> {
        let unnamed = actor.is_none() && self.hands.keyboard_of() == AtKeyboard::Assistant;
        let assistant = actor == Some(Actor::Assistant);
        self.side_of(actor).filter(|_| !unnamed && !assistant)
    }

    /// Whose hand it is that acts; pads act by their owner's name.
    pub(super) fn hand_of(&self, actor: Option<Actor>) -> HandOf {
        match (actor, self.hands.keyboard_of()) {
            (Some(Actor::Assistant), _)
            | (None | Some(Actor::Arbiter | Actor::Program), AtKeyboard::Assistant) => {
                HandOf::Assistant
            }
            _ => {
                let alone = only_hearer(&self.options.sight);
                HandOf::Player(alone.unwrap_or_else(|| self.asker(actor)))
            }
        }
    }
}
