//! `zgoda package-files`: writes the pages for `man` and the completions for shells that packages need. The program writes these
//! files itself, from the definition by which it reads its own command line, so they always describe that command line. The maker
//! of a package decides where the files go.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, roman};

use crate::cli;
use crate::outcome::{Failure, Outcome};
use crate::program::PROGRAM;

/// The name with which the program is called.
const NAME: &str = "zgoda";
/// The shells for which completions are written.
const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Zsh, Shell::Fish];

/// The chapters at the end of the program's main page, which cannot be derived from the definition of the command line.
const CHAPTERS: [(&str, &[&str]); 3] = [
    (
        "EXIT STATUS",
        &[
            "0 all well; 1 the input was read and what was asked does not hold (records differ, a file has faults); \
             2 wrong usage, or input that could not be read.",
        ],
    ),
    (
        "ENVIRONMENT",
        &["LC_ALL and LANG choose the language where --lang does not."],
    ),
    (
        "FILES",
        &[
            "Games and settings are kept in the folder zgoda of the data folder of whoever plays, \
             ~/.local/share/zgoda as a rule, or in that of --data. No package takes them away.",
            "/usr/share/doc/zgoda has the papers: README.md, in Polish README.pl.md, names the others.",
        ],
    ),
];

/// Options of `zgoda package-files`.
#[derive(Debug, Args)]
pub struct PackageFilesArgs {
    /// The folder that they are written to
    folder: PathBuf,
}

/// Writes the files. Existing files with the same names are overwritten.
pub fn run(args: &PackageFilesArgs) -> Result<Outcome, Failure> {
    let folder = &args.folder;
    let written = write(folder);
    written.map_err(|error| {
        Failure::Sentence(format!(
            "{} cannot be written to ({error}); name a folder that can",
            folder.display()
        ))
    })?;
    Ok(Outcome::Holds)
}

fn write(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    // The subcommands of `help` get no pages, but are in the completions.
    let mut program = cli::shown().disable_help_subcommand(true);
    program.build();
    pages(&program, folder)?;
    let mut program = cli::shown();
    for shell in SHELLS {
        clap_complete::generate_to(shell, &mut program, NAME, folder)?;
    }
    Ok(())
}

/// Writes a page for a command and for each of its subcommands.
fn pages(command: &Command, folder: &Path) -> io::Result<()> {
    for below in command.get_subcommands() {
        pages(below, folder)?;
    }
    let whole = command.get_name() == NAME;
    let man = Man::new(command.clone()).source(PROGRAM).manual("Zgoda");
    let name = man.get_filename();
    let mut page = Vec::new();
    man.render(&mut page)?;
    if whole {
        chapters().to_writer(&mut page)?;
    }
    fs::write(folder.join(name), page)
}

fn chapters() -> Roff {
    let mut roff = Roff::new();
    for (heading, paragraphs) in CHAPTERS {
        roff.control("SH", [heading]);
        for paragraph in paragraphs {
            roff.control("PP", []);
            roff.text([roman(*paragraph)]);
        }
    }
    roff
}

/// The command without its hidden arguments and subcommands, which completions would otherwise offer.
#[must_use]
pub fn shown(command: &Command) -> Command {
    let arguments = command.get_arguments().filter(|it| !it.is_hide_set());
    let below = command.get_subcommands().filter(|it| !it.is_hide_set());
    let mut shown = Command::new(command.get_name().to_owned())
        .args(arguments)
        .subcommands(below.map(self::shown));
    shown = match command.get_about() {
        Some(about) => shown.about(about.clone()),
        None => shown,
    };
    match command.get_version() {
        Some(version) => shown.version(version.to_owned()),
        None => shown,
    }
}
