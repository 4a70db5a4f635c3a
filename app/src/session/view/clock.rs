//! The clock in a view: what each side had left when the time began to run that runs, since when, and whose it is.

use zgoda_game::{BySide, Side};

use crate::session::live::LiveGame;
use crate::view::clock::ms;
use crate::view::{Clock, Face};

impl Clock {
    /// As a game has it; nothing where none runs in this program.
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
    /// As everybody sees it.
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
