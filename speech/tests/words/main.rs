// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of the spoken words, their times, and the sound that the synthesiser makes of them: words in every
//! language, reading half-moves that are written in words, the queue, and the built-in voice as far as its samples
//! show it. No test here waits for a card or a service; such tests are in `card/` and `service/`.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test, and its helpers, stop at the first thing that is not as it should be"
)]

mod accounts;
#[path = "../common/mod.rs"]
mod common;
#[cfg(feature = "embedded-voice")]
mod delivery;
#[cfg(feature = "embedded-voice")]
mod game;
#[cfg(all(target_os = "linux", feature = "embedded-voice"))]
mod game_aloud;
mod interruptions;
mod locales;
#[cfg(feature = "embedded-voice")]
mod own_time;
#[path = "../common/locales.rs"]
mod parsed;
mod phrases;
mod read_aloud;
mod read_in_words;
#[cfg(all(target_os = "linux", feature = "embedded-voice"))]
mod recognised;
mod said_and_typed;
#[path = "../common/samples.rs"]
mod samples;
mod sounds;
#[cfg(all(target_os = "linux", feature = "embedded-voice"))]
#[path = "../support/mod.rs"]
mod support;
mod terms;
#[cfg(feature = "embedded-voice")]
mod two_half_moves;
