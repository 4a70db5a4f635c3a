// SPDX-License-Identifier: GPL-3.0-or-later
//! The meaning of the lines of the clock protocol, in both directions.
//!
//! Words after the required words of a line are ignored, and so is a line of an unknown kind: later
//! versions may add words and kinds of lines. [`super::link`] and the clock decide when and how often a
//! line is sent.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::fmt;
use std::time::Duration;

use zgoda_game::{BySide, Side};

use super::number::Number;
use crate::clock::{ClockCommand, ClockShows, FlagShown};

/// A time of this length or longer is not believed, because no clock shows a hundred hours.
pub const LONGEST_TIME: Duration = Duration::from_secs(100 * 3_600);

/// A message of a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FromClock {
    /// The clock says that it is there.
    Hello {
        /// The number of the greeting that this message answers; `None` before the first greeting.
        answers: Option<Number>,
        /// The version of the protocol that the clock speaks.
        version: u16,
        /// The things that the clock remembers.
        memory: Memory,
        /// The name and version of the clock in its own words; may be empty.
        name: String,
    },
    /// The clock carried out the order of this number.
    Ok(Number),
    /// The clock did not carry out the order of this number, for this reason.
    No(Number, Reason),
    /// The times that the clock shows.
    Times(Times),
    /// A press: its number, the side that pressed, and the times right after the press.
    Press(Number, Side, Times),
    /// The charge of the clock's battery.
    Battery(Charge),
}

/// States whether a clock remembers what happened before it was greeted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Memory {
    /// The clock was switched on again in the meantime, and knows neither times nor presses.
    Fresh,
    /// The clock remembers everything.
    Kept,
}

/// The charge of the battery of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Charge {
    /// The battery is nearly empty.
    Low,
    /// Full enough for a game.
    Good,
}

/// The reason why a clock did not do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The clock is in a mode in which it takes no commands of this kind.
    Mode,
    /// The clock cannot do this.
    Unable,
    /// The clock must first report presses, so the order has to be given again.
    Busy,
    /// The clock gives an unknown reason.
    Other,
}

/// The times and flags that a clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Times {
    /// The time that each side has left.
    pub left: BySide<Duration>,
    /// The side with the running time.
    pub running: Option<Side>,
    /// The flags that have fallen.
    pub flags: Flags,
    /// The rest of the delay before the running time begins to count down.
    pub delay: Duration,
}

/// The flags that have fallen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Flags {
    /// No flag has fallen.
    #[default]
    None,
    /// The flag of one side.
    One(Side),
    /// Both flags, and the side with the first one, if known.
    Both(Option<Side>),
}

/// A message to a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToClock {
    /// The program says that it is there.
    Hello {
        /// The number of the greeting.
        number: Number,
        /// The highest version of the protocol that the program speaks.
        version: u16,
        /// The presses that the program wants to be told.
        since: Since,
    },
    /// An order with its number.
    Do(Number, ClockCommand),
    /// The press of this number arrived.
    Got(Number),
}

/// The presses that a program wants to be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Since {
    /// Only presses that come from now on.
    Now,
    /// All presses after the press of this number, or with `None` all presses since the program began to listen.
    Press(Option<Number>),
}

/// The reason why a line is not a message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The line is of an unknown kind.
    #[error("no line of the clock protocol begins like {0:?}")]
    Unknown(String),
    /// The line should have times, but they cannot be read.
    #[error("the line {0:?} holds no times")]
    NoTimes(String),
    /// The line lacks a part other than times.
    #[error("the line {0:?} does not say what its kind must say")]
    Incomplete(String),
}

