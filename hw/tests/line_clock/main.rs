//! A clock on a line of its own: the program's link, the simulated clock, and the paper they follow.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod bench;
mod laws;
mod paper;
mod pty;
