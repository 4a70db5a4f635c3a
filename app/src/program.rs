//! The identity of this program, and the way in which it and the desk's begin and end.

use std::process::ExitCode;

use zgoda_record::own_files;

use crate::outcome::{Failure, Outcome};
use crate::stderr;

/// `zgoda` and its version.
pub const PROGRAM: &str = concat!("zgoda ", env!("CARGO_PKG_VERSION"));

/// Runs a program whole: its new files are its user's own, and a fault of its own is a single sentence for a user who may hear
/// it, with the place for developers.
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
