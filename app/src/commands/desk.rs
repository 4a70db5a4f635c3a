// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda desk`: starts `zgoda-desk`, the program of the desk's pages, with the arguments that follow. The program at the table
//! opens no network connection, so the pages have a program of their own. The command line of that program is defined here, where
//! help, papers and packages find it.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::desk_link::machine::Machine;
use crate::desk_program;
use crate::outcome::{Failure, Outcome};

/// The default address at which a desk listens: on this computer alone.
const HERE: &str = "127.0.0.1:7464";

/// Options of `zgoda desk`.
#[derive(Debug, Args)]
#[expect(
    missing_docs,
    reason = "the words of options are in locales/*/usage.ftl"
)]
pub struct DeskArgs {
    #[arg(long, value_name = "ADDRESS:PORT", default_value = HERE)]
    pub listen: SocketAddr,
    #[arg(long, value_name = "NAME")]
    pub name: Vec<String>,
    #[arg(long, value_name = "FILE", requires = "key")]
    pub certificate: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "certificate")]
    pub key: Option<PathBuf>,
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
    #[arg(long, value_name = "FILE", requires = "certificate")]
    pub joinable: Option<PathBuf>,
    #[arg(long, value_name = "HOST:PORT=FILE", value_parser = other, requires = "join_root")]
    pub join: Vec<Other>,
    #[arg(long, value_name = "FILE", requires = "join")]
    pub join_root: Vec<PathBuf>,
    /// The program ends with its standard input, so it does not outlive a game that started it and was killed; the address is its
    /// first line
    #[arg(long, hide = true)]
    pub until_stdin_ends: bool,
    #[command(subcommand)]
    pub what: Option<What>,
}

impl DeskArgs {
    /// True if an option about pages is given. The commands of [`What`] show no pages.
    #[must_use]
    pub(crate) fn have_options_of_pages(&self) -> bool {
        let DeskArgs {
            listen,
            name,
            certificate,
            key,
            records,
            joinable,
            join,
            join_root,
            until_stdin_ends,
            what: _,
        } = self;
        let files = [certificate, key, records, joinable];
        HERE.parse() != Ok(*listen)
            || !name.is_empty()
            || files.into_iter().any(Option::is_some)
            || !join.is_empty()
            || !join_root.is_empty()
            || *until_stdin_ends
    }
}

/// A thing that `zgoda-desk` does beside showing pages.
#[derive(Debug, Subcommand)]
#[expect(
    missing_docs,
    reason = "the words of options are in locales/*/usage.ftl"
)]
pub enum What {
    Ca(CaArgs),
    JoinKey(JoinKeyArgs),
}

/// Options of `zgoda desk join-key`.
#[derive(Debug, Args)]
#[expect(
    missing_docs,
    reason = "the words of options are in locales/*/usage.ftl"
)]
pub struct JoinKeyArgs {
    pub file: PathBuf,
}

/// Another machine's desk, and the file of its key.
#[derive(Clone, Debug)]
pub struct Other {
    /// The address of the other machine.
    pub machine: Machine,
    /// The file with the key.
    pub key: PathBuf,
}

/// Reads `HOST:PORT=FILE`.
fn other(text: &str) -> Result<Other, String> {
    let text = text.strip_prefix("https://").unwrap_or(text);
    let (machine, key) = text.split_once('=').ok_or("no key is named for it")?;
    let machine = machine.strip_suffix('/').unwrap_or(machine);
    let machine = Machine::read(machine).ok_or("it is no name or address with a port")?;
    let key = PathBuf::from(key);
    Ok(Other { machine, key })
}

/// Options of `zgoda desk ca`.
#[derive(Debug, Args)]
#[expect(
    missing_docs,
    reason = "the words of options are in locales/*/usage.ftl"
)]
pub struct CaArgs {
    pub folder: PathBuf,
    #[arg(long, value_name = "NAME", required = true)]
    pub name: Vec<String>,
}

/// Turns this process into the program of the desk or, on Windows, waits for that program. That program reads the same command line
/// again.
pub fn run() -> Result<Outcome, Failure> {
    desk_program::run(std::env::args_os().skip(1))
}
