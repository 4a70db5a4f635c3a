// SPDX-License-Identifier: GPL-3.0-or-later
//! The record on a real disk: written, killed, reopened, refused, forgotten.
//!
//! Real: a disk, kills.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod bits;
mod folder;
mod forgetting;
mod game;
mod killed;
mod laws;
mod log;
mod refusals;
mod trouble;
mod writing;
