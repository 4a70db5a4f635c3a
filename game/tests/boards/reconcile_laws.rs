// SPDX-License-Identifier: GPL-3.0-or-later
//! Laws that hold for any two records and any two boards.

use zgoda_game::notation::write_move;
use zgoda_game::reconcile::{
    Evidence, Instruction, MAX_EXPLANATIONS, Record, Report, Shown, Witness, reconcile,
};
use zgoda_game::{BySide, Piece, Reading, Senses, Setup, Side, Square, Variant, legal_moves};

use crate::hearing::EAR;
use proptest::prelude::*;

const V: Variant = Variant::International;

fn line(picks: &[usize]) -> (Vec<String>, Setup) {
    let mut setup = Setup::start(V);
    let mut texts = Vec::new();
    for pick in picks {
        let moves = legal_moves(&setup);
        if moves.is_empty() {
            break;
        }
        let mv = moves[pick % moves.len()];
        texts.push(write_move(&setup, &mv));
        setup = mv.apply(&setup);
    }
    (texts, setup)
}

fn compare(white: &[String], black: &[String], boards: [Option<Setup>; 2]) -> Report {
    let record = |texts: &[String]| Record::of(Setup::start(V), texts.iter().map(String::as_str));
    let [a, b] = boards;
    reconcile(&Evidence {
        records: BySide {
            white: record(white),
            black: record(black),
        },
        boards: BySide { white: a, black: b }.map(|board| board.map(|b| Shown::exactly(&b))),
        ear: EAR.clone(),
        witness: Witness::default(),
    })
}

/// Slips anywhere: another entry, no entry, one too many, nonsense.
fn slips() -> impl Strategy<Value = Vec<(usize, String)>> {
    let text = prop_oneof![
        Just(String::new()),
        Just("skip".to_owned()),
        Just("twice".to_owned()),
        "[0-9]{1,2}[-x][0-9]{1,2}",
        "\\PC{0,8}",
    ];
    prop::collection::vec((0_usize..60, text), 0..4)
}

fn with_slips(mut texts: Vec<String>, slips: &[(usize, String)]) -> Vec<String> {
    for (at, slip) in slips {
        if texts.is_empty() {
            break;
        }
        let at = at % texts.len();
        match slip.as_str() {
            "skip" => {
                texts.remove(at);
            }
            "twice" => texts.insert(at, texts[at].clone()),
            other => texts[at] = other.to_owned(),
        }
    }
    texts
}

