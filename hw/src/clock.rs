// SPDX-License-Identifier: GPL-3.0-or-later
//! The interface of every external clock to the rest of the program: the events that a clock reports and the
//! commands that it takes.
//!
//! Nothing here depends on a wire protocol. A clock on a board's line, or on a line of its own, hands out
//! [`ClockEvent`]s and takes [`ClockCommand`]s. Left and right are translated below this level; this interface has only White and
//! Black. The meaning of the times for a game belongs to other crates.

use std::time::Duration;

use zgoda_game::{BySide, Side};

use crate::board::LostWhy;

pub(crate) mod falls;

/// An event of a clock. Events come in the order in which they happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// The clock answered for the first time.
    Found(ClockIdentity),
    /// The times and flags that the clock shows now, reported whenever they have changed.
    Shows(ClockShows),
    /// A press at the clock: this side stopped its own time, and the time of the other side runs. The times
    /// that the clock showed at the press were reported just before.
    Pressed(Side),
    /// The clock's own battery is nearly empty. This is not reported again before the battery was full.
    BatteryLow,
    /// The clock did not carry out a command, for this reason.
    Refused(ClockCommand, ClockRefusal),
    /// The clock reported something impossible, which was not believed.
    Odd(ClockOddity),
    /// The clock is lost. The loss is not reported again before [`ClockEvent::Back`].
    Lost(LostWhy),
    /// A lost clock answers again; its times follow.
    Back,
}

/// White's display of a clock, as a person sees it who reads the clock.
///
/// A clock stands on White's left (Kodeks II 3.6.2). White's display is the left one if the clock's
/// face looks to the board, and the right one if the face looks away from it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WhiteDisplay {
    /// White's display is the left one.
    #[default]
    Left,
    /// White's display is the right one.
    Right,
}

impl WhiteDisplay {
    /// Both displays, the left one first.
    pub const BOTH: [WhiteDisplay; 2] = [WhiteDisplay::Left, WhiteDisplay::Right];

    /// The word for the display in options.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            WhiteDisplay::Left => "left",
            WhiteDisplay::Right => "right",
        }
    }
}

/// The answers of a clock about itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockIdentity {
    /// The name and version in the clock's own words, if the clock gave them.
    pub name: Option<String>,
}

/// The times and flags that a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockShows {
    /// The time that each side has left, in the steps of the clock.
    pub left: BySide<Duration>,
    /// The side with the running clock; `None` while both stand still.
    pub running: Option<Side>,
    /// The flag that the clock shows for each side.
    pub flag: BySide<FlagShown>,
}

/// The fact whether a clock shows a flag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FlagShown {
    /// No flag is shown.
    #[default]
    No,
    /// A flag is shown.
    Yes,
}

/// A command to a clock. A clock that cannot carry out a command answers [`ClockEvent::Refused`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockCommand {
    /// Show these times, and let the clock of one side run, or stop both.
    Set {
        /// The time that each side has left.
        left: BySide<Duration>,
        /// The side with the running clock from now on.
        running: Option<Side>,
    },
    /// Start this side's time from its present value.
    Start(Side),
    /// Stop the times of both sides.
    Stop,
    /// Sound a single beep.
    Beep,
    /// Show these words for a short time.
    Text(String),
    /// Speak these words, if the clock can.
    Speak(String),
}

/// The reason why a clock did not carry out a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ClockRefusal {
    /// The present mode of the clock does not accept times.
    #[error("the clock is in a mode in which it cannot be set; set it to the mode for a computer")]
    WrongMode,
    /// The clock has no such function.
    #[error("the clock cannot do that; do it at the clock by hand")]
    Unable,
    /// The clock did not answer any of the tries.
    #[error("the clock did not answer; look at what it shows")]
    NoAnswer,
    /// The clock refused without a reason.
    #[error("the clock refused; look at what it shows")]
    Untold,
}

/// Impossible times that a clock reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ClockOddity {
    /// The time of a side grew without a press that could have added a bonus.
    #[error("a time grew without a press")]
    Grew(Side),
    /// The time of a side fell by more than the time that passed.
    #[error("a time fell by more than passed")]
    Fell(Side),
    /// Times that cannot be read.
    #[error("the times cannot be read")]
    NoTimes,
}
