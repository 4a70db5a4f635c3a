//! The clock messages of a board: times, or the clock's acknowledgement of a command.
//!
//! Both travel in the same seven bytes. The layout changed in 2011 and nothing on the wire says
//! which one a board has, so it is an argument. What the times mean for a game is left to others.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use crate::board::{ClockFace, ClockFlag, ClockSide, ClockTimes};

/// Data bytes of a clock message.
pub const LENGTH: usize = 7;
/// This low nibble where hours would be marks an acknowledgement.
const ACK_MARK: u8 = 0x0a;

/// Which way a board lays out its clock messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ClockLayout {
    /// Right display first; lever and turn are told.
    #[default]
    Since2011,
    /// Left display first; lever and turn bits mean something else and are not read.
    Before2011,
}

/// What the seven bytes say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockMessage {
    /// The times.
    Times(ClockTimes),
    /// The answer to a clock command, or a report of the clock's own.
    Ack(Ack),
    /// No clock is connected, or nothing but zeros came, which some boards send by mistake.
    NoClock,
}

/// An acknowledgement, as the clock sends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ack {
    /// Whether the command was accepted.
    pub outcome: AckOutcome,
    /// Which command; with its top bit set, a report nobody asked for.
    pub command: u8,
    /// Two bytes whose meaning depends on the command.
    pub values: [u8; 2],
}

/// What became of a clock command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AckOutcome {
    /// Done.
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
    /// Reads the seven bytes; `None` if their times are no times.
    #[must_use]
    pub fn read(raw: &[u8; LENGTH], layout: ClockLayout) -> Option<ClockMessage> {
        let [a, b, c, d, e, f, status] = *raw;
        if a & 0x0f == ACK_MARK || d & 0x0f == ACK_MARK {
            return Some(ClockMessage::Ack(Ack {
                outcome: AckOutcome::from_code(b & 0x7f | d << 3 & 0x80),
                command: c & 0x7f | d << 2 & 0x80,
                values: [e & 0x7f | a << 3 & 0x80, f & 0x7f | a << 2 & 0x80],
            }));
        }
        if *raw == [0; LENGTH] || status & status::NO_CLOCK != 0 {
            return Some(ClockMessage::NoClock);
        }
        let (first, second) = (face(a, b, c)?, face(d, e, f)?);
        let bit = |bit: u8| status & bit != 0;
        let times = match layout {
            ClockLayout::Since2011 => ClockTimes {
                right: first,
                left: second,
                running: bit(status::RUNNING),
                battery_low: bit(status::BATTERY_LOW),
                lever_up: Some(if bit(status::LEVER_RIGHT) {
                    ClockSide::Right
                } else {
                    ClockSide::Left
                }),
                to_move: match (bit(status::RIGHT_TO_MOVE), bit(status::LEFT_TO_MOVE)) {
                    (true, false) => Some(ClockSide::Right),
                    (false, true) => Some(ClockSide::Left),
                    _ => None,
                },
            },
            ClockLayout::Before2011 => ClockTimes {
                left: first,
                right: second,
                running: bit(status::RUNNING),
                battery_low: bit(status::BATTERY_LOW),
                lever_up: None,
                to_move: None,
            },
        };
        Some(ClockMessage::Times(times))
    }

    /// The seven bytes; the simulator's and the tests' way back.
    #[must_use]
    pub fn write(&self, layout: ClockLayout) -> [u8; LENGTH] {
        match self {
            ClockMessage::NoClock => [0, 0, 0, 0, 0, 0, status::NO_CLOCK],
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
                let (first, second) = match layout {
                    ClockLayout::Since2011 => (times.right, times.left),
                    ClockLayout::Before2011 => (times.left, times.right),
                };
                let ([a, b, c], [d, e, f]) = (face_bytes(first), face_bytes(second));
                let mut bits = 0;
                let mut set = |on: bool, bit: u8| bits |= if on { bit } else { 0 };
                set(times.running, status::RUNNING);
                set(times.battery_low, status::BATTERY_LOW);
                if layout == ClockLayout::Since2011 {
                    set(
                        times.lever_up == Some(ClockSide::Right),
                        status::LEVER_RIGHT,
                    );
                    set(
                        times.to_move == Some(ClockSide::Right),
                        status::RIGHT_TO_MOVE,
                    );
                    set(times.to_move == Some(ClockSide::Left), status::LEFT_TO_MOVE);
                }
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

/// Bits beside the hours.
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

    const NEW: ClockLayout = ClockLayout::Since2011;

    fn at(hours: u8, minutes: u8, seconds: u8) -> ClockFace {
        ClockFace {
            hours,
            minutes,
            seconds,
            flag: ClockFlag::None,
        }
    }

    #[test]
    fn times_are_read_in_both_layouts() {
        let raw = [0x01, 0x29, 0x58, 0x01, 0x30, 0x00, 0x0b];
        let expected = ClockTimes {
            right: at(1, 29, 58),
            left: at(1, 30, 0),
            running: true,
            battery_low: false,
            lever_up: Some(ClockSide::Right),
            to_move: Some(ClockSide::Right),
        };
        assert_eq!(
            ClockMessage::read(&raw, NEW),
            Some(ClockMessage::Times(expected))
        );
        assert_eq!(ClockMessage::Times(expected).write(NEW), raw);
        let Some(ClockMessage::Times(old)) = ClockMessage::read(&raw, ClockLayout::Before2011)
        else {
            panic!("times");
        };
        assert_eq!((old.left, old.right), (expected.right, expected.left));
        assert_eq!((old.lever_up, old.to_move), (None, None));
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
            assert_eq!(ClockMessage::read(&raw, NEW), Some(expected));
            assert_eq!(expected.write(NEW), raw);
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
                    assert_eq!(ClockMessage::read(&ack.write(NEW), NEW), Some(ack));
                }
            }
        }
    }

    #[test]
    fn what_is_no_time_is_refused_and_zeros_are_no_clock() {
        assert_eq!(ClockMessage::read(&[1, 0x60, 0, 1, 0, 0, 0], NEW), None);
        assert_eq!(ClockMessage::read(&[1, 0x1b, 0, 1, 0, 0, 0], NEW), None);
        for raw in [[0; 7], [1, 0, 0, 1, 0, 0, 0x20]] {
            assert_eq!(ClockMessage::read(&raw, NEW), Some(ClockMessage::NoClock));
        }
    }
}
