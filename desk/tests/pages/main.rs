// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests the pages of the desk. The acts and answers of pages are tested in memory, their accessibility in a real browser, and a
//! game on people's devices with the real program.
//!
//! `browser` and `desk` need node, Debian's Chromium and the packages of `npm ci`. Without them the tests are skipped and say so.
//!
//! Real: a browser; a desk as another process.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod browser;
mod desk;
mod in_memory;
