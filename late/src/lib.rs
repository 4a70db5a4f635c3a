// SPDX-License-Identifier: GPL-3.0-or-later
//! Loads C libraries when they are needed; they may be missing.
//!
//! A program that is linked with a shared library does not start if that library is not installed, not even to print a table. So
//! the functions of the library are defined here, in the program: each is one jump through a slot, which [`Library::ready`] fills
//! once it has found the library. The arguments stay in their registers and on the stack, so the types and number of a function's
//! arguments do not matter. The linker finds every name in the program itself, and notes no library as needed.
//!
//! Callers call [`Library::ready`] before they use a library. If a function is called before that, or after an error, the program
//! ends and prints the name of the function.
//!
//! All this holds on Linux with glibc, on x86-64 and on ARM64. Elsewhere the libraries are linked as usual, and
//! are always ready.

mod door;
mod library;
mod trampolines;

#[doc(hidden)]
pub use door::missing;
#[doc(hidden)]
pub use library::Slot;
pub use library::{Library, Missing};
