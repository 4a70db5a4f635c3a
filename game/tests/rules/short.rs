// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of short notation on 64 squares: the file of the first square, and the whole last square. Code in this file writes made-up
//! games in this form, and they are read again. They must be the same games as long as only one piece fits each half-move.
//! Otherwise the half-move must be reported as one that cannot be read for certain.

use fastrand::Rng;
use zgoda_game::notation::pdn::{Game, PdnReader, StopReason, replay, unread};
use zgoda_game::notation::{ShortError, ShortMove, write_move};
use zgoda_game::reconcile::{Ear, Entry, Evidence, Record, Witness, reconcile};
use zgoda_game::{BySide, Move, Setup, Side, Variant, legal_moves};

const EIGHT: Variant = Variant::Polish64;

fn one(text: &str) -> Game {
    let mut games = PdnReader::new(text.as_bytes());
    let game = games.next().expect("a game").expect("readable");
    assert!(games.next().is_none(), "{text}");
    game
}

/// A half-move in short notation, in one of several styles: `ab4`, `a:b4`, `axb4`.
fn short(setup: &Setup, mv: &Move, dice: &mut Rng) -> String {
    let from = setup.variant().name(mv.from).to_string();
    let to = setup.variant().name(mv.to).to_string();
    let sign = match (mv.is_capture(), dice.u8(..4)) {
        (true, 0) => "x",
        (true, 1) => "",
        (true, _) => ":",
        (false, 0) => "-",
        (false, _) => "",
    };
    format!("{}{sign}{to}", &from[..1])
}

/// True if another legal half-move leads from another square of the same file to the same square.
fn has_a_twin(setup: &Setup, mv: &Move) -> bool {
    let file = |mv: &Move| setup.variant().layout().column(mv.from);
    let twin =
        |other: &&Move| other.to == mv.to && other.from != mv.from && file(other) == file(mv);
    legal_moves(setup).iter().any(|other| twin(&other))
}

#[test]
fn short_half_moves_read_back_wherever_one_piece_can_go_so() {
    let (mut half_moves, mut twins, mut whole) = (0_usize, 0_usize, 0_usize);
    for seed in 0..1_000 {
        let mut dice = Rng::with_seed(seed);
        let mut setup = Setup::start(EIGHT);
        let (mut line, mut texts, mut twin) = (Vec::new(), Vec::new(), None);
        for ply in 0..60 {
            let moves = legal_moves(&setup);
            if moves.is_empty() {
                break;
            }
            let mv = moves[dice.usize(..moves.len())];
            // Captures with the same ends but other captured men cannot be distinguished by the notation, so they are left out.
            let alike = moves
                .iter()
                .filter(|other| (other.from, other.to) == (mv.from, mv.to));
            if alike.count() > 1 {
                break;
            }
            if twin.is_none() && has_a_twin(&setup, &mv) {
                twin = Some(ply);
            }
            texts.push(short(&setup, &mv, &mut dice));
            line.push(mv);
            setup = mv.apply(&setup);
        }
        let mut text = String::from("[GameType \"26\"]\n\n");
        for (index, half_move) in texts.iter().enumerate() {
            if index % 2 == 0 {
                text += &format!("{}. ", index / 2 + 1);
            }
            text += &format!("{half_move} ");
        }
        let game = one(&(text + "*"));
        let played = replay(&game, EIGHT);
        let read: Vec<Move> = played.plies.iter().map(|ply| ply.mv).collect();
        let sure = twin.unwrap_or(line.len());
        assert_eq!(read, line[..sure], "seed {seed}: {texts:?}");
        half_moves += sure;
        match twin {
            None => {
                assert_eq!(played.stop, None, "seed {seed}");
                assert_eq!(unread(&game, Some(EIGHT)).count(), 0);
                whole += 1;
            }
            Some(ply) => {
                let stop = played.stop.expect("a stop");
                assert_eq!(stop.ply, ply + 1, "seed {seed}");
                let StopReason::Short(ShortError::Several(all)) = stop.reason else {
                    panic!("seed {seed}: {stop}");
                };
                assert!(all.len() > 1);
                twins += 1;
            }
        }
    }
    println!("{half_moves} half-moves, {whole} whole games, {twins} with one that fits two");
    assert!(half_moves > 20_000 && twins > 0);
}

