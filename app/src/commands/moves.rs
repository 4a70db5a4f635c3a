//! `zgoda moves`: the legal moves of positions, one JSON line each.

use std::io::{self, BufReader};

use clap::Args;
use serde::Serialize;
use zgoda_game::notation::{MAX_FEN, fen_variant, parse_fen};
use zgoda_game::{Variant, legal_moves};

use super::lines::next_line;
use crate::common::VariantWord;
use crate::named_move::NamedMove;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;

/// Options of `zgoda moves`.
#[derive(Debug, Args)]
pub struct MovesArgs {
    /// The game (else what the squares tell, else international)
    #[arg(long)]
    variant: Option<VariantWord>,
    /// Positions (else one a line from standard input)
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

/// Answers every position; one that cannot be read makes exit status 1 at the end.
pub fn run(args: &MovesArgs) -> Result<Outcome, Failure> {
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
            // Whoever waits for an answer before the next question gets it.
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

fn answer(
    fen: &str,
    variant: Option<Variant>,
    out: &mut Output,
    outcome: &mut Outcome,
) -> Result<(), Failure> {
    let variant = variant
        .or_else(|| fen_variant(fen))
        .unwrap_or(Variant::International);
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
