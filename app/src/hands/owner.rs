//! The owners of keys and buttons.

use zgoda_game::{BySide, Side};
use zgoda_speech::Listener;

use super::map::KeyMap;
use super::stroke::Device;
use crate::at_keyboard::AtKeyboard;

/// Whose strokes they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A player's.
    Player(Side),
    /// The assistant's.
    Assistant,
    /// Of a keyboard that both players share; what it means is kept with this one's settings.
    Shared(Side),
}

impl From<Owner> for Listener {
    fn from(owner: Owner) -> Listener {
        match owner {
            Owner::Player(side) | Owner::Shared(side) => side.into(),
            Owner::Assistant => Listener::Assistant,
        }
    }
}

/// What everybody's strokes mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maps {
    /// The players', of both devices.
    pub players: BySide<KeyMap>,
    /// The assistant's, for a keyboard is all they have.
    pub assistant: KeyMap,
    /// That of a keyboard which both players share.
    pub shared: KeyMap,
    /// The owner of the keys in force when the program starts. A later change by an arbiter is the game's.
    pub keyboard: AtKeyboard,
}

impl Default for Maps {
    fn default() -> Maps {
        Maps {
            players: BySide::default(),
            assistant: KeyMap::default(),
            shared: KeyMap::shared(),
            keyboard: AtKeyboard::default(),
        }
    }
}

impl Maps {
    /// The owner of strokes on this device, with `at` at the keyboard; `side` is the player whose device it is, or at whose side it
    /// stands.
    #[must_use]
    pub const fn owner(device: Device, side: Side, at: AtKeyboard) -> Owner {
        match (device, at) {
            (Device::Keys, AtKeyboard::Assistant) => Owner::Assistant,
            (Device::Keys, AtKeyboard::Both) => Owner::Shared(side),
            (Device::Keys, AtKeyboard::Player | AtKeyboard::Side(_)) | (Device::Pad, _) => {
                Owner::Player(side)
            }
        }
    }

    /// What a stroke on this device means.
    #[must_use]
    pub fn of(&self, device: Device, side: Side, at: AtKeyboard) -> &KeyMap {
        match Maps::owner(device, side, at) {
            Owner::Assistant => &self.assistant,
            Owner::Shared(_) => &self.shared,
            Owner::Player(side) => self.players.get(side),
        }
    }

    /// The one in which a stroke of this one is given another meaning.
    pub fn of_mut(&mut self, owner: Owner) -> &mut KeyMap {
        match owner {
            Owner::Assistant => &mut self.assistant,
            Owner::Shared(_) => &mut self.shared,
            Owner::Player(side) => self.players.get_mut(side),
        }
    }
}
