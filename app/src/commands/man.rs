// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda man`: the pages for `man`, from the definition by which the program reads its own command line, so they always describe
//! it. They are in English, because the headings of such a page are.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};
use zgoda_speech::Language;

use crate::cli;
use crate::outcome::{Failure, Outcome};
use crate::program::PROGRAM;
use crate::usage::{NAME, UsageWords, examples_of};

/// The chapters at the end of the program's own page that cannot be derived from the definition of the command line.
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
        &[
            "LANGUAGE, LC_ALL, LC_MESSAGES and LANG choose the language where --lang does not, as they do for other programs. \
             ZGODA_LOG names the file of --log.",
        ],
    ),
    (
        "FILES",
        &[
            "Games are kept in the folder zgoda of the data folder of whoever plays, ~/.local/share/zgoda as a rule, and settings in that \
             of the configuration folder, ~/.config/zgoda; or both in that of --data. No package takes them away.",
            "/usr/share/doc/zgoda has the papers: README.md, in Polish README.pl.md, names the others.",
        ],
    ),
];

/// Options of `zgoda man`.
#[derive(Debug, Args)]
pub struct ManArgs {
    #[arg(value_name = "COMMAND", conflicts_with = "to")]
    command: Vec<String>,
    #[arg(long, value_name = "FOLDER")]
    to: Option<PathBuf>,
}

/// Prints one page, or writes all of them, over existing files of the same names.
pub fn run(args: &ManArgs) -> Result<Outcome, Failure> {
    let pages = Pages::new();
    if let Some(folder) = &args.to {
        pages.write(folder).map_err(|error| {
            Failure::Sentence(format!(
                "{} cannot be written to ({error}); name a folder that can",
                folder.display()
            ))
        })?;
        return Ok(Outcome::Holds);
    }
    let command = pages.find(&args.command)?;
    let page = pages.page(command, &args.command);
    let mut out = io::stdout().lock();
    page.and_then(|page| out.write_all(&page))
        .and_then(|()| out.flush())
        .map_err(|error| Failure::writing(&error))?;
    Ok(Outcome::Holds)
}

struct Pages {
    program: Command,
    words: UsageWords,
}

impl Pages {
    fn new() -> Pages {
        let words = UsageWords::new(Language::English);
        // The subcommands of `help` get no pages.
        let program = words.name_all(cli::shown().disable_help_subcommand(true));
        Pages { program, words }
    }

    /// The command that these words name.
    fn find(&self, path: &[String]) -> Result<&Command, Failure> {
        let mut command = &self.program;
        for word in path {
            command = command.find_subcommand(word).ok_or_else(|| {
                Failure::Sentence(format!(
                    "there is no command {}, so it has no page; `zgoda help` lists what there is",
                    path.join(" ")
                ))
            })?;
        }
        Ok(command)
    }

    /// Writes a page for each command.
    fn write(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder)?;
        self.write_below(&self.program, &mut Vec::new(), folder)
    }

    fn write_below(
        &self,
        command: &Command,
        path: &mut Vec<String>,
        folder: &Path,
    ) -> io::Result<()> {
        for below in command.get_subcommands() {
            path.push(below.get_name().to_owned());
            self.write_below(below, path, folder)?;
            path.pop();
        }
        let name = Man::new(command.clone()).get_filename();
        fs::write(folder.join(name), self.page(command, path)?)
    }

    fn page(&self, command: &Command, path: &[String]) -> io::Result<Vec<u8>> {
        let mut page = Vec::new();
        let man = Man::new(command.clone()).source(PROGRAM).manual("Zgoda");
        man.render(&mut page)?;
        let mut more = Roff::new();
        self.examples(path, &mut more);
        if command.get_name() == NAME {
            chapters(&mut more);
        }
        more.to_writer(&mut page)?;
        Ok(page)
    }

    fn examples(&self, path: &[String], roff: &mut Roff) {
        for (number, example) in examples_of(path).enumerate() {
            if number == 0 {
                roff.control("SH", ["EXAMPLES"]);
            }
            roff.control("TP", []);
            roff.text([bold(example.line)]);
            roff.text([roman(self.words.say(&example.key()))]);
        }
    }
}

fn chapters(roff: &mut Roff) {
    for (heading, paragraphs) in CHAPTERS {
        roff.control("SH", [heading]);
        for paragraph in paragraphs {
            roff.control("PP", []);
            roff.text([roman(*paragraph)]);
        }
    }
}
