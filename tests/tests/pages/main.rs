//! The pages of the desk: in memory, what may be done on them and what they tell; in a real browser, that everybody can use
//! them; and with the real program, that devices of people keep a game.
//!
//! `browser` and `desk` need node, Debian's Chromium and what `npm ci` gets, and say that they are skipped without them.
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
