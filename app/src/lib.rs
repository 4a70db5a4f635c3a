//! The program: it decides, stores and joins the parts.

#![warn(
    clippy::print_stderr,
    clippy::print_stdout,
    reason = "the macros panic where nobody reads any more; see `stderr` and `commands::Output`"
)]

pub mod cli;
mod clock_words;
pub mod commands;
pub mod desk_words;
pub mod event;
pub mod face;
pub mod hands;
pub mod outcome;
mod parting;
pub mod personal;
pub mod play;
pub mod program;
pub mod record;
pub mod session;
pub mod setup;
pub mod stderr;
pub mod talk;
