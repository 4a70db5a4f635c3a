// SPDX-License-Identifier: GPL-3.0-or-later
//! The clock in a view: the time that each side had left at the start of the running period, the moment of that start, and the side
//! with the running time.

use zgoda_game::{BySide, Side};

use crate::session::live::LiveGame;
use crate::view::clock::ms;
use crate::view::{Clock, Face};

impl Clock {
    /// The clock of a game; `None` where no clock runs in this program.
    pub(super) fn of(live: &LiveGame) -> Option<Clock> {
        let stood = live.timing.stood(&live.table)?;
        let times = &stood.times;
        Some(Clock {
            running: times.running,
            since_ms: stood.since.map(|since| since.as_ms()),
            left_ms: times.left().map(ms),
            used_ms: times.told().map(|told| ms(told.used)),
            delay_ms: ms(stood.delay),
        })
    }
}

impl Face {
    /// The clock as everybody sees it.
    pub(super) fn of(live: &LiveGame) -> Option<Face> {
        let times = live.timing.stood(&live.table)?.times;
        let flags = BySide::from_fn(|side: Side| times.sides.get(side).flag.is_some());
        Some(Face {
            clock: Clock::of(live)?,
            flags,
            first_flag: zgoda_game::claims::first_flag(&times),
        })
    }
}
