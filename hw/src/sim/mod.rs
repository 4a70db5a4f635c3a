// SPDX-License-Identifier: GPL-3.0-or-later
//! A simulated board: pieces on fields, a scanner, a slow line and a pair of hands.
//!
//! The simulator speaks the real protocol from the board's end of the line, so that people and
//! tests can try everything above the line without a board. It behaves as real boards are
//! documented to behave, including their faults: squares are sampled one after the other, reports
//! get lost, bytes break. All randomness comes from one seed.
//!
//! A home-made clock with a line of its own is simulated in [`clock`].
//!
//! [`Simulation`] is the whole simulated board without input or output. [`pty`] puts the simulation
//! behind a pseudo-terminal in real time, and [`mod@bench`] couples it with the real link in
//! simulated time.

pub mod bench;
pub mod board;
pub mod clock;
pub mod command;
pub mod cpp;
pub mod dgt_clock;
mod electronics;
pub mod fault;
mod ghost;
pub mod hands;
pub mod line;
pub mod options;
pub mod pty;
pub mod rng;
pub mod simulation;
mod terminal;
pub mod world;

pub use command::{ClockHand, HandCommand, HandLine, HandMove, HandRefusal};
pub use cpp::Opinions;
pub use dgt_clock::{ClockSetting, Presses, Program, SimClock};
pub use fault::{Fault, Faults};
pub use hands::joined;
pub use options::{Make, SimOptions};
pub use pty::{SimHandle, start};
pub use simulation::{SimInput, SimOutput, Simulation};
