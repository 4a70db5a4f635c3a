//! `zgoda-desk`: the pages of the desk, in a program of its own. The program at the table opens no network; this one does.
//!
//! This program reads the views of tables (`desk_link`, `view`) and sends them people's acts on pages; it knows nothing else of a game,
//! and decides nothing. `render` makes pages from what was sent and from nothing else. A device may use the rights that it holds: the
//! tokens that tables gave it lie in its cookies, so that a desk which is killed and started again knows every device by asking the
//! tables.

mod act;
mod all_tables;
pub mod authority;
mod called;
pub mod command;
mod crowd;
mod device;
mod front;
mod guard;
mod hall;
mod idle;
pub mod join;
pub mod join_key;
mod key;
mod line;
mod lines;
mod link;
mod opening;
mod patience;
pub mod place;
mod platform;
mod reading;
mod records;
mod relay;
pub mod render;
mod respond;
mod seat;
pub mod server;
mod stream;
mod table;
mod time;
