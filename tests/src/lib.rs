//! The whole product in memory: the real session, talk, board link and record, with simulated hands,
//! line, voice and disk, driven by a clock that jumps from one deadline to the next.
//!
//! [`World`] couples the parts, [`script`] tells stories with them. Nothing here waits in real time and nothing decides
//! anything about a game; the decisions are those of the tested parts. [`fuzz`] holds the laws for any input from
//! outside.

// This crate exists for tests: it stops where a test's own set-up is wrong.
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
