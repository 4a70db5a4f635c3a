//! Whose keys and buttons are which, and who sits at the keyboard.

use zgoda_game::{BySide, Side};

use super::map::KeyMap;
use super::stroke::{Device, Stroke};

/// Who sits at the keyboard. There is one, and keys do not tell whose finger it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AtKeyboard {
    /// The player at this program.
    #[default]
    Player,
    /// The assistant of the blind player, who has a pad or a board of his own.
    Assistant,
}

/// What everybody's strokes mean.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Maps {
    /// The players', of both devices.
    pub players: BySide<KeyMap>,
    /// The assistant's; he has a keyboard alone.
    pub assistant: KeyMap,
    /// Whose keys are in force.
    pub keyboard: AtKeyboard,
}

impl Maps {
    /// What a stroke on this device means; `side` is the player whose device it is, or at whose side it stands.
    #[must_use]
    pub fn of(&self, device: Device, side: Side) -> &KeyMap {
        match (device, self.keyboard) {
            (Device::Keys, AtKeyboard::Assistant) => &self.assistant,
            (Device::Keys, AtKeyboard::Player) | (Device::Pad, _) => self.players.get(side),
        }
    }

    /// The one in which this stroke is given another meaning.
    pub fn with(&mut self, stroke: Stroke, side: Side) -> &mut KeyMap {
        match (stroke.device(), self.keyboard) {
            (Device::Keys, AtKeyboard::Assistant) => &mut self.assistant,
            (Device::Keys, AtKeyboard::Player) | (Device::Pad, _) => self.players.get_mut(side),
        }
    }
}
