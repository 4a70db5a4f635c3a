// SPDX-License-Identifier: GPL-3.0-or-later
//! A C library, and the search for it.

use std::ffi::c_void;
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::door;

/// A C library: the name of its file, the functions that are called in it, and the result of the search for the
/// library.
#[derive(Debug)]
pub struct Library {
    file: &'static str,
    package: &'static str,
    functions: &'static [(&'static str, &'static Slot)],
    found: OnceLock<Result<(), Missing>>,
}

/// The reason why a library cannot be used on this computer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the library {file} cannot be used ({why}): install the package {package}")]
pub struct Missing {
    /// The file of the library, such as `libudev.so.1`.
    pub file: &'static str,
    /// The Debian package of the library.
    pub package: &'static str,
    /// The system's error message.
    pub why: String,
}

/// The place for the address of a function, filled once the address is known.
#[doc(hidden)]
#[derive(Debug)]
#[repr(transparent)]
pub struct Slot(AtomicPtr<c_void>);

impl Slot {
    /// A slot that is not filled yet.
    #[must_use]
    pub const fn unknown() -> Slot {
        Slot(AtomicPtr::new(ptr::null_mut()))
    }
}

impl Missing {
    /// The name of the library, without the ending of its file: `libudev`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.file.split('.').next().unwrap_or(self.file)
    }
}

impl Library {
    /// A library, for the macro [`crate::library!`]. A library without functions stands for a library that the program
    /// was linked with.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(
        file: &'static str,
        package: &'static str,
        functions: &'static [(&'static str, &'static Slot)],
    ) -> Library {
        Library {
            file,
            package,
            functions,
            found: OnceLock::new(),
        }
    }

    /// Looks for the library on the first call, and returns whether the library can be used. A library that was opened
    /// stays open.
    ///
    /// # Errors
    /// The library is not installed, or lacks one of its functions; in both cases none of the
    /// functions may be called.
    pub fn ready(&self) -> Result<(), Missing> {
        self.found.get_or_init(|| self.find()).clone()
    }

    fn find(&self) -> Result<(), Missing> {
        if self.functions.is_empty() {
            return Ok(());
        }
        let names = self.functions.iter().map(|(name, _)| *name);
        let found = door::open(self.file, names).map_err(|why| Missing {
            file: self.file,
            package: self.package,
            why,
        })?;
        for ((_, slot), function) in self.functions.iter().zip(found) {
            slot.0.store(function, Ordering::Release);
        }
        Ok(())
    }
}
