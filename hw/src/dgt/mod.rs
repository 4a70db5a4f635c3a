// SPDX-License-Identifier: GPL-3.0-or-later
//! The DGT electronic board: its serial protocol, as far as one board on one line needs it.
//!
//! DGT publishes the protocol description itself. A free program may use it to read a board. Commercial
//! use needs DGT's written permission, and no device may pass as a DGT board by sending DGT's trademark
//! text; this crate does neither.
//!
//! From the wire upwards: [`codec`] finds messages in bytes, [`message`] interprets them, [`wiring`]
//! translates fields and codes into squares and pieces, [`clock`] is the clock on the same line, [`link`]
//! keeps the conversation going. Commands that write the board's memory or start its loader do not exist
//! here, so they cannot be sent.

use crate::serial::Baud;

mod ask;
pub mod clock;
pub mod codec;
mod introduction;
mod light;
pub mod link;
pub mod message;
pub mod wiring;

/// The speed at which these boards speak.
pub const BAUD: Baud = Baud(9_600);
/// Rows and columns of a board for draughts.
pub const SIDE: u8 = 10;
