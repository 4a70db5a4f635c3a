//! `zgoda forget`: removes the private part of a record.

use std::path::PathBuf;

use clap::Args;

use crate::outcome::{Failure, Outcome};
use crate::record;

/// Options of `zgoda forget`.
#[derive(Debug, Args)]
pub struct ForgetArgs {
    /// The record; its game stays
    record: PathBuf,
}

/// Says nothing where all went well.
pub fn run(args: &ForgetArgs) -> Result<Outcome, Failure> {
    record::forget(&args.record).map_err(Failure::of)?;
    Ok(Outcome::Holds)
}
