//! Whose keys and buttons are which, and who sits at the keyboard.

use zgoda_game::{BySide, Side};
use zgoda_speech::Listener;

use super::map::KeyMap;
use super::stroke::Device;

/// Who sits at the keyboard. There is one, and keys do not tell whose finger it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AtKeyboard {
    /// The player at this program.
    #[default]
    Player,
    /// The assistant of the blind player, who has a pad or a board of their own.
    Assistant,
    /// This player and nobody else.
    Side(Side),
}

impl AtKeyboard {
    /// The player at this program: the one whose keyboard it is, else `seated`, who hears it.
    #[must_use]
    pub fn player(self, seated: Side) -> Side {
        match self {
            AtKeyboard::Side(side) => side,
            AtKeyboard::Player | AtKeyboard::Assistant => seated,
        }
    }
}

/// Whose strokes they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A player's.
    Player(Side),
    /// The assistant's.
    Assistant,
}

impl From<Owner> for Listener {
    fn from(owner: Owner) -> Listener {
        match owner {
            Owner::Player(side) => side.into(),
            Owner::Assistant => Listener::Assistant,
        }
    }
}

/// What everybody's strokes mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Maps {
    /// The players', of both devices.
    pub players: BySide<KeyMap>,
    /// The assistant's, for a keyboard is all they have.
    pub assistant: KeyMap,
    /// Whose keys are in force.
    pub keyboard: AtKeyboard,
}

impl Maps {
    /// Whose strokes on this device are; `side` is the player whose device it is, or at whose side it stands.
    #[must_use]
    pub const fn owner(&self, device: Device, side: Side) -> Owner {
        match (device, self.keyboard) {
            (Device::Keys, AtKeyboard::Assistant) => Owner::Assistant,
            (Device::Keys, AtKeyboard::Player | AtKeyboard::Side(_)) | (Device::Pad, _) => {
                Owner::Player(side)
            }
        }
    }

    /// What a stroke on this device means.
    #[must_use]
    pub fn of(&self, device: Device, side: Side) -> &KeyMap {
        match self.owner(device, side) {
            Owner::Assistant => &self.assistant,
            Owner::Player(side) => self.players.get(side),
        }
    }

    /// The one in which a stroke of this one is given another meaning.
    pub fn of_mut(&mut self, owner: Owner) -> &mut KeyMap {
        match owner {
            Owner::Assistant => &mut self.assistant,
            Owner::Player(side) => self.players.get_mut(side),
        }
    }
}
