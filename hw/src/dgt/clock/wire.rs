// SPDX-License-Identifier: GPL-3.0-or-later
//! The clock messages of a board, byte for byte: times, or the clock's acknowledgement of an order.
//!
//! Both travel in the same seven bytes. The layout is that of 2011 and later. [`super::belief`] decides
//! whether the times can be believed; their meaning for a game is left to others.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use std::time::Duration;

/// Data bytes of a clock message.
pub const LENGTH: usize = 7;
/// The low nibble that marks an acknowledgement, in the place of the hours.
const ACK_MARK: u8 = 0x0a;

/// The content of the seven bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockMessage {
    /// The times that the clock shows.
    Times(ClockTimes),
    /// The answer to a clock command, or an unasked report.
    Ack(Ack),
    /// The report of the board that no clock is connected to it.
    NoClock,
    /// All zeros, which boards send by mistake: the message means nothing.
    Zeros,
}

/// The times and state that a clock shows. Left and right are the displays of the face, in the view of its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockTimes {
    /// The left display.
    pub left: ClockFace,
    /// The right display.
    pub right: ClockFace,
    /// Whether the clock runs.
    pub motion: Motion,
    /// The state of the clock's own battery.
    pub battery: ClockBattery,
    /// The side on which the lever is up: the other side pressed last.
    pub lever_up: ClockSide,
    /// The side to move by the clock's display, if the clock shows one.
    pub to_move: Option<ClockSide>,
}

impl ClockTimes {
    /// The display of `side`.
    #[must_use]
    pub const fn face(&self, side: ClockSide) -> ClockFace {
        match side {
            ClockSide::Left => self.left,
            ClockSide::Right => self.right,
        }
    }

    /// The side with the running time, if any.
    #[must_use]
    pub fn running(&self) -> Option<ClockSide> {
        match self.motion {
            Motion::Still => None,
            Motion::Runs => Some(self.to_move.unwrap_or(self.lever_up)),
        }
    }
}

/// Whether a clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// The time of one side runs.
    Runs,
    /// Both times stand still.
    Still,
}

/// The state of a clock's own battery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockBattery {
    /// Full enough for a game.
    Good,
    /// Nearly empty.
    Low,
}

/// One display of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockFace {
    /// Hours, 0 to 9.
    pub hours: u8,
    /// Minutes, 0 to 59.
    pub minutes: u8,
    /// Seconds, 0 to 59.
    pub seconds: u8,
    /// Whether a flag is shown.
    pub flag: ClockFlag,
}

impl ClockFace {
    /// The time that the display shows.
    #[must_use]
    pub fn time(self) -> Duration {
        let minutes = u64::from(self.hours).saturating_mul(60);
        let minutes = minutes.saturating_add(self.minutes.into());
        Duration::from_secs(
            minutes
                .saturating_mul(60)
                .saturating_add(self.seconds.into()),
        )
    }
}

/// The flag of one display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockFlag {
    /// No flag is shown.
    None,
    /// Shown; the clock may still be running.
    Shown,
    /// Shown, and the clock has stopped at zero.
    Stopped,
}

/// A side of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockSide {
    /// The left display.
    Left,
    /// The right display.
    Right,
}

/// An acknowledgement, as the clock sends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ack {
    /// Whether the command was accepted.
    pub outcome: AckOutcome,
    /// The code of the command. Its top bit is set in an unasked report.
    pub command: u8,
    /// Two bytes that depend on the command.
    pub values: [u8; 2],
}

/// The outcome of a clock command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AckOutcome {
    /// The command was carried out.
    Accepted,
    /// Refused, for instance because the clock is in another mode.
    Refused,
    /// A code without a published meaning.
    Other(u8),
}

impl AckOutcome {
    const fn code(self) -> u8 {
        match self {
            AckOutcome::Accepted => 0x10,
            AckOutcome::Refused => 0x40,
            AckOutcome::Other(code) => code,
        }
    }

    const fn from_code(code: u8) -> AckOutcome {
        match code {
            0x10 => AckOutcome::Accepted,
            0x40 => AckOutcome::Refused,
            code => AckOutcome::Other(code),
        }
    }
}

