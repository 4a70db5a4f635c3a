//! From the text of two sheets to the comparison: real games written out as people and programs write
//! them, with one fault in one of the two records, or of one hand on one board.
//!
//! Every fault must be told, never passed over, and stand first among the explanations, or share the
//! first place with what would leave the same. `ZGODA_SHEETS=500` makes so many cases of each kind;
//! `make test` makes a few. Without the shared games made-up ones are played.

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

const V: Variant = Variant::International;

/// Cases of each kind in `make test`.
const SHORT: usize = 6;

#[derive(Clone)]
struct Game {
    moves: Vec<Move>,
    /// Before each half-move, and at the end.
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

/// How a sheet is written.
#[derive(Clone, Copy, Debug)]
struct Dress {
    dash: &'static str,
    cross: &'static str,
    /// Before the number of a move, and behind it.
    number: (&'static str, &'static str),
    /// What stands between some of the half-moves.
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

/// A sheet; `numbers` counts the half-moves as they are, or as they were before one was left out.
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

/// What became of the cases of one kind.
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

/// One fault: the sheets it leaves, and what must be said of it.
struct Case {
    entries: [Vec<String>; 2],
    numbers: [Vec<usize>; 2],
    /// Any of these may be named: kind, half-move.
    named: Vec<(&'static str, usize)>,
    /// Whose record or board it is; `None` where nobody can know.
    side: Option<Side>,
    board: Option<(Side, Setup)>,
    /// The position that may be proposed: after which half-moves of the game.
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

/// A case of this kind, if chance has one in this game.
fn case(kind: &'static str, game: &Game, dice: &mut Rng) -> Option<Case> {
    if kind.starts_with("board: ") {
        return board_case(kind, game, dice);
    }
    let side = Side::ALL[dice.usize(..2)];
    let n = game.len();
    let at = 2 + dice.usize(..n - 8);
    let mut case = Case::of(game, Some(side));
    let (before, mv) = (game.setups[at], game.moves[at]);
    let (entries, numbers) = case.record(side);
    let right = entries[at].clone();
    let slip = vec![("slip-of-the-pen", at + 1), ("misheard-number", at + 1)];
    let others = |wanted: &dyn Fn(&Move) -> bool| {
        let legal = legal_moves(&before);
        let found: Vec<Move> = legal
            .iter()
            .filter(|m| **m != mv && wanted(m))
            .copied()
            .collect();
        found
    };
    match kind {
        "another legal half-move" | "another capture" => {
            let captures = kind == "another capture";
            let other = dice
                .choice(&others(&|m| !captures || m.is_capture()))
                .copied()?;
            entries[at] = write_move(&before, &other);
            (entries[at] != right).then_some(())?;
            case.named = slip;
        }
        "a number off by one or ten" => {
            let off = dice.choice(&[-10_i32, -1, 1, 10]).copied()?;
            let wrong = V.name(mv.to).to_string().parse::<i32>().ok()? + off;
            (1..=50).contains(&wrong).then_some(())?;
            let sign = if mv.is_capture() { 'x' } else { '-' };
            entries[at] = format!("{}{sign}{wrong}", V.name(mv.from));
            case.named = slip;
        }
        "from and to swapped" => {
            let sign = if mv.is_capture() { 'x' } else { '-' };
            entries[at] = format!("{}{sign}{}", V.name(mv.to), V.name(mv.from));
            case.named = slip;
        }
        "digits swapped" => {
            let (one, rest) = right.split_once(['-', 'x'])?;
            let swapped: String = one.chars().rev().collect();
            (one.len() == 2 && swapped != one).then_some(())?;
            let sign = if mv.is_capture() { 'x' } else { '-' };
            entries[at] = format!("{swapped}{sign}{rest}");
            case.named = slip;
        }
        "what nobody can read" => {
            let last = n - 1;
            let at = if dice.usize(..4) == 0 { last } else { at };
            entries[at] = dice
                .choice(&["73-32", "14-91", "5%12", "32=28", "99x1", "37-323"])
                .copied()?
                .to_owned();
            case.named = vec![("slip-of-the-pen", at + 1)];
        }
        "half-move left out" | "half-move left out, the numbers right" => {
            entries.remove(at);
            if kind.ends_with("right") {
                numbers.remove(at);
            } else {
                numbers.pop();
            }
            case.named = vec![("skipped-entry", at + 1)];
        }
        "a line left out" | "a line left out, the numbers right" => {
            entries.drain(at..at + 2);
            if kind.ends_with("right") {
                numbers.drain(at..at + 2);
            } else {
                numbers.truncate(n - 2);
            }
            case.named = vec![("skipped-entry+skipped-entry", at + 1)];
        }
        "written twice" => {
            entries.insert(at, right);
            numbers.push(n);
            case.named = vec![("doubled-entry", at + 2)];
        }
        "two of one side transposed" | "two neighbours transposed" => {
            let apart = if kind == "two neighbours transposed" {
                1
            } else {
                2
            };
            (entries[at] != entries[at + apart]).then_some(())?;
            entries.swap(at, at + apart);
            case.named = vec![("transposed-entries", at + 1)];
        }
        "the last ones missing" => {
            let left = n - 1 - dice.usize(..8);
            entries.truncate(left);
            numbers.truncate(left);
        }
        _ => {
            // The player plays on from another half-move, as long as a hand can, and writes that.
            let other = dice.choice(&others(&|_| true)).copied()?;
            let mut line = game.clone();
            line.moves[at] = other;
            let mut now = other.apply(&before);
            for later in at + 1..n {
                line.setups[later] = now;
                goes_through(
                    &now.with_turn(game.setups[later].turn()),
                    &game.moves[later],
                )
                .then_some(())?;
                now = carry_out(&game.setups[later], &game.moves[later], &now)?;
            }
            let ends = write_move(&before, &other);
            (ends != right).then_some(())?;
            entries[at] = ends;
            case.named = vec![("", at + 1)];
            case.side = None;
        }
    }
    Some(case)
}

/// A half-move on a board that need not be the one it was made on; `None` if a hand would notice.
fn carry_out(before: &Setup, mv: &Move, board: &Setup) -> Option<Setup> {
    let mut piece = board.at(mv.from)?;
    (Some(piece) == before.at(mv.from)).then_some(())?;
    let theirs = board.pieces(piece.side.other());
    mv.captured.within(theirs).then_some(())?;
    if mv.crowns(before) {
        piece = Piece::king(piece.side);
    }
    let mut after = *board;
    after.put(mv.from, None);
    after.clear(mv.captured);
    after.at(mv.to).is_none().then_some(())?;
    after.put(mv.to, Some(piece));
    Some(after.with_turn(before.turn().other()))
}

/// Can it be done there? A player who is told that a king goes through a man, or that a capture stops half way, knows
/// that their board is another.
fn goes_through(now: &Setup, mv: &Move) -> bool {
    match legality(now, mv) {
        Legality::Legal => true,
        Legality::Irregular(irregularity) => matches!(
            irregularity,
            Irregularity::CaptureLeftOut | Irregularity::WrongNumber
        ),
    }
}

/// One hand is wrong on one board in the last six half-moves, and carries the rest out.
fn board_case(kind: &'static str, game: &Game, dice: &mut Rng) -> Option<Case> {
    let n = game.len();
    let at = n - 1 - dice.usize(..6);
    let (before, mv) = (game.setups[at], game.moves[at]);
    let own = kind == "board: own half-move not made";
    let side = match kind {
        "board: own half-move not made" => before.turn(),
        "board: opponent's half-move not made" => before.turn().other(),
        _ => Side::ALL[dice.usize(..2)],
    };
    let after = game.setups[at + 1];
    let mut board = after;
    let mut named = match kind {
        "board: captured man left" => vec!["captured-left"],
        "board: wrong man removed" => vec!["wrong-man-removed"],
        "board: neighbouring square" => vec!["neighbouring-square"],
        _ if own => vec!["not-carried-out"],
        _ => vec!["not-transferred"],
    };
    match kind {
        "board: captured man left" | "board: wrong man removed" => {
            let taken: Vec<_> = mv.captured.into_iter().collect();
            let left = dice.choice(&taken).copied()?;
            board.put(left, before.at(left));
            if kind == "board: wrong man removed" {
                let men: Vec<_> = after.pieces(before.turn().other()).into_iter().collect();
                board.put(dice.choice(&men).copied()?, None);
            }
        }
        "board: neighbouring square" => {
            let layout = V.layout();
            let near = |square| {
                let rows = layout.row(mv.to).abs_diff(layout.row(square));
                let columns = layout.column(mv.to).abs_diff(layout.column(square));
                matches!((rows, columns), (1, 1) | (0, 2) | (2, 0))
            };
            let free: Vec<_> = after.vacant().into_iter().filter(|s| near(*s)).collect();
            let square = dice.choice(&free).copied()?;
            board.put(square, after.at(mv.to));
            board.put(mv.to, None);
            // No hand puts a crown on and the king back where the man came from.
            (square != mv.from || !mv.crowns(&before)).then_some(())?;
            if square == mv.from && !mv.is_capture() {
                // Back where it came from: nothing was moved at all, by whatever name.
                named = vec!["not-carried-out", "not-transferred"];
            }
        }
        _ => board = before.with_turn(after.turn()),
    }
    for later in at + 1..n {
        board = carry_out(&game.setups[later], &game.moves[later], &board)?;
    }
    (board != game.setups[n]).then_some(())?;
    let mut case = Case::of(game, Some(side));
    case.named = named.into_iter().map(|kind| (kind, at + 1)).collect();
    case.board = Some((side, board));
    case.right = |game, setup| game.setups.last() == Some(setup);
    Some(case)
}

/// What the program says of a case.
fn look(folder: &Path, game: &Game, case: &Case, kind: &str, dice: &mut Rng, tally: &mut Tally) {
    let mut call: Vec<String> = vec!["reconcile".to_owned(), "--json".to_owned()];
    let mut texts = Vec::new();
    for side in Side::ALL {
        let mut dress = DRESSES[dice.usize(..DRESSES.len())];
        if kind.ends_with("the numbers right") && dress.dash == " " {
            // Among blanks alone a number that jumps cannot be told from a square.
            dress = DRESSES[0];
        }
        let all = &case.entries[index(side)];
        if dress.dash == " " && all.iter().any(|entry| entry.matches('x').count() > 1) {
            // Nor can a capture with the squares on its way be told from two half-moves.
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
    // Nothing may be said to agree that does not; what is missing is no disagreement, but is told.
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
        // One in a small number may be one of the twentieth that cannot be helped.
        let missed = t.cases - t.tied;
        assert!(missed <= (t.cases / 20).max(1), "{kind}: {t:?}");
    }
}
