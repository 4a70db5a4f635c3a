//! `zgoda reconcile`: two records of one game side by side, and the two boards where they are given.
//!
//! This file reads what is named and asks the question; the answer is made in
//! `zgoda_game::reconcile`, put into sentences by `words` and into an object by `object`.

mod clocks;
mod object;
mod source;
mod words;

use std::path::PathBuf;

use clap::Args;
use zgoda_game::notation::read_fen;
use zgoda_game::reconcile::{Ear, Evidence, Shown, reconcile};
use zgoda_game::{BySide, Variant};
use zgoda_speech::Language;

use self::source::Source;
pub(crate) use self::words::Words;
use super::Output;
use crate::cli::{Common, VariantWord, later};
use crate::outcome::{Failure, Outcome};

/// Options of `zgoda reconcile`.
#[derive(Debug, Args)]
pub struct ReconcileArgs {
    /// White's record: a PDN file (FILE#N is one game of several), or a record of zgoda
    white: PathBuf,
    /// Black's record
    black: Option<PathBuf>,
    /// What stands on White's board
    #[arg(long, value_name = "FEN")]
    white_board: Option<String>,
    /// What stands on Black's board
    #[arg(long, value_name = "FEN")]
    black_board: Option<String>,
    /// The game, where the files do not say it
    #[arg(long)]
    variant: Option<VariantWord>,
    /// One object for machines instead of sentences
    #[arg(long)]
    json: bool,
    /// Reads one record aloud; in a later version
    #[arg(long, hide = true)]
    aloud: bool,
}

/// Exit status 0 when everything agrees, 1 when something does not.
pub fn run(args: &ReconcileArgs, common: &Common) -> Result<Outcome, Failure> {
    if args.aloud {
        return Err(later("zgoda reconcile --aloud"));
    }
    let Some(black) = &args.black else {
        return Err(Failure::Sentence(
            "one record cannot be compared; name White's and Black's".to_owned(),
        ));
    };
    let named = args.variant.map(Variant::from);
    let sources = BySide {
        white: Source::open(&args.white)?,
        black: Source::open(black)?,
    };
    let variant = variant_of(&sources, named)?;
    let board = |option: &str, fen: &Option<String>| board(option, fen.as_deref(), variant);
    let evidence = Evidence {
        records: BySide {
            white: sources.white.record(variant)?,
            black: sources.black.record(variant)?,
        },
        boards: BySide {
            white: board("--white-board", &args.white_board)?,
            black: board("--black-board", &args.black_board)?,
        },
        ear: ear(common.language_or_environment()),
    };
    let report = reconcile(&evidence);
    let clocks = clocks::after(
        &report,
        &BySide {
            white: &sources.white.game,
            black: &sources.black.game,
        },
    );
    let words = Words::new(common.language_or_environment(), variant);
    let mut out = Output::new();
    if args.json {
        out.json(&object::of(&report, clocks, &words))?;
    } else {
        for sentence in words.report(&report, clocks) {
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

/// In which language squares are called out decides which of them sound alike.
#[must_use]
pub const fn ear(language: Language) -> Ear {
    match language {
        Language::Polish => Ear::Polish,
        Language::English => Ear::English,
    }
}

/// The game that both records are of.
fn variant_of(sources: &BySide<Source>, named: Option<Variant>) -> Result<Variant, Failure> {
    let white = sources.white.variant(named)?;
    let black = sources.black.variant(named)?;
    match (white, black) {
        (Some(white), Some(black)) if white != black => Err(Failure::Sentence(format!(
            "{} is {} and {} is {}; name two records of one game",
            sources.white.name,
            white.word(),
            sources.black.name,
            black.word()
        ))),
        (known, other) => Ok(known.or(other).or(named).unwrap_or(Variant::International)),
    }
}

/// A board as it stands, whatever stands on it.
fn board(option: &str, fen: Option<&str>, variant: Variant) -> Result<Option<Shown>, Failure> {
    fen.map(|fen| {
        read_fen(fen, variant)
            .map(|read| Shown::exactly(&read.setup))
            .map_err(|error| Failure::Sentence(format!("{option}: {error}")))
    })
    .transpose()
}
