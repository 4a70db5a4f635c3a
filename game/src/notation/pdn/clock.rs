// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads and writes clock times inside comments.
//!
//! `[%clk 1:29:30]` is the time left, `[%egt …]` the time used in the game, `[%emt …]` the time used for the move, `[%mct …]` the
//! reading of a mechanical clock; the command `[%clock w0:10:00 B0:09:58]`, used only for draughts, has one or both
//! clocks, with a capital letter for the running clock.
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

use crate::side::{BySide, Side};

/// The longest time that is read, in hours. Hours have at most two digits.
const MAX_HOURS: u64 = 99;

/// A clock, as written after a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// The time on the clock.
    pub time: Duration,
    /// States whether the clock runs or stands.
    pub runs: Runs,
}

/// The state of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Runs {
    /// The clock runs.
    Running,
    /// The clock stands.
    Standing,
}

/// A time in a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockNote {
    /// `%clk`: the time that the mover has left.
    Left(Duration),
    /// `%egt`: the time that the mover has used in the game.
    UsedInGame(Duration),
    /// `%emt`: the time that the mover has used for this move.
    UsedForMove(Duration),
    /// `%mct`: the time on the mover's mechanical clock.
    Mechanical(Duration),
    /// `%clock`: one or both clocks.
    Faces(BySide<Option<ClockFace>>),
}

/// The times in a comment, in order. Other commands and broken commands are skipped.
pub fn clock_notes(comment: &str) -> impl Iterator<Item = ClockNote> {
    comment.split("[%").skip(1).filter_map(|command| {
        let (command, _) = command.split_once(']')?;
        let (name, rest) = command.split_once(char::is_whitespace)?;
        match name {
            "clk" => read_time(rest.trim()).map(ClockNote::Left),
            "egt" => read_time(rest.trim()).map(ClockNote::UsedInGame),
            "emt" => read_time(rest.trim()).map(ClockNote::UsedForMove),
            "mct" => read_time(rest.trim()).map(ClockNote::Mechanical),
            "clock" => faces(rest).map(ClockNote::Faces),
            _ => None,
        }
    })
}

fn faces(text: &str) -> Option<BySide<Option<ClockFace>>> {
    let mut faces = BySide::default();
    for part in text.split_whitespace() {
        let (side, runs) = match part.chars().next()? {
            'w' => (Side::White, Runs::Standing),
            'W' => (Side::White, Runs::Running),
            'b' => (Side::Black, Runs::Standing),
            'B' => (Side::Black, Runs::Running),
            _ => return None,
        };
        let time = read_time(part.get(1..)?)?;
        *faces.get_mut(side) = Some(ClockFace { time, runs });
    }
    faces
        .iter()
        .any(|(_, face)| face.is_some())
        .then_some(faces)
}

/// Reads `h:mm:ss`, `mm:ss` or seconds, each with or without a fraction. Files also have dots in place of the colons.
fn read_time(text: &str) -> Option<Duration> {
    let text = text.trim();
    let (whole, fraction) = match text.rsplit_once('.') {
        Some((whole, fraction)) if whole.contains(':') || !whole.contains('.') => (whole, fraction),
        _ => (text, ""),
    };
    let mut seconds = 0_u64;
    for (n, part) in whole.split([':', '.']).enumerate() {
        let number: u64 = part
            .parse()
            .ok()
            .filter(|_| part.bytes().all(|b| b.is_ascii_digit()))?;
        // A time has at most three parts, and a part must not be so large that the sum overflows.
        if n > 2 || number > MAX_HOURS * 3600 {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(number)?;
    }
    let milliseconds = fraction
        .chars()
        .chain("000".chars())
        .take(3)
        .try_fold(0_u64, |sum, c| {
            sum.checked_mul(10)?.checked_add(c.to_digit(10)?.into())
        })?;
    let time = Duration::from_secs(seconds).checked_add(Duration::from_millis(milliseconds));
    time.filter(|_| seconds <= MAX_HOURS * 3600)
}

/// Writes the clock as in a comment: `[%clk 1:29:30]`.
impl fmt::Display for ClockNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ClockNote::Left(time) => write!(f, "[%clk {}]", Written(*time)),
            ClockNote::UsedInGame(time) => write!(f, "[%egt {}]", Written(*time)),
            ClockNote::UsedForMove(time) => write!(f, "[%emt {}]", Written(*time)),
            ClockNote::Mechanical(time) => write!(f, "[%mct {}]", Written(*time)),
            ClockNote::Faces(faces) => {
                f.write_str("[%clock")?;
                for (side, face) in faces.iter() {
                    if let Some(face) = face {
                        let letter = match face.runs {
                            Runs::Running => side.letter(),
                            Runs::Standing => side.letter().to_ascii_lowercase(),
                        };
                        write!(f, " {letter}{}", Written(face.time))?;
                    }
                }
                f.write_str("]")
            }
        }
    }
}

/// A time as `h:mm:ss`, with tenths only if they are not zero. Anything below a tenth is dropped.
struct Written(Duration);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.as_secs();
        write!(
            f,
            "{}:{:02}:{:02}",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60
        )?;
        match self.0.subsec_millis() / 100 {
            0 => Ok(()),
            tenths => write!(f, ".{tenths}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn notes(text: &str) -> Vec<ClockNote> {
        clock_notes(text).collect()
    }

    #[test]
    fn times_are_found_in_any_comment() {
        let seconds = Duration::from_secs;
        assert_eq!(
            notes("well played [%eval -0.048][%egt 0:0:9.56] [%clk 1:29:30] [%clk x] [%emt 75]"),
            [
                ClockNote::UsedInGame(Duration::from_millis(9_560)),
                ClockNote::Left(seconds(5_370)),
                ClockNote::UsedForMove(seconds(75)),
            ]
        );
        let faces = BySide {
            white: Some(ClockFace {
                time: seconds(600),
                runs: Runs::Standing,
            }),
            black: Some(ClockFace {
                time: seconds(598),
                runs: Runs::Running,
            }),
        };
        assert_eq!(
            notes("[%clock w0:10:00 B0:09:58]"),
            [ClockNote::Faces(faces)]
        );
        assert_eq!(
            ClockNote::Faces(faces).to_string(),
            "[%clock w0:10:00 B0:09:58]"
        );
        assert_eq!(notes("[%clock B0:09:58]").len(), 1);
        assert_eq!(
            notes("[%clock ] [%clk] [%clk 1:2:3:4] [%clk -1:00] [%clk 99999999:00:00]"),
            []
        );
    }

    proptest! {
        #[test]
        fn what_is_written_reads_back(tenths in 0_u64..3_500_000, runs in any::<bool>()) {
            let time = Duration::from_millis(tenths * 100);
            let runs = if runs { Runs::Running } else { Runs::Standing };
            let face = Some(ClockFace { time, runs });
            for note in [
                ClockNote::Left(time),
                ClockNote::UsedInGame(time),
                ClockNote::UsedForMove(time),
                ClockNote::Mechanical(time),
                ClockNote::Faces(BySide { white: face, black: None }),
                ClockNote::Faces(BySide { white: face, black: face }),
            ] {
                prop_assert_eq!(notes(&format!("a {note} b")), [note]);
            }
        }

        #[test]
        fn no_text_is_a_panic(text in "\\PC*", near in "(\\[%(clk|clock) [wWbB0-9:. é]*\\])*") {
            let _ = notes(&text).len() + notes(&near).len();
        }
    }
}
