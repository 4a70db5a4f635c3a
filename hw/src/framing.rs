//! What a codec is: something that finds whole messages in the bytes of a line, and finds the next one
//! after anything else. What a message says is left to its protocol.

use std::fmt;

use crate::board::Anomaly;

/// Takes the bytes of a line one after the other. A new one is at the beginning of a message.
pub trait Framing: Default + fmt::Debug {
    /// A whole message, its content not yet looked at.
    type Frame;

    /// Takes the next byte.
    fn feed(&mut self, byte: u8) -> Decoded<Self::Frame>;
}

/// What one byte made of the bytes before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Decoded<F> {
    /// Nothing yet.
    More,
    /// It completed a message.
    Frame(F),
    /// It was trouble. The next message is found all the same.
    Anomaly(Anomaly),
}
