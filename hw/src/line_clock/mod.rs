//! The open line protocol for audible clocks that people build, as `docs/clock-protocol.md` has it.
//!
//! [`codec`] finds whole lines in bytes, [`message`] says what a line means, [`link`] is the program's side
//! of the conversation; the clock's side is simulated in [`crate::sim::clock`]. The possibility of times is
//! weighed in `belief`. The meaning of the times for a game is left to others.

mod belief;
pub mod codec;
pub mod link;
pub mod message;
pub mod number;

use crate::serial::Baud;

/// The speed of the line, which every small computer in a clock can do.
pub const BAUD: Baud = Baud(115_200);

/// The version of the protocol that is spoken here.
pub const VERSION: u16 = 1;
