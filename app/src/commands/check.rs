//! `zgoda check`: plays through game files, one JSON line a game.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use zgoda_game::Variant;
use zgoda_game::notation::pdn::{Game, count, game_played};

use crate::common::VariantWord;
use crate::game_files::Games;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;

/// Options of `zgoda check`.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// The game, where a file does not say it
    #[arg(long)]
    variant: Option<VariantWord>,
    /// Game files (PDN); FILE#N is one game of a file
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

#[derive(Serialize)]
struct Line<'a> {
    file: &'a str,
    game: u64,
    white: Option<&'a str>,
    black: Option<&'a str>,
    result: &'a str,
    plies: usize,
    ok: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    odd: Vec<String>,
}

/// Every game of every file. A file that cannot be read does not keep the others from being played.
pub fn run(args: &CheckArgs) -> Result<Outcome, Failure> {
    let mut check = Check {
        variant: args.variant.map(Variant::from),
        out: Output::new(),
        game: Game::default(),
        outcome: Outcome::Holds,
    };
    let mut unread = Vec::new();
    for file in &args.files {
        match check.file(file) {
            Ok(()) => {}
            Err(Failure::Sentence(sentence)) => unread.push(sentence),
            Err(Failure::NobodyListens) => return Err(Failure::NobodyListens),
        }
    }
    check.out.flush()?;
    if unread.is_empty() {
        Ok(check.outcome)
    } else {
        Err(Failure::Sentence(unread.join("; ")))
    }
}

struct Check {
    variant: Option<Variant>,
    out: Output,
    /// Used for every game, so that its memory is.
    game: Game,
    outcome: Outcome,
}

impl Check {
    fn file(&mut self, given: &Path) -> Result<(), Failure> {
        let games = Games::named(given);
        let name = games.path.to_string_lossy();
        let mut game = std::mem::take(&mut self.game);
        let done = games.each(&mut game, |number, game| self.game(&name, number, game));
        self.game = game;
        done.map(drop)
    }

    fn game(&mut self, file: &str, number: u64, game: &Game) -> Result<(), Failure> {
        let variant = game_played(game, self.variant);
        let (plies, stop) = variant.map_or((0, None), |variant| count(game, variant));
        if stop.is_some() {
            self.outcome = Outcome::DoesNotHold;
        }
        let reason = match (&variant, &stop) {
            (None, _) => Some("game not played here".to_owned()),
            (_, stop) => stop.as_ref().map(|stop| stop.reason.to_string()),
        };
        self.out.json(&Line {
            file,
            game: number,
            white: game.tag("White"),
            black: game.tag("Black"),
            result: game.result_text(),
            plies,
            ok: variant.map(|_| stop.is_none()),
            ply: stop.as_ref().map(|stop| stop.ply),
            text: stop.as_ref().map(|stop| stop.text.as_str()),
            reason,
            odd: game.faults.iter().map(ToString::to_string).collect(),
        })
    }
}
