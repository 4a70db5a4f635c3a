//! Games that somebody disturbed: by one fault, or two, of hands and pens. The faults are made here by
//! plain means and in an even mix that has nothing to do with the costs of the program.
//!
//! `ZGODA_DISTURBED=10000` makes that many games; the seed is printed, `ZGODA_SEED` takes it.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test stops at the first thing that is not as it should be"
)]

use std::collections::BTreeMap;

use zgoda_game::notation::write_move;
use zgoda_game::reconcile::{Case, Ear, Evidence, FaultKind, Record, Shown, Where, reconcile};
use zgoda_game::{BySide, Kind, Move, Piece, Setup, Side, Square, Variant, legal_moves};

/// A multiplier and an increment of a common generator: the same games on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }

    fn one_of<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.below(from.len())])
    }
}

struct Game {
    moves: Vec<Move>,
    texts: Vec<String>,
    setups: Vec<Setup>,
}

fn game(dice: &mut Dice, plies: usize) -> Game {
    let mut setup = Setup::start(Variant::International);
    let mut game = Game {
        moves: Vec::new(),
        texts: Vec::new(),
        setups: vec![setup],
    };
    while game.moves.len() < plies {
        let Some(mv) = dice.one_of(&legal_moves(&setup)) else {
            break;
        };
        game.texts.push(write_move(&setup, &mv));
        game.moves.push(mv);
        setup = mv.apply(&setup);
        game.setups.push(setup);
    }
    game
}

const BOARD_FAULTS: [FaultKind; 8] = [
    FaultKind::NeighbouringSquare,
    FaultKind::CapturedLeft,
    FaultKind::WrongManRemoved,
    FaultKind::CrownForgotten,
    FaultKind::NotTransferred,
    FaultKind::HalfACapture,
    FaultKind::KnockedOver,
    FaultKind::BoardTurned,
];

/// What was done to a board.
#[derive(Clone, Copy, Debug)]
struct Done {
    kind: FaultKind,
    ply: Option<usize>,
    side: Side,
}

/// Carries the game out on `side`'s board with one fault at half-move `at` (from 1). `None` where that
/// fault cannot be made there or a hand would have noticed it later.
fn disturbed(
    game: &Game,
    dice: &mut Dice,
    kind: FaultKind,
    side: Side,
    at: usize,
) -> Option<(Setup, Done)> {
    let (before, mv) = (game.setups[at - 1], game.moves[at - 1]);
    let mut board = game.setups[at];
    let mover = before.at(mv.from)?.side;
    let layout = Variant::International.layout();
    let mut ply = Some(at);
    match kind {
        FaultKind::NotTransferred => {
            (mover != side).then_some(())?;
            board = before;
        }
        FaultKind::NeighbouringSquare => {
            let near: Vec<Square> = board
                .vacant()
                .into_iter()
                .filter(|s| {
                    layout.row(*s).abs_diff(layout.row(mv.to)) == 1
                        && layout.column(*s).abs_diff(layout.column(mv.to)) == 1
                        && *s != mv.from
                })
                .collect();
            let piece = board.at(mv.to);
            let to = dice.one_of(&near)?;
            board.put(mv.to, None);
            board.put(to, piece);
        }
        FaultKind::CapturedLeft => {
            let left = dice.one_of(&mv.captured.into_iter().collect::<Vec<_>>())?;
            board.put(left, before.at(left));
        }
        FaultKind::WrongManRemoved => {
            let left = dice.one_of(&mv.captured.into_iter().collect::<Vec<_>>())?;
            let others: Vec<Square> = board.pieces(mover.other()).into_iter().collect();
            let gone = dice.one_of(&others)?;
            board.put(left, before.at(left));
            board.put(gone, None);
        }
        FaultKind::CrownForgotten => {
            mv.crowns(&before).then_some(())?;
            board.put(mv.to, Some(Piece::man(mover)));
        }
        FaultKind::HalfACapture => {
            let route = zgoda_game::path(&before, &mv)?;
            (route.taken.len() > 1 && route.squares.len() == route.taken.len() + 1).then_some(())?;
            let done = 1 + dice.below(route.taken.len() - 1);
            let part = Move {
                from: mv.from,
                to: route.squares[done],
                captured: route.taken[..done].iter().copied().collect(),
            };
            board = part.apply(&before);
        }
        FaultKind::KnockedOver => {
            let gone = dice.one_of(&board.occupied().into_iter().collect::<Vec<_>>())?;
            (at == game.moves.len()).then_some(())?;
            board.put(gone, None);
            ply = None;
        }
        FaultKind::BoardTurned => {
            (at == game.moves.len()).then_some(())?;
            let mut turned = Setup::empty(Variant::International, board.turn());
            for square in board.occupied() {
                turned.put(layout.turned(square), board.at(square));
            }
            board = turned;
            ply = None;
        }
        _ => return None,
    }
    for (n, later) in game.moves.iter().enumerate().skip(at) {
        let mut piece = board.at(later.from)?;
        if later.crowns(&game.setups[n]) {
            piece.kind = Kind::King;
        }
        board.put(later.from, None);
        board.clear(later.captured);
        board.at(later.to).is_none().then_some(())?;
        board.put(later.to, Some(piece));
    }
    let right = game.setups[game.moves.len()];
    (board.with_turn(right.turn()) != right).then_some((board, Done { kind, ply, side }))
}

