//! `zgoda sim`: a simulated board for people without one.

use clap::Args;

use crate::outcome::{Failure, Outcome};

/// Options of `zgoda sim`.
#[derive(Debug, Args)]
pub struct SimArgs {
    /// The board: dgt
    board: String,
}

/// To be wired.
pub fn run(_args: &SimArgs) -> Result<Outcome, Failure> {
    Err(Failure::Sentence(
        "`zgoda sim` is not in this build yet".to_owned(),
    ))
}
