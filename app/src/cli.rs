// SPDX-License-Identifier: GPL-3.0-or-later
//! The command line: its words, and the part of the program to which each word goes. That part decides the meaning of the word. An
//! error is one sentence.

use std::ffi::OsString;
use std::io::Write as _;

use crate::commands;
use crate::common::Common;
use crate::log;
use crate::outcome::{Failure, Outcome};
use crate::play::options::PlayArgs;
use crate::settings_files::folder::move_once;
use crate::usage;
use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser, Subcommand};

/// The text that `--version` prints.
const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    ", licence ",
    env!("CARGO_PKG_LICENSE")
);

/// The words of a command line. Their meaning for people is in `locales/*/usage.ftl`.
#[derive(Debug, Parser)]
#[command(name = "zgoda", version = VERSION, propagate_version = false)]
struct Cli {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Menu(commands::menu::MenuArgs),
    Play(Box<PlayArgs>),
    Tables(commands::tables::TablesArgs),
    Moves(commands::moves::MovesArgs),
    Perft(commands::perft::PerftArgs),
    Check(commands::check::CheckArgs),
    Reconcile(commands::reconcile::ReconcileArgs),
    Export(commands::export::ExportArgs),
    Forget(commands::forget::ForgetArgs),
    Round(commands::round::RoundArgs),
    Devices(commands::devices::DevicesArgs),
    Setup(commands::setup::SetupArgs),
    Manual(commands::manual::ManualArgs),
    Say(commands::say::SayArgs),
    ReaderCheck(commands::reader_check::ReaderCheckArgs),
    Clock(commands::clock::ClockArgs),
    Clocks(commands::clocks::ClocksArgs),
    Sim(commands::sim::SimArgs),
    Desk(commands::desk::DeskArgs),
    Attest(commands::attest::AttestArgs),
    Completions(commands::completions::CompletionsArgs),
    Man(commands::man::ManArgs),
}

impl Command {
    /// True if the command speaks, or is about somebody, in the way of their settings.
    const fn uses_settings(&self) -> bool {
        match self {
            Command::Menu(_)
            | Command::Play(_)
            | Command::Tables(_)
            | Command::Reconcile(_)
            | Command::Forget(_)
            | Command::Setup(_)
            | Command::Manual(_)
            | Command::Say(_)
            | Command::ReaderCheck(_)
            | Command::Attest(_) => true,
            Command::Moves(_)
            | Command::Perft(_)
            | Command::Check(_)
            | Command::Export(_)
            | Command::Round(_)
            | Command::Devices(_)
            | Command::Clock(_)
            | Command::Clocks(_)
            | Command::Sim(_)
            | Command::Desk(_)
            | Command::Completions(_)
            | Command::Man(_) => false,
        }
    }
}

/// The command line without its hidden options, which completions would otherwise offer.
#[must_use]
pub(crate) fn shown() -> clap::Command {
    without_hidden(&Cli::command())
}

fn without_hidden(command: &clap::Command) -> clap::Command {
    let arguments = command.get_arguments().filter(|it| !it.is_hide_set());
    let shown = clap::Command::new(command.get_name().to_owned())
        .args(arguments)
        .subcommands(command.get_subcommands().map(without_hidden));
    match command.get_version() {
        Some(version) => shown.version(version.to_owned()),
        None => shown,
    }
}