#[derive(Debug, Default)]
struct Tally {
    made: usize,
    first: usize,
    tied: usize,
    three: usize,
    other_side: usize,
    undecided: usize,
    /// What was named first instead, and how often.
    instead: BTreeMap<String, usize>,
}

fn seed() -> u64 {
    let seed = std::env::var("ZGODA_SEED")
        .ok()
        .and_then(|s| s.parse().ok());
    seed.unwrap_or(20_261_122)
}

fn games() -> usize {
    let games = std::env::var("ZGODA_DISTURBED")
        .ok()
        .and_then(|s| s.parse().ok());
    games.unwrap_or(400)
}

fn print(title: &str, tallies: &BTreeMap<&str, Tally>) {
    println!("{title}; seed {}", seed());
    println!(
        "kind | made | first | in a tie for first | among three | other side first | no side named"
    );
    for (kind, t) in tallies {
        println!(
            "{kind} | {} | {} | {} | {} | {} | {}",
            t.made, t.first, t.tied, t.three, t.other_side, t.undecided
        );
        if !t.instead.is_empty() {
            println!("  first instead: {:?}", t.instead);
        }
    }
}

#[test]
fn single_faults_of_a_hand() {
    let mut dice = Dice(seed());
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let (mut made, mut tries) = (0, 0);
    while made < games() {
        tries += 1;
        assert!(tries < games() * 400 + 10_000, "faults cannot be made");
        let plies = 10 + dice.below(90);
        let game = game(&mut dice, plies);
        let n = game.moves.len();
        let kind = BOARD_FAULTS[made % BOARD_FAULTS.len()];
        let side = Side::ALL[dice.below(2)];
        let at = n - dice.below(4).min(n - 1);
        let Some((board, done)) = disturbed(&game, &mut dice, kind, side, at) else {
            continue;
        };
        made += 1;
        let right = game.setups[n];
        let record = Record::of(game.setups[0], game.texts.iter().map(String::as_str));
        let mut boards = BySide::from_fn(|_| Some(right));
        *boards.get_mut(side) = Some(board);
        let report = reconcile(&Evidence {
            records: BySide::from_fn(|_| record.clone()),
            boards: boards.map(|board| board.map(|b| Shown::exactly(&b))),
            ear: Ear::Polish,
        });
        assert_eq!((report.agreed_plies, report.case), (n, Case::A));
        assert_eq!(
            (report.proposal.ply, report.proposal.setup),
            (Some(n), right)
        );
        let state = report.boards.get(side).as_ref().unwrap();
        let mended = state.mend.carry_out(&board);
        assert_eq!(mended.with_turn(right.turn()), right);
        assert!(
            report
                .boards
                .get(side.other())
                .as_ref()
                .unwrap()
                .mend
                .is_empty()
        );
        count(tallies.entry(kind.word()).or_default(), &report, &[done]);
    }
    print("single faults on one board", &tallies);
    let total = |f: fn(&Tally) -> usize| tallies.values().map(f).sum::<usize>();
    assert!(
        total(|t| t.first + t.tied) * 100 >= made * 75,
        "{tallies:?}"
    );
    assert!(total(|t| t.other_side) == 0, "{tallies:?}");
}

fn is(fault: &zgoda_game::reconcile::Fault, done: &Done) -> bool {
    fault.kind == done.kind && fault.place == Where::Board(done.side) && fault.ply == done.ply
}

fn count(tally: &mut Tally, report: &zgoda_game::reconcile::Report, done: &[Done]) {
    let fits = |e: &zgoda_game::reconcile::Explanation| {
        e.faults.len() == done.len() && done.iter().all(|d| e.faults.iter().any(|f| is(f, d)))
    };
    tally.made += 1;
    let all = &report.explanations;
    let Some(best) = all.first() else { return };
    if fits(best) && all.get(1).is_none_or(|second| second.cost > best.cost) {
        tally.first += 1;
    } else if all.iter().any(|e| e.cost == best.cost && fits(e)) {
        tally.tied += 1;
    }
    if !fits(best) {
        let kinds: Vec<&str> = best.faults.iter().map(|fault| fault.kind.word()).collect();
        *tally.instead.entry(kinds.join(" and ")).or_default() += 1;
    }
    tally.three += usize::from(all.iter().take(3).any(fits));
    match best.faults[0].blamed {
        None => tally.undecided += 1,
        Some(side) if done.iter().all(|d| d.side != side) => tally.other_side += 1,
        Some(_) => {}
    }
}

