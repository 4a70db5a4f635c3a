// SPDX-License-Identifier: GPL-3.0-or-later
//! Files and names of files, as Unix and Windows have them: one side for each, with the same names.

#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
pub use unix::*;
#[cfg(windows)]
pub use windows::*;
