//! How both clocks stood, as the record keeps it: enough to go on from there after the program's death or a
//! walk-back, and readable to whoever opens the file.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use zgoda_game::clock::{ClockTimes, Fallen, SideTime};
use zgoda_game::{BySide, Side};

/// Both sides of the clock at one moment. All times are in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockRead {
    /// What was done with it.
    pub because: ReadBecause,
    /// After so many half-moves.
    pub ply: u32,
    /// Whose time runs from here on.
    pub running: Option<Side>,
    /// Within whose move it is.
    pub on_move: Option<Side>,
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
    /// A half-move was answered before its mover pressed, or such an answer was taken back.
    Answered,
    /// It was started.
    Started,
    /// It was stopped.
    Stopped,
    /// Its times were set or changed.
    Set,
    /// Something was charged, or taken back, while play stood still.
    Charged,
    /// A flag fell.
    Flag,
    /// Something was claimed.
    Claimed,
    /// It ran on.
    Ran,
    /// A program took the game up again, and it stands.
    TakenUp,
}

impl ReadBecause {
    /// Does the reading belong to the half-move, so that it comes back with it?
    pub(crate) const fn is_of_the_half_move(self) -> bool {
        matches!(
            self,
            ReadBecause::Pressed | ReadBecause::Answered | ReadBecause::Set
        )
    }
}

/// Since when a computer runs: told of its own clock by nobody, and changed by nobody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boot {
    /// Which run of the computer it is.
    pub id: String,
    /// For how long it had run when the program started, in milliseconds.
    pub up_ms: u64,
}

/// The program was away: what is known of it, and from which readings the clock may go on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockGap {
    /// Had it ended as it should?
    pub closed: bool,
    /// Whose time ran.
    pub running: Option<Side>,
    /// For how long nothing was written; nothing where nobody can tell.
    pub lost_ms: Option<u64>,
    /// The readings, each another.
    pub offered: Vec<Offered>,
}

/// A reading from which a clock may go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offered {
    /// Which.
    pub what: OfferedReading,
    /// What White has left by it, in milliseconds.
    pub white_ms: u64,
    /// What Black has.
    pub black_ms: u64,
}

/// Which reading it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferedReading {
    /// As something was done with the clock last.
    Read,
    /// As it had run on when something was written down last.
    Ran,
    /// With the time since then charged to the side that ran.
    Charged,
}

impl OfferedReading {
    /// Its word.
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
    /// A reading.
    #[must_use]
    pub fn new(what: OfferedReading, left: BySide<Duration>) -> Offered {
        Offered {
            what,
            white_ms: ms(left.white),
            black_ms: ms(left.black),
        }
    }

    /// What each side has left by it.
    #[must_use]
    pub const fn left(&self) -> BySide<Duration> {
        BySide {
            white: Duration::from_millis(self.white_ms),
            black: Duration::from_millis(self.black_ms),
        }
    }
}

/// On what occasion a clock was set going.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetGoing {
    /// The round begins (Kodeks II 4.4).
    RoundBegins,
    /// The program had been away.
    AfterGap,
    /// A player's call or claim had stopped it.
    AfterCall,
    /// It stood.
    Stood,
}

impl SetGoing {
    /// Its word.
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
    /// Left to the next control.
    pub left_ms: u64,
    /// Used of what was given; with what is left it makes that up. In a record of version 1: time on the move.
    pub used_ms: u64,
    /// What counts against what was given: what ran, and what was charged; more than was used where it ran on
    /// after a flag.
    pub counted_ms: u64,
    /// Had so far: stages, bonuses, what an arbiter added.
    pub given_ms: u64,
    /// Time on the move as it ran, delays included.
    #[serde(default)]
    pub on_move_ms: Option<u64>,
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
            running: times.running,
            on_move: times.within.map(|(side, _)| side),
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
