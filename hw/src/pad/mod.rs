// SPDX-License-Identifier: GPL-3.0-or-later
//! A gamepad: its buttons and sticks by their place, and its motor, which tells a time to a hand (Kodeks VIII 1.4).
//!
//! [`PadSense`] finds presses and flicks in the signals of a pad, and drops nonsense and floods. [`Pulses`] encodes a
//! time in long and short pulses, [`Motors`] plays them one after the other; both are without input or output. The
//! meaning of a button, and the choice of the times to encode, are left to others.

#[cfg(feature = "gamepad")]
mod devices;
#[cfg(feature = "gamepad")]
mod edge;
mod motor;
mod pulses;
mod sense;
mod stick;

#[cfg(feature = "gamepad")]
pub use edge::{NoGamepads, PadHandle, PadKnown, known, ready, start};
pub use motor::{MotorCommand, Motors, Urgency};
pub use pulses::{Length, PAUSE, PAUSE_BETWEEN_GROUPS, Pulses};
pub use sense::{PadSense, RawPad};
pub use stick::{Axis, Thumb, Way};

/// The seat of a gamepad, in the order in which gamepads come: one for each of the two players, and one where a third gamepad
/// waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seat {
    /// The seat of the gamepad that came first.
    First,
    /// The seat of the gamepad that came second.
    Second,
    /// The seat of a gamepad that waits for a player's seat.
    Third,
}

impl Seat {
    /// All seats.
    pub const ALL: [Seat; 3] = [Seat::First, Seat::Second, Seat::Third];
}

/// Whether a gamepad has a motor that can be driven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motor {
    /// A motor can be driven.
    There,
    /// There is no motor, or it may not be driven.
    Missing,
}

/// A button, by its place; the printed sign differs from make to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Button {
    /// The lower button of the four under the right thumb.
    South,
    /// The right button of these four.
    East,
    /// The left button of these four.
    West,
    /// The upper button of these four.
    North,
    /// The small button left of the middle.
    Back,
    /// The small button right of the middle.
    Start,
    /// Under the left forefinger.
    LeftShoulder,
    /// Under the right forefinger.
    RightShoulder,
    /// Below the left shoulder, pulled.
    LeftTrigger,
    /// Below the right shoulder, pulled.
    RightTrigger,
    /// The left stick, pushed in.
    LeftStick,
    /// The right stick, pushed in.
    RightStick,
    /// The upper end of the directional pad.
    Up,
    /// The lower end of the directional pad.
    Down,
    /// The left end of the directional pad.
    Left,
    /// The right end of the directional pad.
    Right,
}

impl Button {
    /// All buttons.
    pub const ALL: [Button; 16] = [
        Button::South,
        Button::East,
        Button::West,
        Button::North,
        Button::Back,
        Button::Start,
        Button::LeftShoulder,
        Button::RightShoulder,
        Button::LeftTrigger,
        Button::RightTrigger,
        Button::LeftStick,
        Button::RightStick,
        Button::Up,
        Button::Down,
        Button::Left,
        Button::Right,
    ];

    /// The button's name in settings.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Button::South => "south",
            Button::East => "east",
            Button::West => "west",
            Button::North => "north",
            Button::Back => "back",
            Button::Start => "start",
            Button::LeftShoulder => "left shoulder",
            Button::RightShoulder => "right shoulder",
            Button::LeftTrigger => "left trigger",
            Button::RightTrigger => "right trigger",
            Button::LeftStick => "left stick in",
            Button::RightStick => "right stick in",
            Button::Up => "up",
            Button::Down => "down",
            Button::Left => "left",
            Button::Right => "right",
        }
    }
}

/// An event of a gamepad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PadEvent {
    /// A gamepad was connected.
    Connected {
        /// The name that the gamepad gives itself.
        name: String,
        /// Whether the gamepad has a motor.
        motor: Motor,
    },
    /// The gamepad is gone.
    Lost,
    /// A button went down.
    Pressed(Button),
    /// A button came up again.
    Released(Button),
    /// A stick was flicked and is back in the middle.
    Flicked(Thumb, Way),
}