impl FromClock {
    /// Says what the text of a line from a clock means.
    pub fn read(line: &str) -> Result<FromClock, Refused> {
        let incomplete = || Refused::Incomplete(line.to_owned());
        let mut words = Words(line);
        match words.next() {
            "hello" => {
                let answers = words.number_or_none().ok_or_else(incomplete)?;
                let version = words.next().parse().map_err(|_| incomplete())?;
                let memory = match words.next() {
                    "fresh" => Memory::Fresh,
                    "kept" => Memory::Kept,
                    _ => return Err(incomplete()),
                };
                Ok(FromClock::Hello {
                    answers,
                    version,
                    memory,
                    name: words.0.trim().to_owned(),
                })
            }
            "ok" => Ok(FromClock::Ok(words.number().ok_or_else(incomplete)?)),
            "no" => {
                let number = words.number().ok_or_else(incomplete)?;
                let reason = match words.next() {
                    "mode" => Reason::Mode,
                    "unable" => Reason::Unable,
                    "busy" => Reason::Busy,
                    _ => Reason::Other,
                };
                Ok(FromClock::No(number, reason))
            }
            "times" => Ok(FromClock::Times(
                words
                    .times()
                    .ok_or_else(|| Refused::NoTimes(line.to_owned()))?,
            )),
            "press" => {
                let number = words.number().ok_or_else(incomplete)?;
                let by = side(words.next()).ok_or_else(incomplete)?;
                let times = words
                    .times()
                    .ok_or_else(|| Refused::NoTimes(line.to_owned()))?;
                Ok(FromClock::Press(number, by, times))
            }
            "battery" => match words.next() {
                "low" => Ok(FromClock::Battery(Charge::Low)),
                "good" => Ok(FromClock::Battery(Charge::Good)),
                _ => Err(incomplete()),
            },
            _ => Err(Refused::Unknown(line.to_owned())),
        }
    }
}

impl ToClock {
    /// Says what the text of a line to a clock means.
    pub fn read(line: &str) -> Result<ToClock, Refused> {
        let incomplete = || Refused::Incomplete(line.to_owned());
        let mut words = Words(line);
        let word = words.next();
        let number = || Words(line.split_once(' ')?.1).number();
        let command = match word {
            "hello" => {
                let number = words.number().ok_or_else(incomplete)?;
                let version = words.next().parse().map_err(|_| incomplete())?;
                let since = match words.next() {
                    "new" => Since::Now,
                    "after" => Since::Press(words.number_or_none().ok_or_else(incomplete)?),
                    _ => return Err(incomplete()),
                };
                return Ok(ToClock::Hello {
                    number,
                    version,
                    since,
                });
            }
            "got" => return Ok(ToClock::Got(words.number().ok_or_else(incomplete)?)),
            "set" => {
                words.number().ok_or_else(incomplete)?;
                let no_times = || Refused::NoTimes(line.to_owned());
                let left = words.left().ok_or_else(no_times)?;
                let running = running(words.next()).ok_or_else(no_times)?;
                ClockCommand::Set { left, running }
            }
            "start" => {
                words.number().ok_or_else(incomplete)?;
                ClockCommand::Start(side(words.next()).ok_or_else(incomplete)?)
            }
            "stop" => ClockCommand::Stop,
            "beep" => ClockCommand::Beep,
            "text" | "speak" => {
                words.number().ok_or_else(incomplete)?;
                let text = words.0.trim().to_owned();
                if word == "text" {
                    ClockCommand::Text(text)
                } else {
                    ClockCommand::Speak(text)
                }
            }
            _ => return Err(Refused::Unknown(line.to_owned())),
        };
        Ok(ToClock::Do(number().ok_or_else(incomplete)?, command))
    }
}

/// The words of a line that are still to be read.
struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    /// The next word; empty at the end.
    fn next(&mut self) -> &'a str {
        let (word, rest) = self.0.split_once(' ').unwrap_or((self.0, ""));
        self.0 = rest;
        word
    }

    fn number(&mut self) -> Option<Number> {
        self.number_or_none()?
    }

    /// Reads a number; 0 stands for no number.
    fn number_or_none(&mut self) -> Option<Option<Number>> {
        match digits(self.next(), 4)? {
            0 => Some(None),
            number => Some(Some(Number::new(u16::try_from(number).ok()?)?)),
        }
    }

    fn left(&mut self) -> Option<BySide<Duration>> {
        let mut time = || {
            let time = Duration::from_millis(digits(self.next(), 9)?);
            (time < LONGEST_TIME).then_some(time)
        };
        let (white, black) = (time()?, time()?);
        Some(BySide { white, black })
    }

    /// A delay, if the line has one.
    fn delay(&mut self) -> Option<Duration> {
        match self.next() {
            "" => Some(Duration::ZERO),
            word => {
                let delay = Duration::from_millis(digits(word, 9)?);
                (delay < LONGEST_TIME).then_some(delay)
            }
        }
    }

    fn times(&mut self) -> Option<Times> {
        let left = self.left()?;
        let running = running(self.next())?;
        let flags = self.next();
        let flags = Flags::ALL.into_iter().find(|known| known.word() == flags)?;
        let delay = self.delay()?;
        Some(Times {
            left,
            running,
            flags,
            delay,
        })
    }
}

