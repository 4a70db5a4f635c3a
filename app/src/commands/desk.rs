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
pub struct DeskArgs {
    /// Where it listens; an address that others reach needs a certificate
    #[arg(long, value_name = "ADDRESS:PORT", default_value = HERE)]
    pub listen: SocketAddr,
    /// A name by which devices call it, beside the address; can be given more than once
    #[arg(long, value_name = "NAME")]
    pub name: Vec<String>,
    /// Its certificate, as PEM
    #[arg(long, value_name = "FILE", requires = "key")]
    pub certificate: Option<PathBuf>,
    /// The key of the certificate, as PEM
    #[arg(long, value_name = "FILE", requires = "certificate")]
    pub key: Option<PathBuf>,
    /// Arbiters may read the records in this folder, as on a stick; it is only read
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
    /// Desks of other machines that hold this key may join it; `zgoda desk join-key` makes one
    #[arg(long, value_name = "FILE", requires = "certificate")]
    pub joinable: Option<PathBuf>,
    /// Shows the tables of another machine, too: where its desk is, and a file with the key for it; can be given more than
    /// once
    #[arg(long, value_name = "HOST:PORT=FILE", value_parser = other, requires = "join_root")]
    pub join: Vec<Other>,
    /// The root of the other machines' certificates, as PEM; can be given more than once
    #[arg(long, value_name = "FILE", requires = "join")]
    pub join_root: Vec<PathBuf>,
    /// It ends when standard input does, so it does not outlive a game that started it, also one that is killed; where it
    /// listens is its first line
    #[arg(long, hide = true)]
    pub until_stdin_ends: bool,
    /// A command to carry out instead of showing pages.
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
pub enum What {
    /// Makes an authority and a certificate for the desk, for the devices of one event
    Ca(CaArgs),
    /// Makes a key by which desks of other machines may join this one
    JoinKey(JoinKeyArgs),
}

/// Options of `zgoda desk join-key`.
#[derive(Debug, Args)]
pub struct JoinKeyArgs {
    /// A new file for it
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
pub struct CaArgs {
    /// A folder for the files; a new one, or an empty one
    pub folder: PathBuf,
    /// A name or an address by which devices call the desk; can be given more than once
    #[arg(long, value_name = "NAME", required = true)]
    pub name: Vec<String>,
}

/// Turns this process into the program of the desk or, on Windows, waits for that program. That program reads the same command line
/// again.
pub fn run() -> Result<Outcome, Failure> {
    desk_program::run(std::env::args_os().skip(1))
}
