// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda completions`: prints what a shell offers while a command line is typed, from the definition by which the program reads
//! its own.

use std::io::Write as _;

use clap::Args;
use clap_complete::Shell;

use crate::cli;
use crate::common::Common;
use crate::outcome::{Failure, Outcome};
use crate::usage::{NAME, UsageWords};

/// Options of `zgoda completions`.
#[derive(Debug, Args)]
pub struct CompletionsArgs {
    shell: Shell,
}

/// Prints the completions, with their words in the user's language.
pub fn run(args: &CompletionsArgs, common: &Common) -> Result<Outcome, Failure> {
    let words = UsageWords::new(common.language_or_environment());
    let mut program = words.name_all(cli::shown());
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut program, NAME, &mut script);
    let mut out = std::io::stdout().lock();
    out.write_all(&script)
        .and_then(|()| out.flush())
        .map_err(|error| Failure::writing(&error))?;
    Ok(Outcome::Holds)
}
