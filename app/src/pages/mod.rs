//! `zgoda desk`: the pages of the desk, in a process of its own.
//!
//! It reads what tables show (`desk_link`, `session::view`) and sends them what people do on pages; it knows nothing else
//! of a game, and decides nothing. `render` makes pages from what was sent and from nothing else.

pub mod render;
pub mod words;
