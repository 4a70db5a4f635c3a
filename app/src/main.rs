//! The binary: the only place where the program ends.

use std::env;
use std::process::ExitCode;

use zgoda::outcome::{Failure, Outcome};
use zgoda::stderr;

fn main() -> ExitCode {
    zgoda_record::own_files::make_all_private();
    std::panic::set_hook(Box::new(|panic| {
        // A single sentence for a user who may hear it; the place is for us.
        let place = panic.location().map(ToString::to_string);
        stderr::tell(format_args!(
            "a fault of the program itself ({}); what was recorded is safe, please report it",
            place.unwrap_or_default()
        ));
    }));
    match zgoda::cli::run(env::args_os()) {
        Ok(Outcome::Holds) | Err(Failure::NobodyListens) => ExitCode::SUCCESS,
        Ok(Outcome::DoesNotHold) => ExitCode::from(1),
        Err(Failure::Told) => ExitCode::from(2),
        Err(Failure::Sentence(sentence) | Failure::CannotBegin { sentence, .. }) => {
            stderr::tell(sentence);
            ExitCode::from(2)
        }
    }
}
