// SPDX-License-Identifier: GPL-3.0-or-later
//! The open line protocol for audible clocks that people build, as `docs/formats/clock-protocol.md` has it.
//!
//! [`codec`] finds whole lines in bytes, [`message`] interprets a line, [`link`] is the program's side of the
//! conversation; [`crate::sim::clock`] simulates the side of the clock. `belief` decides which times are
//! believed. Their meaning for a game is left to others.

mod belief;
pub mod codec;
pub mod link;
pub mod message;
pub mod number;

use crate::serial::Baud;

/// The speed of the line, which every small computer in a clock can manage.
pub const BAUD: Baud = Baud(115_200);

/// The version of the protocol that is spoken here.
pub const VERSION: u16 = 1;