/// Reads the command line and runs its command.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Result<Outcome, Failure> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let Cli { common, command } = match Cli::try_parse_from(&arguments) {
        Ok(cli) => cli,
        Err(error) => return answer(&error, &arguments),
    };
    common.tell_unspoken();
    let _log = log::begin(common.log.as_deref(), log::Of::Table)?;
    // `zgoda` without a command is for people, and opens the menu.
    let command = command.unwrap_or_else(|| Command::Menu(commands::menu::MenuArgs::default()));
    if command.uses_settings() {
        move_once(&common);
    }
    match command {
        Command::Menu(args) => commands::menu::run(&args, &common),
        Command::Play(args) => commands::play::run(&args, &common),
        Command::Tables(args) => commands::tables::run(&args, &common),
        Command::Moves(args) => commands::moves::run(&args, &common),
        Command::Perft(args) => commands::perft::run(&args),
        Command::Check(args) => commands::check::run(&args),
        Command::Export(args) => commands::export::run(&args, &common),
        Command::Forget(args) => commands::forget::run(&args, &common),
        Command::Round(args) => commands::round::run(&args, &common),
        Command::Devices(args) => commands::devices::run(&args, &common),
        Command::Clock(args) => commands::clock::run(&args, &common),
        Command::Clocks(args) => commands::clocks::run(&args, &common),
        Command::Setup(args) => commands::setup::run(&args, &common),
        Command::Manual(args) => commands::manual::run(&args, &common),
        Command::Say(args) => commands::say::run(&args, &common),
        Command::ReaderCheck(args) => commands::reader_check::run(&args, &common),
        Command::Sim(args) => commands::sim::run(&args),
        Command::Reconcile(args) => commands::reconcile::run(&args, &common),
        Command::Desk(_) => commands::desk::run(),
        Command::Attest(args) => commands::attest::run(&args, &common),
        Command::Completions(args) => commands::completions::run(&args, &common),
        Command::Man(args) => commands::man::run(&args),
    }
}

/// Reads the command line of `zgoda-desk`: the command line of `zgoda desk`, in which the word `desk` may be left out.
///
/// # Errors
/// The outcome of help, or the sentence that tells the fault.
pub fn of_the_desk(
    mut arguments: Vec<OsString>,
) -> Result<(Common, commands::desk::DeskArgs), Result<Outcome, Failure>> {
    let as_it_stands = Cli::try_parse_from(&arguments);
    if !matches!(&as_it_stands, Ok(cli) if matches!(cli.command, Some(Command::Desk(_)))) {
        arguments.insert(arguments.len().min(1), OsString::from("desk"));
    }
    match Cli::try_parse_from(&arguments) {
        Ok(Cli {
            command: Some(Command::Desk(args)),
            ..
        }) if args.what.is_some() && args.have_options_of_pages() => Err(Err(Failure::Sentence(
            "this command shows no pages; leave out the options before it that are about them"
                .to_owned(),
        ))),
        Ok(Cli {
            common,
            command: Some(Command::Desk(args)),
        }) => Ok((common, args)),
        Ok(_) => Err(Err(Failure::Sentence(
            "this program shows the pages of the desk and nothing else; `zgoda` does the rest"
                .to_owned(),
        ))),
        Err(error) => Err(answer(&error, &arguments)),
    }
}

/// Checks that this is a command line of the program, without running it. For tests of papers that name command lines.
///
/// # Errors
/// The sentence that the program would say.
pub fn understands(arguments: impl IntoIterator<Item = OsString>) -> Result<(), String> {
    let understood = Cli::try_parse_from(arguments);
    understood.map(drop).map_err(|error| sentence(&error))
}

/// Help and version are answers, help in the user's language; everything else is one sentence.
fn answer(error: &clap::Error, arguments: &[OsString]) -> Result<Outcome, Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let language = Common::of_language(usage::language_asked_for(arguments));
            let worded = usage::help(Cli::command(), arguments, language);
            let mut out = std::io::stdout().lock();
            write!(out, "{}", worded.as_ref().unwrap_or(error))
                .and_then(|()| out.flush())
                .map_err(|error| Failure::writing(&error))?;
            Ok(Outcome::Holds)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            Err(Failure::Sentence(
                "a word is missing behind this command; `zgoda help` and `zgoda COMMAND --help` list what there is"
                    .to_owned(),
            ))
        }
        _ => Err(Failure::Sentence(sentence(error))),
    }
}

/// Puts the paragraphs of a clap error into one line.
fn sentence(error: &clap::Error) -> String {
    let text = error.to_string();
    let text = text.strip_prefix("error: ").unwrap_or(&text);
    // The first paragraph tells the fault and lists under it what is missing; usage follows.
    let first: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.is_empty())
        .collect();
    format!(
        "{}; `zgoda help` and `zgoda COMMAND --help` list what there is",
        first.join(" ")
    )
}
