// SPDX-License-Identifier: GPL-3.0-or-later
//! The record of a game, with its event file, the sentences about its events, and its papers (scoresheet, protocol, PDN).
//!
//! One SQLite file holds a game, and no event in it is ever deleted. [`Record`] writes the file, and [`read()`] only reads it.
//! [`State`] is the state that results from the events, and [`Writer`] keeps a slow disk from holding up the game. The session
//! decides which acts become events.

pub mod at_keyboard;
pub mod clock_words;
mod codes;
mod devices;
pub mod elsewhere;
mod error;
pub mod event;
pub mod event_file;
pub mod export;
pub mod facts;
pub mod fair_play;
mod faults;
pub mod files;
mod follows;
mod forget;
mod lock;
mod log;
pub mod mode;
pub mod named_move;
mod noted;
mod offers;
pub mod own_files;
pub mod place;
pub mod plain;
mod private;
pub mod program_hash;
mod read;
pub mod record_words;
mod schema;
pub mod sentence;
pub mod shelf;
pub mod sight;
pub mod slips;
mod state;
mod store;
pub mod telling;
mod transcript;
pub mod worker;
mod writer;

pub use codes::{CodeHash, KeptCodes, NotHashed};
pub use devices::KeptDesk;
pub use error::RecordError;
pub use follows::Follows;
pub use forget::{Forgotten, forget};
pub use log::LogTrouble;
pub use noted::{NOTHING_SEEN, Noted};
pub use offers::{Offer, Offers};
pub use place::is_there;
pub use read::{
    Contents, StoredEvent, StoredUtterance, ago_of, read, read_beside_its_writer, read_bytes,
};
pub use state::{Claim, EntryState, Finish, OpenClaim, Repeated, Slip, State, Status};
pub use store::Record;
pub use transcript::TranscriptLine;
pub use writer::{Answer, FoldWaits, TooMuchWaiting, WAITING_BATCHES, Writer};
