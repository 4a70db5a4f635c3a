//! `zgoda check`: plays through game files, one JSON line a game.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use zgoda_game::Variant;
use zgoda_game::notation::pdn::{Game, StopReason, count, game_played, unread};
use zgoda_record::plain::clipped;

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
    text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// Every entry that cannot be read.
    unread: Vec<Unread>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    odd: Vec<String>,
}

#[derive(Serialize)]
struct Unread {
    ply: usize,
    text: String,
}

/// Plays every game of every file. An unreadable file is reported at the end, after the others were played.
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
            Err(Failure::NobodyListens) => return Err(Failure::NobodyListens),
            Err(failure) => unread.push(failure.to_string()),
        }
    }
    check.out.flush()?;
    if unread.is_empty() {
        Ok(check.outcome)
    } else {
        Err(Failure::Sentence(unread.join("; ")))
    }
}

/// The reason given for a game that could be played as far as it was read, but is not whole.
const CUT_OFF: &str = "more of this game stands in the file than could be taken; close what is not \
                       closed, or split what is too long";

/// The reason given for a game that could be played to its end, but has unreadable words that count as no half-moves.
const WORD: &str = "it cannot be read, and the move numbers leave no room for a half-move here; take it out, or write the \
                    half-move";

struct Check {
    variant: Option<Variant>,
    out: Output,
    /// Reused for every game, so that its memory is allocated once.
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
        // A game that was played to its end has no unreadable entry, but may have words between its entries.
        let mut unread: Vec<Unread> = if variant.is_none() || stop.is_some() || game.words > 0 {
            let found = unread(game, variant);
            found
                .map(|(ply, text)| Unread {
                    ply,
                    text: clipped(text),
                })
                .collect()
        } else {
            Vec::new()
        };
        if let Some(stop) = &stop
            && matches!(stop.reason, StopReason::Short(_))
        {
            // The entry has the form of short notation, and only the position shows that it cannot be read.
            let place = unread.partition_point(|known| known.ply < stop.ply);
            let text = clipped(&stop.text);
            unread.insert(
                place,
                Unread {
                    ply: stop.ply,
                    text,
                },
            );
        }
        let holds = stop.is_none() && !game.cut_off && game.words == 0;
        if variant.is_some() && !holds {
            self.outcome = Outcome::DoesNotHold;
        }
        let word = || {
            unread
                .first()
                .map(|word| (word.ply, word.text.clone(), WORD.to_owned()))
        };
        let fault = match (&variant, &stop) {
            (None, _) => None,
            (_, Some(stop)) => Some((stop.ply, clipped(&stop.text), stop.reason.to_string())),
            _ if game.cut_off => Some((plies + 1, String::new(), CUT_OFF.to_owned())),
            _ => word(),
        };
        let (ply, text, reason) = match fault {
            Some((ply, text, reason)) => (Some(ply), Some(text), Some(reason)),
            None if variant.is_none() => (None, None, Some("game not played here".to_owned())),
            None => (None, None, None),
        };
        self.out.json(&Line {
            file,
            game: number,
            white: game.tag("White"),
            black: game.tag("Black"),
            result: game.result_text(),
            plies,
            ok: variant.map(|_| holds),
            ply,
            text,
            reason,
            unread,
            odd: game.faults.iter().map(ToString::to_string).collect(),
        })
    }
}