/// A number of at most `most` digits, without other characters.
fn digits(word: &str, most: usize) -> Option<u64> {
    let plain = word.len() <= most && word.bytes().all(|byte| byte.is_ascii_digit());
    if plain { word.parse().ok() } else { None }
}

fn side(word: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.word() == word)
}

/// Reads a side, or the word for none.
fn running(word: &str) -> Option<Option<Side>> {
    match word {
        "none" => Some(None),
        word => side(word).map(Some),
    }
}

fn side_or_none(side: Option<Side>) -> &'static str {
    side.map_or("none", Side::word)
}

impl Flags {
    /// All states of the flags.
    pub const ALL: [Flags; 6] = [
        Flags::None,
        Flags::One(Side::White),
        Flags::One(Side::Black),
        Flags::Both(None),
        Flags::Both(Some(Side::White)),
        Flags::Both(Some(Side::Black)),
    ];

    /// The word on the line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Flags::None => "none",
            Flags::One(Side::White) => "white",
            Flags::One(Side::Black) => "black",
            Flags::Both(None) => "both",
            Flags::Both(Some(Side::White)) => "white-first",
            Flags::Both(Some(Side::Black)) => "black-first",
        }
    }

    /// States whether the flag of this side has fallen.
    #[must_use]
    pub fn of(self, side: Side) -> FlagShown {
        match self {
            Flags::One(fallen) if fallen == side => FlagShown::Yes,
            Flags::Both(_) => FlagShown::Yes,
            Flags::None | Flags::One(_) => FlagShown::No,
        }
    }

    /// The flags after the flag of this side falls.
    #[must_use]
    pub fn with(self, side: Side) -> Flags {
        match self {
            Flags::None => Flags::One(side),
            Flags::One(first) if first != side => Flags::Both(Some(first)),
            Flags::One(_) | Flags::Both(_) => self,
        }
    }
}

impl From<Times> for ClockShows {
    fn from(times: Times) -> ClockShows {
        ClockShows {
            left: times.left,
            running: times.running,
            flag: BySide::from_fn(|side| times.flags.of(side)),
        }
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Times {
            left,
            running,
            flags,
            delay,
        } = self;
        write!(f, "{} {} ", left.white.as_millis(), left.black.as_millis())?;
        write!(f, "{} {}", side_or_none(*running), flags.word())?;
        if delay.is_zero() {
            Ok(())
        } else {
            write!(f, " {}", delay.as_millis())
        }
    }
}

impl fmt::Display for FromClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FromClock::Hello {
                answers,
                version,
                memory,
                name,
            } => {
                let answers = answers.map_or(0, Number::get);
                let memory = match memory {
                    Memory::Fresh => "fresh",
                    Memory::Kept => "kept",
                };
                write!(f, "hello {answers} {version} {memory}")?;
                text(f, name)
            }
            FromClock::Ok(number) => write!(f, "ok {number}"),
            FromClock::No(number, reason) => {
                let reason = match reason {
                    Reason::Mode => "mode",
                    Reason::Unable => "unable",
                    Reason::Busy => "busy",
                    Reason::Other => "other",
                };
                write!(f, "no {number} {reason}")
            }
            FromClock::Times(times) => write!(f, "times {times}"),
            FromClock::Press(number, by, times) => {
                write!(f, "press {number} {} {times}", by.word())
            }
            FromClock::Battery(Charge::Low) => write!(f, "battery low"),
            FromClock::Battery(Charge::Good) => write!(f, "battery good"),
        }
    }
}

