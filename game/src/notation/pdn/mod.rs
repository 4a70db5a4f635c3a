// SPDX-License-Identifier: GPL-3.0-or-later
//! Game files. PDN is read in any form, its games are played through, and it is written by the standard.
//!
//! [`PdnReader`] reads any bytes, one game at a time, and names their oddities. [`replay()`] plays a game by the rules and names
//! the half-move that cannot be played. [`write_game`] writes PDN 3.0. Only `replay` decides about the variant of a game and
//! whether the game is sound.

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
pub use replay::{
    Certainty, Played, Replay, Stop, StopReason, count, game_played, game_type, replay, unread,
};
pub use result::PdnResult;
pub use writer::{Entry, Transcript, write_game, write_unjudged};
