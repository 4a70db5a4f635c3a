// SPDX-License-Identifier: GPL-3.0-or-later
//! The C libraries of the voices, any of which may be missing. There is a file for each library, which lists the
//! functions that are called.
//!
//! All code that calls a library first asks whether the library is ready. If all lists are complete, the program
//! starts without the libraries; `app/tests/cli/libraries.rs` checks this. The functions that a list lacks are found
//! with `nm -u`.

#[cfg(feature = "system-voice")]
mod service;
#[cfg(feature = "embedded-voice")]
mod sound;
#[cfg(feature = "embedded-voice")]
mod synthesiser;

#[cfg(feature = "system-voice")]
pub(super) use service::SERVICE;
#[cfg(feature = "embedded-voice")]
pub(super) use sound::SOUND;
#[cfg(feature = "embedded-voice")]
pub(super) use synthesiser::SYNTHESISER;
