//! What must hold for any two records and any two boards.

#![allow(
    clippy::unwrap_used,
    reason = "a test stops where something is not as it should be"
)]

use proptest::prelude::*;
use zgoda_game::notation::write_move;
use zgoda_game::reconcile::{Ear, Evidence, Record, Report, Shown, reconcile};
use zgoda_game::{BySide, Setup, Square, Variant, legal_moves};

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
        ear: Ear::English,
    })
}

/// Slips anywhere: another entry, none, one too many, nonsense.
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

    /// Never a panic; the numbers are in order; the strict prefix is that of the texts themselves;
    /// mending works; and nothing depends on who is called White.
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
        // Texts that are no moves may end the prefix earlier, other spellings never occur here.
        prop_assert!(report.agreed_plies <= same);
        if mine.is_empty() && yours.is_empty() {
            prop_assert_eq!(report.agreed_plies, white.len());
        }
        for (side, state) in report.boards.iter() {
            let state = state.as_ref().unwrap();
            let mended = state.mend.carry_out(&boards[side as usize].unwrap());
            let right = report.proposal.setup;
            prop_assert_eq!(mended.with_turn(right.turn()), right);
        }
        let turned = compare(&black, &white, [boards[1], boards[0]]);
        prop_assert_eq!(report.agreed_plies, turned.agreed_plies);
        prop_assert_eq!(report.compatible_plies, turned.compatible_plies);
        prop_assert_eq!(report.case, turned.case);
        prop_assert_eq!(report.proposal, turned.proposal);
        let (first, second) = (report.first_difference, turned.first_difference);
        prop_assert_eq!(first.map(|d| d.ply), second.map(|d| d.ply));
    }
}
