// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda reconcile`: compares two records of one game, and the two boards if they are given.
//!
//! This file reads the named records and boards and prints the answer. `two_records` compares them, `record_words` turns the
//! comparison into sentences, and `object` into a JSON object.

mod aloud;
mod aloud_words;
mod clocks;
mod object;

use std::path::{Path, PathBuf};

use clap::Args;
use zgoda_game::notation::read_fen;
use zgoda_game::reconcile::{Report, Shown, charged};
use zgoda_game::{BySide, Reading, Senses, Setup, Side, SquareSet, Variant};
use zgoda_record::record_words::{Beside, Words};

use self::clocks::Charged;
use super::by_code::by_code;
use crate::common::{Common, VariantWord};
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::two_records::{self, Source, variant_of};

/// Options of `zgoda reconcile`.
#[derive(Debug, Args)]
pub struct ReconcileArgs {
    #[arg(required_unless_present = "aloud")]
    white: Option<PathBuf>,
    #[arg(conflicts_with = "aloud")]
    black: Option<PathBuf>,
    #[arg(long, value_name = "FEN")]
    white_board: Option<String>,
    #[arg(long, value_name = "FEN")]
    black_board: Option<String>,
    #[arg(long, value_name = "SENSES", default_value = "exact")]
    senses: SensesWord,
    #[arg(long, value_name = "SQUARES", value_delimiter = ',')]
    unread: Vec<String>,
    #[arg(long)]
    variant: Option<VariantWord>,
    #[arg(long, value_name = "SIDE=TIME")]
    charge: Option<Charged>,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    arbiter: bool,
    #[arg(long, value_name = "RECORD", conflicts_with = "white")]
    aloud: Option<PathBuf>,
    #[arg(long, value_name = "N", requires = "aloud")]
    from: Option<usize>,
    #[arg(long, value_name = "SIDE", default_value = "black", requires = "aloud")]
    paper: SideWord,
    #[arg(long, value_name = "VOICE", requires = "aloud")]
    voice: Option<String>,
}

/// The precision with which a board was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum SensesWord {
    /// Kind and side of each piece
    Exact,
    /// The side of each piece, not its kind
    Colour,
    /// Only that something stands there
    Occupancy,
}

/// A side on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum SideWord {
    /// White
    White,
    /// Black
    Black,
}

impl From<SideWord> for Side {
    fn from(word: SideWord) -> Side {
        match word {
            SideWord::White => Side::White,
            SideWord::Black => Side::Black,
        }
    }
}

/// Opens a record. If its game is official and not over, an arbiter's code is needed: no player may know how the two records
/// differ, or the position that results from the comparison (Kodeks VIII 3.1).
fn open(path: &Path, args: &ReconcileArgs) -> Result<Source, Failure> {
    let source = Source::open(path)?;
    if let Some(running) = source.runs_officially() {
        let ways_on = [
            "nothing is compared",
            "wait until the game is over, or compare at its own arbiter's desk",
        ];
        if !args.arbiter {
            let [not_done, ways_on] = ways_on;
            return Err(Failure::Sentence(format!(
                "{}: this official game is not over, and what its records say is the arbiter's, so {not_done}; give --arbiter \
                 and a code, {ways_on}",
                source.name
            )));
        }
        by_code((path, running), "reconcile", ways_on)?;
    }
    Ok(source)
}

/// Compares the records. The exit status is 0 if everything agrees, else 1.
pub fn run(args: &ReconcileArgs, common: &Common) -> Result<Outcome, Failure> {
    if let Some(record) = &args.aloud {
        return aloud::run(record, args, common);
    }
    let (Some(white), Some(black)) = (&args.white, &args.black) else {
        return Err(Failure::Sentence(
            "one record cannot be compared; name White's and Black's, or read one with --aloud"
                .to_owned(),
        ));
    };
    let named = args.variant.map(Variant::from);
    let sources = BySide {
        white: open(white, args)?,
        black: open(black, args)?,
    };
    let variant = variant_of(&sources, named)?;
    let language = common.language_or_environment();
    let boards = boards(args, &[&sources.white, &sources.black], variant)?;
    let found = two_records::report(&sources, variant, boards, language)?;
    answer(&found, args, &Words::new(language, variant))
}

/// The board of each side, if known. It is taken from the command line, otherwise from the last readings of the board's sensors in
/// the record.
fn boards(
    args: &ReconcileArgs,
    sources: &[&Source],
    variant: Variant,
) -> Result<BySide<Option<Shown>>, Failure> {
    let unread = unread(&args.unread, variant)?;
    let seen = |option, fen: &Option<String>| -> Result<_, Failure> {
        let board = board(option, fen.as_deref(), variant)?;
        Ok(board.map(|setup| seen(&setup, args.senses).without(unread)))
    };
    let named = BySide {
        white: seen("--white-board", &args.white_board)?,
        black: seen("--black-board", &args.black_board)?,
    };
    let sensed = two_records::sensed_boards(sources, variant);
    Ok(BySide::from_fn(|side| {
        named.get(side).or(*sensed.get(side))
    }))
}

/// Reduces a board to the precision of `senses`.
fn seen(setup: &Setup, senses: SensesWord) -> Shown {
    let dulled = |senses| Shown::of_reading(&Reading::from_setup(setup).dulled(senses));
    match senses {
        SensesWord::Exact => Shown::exactly(setup),
        SensesWord::Colour => dulled(Senses::Colour),
        SensesWord::Occupancy => dulled(Senses::Occupancy),
    }
}

fn unread(squares: &[String], variant: Variant) -> Result<SquareSet, Failure> {
    let square = |text: &String| {
        let square = variant.square(text.trim());
        square.map_err(|error| Failure::Sentence(format!("--unread: {error}")))
    };
    squares.iter().map(square).collect()
}

/// Prints the comparison, in sentences or as one object.
fn answer(
    (report, beside): &(Report, Beside),
    args: &ReconcileArgs,
    words: &Words,
) -> Result<Outcome, Failure> {
    let mut out = Output::new();
    if args.json {
        out.json(&object::of((report, beside), args.charge, words))?;
    } else {
        let mut sentences = words.report(report, report.clocks, beside);
        if let Some(by) = args.charge {
            let clocks = charged(report.clocks, by.time, by.charge);
            let last = sentences.len().saturating_sub(1);
            sentences.splice(last..last, words.charged(clocks));
        }
        for sentence in sentences {
            out.text(&sentence)?;
            out.text("\n")?;
        }
    }
    out.flush()?;
    Ok(if report.all_agree() {
        Outcome::Holds
    } else {
        Outcome::DoesNotHold
    })
}

/// Reads a board from FEN; its position need not be legal.
fn board(option: &str, fen: Option<&str>, variant: Variant) -> Result<Option<Setup>, Failure> {
    fen.map(|fen| {
        read_fen(fen, variant)
            .map(|read| read.setup)
            .map_err(|error| Failure::Sentence(format!("{option}: {error}")))
    })
    .transpose()
}
