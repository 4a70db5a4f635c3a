//! Game files: PDN read as it is met, played through, and written by the book.
//!
//! [`PdnReader`] takes any bytes a game at a time and names their oddities; [`replay()`] plays a game
//! on the rules and names the half-move that cannot be played; [`write_game`] writes PDN 3.0. The
//! game that a file is about and its soundness are decided in `replay`, never while reading.

mod clock;
mod encoding;
mod game;
mod lines;
mod nowhere;
mod odd;
mod reader;
mod replay;
mod result;
pub(super) mod signs;
mod writer;

pub use clock::{ClockFace, ClockNote, Runs, clock_notes};
pub use game::{Game, Item, Span, Tag, What};
pub use nowhere::{Nowhere, possible_nowhere};
pub use odd::{Due, Odd, Oddity};
pub use reader::{PdnReader, limits};
pub(crate) use replay::is_capture;
pub use replay::{Certainty, Played, Replay, Stop, StopReason, count, game_played, replay, unread};
pub use result::PdnResult;
pub use writer::{Entry, Transcript, write_game, write_unjudged};
