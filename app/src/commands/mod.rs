// SPDX-License-Identifier: GPL-3.0-or-later
//! The commands of the program, one file each, and the parts that they share.

pub mod attest;
mod by_code;
pub mod check;
pub mod clock;
pub mod clocks;
pub mod completions;
pub mod desk;
pub mod devices;
pub mod export;
pub mod forget;
mod lines;
pub mod man;
pub mod manual;
pub mod menu;
pub mod moves;
pub mod perft;
pub mod play;
pub mod reader_check;
pub mod reconcile;
pub mod round;
pub mod say;
pub mod setup;
pub mod sim;
mod sim_clock;
mod speaker;
pub mod tables;
