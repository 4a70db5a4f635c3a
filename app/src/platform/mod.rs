// SPDX-License-Identifier: GPL-3.0-or-later
//! System functions that differ between Unix and Windows: one module for each system, with the same names.
//!
//! The modules only give each function the same meaning on both systems; other modules decide how it is used.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(crate) use unix::{boot, keyboard, reader};
#[cfg(unix)]
pub use unix::{ending, folder, line, processes};
#[cfg(windows)]
pub(crate) use windows::{boot, keyboard, reader};
#[cfg(windows)]
pub use windows::{ending, folder, line, processes};

/// Whether a request to end is handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heeded {
    /// The request is handled, now or later.
    Yes,
    /// No listener can handle the request.
    No,
}
