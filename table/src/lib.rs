// SPDX-License-Identifier: GPL-3.0-or-later
//! The table: one game with its people, boards, clock and record, as a state machine without I/O.
//!
//! [`session`] decides. `view` has the data of the table for pages, `desk_words` the notes for the arbiter, and `face` the data for
//! the clock's face. This crate opens no file, page or terminal.

pub mod desk_words;
pub mod face;
pub mod session;
pub mod view;
