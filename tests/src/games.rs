// SPDX-License-Identifier: GPL-3.0-or-later
//! Games to play: real games from the shared files if they exist, else random games from a seed.

use std::fs::File;
use std::io::BufReader;
use std::path::PathBuf;

use zgoda_game::notation::pdn::{Game, PdnReader, game_played, replay};
use zgoda_game::{Move, Setup, Variant, legal_moves};
use zgoda_hw::sim::rng::Rng;

/// The environment variable with the folder of the shared test data.
const DATA: &str = "ZGODA_TEST_DATA";

/// A game: its first position and its half-moves.
#[derive(Clone, Debug)]
pub struct Played {
    /// The name of the game in a failure.
    pub name: String,
    /// The position before the first half-move.
    pub start: Setup,
    /// The half-moves of the game, all legal.
    pub moves: Vec<Move>,
}

/// Up to `most` real games on the large board of at least ten half-moves; `None`, with a message on standard error,
/// where the games are missing.
#[must_use]
pub fn real(most: usize) -> Option<Vec<Played>> {
    let Some(data) = std::env::var_os(DATA) else {
        eprintln!("no real games are played, because {DATA} is not set; made-up ones are");
        return None;
    };
    let folder = PathBuf::from(data).join("data/pdn");
    let mut files = Vec::new();
    for folder in [folder.clone(), folder.join("pdn3-suite/succeed")] {
        let Ok(entries) = std::fs::read_dir(&folder) else {
            eprintln!(
                "no real games are played, because {} is missing",
                folder.display()
            );
            return None;
        };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        files.extend(paths.filter(|path| path.extension().is_some_and(|e| e == "pdn")));
    }
    files.sort();
    let mut games = Vec::new();
    for file in files {
        let mut reader = PdnReader::new(BufReader::new(File::open(&file).expect("readable")));
        let mut game = Game::default();
        let mut number = 0;
        while reader.read_into(&mut game).expect("readable") {
            number += 1;
            if game_played(&game, None) != Some(Variant::International) {
                continue;
            }
            let replay = replay(&game, Variant::International);
            let legal = replay
                .plies
                .iter()
                .all(|ply| ply.mv.apply(&ply.before) == ply.after);
            if !legal || replay.plies.len() < 10 {
                continue;
            }
            let name = file
                .file_name()
                .map(|name| name.to_string_lossy().into_owned());
            games.push(Played {
                name: format!("{}#{number}", name.unwrap_or_default()),
                start: replay.start,
                moves: replay.plies.iter().map(|ply| ply.mv).collect(),
            });
        }
    }
    // The games are spread over all files, the same each time.
    let step = games.len().div_ceil(most.max(1)).max(1);
    Some(games.into_iter().step_by(step).take(most).collect())
}

/// A game of random legal moves, at most `longest` of them.
#[must_use]
pub fn random(seed: u64, start: Setup, longest: usize) -> Played {
    let mut rng = Rng::new(seed);
    let mut now = start;
    let mut moves = Vec::new();
    while moves.len() < longest {
        let legal = legal_moves(&now);
        let Some(mv) = rng.pick(&legal) else { break };
        now = mv.apply(&now);
        moves.push(mv);
    }
    Played {
        name: format!("random game of seed {seed}"),
        start,
        moves,
    }
}