impl ClockMessage {
    /// Reads the seven bytes; `None` if their times are not valid.
    #[must_use]
    pub fn read(raw: &[u8; LENGTH]) -> Option<ClockMessage> {
        let [a, b, c, d, e, f, status] = *raw;
        if a & 0x0f == ACK_MARK || d & 0x0f == ACK_MARK {
            return Some(ClockMessage::Ack(Ack {
                outcome: AckOutcome::from_code(b & 0x7f | d << 3 & 0x80),
                command: c & 0x7f | d << 2 & 0x80,
                values: [e & 0x7f | a << 3 & 0x80, f & 0x7f | a << 2 & 0x80],
            }));
        }
        if *raw == [0; LENGTH] {
            return Some(ClockMessage::Zeros);
        }
        let bit = |bit: u8| status & bit != 0;
        if bit(status::NO_CLOCK) {
            return Some(ClockMessage::NoClock);
        }
        Some(ClockMessage::Times(ClockTimes {
            right: face(a, b, c)?,
            left: face(d, e, f)?,
            motion: if bit(status::RUNNING) {
                Motion::Runs
            } else {
                Motion::Still
            },
            battery: if bit(status::BATTERY_LOW) {
                ClockBattery::Low
            } else {
                ClockBattery::Good
            },
            lever_up: if bit(status::LEVER_RIGHT) {
                ClockSide::Right
            } else {
                ClockSide::Left
            },
            to_move: match (bit(status::RIGHT_TO_MOVE), bit(status::LEFT_TO_MOVE)) {
                (true, false) => Some(ClockSide::Right),
                (false, true) => Some(ClockSide::Left),
                _ => None,
            },
        }))
    }

    /// The seven bytes, for the simulator and the tests.
    #[must_use]
    pub fn write(&self) -> [u8; LENGTH] {
        match self {
            ClockMessage::NoClock => [0, 0, 0, 0, 0, 0, status::NO_CLOCK],
            ClockMessage::Zeros => [0; LENGTH],
            ClockMessage::Ack(ack) => {
                let (code, command) = (ack.outcome.code(), ack.command);
                let [e, f] = ack.values;
                [
                    ACK_MARK | (e & 0x80) >> 3 | (f & 0x80) >> 2,
                    code & 0x7f,
                    command & 0x7f,
                    (code & 0x80) >> 3 | (command & 0x80) >> 2,
                    e & 0x7f,
                    f & 0x7f,
                    0,
                ]
            }
            ClockMessage::Times(times) => {
                let [a, b, c] = face_bytes(times.right);
                let [d, e, f] = face_bytes(times.left);
                let mut bits = 0;
                let mut set = |on: bool, bit: u8| bits |= if on { bit } else { 0 };
                let right = ClockSide::Right;
                set(times.motion == Motion::Runs, status::RUNNING);
                set(times.battery == ClockBattery::Low, status::BATTERY_LOW);
                set(times.lever_up == right, status::LEVER_RIGHT);
                set(times.to_move == Some(right), status::RIGHT_TO_MOVE);
                set(times.to_move == Some(ClockSide::Left), status::LEFT_TO_MOVE);
                [a, b, c, d, e, f, bits]
            }
        }
    }
}

/// Bits of the last byte.
mod status {
    pub(super) const RUNNING: u8 = 0x01;
    pub(super) const LEVER_RIGHT: u8 = 0x02;
    pub(super) const BATTERY_LOW: u8 = 0x04;
    pub(super) const RIGHT_TO_MOVE: u8 = 0x08;
    pub(super) const LEFT_TO_MOVE: u8 = 0x10;
    pub(super) const NO_CLOCK: u8 = 0x20;
}

/// Bits that share a byte with the hours.
const FLAG_STOPPED: u8 = 0x10;
const FLAG_SHOWN: u8 = 0x40;

fn face(hours: u8, minutes: u8, seconds: u8) -> Option<ClockFace> {
    let flag = match (hours & FLAG_STOPPED != 0, hours & FLAG_SHOWN != 0) {
        (true, _) => ClockFlag::Stopped,
        (false, true) => ClockFlag::Shown,
        (false, false) => ClockFlag::None,
    };
    Some(ClockFace {
        hours: Some(hours & 0x0f).filter(|hours| *hours <= 9)?,
        minutes: sixty(minutes)?,
        seconds: sixty(seconds)?,
        flag,
    })
}

