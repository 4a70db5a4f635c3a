//! The context of the input that is being handled: its place, the person it names, and their right.

use std::time::Duration;

use crate::at_keyboard::AtKeyboard;
use crate::record::event::{Actor, DeviceNumber};
use crate::session::desk::authority::Authority;
use crate::session::place::Place;

/// The context of the input that is being handled.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::session) struct Given {
    pub(in crate::session) place: Place,
    /// The person who acts, as far as that is known; `None` is the player at this program.
    pub(in crate::session) actor: Option<Actor>,
    /// As the line has it; nobody where it names nobody, and for a stroke.
    pub(in crate::session) named: Option<Actor>,
    /// Does a button of a pad press the clock just now?
    pub(in crate::session) pressing: Pressing,
    /// What the arbiter may do whose device it comes from.
    pub(in crate::session) authority: Option<Authority>,
    /// How long it was on its way at most, where that is known.
    pub(in crate::session) late: Option<Duration>,
    /// At whose keyboard it answers what somebody else was asked.
    pub(in crate::session) answers_at: Option<AtKeyboard>,
    /// Was something refused of it?
    pub(in crate::session) refused: bool,
}

/// Does a button of a pad press the clock just now?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::session) enum Pressing {
    #[default]
    No,
    ByButton,
}

impl Given {
    /// The device it comes from, where it does from one.
    pub(in crate::session) const fn device(self) -> Option<DeviceNumber> {
        match self.place {
            Place::Device(device) => Some(device),
            Place::Keyboard | Place::Pad(_) | Place::Rehearsal => None,
        }
    }

    /// Does its line name somebody who is no arbiter?
    pub(in crate::session) fn names_another(self) -> bool {
        self.named.is_some_and(|named| named != Actor::Arbiter)
    }
}
