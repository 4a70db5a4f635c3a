// SPDX-License-Identifier: GPL-3.0-or-later
//! The state of both clocks, as the record keeps it: enough for the game to go on after a crash of the program or a walk-back,
//! and readable without the program.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use zgoda_game::clock::{ClockTimes, Fallen, SideTime};
use zgoda_game::{BySide, Side};

/// Both sides of the clock at one moment. All times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockRead {
    /// The thing that was done with the clock.
    pub because: ReadBecause,
    /// The number of half-moves that had been made by then.
    pub ply: u32,
    /// The side with the running clock from here on.
    pub running: Option<Side>,
    /// The side that is on move.
    pub on_move: Option<Side>,
    /// The time used for the present move.
    pub of_move_ms: u64,
    /// White's side of the clock.
    pub white: SideClock,
    /// Black's side of the clock.
    pub black: SideClock,
}

/// The thing that was done with the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReadBecause {
    /// A player pressed the clock.
    Pressed,
    /// A half-move was answered before its mover pressed, or such an answer was taken back.
    Answered,
    /// The clock was started.
    Started,
    /// The clock was stopped.
    Stopped,
    /// The times of the clock were set or changed.
    Set,
    /// Time was charged, or a charge taken back, while play stood still.
    Charged,
    /// The flag of a side fell.
    Flag,
    /// A player made a claim.
    Claimed,
    /// The clock ran on.
    Ran,
    /// A program took the game up again, and the clock stands.
    TakenUp,
}

impl ReadBecause {
    /// True if the reading belongs to the half-move, and is restored together with it.
    pub const fn is_of_the_half_move(self) -> bool {
        matches!(
            self,
            ReadBecause::Pressed | ReadBecause::Answered | ReadBecause::Set
        )
    }
}

/// The run of a computer since its start, independent of any clock that can be set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boot {
    /// The id of the run of the computer.
    pub id: String,
    /// The time that the computer had run when the program started, in milliseconds.
    pub up_ms: u64,
}

/// An absence of the program, with the readings from which the clock may go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockGap {
    /// True if the program had ended as it should.
    pub closed: bool,
    /// The side with the running clock.
    pub running: Option<Side>,
    /// The time for which nothing was written, in milliseconds; `None` if unknown.
    pub lost_ms: Option<u64>,
    /// The readings, all different.
    pub offered: Vec<Offered>,
}

/// A reading from which a clock may go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offered {
    /// The kind of the reading.
    pub what: OfferedReading,
    /// The time that White has left by this reading, in milliseconds.
    pub white_ms: u64,
    /// The time that Black has left by this reading, in milliseconds.
    pub black_ms: u64,
}

/// The kind of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferedReading {
    /// The reading at the last act on the clock.
    Read,
    /// The reading at the last event, with the time up to it counted.
    Ran,
    /// The last reading, with the time since then charged to the running side.
    Charged,
}

impl OfferedReading {
    /// The word that stands for this value.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            OfferedReading::Read => "read",
            OfferedReading::Ran => "ran",
            OfferedReading::Charged => "charged",
        }
    }
}

impl Offered {
    /// A reading with the time that each side has left.
    #[must_use]
    pub fn new(what: OfferedReading, left: BySide<Duration>) -> Offered {
        Offered {
            what,
            white_ms: ms(left.white),
            black_ms: ms(left.black),
        }
    }

    /// The time that each side has left by this reading.
    #[must_use]
    pub const fn left(&self) -> BySide<Duration> {
        BySide {
            white: Duration::from_millis(self.white_ms),
            black: Duration::from_millis(self.black_ms),
        }
    }
}

/// The occasion on which a clock was started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetGoing {
    /// The round begins (Kodeks II 4.4).
    RoundBegins,
    /// The program had been away.
    AfterGap,
    /// A player's call or claim had stopped the clock.
    AfterCall,
    /// The clock stood still before.
    Stood,
}

impl SetGoing {
    /// The word that stands for this value.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            SetGoing::RoundBegins => "round-begins",
            SetGoing::AfterGap => "after-gap",
            SetGoing::AfterCall => "after-call",
            SetGoing::Stood => "stood",
        }
    }
}

/// One side of a clock. All times are in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideClock {
    /// The time left to the next control.
    pub left_ms: u64,
    /// The time used of the time given; used and left time add up to the time given. In a record of version 1: time on
    /// the move.
    pub used_ms: u64,
    /// The time that counts against the time given: the time that ran and the time that was charged. It is more than
    /// the used time if the clock ran on after a flag.
    pub counted_ms: u64,
    /// The time given so far: stages, bonuses, additions by an arbiter.
    pub given_ms: u64,
    /// Time on the move as it ran, delays included.
    #[serde(default)]
    pub on_move_ms: Option<u64>,
    /// The number of presses.
    pub moves: u32,
    /// The number of the stage, from 0.
    pub stage: usize,
    /// The number of presses before the stage.
    pub stage_began: u32,
    /// The moment at which the flag fell, in time played by both sides; `None` if it has not fallen.
    pub flag_ms: Option<u64>,
    /// The number of moves that had been made when the flag fell.
    pub flag_moves: Option<u32>,
}

impl ClockRead {
    /// The state of the clock, for the record.
    #[must_use]
    pub fn of(because: ReadBecause, ply: u32, times: &ClockTimes) -> ClockRead {
        ClockRead {
            because,
            ply,
            running: times.running,
            on_move: times.within.map(|(side, _)| side),
            of_move_ms: times.within.map_or(0, |(_, used)| ms(used)),
            white: SideClock::of(&times.sides.white),
            black: SideClock::of(&times.sides.black),
        }
    }

    /// The times from which the clock goes on.
    #[must_use]
    pub fn times(&self) -> ClockTimes {
        let of_move = Duration::from_millis(self.of_move_ms);
        ClockTimes {
            sides: BySide {
                white: self.white.time(),
                black: self.black.time(),
            },
            running: self.running,
            within: self.on_move.map(|side| (side, of_move)),
        }
    }
}

impl SideClock {
    fn of(time: &SideTime) -> SideClock {
        SideClock {
            left_ms: ms(time.left()),
            used_ms: ms(time.used()),
            counted_ms: ms(time.counted),
            given_ms: ms(time.given),
            on_move_ms: Some(ms(time.elapsed)),
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
            elapsed: Duration::from_millis(self.on_move_ms.unwrap_or(self.used_ms)),
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
