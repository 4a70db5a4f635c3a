//! A library, and whether it is there.

use std::ffi::c_void;
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, Ordering};

use crate::door;

/// A C library by the name of its file, the functions that are called in it, and what was found when it was looked for.
#[derive(Debug)]
pub struct Library {
    file: &'static str,
    package: &'static str,
    functions: &'static [(&'static str, &'static Slot)],
    found: OnceLock<Result<(), Missing>>,
}

/// A library cannot be used on this computer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the library {file} cannot be used ({why}): install the package {package}")]
pub struct Missing {
    /// Its file, such as `libudev.so.1`.
    pub file: &'static str,
    /// The package of Debian that brings it.
    pub package: &'static str,
    /// What the system said.
    pub why: String,
}

/// Where a function lies, once that is known.
#[doc(hidden)]
#[derive(Debug)]
#[repr(transparent)]
pub struct Slot(AtomicPtr<c_void>);

impl Slot {
    /// Nobody knows yet.
    #[must_use]
    pub const fn unknown() -> Slot {
        Slot(AtomicPtr::new(ptr::null_mut()))
    }
}

impl Missing {
    /// The library's name, without what follows it in the name of its file: `libudev`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.file.split('.').next().unwrap_or(self.file)
    }
}

impl Library {
    /// For [`crate::library!`]. Without functions it is one that the program was linked with.
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

    /// Looks for the library, the first time it is asked, and says whether it can be used. It is never let go of.
    ///
    /// # Errors
    /// It is not installed, or one of its functions is missing; then none of them may be called.
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
