// SPDX-License-Identifier: GPL-3.0-or-later
//! The interface of a codec, which finds whole messages in the bytes of a line, and recovers at the next message
//! after any other bytes. The meaning of a message is left to its protocol.

use std::fmt;

use crate::board::Anomaly;

/// Takes the bytes of a line one after the other. A new codec is at the beginning of a message.
pub trait Framing: Default + fmt::Debug {
    /// A whole message. Its content is not interpreted yet.
    type Frame;

    /// Takes the next byte.
    fn feed(&mut self, byte: u8) -> Decoded<Self::Frame>;
}

/// The result of feeding one byte.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decoded<F> {
    /// The message is not complete yet.
    More,
    /// The byte completed a message.
    Frame(F),
    /// The byte belongs to no valid message. The next message will still be found.
    Anomaly(Anomaly),
}
