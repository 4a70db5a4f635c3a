//! Whose hand does something, and where: on which keyboard, pad or page.

use zgoda_game::{BySide, Side};

use crate::record::event::DeviceNumber;

/// Whose hand does something, on whatever device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum HandOf {
    /// A player's: their pad, and the keyboard where they sit there. A player who hears alone acts for both sides.
    Player(Side),
    /// The one at a keyboard that is the assistant's; the arbiter's too, while they work there.
    Assistant,
}

/// Where something is typed or pressed. Every line that is typed comes from one keyboard, or one pipe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session) enum Place {
    /// The keyboard, or what stands for it.
    #[default]
    Keyboard,
    /// This side's gamepad.
    Pad(Side),
    /// A page of the desk, on this device.
    Device(DeviceNumber),
    /// Nowhere: the program plays a person of a rehearsal.
    Rehearsal,
}

/// Something that each hand has of its own: a player's for each board, and the assistant's.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct ByHand<T> {
    players: BySide<T>,
    assistant: T,
}

impl<T> ByHand<T> {
    pub(in crate::session) fn get(&self, hand: HandOf) -> &T {
        match hand {
            HandOf::Player(side) => self.players.get(side),
            HandOf::Assistant => &self.assistant,
        }
    }

    pub(in crate::session) fn get_mut(&mut self, hand: HandOf) -> &mut T {
        match hand {
            HandOf::Player(side) => self.players.get_mut(side),
            HandOf::Assistant => &mut self.assistant,
        }
    }
}
