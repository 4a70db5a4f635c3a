// SPDX-License-Identifier: GPL-3.0-or-later
//! A simulated clock on a line of its own, such as a person can build by `docs/formats/clock-protocol.md`.
//!
//! [`machine`] has the clock without input or output, and [`hand`] has the actions of a hand. [`shell`] puts the clock
//! behind a pseudo-terminal in real time.

pub mod hand;
pub mod machine;
pub mod shell;

pub use hand::{ClockHand, ClockLine};
pub use machine::{SimClock, SimClockInput, SimClockOptions, SimClockOutput};
pub use shell::{SimClockHandle, start};
