//! Sensor boards: what they claim, whatever wire they speak.
//!
//! A board's protocol is a folder of machines without input or output ([`dgt`]); one file opens the
//! port ([`serial`]); a simulator speaks the same wire from the other end ([`sim`]). What the rest
//! of the program sees of any board is in [`board`], of any clock in [`clock`], of a gamepad in [`pad`], and every wait of this crate is in [`waits`].
//!
//! A board makes claims, it decides nothing: this crate leaves to others what half-move a reading
//! means, when a half-move counts, and what is said. Of the game it takes only the vocabulary.

pub mod board;
pub mod clock;
pub mod cpp;
pub mod device;
pub mod dgt;
pub mod discover;
mod finder;
pub mod line_clock;
pub mod pad;
pub mod serial;
pub mod sim;
#[cfg(test)]
mod skeleton;
mod steady;
mod tries;
mod trouble;
pub mod waits;

pub use board::{BoardEvent, BoardInput, Lies, LineFault, LostWhy, Orientation};
pub use device::{Device, Protocol};
pub use waits::{Speed, Waits};
