// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda perft`: counts the nodes of the move tree. Each depth has a line.

use std::time::Instant;

use clap::Args;
use zgoda_game::notation::{fen_variant, parse_fen};
use zgoda_game::{Setup, Variant, perft};

use crate::common::VariantWord;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;

/// Options of `zgoda perft`.
#[derive(Debug, Args)]
pub struct PerftArgs {
    #[arg(long)]
    variant: Option<VariantWord>,
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    #[arg(value_parser = clap::value_parser!(u32).range(1..=40))]
    depth: u32,
}

/// Prints `depth nodes seconds nodes-per-second` for every depth up to the last.
pub fn run(args: &PerftArgs) -> Result<Outcome, Failure> {
    let told = args.fen.as_deref().and_then(fen_variant);
    let variant = args.variant.map(Variant::from).or(told);
    let variant = variant.unwrap_or_default();
    let setup = match &args.fen {
        Some(fen) => parse_fen(fen, variant)
            .map_err(|error| Failure::Sentence(format!("--fen {fen:?}: {error}")))?,
        None => Setup::start(variant),
    };
    let mut out = Output::new();
    for depth in 1..=args.depth {
        let begun = Instant::now();
        let nodes = perft(&setup, depth);
        // The two readings of the clock may be equal, so a least value keeps the quotient finite.
        let seconds = begun.elapsed().as_secs_f64().max(1e-9);
        let speed = nodes as f64 / seconds;
        out.text(&format!("{depth} {nodes} {seconds:.6} {speed:.0}\n"))?;
        out.flush()?;
    }
    Ok(Outcome::Holds)
}
