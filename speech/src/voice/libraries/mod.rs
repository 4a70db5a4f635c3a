//! The C libraries of the voices, which may be missing: one file a library, with the functions that are called in it.
//!
//! All code that enters a library asks first whether the library is ready. The lists are whole where the program
//! needs no library when it starts, which `app/tests/cli/libraries.rs` checks; `nm -u` finds functions that are
//! missing in a list.

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
