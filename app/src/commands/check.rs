//! `zgoda check`: plays through game files, one JSON line a game.

use std::path::PathBuf;

use clap::Args;

use crate::cli::VariantWord;
use crate::outcome::{Failure, Outcome};

/// Options of `zgoda check`.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// The game, where a file does not say it
    #[arg(long)]
    pub variant: Option<VariantWord>,
    /// Game files; FILE#N is one game of a file
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
}

/// To be wired.
pub fn run(_args: &CheckArgs) -> Result<Outcome, Failure> {
    Err(Failure::Sentence(
        "`zgoda check` is not in this build yet".to_owned(),
    ))
}
