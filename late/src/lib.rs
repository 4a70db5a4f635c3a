//! C libraries that are looked for when they are needed, and may be missing.
//!
//! A program that is linked with a shared library does not start where that library is not installed, not even to
//! print a table. So the functions that others call in it are defined here, in the program: each is one jump through
//! a slot, which [`Library::ready`] fills once it has found the library. The arguments stay in their registers and on
//! the stack, so the types and number of a function's arguments do not matter. The linker finds every name it looks
//! for in the program itself and notes no library as needed.
//!
//! Callers ask [`Library::ready`] before they enter a library. A function that is called before, or although the
//! answer was no, ends the program with its name.
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
