//! `zgoda desk`: the pages of the desk; and a small authority for the devices of a hall.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::common::{Common, data_folder};
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::pages::authority;
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
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Makes an authority and a certificate for the desk, for the devices of one event
    Ca(CaArgs),
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
    if let Some(What::Ca(CaArgs { folder, name })) = &args.what {
        let made = authority::make(
            folder,
            name,
            &PageWords::new(common.language_or_environment()),
        )
        .map_err(Failure::of)?;
        let mut out = Output::new();
        for line in made {
            out.text(&format!("{line}\n"))?;
        }
        out.flush()?;
        return Ok(Outcome::Holds);
    }
    let data = data_folder(common.data.as_deref()).ok_or_else(|| {
        Failure::Sentence("no data folder is known here; name one with --data".to_owned())
    })?;
    let files = args.certificate.clone().zip(args.key.clone());
    let settings = Settings {
        listen: args.listen,
        data,
        language: common.language_or_environment(),
        names: args.name.clone(),
        tls: files.map(|(certificate, key)| Certificate { certificate, key }),
    };
    server::run(settings).map_err(Failure::of)?;
    Ok(Outcome::Holds)
}
