// SPDX-License-Identifier: GPL-3.0-or-later
//! The command line of `zgoda-desk`: the pages of the desk; a small authority for the devices of a hall; and keys by which desks
//! join.

use std::ffi::OsString;
use std::io;
use std::net::SocketAddr;
use std::thread;

use zgoda::cli;
use zgoda::commands::desk::{CaArgs, DeskArgs, JoinKeyArgs, Other, What};
use zgoda::common::{Common, data_folder};
use zgoda::desk_program::{STARTED_BY, VERSION};
use zgoda::log;
use zgoda::outcome::{Failure, Outcome};
use zgoda::output::Output;
use zgoda::page_words::PageWords;

use crate::authority;
use crate::join::{self, Join, MOST_MACHINES};
use crate::join_key::{self, JoinKey};
use crate::server::{self, Certificate, Settings};

/// Reads the command line and carries it out.
///
/// # Errors
/// The sentence to be said.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Result<Outcome, Failure> {
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    if matches!(
        arguments.get(1).and_then(|it| it.to_str()),
        Some("--version" | "-V")
    ) {
        let mut out = Output::new();
        out.text(&format!("zgoda-desk {VERSION}\n"))?;
        out.flush()?;
        return Ok(Outcome::Holds);
    }
    if let Some(other) = std::env::var(STARTED_BY).ok().filter(|it| it != VERSION) {
        return Err(Failure::Sentence(format!(
            "zgoda is version {other} and zgoda-desk beside it is version {VERSION}; install both of one version"
        )));
    }
    let (common, args) = match cli::of_the_desk(arguments) {
        Ok(read) => read,
        Err(answered) => return answered,
    };
    common.tell_unspoken();
    let _log = log::begin(common.log.as_deref(), log::Of::Desk)?;
    do_it(&args, &common)
}

/// Serves pages until the end of the program, or makes certificates.
fn do_it(args: &DeskArgs, common: &Common) -> Result<Outcome, Failure> {
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
        listening: if args.until_stdin_ends { tells } else { |_| () },
    };
    server::run(settings).map_err(Failure::of)?;
    Ok(Outcome::Holds)
}

/// Reports the address of the desk to the program that started it, so that this program can restart the desk at the same address.
fn tells(at: SocketAddr) {
    let mut out = Output::new();
    // Without a reader of its output the desk is about to end.
    let _ = out.text(&format!("{at}\n")).and_then(|()| out.flush());
}

/// Ends the program when standard input ends. A desk keeps nothing, so it may end at any moment.
fn ends_with_stdin() -> Result<(), Failure> {
    let waits = || {
        // The bytes of standard input are dropped; an unreadable standard input counts as ended.
        let _ = io::copy(&mut io::stdin(), &mut io::sink());
        std::process::exit(0);
    };
    let thread = thread::Builder::new().name("until stdin ends".to_owned());
    thread.spawn(waits).map(|_| ()).map_err(Failure::of)
}

/// The machines that are joined, with their keys, and the trusted roots.
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

/// Makes the files, and says their purposes.
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
