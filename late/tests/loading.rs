// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests with a library that is there, a missing library, and a library that lacks a function.
//!
//! Real: the system's loader.

#![cfg(all(
    target_os = "linux",
    target_env = "gnu",
    any(target_arch = "x86_64", target_arch = "aarch64")
))]
#![allow(
    unsafe_code,
    reason = "C functions are called, as those do for whom this is made"
)]
// Helpers of a test stop it where something is not as it should be.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::ffi::{CStr, c_char, c_double, c_int};
use std::process::Command;

/// The variable that tells [`calls`] which function to call.
const CALLER: &str = "ZGODA_LATE_TEST";

mod there {
    zgoda_late::library! {
        /// The C library, which every program has; `sprintf` takes any number of arguments of any type.
        pub(super) static LIBRARY = "libc.so.6" of "libc6":
        sprintf
        strverscmp
    }
}

mod nowhere {
    zgoda_late::library! {
        pub(super) static LIBRARY = "libzgoda-is-nowhere.so.7" of "nowhere7":
        zgoda_is_nowhere
    }
}

mod older {
    zgoda_late::library! {
        pub(super) static LIBRARY = "libc.so.6" of "libc6":
        strfry
        zgoda_is_newer
    }
}

unsafe extern "C" {
    fn sprintf(to: *mut c_char, form: *const c_char, ...) -> c_int;
    fn strverscmp(one: *const c_char, other: *const c_char) -> c_int;
    fn zgoda_is_nowhere();
    fn strfry(text: *mut c_char) -> *mut c_char;
}

#[test]
fn what_is_passed_arrives() {
    assert_eq!(there::LIBRARY.ready(), Ok(()));
    assert_eq!(there::LIBRARY.ready(), Ok(()));
    let mut line = [0_u8; 200];
    // SAFETY: the format describes the arguments that follow it, and the line is long enough for the text.
    let written = unsafe {
        sprintf(
            line.as_mut_ptr().cast(),
            c"%d %s %.2f %ld %c %.1f %d %d %.3f %s".as_ptr(),
            32 as c_int,
            c"takes".as_ptr(),
            2.75 as c_double,
            i64::MIN,
            c_int::from(b'x'),
            -0.5 as c_double,
            4 as c_int,
            5 as c_int,
            1e9 as c_double,
            c"end".as_ptr(),
        )
    };
    let line = CStr::from_bytes_until_nul(&line).unwrap().to_str().unwrap();
    let wanted = "32 takes 2.75 -9223372036854775808 x -0.5 4 5 1000000000.000 end";
    assert_eq!(line, wanted);
    assert_eq!(usize::try_from(written), Ok(wanted.len()));
    // SAFETY: two strings that end with NUL.
    assert!(unsafe { strverscmp(c"a9".as_ptr(), c"a10".as_ptr()) } < 0);
}

#[test]
fn a_library_that_is_missing_is_named_with_its_package() {
    let missing = nowhere::LIBRARY.ready().unwrap_err();
    assert_eq!(missing.name(), "libzgoda-is-nowhere");
    let told = missing.to_string();
    assert!(told.contains("libzgoda-is-nowhere.so.7"), "{told}");
    assert!(told.ends_with("install the package nowhere7"), "{told}");
    assert_eq!(nowhere::LIBRARY.ready(), Err(missing));
}

#[test]
fn a_library_without_one_of_its_functions_is_not_used_at_all() {
    let missing = older::LIBRARY.ready().unwrap_err();
    assert!(missing.why.contains("zgoda_is_newer"), "{missing}");
    ends_with_the_name("call-older", "strfry");
}

#[test]
fn a_function_that_was_not_found_ends_the_program_with_its_name() {
    ends_with_the_name("call-nowhere", "zgoda_is_nowhere");
}

/// Runs this program once more as the caller, and checks that the call ends it.
fn ends_with_the_name(who: &str, function: &str) {
    let mut again = Command::new(std::env::current_exe().unwrap());
    again.args(["--exact", "calls", "--nocapture"]);
    let ended = again.env(CALLER, who).output().unwrap();
    // A misspelt name would run no test.
    let ran = String::from_utf8_lossy(&ended.stdout);
    assert!(ran.contains("running 1 test"), "{ran}");
    let told = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), None, "by a signal: {told}");
    assert!(
        told.contains(&format!("zgoda: {function} was called")),
        "{told}"
    );
}

/// Makes the call in the program that the two tests above start; run by itself, it calls nothing.
#[test]
fn calls() {
    match std::env::var(CALLER).as_deref() {
        // SAFETY: the function takes no arguments, and never begins.
        Ok("call-nowhere") => unsafe { zgoda_is_nowhere() },
        Ok("call-older") => {
            assert!(older::LIBRARY.ready().is_err());
            let mut text = *b"text\0";
            // SAFETY: the string is the test's own and ends with NUL; the function never begins.
            unsafe { strfry(text.as_mut_ptr().cast()) };
        }
        _ => {}
    }
}
