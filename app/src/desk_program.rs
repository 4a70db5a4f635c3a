//! The program of the desk's pages, `zgoda-desk`: it stands in the folder of this one, and is of the same version.

use std::ffi::{OsStr, OsString};
use std::io;
use std::path::PathBuf;
use std::process::Command;

use crate::outcome::{Failure, Outcome};

/// The name of its file.
const NAME: &str = if cfg!(windows) {
    "zgoda-desk.exe"
} else {
    "zgoda-desk"
};

/// The version that both must have.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// The variable by which the program of the desk hears which version starts it.
pub const STARTED_BY: &str = "ZGODA_VERSION";

/// The beginning of the command line of the desk's program. That program refuses to be started by another version.
///
/// # Errors
/// The sentence to be said where it is missing.
pub fn command() -> Result<Command, Failure> {
    let mut command = Command::new(file()?);
    command.env(STARTED_BY, VERSION);
    Ok(command)
}

/// The file of the desk's program, beside this program.
fn file() -> Result<PathBuf, Failure> {
    let here = std::env::current_exe().map_err(|error| {
        Failure::Sentence(format!(
            "the folder of this program is not known ({error}), so {NAME} beside it cannot be found; start {NAME} itself"
        ))
    })?;
    // A link leads to the folder in which both stand.
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

/// Becomes that program with these words, or waits for it where a program cannot become another one.
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
