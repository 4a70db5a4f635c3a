//! Sensor boards: the claims they make, on any wire.
//!
//! All conversations on wires are one ([`conversation`]), those with boards have more in common ([`sensing`]), and a
//! protocol is a folder that says the rest ([`dgt`]), all of it without input or output. One file opens the port
//! ([`serial`]); a simulator speaks the same wire from the other end ([`sim`]). The part of any board that the rest
//! of the program sees is in [`board`], of any clock in [`clock`], of a gamepad in [`pad`], and every wait of this
//! crate is in [`waits`].
//!
//! A board makes claims and decides nothing: this crate leaves it to others which half-move a
//! reading means, when a half-move counts, and what is said. Of the game it takes only the
//! vocabulary.

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
