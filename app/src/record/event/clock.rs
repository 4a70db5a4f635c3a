//! How both clocks stood, as the record keeps it: enough to go on from there after the program's death or a
//! walk-back, and readable to whoever opens the file.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use zgoda_game::clock::{ClockTimes, Fallen, SideTime};
use zgoda_game::{BySide, Side};

use super::SideWord;

/// Both sides of the clock at one moment. All times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockRead {
    /// What was done with it.
    pub because: ReadBecause,
    /// After so many half-moves.
    pub ply: u32,
    /// Whose time runs from here on.
    pub running: Option<SideWord>,
    /// Within whose move it is.
    pub on_move: Option<SideWord>,
    /// How much of that move was used.
    pub of_move_ms: u64,
    /// White's side of it.
    pub white: SideClock,
    /// Black's.
    pub black: SideClock,
}

/// What was done with the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReadBecause {
    /// Somebody pressed.
    Pressed,
    /// It was started.
    Started,
    /// It was stopped.
    Stopped,
    /// Its times were set or changed.
    Set,
    /// A flag fell.
    Flag,
    /// Something was claimed.
    Claimed,
}

impl ReadBecause {
    /// Does the reading belong to the half-move, so that it comes back with it?
    pub(crate) const fn is_of_the_half_move(self) -> bool {
        matches!(self, ReadBecause::Pressed | ReadBecause::Set)
    }
}

/// One side of a clock. All times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideClock {
    /// Left to the next control.
    pub left_ms: u64,
    /// Used on the move.
    pub used_ms: u64,
    /// Of that, what counted.
    pub counted_ms: u64,
    /// Had so far: stages, bonuses, what an arbiter gave or took.
    pub given_ms: u64,
    /// Presses.
    pub moves: u32,
    /// The stage, from 0.
    pub stage: usize,
    /// The presses before it.
    pub stage_began: u32,
    /// When the flag fell, in time played by both, if it did.
    pub flag_ms: Option<u64>,
    /// How many moves had been made then.
    pub flag_moves: Option<u32>,
}

impl ClockRead {
    /// How the clock stood, for the record.
    #[must_use]
    pub fn of(because: ReadBecause, ply: u32, times: &ClockTimes) -> ClockRead {
        ClockRead {
            because,
            ply,
            running: times.running.map(SideWord::from),
            on_move: times.within.map(|(side, _)| side.into()),
            of_move_ms: times.within.map_or(0, |(_, used)| ms(used)),
            white: SideClock::of(&times.sides.white),
            black: SideClock::of(&times.sides.black),
        }
    }

    /// How the clock stood, to go on from there.
    #[must_use]
    pub fn times(&self) -> ClockTimes {
        let of_move = Duration::from_millis(self.of_move_ms);
        ClockTimes {
            sides: BySide {
                white: self.white.time(),
                black: self.black.time(),
            },
            running: self.running.map(Side::from),
            within: self.on_move.map(|side| (side.into(), of_move)),
        }
    }
}

impl SideClock {
    fn of(time: &SideTime) -> SideClock {
        SideClock {
            left_ms: ms(time.left()),
            used_ms: ms(time.elapsed),
            counted_ms: ms(time.counted),
            given_ms: ms(time.given),
            moves: time.moves,
            stage: time.stage,
            stage_began: time.stage_began,
            flag_ms: time.flag.map(|flag| ms(flag.played)),
            flag_moves: time.flag.map(|flag| flag.moves),
        }
    }

    fn time(&self) -> SideTime {
        let moves = self.flag_moves.unwrap_or_default();
        SideTime {
            elapsed: Duration::from_millis(self.used_ms),
            counted: Duration::from_millis(self.counted_ms),
            given: Duration::from_millis(self.given_ms),
            moves: self.moves,
            stage: self.stage,
            stage_began: self.stage_began,
            flag: self.flag_ms.map(|ms| Fallen {
                played: Duration::from_millis(ms),
                moves,
            }),
        }
    }
}

fn ms(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_game::Moment;
    use zgoda_game::clock::Clock;

    #[test]
    fn what_is_written_down_is_what_goes_on() {
        let mut clock = Clock::new("60s/1,30s+2s".parse().unwrap());
        clock.start(Side::White, Moment::ZERO);
        clock.press(Side::White, Moment::from_ms(61_234)).unwrap();
        let times = clock.times(Moment::from_ms(70_000));
        let read = ClockRead::of(ReadBecause::Stopped, 1, &times);
        assert_eq!(read.times(), times);
        assert_eq!(read.white.flag_ms, Some(60_000));
        let text = serde_json::to_string(&read).unwrap();
        assert_eq!(serde_json::from_str::<ClockRead>(&text).unwrap(), read);
    }
}