fn board(pieces: &[(usize, usize)], mut from: Setup) -> Setup {
    let squares: Vec<Square> = V.squares().into_iter().collect();
    for (to, piece) in pieces {
        let piece = from.at(squares[piece % squares.len()]);
        from.put(squares[to % squares.len()], piece);
    }
    from
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// There is never a panic, the numbers are in order, the strictly agreed beginning is that of the texts themselves, mending
    /// works, and exchanging White and Black does not matter.
    #[test]
    fn any_two_records(
        picks in prop::collection::vec(0_usize..50, 0..60),
        mine in slips(),
        yours in slips(),
        wrong in prop::collection::vec((0_usize..50, 0_usize..50), 0..5),
    ) {
        let (texts, end) = line(&picks);
        let (white, black) = (with_slips(texts.clone(), &mine), with_slips(texts, &yours));
        let boards = [Some(board(&wrong, end)), Some(end)];
        let report = compare(&white, &black, boards);
        prop_assert!(report.agreed_plies <= report.compatible_plies);
        let same = white.iter().zip(&black).take_while(|(a, b)| a == b).count();
        // Texts that are no moves may end the prefix earlier; other spellings never occur here.
        prop_assert!(report.agreed_plies <= same);
        if mine.is_empty() && yours.is_empty() {
            prop_assert_eq!(report.agreed_plies, white.len());
        }
        for (side, state) in report.boards.iter() {
            let state = state.as_ref().unwrap();
            let right = report.proposal.setup;
            let board = boards[side as usize].unwrap().with_turn(right.turn());
            prop_assert_eq!(state.mend.carry_out(&board).with_turn(right.turn()), right);
            prop_assert_eq!(state.mend.steps(), fewest(&board, &right));
            let mut hand = board;
            for instruction in state.instructions() {
                follow(&mut hand, instruction);
            }
            prop_assert_eq!(hand, right);
            let shortest = fewest(&board, &right).min(1 + fewest(&turned_round(&board), &right));
            prop_assert_eq!(state.instructions().len(), shortest);
        }
        let turned = compare(&black, &white, [boards[1], boards[0]]);
        prop_assert_eq!(report.agreed_plies, turned.agreed_plies);
        prop_assert_eq!(report.compatible_plies, turned.compatible_plies);
        prop_assert_eq!(report.case, turned.case);
        prop_assert_eq!(report.proposal, turned.proposal);
        let (first, second) = (report.first_difference, turned.first_difference);
        prop_assert_eq!(first.map(|d| d.ply), second.map(|d| d.ply));
    }

    /// Boards with anything on them, nothing, or everything, seen by any sensors, get an answer, with costs in order.
    #[test]
    fn any_board(
        picks in prop::collection::vec(0_usize..50, 0..60),
        pieces in prop::collection::vec(0_usize..6, 50),
        senses in 0_usize..4,
        unread in prop::collection::vec(0_usize..50, 0..50),
    ) {
        let (texts, end) = line(&picks);
        let mut board = end;
        for (square, piece) in V.squares().into_iter().zip(&pieces) {
            match piece {
                0 => board.put(square, None),
                // The number five leaves the square as it is.
                other => {
                    if let Some(piece) = PIECES.get(other - 1) {
                        board.put(square, Some(*piece));
                    }
                }
            }
        }
        let reading = Reading::from_setup(&board);
        let squares: Vec<Square> = V.squares().into_iter().collect();
        let unread = unread.iter().map(|index| squares[*index]).collect();
        let shown = match Senses::ALL.get(senses) {
            Some(senses) => Shown::of_reading(&reading.dulled(*senses)).without(unread),
            None => Shown::exactly(&board),
        };
        let record = Record::of(Setup::start(V), texts.iter().map(String::as_str));
        for boards in [
            BySide { white: Some(shown), black: None },
            BySide { white: Some(shown), black: Some(shown) },
        ] {
            let report = reconcile(&Evidence {
                records: BySide { white: record.clone(), black: record.clone() },
                boards,
                ear: EAR.clone(),
                witness: Witness::default(),
            });
            prop_assert_eq!(report.agreed_plies, texts.len());
            prop_assert!(report.explanations.len() <= MAX_EXPLANATIONS);
            prop_assert!(report.explanations.is_sorted_by_key(|one| one.cost));
            prop_assert!(report.explanations.iter().all(|one| !one.faults.is_empty()));
            let state = report.boards.white.as_ref().unwrap();
            let agrees = shown.contradicts(&report.proposal.setup).is_empty();
            prop_assert_eq!(state.mend.is_empty(), agrees);
            // Squares to be looked at are not also to be mended, and the other way round.
            prop_assert!((state.mend.look & state.mend.remove).is_empty());
        }
    }
}

/// The smallest number of steps by search: pieces are taken off or put down one at a time, without any other rule. Squares that are
/// right are left out, except one, to show that touching such a square does not help.
fn fewest(board: &Setup, right: &Setup) -> usize {
    let squares = V.squares().into_iter();
    let (mut wrong, fine): (Vec<Square>, Vec<Square>) =
        squares.partition(|square| board.at(*square) != right.at(*square));
    // Squares do not affect each other, so a few at a time are searched.
    wrong.extend(fine.first());
    wrong.chunks(3).map(|some| search(some, board, right)).sum()
}

fn search(squares: &[Square], board: &Setup, right: &Setup) -> usize {
    let stand = |setup: &Setup| -> Vec<Option<Piece>> {
        squares.iter().map(|square| setup.at(*square)).collect()
    };
    let (from, to) = (stand(board), stand(right));
    let mut seen = std::collections::HashSet::from([from.clone()]);
    let mut now = vec![from];
    for steps in 0.. {
        if now.contains(&to) {
            return steps;
        }
        let mut next = Vec::new();
        for state in now {
            for index in 0..state.len() {
                let put: Vec<Option<Piece>> = match state[index] {
                    Some(_) => vec![None],
                    None => PIECES.iter().copied().map(Some).collect(),
                };
                for piece in put {
                    let mut state = state.clone();
                    state[index] = piece;
                    if seen.insert(state.clone()) {
                        next.push(state);
                    }
                }
            }
        }
        now = next;
    }
    unreachable!("every position can be reached")
}

const PIECES: [Piece; 4] = [
    Piece::man(Side::White),
    Piece::king(Side::White),
    Piece::man(Side::Black),
    Piece::king(Side::Black),
];

fn turned_round(board: &Setup) -> Setup {
    let mut turned = Setup::empty(V, board.turn());
    for square in board.occupied() {
        turned.put(V.layout().turned(square), board.at(square));
    }
    turned
}

fn follow(board: &mut Setup, instruction: Instruction) {
    match instruction {
        Instruction::Turn => *board = turned_round(board),
        Instruction::Remove(square) => board.put(square, None),
        Instruction::Place(square, piece) => board.put(square, Some(piece)),
        Instruction::Look(squares, piece) => {
            assert!(squares.into_iter().all(|square| board.at(square) == piece));
        }
    }
}
