//! The Chess Peripheral Protocol over a serial line: the open protocol for home-made boards.
//!
//! Its description is public under the MIT licence. `docs/boards/cpp.md` lists the points that the description leaves
//! open for draughts boards, and how they are settled here. A board may sense pieces, sides or only occupied squares; all
//! of these become [`zgoda_game::Reading`]s.
//!
//! From the wire upwards: [`codec`] finds lines in bytes, [`message`] interprets them, [`state`] reads and writes positions,
//! [`link`] keeps the conversation going, `age` measures how old the messages are. The half-moves that a board claims are read
//! but never followed.

use crate::serial::Baud;

mod age;
pub mod codec;
pub mod link;
pub mod message;
pub mod state;

/// The speed of these boards' lines: the protocol does not fix the speed, and the usual home-made
/// board is set to this one.
pub const BAUD: Baud = Baud(115_200);
