//! What the clock's face shows to whoever looks at it: both sides, who runs, and the flags (Kodeks II
//! 3.5.5–3.5.7). Made by the session whenever something is done with the clock; whoever shows it counts
//! down from there by himself.

use std::time::Duration;

use zgoda_game::{BySide, Side};

/// The face of a clock at the moment it is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// What each side has left.
    pub left: BySide<Duration>,
    /// How much of a delay is still to pass before the running side's time goes down.
    pub delay: Duration,
    /// Whose time runs.
    pub running: Option<Side>,
    /// Whose flag fell.
    pub flag: BySide<Flag>,
    /// Whose flag fell first.
    pub first_flag: Option<Side>,
}

/// A flag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flag {
    /// It stands.
    #[default]
    Up,
    /// It fell, and stays so (II 3.5.5).
    Fallen,
}
