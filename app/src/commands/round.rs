// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda round`: the papers of a round, made, listed again and forgotten.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use zgoda_game::Variant;
use zgoda_input::command::Words;
use zgoda_record::plain::plain;
use zgoda_record::sentence::Row as _;
use zgoda_speech::Language;

use crate::common::Common;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::page_words::PageWords;
use crate::round::anew;
use crate::round::folder::Again;
use crate::round::forget;
use crate::round::line::Line;
use crate::round::list::{self, Form};
use crate::round::make::{Order, Round};
use crate::round::slips::Sort;

/// The most lines about progress while slips are made. Each slip takes a part of a second.
const PARTS: usize = 10;

/// Options of `zgoda round`.
#[derive(Debug, Args)]
pub struct RoundArgs {
    #[command(subcommand)]
    command: RoundCommand,
}

#[derive(Debug, Subcommand)]
enum RoundCommand {
    Make(MakeArgs),
    Slip(SlipArgs),
    Pairings(PairingsArgs),
    Forget(ForgetArgs),
}

/// Options of `zgoda round make`.
#[derive(Debug, Args)]
struct MakeArgs {
    #[arg(value_name = "PAIRINGS.csv")]
    list: PathBuf,
    #[arg(long, value_name = "FILE")]
    event: PathBuf,
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
    #[arg(long, value_name = "TAG")]
    board_language: Option<String>,
    #[arg(long, value_name = "SORTS", value_delimiter = ',')]
    slips: Vec<Sort>,
    #[arg(long)]
    again: bool,
}

/// Options of `zgoda round slip`.
#[derive(Debug, Args)]
struct SlipArgs {
    folder: PathBuf,
    table: u32,
    #[arg(required = true)]
    role: Vec<String>,
    #[arg(long, value_name = "TAG")]
    board_language: Option<String>,
}

/// Options of `zgoda round pairings`.
#[derive(Debug, Args)]
struct PairingsArgs {
    folder: PathBuf,
    #[arg(long, value_name = "FILE")]
    csv: PathBuf,
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    #[arg(long)]
    excel: bool,
    #[arg(long)]
    again: bool,
}

/// Options of `zgoda round forget`.
#[derive(Debug, Args)]
struct ForgetArgs {
    folder: PathBuf,
}

/// Carries out a command on the papers of a round, and prints a sentence on each line.
pub fn run(args: &RoundArgs, common: &Common) -> Result<Outcome, Failure> {
    let words = PageWords::new(common.language_or_environment());
    let mut tell = Tell {
        out: Output::new(),
        words,
    };
    match &args.command {
        RoundCommand::Make(args) => make(args, &mut tell),
        RoundCommand::Slip(args) => slip(args, &mut tell),
        RoundCommand::Pairings(args) => pairings(args, &mut tell),
        RoundCommand::Forget(args) => forget_round(args, &mut tell),
    }
}

struct Tell {
    out: Output,
    words: PageWords,
}

impl Tell {
    /// Prints a line at once, because the next step may take long.
    fn line(&mut self, line: &Line) -> Result<(), Failure> {
        self.out.text(&format!("{}\n", line.text(&self.words)))?;
        self.out.flush()
    }
}

/// The language of the papers: the named language, or else the language of the sentences.
fn of_papers(tag: Option<&str>, tell: &Tell) -> Result<Language, Failure> {
    let Some(tag) = tag else {
        return Ok(tell.words.language);
    };
    Language::from_tag(tag).ok_or_else(|| {
        let all = Language::ALL.map(Language::tag).join(", ");
        Failure::Sentence(format!(
            "--board-language knows no {tag:?}; choose one of {all}"
        ))
    })
}

