// SPDX-License-Identifier: GPL-3.0-or-later
//! The acts of people at a table and on its pages, one after the other, with the words, views and records that follow: the
//! stories themselves, whole games by one device alone, first evenings, everyday words, and looking around.
//!
//! Nothing here is real but the program's own code: board, line, hands, voice, disk and time are simulated.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod authority;
mod beginners;
mod determinism;
mod examples;
mod hands;
mod look;
mod refusals;
mod rehearsals;
mod scenarios;
mod talk;
mod view;
