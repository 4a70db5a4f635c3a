// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda tables FOLDER`: the tables of a round in one process.

use std::path::PathBuf;

use clap::Args;

use crate::common::Common;
use crate::outcome::{Failure, Outcome};
use crate::play::tables::{RoundArgs, serve};
use crate::play::{DESK_ADDRESS, NewCode};

/// The options as they are typed.
#[derive(Clone, Debug, Args)]
#[expect(
    missing_docs,
    reason = "the words of options are in locales/*/usage.ftl"
)]
pub struct TablesArgs {
    pub folder: PathBuf,
    #[arg(long, value_name = "MODE", default_value = "official")]
    pub mode: String,
    #[arg(long, value_name = "ADDR", num_args = 0..=1, default_missing_value = DESK_ADDRESS)]
    pub desk: Option<String>,
    #[arg(long)]
    pub new_code: bool,
    /// Divides every wait, for tests
    #[arg(long, value_name = "N", hide = true, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub speed: Option<u32>,
}

/// Serves the tables of a round.
pub fn run(args: &TablesArgs, common: &Common) -> Result<Outcome, Failure> {
    let round = RoundArgs {
        folder: &args.folder,
        mode: &args.mode,
        desk: args.desk.as_deref(),
        new_code: NewCode::of(args.new_code),
        speed: args.speed,
    };
    serve(&round, common)
}