fn slip(args: &SlipArgs, tell: &mut Tell) -> Result<Outcome, Failure> {
    let papers = of_papers(args.board_language.as_deref(), tell)?;
    let words = Words::of_language(tell.words.language, Variant::default());
    let named = args.role.join(" ");
    let role = words.role(&named).ok_or_else(|| {
        Failure::Sentence(format!(
            "{named:?} is no role; write it as ear-white, assistant-black, player-white, face, chief or round-1"
        ))
    })?;
    let made = anew::slip(&args.folder, args.table, role).map_err(Failure::of)?;
    let paper = PageWords::new(papers);
    let number = args.table;
    let of_role = Line::of_role(role, None);
    let lines = [Line::Table { number }, of_role, Line::Words].map(|line| line.text(&paper));
    let [table, role, above] = lines;
    let once = Line::OpensOnce.text(&paper);
    let text = format!("{table}\n{role}\n{above}\n{}\n{once}\n", made.words);
    tell.out.text(&text)?;
    tell.out.flush()?;
    Ok(Outcome::Holds)
}

fn make(args: &MakeArgs, tell: &mut Tell) -> Result<Outcome, Failure> {
    let papers = of_papers(args.board_language.as_deref(), tell)?;
    let round = Round::read(Order {
        list: args.list.clone(),
        event: args.event.clone(),
        out: args.out.clone(),
        sorts: args.slips.clone(),
        again: again(args.again),
    })
    .map_err(Failure::of)?;
    for line in round.told(&tell.words) {
        tell.out.text(&format!("{line}\n"))?;
    }
    tell.out.flush()?;
    let all = round.slips();
    let tables = round.tables();
    let every = all.div_ceil(PARTS).max(1);
    // The round is made even if its progress cannot be printed.
    let mut listens = Ok(());
    let made = round.make(&PageWords::new(papers), |made| {
        if listens.is_ok() && (made.is_multiple_of(every) || made == all) {
            listens = tell.line(&Line::Making { made, all });
        }
    });
    made.map_err(Failure::of)?;
    listens?;
    let folder = shown(&args.out);
    tell.line(&Line::Made { tables, folder })?;
    if all > 0 {
        tell.line(&Line::SecretThere)?;
    }
    tell.line(&Line::NamesThere)?;
    Ok(Outcome::Holds)
}

fn pairings(args: &PairingsArgs, tell: &mut Tell) -> Result<Outcome, Failure> {
    let order = list::Order {
        folder: args.folder.clone(),
        list: args.csv.clone(),
        records: args.records.clone(),
        form: if args.excel { Form::Excel } else { Form::Plain },
        again: again(args.again),
    };
    let listed = list::write(&order).map_err(Failure::of)?;
    for path in &listed.unread {
        tell.line(&Line::NotARecord { file: shown(path) })?;
    }
    for number in listed.without {
        tell.line(&Line::NoResult { number })?;
    }
    for number in listed.several {
        tell.line(&Line::SeveralRecords { number })?;
    }
    let (tables, file) = (listed.tables, shown(&args.csv));
    tell.line(&Line::Listed { tables, file })?;
    Ok(Outcome::Holds)
}

fn forget_round(args: &ForgetArgs, tell: &mut Tell) -> Result<Outcome, Failure> {
    let done = forget::forget(&args.folder).map_err(Failure::of)?;
    for path in &done.names_out {
        tell.line(&Line::NamesOut { file: shown(path) })?;
    }
    for path in &done.removed {
        tell.line(&Line::Removed { file: shown(path) })?;
    }
    for path in &done.unread {
        tell.line(&Line::StaysAsItIs { file: shown(path) })?;
    }
    for path in &done.elsewhere {
        tell.line(&Line::Elsewhere { file: shown(path) })?;
    }
    tell.line(&Line::Beyond)?;
    Ok(if done.unread.is_empty() {
        Outcome::Holds
    } else {
        Outcome::DoesNotHold
    })
}

const fn again(said: bool) -> Again {
    if said { Again::Yes } else { Again::No }
}

fn shown(path: &std::path::Path) -> String {
    plain(&path.display().to_string()).into_owned()
}
