// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda desk` as a process, between browsers and tables: the views of each role, the requests that the desk accepts,
//! and the effect of killing it.
//!
//! The tables in these tests are only the other end of the socket (`table`). Other tests check the views and answers of
//! a real table.
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
mod found;
mod game;
mod idle;
mod joined;
mod letting_in;
mod list;
mod machines;
mod program;
mod reading;
mod records;
mod roles;
mod round;
mod stream;
mod table;
