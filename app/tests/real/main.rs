// SPDX-License-Identifier: GPL-3.0-or-later
//! The real program as its users have it: the built binary on a terminal, a pipe or a board's line. The tests also kill
//! the program and withhold devices from it.
//!
//! No function of the program is called here; the tests look at its output, its files and its records. Short runs belong to every
//! test run; `ZGODA_GAMES`, `ZGODA_KILLS` and `ZGODA_SEED` make long runs (`docs/testing.md`).
//!
//! Real: lines, terminals, pipes, cards, disks, gamepads.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod aloud;
mod astray;
mod bad_input;
mod beside;
mod board_clock;
mod clock_line;
mod cyrillic;
mod first_evening;
mod first_start;
#[cfg(feature = "gamepad")]
mod gamepad;
mod games;
#[cfg(feature = "embedded-voice")]
mod heard;
mod keypad;
mod killed;
mod logged;
#[cfg(all(target_os = "linux", feature = "embedded-voice"))]
mod lost_device;
mod manual;
mod many;
mod not_whole;
mod pipe;
mod program;
mod reader_check;
mod screen;
mod simulator;
#[cfg(all(target_os = "linux", feature = "embedded-voice"))]
mod sound_server;
mod spoken;
mod start_menu;
mod two_boards;
#[cfg(feature = "gamepad")]
mod unplugged;
mod view;
mod wire;
