// SPDX-License-Identifier: GPL-3.0-or-later
//! The orders that a DGT clock takes through its board, with all their bytes, and the letters that the clock can show.
//!
//! No byte of an order may be a command of the board. If the first bytes of an order are lost on the way, the board takes the rest
//! for commands, and some commands write its memory. So words are sent in small letters, and the segments of letters are chosen so
//! that no byte is a command.
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "orders are made from what others ask for, and the simulator reads them"
    )
)]

use std::time::Duration;

use super::wire::ClockSide;

/// The byte that begins an order. After it comes the number of further bytes.
pub const ORDER: u8 = 0x2b;
/// The highest number of further bytes, in an order with letters in ASCII.
pub const LONGEST: usize = 12;
/// The number of characters on an XL's display.
pub const XL: usize = 6;
/// The number of characters that a 3000 shows if it is ordered through a board.
pub const DGT_3000: usize = 8;

/// An order to a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Show these six characters, segment by segment.
    Segments([u8; XL]),
    /// Show these eight characters.
    Letters([u8; DGT_3000]),
    /// Show the times again.
    End,
    /// Report the version of the clock.
    Version,
    /// Show these times, and run or stand still.
    Set {
        /// The time on the left display.
        left: Hms,
        /// The time on the right display.
        right: Hms,
        /// The running side, if any. If a side runs, the lever changes the running side.
        running: Option<ClockSide>,
    },
    /// Sound for this many times 64 milliseconds.
    Beep(u8),
}

/// A time in the form of the clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hms {
    /// Hours, 0 to 9.
    pub hours: u8,
    /// Minutes, 0 to 59.
    pub minutes: u8,
    /// Seconds, 0 to 59.
    pub seconds: u8,
}

impl Hms {
    /// The time, rounded up to whole seconds, because a side must not lose time. `None` if the time does not
    /// fit the display.
    #[must_use]
    pub fn of(time: Duration) -> Option<Hms> {
        let begun = u64::from(time.subsec_nanos() > 0);
        let seconds = time.as_secs().checked_add(begun)?;
        let part = |n: u64| u8::try_from(n).ok();
        Some(Hms {
            hours: part(seconds / 3_600).filter(|hours| *hours <= 9)?,
            minutes: part(seconds / 60 % 60)?,
            seconds: part(seconds % 60)?,
        })
    }

    /// The time as a duration.
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

/// The codes of the orders. An acknowledgement repeats the code of its order.
mod code {
    pub(super) const SEGMENTS: u8 = 0x01;
    pub(super) const END: u8 = 0x03;
    pub(super) const VERSION: u8 = 0x09;
    pub(super) const SET: u8 = 0x0a;
    pub(super) const BEEP: u8 = 0x0b;
    pub(super) const LETTERS: u8 = 0x0c;
}

/// The bits for the side that counts down, for both sides at rest, and for the lever that changes the sides.
const LEFT_RUNS: u8 = 0x01;
const RIGHT_RUNS: u8 = 0x02;
const PAUSE: u8 = 0x04;
const LEVER: u8 = 0x08;
/// The byte that begins the part after the size, and the byte by which an order with an optional sound stays silent.
const START: u8 = 0x03;
const NO_SOUND: u8 = 0x01;

impl Order {
    /// The code of the order on the wire.
    #[must_use]
    pub const fn code(&self) -> u8 {
        match self {
            Order::Segments(_) => code::SEGMENTS,
            Order::Letters(_) => code::LETTERS,
            Order::End => code::END,
            Order::Version => code::VERSION,
            Order::Set { .. } => code::SET,
            Order::Beep(_) => code::BEEP,
        }
    }

    /// The bytes on the wire.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let mut rest = vec![START, self.code()];
        match self {
            Order::Segments([a, b, c, d, e, f]) => {
                rest.extend([*c, *b, *a, *f, *e, *d, 0, NO_SOUND]);
            }
            Order::Letters(letters) => {
                rest.extend(letters);
                rest.push(0);
            }
            Order::End | Order::Version => {}
            Order::Set {
                left,
                right,
                running,
            } => {
                for time in [left, right] {
                    rest.extend([time.hours, time.minutes, time.seconds]);
                }
                rest.push(match running {
                    None => PAUSE | LEVER,
                    Some(ClockSide::Left) => LEFT_RUNS | LEVER,
                    Some(ClockSide::Right) => RIGHT_RUNS | LEVER,
                });
            }
            Order::Beep(times) => rest.push(*times),
        }
        rest.push(0);
        let mut bytes = vec![ORDER, rest.len() as u8];
        bytes.extend(rest);
        bytes
    }

    /// Reads the bytes after the size, for the simulator.
    #[must_use]
    pub fn read(rest: &[u8]) -> Option<Order> {
        match *rest {
            [START, code::END, 0] => Some(Order::End),
            [START, code::VERSION, 0] => Some(Order::Version),
            [START, code::BEEP, times, 0] => Some(Order::Beep(times)),
            [START, code::SEGMENTS, c, b, a, f, e, d, _, _, 0] => {
                Some(Order::Segments([a, b, c, d, e, f]))
            }
            [START, code::LETTERS, ref letters @ .., _, 0] => {
                (*letters).try_into().ok().map(Order::Letters)
            }
            [START, code::SET, lh, lm, ls, rh, rm, rs, flags, 0] => {
                let time = |hours, minutes, seconds| Hms {
                    hours,
                    minutes,
                    seconds,
                };
                Some(Order::Set {
                    left: time(lh, lm, ls),
                    right: time(rh, rm, rs),
                    running: match flags & (LEFT_RUNS | RIGHT_RUNS | PAUSE) {
                        LEFT_RUNS => Some(ClockSide::Left),
                        RIGHT_RUNS => Some(ClockSide::Right),
                        _ => None,
                    },
                })
            }
            _ => None,
        }
    }
}

