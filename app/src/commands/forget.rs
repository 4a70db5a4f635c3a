//! `zgoda forget`: removes the private part of a record, and says what may still name somebody elsewhere.

use std::path::PathBuf;

use clap::Args;
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::catalogue::Given::Text;

use crate::common::{Common, data_folder};
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::plain::plain;
use crate::record;

/// Options of `zgoda forget`.
#[derive(Debug, Args)]
pub struct ForgetArgs {
    /// The record; its game stays
    record: PathBuf,
}

/// A sentence a line.
pub fn run(args: &ForgetArgs, common: &Common) -> Result<Outcome, Failure> {
    let data = data_folder(common.data.as_deref());
    let done = record::forget(&args.record, data.as_deref()).map_err(Failure::of)?;
    let words = Catalogue::new(common.language_or_environment());
    let mut out = Output::new();
    let mut tell = |key: &str, file: &str| {
        let (text, problems) = words.written(key, &[("file", Text(file))]);
        for problem in problems {
            tracing::warn!(%problem, "words missing");
        }
        out.text(&format!("{text}\n"))
    };
    let shown = |path: &PathBuf| plain(&path.display().to_string()).into_owned();
    tell("forget-done", &shown(&args.record))?;
    tell("forget-typed", "")?;
    for file in &done.beside {
        tell("forget-elsewhere", &shown(file))?;
    }
    tell("forget-copies", "")?;
    out.flush()?;
    Ok(Outcome::Holds)
}
