// SPDX-License-Identifier: GPL-3.0-or-later
//! Sensor boards and clocks on any wire, and the claims that boards make.
//!
//! All protocols share one conversation ([`conversation`]). The protocols of boards also share the code in [`sensing`], and each
//! protocol has a folder for its own code ([`dgt`]). All of this code is without input or output. One file opens the port
//! ([`serial`]), and a simulator plays the other end of the wire ([`sim`]). Other crates use a board through [`board`], a clock
//! through [`clock`] and a gamepad through [`pad`]. Every wait of the boards and clocks is in [`waits`].
//!
//! A board makes claims and decides nothing: other crates decide which half-move a reading means, when a
//! half-move counts, and what is announced. This crate uses only the vocabulary of the game.

mod anomaly_counter;
pub mod board;
pub mod clock;
pub mod conversation;
pub mod cpp;
mod debounce;
pub mod device;
pub mod dgt;
pub mod discover;
mod finder;
pub mod framing;
pub mod line_clock;
pub mod pad;
mod retry;
pub mod sensing;
pub mod serial;
pub mod sim;
#[cfg(test)]
mod skeleton;
pub mod stopwatch;
pub mod waits;

pub use board::{
    BoardCommand, BoardEvent, BoardInput, BoardOutput, LineFault, LostWhy, Orientation,
    OrientationNews,
};
pub use conversation::LineEvent;
pub use device::{BoardProtocol, Device};
pub use waits::{Speed, Waits};
