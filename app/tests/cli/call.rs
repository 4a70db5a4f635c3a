// SPDX-License-Identifier: GPL-3.0-or-later
//! Calls the binary, and checks the form of refusals.

use std::ffi::OsStr;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The outcome of a call.
#[derive(Debug)]
pub(crate) struct Called {
    pub(crate) status: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

pub(crate) fn zgoda<A: AsRef<OsStr>>(arguments: &[A]) -> Called {
    zgoda_with(arguments, b"")
}

pub(crate) fn zgoda_with<A: AsRef<OsStr>>(arguments: &[A], input: &[u8]) -> Called {
    called(command(arguments), input)
}

/// The outcome of this command, with `input` on its standard input.
pub(crate) fn called(mut command: Command, input: &[u8]) -> Called {
    let mut child = command.spawn().unwrap();
    // A program that does not read its input may be gone already.
    let _ = child.stdin.take().unwrap().write_all(input);
    let done = child.wait_with_output().unwrap();
    Called {
        status: done.status.code().unwrap_or(-1),
        out: String::from_utf8(done.stdout).unwrap(),
        err: String::from_utf8(done.stderr).unwrap(),
    }
}

/// A data folder for this test alone. It has no settings of a person, and no official game of another test, during which the
/// program would refuse to list legal moves.
fn data_home() -> PathBuf {
    // The path of the socket in this folder must be short, so the folder's name is a short hash.
    let mut name = DefaultHasher::new();
    std::thread::current().name().hash(&mut name);
    let name = format!("{:06x}", name.finish() & 0xff_ffff);
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

pub(crate) fn command<A: AsRef<OsStr>>(arguments: &[A]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_zgoda"));
    command
        .args(arguments)
        .env("LC_ALL", "C")
        .env("XDG_DATA_HOME", data_home())
        .env("XDG_CONFIG_HOME", data_home().join("config"))
        .env("RUST_BACKTRACE", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Checks that the call is refused with exit status 2, an empty standard output, and one sentence that contains `words`.
pub(crate) fn refused<A: AsRef<OsStr>>(arguments: &[A], words: &[&str]) {
    let called = zgoda(arguments);
    let shown = format!("{:?}: {called:?}", arguments_of(arguments));
    assert_eq!(called.status, 2, "{shown}");
    assert_eq!(called.out, "", "{shown}");
    assert!(called.err.starts_with("zgoda: "), "{shown}");
    assert_eq!(called.err.trim_end().lines().count(), 1, "{shown}");
    for word in words {
        assert!(called.err.contains(word), "{word:?} in {shown}");
    }
}

fn arguments_of<A: AsRef<OsStr>>(arguments: &[A]) -> Vec<&OsStr> {
    arguments.iter().map(AsRef::as_ref).collect()
}
