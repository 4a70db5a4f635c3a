// SPDX-License-Identifier: GPL-3.0-or-later
//! The program for Windows, run by Wine: its answers, files and messages must be the same as those of the program for
//! this system.
//!
//! `make test-windows` builds the program and sets `ZGODA_WINDOWS` to its folder. Without this variable the tests print
//! that they are skipped. The facts that Wine cannot show are listed in `docs/install-windows.md`.
//!
//! Real: Wine with all of these.
#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    dead_code,
    reason = "a test stops at the first thing that is not as it should be, and shares helpers that it does not all use"
)]

mod commands;
mod console;
mod killed;
mod reader;
mod sound;
mod whole_games;
mod wine;

#[path = "../real/games.rs"]
mod games;
#[path = "../real/program.rs"]
mod program;
#[path = "../real/screen.rs"]
mod screen;
#[path = "../real/simulator.rs"]
mod simulator;
#[path = "../real/sound_server.rs"]
mod sound_server;
