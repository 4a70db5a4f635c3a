// SPDX-License-Identifier: GPL-3.0-or-later
//! Unix and Windows versions of the asynchronous parts: connections to tables, and the system's request to end.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub(crate) use unix::{ending, line};
#[cfg(windows)]
pub(crate) use windows::{ending, line};
