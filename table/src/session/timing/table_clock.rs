// SPDX-License-Identifier: GPL-3.0-or-later
//! The clock of the table, and the presses for half-moves that are not in the record yet.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::clock::{Clock, ClockTimes};
use zgoda_game::{Moment, Side};
use zgoda_record::event::{Actor, Missing};

use crate::session::game::Game;
use crate::session::options::{Keeper, Options};

/// The clock of the table: every part can read it, and only `timing` changes it.
#[derive(Debug)]
pub(in crate::session) struct TableClock {
    pub(in crate::session::timing) clock: Option<Clock>,
    /// Presses for half-moves that are not in the record yet, oldest first. There are such presses because players need
    /// not record in time trouble (Kodeks II 6.14) or in rapid play (III 5), and because a board shows a half-move later
    /// than a hand presses.
    pub(in crate::session::timing) unmatched: VecDeque<UnmatchedPress>,
    /// The last press, while it waits for its half-move.
    pub(in crate::session::timing) waits: Option<PressThatWaits>,
}

impl TableClock {
    /// The clock of this game: the recorded clock, or a new one.
    pub(in crate::session) fn new(options: &Options, game: &Game) -> TableClock {
        let control = options.event.time.clone();
        let control = control.filter(|_| options.keeper != Keeper::Nobody);
        let clock = control.map(|control| match game.clock_ran() {
            Some((times, behind)) => ran_on(Clock::from_times(control, times), times, behind),
            None => Clock::new(control),
        });
        TableClock {
            clock,
            unmatched: match options.keeper {
                Keeper::Nobody => VecDeque::new(),
                Keeper::Embedded | Keeper::Device => {
                    let unmatched = game.unmatched_presses().iter();
                    unmatched
                        .map(|(side, why)| UnmatchedPress::before(*side, *why))
                        .collect()
                }
            },
            waits: None,
        }
    }

    /// The last press, while it waits for its half-move: a hand may press before the board has reported its half-move.
    pub(in crate::session) const fn press_that_waits(&self) -> Option<&PressThatWaits> {
        self.waits.as_ref()
    }

    /// The clock, if this program keeps one.
    pub(in crate::session) const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Presses for half-moves that are not in the record yet, oldest first.
    pub(in crate::session) const fn unmatched(&self) -> &VecDeque<UnmatchedPress> {
        &self.unmatched
    }
}

/// The clock, stopped after it has run on for the time `behind` since its last reading.
fn ran_on(mut clock: Clock, times: &ClockTimes, behind: Duration) -> Clock {
    if let Some(side) = times.running {
        clock.start(side, Moment::ZERO);
        clock.stop(Moment::ZERO.after(behind));
    }
    clock
}

/// A press for a half-move that is not in the record yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) struct UnmatchedPress {
    pub(in crate::session) side: Side,
    pub(in crate::session::timing) why: Missing,
    pub(in crate::session::timing) at: Moment,
    /// True if the half-move is so late that it counts as missing.
    pub(in crate::session::timing) waited: bool,
    pub(in crate::session::timing) told: bool,
}

impl UnmatchedPress {
    /// A press that was made before the program was started.
    pub(in crate::session::timing) const fn before(side: Side, why: Missing) -> UnmatchedPress {
        UnmatchedPress {
            side,
            why,
            at: Moment::ZERO,
            waited: false,
            told: false,
        }
    }
}

/// A press that waits for its half-move: a hand may press before the board has reported its half-move. If the half-move
/// is seen in time after the press, the press makes it.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct PressThatWaits {
    pub(in crate::session) side: Side,
    /// The moment of the press.
    pub(in crate::session) at: Moment,
    pub(in crate::session::timing) until: Moment,
    pub(in crate::session::timing) actor: Option<Actor>,
}
