//! Everything that can happen to a session. If it can happen, it is a variant.

use zgoda_hw::BoardEvent;
use zgoda_speech::announcement::BoardOf;

use super::effect::Seq;

/// One thing that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Input {
    /// A line was typed.
    Line(String),
    /// A key with a meaning of its own was pressed on an empty line.
    Key(Key),
    /// A sensor board did something. Bytes to be written never come here.
    Board(BoardOf, BoardEvent),
    /// A batch of events is durable.
    Stored(Seq),
    /// A batch could not be written; it is kept and tried again.
    NotStored {
        /// Which.
        seq: Seq,
        /// One sentence.
        why: String,
    },
    /// Time went by.
    Tick,
    /// The input ended, or a signal asked the program to end.
    Close,
}

/// Keys on an empty line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Escape: silence.
    Silence,
    /// Enter: the same again.
    Repeat,
    /// `?`: the last half-move, and whether the board agrees.
    Status,
}
