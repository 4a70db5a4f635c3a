// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda-desk`: the pages of the desk, in a program of its own. It opens network connections; the program at the table opens none.
//!
//! This program receives the views of tables (`desk_link`, `view`) and sends them the acts of people on pages; it knows nothing
//! else of a game, and decides nothing. `render` makes pages from these views alone. A device keeps its rights, the tokens that
//! tables gave it, in its cookies, so a restarted desk knows every device again by asking the tables.

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
