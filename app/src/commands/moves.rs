// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda moves`: the legal moves of positions, one JSON line each.

use std::io::{self, BufReader};
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use zgoda_game::notation::{MAX_FEN, fen_variant, parse_fen};
use zgoda_game::{Variant, legal_moves};
use zgoda_record as record;
use zgoda_record::elsewhere::{self, Elsewhere};
use zgoda_record::named_move::NamedMove;
use zgoda_record::{export, shelf};

use super::lines::next_line;
use crate::common::{Common, VariantWord, data_folder};
use crate::outcome::{Failure, Outcome};
use crate::output::Output;
use crate::stderr;

/// Options of `zgoda moves`.
#[derive(Debug, Args)]
pub struct MovesArgs {
    #[arg(long)]
    variant: Option<VariantWord>,
    #[arg(value_name = "FEN")]
    fens: Vec<String>,
}

#[derive(Serialize)]
struct Line<'a> {
    fen: &'a str,
    #[serde(flatten)]
    found: Found,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Found {
    Moves(Vec<NamedMove>),
    Error(String),
}

/// Answers every position; after an unreadable position the exit status is 1. While an official game runs in the data
/// folder, no position is answered, because its players may not be helped with legal moves (Kodeks II 2.4.7), and the
/// record of the game notes that moves were asked for.
pub fn run(args: &MovesArgs, common: &Common) -> Result<Outcome, Failure> {
    refuse_beside_a_game(common)?;
    let variant = args.variant.map(Variant::from);
    let mut out = Output::new();
    let mut outcome = Outcome::Holds;
    if args.fens.is_empty() {
        let mut lines = BufReader::new(io::stdin().lock());
        let mut line = Vec::new();
        let unreadable = |error: io::Error| {
            Failure::Sentence(format!("standard input cannot be read ({error})"))
        };
        while next_line(&mut lines, &mut line, MAX_FEN).map_err(unreadable)? {
            let text = String::from_utf8_lossy(&line);
            if !text.trim().is_empty() {
                answer(text.trim(), variant, &mut out, &mut outcome)?;
            }
            // The caller may be a program that waits for the answer before it asks again.
            if lines.buffer().is_empty() {
                out.flush()?;
            }
        }
    }
    for fen in &args.fens {
        answer(fen, variant, &mut out, &mut outcome)?;
    }
    out.flush()?;
    Ok(outcome)
}

fn refuse_beside_a_game(common: &Common) -> Result<(), Failure> {
    let Some(folder) = data_folder(common.data.as_deref()) else {
        return Ok(());
    };
    let official = |path: &PathBuf| {
        record::read(path).is_ok_and(|contents| export::is_official_and_runs(&contents))
    };
    let held = shelf::all_in_use(&folder).into_iter().filter(official);
    let held: Vec<PathBuf> = held.collect();
    for path in &held {
        if let Err(error) = elsewhere::write_down(path, &Elsewhere::MovesAsked) {
            stderr::tell(error);
        }
    }
    match held.first() {
        None => Ok(()),
        Some(path) => Err(Failure::Sentence(format!(
            "legal moves are told to nobody while an official game runs in this data folder ({}; Kodeks II 2.4.7), and \
             its record says that they were asked for; ask again when it is over",
            path.display()
        ))),
    }
}

fn answer(
    fen: &str,
    variant: Option<Variant>,
    out: &mut Output,
    outcome: &mut Outcome,
) -> Result<(), Failure> {
    let variant = variant.or_else(|| fen_variant(fen)).unwrap_or_default();
    let found = match parse_fen(fen, variant) {
        Ok(setup) => Found::Moves(
            legal_moves(&setup)
                .iter()
                .map(|mv| NamedMove::of(&setup, mv))
                .collect(),
        ),
        Err(error) => {
            *outcome = Outcome::DoesNotHold;
            Found::Error(error.to_string())
        }
    };
    out.json(&Line { fen, found })
}
