// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda manual`: the manual, the card or the arbiter's pages, heard or printed.

use std::collections::VecDeque;

use clap::{Args, ValueEnum};
use zgoda_speech::voice::VoiceSpec;

use super::speaker::{language, settings};
use crate::common::{self, Common};
use crate::manual::{Listener, Paper, ReadingOutcome, in_english, paper, read_aloud};
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::stderr;
use crate::terminal::{Keys, Typed};

/// Options of `zgoda manual`.
#[derive(Debug, Args)]
pub struct ManualArgs {
    #[arg(value_enum, default_value_t)]
    paper: Paper,
    #[arg(long, value_name = "FORM")]
    to: Option<Form>,
    #[arg(long, value_name = "VOICE", conflicts_with = "to")]
    voice: Option<String>,
}

/// The form in which a paper is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// Plain lines, a paragraph each.
    Text,
    /// One file for a browser or a printer.
    Html,
}

/// Prints a paper, or reads the paper aloud.
pub fn run(args: &ManualArgs, common: &Common) -> Result<Outcome, Failure> {
    let Some(form) = args.to else {
        let voice = args.voice.as_deref().map(str::parse).transpose();
        let voice = voice.map_err(Failure::of)?;
        let keys = Keys::listen().map_err(Failure::of)?;
        listen(args.paper, voice, common, &keys, Vec::new())?;
        return Ok(Outcome::Holds);
    };
    let language = language(common);
    if let Some(sentence) = in_english(language) {
        stderr::tell(sentence);
    }
    let book = paper(args.paper, language);
    let mut out = Output::new();
    out.text(&match form {
        Form::Text => book.text(),
        Form::Html => book.html(),
    })?;
    out.flush()?;
    Ok(Outcome::Holds)
}

/// Reads a paper to the listener at these keys, by the requested voice or the listener's own, and takes the input typed ahead
/// first. Returns when the listener leaves the paper, with the input that was typed afterwards. Every part of the program reads
/// papers by this function.
pub(crate) fn listen(
    wanted: Paper,
    voice: Option<VoiceSpec>,
    options: &Common,
    keys: &Keys,
    ahead: Vec<Typed>,
) -> Result<(ReadingOutcome, VecDeque<Typed>), Failure> {
    let chosen = settings(options, options.language_or_environment());
    let language = language(options);
    let listener = Listener {
        language,
        delivery: chosen.preferences().speech.delivery,
        voice: common::voice(voice.as_ref().or(chosen.speaker())),
    };
    read_aloud(paper(wanted, language), &listener, keys, ahead)
}
