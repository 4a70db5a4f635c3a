//! The record: one SQLite file a game, in which nothing is ever deleted.
//!
//! [`Record`] writes it, [`read`] only looks, [`State`] says what the events amount to, [`Writer`]
//! keeps a slow disk away from the game. What is worth an event is the session's affair.

mod error;
pub mod event;
mod forget;
mod lock;
mod place;
mod read;
mod schema;
mod state;
mod store;
mod utterance;
mod writer;

pub use error::RecordError;
pub use forget::forget;
pub use place::is_there;
pub use read::{Contents, StoredEvent, StoredUtterance, read, read_bytes};
pub use state::{EntryState, Finish, State, Status};
pub use store::Record;
pub use utterance::{Fate, Utterance};
pub use writer::{Answer, TooMuchWaiting, WAITING_BATCHES, Writer};
