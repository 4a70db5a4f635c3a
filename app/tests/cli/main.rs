//! The binary as people and scripts call it: answers, exit statuses, sentences.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod attest;
mod call;
mod check;
mod clock;
mod clocks;
mod common;
mod event;
mod incident;
mod moves;
mod play;
mod reconcile;
mod records;
mod settings;
mod sim;
