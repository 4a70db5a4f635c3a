//! The record: one SQLite file a game, in which nothing is ever deleted.
//!
//! [`Record`] writes it, [`read()`] only looks, [`State`] is the sum of the events, [`Writer`] keeps a slow disk away
//! from the game. The session decides which acts become events.

mod codes;
mod devices;
pub mod elsewhere;
mod error;
pub mod event;
pub mod export;
mod faults;
mod follows;
mod forget;
mod lock;
mod log;
mod noted;
mod offers;
pub(crate) mod place;
mod private;
mod read;
mod schema;
pub mod shelf;
pub mod slips;
mod state;
mod store;
pub mod telling;
mod transcript;
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
