//! The C libraries of the voices, which may be missing: a file for each library, with the functions that are called.
//!
//! All code that enters a library asks first whether the library is ready. If a list is complete, the program starts
//! without the library, which `app/tests/cli/libraries.rs` checks; `nm -u` finds the functions that a list lacks.

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
