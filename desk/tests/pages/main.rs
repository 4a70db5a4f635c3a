//! The pages of the desk: in memory, the acts and answers of pages; in a real browser, their accessibility; and with the real
//! program, a game kept on people's devices.
//!
//! `browser` and `desk` need node, Debian's Chromium and the packages of `npm ci`; without them they say that they are skipped.
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
