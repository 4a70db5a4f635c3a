//! The things that Unix and Windows do in different ways, and the program needs: one side for each, with the same names.
//!
//! Their use is decided elsewhere; here they only get the same meaning on both.

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
