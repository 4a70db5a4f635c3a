// SPDX-License-Identifier: GPL-3.0-or-later
//! From the text of two sheets to the comparison: real games in the notation of people and programs, with one fault in one of the
//! two records, or one fault of a hand on one board.
//!
//! Every fault must be reported, never passed over. It must come first among the explanations, or share the first place with
//! another fault that leaves the same sheets. `ZGODA_SHEETS=500` makes that many cases of each kind; `make test` makes a few.
//! Without the shared games, made-up games are used.

mod cases;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::{Path, PathBuf};

use fastrand::Rng;
use serde_json::Value;
use tempfile::tempdir;
use zgoda_game::notation::pdn::{PdnReader, game_played, replay};
use zgoda_game::notation::{write_fen, write_move};
use zgoda_game::{
    Irregularity, Legality, Move, Piece, Setup, Side, Variant, legal_moves, legality,
};

use crate::call::zgoda;
use cases::case;

const V: Variant = Variant::International;

/// The number of cases of each kind in `make test`.
const SHORT: usize = 6;

#[derive(Clone)]
struct Game {
    moves: Vec<Move>,
    /// The position before each half-move, and at the end.
    setups: Vec<Setup>,
}

impl Game {
    fn texts(&self) -> Vec<String> {
        let each = self.setups.iter().zip(&self.moves);
        each.map(|(before, mv)| write_move(before, mv)).collect()
    }

    fn len(&self) -> usize {
        self.moves.len()
    }
}

/// Whole legal games of thirty half-moves or more.
fn games() -> Vec<Game> {
    let Some(data) = std::env::var_os("ZGODA_TEST_DATA") else {
        eprintln!("made-up games are played, because ZGODA_TEST_DATA is not set");
        return (0..60).map(made_up).collect();
    };
    let folder = Path::new(&data).join("data/pdn");
    let mut files: Vec<PathBuf> = [folder.clone(), folder.join("pdn3-suite/succeed")]
        .iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "pdn"))
        .collect();
    files.sort();
    let mut games = Vec::new();
    for file in files {
        for game in PdnReader::new(BufReader::new(File::open(file).unwrap())) {
            let game = game.unwrap();
            if game_played(&game, None) != Some(V) {
                continue;
            }
            let played = replay(&game, V);
            let plies = played.plies.iter();
            let whole = played.stop.is_none() && played.start == Setup::start(V);
            let legal = plies
                .clone()
                .all(|ply| ply.after == ply.mv.apply(&ply.before));
            if whole && legal && played.plies.len() >= 30 {
                let before = plies.clone().map(|ply| ply.before);
                games.push(Game {
                    setups: before.chain([played.end]).collect(),
                    moves: plies.map(|ply| ply.mv).collect(),
                });
            }
        }
    }
    assert!(games.len() > 100, "{} games", games.len());
    games
}

fn made_up(seed: u64) -> Game {
    let mut dice = Rng::with_seed(seed * 977 + 5);
    loop {
        let mut game = Game {
            moves: Vec::new(),
            setups: vec![Setup::start(V)],
        };
        while game.len() < 80 {
            let now = game.setups[game.len()];
            let Some(mv) = dice.choice(&legal_moves(&now)).copied() else {
                break;
            };
            game.moves.push(mv);
            game.setups.push(mv.apply(&now));
        }
        if game.len() >= 30 {
            return game;
        }
    }
}

/// The style of a sheet.
#[derive(Clone, Copy, Debug)]
struct Dress {
    dash: &'static str,
    cross: &'static str,
    /// The text before the number of a move, and the text after it.
    number: (&'static str, &'static str),
    /// The texts strewn between some of the half-moves.
    strewn: &'static [&'static str],
}

const DRESSES: [Dress; 8] = [
    Dress {
        dash: "-",
        cross: "x",
        number: ("", ". "),
        strewn: &[],
    },
    Dress {
        dash: " - ",
        cross: " x ",
        number: ("\n", "."),
        strewn: &["!", "?"],
    },
    Dress {
        dash: "–",
        cross: "×",
        number: ("", ". "),
        strewn: &[" {12-7 was better}", " $3"],
    },
    Dress {
        dash: "\u{2011}",
        cross: "х",
        number: ("\r\n", ". "),
        strewn: &[" 0:04:17", "+-"],
    },
    Dress {
        dash: " ",
        cross: " ",
        number: ("", " "),
        strewn: &[],
    },
    Dress {
        dash: "→",
        cross: ":",
        number: ("", ") "),
        strewn: &[" a.l.", "*", " (31-26)"],
    },
    Dress {
        dash: "-\n",
        cross: " х ",
        number: ("\n", ". "),
        strewn: &[" =", " !?"],
    },
    Dress {
        dash: "－",
        cross: "X",
        number: ("\n", "."),
        strewn: &["\\r\n", " {\u{201e}dobre\u{201d}}"],
    },
];

