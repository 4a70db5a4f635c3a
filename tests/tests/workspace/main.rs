// SPDX-License-Identifier: GPL-3.0-or-later
//! The workspace itself, read as files: its shape, the parts of the session, its licences, its papers and the files of the
//! package.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

#[cfg(unix)]
mod commands;
mod desktop;
#[cfg(unix)]
mod english;
mod figures;
mod found;
mod handed;
mod layers;
mod licences;
mod links;
#[cfg(unix)]
mod notices;
mod packages;
mod papers;
mod parts;
mod ring;
mod seams;
mod sisters;
mod spdx;
mod tidy;
mod tree;
mod version;
#[cfg(unix)]
mod wrapper;
