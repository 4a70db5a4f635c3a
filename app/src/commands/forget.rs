// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda forget`: removes the private part of a record, and lists the places elsewhere that may still name a person.

use std::path::PathBuf;

use clap::Args;
use zgoda_record as record;
use zgoda_record::plain::plain;
use zgoda_record::sentence::{Row as _, rows};
use zgoda_speech::catalogue::Catalogue;

use crate::common::Common;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::settings_files::folder::SettingsFolder;

/// Options of `zgoda forget`.
#[derive(Debug, Args)]
pub struct ForgetArgs {
    record: PathBuf,
}

rows! {
    /// A sentence on the work done, or on a place that may still name a person.
    #[derive(Clone, Debug)]
    enum Line in Catalogue;

    Done { file: String } => "forget-done";
    Typed => "forget-typed";
    Elsewhere { file: String } => "forget-elsewhere";
    Copies => "forget-copies";
}

/// Removes the private part of the record. Prints what was done and which other places may name a person, one sentence
/// on each line.
pub fn run(args: &ForgetArgs, common: &Common) -> Result<Outcome, Failure> {
    let settings = SettingsFolder::of(common.data.as_deref());
    let files_of = |name: &str| match &settings {
        Some(settings) => settings.files_of(name),
        None => Vec::new(),
    };
    let done = record::forget(&args.record, files_of).map_err(Failure::of)?;
    let words = Catalogue::new(common.language_or_environment());
    let mut out = Output::new();
    let shown = |path: &PathBuf| plain(&path.display().to_string()).into_owned();
    let named = done.beside.iter().map(shown);
    let done = Line::Done {
        file: shown(&args.record),
    };
    let mut lines = vec![done, Line::Typed];
    lines.extend(named.map(|file| Line::Elsewhere { file }));
    lines.push(Line::Copies);
    for line in lines {
        out.text(&format!("{}\n", line.text(&words)))?;
    }
    out.flush()?;
    Ok(Outcome::Holds)
}

#[cfg(test)]
mod tests {
    use super::*;
    use zgoda_record::sentence::examples::{each_is_one_sentence, each_key_has_a_row};

    #[test]
    fn everything_has_its_words_in_every_language() {
        let examples = Line::examples();
        each_is_one_sentence(&examples, Catalogue::new);
        let keys = examples.iter().map(|(key, _)| *key).collect();
        each_key_has_a_row("desk.ftl", "forget-", &keys);
    }
}
