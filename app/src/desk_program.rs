// SPDX-License-Identifier: GPL-3.0-or-later
//! Starts `zgoda-desk`, the program of the desk's pages. Both programs are in one folder and have the same version.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::PathBuf;
use std::process::Command;

use crate::log;
use crate::outcome::{Failure, Outcome};

/// The file name of the desk's program.
const NAME: &str = if cfg!(windows) {
    "zgoda-desk.exe"
} else {
    "zgoda-desk"
};

/// The version that both programs must have.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The environment variable that tells the desk's program the version of the program that starts it.
pub const STARTED_BY: &str = "ZGODA_VERSION";

/// The command that starts the desk's program, without arguments. That program refuses to be started by another version.
///
/// # Errors
/// A sentence for the user, if the desk's program is missing or the folder of this program is not known.
pub fn command() -> Result<Command, Failure> {
    let mut command = Command::new(file()?);
    command.env(STARTED_BY, VERSION);
    if let Some(file) = log::file() {
        command.env(log::VARIABLE, file);
    }
    Ok(command)
}

/// The file of the desk's program, in the folder of this program.
fn file() -> Result<PathBuf, Failure> {
    let here = std::env::current_exe().map_err(|error| {
        Failure::Sentence(format!(
            "the folder of this program is not known ({error}), so {NAME} beside it cannot be found; start {NAME} itself"
        ))
    })?;
    // This program may have been started through a link; only the link's target is in the folder of both programs.
    let here = dunce::canonicalize(&here).unwrap_or(here);
    let file = here.with_file_name(OsStr::new(NAME));
    match file.exists() {
        true => Ok(file),
        false => Err(Failure::Sentence(format!(
            "the pages of the desk are a program of their own, {}, which is not there; put {NAME} beside this program",
            file.display()
        ))),
    }
}

/// Becomes the desk's program, with these arguments. Windows has no such call: there the desk's program is started, and this
/// program ends with its exit status.
pub(crate) fn run(words: impl Iterator<Item = OsString>) -> Result<Outcome, Failure> {
    let mut command = command()?;
    command.args(words);
    let failed = |error: io::Error| {
        Failure::Sentence(format!(
            "{NAME} cannot be started ({error}); see whether it is of this computer and may be run"
        ))
    };
    become_it(command).map_err(failed)
}

#[cfg(unix)]
fn become_it(mut command: Command) -> io::Result<Outcome> {
    use std::os::unix::process::CommandExt as _;
    Err(command.exec())
}

#[cfg(windows)]
fn become_it(mut command: Command) -> io::Result<Outcome> {
    let status = command.status()?;
    std::process::exit(status.code().unwrap_or(2));
}
