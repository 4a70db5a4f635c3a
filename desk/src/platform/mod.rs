//! The things that Unix and Windows do in different ways, and that need the runtime of the pages: lines to tables that no task
//! waits for, and the system's request that the program end.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(crate) use unix::{ending, line};
#[cfg(windows)]
pub(crate) use windows::{ending, line};
