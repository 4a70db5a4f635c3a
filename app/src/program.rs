// SPDX-License-Identifier: GPL-3.0-or-later
//! The name of this program, and the frame in which both this program and the program of the desk run.

use std::process::ExitCode;

use zgoda_record::own_files;

use crate::outcome::{Failure, Outcome};
use crate::stderr;

/// `zgoda` and its version.
pub const PROGRAM: &str = concat!("zgoda ", env!("CARGO_PKG_VERSION"));

/// Runs a program from start to exit status. New files are private to the user, and a panic is told as one sentence, for users who
/// hear it, with its place in the code for developers.
pub fn ends(run: impl FnOnce() -> Result<Outcome, Failure>) -> ExitCode {
    own_files::make_all_private();
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        stderr::tell(format_args!(
            "a fault of the program itself ({}); what was recorded is safe, please report it",
            place.unwrap_or_default()
        ));
    }));
    match run() {
        Ok(Outcome::Holds) | Err(Failure::NobodyListens) => ExitCode::SUCCESS,
        Ok(Outcome::DoesNotHold) => ExitCode::from(1),
        Err(Failure::Told) => ExitCode::from(2),
        Err(Failure::Sentence(sentence) | Failure::CannotBegin { sentence, .. }) => {
            stderr::tell(sentence);
            ExitCode::from(2)
        }
    }
}
