//! A simulated clock on a line of its own, as a builder would make it after `docs/formats/clock-protocol.md`.
//!
//! [`machine`] is the clock without input or output, [`hand`] the actions of a hand, and [`shell`] puts the clock behind a
//! pseudo-terminal in real time.

pub mod hand;
pub mod machine;
pub mod shell;

pub use hand::{ClockHand, ClockLine};
pub use machine::{SimClock, SimClockInput, SimClockOptions, SimClockOutput};
pub use shell::{SimClockHandle, start};
