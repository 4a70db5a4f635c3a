//! `zgoda desk`: the pages of the desk, in a process of its own.
//!
//! It reads what tables show (`desk_link`, `view`) and sends them what people do on pages; it knows nothing else
//! of a game, and decides nothing. `render` makes pages from what was sent and from nothing else. What a device may do is
//! what it holds: the tokens that tables gave it lie in its cookies, so that a desk which is killed and started again knows
//! every device by asking the tables.

mod act;
mod all_tables;
pub mod authority;
mod called;
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
pub mod words;
