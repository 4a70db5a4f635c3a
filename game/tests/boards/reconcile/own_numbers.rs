// SPDX-License-Identifier: GPL-3.0-or-later
//! A record's evidence about itself: its move numbers, exchanged half-moves, and half-moves that were not carried out.

use super::*;

/// The faults of the likeliest explanations: kind, place, half-move.
fn first(report: &Report) -> Vec<(FaultKind, Where, Option<usize>)> {
    let faults = report.likeliest().flat_map(|one| &one.faults);
    faults
        .map(|fault| (fault.kind, fault.place, fault.ply))
        .collect()
}

/// A record as a file has it, with its move numbers.
fn written(text: &str) -> Record {
    let mut reader = PdnReader::new(text.as_bytes());
    let game = reader.next().unwrap().unwrap();
    Record::of_game(&game, START).unwrap()
}

#[test]
fn a_records_own_numbers_say_that_half_moves_are_missing() {
    let whole =
        written("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 46-41 5-10 *");
    let compare = |white: &str| {
        reconcile(&Evidence {
            records: BySide {
                white: written(white),
                black: whole.clone(),
            },
            boards: BySide::default(),
            ear: EAR.clone(),
            witness: Witness::default(),
        })
    };
    let report = compare("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 5. 46-41 5-10 *");
    let side = Side::White;
    let skipped = |ply| (FaultKind::SkippedEntry, Where::Record(side), Some(ply));
    assert_eq!(first(&report), [skipped(7), skipped(8)]);
    assert_eq!((report.agreed_plies, report.proposal.ply), (6, Some(10)));
    assert_eq!(report.blame(), Blame::Side(side));
    let one = compare("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 5. 46-41 5-10 *");
    assert_eq!(first(&one), [skipped(8)]);
    // A number is wrong and nothing is missing: the half-moves themselves are believed.
    let wrong =
        compare("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 7. 41-37 14-19 8. 46-41 5-10 *");
    assert!(wrong.all_agree());
    // Numbers that claim half-moves that the other record does not have.
    let other = compare("1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 6. 46-41 5-10 *");
    assert_eq!(other.proposal.ply, Some(6));
}

#[test]
fn two_entries_in_each_others_place_are_named() {
    let kind = FaultKind::TransposedEntries;
    let in_record = |side, ply| (kind, Where::Record(side), Some(ply));
    // White's two half-moves can be made in either order: it cannot be told which pen slipped.
    let free = "34-30 19-23 31-27 14-19 40-34 10-14";
    let swapped = "31-27 19-23 34-30 14-19 40-34 10-14";
    let report = reconcile(&evidence(swapped, free));
    assert_eq!(
        first(&report),
        [in_record(Side::White, 1), in_record(Side::Black, 1)]
    );
    assert_eq!(report.proposal.why, Why::SamePosition);
    assert_eq!(report.blame(), Blame::NotDecidable);
    // White's and Black's half-move can be made in one order only, even at the very end.
    for tail in ["", " 31-27 14-19 40-34"] {
        let right = format!("34-30 19-23{tail}");
        let wrong = format!("19-23 34-30{tail}");
        let report = reconcile(&evidence(&right, &wrong));
        assert_eq!(first(&report), [in_record(Side::Black, 1)], "{tail:?}");
        assert_eq!(report.blame(), Blame::Side(Side::Black));
        let fix = Fix::Transposed(Side::Black);
        assert!(report.notices.contains(&Notice::Mended { ply: 1, fix }));
        assert_eq!(report.proposal.ply, Some(right.split(' ').count()));
        assert_eq!(report.line.len(), right.split(' ').count());
    }
}

#[test]
fn a_half_move_of_ones_own_may_not_have_been_carried_out() {
    let line = "32-28 19-23 28x19 14x23 37-32 10-14";
    let before = after("32-28 19-23 28x19 14x23 37-32");
    let with = |board: Setup, side| {
        let mut evidence = evidence(line, line);
        *evidence.boards.get_mut(side) = Some(Shown::exactly(&board));
        reconcile(&evidence)
    };
    let own = (FaultKind::NotCarriedOut, Where::Board(Side::Black), Some(6));
    let report = with(before, Side::Black);
    assert_eq!(first(&report), [own]);
    assert_eq!(report.blame(), Blame::Side(Side::Black));
    // On White's board the same fault is a half-move of the opponent that was not carried out.
    let others = (
        FaultKind::NotTransferred,
        Where::Board(Side::White),
        Some(6),
    );
    assert_eq!(first(&with(before, Side::White)), [others]);
    // An own capture leaves the capturing man and the captured man: one fault, not two.
    let line = "32-28 19-23 28x19 14x23";
    let board = after("32-28 19-23 28x19");
    let mut evidence = evidence(line, line);
    evidence.boards.black = Some(Shown::exactly(&board));
    let capture = (FaultKind::NotCarriedOut, Where::Board(Side::Black), Some(4));
    assert_eq!(first(&reconcile(&evidence)), [capture]);
}