/// A number below 60 in decimal digits of four bits each.
fn sixty(bcd: u8) -> Option<u8> {
    let (tens, ones) = (bcd >> 4, bcd & 0x0f);
    let number = tens.checked_mul(10)?.checked_add(ones)?;
    (tens < 6 && ones < 10).then_some(number)
}

fn face_bytes(face: ClockFace) -> [u8; 3] {
    let flag = match face.flag {
        ClockFlag::None => 0,
        ClockFlag::Shown => FLAG_SHOWN,
        ClockFlag::Stopped => FLAG_STOPPED,
    };
    let bcd = |n: u8| ((n / 10 % 6) << 4) | (n % 10);
    [
        (face.hours % 10) | flag,
        bcd(face.minutes),
        bcd(face.seconds),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(hours: u8, minutes: u8, seconds: u8) -> ClockFace {
        ClockFace {
            hours,
            minutes,
            seconds,
            flag: ClockFlag::None,
        }
    }

    #[test]
    fn times_are_read_right_display_first() {
        let raw = [0x01, 0x29, 0x58, 0x01, 0x30, 0x00, 0x0b];
        let expected = ClockTimes {
            right: at(1, 29, 58),
            left: at(1, 30, 0),
            motion: Motion::Runs,
            battery: ClockBattery::Good,
            lever_up: ClockSide::Right,
            to_move: Some(ClockSide::Right),
        };
        assert_eq!(
            ClockMessage::read(&raw),
            Some(ClockMessage::Times(expected))
        );
        assert_eq!(ClockMessage::Times(expected).write(), raw);
        assert_eq!(expected.running(), Some(ClockSide::Right));
        assert_eq!(expected.right.time(), Duration::from_secs(5_398));
    }

    #[test]
    fn acknowledgements_are_read_and_written() {
        let ack = |outcome, command, values| {
            ClockMessage::Ack(Ack {
                outcome,
                command,
                values,
            })
        };
        use AckOutcome::{Accepted, Refused};
        for (raw, expected) in [
            // Version 2.2, button OK, beep, set-and-run refused, ready.
            (
                [0x0a, 0x10, 0x09, 0x00, 0x22, 0x00, 0x00],
                ack(Accepted, 0x09, [0x22, 0]),
            ),
            (
                [0x0a, 0x10, 0x08, 0x20, 0x00, 0x35, 0x00],
                ack(Accepted, 0x88, [0, 0x35]),
            ),
            (
                [0x0a, 0x10, 0x0b, 0x00, 0x00, 0x00, 0x00],
                ack(Accepted, 0x0b, [0, 0]),
            ),
            (
                [0x0a, 0x40, 0x0a, 0x00, 0x00, 0x00, 0x00],
                ack(Refused, 0x0a, [0, 0]),
            ),
            (
                [0x0a, 0x10, 0x01, 0x20, 0x00, 0x00, 0x00],
                ack(Accepted, 0x81, [0, 0]),
            ),
        ] {
            assert_eq!(ClockMessage::read(&raw), Some(expected));
            assert_eq!(expected.write(), raw);
        }
    }

    #[test]
    fn every_acknowledgement_comes_back() {
        for code in 0..=255 {
            for command in [0, 1, 0x0a, 0x81, 0x88, 0xff] {
                for values in [[0, 0], [0x80, 0x7f], [0xff, 0x80]] {
                    let ack = ClockMessage::Ack(Ack {
                        outcome: AckOutcome::from_code(code),
                        command,
                        values,
                    });
                    assert_eq!(ClockMessage::read(&ack.write()), Some(ack));
                }
            }
        }
    }

    #[test]
    fn what_is_no_time_is_refused_and_zeros_say_nothing() {
        assert_eq!(ClockMessage::read(&[1, 0x60, 0, 1, 0, 0, 0]), None);
        assert_eq!(ClockMessage::read(&[1, 0x1b, 0, 1, 0, 0, 0]), None);
        for (raw, says) in [
            ([0; 7], ClockMessage::Zeros),
            ([1, 0, 0, 1, 0, 0, 0x20], ClockMessage::NoClock),
        ] {
            assert_eq!(ClockMessage::read(&raw), Some(says));
        }
    }
}
