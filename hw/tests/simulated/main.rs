// SPDX-License-Identifier: GPL-3.0-or-later
//! Boards and clocks over a simulated line, in simulated time: bytes and conversations, whole games, clocks on a board's line and
//! on a line of their own. The tests through the operating system are in `line/`.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod bench;
#[path = "../common/mod.rs"]
mod common;
mod dgt_clock;
mod games;
mod line_clock;
mod paper;
mod slow_line;
mod wire;
