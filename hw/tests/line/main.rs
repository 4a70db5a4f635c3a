// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests through the operating system, in real time: simulated boards and clocks on a real pseudo-terminal,
//! with the real port and the real link. Everything else is tested in simulated time, in `simulated/`.
//!
//! Real: a pseudo-terminal.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod board;
mod clock;
#[path = "../common/mod.rs"]
mod common;
#[cfg(unix)]
mod settings;
