//! What each player's own clock tells them by itself: of what the event allows, as much as they have chosen.

use zgoda_game::BySide;
use zgoda_speech::announcement::{Choice, Chosen, LowTimeLevel, LowTimes};

use super::super::options::Options;
use crate::event::LowTime;
use crate::personal::Preferences;
use crate::session::table::Table;

/// What is heard and what is felt of a player's own clock.
#[derive(Clone, Debug)]
pub(in crate::session) struct Telling {
    /// By a sound or in words.
    pub(in crate::session) heard: LowTime,
    /// By the motor of their gamepad: a player who hears nothing may want all of it.
    pub(in crate::session) felt: LowTime,
}

impl Telling {
    /// Of both players.
    pub(in crate::session) fn of(options: &Options) -> BySide<Telling> {
        BySide::from_fn(|side| {
            let chosen = options.people.players.get(side).preferences();
            let most = &options.low_time;
            // How much is heard thins the sound alone; times of their own are those a player wants to know
            // of.
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

/// More times of one's own than that are not read out one by one.
const MOST_TIMES_READ: usize = 8;

/// What is chosen of this, as it is read out: times of their own are those of them that are said in this
/// game.
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
