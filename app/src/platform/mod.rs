//! What Unix and Windows do in different ways, and the program needs: one side for each, with the same names.
//!
//! What is done with it is decided elsewhere; here it is only made to mean the same on both.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(crate) use unix::{boot, ending, files, folder, keyboard, line, processes, reader};
#[cfg(windows)]
pub(crate) use windows::{boot, ending, files, folder, keyboard, line, processes, reader};

/// Has somebody done something about it?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heeded {
    /// Somebody has, or will.
    Yes,
    /// Nobody is there who could.
    No,
}
