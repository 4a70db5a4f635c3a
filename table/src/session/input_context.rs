// SPDX-License-Identifier: GPL-3.0-or-later
//! The context of the present input: its place, the person that it names, and the authority of an arbiter.

use std::time::Duration;

use zgoda_record::at_keyboard::AtKeyboard;
use zgoda_record::event::{Actor, DeviceNumber};

use crate::session::desk::authority::Authority;
use crate::session::place::Place;

/// The context of the present input.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::session) struct InputContext {
    pub(in crate::session) place: Place,
    /// The person who acts, as far as known; `None` is the player at this program.
    pub(in crate::session) actor: Option<Actor>,
    /// The person named by the line; `None` for a line without a name, and for a stroke.
    pub(in crate::session) named: Option<Actor>,
    /// The use of a pad's button: whether the button presses the clock just now.
    pub(in crate::session) pressing: Pressing,
    /// The authority of the arbiter at the device from which the input comes.
    pub(in crate::session) authority: Option<Authority>,
    /// The longest time the input can have been under way, if known.
    pub(in crate::session) late: Option<Duration>,
    /// The keyboard at which the input answers a question to somebody else.
    pub(in crate::session) answers_at: Option<AtKeyboard>,
    /// True if a part of the input was refused.
    pub(in crate::session) refused: bool,
}

/// The use of a pad's button: whether the button presses the clock just now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session) enum Pressing {
    #[default]
    No,
    ByButton,
}

impl InputContext {
    /// The device from which the input comes, if it comes from a device.
    pub(in crate::session) const fn device(self) -> Option<DeviceNumber> {
        match self.place {
            Place::Device(device) => Some(device),
            Place::Keyboard | Place::Pad(_) | Place::Rehearsal => None,
        }
    }

    /// True if the line names a player.
    pub(in crate::session) const fn names_a_player(self) -> bool {
        matches!(self.named, Some(Actor::White | Actor::Black))
    }

    /// True if the line names a person other than an arbiter.
    pub(in crate::session) fn names_another(self) -> bool {
        self.named.is_some_and(|named| named != Actor::Arbiter)
    }
}
