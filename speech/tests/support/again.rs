// SPDX-License-Identifier: GPL-3.0-or-later
//! A test that runs once more, alone in a process of its own.

use std::process::{Command, Stdio};
use std::time::Duration;

use super::ended_within;

/// A command that runs the current test once more. The name is taken from the thread, which has the full name of the test, so
/// that a moved or renamed test still works.
pub(crate) fn this_test() -> Command {
    let thread = std::thread::current();
    let name = thread.name().filter(|name| *name != "main");
    let mut again = Command::new(std::env::current_exe().expect("this program"));
    again
        .args(["--exact", name.expect("a test has a thread of its own")])
        .arg("--nocapture")
        .stdin(Stdio::null());
    again
}

/// Runs the command, in which exactly one test must pass. Returns the output of the command.
pub(crate) fn passes(again: &mut Command, patience: Duration) -> String {
    // The output goes into a file: an unread pipe would hold the child up.
    let folder = tempfile::tempdir().expect("a folder");
    let told = folder.path().join("told.txt");
    let output = std::fs::File::create(&told).expect("a file");
    let again = again.stderr(output.try_clone().expect("the same file"));
    let mut child = again.stdout(output).spawn().expect("this test again");
    let status = ended_within(&mut child, patience);
    let told = std::fs::read_to_string(&told).unwrap_or_default();
    println!("{told}");
    let status = status.unwrap_or_else(|| panic!("it hangs"));
    assert!(status.success(), "it failed: {status}");
    // The command would also succeed if no test had the name.
    assert!(told.contains("test result: ok. 1 passed"), "no test ran");
    told
}
