// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests voices in real time, on a fake card and into a file. The card takes samples at its own pace and can be unplugged. Also
//! tests the errors for a voice that was not built in.
//!
//! Real: a card that takes samples at the speed of life.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test, and its helpers, stop at the first thing that is not as it should be"
)]

#[cfg(all(target_os = "linux", feature = "embedded-voice"))]
mod cards_at_rest;
#[cfg(feature = "embedded-voice")]
mod delivery;
#[cfg(feature = "embedded-voice")]
mod embedded_voice;
mod file_and_text_voices;
#[cfg(feature = "embedded-voice")]
mod missing_data;
#[cfg(feature = "embedded-voice")]
mod rates;
#[cfg(all(target_os = "linux", feature = "embedded-voice"))]
mod stopped;
#[path = "../support/mod.rs"]
mod support;
#[cfg(feature = "embedded-voice")]
mod two_sides;
