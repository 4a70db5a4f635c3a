//! The few gestures by which everything is steered that has a place: a cursor on the board, a menu, the pointing of
//! a half-move. Arrow keys, a keypad's digits and a pad's stick all come down to them.
//!
//! The session decides what each of them moves (`session/controls.rs`).

use std::time::Duration;

/// Nobody is where they were after so long without a gesture; the next one would do what they do not expect.
pub(crate) const LEFT_ALONE: Duration = Duration::from_secs(30);

/// One gesture. Left, right, up and down are the player's own, from where they sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Steer {
    /// `up`: away from oneself; the item before.
    Up,
    /// `down`: towards oneself; the item after.
    Down,
    /// `left`
    Left,
    /// `right`
    Right,
    /// `up left`
    UpLeft,
    /// `up right`
    UpRight,
    /// `down left`
    DownLeft,
    /// `down right`
    DownRight,
    /// `first`: where the row, or the list, begins.
    First,
    /// `row end`: where it ends.
    Last,
    /// `here`: what is here?
    Here,
    /// `choose`: this one.
    Choose,
    /// `leave`: out of what is open, with nothing done.
    Leave,
}

impl Steer {
    /// All of them.
    pub const ALL: [Steer; 13] = [
        Steer::Up,
        Steer::Down,
        Steer::Left,
        Steer::Right,
        Steer::UpLeft,
        Steer::UpRight,
        Steer::DownLeft,
        Steer::DownRight,
        Steer::First,
        Steer::Last,
        Steer::Here,
        Steer::Choose,
        Steer::Leave,
    ];

    /// The English word that is typed for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Steer::Up => "up",
            Steer::Down => "down",
            Steer::Left => "left",
            Steer::Right => "right",
            Steer::UpLeft => "up left",
            Steer::UpRight => "up right",
            Steer::DownLeft => "down left",
            Steer::DownRight => "down right",
            Steer::First => "first",
            Steer::Last => "row end",
            Steer::Here => "here",
            Steer::Choose => "choose",
            Steer::Leave => "leave",
        }
    }
}
