// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds lines of text in the bytes that a board sends, and recovers at the next line after any other bytes.
//!
//! A line ends with a line feed or a carriage return; the two together end only one line. A byte that occurs in no
//! command spoils its line, and a line that is too long is given up. The meaning of a line is left to [`super::message`].
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "what is read here comes from outside"
    )
)]

use crate::board::Anomaly;
use crate::framing::{Decoded, Framing};

/// The longest line that is read: twice the longest position of a 10x10 board with its command.
pub const LONGEST: usize = 256;

/// Takes bytes one after the other.
#[derive(Clone, Debug, Default)]
pub struct Codec {
    line: String,
    state: State,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    #[default]
    Whole,
    Spoiled,
}

impl Codec {
    /// A codec at the beginning of a line.
    #[must_use]
    pub fn new() -> Codec {
        Codec::default()
    }
}

impl Framing for Codec {
    type Frame = String;

    fn feed(&mut self, byte: u8) -> Decoded<String> {
        match (self.state, byte) {
            (State::Spoiled, b'\n' | b'\r') => {
                self.state = State::Whole;
                Decoded::More
            }
            (State::Spoiled, _) => Decoded::More,
            (State::Whole, b'\n' | b'\r') => match std::mem::take(&mut self.line) {
                line if line.trim().is_empty() => Decoded::More,
                line => Decoded::Frame(line),
            },
            (State::Whole, b'\t' | b' '..=b'~') if self.line.len() < LONGEST => {
                self.line.push(char::from(byte));
                Decoded::More
            }
            (State::Whole, _) => {
                let begun = !self.line.is_empty();
                self.line.clear();
                self.state = State::Spoiled;
                Decoded::Anomaly(if begun {
                    Anomaly::BrokenFrame
                } else {
                    Anomaly::Noise
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Anomalies;

    fn run(bytes: &[u8]) -> (Vec<String>, Anomalies) {
        let (mut codec, mut lines, mut anomalies) =
            (Codec::new(), Vec::new(), Anomalies::default());
        for &byte in bytes {
            match codec.feed(byte) {
                Decoded::More => {}
                Decoded::Frame(line) => lines.push(line),
                Decoded::Anomaly(anomaly) => anomalies.count(anomaly),
            }
        }
        (lines, anomalies)
    }

    #[test]
    fn lines_end_as_people_end_them() {
        let (lines, anomalies) = run(b"ok\nnok\r\n\r\n  \nmove a1b2\rend");
        assert_eq!(lines, ["ok", "nok", "move a1b2"]);
        assert_eq!(anomalies, Anomalies::default());
    }

    #[test]
    fn a_spoiled_line_costs_only_itself() {
        let long = [b'x'; 2 * LONGEST];
        let bytes = [&b"st\xffate 8\n\x01\nok\n"[..], &long, b"\nnok\n"].concat();
        let (lines, anomalies) = run(&bytes);
        assert_eq!(lines, ["ok", "nok"]);
        assert_eq!((anomalies.broken_frame, anomalies.noise), (2, 1));
    }
}
