// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda export`: writes a record in another form.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use zgoda_speech::Language;

use super::by_code::by_code;
use crate::output::Output;

use zgoda_record as record;
use zgoda_record::Contents;
use zgoda_record::export::{self, Protocol};

use crate::common::Common;
use crate::outcome::{Failure, Outcome};
use crate::stderr;

/// Options of `zgoda export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    record: PathBuf,
    #[arg(long, value_name = "FORM")]
    to: Form,
    #[arg(long)]
    arbiter: bool,
}

/// The form in which a record can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Form {
    /// The game for every other program, PDN 3.0.
    Pdn,
    /// A scoresheet to be read and printed.
    Text,
    /// An arbiter's protocol: what happened at the board and was decided, both records side by side.
    Protocol,
    /// The same as one HTML file for A4 paper, to be printed or read section by section in any browser.
    Html,
    /// JSON lines: the settings, then every event, then every utterance.
    Json,
}

impl Form {
    /// The word after `--to`.
    const fn word(self) -> &'static str {
        match self {
            Form::Pdn => "pdn",
            Form::Text => "text",
            Form::Protocol => "protocol",
            Form::Html => "html",
            Form::Json => "json",
        }
    }
}

/// Exports a record even if parts of it cannot be understood. Such parts are named on standard error, and the exit status
/// is 1. If no game can be made of the record, the exit status is 2 in every form that shows half-moves, even if the form
/// was written. Parts that players may not know before the end of an official game are left out until then. A form that
/// could show such parts says that they are left out even if there are none, so that it betrays nothing.
pub fn run(args: &ExportArgs, common: &Common) -> Result<Outcome, Failure> {
    let mut contents = record::read(&args.record).map_err(Failure::of)?;
    let faults = contents.faults();
    if args.arbiter && export::is_official_and_runs(&contents) {
        by_code(
            (&args.record, &contents),
            args.to.word(),
            [
                "nothing is exported",
                "leave --arbiter out for what players may know",
            ],
        )?;
        contents.by_code = true;
    }
    let told = export::without_muted(&contents);
    if told.is_some() && args.to != Form::Text {
        stderr::tell(format_args!(
            "{}: until this official game is over, irregularities, how boards and records differ, what hands touched, what \
             speaks for a claim and what was said to one player alone are left out, because players may not know them; the \
             arbiter has them at the desk, and with --arbiter",
            args.record.display()
        ));
    }
    let contents = told.unwrap_or(contents);
    let mut out = Output::new();
    match args.to {
        Form::Pdn => out.text(&pdn(args, &contents)?)?,
        Form::Text => out.text(&export::text(&contents))?,
        Form::Protocol => {
            out.text(&export::protocol(&contents, language(&contents, common)))?;
        }
        Form::Html => {
            let protocol = Protocol::of(&contents, language(&contents, common));
            out.text(&protocol.html())?;
        }
        Form::Json => {
            for line in export::json_lines(&contents) {
                out.json(&line)?;
            }
        }
    }
    out.flush()?;
    for sentence in &faults {
        stderr::tell(format_args!("{}: {sentence}", args.record.display()));
    }
    if matches!(args.to, Form::Text | Form::Protocol | Form::Html) {
        pdn(args, &contents)?;
    }
    Ok(if faults.is_empty() {
        Outcome::Holds
    } else {
        Outcome::DoesNotHold
    })
}

/// The language on the command line, or else the language of the game.
fn language(contents: &Contents, common: &Common) -> Language {
    let kept = Language::from_tag(&contents.settings.lang);
    common.language().or(kept).unwrap_or(Language::English)
}

fn pdn(args: &ExportArgs, contents: &Contents) -> Result<String, Failure> {
    export::pdn(contents)
        .map_err(|error| Failure::Sentence(format!("{}: {error}", args.record.display())))
}
