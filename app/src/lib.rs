//! The program: it decides, stores and joins the parts.

#![warn(
    clippy::print_stderr,
    clippy::print_stdout,
    reason = "the macros panic where nobody reads any more; see `stderr` and `output`"
)]

mod around;
pub mod at_keyboard;
pub mod cli;
pub mod clock_words;
pub mod command;
pub mod commands;
pub mod common;
pub mod desk_link;
pub mod desk_program;
pub mod desk_words;
pub mod event;
pub mod face;
pub mod game_files;
pub mod hands;
mod lone_voice;
pub mod manual;
pub mod mode;
pub mod named_move;
pub mod outcome;
pub mod output;
pub mod own_files;
pub mod page_words;
pub mod personal;
pub mod plain;
pub mod platform;
pub mod play;
pub mod program;
mod reader_check;
pub mod record;
pub mod record_words;
pub mod round;
mod said_move;
pub mod sentence;
pub mod session;
pub mod setup;
mod sim_hands;
pub mod speech_output;
mod start_menu;
pub mod stderr;
mod terminal;
pub mod two_records;
pub mod view;
mod worker;