impl fmt::Display for ToClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ToClock::Hello {
                number,
                version,
                since,
            } => {
                write!(f, "hello {number} {version} ")?;
                match since {
                    Since::Now => write!(f, "new"),
                    Since::Press(press) => write!(f, "after {}", press.map_or(0, Number::get)),
                }
            }
            ToClock::Got(number) => write!(f, "got {number}"),
            ToClock::Do(number, command) => match command {
                ClockCommand::Set { left, running } => {
                    write!(f, "set {number} ")?;
                    write!(f, "{} {} ", left.white.as_millis(), left.black.as_millis())?;
                    write!(f, "{}", side_or_none(*running))
                }
                ClockCommand::Start(side) => write!(f, "start {number} {}", side.word()),
                ClockCommand::Stop => write!(f, "stop {number}"),
                ClockCommand::Beep => write!(f, "beep {number}"),
                ClockCommand::Text(words) => {
                    write!(f, "text {number}")?;
                    text(f, words)
                }
                ClockCommand::Speak(words) => {
                    write!(f, "speak {number}")?;
                    text(f, words)
                }
            },
        }
    }
}

/// Writes free text at the end of a line, without control characters.
fn text(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let text = text.replace(char::is_control, " ");
    match text.trim() {
        "" => Ok(()),
        text => write!(f, " {text}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_from_a_clock_are_read_and_written_as_the_same() {
        for line in [
            "hello 0 1 fresh",
            "hello 7 1 kept Talking clock 2.0, żółty",
            "ok 9999",
            "no 3 mode",
            "no 3 unable",
            "no 3 busy",
            "no 3 other",
            "times 5400000 0 none none",
            "times 5400000 0 white black",
            "times 0 0 none white-first",
            "times 0 0 none both",
            "times 9 9 white none 5000",
            "press 12 black 1000 2000 white none",
            "battery low",
            "battery good",
        ] {
            assert_eq!(FromClock::read(line).unwrap().to_string(), line);
        }
        // A later version may add words.
        assert_eq!(
            FromClock::read("times 1 2 white none 0 4"),
            FromClock::read("times 1 2 white none")
        );
        assert_eq!(FromClock::read("no 3 tired"), FromClock::read("no 3 other"));
    }

    #[test]
    fn lines_to_a_clock_are_read_and_written_as_the_same() {
        for line in [
            "hello 1 1 new",
            "hello 2 1 after 0",
            "hello 3 1 after 41",
            "got 12",
            "set 4 5400000 5399999 none",
            "set 4 5400000 5399999 black",
            "start 5 white",
            "stop 6",
            "beep 7",
            "text 8",
            "text 8 Zegar 1",
            "speak 9 białe: pięć minut",
        ] {
            assert_eq!(ToClock::read(line).unwrap().to_string(), line);
        }
    }

    #[test]
    fn what_is_no_line_is_refused_by_kind() {
        for line in ["", "hi", "Times 1 2 none none", "tick 3"] {
            assert_eq!(
                FromClock::read(line),
                Err(Refused::Unknown(line.to_owned()))
            );
        }
        for line in [
            "times",
            "times 1 2 none",
            "times -1 2 none none",
            "times 360000000 2 none none",
            "times 1 2 red none",
            "times 1 2 white none x",
            "times  1 2 none none",
            "press 1 white 5 x none none",
        ] {
            assert_eq!(
                FromClock::read(line),
                Err(Refused::NoTimes(line.to_owned()))
            );
        }
        for line in [
            "ok",
            "ok 0",
            "ok 10000",
            "ok +1",
            "hello 1",
            "hello 1 1 new",
            "press 0 white 1 1 none none",
            "battery",
        ] {
            assert_eq!(
                FromClock::read(line),
                Err(Refused::Incomplete(line.to_owned()))
            );
        }
        for line in ["stop", "set 0 1 1 none", "start 3", "got x", "hello 1 1"] {
            assert_eq!(
                ToClock::read(line),
                Err(Refused::Incomplete(line.to_owned()))
            );
        }
    }

    #[test]
    fn flags_keep_who_fell_first() {
        let both = Flags::None.with(Side::Black).with(Side::White);
        assert_eq!(both, Flags::Both(Some(Side::Black)));
        assert_eq!(both.with(Side::Black), both);
        assert_eq!(Flags::One(Side::Black).of(Side::White), FlagShown::No);
    }
}
