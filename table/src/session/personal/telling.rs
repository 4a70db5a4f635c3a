// SPDX-License-Identifier: GPL-3.0-or-later
//! The news that each player's own clock tells them by itself: as much as the player has chosen, within the limits of
//! the event.

use zgoda_game::BySide;
use zgoda_input::personal::Preferences;
use zgoda_record::event_file::LowTime;
use zgoda_speech::announcement::{Choice, Chosen, LowTimeLevel, LowTimes};

use super::super::options::Options;
use crate::session::table::Table;

/// The news of a player's own clock that is heard, and the news that is felt.
#[derive(Clone, Debug)]
pub(in crate::session) struct Telling {
    /// The news that is heard, by a sound or in words.
    pub(in crate::session) heard: LowTime,
    /// The news that is felt, by the motor of the player's gamepad. A player who hears no news may want all news this
    /// way.
    pub(in crate::session) felt: LowTime,
}

impl Telling {
    /// The news that each player gets from their own clock.
    pub(in crate::session) fn of(options: &Options) -> BySide<Telling> {
        BySide::from_fn(|side| {
            let chosen = options.people.players.get(side).preferences();
            let most = &options.low_time;
            // A ready-made level reduces only the news that is heard; a player's own times also apply to the motor.
            let (heard, marks) = match chosen.low_time {
                LowTimes::Ready(level) => (most.clone().thinned(level), most.clone()),
                LowTimes::Own => {
                    let own = most.clone().at(&chosen.low_time_at, options.mode);
                    (own.clone(), own)
                }
            };
            let felt = match chosen.pulses {
                true => marks,
                false => marks.thinned(LowTimeLevel::Off),
            };
            Telling { heard, felt }
        })
    }
}

/// The most own times of a player that are read out one by one; more are not listed.
const MOST_TIMES_READ: usize = 8;

/// The choice in force, as it is read out. Of a person's own times, only the times that are announced in this game are
/// read out.
pub(in crate::session) fn in_force(chosen: &Preferences, of: Chosen, table: &Table) -> Choice {
    let options = table.options();
    match chosen.of(of) {
        Choice::LowTime(LowTimes::Own) => {
            let said = options
                .low_time
                .clone()
                .at(&chosen.low_time_at, options.mode);
            match said.words {
                few if few.len() <= MOST_TIMES_READ => Choice::LowTimeAt(few),
                _ => Choice::LowTime(LowTimes::Own),
            }
        }
        other => other,
    }
}
