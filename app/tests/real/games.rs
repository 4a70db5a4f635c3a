// SPDX-License-Identifier: GPL-3.0-or-later
//! Games to play: made up from a seed, or real games from the shared test data.

use std::fs::{self, File};
use std::io::BufReader;
use std::path::Path;

use zgoda_game::notation::pdn::{Game, PdnReader, replay};
use zgoda_game::notation::write_move;
use zgoda_game::{Move, Setup, Variant, is_ambiguous, legal_moves, must_capture};
use zgoda_hw::sim::rng::Rng;

/// The most keys, or strokes, for a pair of half-moves, one of each side, with the presses of the clock.
pub(crate) const MOST_KEYS: usize = 12;
/// Longest speech of the program for a pair of half-moves, in milliseconds, for a listener at 300 words a minute.
pub(crate) const MOST_SPEECH_MS: u64 = 3000;

/// A legal game from the start position.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// The source of the game, with which the game can be found again.
    pub(crate) name: String,
    /// Every half-move and the position before it.
    pub(crate) plies: Vec<(Setup, Move)>,
}

impl Played {
    /// The half-moves as PDN writes them.
    pub(crate) fn pdn(&self) -> Vec<String> {
        let plies = self.plies.iter();
        plies.map(|(before, mv)| write_move(before, mv)).collect()
    }

    /// Writes the game for the simulated hands.
    pub(crate) fn write(&self, file: &Path) {
        let text = self.pdn().join(" ");
        fs::write(file, format!("[GameType \"20\"]\n\n{text} *\n")).unwrap();
    }
}

/// A half-move in digits alone, two digits for each square.
pub(crate) fn digits(mv: &Move) -> String {
    format!("{:02}{:02}", number(mv.from), number(mv.to))
}

/// The number of a square of the ten by ten board.
fn number(square: zgoda_game::Square) -> u32 {
    let name = Variant::International.name(square).to_string();
    name.parse().unwrap()
}

/// A legal game of exactly `length` half-moves, the same for the same seed. Moves after which the other side need not capture are
/// preferred, because random games are short. Half-moves that have the same four digits as another legal half-move have tests
/// of their own, and are left out here.
pub(crate) fn made_up(seed: u64, length: usize) -> Played {
    let mut rng = Rng::new(seed);
    loop {
        let plies = attempt(&mut rng, length);
        if plies.len() == length {
            let name = format!("made up from {seed}");
            return Played { name, plies };
        }
    }
}

fn attempt(rng: &mut Rng, length: usize) -> Vec<(Setup, Move)> {
    let mut now = Setup::start(Variant::International);
    let mut plies = Vec::new();
    while plies.len() < length {
        let all = legal_moves(&now);
        let plain = all.iter().filter(|mv| !is_ambiguous(&now, mv)).copied();
        let plain: Vec<Move> = plain.collect();
        let calm = plain.iter().filter(|mv| !must_capture(&mv.apply(&now)));
        let calm: Vec<Move> = calm.copied().collect();
        let choice = if calm.is_empty() || rng.once_in(8) {
            &plain
        } else {
            &calm
        };
        let Some(mv) = rng.pick(choice) else {
            break;
        };
        plies.push((now, mv));
        now = mv.apply(&now);
    }
    plies
}

/// The first `count` real games of the shared test data that can be played to their end; they are repeated if there are fewer.
pub(crate) fn real(shared: &Path, count: usize) -> Vec<Played> {
    let folder = shared.join("data").join("pdn");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|file| file.extension().is_some_and(|ending| ending == "pdn"))
        .collect();
    files.sort();
    let mut games = Vec::new();
    for file in files {
        let stem = file.file_stem().unwrap().to_string_lossy().into_owned();
        let mut reader = PdnReader::new(BufReader::new(File::open(&file).unwrap()));
        let mut game = Game::default();
        let mut number = 0;
        while reader.read_into(&mut game).unwrap() {
            number += 1;
            let name = format!("{stem}#{number}");
            games.extend(played(&game, name));
        }
    }
    assert!(!games.is_empty(), "no game in {}", folder.display());
    games.iter().cycle().take(count).cloned().collect()
}

/// A whole game from the start position, without oddities.
fn played(game: &Game, name: String) -> Option<Played> {
    let replayed = replay(game, Variant::International);
    let from_the_start = replayed.start == Setup::start(Variant::International);
    let plies = replayed.plies.iter();
    let as_the_rules_say = plies
        .clone()
        .all(|ply| ply.after == ply.mv.apply(&ply.before));
    let whole = replayed.stop.is_none() && !replayed.plies.is_empty();
    (from_the_start && as_the_rules_say && whole).then(|| Played {
        name,
        plies: plies.map(|ply| (ply.before, ply.mv)).collect(),
    })
}
