//! The open line protocol for audible clocks that people build, as `docs/clock-protocol.md` has it.
//!
//! [`codec`] finds whole lines in bytes, [`message`] says what a line means, [`link`] is the program's
//! side of the conversation; the clock's side is simulated in [`crate::sim::clock`]. Whether times can
//! be is weighed in `belief`. What times mean for a game is left to others.

mod belief;
pub mod codec;
pub mod link;
pub mod message;
pub mod number;

use crate::serial::Baud;

/// How fast the line is. Every small computer that a clock is built of can do it.
pub const BAUD: Baud = Baud(115_200);

/// The version of the protocol that is spoken here.
pub const VERSION: u16 = 1;
