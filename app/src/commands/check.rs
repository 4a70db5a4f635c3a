// SPDX-License-Identifier: GPL-3.0-or-later
//! `zgoda check`: plays through game files, one JSON line a game.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use zgoda_game::Variant;
use zgoda_game::notation::pdn::{
    Game, StopReason, count, game_played, game_type, possible_nowhere, unread,
};
use zgoda_record::plain::clipped;

use crate::common::VariantWord;
use crate::game_files::Games;
use crate::outcome::{Failure, Outcome};
use crate::output::Output;

/// Options of `zgoda check`.
#[derive(Debug, Args)]
pub struct CheckArgs {
    #[arg(long)]
    variant: Option<VariantWord>,
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

/// The reason given for a game that says by its GameType, or by its squares, that it is another one.
const NOT_HERE: &str = "game not played here";

/// The reason given for a game of which nothing tells what is played.
const UNDECIDED: &str = "nothing here says which game this is, so it was not played through; give --variant international or \
                         --variant polish64, or write a GameType into the file";

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
        let undecided = variant.is_none() && game_type(game).is_none();
        let nowhere = undecided.then(|| possible_nowhere(game)).flatten();
        let ok = match (&variant, &nowhere) {
            (Some(_), _) => Some(stop.is_none() && !game.cut_off && game.words == 0),
            (None, Some(_)) => Some(false),
            (None, None) => None,
        };
        // A file of another game is no fault; a file that needs an option is not answered yet.
        if ok == Some(false) || undecided {
            self.outcome = Outcome::DoesNotHold;
        }
        let word = || {
            unread
                .first()
                .map(|word| (word.ply, word.text.clone(), WORD.to_owned()))
        };
        let fault = match (&variant, &stop) {
            (None, _) => nowhere.map(|it| {
                let (from, to) = (it.from, it.to);
                let reason = format!(
                    "without a capture no piece goes from {from} to {to}, on 64, 100 or 144 squares; correct it (a capture has x \
                     or :), and give --variant if the file does not say which game it is"
                );
                (it.ply, clipped(it.text), reason)
            }),
            (_, Some(stop)) => Some((stop.ply, clipped(&stop.text), stop.reason.to_string())),
            _ if game.cut_off => Some((plies + 1, String::new(), CUT_OFF.to_owned())),
            _ => word(),
        };
        let (ply, text, reason) = match fault {
            Some((ply, text, reason)) => (Some(ply), Some(text), Some(reason)),
            None if undecided => (None, None, Some(UNDECIDED.to_owned())),
            None if variant.is_none() => (None, None, Some(NOT_HERE.to_owned())),
            None => (None, None, None),
        };
        self.out.json(&Line {
            file,
            game: number,
            white: game.tag("White"),
            black: game.tag("Black"),
            result: game.result_text(),
            plies,
            ok,
            ply,
            text,
            reason,
            unread,
            odd: game.faults.iter().map(ToString::to_string).collect(),
        })
    }
}
