// SPDX-License-Identifier: GPL-3.0-or-later
//! The actions of a hand at the simulated clock, as values and as typed lines.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::time::Duration;

use zgoda_game::{BySide, Side};

use super::machine::Mode;
use crate::line_clock::message::{Charge, LONGEST_TIME};

/// An action at the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockHand {
    /// A side presses its lever.
    Press(Side),
    /// The times of both sides are set by hand, and stand still.
    Set(BySide<Duration>),
    /// The time of a side is started by hand.
    Start(Side),
    /// Both times are stopped by hand.
    Stop,
    /// The clock is switched to this mode.
    Mode(Mode),
    /// The battery gets this charge.
    Battery(Charge),
    /// The next acknowledgements get lost on the line, in either direction. The value is their number.
    Lose(u32),
    /// The cable is pulled; the clock goes on.
    Unplug,
    /// The cable is plugged in again.
    Plug,
    /// The clock is switched off and on, and forgets everything.
    Restart,
}

/// A typed line that is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "the clock does not understand {0:?}; write press white (or black), set 5:00 4:30, start white, \
     stop, mode hand (or computer), battery low (or good), lose 3, unplug, plug or restart"
)]
pub struct NoSuchLine(pub String);

/// Reads typed lines as [`ClockHand`]s.
#[derive(Clone, Copy, Debug)]
pub struct ClockLine;

impl ClockLine {
    /// Reads the action that a line asks for.
    pub fn parse(line: &str) -> Result<ClockHand, NoSuchLine> {
        let refused = || NoSuchLine(line.to_owned());
        let words: Vec<&str> = line.split_whitespace().collect();
        let side = |word: &str| {
            let found = Side::ALL.into_iter().find(|side| side.word() == word);
            found.ok_or_else(refused)
        };
        let time = |word: &str| clock_time(word).ok_or_else(refused);
        Ok(match words.as_slice() {
            ["press", by] => ClockHand::Press(side(by)?),
            ["set", white, black] => ClockHand::Set(BySide {
                white: time(white)?,
                black: time(black)?,
            }),
            ["start", of] => ClockHand::Start(side(of)?),
            ["stop"] => ClockHand::Stop,
            ["mode", "hand"] => ClockHand::Mode(Mode::Hand),
            ["mode", "computer"] => ClockHand::Mode(Mode::Computer),
            ["battery", "low"] => ClockHand::Battery(Charge::Low),
            ["battery", "good"] => ClockHand::Battery(Charge::Good),
            ["lose", count] => ClockHand::Lose(count.parse().map_err(|_| refused())?),
            ["unplug"] => ClockHand::Unplug,
            ["plug"] => ClockHand::Plug,
            ["restart"] => ClockHand::Restart,
            _ => return Err(refused()),
        })
    }
}

/// A time as it is typed: seconds, minutes and seconds, or hours, minutes and seconds.
#[must_use]
pub fn clock_time(text: &str) -> Option<Duration> {
    let mut seconds = 0_u64;
    let parts: Vec<&str> = text.split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    for (n, part) in parts.iter().enumerate() {
        let plain = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let part: u64 = part.parse().ok().filter(|_| plain)?;
        if n > 0 && part > 59 {
            return None;
        }
        seconds = seconds.checked_mul(60)?.checked_add(part)?;
    }
    Some(Duration::from_secs(seconds)).filter(|time| *time < LONGEST_TIME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_and_others_refused() {
        let set = ClockHand::Set(BySide {
            white: Duration::from_secs(3_600),
            black: Duration::from_secs(150),
        });
        for (line, hand) in [
            ("press white", ClockHand::Press(Side::White)),
            ("set 1:00:00 2:30", set),
            (" set 3600  150 ", set),
            ("start black", ClockHand::Start(Side::Black)),
            ("stop", ClockHand::Stop),
            ("mode hand", ClockHand::Mode(Mode::Hand)),
            ("battery low", ClockHand::Battery(Charge::Low)),
            ("lose 3", ClockHand::Lose(3)),
            ("unplug", ClockHand::Unplug),
            ("plug", ClockHand::Plug),
            ("restart", ClockHand::Restart),
        ] {
            assert_eq!(ClockLine::parse(line), Ok(hand));
        }
        for line in [
            "",
            "press",
            "press red",
            "set 5",
            "set 5: 5",
            "set 5:60 1",
            "set 100:00:00 1",
            "set 1:1:1:1 1",
            "set +5 5",
            "lose -1",
            "start",
        ] {
            assert!(ClockLine::parse(line).is_err(), "{line:?}");
        }
    }
}
