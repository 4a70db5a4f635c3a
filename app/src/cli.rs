//! The command line: its words, and the part of the program to which each word goes. That part decides the meaning of the word. An
//! error is one sentence.

use std::ffi::OsString;
use std::io::Write as _;

use crate::commands;
use crate::common::Common;
use crate::log;
use crate::outcome::{Failure, Outcome};
use crate::play::options::PlayArgs;
use clap::error::ErrorKind;
use clap::{CommandFactory as _, Parser, Subcommand};

/// The text that `--version` prints.
const VERSION: &str = concat!(
    env!("CARGO_PKG_VERSION"),
    ", licence ",
    env!("CARGO_PKG_LICENSE")
);

/// Lets a blind player play draughts in an official event on equal terms.
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
    /// The spoken menu, which `zgoda` alone opens
    Menu(commands::menu::MenuArgs),
    /// A live game
    Play(Box<PlayArgs>),
    /// The tables of a round in one process, played from pages of the desk
    Tables(commands::tables::TablesArgs),
    /// The legal moves of positions, as JSON lines
    Moves(commands::moves::MovesArgs),
    /// Counts the move tree: depth, nodes, seconds, nodes per second
    Perft(commands::perft::PerftArgs),
    /// Plays through game files (PDN), one JSON line a game
    Check(commands::check::CheckArgs),
    /// Compares two records of one game: where they agree, who departs, what to do
    Reconcile(commands::reconcile::ReconcileArgs),
    /// Writes a record as PDN, scoresheet, arbiter's protocol or JSON lines
    Export(commands::export::ExportArgs),
    /// Removes names and the note of a disability from a record
    Forget(commands::forget::ForgetArgs),
    /// The papers of a round: event files, table cards and slips from one list of pairings
    Round(commands::round::RoundArgs),
    /// Lists serial ports, sound devices and voices
    Devices(commands::devices::DevicesArgs),
    /// Language, voice and rate, chosen by ear and kept
    Setup(commands::setup::SetupArgs),
    /// The manual, heard chapter by chapter, or as text or HTML; the card and the arbiter's pages likewise
    Manual(commands::manual::ManualArgs),
    /// Tries the voice
    Say(commands::say::SayArgs),
    /// Finds out in twelve steps what a screen reader says of the program, and writes a report without names
    ReaderCheck(commands::reader_check::ReaderCheckArgs),
    /// The face of the program's own clock, in a terminal of its own
    Clock(commands::clock::ClockArgs),
    /// The time controls of the Kodeks: name, control, tempo, minutes for 60 moves
    Clocks(commands::clocks::ClocksArgs),
    /// A simulated board, or clock, on a pseudo-terminal
    Sim(commands::sim::SimArgs),
    /// Pages for assistants and arbiters, on this computer or over a cable
    Desk(commands::desk::DeskArgs),
    /// The identity of this program: version, hash, functions on and off, network interfaces, no engine
    Attest(commands::attest::AttestArgs),
    /// Writes what a package has beside the program: pages for `man`, completions for shells
    #[command(hide = true)]
    PackageFiles(commands::package_files::PackageFilesArgs),
}

/// The command line without its hidden commands and options.
#[must_use]
pub fn shown() -> clap::Command {
    commands::package_files::shown(&Cli::command())
}

/// Reads the command line and runs its command.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Result<Outcome, Failure> {
    let Cli { common, command } = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => return answer(&error),
    };
    common.tell_unspoken();
    let _log = log::begin(common.log.as_deref(), log::Of::Table)?;
    // `zgoda` without a command is for people, and opens the menu.
    match command.unwrap_or_else(|| Command::Menu(commands::menu::MenuArgs::default())) {
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
        Command::PackageFiles(args) => commands::package_files::run(&args),
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
    match Cli::try_parse_from(arguments) {
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
        Err(error) => Err(answer(&error)),
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

/// Help and version are answers; everything else is one sentence.
fn answer(error: &clap::Error) -> Result<Outcome, Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let mut out = std::io::stdout().lock();
            write!(out, "{error}")
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
