//! A simulated clock on a line of its own: what somebody would build after `docs/clock-protocol.md`.
//!
//! [`machine`] is the clock without input or output, [`hand`] what a hand does to it, and [`shell`]
//! puts it behind a pseudo-terminal in real time.

pub mod hand;
pub mod machine;
pub mod shell;

pub use hand::{ClockHand, ClockLine};
pub use machine::{SimClock, SimClockInput, SimClockOptions, SimClockOutput};
pub use shell::{SimClockHandle, start};