/// A sheet; `numbers` are the numbers of its half-moves, and may leave room for a half-move that was left out.
fn sheet(entries: &[String], numbers: &[usize], dress: Dress, dice: &mut Rng) -> String {
    let mut text = String::from("[GameType \"20\"]\n\n");
    for (entry, ply) in entries.iter().zip(numbers) {
        if ply % 2 == 0 {
            let (before, behind) = dress.number;
            let _ = write!(text, "{before}{}{behind}", ply / 2 + 1);
        }
        text += &entry.replace('-', dress.dash).replace('x', dress.cross);
        if dice.usize(..9) == 0 {
            text += dice.choice(dress.strewn).copied().unwrap_or_default();
        }
        text.push(' ');
    }
    text.push_str("*\n");
    text
}

/// The outcomes of the cases of one kind.
#[derive(Clone, Debug, Default)]
struct Tally {
    cases: usize,
    silent: usize,
    agreed: usize,
    position: usize,
    first: usize,
    tied: usize,
    right_side: usize,
    wrong_side: usize,
}

type Tallies = BTreeMap<&'static str, Tally>;

/// One fault: the sheets with it, and the words that must be said about it.
struct Case {
    entries: [Vec<String>; 2],
    numbers: [Vec<usize>; 2],
    /// The findings, each a kind and a half-move. The program must name at least one of them.
    named: Vec<(&'static str, usize)>,
    /// The side of the faulty record or board; `None` if the side cannot be known.
    side: Option<Side>,
    board: Option<(Side, Setup)>,
    /// The check of a proposed position: true if it may be proposed.
    right: fn(&Game, &Setup) -> bool,
}

const fn index(side: Side) -> usize {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}

impl Case {
    fn of(game: &Game, side: Option<Side>) -> Case {
        let numbers: Vec<usize> = (0..game.len()).collect();
        Case {
            entries: [game.texts(), game.texts()],
            numbers: [numbers.clone(), numbers],
            named: Vec::new(),
            side,
            board: None,
            right: |game, setup| game.setups.contains(setup),
        }
    }

