//! The table: one game with its people, boards, clock and record, as a state machine without I/O.
//!
//! [`session`] decides, `view` is what pages are shown of it, `desk_words` what the arbiter is told, and `face`
//! what the clock's face shows. No file, page or terminal is opened here.

pub mod desk_words;
pub mod face;
pub mod session;
pub mod view;
