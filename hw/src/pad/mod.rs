//! A gamepad: its buttons and sticks by their place, and its motor, which tells a time to a hand (Kodeks VIII 1.4).
//!
//! [`PadSense`] finds in what a pad sends what a hand can have done; nonsense and floods end there.
//! [`Pulses`] is how something is told by long and short pulses, [`Motors`] what plays them one after the other; both
//! are without input or output. What a button means, and who may be told what, is left to others.

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

/// Which of the gamepads: they are numbered as they come. There are two players, so there are two, and one that waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Seat {
    /// The one that came first.
    First,
    /// The other one.
    Second,
    /// One more than there are players.
    Third,
}

impl Seat {
    /// All of them.
    pub const ALL: [Seat; 3] = [Seat::First, Seat::Second, Seat::Third];
}

/// Has a gamepad a motor that can be driven?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Motor {
    /// Yes.
    There,
    /// No, or nobody may drive it.
    Missing,
}

/// A button, by its place; what is printed on it differs from make to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Button {
    /// The lower one of the four under the right thumb.
    South,
    /// The right one.
    East,
    /// The left one.
    West,
    /// The upper one.
    North,
    /// The small one left of the middle.
    Back,
    /// The small one right of the middle.
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
    /// Its lower end.
    Down,
    /// Its left end.
    Left,
    /// Its right end.
    Right,
}

impl Button {
    /// All of them.
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

    /// As it is written.
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

/// What a gamepad did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PadEvent {
    /// It is there.
    Connected {
        /// What it calls itself.
        name: String,
        /// Has it a motor?
        motor: Motor,
    },
    /// It is gone.
    Lost,
    /// A button went down.
    Pressed(Button),
    /// It came up again.
    Released(Button),
    /// A stick was flicked and is back in the middle.
    Flicked(Thumb, Way),
}
