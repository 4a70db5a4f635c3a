// SPDX-License-Identifier: GPL-3.0-or-later
//! Opens libraries, and ends the program if a function of a missing library is called.

#![allow(
    unsafe_code,
    reason = "a library is opened, and a name taken over from assembler code; both are wrapped here"
)]

use std::ffi::{CStr, c_char, c_void};

/// Opens the library and finds all of these functions in it, in their order. The effect is that of linking: all symbols are
/// resolved at once, libraries that the library opens find its names, and the library stays loaded.
#[cfg(target_os = "linux")]
pub(crate) fn open(
    file: &str,
    names: impl Iterator<Item = &'static str>,
) -> Result<Vec<*mut c_void>, String> {
    use libloading::os::unix::{Library, RTLD_GLOBAL, RTLD_NOW};

    // SAFETY: only the library's own initialisers run here, as at the start of a program that is linked with it; the libraries that
    // are named in this program's sources have no initialisers that ask for more.
    let library = unsafe { Library::open(Some(file), RTLD_NOW | RTLD_GLOBAL) };
    let library = library.map_err(|why| why.to_string())?;
    let found = names.map(|name| {
        // SAFETY: the symbol is only ever taken as an address.
        let symbol = unsafe { library.get::<*mut c_void>(name.as_bytes()) };
        match symbol.map(|symbol| symbol.into_raw()) {
            Ok(function) if !function.is_null() => Ok(function),
            Ok(_) | Err(_) => Err(format!("it has no function {name}")),
        }
    });
    let found = found.collect();
    // Addresses in the library are kept for as long as the program runs.
    std::mem::forget(library);
    found
}

/// Opens nothing: on other systems the program is linked with its libraries.
#[cfg(not(target_os = "linux"))]
pub(crate) fn open(
    _: &str,
    _: impl Iterator<Item = &'static str>,
) -> Result<Vec<*mut c_void>, String> {
    Ok(Vec::new())
}

/// Stands in for a function of a missing library. It does not return, because the function's result is unknown.
///
/// # Safety
/// `name` must end with NUL and stay where it is.
#[doc(hidden)]
pub unsafe extern "C" fn missing(name: *const c_char) -> ! {
    // SAFETY: the caller's duty; all callers pass a constant of the program.
    let name = unsafe { CStr::from_ptr(name) };
    eprintln!(
        "zgoda: {} was called, and its library has not been found: this is a fault of the program",
        name.to_string_lossy()
    );
    std::process::abort();
}