/// The text in the eight characters of a 3000; a longer text is cut off.
#[must_use]
pub fn letters(text: &str) -> [u8; DGT_3000] {
    shown(text)
}

/// The text in the six characters of an XL; a longer text is cut off.
#[must_use]
pub fn segments(text: &str) -> [u8; XL] {
    shown(text).map(lit)
}

/// The text in small letters and digits, with a blank for every other character.
fn shown<const N: usize>(text: &str) -> [u8; N] {
    let mut shown = [b' '; N];
    for (place, letter) in shown.iter_mut().zip(text.chars()) {
        *place = plain(letter);
    }
    shown
}

/// The letter that replaces this one on a display with few letters.
fn plain(letter: char) -> u8 {
    let plain = match letter.to_lowercase().next().unwrap_or(' ') {
        'ą' => 'a',
        'ć' => 'c',
        'ę' => 'e',
        'ł' => 'l',
        'ń' => 'n',
        'ó' => 'o',
        'ś' => 's',
        'ź' | 'ż' => 'z',
        other => other,
    };
    match plain {
        'a'..='z' | '0'..='9' => plain as u8,
        _ => b' ',
    }
}

/// The segments of a letter, from bit 0: top, upper right, lower right, bottom, lower left, upper left, middle.
const fn lit(letter: u8) -> u8 {
    match letter {
        b'0' | b'o' => 0x3f,
        b'1' => 0x06,
        b'2' | b'z' => 0x5b,
        b'3' => 0x4f,
        b'4' => 0x66,
        b'5' | b's' => 0x6d,
        b'6' => 0x7d,
        b'7' => 0x07,
        b'8' => 0x7f,
        b'9' => 0x6f,
        b'a' => 0x77,
        b'b' => 0x7c,
        b'c' => 0x39,
        b'd' => 0x5e,
        b'e' => 0x79,
        b'f' => 0x71,
        b'g' => 0x3d,
        b'h' => 0x74,
        b'i' => 0x04,
        b'j' => 0x1e,
        b'k' => 0x75,
        b'l' => 0x38,
        b'm' | b'n' => 0x37,
        b'p' => 0x73,
        b'q' => 0x67,
        b'r' => 0x31,
        b't' => 0x78,
        b'u' | b'v' | b'w' => 0x3e,
        b'x' => 0x76,
        b'y' => 0x6e,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dgt::message::Command;

    fn all() -> Vec<Order> {
        let hms = |hours, minutes, seconds| Hms {
            hours,
            minutes,
            seconds,
        };
        let mut all = vec![
            Order::End,
            Order::Version,
            Order::Beep(4),
            Order::Letters(letters("Czas!")),
            Order::Segments(segments("Zażółć")),
        ];
        for running in [None, Some(ClockSide::Left), Some(ClockSide::Right)] {
            for (left, right) in [
                (hms(9, 59, 59), hms(0, 0, 0)),
                (hms(1, 29, 58), hms(0, 5, 7)),
            ] {
                all.push(Order::Set {
                    left,
                    right,
                    running,
                });
            }
        }
        all
    }

    #[test]
    fn orders_are_the_published_bytes_and_are_read_as_written() {
        let set = Order::Set {
            left: Hms::of(Duration::from_millis(89_999)).unwrap(),
            right: Hms::of(Duration::from_secs(3_600)).unwrap(),
            running: Some(ClockSide::Right),
        };
        for (order, bytes) in [
            (Order::End, &[0x2b, 3, 3, 3, 0][..]),
            (Order::Version, &[0x2b, 3, 3, 9, 0]),
            (Order::Beep(4), &[0x2b, 4, 3, 0x0b, 4, 0]),
            (set, &[0x2b, 0x0a, 3, 0x0a, 0, 1, 30, 1, 0, 0, 0x0a, 0]),
            (
                Order::Segments([1, 2, 3, 4, 5, 6]),
                &[0x2b, 0x0b, 3, 1, 3, 2, 1, 6, 5, 4, 0, 1, 0],
            ),
            (
                Order::Letters(*b"12345678"),
                b"\x2b\x0c\x03\x0c12345678\0\0",
            ),
        ] {
            assert_eq!(order.bytes(), bytes);
        }
        for order in all() {
            let bytes = order.bytes();
            let rest = &bytes[2..];
            assert_eq!(usize::from(bytes[1]), rest.len());
            assert!(rest.len() <= LONGEST);
            assert_eq!(Order::read(rest), Some(order));
        }
        assert_eq!(Hms::of(Duration::from_secs(36_000)), None);
        assert_eq!(Order::read(&[3, 0x0c, 1, 0]), None);
    }

    /// If a board loses the beginning of an order, it takes the rest for board commands.
    #[test]
    fn no_byte_of_an_order_is_a_command_of_the_board() {
        let every: String = (' '..='~').chain("ąćęłńóśźżĄĆĘŁŃÓŚŹŻ".chars()).collect();
        let texts: Vec<Order> = every
            .chars()
            .flat_map(|letter| {
                let text = String::from(letter);
                [
                    Order::Letters(letters(&text)),
                    Order::Segments(segments(&text)),
                ]
            })
            .collect();
        for order in all().into_iter().chain(texts) {
            for byte in &order.bytes()[1..] {
                assert_eq!(Command::from_byte(*byte), None, "{order:?}");
                let unnamed = [0x4a, 0x4e, 0x51, 0x53, 0x54, 0x60];
                assert!(!unnamed.contains(byte), "{byte:#x} in {order:?}");
            }
        }
    }
}
