//! `zgoda devices`: what could be used here.

use crate::cli::Common;
use crate::outcome::{Failure, Outcome};

/// To be wired.
pub fn run(_common: &Common) -> Result<Outcome, Failure> {
    Err(Failure::Sentence(
        "`zgoda devices` is not in this build yet".to_owned(),
    ))
}