#[test]
fn two_faults_of_hands() {
    let mut dice = Dice(seed() ^ 2);
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let (mut made, mut tries) = (0, 0);
    while made < games() / 2 {
        tries += 1;
        assert!(tries < games() * 400 + 10_000, "faults cannot be made");
        let plies = 10 + dice.below(90);
        let game = game(&mut dice, plies);
        let n = game.moves.len();
        let pick = |dice: &mut Dice| BOARD_FAULTS[dice.below(5)];
        let (one, other) = (pick(&mut dice), pick(&mut dice));
        let (at, at2) = (n - dice.below(4), n - dice.below(4));
        let Some((white, a)) = disturbed(&game, &mut dice, one, Side::White, at) else {
            continue;
        };
        let Some((black, b)) = disturbed(&game, &mut dice, other, Side::Black, at2) else {
            continue;
        };
        made += 1;
        let record = Record::of(game.setups[0], game.texts.iter().map(String::as_str));
        let report = reconcile(&Evidence {
            records: BySide::from_fn(|_| record.clone()),
            boards: BySide {
                white: Some(Shown::exactly(&white)),
                black: Some(Shown::exactly(&black)),
            },
            ear: Ear::Polish,
        });
        assert_eq!((report.agreed_plies, report.case), (n, Case::A));
        count(
            tallies.entry("one on each board").or_default(),
            &report,
            &[a, b],
        );
    }
    print("two faults", &tallies);
    let tally = &tallies["one on each board"];
    assert!(tally.three * 100 >= tally.made * 60, "{tally:?}");
}

/// Slips, left-out and doubled entries of one record, in the middle of a game that both boards show.
#[test]
fn faults_of_a_pen_with_both_boards() {
    let (whole, wrongly, made) = faults_of_a_pen(true);
    assert!(whole * 100 >= made * 95 && wrongly * 200 <= made);
}

/// The same from two sheets of paper alone.
#[test]
fn faults_of_a_pen_without_boards() {
    let (whole, wrongly, made) = faults_of_a_pen(false);
    assert!(whole * 100 >= made * 75 && wrongly * 200 <= made);
}

/// How many games need not go back, in how many the wrong side is blamed, and of how many.
fn faults_of_a_pen(boards: bool) -> (usize, usize, usize) {
    let mut dice = Dice(seed() ^ 3);
    let mut tallies: BTreeMap<&str, Tally> = BTreeMap::new();
    let mut made = 0;
    while made < games() {
        let plies = 30 + dice.below(70);
        let game = game(&mut dice, plies);
        let n = game.moves.len();
        if n < 30 {
            continue;
        }
        let at = 2 + dice.below(n - 12);
        let mut texts = game.texts.clone();
        let kind = [
            FaultKind::SlipOfThePen,
            FaultKind::SkippedEntry,
            FaultKind::DoubledEntry,
        ][made % 3];
        match kind {
            FaultKind::SlipOfThePen => {
                let others: Vec<Move> = legal_moves(&game.setups[at - 1])
                    .into_iter()
                    .filter(|mv| *mv != game.moves[at - 1])
                    .collect();
                let Some(other) = dice.one_of(&others) else {
                    continue;
                };
                texts[at - 1] = write_move(&game.setups[at - 1], &other);
            }
            FaultKind::SkippedEntry => {
                texts.remove(at - 1);
            }
            _ => texts.insert(at, texts[at - 1].clone()),
        }
        made += 1;
        let side = Side::ALL[dice.below(2)];
        let start = game.setups[0];
        let right = Record::of(start, game.texts.iter().map(String::as_str));
        let wrong = Record::of(start, texts.iter().map(String::as_str));
        let mut records = BySide::from_fn(|_| right.clone());
        *records.get_mut(side) = wrong;
        let report = reconcile(&Evidence {
            records,
            boards: BySide::from_fn(|_| boards.then_some(Shown::exactly(&game.setups[n]))),
            ear: Ear::Polish,
        });
        // The strict prefix is right in all: an entry written twice differs one later.
        let agreed = if kind == FaultKind::DoubledEntry {
            at
        } else {
            at - 1
        };
        assert_eq!(
            (report.agreed_plies, report.case),
            (agreed, Case::B),
            "{kind:?}"
        );
        let tally = tallies.entry(kind.word()).or_default();
        tally.made += 1;
        // "First" is what matters to the players: the game need not go back.
        let whole = report.proposal.ply == Some(n) && report.proposal.setup == game.setups[n];
        tally.first += usize::from(whole);
        let blamed = report.explanations.first().and_then(|e| e.faults[0].blamed);
        match blamed {
            None => tally.undecided += 1,
            Some(found) if found != side => tally.other_side += 1,
            Some(_) => tally.three += 1,
        }
    }
    println!(
        "pens: 'first' counts games that need not go back, 'among three' those that name the right record"
    );
    print(
        if boards {
            "faults of a pen, both boards known"
        } else {
            "faults of a pen, no board known"
        },
        &tallies,
    );
    let whole: usize = tallies.values().map(|t| t.first).sum();
    let wrongly: usize = tallies.values().map(|t| t.other_side).sum();
    (whole, wrongly, made)
}
