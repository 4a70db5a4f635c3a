//! The Chess Peripheral Protocol over a serial line: the open protocol for home-made boards.
//!
//! Its description is public under the MIT licence. The points that the description leaves open on draughts boards, and
//! the answers given here, stand in `docs/boards/cpp.md`. A board may tell pieces, sides or only occupied squares; all
//! of it comes out as [`zgoda_game::Reading`]s.
//!
//! From the wire upwards: [`codec`] finds lines in bytes, [`message`] says what they mean, [`state`] reads and writes positions,
//! [`link`] keeps the conversation going, `age` measures how old the news are. A board's own opinion of a move is heard and never
//! followed.

use crate::serial::Baud;

mod age;
pub mod codec;
pub mod link;
pub mod message;
pub mod state;

/// The speed of these boards' lines: the protocol does not fix the speed, and the usual home-made
/// board is set to this one.
pub const BAUD: Baud = Baud(115_200);
