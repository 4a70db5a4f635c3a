// SPDX-License-Identifier: GPL-3.0-or-later
//! Finds messages in the bytes that a board sends, and recovers after any other bytes.
//!
//! Only the first byte of a message has its top bit set. So if a byte inside a message has this bit, the rest
//! of the message was lost: the gathered bytes are dropped, and a new message begins with this byte. The
//! codec trusts the announced length and does not examine the kind of a message. [`super::message`] reads the
//! meaning.
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

/// The longest message that the two length bytes can announce.
pub const LONGEST: usize = (1 << 14) - 1;
/// The number of bytes before the data.
pub const HEADER: usize = 3;
const TOP: u8 = 0x80;

/// A message with its content not yet interpreted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The kind of message, without the top bit.
    pub id: u8,
    /// The bytes that follow the header; no byte has its top bit set.
    pub data: Vec<u8>,
}

impl Frame {
    /// The bytes on the wire. Data beyond [`LONGEST`] is cut off, and top bits are cleared, because
    /// the wire cannot carry them.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let data = self.data.iter().take(LONGEST - HEADER);
        let length = data.len().saturating_add(HEADER);
        let mut bytes = Vec::with_capacity(length);
        bytes.push(self.id | TOP);
        bytes.push((length >> 7) as u8 & !TOP);
        bytes.push(length as u8 & !TOP);
        bytes.extend(data.map(|byte| byte & !TOP));
        bytes
    }
}

/// Takes bytes one after the other.
#[derive(Clone, Debug, Default)]
pub struct Codec {
    state: State,
}

#[derive(Clone, Debug, Default)]
enum State {
    #[default]
    Between,
    High {
        id: u8,
    },
    Low {
        id: u8,
        high: u8,
    },
    Data {
        id: u8,
        missing: usize,
        data: Vec<u8>,
    },
}

impl Codec {
    /// A codec that waits for the beginning of a message.
    #[must_use]
    pub fn new() -> Codec {
        Codec::default()
    }
}

impl Framing for Codec {
    type Frame = Frame;

    fn feed(&mut self, byte: u8) -> Decoded<Frame> {
        if byte & TOP != 0 {
            let before = std::mem::replace(&mut self.state, State::High { id: byte & !TOP });
            return match before {
                State::Between => Decoded::More,
                _ => Decoded::Anomaly(Anomaly::BrokenFrame),
            };
        }
        match std::mem::take(&mut self.state) {
            State::Between => Decoded::Anomaly(Anomaly::Noise),
            State::High { id } => {
                self.state = State::Low { id, high: byte };
                Decoded::More
            }
            State::Low { id, high } => {
                let length = usize::from(high) << 7 | usize::from(byte);
                match length.checked_sub(HEADER) {
                    None => Decoded::Anomaly(Anomaly::BadLength),
                    Some(0) => Decoded::Frame(Frame {
                        id,
                        data: Vec::new(),
                    }),
                    Some(missing) => {
                        // The announced length may be wrong, so no memory is reserved for it.
                        let data = Vec::new();
                        self.state = State::Data { id, missing, data };
                        Decoded::More
                    }
                }
            }
            State::Data {
                id,
                missing,
                mut data,
            } => {
                data.push(byte);
                match missing.saturating_sub(1) {
                    0 => Decoded::Frame(Frame { id, data }),
                    missing => {
                        self.state = State::Data { id, missing, data };
                        Decoded::More
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Anomalies;

    fn run(bytes: &[u8]) -> (Vec<Frame>, Anomalies) {
        let (mut codec, mut frames, mut anomalies) =
            (Codec::new(), Vec::new(), Anomalies::default());
        for &byte in bytes {
            match codec.feed(byte) {
                Decoded::More => {}
                Decoded::Frame(frame) => frames.push(frame),
                Decoded::Anomaly(anomaly) => anomalies.count(anomaly),
            }
        }
        (frames, anomalies)
    }

    #[test]
    fn a_message_broken_off_costs_only_itself() {
        let bytes = [
            0x8e, 0x00, 0x05, 0x36, // broken off
            0x8e, 0x00, 0x05, 0x3f, 0x00, // whole
        ];
        let (frames, anomalies) = run(&bytes);
        assert_eq!(
            frames,
            [Frame {
                id: 0x0e,
                data: vec![0x3f, 0]
            }]
        );
        assert_eq!(anomalies.broken_frame, 1);
    }

    #[test]
    fn trouble_is_counted_by_kind() {
        let (frames, anomalies) = run(&[0x01, 0x02, 0x8e, 0x00, 0x02, 0x93, 0, 5, 1, 2]);
        assert_eq!(frames.len(), 1);
        let expected = Anomalies {
            noise: 2,
            bad_length: 1,
            ..Anomalies::default()
        };
        assert_eq!(anomalies, expected);
    }

    #[test]
    fn an_empty_and_a_very_long_message_pass() {
        let long = Frame {
            id: 0x0f,
            data: vec![0x7f; 0x1f00],
        };
        let empty = Frame {
            id: 0x12,
            data: Vec::new(),
        };
        assert_eq!(&long.encode()[..3], [0x8f, 0x3e, 0x03]);
        let bytes = [long.encode(), empty.encode()].concat();
        assert_eq!(run(&bytes), (vec![long, empty], Anomalies::default()));
    }
}
