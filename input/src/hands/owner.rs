// SPDX-License-Identifier: GPL-3.0-or-later
//! The owners of keys and buttons.

use zgoda_game::{BySide, Side};
use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_speech::Listener;

use super::map::KeyMap;
use super::stroke::InputDevice;

/// The owner of the strokes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A player owns the strokes.
    Player(Side),
    /// The assistant owns the strokes.
    Assistant,
    /// Both players share the keyboard; the meanings of its keys are kept with the settings of this player.
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

/// The meanings of everybody's strokes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Maps {
    /// The maps of the players, for both devices.
    pub players: BySide<KeyMap>,
    /// The map of the assistant, who has only a keyboard.
    pub assistant: KeyMap,
    /// The map of a keyboard that both players share.
    pub shared: KeyMap,
    /// The owner of the keys when the program starts. A later change by an arbiter belongs to the game.
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
    /// The owner of strokes on this device, with `at` at the keyboard; `side` is the player who has the device, or sits at it.
    #[must_use]
    pub const fn owner(device: InputDevice, side: Side, at: AtKeyboard) -> Owner {
        match (device, at) {
            (InputDevice::Keys, AtKeyboard::Assistant) => Owner::Assistant,
            (InputDevice::Keys, AtKeyboard::Both) => Owner::Shared(side),
            (InputDevice::Keys, AtKeyboard::Player | AtKeyboard::Side(_))
            | (InputDevice::Pad, _) => Owner::Player(side),
        }
    }

    /// The meanings of the strokes on this device.
    #[must_use]
    pub fn of(&self, device: InputDevice, side: Side, at: AtKeyboard) -> &KeyMap {
        match Maps::owner(device, side, at) {
            Owner::Assistant => &self.assistant,
            Owner::Shared(_) => &self.shared,
            Owner::Player(side) => self.players.get(side),
        }
    }

    /// The map of an owner, in which strokes are given other meanings.
    pub fn of_mut(&mut self, owner: Owner) -> &mut KeyMap {
        match owner {
            Owner::Assistant => &mut self.assistant,
            Owner::Shared(_) => &mut self.shared,
            Owner::Player(side) => self.players.get_mut(side),
        }
    }
}
