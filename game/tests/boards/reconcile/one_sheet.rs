// SPDX-License-Identifier: GPL-3.0-or-later
//! If there are not two records, the program's own observations limit the proposal (Kodeks IV 2.20). If there are two records, the
//! observations are only reported with the proposal.

use zgoda_game::reconcile::{
    Account, Against, Basis, Blame, Case, Departure, Evidence, Report, Weight, Why,
    reconcile_beside,
};
use zgoda_game::{BySide, Side};

use super::{after, evidence, record, seen};

const PLAYED: &str = "32-28 19-23 28x19 14x23 37-32 10-14 41-37 5-10 46-41 14-19";

fn first(half_moves: usize) -> String {
    let all: Vec<&str> = PLAYED.split(' ').take(half_moves).collect();
    all.join(" ")
}

/// The account of a program that saw everything, with both boards in agreement after half-move `rest`.
fn program(rest: usize) -> Account {
    let mut account = Account::of_record(&record(PLAYED), |_| Weight::Evidence);
    account.rests_behind(rest);
    account
}

fn one_sheet(black: &str, account: &Account) -> Report {
    let report = reconcile_beside(&evidence("", black), account);
    assert_eq!(report.case, Case::C);
    assert_eq!(report.basis, Basis::ArbiterDecides);
    assert_eq!(report.line.len(), report.proposal.ply.unwrap());
    report
}

#[test]
fn one_sheet_goes_as_far_as_the_programs_entries_have_the_same() {
    for half_moves in 1..=10 {
        let report = one_sheet(&first(half_moves), &program(0));
        assert_eq!(report.proposal.ply, Some(half_moves));
        assert_eq!(report.proposal.why, Why::SeenLikewise);
        assert_eq!(report.proposal.setup, after(&first(half_moves)));
        assert_eq!((report.against, report.departures.black), (None, None));
    }
    // A position on which both boards were seen to agree is not taken back because a sheet ends before it.
    let report = one_sheet(&first(4), &program(8));
    assert_eq!(report.proposal.ply, Some(8));
    assert_eq!(report.proposal.why, Why::BothBoardsAgreed);
    // Half-moves that the sheet alone has after the program's entries are not proposed.
    let mut short = Account::of_record(&record(&first(6)), |_| Weight::Evidence);
    short.rests_behind(5);
    let report = one_sheet(PLAYED, &short);
    assert_eq!(report.proposal.ply, Some(6));
    assert_eq!(report.struck.black.len(), 4);
}

#[test]
fn a_slip_in_the_one_sheet_is_named_and_never_proposed() {
    // The later half-moves show that 38-32 was a slip.
    let sheet = PLAYED.replace("37-32", "38-32");
    for rest in 0..=10 {
        let report = one_sheet(&sheet, &program(rest));
        assert_eq!(report.proposal.ply, Some(10), "{rest}");
        assert_eq!(report.proposal.setup, after(PLAYED));
        let departs = Departure {
            ply: 5,
            written: "38-32".to_owned(),
            program: "37-32".to_owned(),
        };
        assert_eq!(report.departures.black, Some(departs));
        assert!(report.against.is_none());
        assert_ne!(report.blame(), Blame::Side(Side::White));
    }
    // Later half-moves that would decide are missing. Play goes back to the point up to which the sheet and the program say the
    // same, or to a later point at which both boards were seen to agree.
    let sheet = format!("{} 47-41", first(8));
    for (rest, ply) in [(0, 8), (7, 8), (9, 9), (10, 10)] {
        let report = one_sheet(&sheet, &program(rest));
        assert_eq!(report.proposal.ply, Some(ply), "{rest}");
        assert_eq!(report.departures.black.unwrap().ply, 9);
    }
}

#[test]
fn without_any_record_both_boards_are_gone_by() {
    let report = one_sheet("", &program(7));
    assert_eq!(
        (report.proposal.ply, report.proposal.why),
        (Some(7), Why::BothBoardsAgreed)
    );
    assert_eq!(report.proposal.setup, after(&first(7)));
}

/// The longer record is bounded by the observations; half-moves that both records state are kept regardless of them.
#[test]
fn the_end_of_the_longer_record_is_borne_out_or_left() {
    let long = PLAYED.replace("46-41", "47-41");
    let with = |white: &str, black: &str, account: &Account| {
        reconcile_beside(&evidence(white, black), account)
    };
    let report = with(&first(4), PLAYED, &program(10));
    assert_eq!(
        (report.proposal.ply, report.basis),
        (Some(10), Basis::ArbiterDecides)
    );
    assert_eq!(report.proposal.why, Why::SeenLikewise);
    let report = with(&first(4), &long, &program(0));
    assert!(report.proposal.ply == Some(8) || report.proposal.setup == after(PLAYED));
    // Both records state 38-32, but the program saw 37-32, and saw both boards agree afterwards.
    let both = first(6).replace("37-32", "38-32");
    let sheet = format!("{both} 42-38");
    let report = with(&both, &sheet, &program(6));
    assert_eq!(
        (report.proposal.ply, report.proposal.why),
        (Some(6), Why::BothGoSoFar)
    );
    assert_eq!(report.proposal.setup, after(&both));
    let against = Against::Otherwise {
        ply: 5,
        program: "37-32".to_owned(),
        rest: Some(6),
    };
    assert_eq!(report.against, Some(against));
    // Nothing was seen: the longer record is the only evidence.
    let report = with(&first(4), PLAYED, &Account::default());
    assert_eq!(
        (report.proposal.ply, report.proposal.why),
        (Some(10), Why::LongerRecord)
    );
    assert_eq!(report.basis, Basis::ArbiterDecides);
    // Entries that the program copied from a record prove nothing for that record.
    let own = Account::of_record(&record(PLAYED), |_| Weight::OfARecord);
    let report = with(PLAYED, &first(4), &own);
    assert_eq!(
        (report.proposal.ply, report.proposal.why),
        (Some(10), Why::LongerRecord)
    );
}

/// S14 a hundred times: two sheets that say the same come first, regardless of both boards and the program.
#[test]
fn two_sheets_come_before_both_boards() {
    let both = PLAYED.replace("37-32", "38-32");
    for half_moves in 5..=10 {
        let sheet: Vec<&str> = both.split(' ').take(half_moves).collect();
        let sheet = sheet.join(" ");
        let account = seen(&first(half_moves));
        let board = zgoda_game::reconcile::Shown::exactly(&after(&first(half_moves)));
        let report = reconcile_beside(
            &Evidence {
                boards: BySide {
                    white: Some(board),
                    black: Some(board),
                },
                ..evidence(&sheet, &sheet)
            },
            &account,
        );
        if report.proposal.why == Why::RecordsAgree {
            assert_eq!(report.basis, Basis::TwoRecords);
            assert_eq!(report.proposal.setup, after(&sheet));
        }
        let against = Against::Otherwise {
            ply: 5,
            program: "37-32".to_owned(),
            rest: Some(half_moves),
        };
        assert_eq!(report.against, Some(against));
        assert_eq!(
            report.blame(),
            Blame::NotDecidable,
            "{:?}",
            report.explanations
        );
    }
}
