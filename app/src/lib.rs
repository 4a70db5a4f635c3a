// SPDX-License-Identifier: GPL-3.0-or-later
//! The program: it decides, stores and joins the parts.

#![warn(
    clippy::print_stderr,
    clippy::print_stdout,
    reason = "the macros panic where nobody reads any more; see `stderr` and `output`"
)]

mod around;
pub mod cli;
pub mod commands;
pub mod common;
pub mod desk_link;
pub mod desk_program;
pub mod face;
pub mod game_files;
pub mod log;
mod lone_voice;
pub mod manual;
pub mod outcome;
pub mod output;
pub mod page_words;
pub mod platform;
pub mod play;
pub mod program;
mod reader_check;
pub mod round;
pub mod settings_files;
pub mod setup;
mod sim_hands;
mod start_menu;
pub mod stderr;
mod terminal;
pub mod two_records;
mod usage;
