//! `zgoda desk` as a process, between browsers and tables: who sees what, what is taken, and what a kill costs.
//!
//! The tables here are only the other end of the socket (`table`); what a real one shows and allows is tested where it is
//! made.
//!
//! Real: sockets, and a desk as another process.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

mod authority;
mod browser;
mod forged;
mod game;
mod idle;
mod joined;
mod letting_in;
mod list;
mod machines;
mod reading;
mod records;
mod roles;
mod round;
mod stream;
mod table;
