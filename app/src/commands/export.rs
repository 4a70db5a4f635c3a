//! `zgoda export`: writes a record in another form.

use std::io::{self, BufReader};
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::lines::next_line;
use crate::output::Output;
use zgoda_speech::Language;

use crate::common::Common;
use crate::outcome::{Failure, Outcome};
use crate::record::elsewhere::{self, Elsewhere};
use crate::record::export::{self, Protocol};
use crate::record::{self, Contents};
use crate::session::desk::wrong_codes::wait_after;
use crate::stderr;
use crate::terminal::RawMode;

/// Longer no code is.
const LONGEST_CODE: usize = 200;

/// Options of `zgoda export`.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// The record
    record: PathBuf,
    /// The form
    #[arg(long, value_name = "FORM")]
    to: Form,
    /// Everything of an official game that is not over: asks for an arbiter's code, and the record says that it was done
    #[arg(long)]
    arbiter: bool,
}

/// What a record can be written as.
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
    /// As it is written behind `--to`.
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

/// The record is read even where parts of it cannot be understood; those are named on standard
/// error and make exit status 1. One of which no game can be made has exit status 2 in every form that shows
/// its half-moves, written or not. What players may not know before the end of an official game is left out until then;
/// where the form would show it, that is said, whether or not there is any of it.
pub fn run(args: &ExportArgs, common: &Common) -> Result<Outcome, Failure> {
    let mut contents = record::read(&args.record).map_err(Failure::of)?;
    let faults = contents.faults();
    if args.arbiter && export::is_official_and_runs(&contents) {
        by_code(args, &contents)?;
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

/// An arbiter's code is asked for; with it goes into the record what was exported, and without a right one that a wrong one was
/// given.
fn by_code(args: &ExportArgs, contents: &Contents) -> Result<(), Failure> {
    let refused = |why: &str| Failure::Sentence(format!("{}: {why}", args.record.display()));
    let wrong = contents.wrong_codes();
    let last = wrong
        .last()
        .and_then(|last| record::ago_of(&args.record, last.id));
    let left = last.and_then(|ago| wait_after(wrong.len()).checked_sub(ago));
    if let Some(left) = left.filter(|left| !left.is_zero()) {
        // A part of a second is waited for, too.
        let seconds = left.as_secs().saturating_add(1);
        return Err(refused(&format!(
            "after several wrong codes none is tried for {seconds} seconds; try again then"
        )));
    }
    stderr::tell("the arbiter's code, and Enter:");
    let mut lines = BufReader::new(io::stdin().lock());
    let mut line = Vec::new();
    let hidden = RawMode::hide();
    let given = next_line(&mut lines, &mut line, LONGEST_CODE);
    drop(hidden);
    let given = given.map_err(|error| refused(&format!("no code can be read ({error})")))?;
    let text = String::from_utf8_lossy(&line);
    let code = text.trim();
    if !given || code.is_empty() {
        return Err(refused(
            "no code was given, so nothing is exported; leave --arbiter out for what players may know",
        ));
    }
    let done = match contents.codes.whose(code) {
        Some(code) => Elsewhere::Exported {
            form: args.to.word().to_owned(),
            code,
        },
        None => Elsewhere::WrongCode,
    };
    elsewhere::write_down(&args.record, &done).map_err(Failure::of)?;
    match done {
        Elsewhere::WrongCode => Err(refused(
            "this is no arbiter's code of this game, so nothing is exported; leave --arbiter out for what players may know",
        )),
        Elsewhere::Exported { .. } | Elsewhere::MovesAsked => Ok(()),
    }
}

/// That of whoever asks, or else that of the game.
fn language(contents: &Contents, common: &Common) -> Language {
    let kept = Language::from_tag(&contents.settings.lang);
    common.language().or(kept).unwrap_or(Language::English)
}

fn pdn(args: &ExportArgs, contents: &Contents) -> Result<String, Failure> {
    export::pdn(contents)
        .map_err(|error| Failure::Sentence(format!("{}: {error}", args.record.display())))
}
