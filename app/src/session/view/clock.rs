//! The clock in a view: what each side had left when the time began to run that runs, since when, and whose it is.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Side};

use super::Sides;
use crate::record::event::SideWord;
use crate::session::live::LiveGame;

/// Both times and who runs. What the running side has now is what it had, less the time since then that is past the
/// delay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Whose time runs.
    pub running: Option<SideWord>,
    /// Since when, in milliseconds since the program started.
    pub since_ms: Option<u64>,
    /// What each side had left then.
    pub left_ms: Sides<u64>,
    /// What each had used of what it was given.
    pub used_ms: Sides<u64>,
    /// How much of a delay was still to pass before the running side's time went down.
    pub delay_ms: u64,
}

/// The same with the flags (Kodeks II 3.5.5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Face {
    /// The times.
    #[serde(flatten)]
    pub clock: Clock,
    /// Whose flag fell.
    pub flags: Sides<bool>,
    /// Whose fell first.
    pub first_flag: Option<SideWord>,
}

impl Clock {
    /// As a game has it; nothing where none runs in this program.
    pub(super) fn of(live: &LiveGame) -> Option<Clock> {
        let stood = live.timing.stood(&live.table)?;
        let times = &stood.times;
        Some(Clock {
            running: times.running.map(SideWord::from),
            since_ms: stood.since.map(|since| since.as_ms()),
            left_ms: times.left().map(ms).into(),
            used_ms: times.used().map(ms).into(),
            delay_ms: ms(stood.delay),
        })
    }
}

impl Face {
    /// As everybody sees it.
    pub(super) fn of(live: &LiveGame) -> Option<Face> {
        let times = live.timing.stood(&live.table)?.times;
        let flags = BySide::from_fn(|side: Side| times.sides.get(side).flag.is_some());
        Some(Face {
            clock: Clock::of(live)?,
            flags: flags.into(),
            first_flag: zgoda_game::claims::first_flag(&times).map(SideWord::from),
        })
    }
}

pub(super) fn ms(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
