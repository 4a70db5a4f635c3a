// SPDX-License-Identifier: GPL-3.0-or-later
//! The hand that acts, and its place: the keyboard, pad or page.

use zgoda_game::{BySide, Side};

use zgoda_record::event::DeviceNumber;

/// The hand that acts, by its owner, on any device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum HandOf {
    /// A player's hand: their pad, and the keyboard if they sit at it. A player who alone hears the program acts for both sides.
    Player(Side),
    /// The hand at the keyboard of an assistant; also the hand of the arbiter, while they work there.
    Assistant,
}

/// The place of an input. Every typed line comes from one keyboard, or one pipe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session) enum Place {
    /// The keyboard, or an input in its place.
    #[default]
    Keyboard,
    /// The gamepad of this side.
    Pad(Side),
    /// A page of the desk, on this device.
    Device(DeviceNumber),
    /// No place: the program plays a person of a rehearsal.
    Rehearsal,
}

/// A value for each hand: for the hand of each player, and for the hand of the assistant.
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
