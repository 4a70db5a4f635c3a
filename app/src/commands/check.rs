//! `zgoda check`: plays through game files, one JSON line a game.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use zgoda_game::Variant;
use zgoda_game::notation::pdn::{Game, PdnReader, Stop, count, game_played};

use super::Output;
use crate::cli::VariantWord;
use crate::outcome::{Failure, Outcome};

/// Files are read in pieces of this size.
const BUFFER: usize = 256 * 1024;

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
        let (path, only) = one_of(given);
        let name = path.to_string_lossy().into_owned();
        let unreadable = |error: io::Error| {
            Failure::Sentence(format!(
                "{name} cannot be read ({error}); check the name of the file"
            ))
        };
        let file = File::open(&path).map_err(unreadable)?;
        let mut reader = PdnReader::new(BufReader::with_capacity(BUFFER, file));
        let mut number = 0;
        while reader.read_into(&mut self.game).map_err(unreadable)? {
            number += 1;
            if only.is_none_or(|only| only == number) {
                self.game(&name, number)?;
            }
        }
        match only {
            None if number == 0 => Err(Failure::Sentence(format!(
                "{name} holds no game; name a PDN file"
            ))),
            Some(only) if !(1..=number).contains(&only) => Err(Failure::Sentence(format!(
                "{name} has no game {only}; it has {number}"
            ))),
            _ => Ok(()),
        }
    }

    fn game(&mut self, file: &str, number: u64) -> Result<(), Failure> {
        let game = &self.game;
        let mut line = Line {
            file,
            game: number,
            white: game.tag("White"),
            black: game.tag("Black"),
            result: game.result_text(),
            plies: 0,
            ok: None,
            ply: None,
            text: None,
            reason: None,
            odd: game.faults.iter().map(ToString::to_string).collect(),
        };
        let stop: Option<Stop>;
        match game_played(game, self.variant) {
            None => line.reason = Some("game not played here".to_owned()),
            Some(variant) => {
                (line.plies, stop) = count(game, variant);
                line.ok = Some(stop.is_none());
                if let Some(stop) = &stop {
                    self.outcome = Outcome::DoesNotHold;
                    line.ply = Some(stop.ply);
                    line.text = Some(&stop.text);
                    line.reason = Some(stop.reason.to_string());
                }
                return self.out.json(&line);
            }
        }
        self.out.json(&line)
    }
}

/// `FILE#N`, unless a file has that very name.
fn one_of(given: &Path) -> (PathBuf, Option<u64>) {
    let split = given.to_str().and_then(|text| text.rsplit_once('#'));
    match split.and_then(|(file, n)| Some((file, n.parse().ok()?))) {
        Some((file, number)) if !given.exists() => (PathBuf::from(file), Some(number)),
        _ => (given.to_owned(), None),
    }
}
