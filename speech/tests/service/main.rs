// SPDX-License-Identifier: GPL-3.0-or-later
//! The voice of the speech service: against a fake service, and once with the real programs.
//!
//! Real: Speech Dispatcher, a sound server.
#![cfg(all(unix, feature = "system-voice"))]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test, and its helpers, stop at the first thing that is not as it should be"
)]

#[cfg(all(target_os = "linux", feature = "embedded-voice"))]
mod real_service;
#[path = "../support/mod.rs"]
mod support;
mod system_voice;
