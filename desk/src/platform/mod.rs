//! Unix and Windows versions of the parts that need the asynchronous runtime of the pages: connections to tables, and the system's
//! request that the program end.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(crate) use unix::{ending, line};
#[cfg(windows)]
pub(crate) use windows::{ending, line};
