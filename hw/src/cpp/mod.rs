// SPDX-License-Identifier: GPL-3.0-or-later
//! The Chess Peripheral Protocol over a serial line: the open protocol for home-made boards.
//!
//! Its description is public under the MIT licence. `docs/boards/cpp.md` lists the points that the description leaves
//! open for draughts boards, and how they are settled here. A board may sense pieces, sides or only occupied squares; all
//! of these become [`zgoda_game::Reading`]s.
//!
//! In order from the wire upwards, [`codec`] finds lines in bytes, [`message`] interprets lines, [`state`] reads and writes
//! positions, and [`link`] conducts the conversation. `age` measures the age of messages. The half-moves that a board claims are
//! read but have no effect.

use crate::serial::Baud;

mod age;
pub mod codec;
pub mod link;
pub mod message;
pub mod state;

/// The speed of these boards' lines. The protocol does not fix the speed, but the usual home-made board has this one.
pub const BAUD: Baud = Baud(115_200);
