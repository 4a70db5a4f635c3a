// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda reader-check`: goes through steps with the user of a screen reader, to find out which parts of the program's output the
//! reader says.

use std::env;
use std::fs::File;
use std::io::{ErrorKind, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::Duration;

use clap::Args;
use zgoda_hw::stopwatch::Stopwatch;
use zgoda_input::hands::stroke::{Key, Named};
use zgoda_record::sentence::Row as _;
use zgoda_speech::Language;
use zgoda_speech::catalogue::Catalogue;
use zgoda_speech::settings::Delivery;
use zgoda_speech::voice::{Speech, VoiceEvent, VoiceSpec};

use super::attest::screen_readers;
use super::speaker::language;
use crate::common::Common;
use crate::lone_voice::{LoneVoice, Report as Told};
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::reader_check::report::Report;
use crate::reader_check::words::Line;
use crate::reader_check::{Effect, Input, ReaderCheck, page};
use crate::terminal::{Keys, RawMode, Typed};

/// The longest sleep. A missed deadline costs no more than this time.
const LONGEST_SLEEP: Duration = Duration::from_millis(500);

/// Options of `zgoda reader-check`.
#[derive(Debug, Args)]
pub struct ReaderCheckArgs {
    #[arg(long, value_name = "FILE", default_value = "reader-check.txt")]
    report: PathBuf,
    #[arg(long, value_name = "FILE", conflicts_with = "report")]
    page: Option<PathBuf>,
}

/// Everything that wakes the check.
enum Wake {
    Typed(Typed),
    Voice(Told),
}

/// Guides a user through the steps at this terminal, or writes the page with the steps for a browser.
///
/// # Errors
/// A file that cannot be written, or no terminal.
pub fn run(args: &ReaderCheckArgs, common: &Common) -> Result<Outcome, Failure> {
    let language = language(common);
    if let Some(path) = &args.page {
        write(&mut new_file(path)?, path, &page(language))?;
        return Ok(Outcome::Holds);
    }
    if !std::io::stdin().is_terminal() || !std::io::stdout().is_terminal() {
        return Err(Failure::Sentence(
            "reader-check is for somebody at a terminal; start it there, or write the steps for a browser with --page FILE"
                .to_owned(),
        ));
    }
    let mut file = new_file(&args.report)?;
    let words = Catalogue::new(language);
    let check = guide(args.report.display().to_string(), &words, language)?;
    let report = Report {
        language,
        terminal: env::var("TERM").ok(),
        readers: screen_readers(),
        steps: check.done(),
    };
    write(&mut file, &args.report, &report.to_string())?;
    let kept = Line::Kept {
        file: args.report.display().to_string(),
    };
    let mut out = Output::new();
    out.text(&format!("{}\n", kept.text(&words)))?;
    out.flush()?;
    Ok(Outcome::Holds)
}

/// Goes through the steps until they are over or the user leaves.
fn guide(file: String, words: &Catalogue, language: Language) -> Result<ReaderCheck, Failure> {
    let watch = Stopwatch::start();
    let keys = Keys::listen().map_err(Failure::of)?;
    let (wakes, inbox) = channel();
    keys.send_into(&wakes, [], Wake::Typed);
    let _raw = RawMode::enter();
    let mut out = Output::new();
    let mut check = ReaderCheck::begin(file);
    let mut voice = None;
    loop {
        while let Some(effect) = check.poll() {
            match effect {
                Effect::Print(line, typed) => {
                    let line = line.text(words);
                    match typed.as_str() {
                        "" => out.text(&format!("{line}\n"))?,
                        typed => out.text(&format!("\n{line}\n{typed}"))?,
                    }
                }
                Effect::Echo(text) => out.text(&text)?,
                Effect::Speak(line) => {
                    let wakes = wakes.clone();
                    // The check may be over when the report comes.
                    let tell = move |report| drop(wakes.send(Wake::Voice(report)));
                    voice = LoneVoice::only(&VoiceSpec::ScreenReader, language, tell).ok();
                    let text = line.text(words);
                    match &mut voice {
                        Some(voice) => voice.say(|id| Speech {
                            id,
                            text: Some(text),
                            language,
                            delivery: Delivery::default(),
                            earcon: None,
                        }),
                        None => check.handle(Input::NoInterface, watch.now()),
                    }
                }
                Effect::End => {
                    out.flush()?;
                    return Ok(check);
                }
            }
        }
        out.flush()?;
        let now = watch.now();
        let sleep = check.deadline().map_or(LONGEST_SLEEP, |at| at.since(now));
        match inbox.recv_timeout(sleep.min(LONGEST_SLEEP)) {
            Ok(Wake::Typed(typed)) => {
                keys.taken();
                if let Some(input) = meant(&typed) {
                    check.handle(input, watch.now());
                }
            }
            Ok(Wake::Voice(report)) => {
                let failed = matches!(
                    report.event,
                    VoiceEvent::Failed { .. } | VoiceEvent::Gone { .. }
                );
                if let Some(voice) = &mut voice {
                    voice.answered(&report);
                }
                if failed {
                    check.handle(Input::NoInterface, watch.now());
                }
            }
            Err(_) => check.handle(Input::Tick, watch.now()),
        }
    }
}

/// The input of the check that a key means, if any.
fn meant(typed: &Typed) -> Option<Input> {
    match typed {
        Typed::Key(Key::Char(letter)) => Some(Input::Char(*letter)),
        Typed::Key(Key::Named(Named::Enter)) => Some(Input::Enter),
        Typed::Key(Key::Named(Named::Down)) => Some(Input::Down),
        Typed::Key(Key::Named(Named::Escape)) | Typed::End | Typed::Signal => Some(Input::Leave),
        Typed::Key(_) | Typed::Line(_) => None,
    }
}

/// Creates the file, which must not exist yet.
fn new_file(path: &Path) -> Result<File, Failure> {
    File::create_new(path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Failure::Sentence(format!(
            "{} is there already; name another file",
            path.display()
        )),
        _ => not_written(path, &error),
    })
}

fn write(file: &mut File, path: &Path, text: &str) -> Result<(), Failure> {
    let written = file.write_all(text.as_bytes());
    written.map_err(|error| not_written(path, &error))
}

fn not_written(path: &Path, error: &std::io::Error) -> Failure {
    Failure::Sentence(format!(
        "{} cannot be written ({error}); name another file",
        path.display()
    ))
}