    fn record(&mut self, side: Side) -> (&mut Vec<String>, &mut Vec<usize>) {
        (
            &mut self.entries[index(side)],
            &mut self.numbers[index(side)],
        )
    }
}

const KINDS: [&str; 20] = [
    "another legal half-move",
    "a number off by one or ten",
    "from and to swapped",
    "digits swapped",
    "what nobody can read",
    "half-move left out",
    "half-move left out, the numbers right",
    "a line left out",
    "a line left out, the numbers right",
    "written twice",
    "two of one side transposed",
    "two neighbours transposed",
    "another capture",
    "the last ones missing",
    "played on from a misheard one",
    "board: captured man left",
    "board: wrong man removed",
    "board: neighbouring square",
    "board: opponent's half-move not made",
    "board: own half-move not made",
];

/// Compares the program's words on a case with the expected ones.
fn look(folder: &Path, game: &Game, case: &Case, kind: &str, dice: &mut Rng, tally: &mut Tally) {
    let mut call: Vec<String> = vec!["reconcile".to_owned(), "--json".to_owned()];
    let mut texts = Vec::new();
    for side in Side::ALL {
        let mut dress = DRESSES[dice.usize(..DRESSES.len())];
        if kind.ends_with("the numbers right") && dress.dash == " " {
            // Among blanks alone, a skipped number cannot be told from a square.
            dress = DRESSES[0];
        }
        let all = &case.entries[index(side)];
        if dress.dash == " " && all.iter().any(|entry| entry.matches('x').count() > 1) {
            // A capture with the squares on its way cannot be told from two half-moves.
            dress = DRESSES[0];
        }
        let text = sheet(
            &case.entries[index(side)],
            &case.numbers[index(side)],
            dress,
            dice,
        );
        let file = folder.join(format!("{}.pdn", side.word()));
        fs::write(&file, &text).unwrap();
        call.push(file.to_str().unwrap().to_owned());
        texts.push(text);
    }
    if let Some((side, board)) = &case.board {
        call.extend([format!("--{}-board", side.word()), write_fen(board)]);
    }
    let called = zgoda(&call);
    let found: Value = serde_json::from_str(&called.out)
        .unwrap_or_else(|_| panic!("{called:?}\n{}\n{}", texts[0], texts[1]));
    tally.cases += 1;
    let same = case.entries[0].iter().zip(&case.entries[1]);
    let prefix = same.take_while(|(one, other)| one == other).count();
    tally.agreed += usize::from(found["agreed_plies"] == prefix);
    let fen = found["agreed_position"]["fen"].as_str().unwrap();
    let setup = zgoda_game::notation::read_fen(fen, V).unwrap().setup;
    tally.position += usize::from((case.right)(game, &setup));
    let missing = kind == "the last ones missing";
    // Differing sources are never said to agree; a missing source is no disagreement, but is reported.
    let told = if missing {
        found["notices"]
            .as_array()
            .is_some_and(|all| !all.is_empty())
    } else {
        called.status == 1
    };
    tally.silent += usize::from(!told);
    let tied = found["tied"].as_u64().unwrap() as usize;
    let explanations = found["explanations"].as_array().unwrap();
    let is_true = |explanation: &Value| {
        let fault = &explanation["faults"][0];
        let whose = |key: &str| {
            let side = case.side.map(Side::word);
            side.is_none() || fault[key].as_str() == side
        };
        case.named.iter().any(|(kind, ply)| {
            let kind = kind.is_empty() || explanation["kind"] == *kind;
            kind && fault["ply"] == *ply
                && (whose("record") || whose("board") && case.board.is_some())
        })
    };
    let place = explanations.iter().take(tied).position(is_true);
    let first = missing || place.is_some();
    tally.first += usize::from(missing || place.is_some() && tied == 1);
    tally.tied += usize::from(first);
    let blame = found["blame"].as_str().unwrap();
    let decided = ["white", "black"].contains(&blame);
    tally.right_side += usize::from(decided && case.side.map(Side::word) == Some(blame));
    tally.wrong_side += usize::from(decided && case.side.map(Side::word) != Some(blame));
    if std::env::var_os("ZGODA_SHOW").is_some()
        && !(first && told && (case.side.is_some() || !decided))
    {
        println!(
            "{kind}: {:?} {:?} of {}\n{}\n{}\n{}",
            case.named,
            case.side,
            game.len(),
            texts[0],
            texts[1],
            called.out
        );
    }
}

#[test]
fn every_fault_on_a_sheet_is_told_and_stands_first() {
    let count = std::env::var("ZGODA_SHEETS")
        .ok()
        .and_then(|n| n.parse().ok());
    let count: usize = count.unwrap_or(SHORT);
    let games = games();
    let folder = tempdir().unwrap();
    let mut tallies = Tallies::new();
    for kind in KINDS {
        let mut dice = Rng::with_seed(20_261_123);
        let tally = tallies.entry(kind).or_default();
        let mut tries = 0;
        while tally.cases < count {
            tries += 1;
            assert!(tries < 400 * (count + 50), "no game for {kind}");
            let game = &games[dice.usize(..games.len())];
            if let Some(case) = case(kind, game, &mut dice) {
                look(folder.path(), game, &case, kind, &mut dice, tally);
            }
        }
    }
    println!(
        "| fault | cases | silent | prefix right | position right | first alone | first or tied | right side | wrong side |"
    );
    for kind in KINDS {
        let t = &tallies[kind];
        println!(
            "| {kind} | {} | {} | {} | {} | {} | {} | {} | {} |",
            t.cases, t.silent, t.agreed, t.position, t.first, t.tied, t.right_side, t.wrong_side
        );
    }
    for (kind, t) in &tallies {
        assert_eq!((t.silent, t.wrong_side), (0, 0), "{kind}: {t:?}");
        assert_eq!((t.agreed, t.position), (t.cases, t.cases), "{kind}: {t:?}");
        // At most a twentieth of the cases may be missed. In a small number of cases, one miss may be more than that.
        let missed = t.cases - t.tied;
        assert!(missed <= (t.cases / 20).max(1), "{kind}: {t:?}");
    }
}