/// If two half-moves fit, another record decides.
#[test]
fn another_record_says_which_of_two_was_meant() {
    let mut told = 0;
    for seed in 0..1_000 {
        let mut dice = Rng::with_seed(seed);
        let mut setup = Setup::start(EIGHT);
        let (mut line, mut texts, mut twins) = (Vec::new(), Vec::new(), 0);
        for _ in 0..30 {
            let moves = legal_moves(&setup);
            let Some(mv) = moves.get(dice.usize(..moves.len().max(1))).copied() else {
                break;
            };
            twins += usize::from(has_a_twin(&setup, &mv));
            texts.push(short(&setup, &mv, &mut dice));
            line.push(write_move(&setup, &mv));
            setup = mv.apply(&setup);
        }
        let start = Setup::start(EIGHT);
        let records = [texts, line.clone()];
        let [white, black] = records.map(|it| Record::of(start, it.iter().map(String::as_str)));
        assert!(white.entries.iter().all(Entry::is_statement));
        let report = reconcile(&Evidence {
            records: BySide { white, black },
            boards: BySide::default(),
            ear: Ear::default(),
            witness: Witness::default(),
        });
        assert!(report.all_agree(), "seed {seed}: {line:?} {report:#?}");
        assert_eq!(report.agreed_plies, line.len(), "seed {seed}");
        told += twins;
    }
    assert!(told > 20, "{told}");
}

#[test]
fn a_sheet_of_a_hundred_squares_in_short_notation_is_read() {
    let ten = Variant::International;
    let (mut whole, mut half_moves) = (0, 0);
    for seed in 0..500 {
        let mut dice = Rng::with_seed(seed);
        let mut setup = Setup::start(ten);
        let (mut line, mut text) = (Vec::new(), String::from("[GameType \"20\"]\n\n"));
        let mut twin = false;
        for ply in 0..40 {
            let moves = legal_moves(&setup);
            let Some(mv) = moves.get(dice.usize(..moves.len().max(1))).copied() else {
                break;
            };
            let alike = moves
                .iter()
                .filter(|other| (other.from, other.to) == (mv.from, mv.to));
            if alike.count() > 1 {
                break;
            }
            let name = |square| ten.name(square).to_string();
            let (from, to) = (name(mv.from), name(mv.to));
            let last = &to[to.len() - 1..];
            let same = |other: &&Move| {
                other.from == mv.from && other.to != mv.to && name(other.to).ends_with(last)
            };
            let other_way = moves.iter().filter(same).count() > 0;
            // A sheet has both squares of half-moves that short notation would not determine, and sometimes both squares of
            // captures.
            let in_full = other_way || mv.is_capture() && dice.bool();
            let short = if in_full {
                format!("{from:0>2}{to:0>2}")
            } else {
                format!("{from:0>2}{last}")
            };
            if ply % 2 == 0 {
                text += &format!("{}. ", ply / 2 + 1);
            }
            text += &format!("{short} ");
            twin |= from.len() == 1 && short.len() == 3;
            line.push(mv);
            setup = mv.apply(&setup);
        }
        let game = one(&(text.clone() + "*"));
        let played = replay(&game, ten);
        let read: Vec<Move> = played.plies.iter().map(|ply| ply.mv).collect();
        if !twin || played.stop.is_none() {
            assert_eq!(read, line, "seed {seed}: {text} {:?}", played.stop);
            whole += 1;
        }
        half_moves += read.len();
        let record = Record::of_game(&game, ten).expect("a record");
        assert_eq!(record.entries.len(), line.len(), "{text}");
    }
    println!("{half_moves} half-moves, {whole} whole sheets");
    assert!(whole > 300, "{whole}");
    // If a sheet has both squares of all other half-moves, a short half-move on it is unreadable.
    let game = one("1. 32-28 19-23 2. 328 14x23 *");
    assert_eq!(unread(&game, Some(ten)).collect::<Vec<_>>(), [(3, "328")]);
}

#[test]
fn what_a_hand_can_do_is_told_without_the_rules() {
    let setup = Setup::start(EIGHT);
    let read = |text: &str| ShortMove::read(text, EIGHT).expect(text);
    let ab4 = read("ab4").written_by_hand(&setup).expect("one");
    assert_eq!(ab4.to_string(), "a3-b4");
    // The only piece of a file is found even if it cannot go to the square. If a file has several pieces and none can go there,
    // none is found.
    let bd4 = read("bd4").written_by_hand(&setup).expect("one");
    assert_eq!(bd4.to_string(), "b2-d4");
    assert_eq!(read("af6").written_by_hand(&setup), Err(ShortError::NoSuch));
    for none in ["ab9", "ib4", "abc4", "b4", "a3b4", "a", "ab4c5"] {
        assert_eq!(ShortMove::read(none, EIGHT), None, "{none}");
    }
    assert_eq!(ShortMove::read("ab4", Variant::International), None);
    let black = setup.with_turn(Side::Black);
    let cb6 = read("h:g5").written_by_hand(&black).expect("one");
    assert_eq!(cb6.to_string(), "h6xg5");
}
