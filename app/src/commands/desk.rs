//! `zgoda desk`: the pages of the desk; a small authority for the devices of a hall; and keys by which desks join.

use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::thread;

use clap::{Args, Subcommand};

use crate::common::{Common, data_folder};
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::pages::authority;
use crate::pages::join::{self, Join, MOST_MACHINES};
use crate::pages::join_key::{self, JoinKey};
use crate::pages::place::Machine;
use crate::pages::server::{self, Certificate, Settings};
use crate::pages::words::PageWords;

/// Where a desk listens if nobody says otherwise: on this computer alone.
const HERE: &str = "127.0.0.1:7464";

/// Options of `zgoda desk`.
#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct DeskArgs {
    /// Where it listens; an address that others reach needs a certificate
    #[arg(long, value_name = "ADDRESS:PORT", default_value = HERE)]
    listen: SocketAddr,
    /// A name by which devices call it, beside the address; can be given more than once
    #[arg(long, value_name = "NAME")]
    name: Vec<String>,
    /// Its certificate, as PEM
    #[arg(long, value_name = "FILE", requires = "key")]
    certificate: Option<PathBuf>,
    /// The key of the certificate, as PEM
    #[arg(long, value_name = "FILE", requires = "certificate")]
    key: Option<PathBuf>,
    /// Arbiters may read the records in this folder, as on a stick; it is only read
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Desks of other machines that hold this key may join it; `zgoda desk join-key` makes one
    #[arg(long, value_name = "FILE", requires = "certificate")]
    joinable: Option<PathBuf>,
    /// Shows the tables of another machine, too: where its desk is, and a file with the key for it; can be given more than
    /// once
    #[arg(long, value_name = "HOST:PORT=FILE", value_parser = other, requires = "join_root")]
    join: Vec<Other>,
    /// The root of the other machines' certificates, as PEM; can be given more than once
    #[arg(long, value_name = "FILE", requires = "join")]
    join_root: Vec<PathBuf>,
    /// It ends when standard input does: so it does not outlive a game that started it, also one that is killed
    #[arg(long, hide = true)]
    until_stdin_ends: bool,
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Makes an authority and a certificate for the desk, for the devices of one event
    Ca(CaArgs),
    /// Makes a key by which desks of other machines may join this one
    JoinKey(JoinKeyArgs),
}

/// Options of `zgoda desk join-key`.
#[derive(Debug, Args)]
struct JoinKeyArgs {
    /// A new file for it
    file: PathBuf,
}

/// Another machine's desk, and where the key for it is.
#[derive(Clone, Debug)]
struct Other {
    machine: Machine,
    key: PathBuf,
}

/// `HOST:PORT=FILE`.
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
struct CaArgs {
    /// A folder for the files; a new one, or an empty one
    folder: PathBuf,
    /// A name or an address by which devices call the desk; can be given more than once
    #[arg(long, value_name = "NAME", required = true)]
    name: Vec<String>,
}

/// Serves pages until it is told to stop, or makes certificates.
pub fn run(args: &DeskArgs, common: &Common) -> Result<Outcome, Failure> {
    if let Some(what) = &args.what {
        return make(what, &PageWords::new(common.language_or_environment()));
    }
    if args.until_stdin_ends {
        ends_with_stdin()?;
    }
    let data = data_folder(common.data.as_deref()).ok_or_else(|| {
        Failure::Sentence("no data folder is known here; name one with --data".to_owned())
    })?;
    let joinable = args.joinable.as_deref().map(JoinKey::read);
    let joinable = joinable.transpose().map_err(Failure::of)?;
    let files = args.certificate.clone().zip(args.key.clone());
    let settings = Settings {
        listen: args.listen,
        data,
        language: common.language_or_environment(),
        names: args.name.clone(),
        tls: files.map(|(certificate, key)| Certificate { certificate, key }),
        joinable,
        records: args.records.clone(),
        joins: joins(args)?,
    };
    server::run(settings).map_err(Failure::of)?;
    Ok(Outcome::Holds)
}

/// Ends the program when standard input does. A desk keeps nothing, so it may end at any moment.
fn ends_with_stdin() -> Result<(), Failure> {
    let waits = || {
        // What is read is nothing; one that cannot be read has ended.
        let _ = io::copy(&mut io::stdin(), &mut io::sink());
        std::process::exit(0);
    };
    let thread = thread::Builder::new().name("until stdin ends".to_owned());
    thread.spawn(waits).map(|_| ()).map_err(Failure::of)
}

/// The machines that are joined, with their keys, and who is trusted.
fn joins(args: &DeskArgs) -> Result<Option<(Vec<Join>, rustls::ClientConfig)>, Failure> {
    if args.join.is_empty() {
        return Ok(None);
    }
    if args.join.len() > MOST_MACHINES {
        return Err(Failure::Sentence(format!(
            "a desk joins {MOST_MACHINES} machines at most; let another desk show the others"
        )));
    }
    let mut all: Vec<Join> = Vec::new();
    for Other { machine, key } in &args.join {
        if all.iter().any(|join| join.machine == *machine) {
            return Err(Failure::Sentence(format!(
                "{machine} is named twice; name each machine once with --join"
            )));
        }
        let key = JoinKey::read(key).map_err(Failure::of)?;
        let machine = machine.clone();
        all.push(Join { machine, key });
    }
    let tls = join::trusting(&args.join_root).map_err(Failure::of)?;
    Ok(Some((all, tls)))
}

/// Makes files, and says what they are for.
fn make(what: &What, words: &PageWords) -> Result<Outcome, Failure> {
    let made = match what {
        What::Ca(CaArgs { folder, name }) => {
            authority::make(folder, name, words).map_err(Failure::of)?
        }
        What::JoinKey(JoinKeyArgs { file }) => join_key::make(file, words).map_err(Failure::of)?,
    };
    let mut out = Output::new();
    for line in made {
        out.text(&format!("{line}\n"))?;
    }
    out.flush()?;
    Ok(Outcome::Holds)
}
