// SPDX-License-Identifier: GPL-3.0-or-later
//! The whole product in memory: the real session, talk, board link and record, with simulated hands,
//! line, voice and disk, driven by a clock that jumps from one deadline to the next.
//!
//! [`World`] connects the parts, [`script`] plays stories with them. Nothing here waits in real time, and all decisions about a
//! game are made by the tested parts. [`fuzz`] holds the laws for any input from outside.

// This crate exists for tests: it panics if the set-up of a test is wrong.
#![allow(clippy::unwrap_used, clippy::panic, clippy::expect_used)]

pub mod browser;
pub mod course;
pub mod disk;
pub mod fuzz;
pub mod games;
pub mod matrix;
pub mod papers;
pub mod script;
pub mod seen;
pub mod settings;
pub mod view;
pub mod voice;
pub mod wire;
pub mod world;

pub use disk::{Disk, DiskHabit};
pub use settings::Settings;
pub use voice::VoiceHabit;
pub use world::{Heard, World};
