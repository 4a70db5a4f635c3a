//! What every clock outside the program is to the rest of it: what it tells and what it can be told.
//!
//! Nothing here knows a wire. A clock on a board's line, or on a line of its own, hands out
//! [`ClockEvent`]s and takes [`ClockCommand`]s. Left and right are settled below this: here are only
//! White and Black. What the times mean for a game is left to others.

use std::time::Duration;

use zgoda_game::{BySide, Side};

use crate::board::LostWhy;

pub(crate) mod falls;

/// What a clock tells. In the order in which it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// It answered for the first time.
    Found(ClockIdentity),
    /// What it shows now; told whenever that changed.
    Shows(ClockShows),
    /// Somebody at it pressed: this side stopped its own time, and the other's runs. What it showed then
    /// was told just before.
    Pressed(Side),
    /// Its own battery is nearly empty. Told once until it is full again.
    BatteryLow,
    /// It did not do this, and says why.
    Refused(ClockCommand, ClockRefusal),
    /// It told something that cannot be, which was not believed.
    Odd(ClockOddity),
    /// It is lost. Said once until it is [`ClockEvent::Back`].
    Lost(LostWhy),
    /// A lost clock answers again; what it shows follows.
    Back,
}

/// Which of the two displays of a clock is White's, as one reads them.
///
/// A clock stands on White's left (Kodeks II 3.6.2). If its face looks to the board, White's display is
/// the left one; if it looks away from it, the right one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WhiteDisplay {
    /// The left one.
    #[default]
    Left,
    /// The right one.
    Right,
}

impl WhiteDisplay {
    /// Both.
    pub const BOTH: [WhiteDisplay; 2] = [WhiteDisplay::Left, WhiteDisplay::Right];

    /// As it is written.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            WhiteDisplay::Left => "left",
            WhiteDisplay::Right => "right",
        }
    }
}

/// What a clock told of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockIdentity {
    /// Its name and version in its own words, where it told them.
    pub name: Option<String>,
}

/// What a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockShows {
    /// What each side has left, in the steps of the clock.
    pub left: BySide<Duration>,
    /// Whose time runs; `None` while both stand still.
    pub running: Option<Side>,
    /// The sides whose flag it shows.
    pub flag: BySide<FlagShown>,
}

/// Does a clock show a flag?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FlagShown {
    /// It does not.
    #[default]
    No,
    /// It does.
    Yes,
}

/// What a clock can be told. One that cannot do it answers [`ClockEvent::Refused`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockCommand {
    /// Show these times, and let this side's run, or none.
    Set {
        /// What each side has left.
        left: BySide<Duration>,
        /// Whose time runs from now on.
        running: Option<Side>,
    },
    /// Let this side's time run from where it stands.
    Start(Side),
    /// Let both stand still.
    Stop,
    /// Sound once.
    Beep,
    /// Show these few words for a moment.
    Text(String),
    /// Say these words, on a clock that speaks.
    Speak(String),
}

/// Why a clock did not do what it was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ClockRefusal {
    /// It is in a mode in which it takes no times.
    #[error("the clock is in a mode in which it cannot be set; set it to the mode for a computer")]
    WrongMode,
    /// It has no such function.
    #[error("the clock cannot do that; do it at the clock by hand")]
    Unable,
    /// It did not answer, as often as it was asked.
    #[error("the clock did not answer; look at what it shows")]
    NoAnswer,
    /// It said no and not why.
    #[error("the clock refused; look at what it shows")]
    Untold,
}

/// What a clock told and cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ClockOddity {
    /// A side's time became more without a press that could have brought it.
    #[error("a time grew without a press")]
    Grew(Side),
    /// A side's time became less by more than the time that passed.
    #[error("a time fell by more than passed")]
    Fell(Side),
    /// Times that are none.
    #[error("the times cannot be read")]
    NoTimes,
}
