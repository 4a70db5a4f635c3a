//! A live game: its options, its beginning, its edges and the loop that joins them.

mod ahead;
mod board_edge;
pub mod channels;
mod clock_edge;
pub mod clock_words;
mod edges;
mod event_loop;
mod first_start;
pub mod opening;
pub mod options;
mod outlet;
mod pad_edge;
mod people;
mod printer;
mod run;
pub mod settle;
mod time_watch;
mod voices;
pub mod words;

pub use run::run;
