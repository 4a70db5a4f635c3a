// SPDX-License-Identifier: GPL-3.0-or-later
//! The binary as people and scripts call it: answers, exit statuses, sentences.
//!
//! Real: processes, pipes.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod aloud;
mod attest;
mod call;
mod check;
mod clock;
mod clocks;
mod codes;
mod common;
mod event;
mod forgetting;
mod incident;
mod libraries;
mod log;
mod moves;
mod older;
mod play;
mod reconcile;
mod records;
mod rehearsal;
mod round;
mod running;
mod say;
mod settings;
mod sheets;
mod sim;
mod usage;
