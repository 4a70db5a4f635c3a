//! The Chess Peripheral Protocol over a serial line: the open protocol for home-made boards.
//!
//! Its description is public under the MIT licence. What it leaves open on draughts boards, and what
//! is answered here, stands in `docs/boards/cpp.md`. A board may tell pieces, sides or nothing but
//! occupied squares; all of it comes out as [`zgoda_game::Reading`]s.
//!
//! From the wire upwards: [`codec`] finds lines in bytes, [`message`] says what they mean, [`state`]
//! reads and writes what stands on a board, [`link`] keeps the conversation going, `age` says how old what is read is. A board's own
//! opinion of a move is heard and never followed.

use crate::serial::Baud;

mod age;
pub mod codec;
pub mod link;
pub mod message;
pub mod state;

/// How fast these boards speak: the protocol does not say, and this is what the usual home-made board is
/// set to.
pub const BAUD: Baud = Baud(115_200);
