// SPDX-License-Identifier: GPL-3.0-or-later
//! The rules and their notation: articles, counts for a draw, laws, the move tree, whole positions, and half-moves and
//! games as other people and programs write them. The tests of boards are in `boards/`.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a failed check stops the test"
)]

mod articles;
#[path = "../common/mod.rs"]
mod common;
mod draws;
mod laws;
mod legality;
mod notation_positions;
mod pdn_files;
mod pdn_written;
mod perft;
mod positions;
mod short;
mod tokens;
