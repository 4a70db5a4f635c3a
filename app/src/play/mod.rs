//! A live game: its options, its beginning, its edges and the loop that joins them.

mod ask;
mod away;
mod board_edge;
pub mod channels;
mod clock_edge;
pub mod clock_words;
mod codes;
mod desk_edge;
mod desks;
mod edges;
mod ending;
mod event_loop;
mod first_start;
mod going_on;
mod live_table;
pub mod opening;
pub mod options;
mod outlet;
mod outputs;
mod pad_edge;
mod people;
mod permits;
mod printer;
mod refuge;
mod run;
mod said;
pub mod settle;
mod sim_hands;
mod slips;
mod time_watch;
mod view_file;
mod voices;
mod wake;
pub mod words;

pub use run::run;
