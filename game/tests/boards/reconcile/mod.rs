// SPDX-License-Identifier: GPL-3.0-or-later
//! Two records and two boards: the scenarios of the rules (S07 to S17), as far as records and boards show them.

mod one_sheet;
mod own_numbers;
mod third;

use crate::hearing::EAR;
use crate::made_up::made_up;
use std::time::Duration;

use zgoda_game::notation::pdn::PdnReader;
use zgoda_game::reconcile::{
    Account, Against, Basis, Blame, Case, Charge, Entry, Evidence, Faces, FaultKind, Fix, Halt,
    MAX_ENTRIES, Notice, Record, Report, Shown, Unread, UnreadWhat, Weight, Where, Why, Witness,
    charged, reconcile, reconcile_beside,
};
use zgoda_game::{BySide, Piece, Setup, Side, Square, Variant};

const START: Variant = Variant::International;

fn record(moves: &str) -> Record {
    // `_` stands for a blank line.
    let texts = moves
        .split_whitespace()
        .map(|t| if t == "_" { "" } else { t });
    Record::of(Setup::start(START), texts)
}

fn after(moves: &str) -> Setup {
    let evidence = evidence(moves, moves);
    let report = reconcile(&evidence);
    assert_eq!(report.agreed_plies, moves.split_whitespace().count());
    report.agreed
}

fn evidence(white: &str, black: &str) -> Evidence {
    Evidence {
        records: BySide {
            white: record(white),
            black: record(black),
        },
        boards: BySide::default(),
        ear: EAR.clone(),
        witness: Witness::default(),
    }
}

fn with_boards(white: &str, black: &str, boards: [Setup; 2]) -> Report {
    let [a, b] = boards;
    let mut evidence = evidence(white, black);
    evidence.boards = BySide {
        white: Some(Shown::exactly(&a)),
        black: Some(Shown::exactly(&b)),
    };
    reconcile(&evidence)
}

fn square(name: &str) -> Square {
    START.square(name).unwrap()
}

/// A piece moved by hand, without rules.
fn moved(mut board: Setup, from: &str, to: &str) -> Setup {
    let piece = board.at(square(from));
    board.put(square(from), None);
    board.put(square(to), piece);
    board
}

#[test]
fn s07_records_agree_and_one_board_is_named() {
    let right = after("32-28 19-23");
    let wrong = moved(right, "23", "24");
    let report = with_boards("32-28 19-23", "32-28 19-23", [wrong, right]);
    assert_eq!((report.case, report.agreed_plies), (Case::A, 2));
    assert_eq!(report.first_difference, None);
    let white = report.boards.white.clone().unwrap();
    assert_eq!(white.mend.remove, square("24").set());
    assert_eq!(white.mend.place, [(square("23"), Piece::man(Side::Black))]);
    assert_eq!(white.mend.carry_out(&wrong), right.with_turn(wrong.turn()));
    assert!(report.boards.black.as_ref().unwrap().mend.is_empty());
    assert!(!report.all_agree());
    let first = &report.explanations[0].faults;
    assert_eq!(first.len(), 1);
    assert_eq!(first[0].kind, FaultKind::NeighbouringSquare);
    assert_eq!(
        (first[0].place, first[0].ply),
        (Where::Board(Side::White), Some(2))
    );
    assert_eq!(first[0].squares, Some((square("23"), square("24"))));
}

#[test]
fn s08_back_to_the_last_position_on_which_the_records_agree() {
    let boards = [after("32-28 18-23"), after("32-28 19-23")];
    let report = with_boards("32-28 18-23", "32-28 19-23", boards);
    assert_eq!(
        (report.case, report.agreed_plies, report.compatible_plies),
        (Case::B, 1, 1)
    );
    let first = report.first_difference.unwrap();
    assert_eq!(first.ply, 2);
    assert_eq!(
        (first.written.white.as_str(), first.written.black.as_str()),
        ("18-23", "19-23")
    );
    assert_eq!(
        (report.proposal.ply, report.proposal.why),
        (Some(1), Why::LastBeforeTheyPart)
    );
    assert_eq!(report.proposal.setup, after("32-28"));
    assert_eq!(report.proposal.setup.turn(), Side::Black);
    // Each board stands as its own side's record says: it cannot be told whether ear or tongue was at fault.
    let told = &report.explanations[0].faults[0];
    assert_eq!((told.place, told.blamed), (Where::Between, None));
}

const S09_WHITE: &str = "32-28 19-23 28x19 14x23 37-32 10-14 34-30 5-10 41-37 17-21 40-34";
const S09_BLACK: &str = "32-28 19-23 28x19 14x23 37-32 10-14 35-30 5-10 41-37 17-21";

#[test]
fn s09_what_fits_both_versions_decides_nothing() {
    let report = reconcile(&evidence(S09_WHITE, S09_BLACK));
    assert_eq!((report.case, report.agreed_plies), (Case::B, 6));
    assert_eq!(
        (report.proposal.ply, report.proposal.why),
        (Some(6), Why::LastBeforeTheyPart)
    );
    assert_eq!(report.proposal.setup.turn(), Side::White);
    let first = report.first_difference.unwrap();
    assert_eq!((first.ply, first.written.white.as_str()), (7, "34-30"));
    // Half-moves 7 to 11 are struck out in both records and stay legible there.
    assert_eq!(report.columns.len(), 6);
    assert_eq!(
        report.struck.white.join(" "),
        "34-30 5-10 41-37 17-21 40-34"
    );
    assert_eq!(report.struck.black.join(" "), "35-30 5-10 41-37 17-21");
    // The proposal is the same if Black wrote down the half-move that is impossible on Black's own board.
    let report = reconcile(&evidence(S09_WHITE, &format!("{S09_BLACK} 40-34")));
    assert_eq!(report.proposal.ply, Some(6));
}

/// Readings of both clocks, in seconds, stored after some half-moves.
fn stored(readings: &[(usize, u64, u64)]) -> Vec<Faces> {
    let last = readings.iter().map(|(ply, ..)| *ply).max().unwrap_or(0);
    let mut faces = vec![Faces::default(); last];
    for (ply, white, black) in readings {
        faces[ply - 1] = seconds(*white, *black);
    }
    faces
}

fn seconds(white: u64, black: u64) -> Faces {
    BySide { white, black }.map(|time| Some(Duration::from_secs(time)))
}

/// S09 to S11: the readings after half-move 6, and then the correction by 3:20.
#[test]
fn s10_s11_the_clocks_go_back_too_and_the_correction_is_charged_as_the_arbiter_says() {
    let mut evidence = evidence(S09_WHITE, S09_BLACK);
    evidence.records.white.clocks = stored(&[(6, 4720, 4745), (7, 4700, 4745), (9, 4600, 4700)]);
    let report = reconcile(&evidence);
    assert_eq!(report.clocks, seconds(4720, 4745));
    let correction = Duration::from_secs(200);
    let black = charged(report.clocks, correction, Charge::To(Side::Black));
    assert_eq!(black, seconds(4720, 4545));
    let nobody = charged(report.clocks, correction, Charge::default());
    assert_eq!(nobody, report.clocks);
    let split = charged(report.clocks, correction, Charge::Split);
    assert_eq!(split, seconds(4620, 4645));
}

/// The records agree to half-move 88 and differ at 89 (S12): the clocks show the times stored there, without the half hour that
/// both sides got later.
#[test]
fn s12_a_difference_late_in_a_long_game() {
    let (line, _) = made_up(93, 12);
    let white: Vec<String> = line.clone();
    let mut black = line;
    let setup = {
        let common = white[..88].join(" ");
        after(&common)
    };
    let other = zgoda_game::legal_moves(&setup)
        .into_iter()
        .map(|mv| zgoda_game::notation::write_move(&setup, &mv))
        .find(|text| *text != white[88])
        .unwrap();
    black[88] = other;
    black.truncate(89);
    let mut evidence = evidence(&white.join(" "), &black.join(" "));
    evidence.records.black.clocks = stored(&[(87, 370, 290), (88, 370, 270), (89, 2_170, 2_070)]);
    let report = reconcile(&evidence);
    assert_eq!(report.clocks, seconds(370, 270));
    assert_eq!((report.case, report.agreed_plies), (Case::B, 88));
    assert_eq!(report.proposal.ply, Some(88));
    assert_eq!(report.first_difference.unwrap().ply, 89);
}

#[test]
fn s14_boards_that_agree_against_both_records() {
    let board = after("32-28 18-23");
    let report = with_boards("32-28 19-23", "32-28 19-23", [board, board]);
    assert_eq!(report.case, Case::A);
    assert!(report.notices.contains(&Notice::BoardsAgainstRecords));
    assert!(!report.all_agree());
}

/// Both boards are one half-move ahead of both records: the only fault was in the records.
#[test]
fn boards_that_are_both_ahead_are_one_thing() {
    let line = "32-28 19-23";
    let board = after("32-28 19-23 28x19");
    let report = with_boards(line, line, [board, board]);
    let first = &report.explanations[0];
    let kinds: Vec<FaultKind> = first.faults.iter().map(|fault| fault.kind).collect();
    assert_eq!(kinds, [FaultKind::AheadOfTheRecord; 2]);
    assert_eq!(report.likeliest().count(), 1, "{:?}", report.explanations);
    assert_eq!(report.blame(), Blame::NotDecidable);
}

/// S15: 14-19 is irregular by White's version and legal by Black's version. This decides nothing.
#[test]
fn s15_an_irregular_half_move_does_not_refute_a_version() {
    let common = "32-28 19-23 28x19 14x23 37-32 10-14";
    let rest = "20-25 41-37 14-19";
    let white = format!("{common} 34-30 {rest}");
    let black = format!("{common} 35-30 {rest}");
    let boards = [
        reconcile(&evidence(&white, &white)),
        reconcile(&evidence(&black, &black)),
    ]
    .map(|r| r.agreed);
    let report = with_boards(&white, &black, boards);
    assert_eq!((report.case, report.proposal.ply), (Case::B, Some(6)));
    assert_eq!(report.first_difference.unwrap().ply, 7);
}

#[test]
fn s16_a_missing_tail_is_no_statement() {
    let (line, _) = made_up(95, 3);
    let (white, black) = (line[..84].join(" "), line.join(" "));
    let report = reconcile(&evidence(&white, &black));
    assert_eq!(
        (report.case, report.agreed_plies, report.compatible_plies),
        (Case::A, 84, 95)
    );
    assert_eq!(
        (report.proposal.ply, report.proposal.why),
        (Some(95), Why::LongerRecord)
    );
    let alone = Notice::OnlyOneRecord {
        side: Side::Black,
        from: 85,
    };
    assert!(report.notices.contains(&alone));
}

#[test]
fn s17_without_records_there_is_no_walk_back() {
    let here = after("32-28 19-23");
    let report = with_boards("", "", [here, moved(here, "23", "24")]);
    assert_eq!((report.case, report.agreed_plies), (Case::C, 0));
    assert_eq!(report.proposal.why, Why::NothingKnown);
    assert_eq!(report.basis, Basis::ArbiterDecides);
    let report = with_boards("", "", [here, here]);
    assert_eq!(
        (report.proposal.ply, report.proposal.why),
        (None, Why::BoardsAgree)
    );
    assert_eq!(report.proposal.setup, here);
}

/// A slip of the pen at move 3 must not undo the later half-moves.
#[test]
fn a_slip_of_the_pen_is_mended_by_what_follows() {
    let white = "32-28 19-23 28x19 14x23 37-32 10-14 41-37 5-10 46-41 14-19";
    // In Black's version 37 is not free for 41-37, but both sides wrote 41-37 and went on from there.
    let black = white.replace("37-32", "38-32");
    let report = reconcile(&evidence(white, &black));
    assert_eq!(
        (report.case, report.agreed_plies, report.compatible_plies),
        (Case::B, 4, 4)
    );
    assert_eq!(
        (report.proposal.ply, report.proposal.why),
        (Some(10), Why::OneVersionFits)
    );
    let mended = Notice::Mended {
        ply: 5,
        fix: Fix::Slip(Side::Black),
    };
    assert!(report.notices.contains(&mended));
    let fault = report.explanations[0].faults[0];
    assert_eq!(
        (fault.kind, fault.blamed),
        (FaultKind::SlipOfThePen, Some(Side::Black))
    );
}

/// The boards explain the slip, but the position from which play goes on follows from the records (Kodeks VIII 3.1.2).
#[test]
fn both_boards_explain_and_decide_nothing() {
    let white = "32-28 19-23 28x19 14x23 37-32 10-14";
    let black = "32-28 19-23 28x19 14x23 38-32 10-14";
    for boards in [
        [after(white), after(white)],
        [after(black), after(black)],
        [after(white), after(black)],
    ] {
        let report = with_boards(white, black, boards);
        assert_eq!((report.agreed_plies, report.proposal.ply), (4, Some(4)));
        assert_eq!(report.proposal.why, Why::LastBeforeTheyPart);
        assert_eq!(report.basis, Basis::TwoRecords);
    }
    let report = with_boards(white, black, [after(white), after(white)]);
    assert_eq!(report.blame(), Blame::Side(Side::Black));
}

/// The account of a program that saw its boards agree after the last of these half-moves.
fn seen(played: &str) -> Account {
    let mut account = Account::of_record(&record(played), |_| Weight::Evidence);
    account.rests_behind(played.split_whitespace().count());
    account
}

/// Both boards were seen to agree after half-move 8, later than the point where the records part. This contradicts the proposal by
/// the article and shows which pen slipped, but does not change the proposal.
#[test]
fn a_common_rest_point_stands_beside_the_article() {
    for (played, side) in [(S09_WHITE, Side::Black), (S09_BLACK, Side::White)] {
        let half_moves: Vec<&str> = played.split(' ').take(8).collect();
        let account = seen(&half_moves.join(" "));
        let report = reconcile_beside(&evidence(S09_WHITE, S09_BLACK), &account);
        let fault = report.explanations[0].faults[0];
        assert_eq!(
            (fault.kind, fault.blamed),
            (FaultKind::SlipOfThePen, Some(side))
        );
        assert_eq!((report.case, report.agreed_plies), (Case::B, 6));
        assert_eq!(report.proposal.ply, Some(6));
        assert_eq!(report.proposal.why, Why::LastBeforeTheyPart);
        assert_eq!(report.against, Some(Against::Later { rest: 8 }));
        let departs = report.departures.get(side).as_ref().unwrap();
        assert_eq!(departs.ply, 7);
        // The other record only goes on beyond the program's entries.
        let other = report.departures.get(side.other()).as_ref();
        assert!(other.is_none_or(|it| (it.ply, it.program.as_str()) == (9, "")));
    }
    // A rest point before the records part says nothing.
    let early = reconcile_beside(&evidence(S09_WHITE, S09_BLACK), &seen("32-28 19-23"));
    assert_eq!((early.proposal.ply, early.against), (Some(6), None));
}

#[test]
fn a_skipped_and_a_doubled_half_move_do_not_part_the_records() {
    let whole = "32-28 19-23 28x19 14x23 37-32 10-14 41-37 5-10 46-41 14-19";
    let skipped = whole.replacen("14x23 ", "", 1);
    let report = reconcile(&evidence(&skipped, whole));
    assert_eq!((report.agreed_plies, report.proposal.ply), (3, Some(10)));
    assert_eq!(report.first_difference.as_ref().unwrap().ply, 4);
    assert_eq!(
        report.explanations[0].faults[0].kind,
        FaultKind::SkippedEntry
    );
    assert_eq!(report.explanations[0].faults[0].blamed, Some(Side::White));
    let doubled = whole.replacen("14x23 ", "14x23 14x23 ", 1);
    let report = reconcile(&evidence(whole, &doubled));
    assert_eq!((report.agreed_plies, report.proposal.ply), (4, Some(10)));
    assert_eq!(
        report.explanations[0].faults[0].kind,
        FaultKind::DoubledEntry
    );
    assert_eq!(report.explanations[0].faults[0].blamed, Some(Side::Black));
}

/// The line leads to the proposed position, even if both records reach it in different ways.
#[test]
fn the_line_leads_to_the_proposed_position() {
    let whole = "32-28 19-23 28x19 14x23 37-32 10-14 41-37";
    for (white, black) in [
        (whole, whole),
        (whole, "32-28 19-23"),
        (S09_WHITE, S09_BLACK),
        ("31-27 20-24 34-29", "34-29 20-24 31-27"),
    ] {
        let report = reconcile(&evidence(white, black));
        assert_eq!(Some(report.line.len()), report.proposal.ply, "{white}");
        let end = report.line.last().map_or(report.agreed, |step| step.after);
        assert_eq!(end, report.proposal.setup, "{white}");
    }
    let report = reconcile(&evidence("31-27 20-24 34-29", "34-29 20-24 31-27"));
    assert_eq!(report.proposal.why, Why::SamePosition);
}

#[test]
fn blank_and_unreadable_entries_state_nothing() {
    let whole = "32-28 19-23 28x19 14x23 37-32 10-14";
    let report = reconcile(&evidence("32-28 19-23 _ 14x23 ?? 10-14", whole));
    assert_eq!(
        (report.case, report.agreed_plies, report.compatible_plies),
        (Case::A, 2, 6)
    );
    assert_eq!(report.proposal.why, Why::NotAllRead);
    let unread = Unread {
        ply: 5,
        text: "??".to_owned(),
        what: UnreadWhat::HalfMove,
    };
    assert_eq!(report.unread.white, [unread]);
    assert!(report.unread.black.is_empty() && !report.all_agree());
    let slip = &report.explanations[0].faults[0];
    assert_eq!(
        (slip.kind, slip.place, slip.ply),
        (FaultKind::SlipOfThePen, Where::Record(Side::White), Some(5))
    );
    // An unreadable entry at the end was still a half-move that was said.
    let report = reconcile(&evidence("32-28 19-23 28x19 14x23 37-32 14-91", whole));
    assert!(
        !report
            .notices
            .iter()
            .any(|n| matches!(n, Notice::OnlyOneRecord { .. }))
    );
    assert_eq!(report.proposal.why, Why::NotAllRead);
    let blank = reconcile(&evidence("32-28 19-23 _ 14x23 37-32 10-14", whole));
    assert_eq!(
        (blank.proposal.why, blank.all_agree()),
        (Why::LeftBlank, true)
    );
    // Both records leave a half-move blank: it is known only if no other half-move was legal.
    let forced = "32-28 19-23 _ 14x23 37-32 10-14";
    assert_eq!(reconcile(&evidence(forced, forced)).compatible_plies, 6);
    let open = "32-28 19-23 28x19 14x23 _ 10-14";
    let report = reconcile(&evidence(open, open));
    let halt = Halt::NothingStated;
    assert_eq!(report.compatible_plies, 4);
    assert!(
        report
            .notices
            .contains(&Notice::CannotGoOn { ply: 5, halt })
    );
}

#[test]
fn an_accepted_irregularity_is_a_record_like_any_other() {
    // After 19-23 only 28x19 is legal; 31-27 was played and stood (Kodeks I 5.4.6, I 5.7).
    let line = "32-28 19-23 31-27 23x21";
    let report = reconcile(&evidence(line, line));
    assert_eq!((report.case, report.agreed_plies), (Case::A, 4));
    assert!(report.all_agree());
}

#[test]
fn spellings_of_one_half_move_are_one() {
    let report = reconcile(&evidence(
        "32-28 19-23 28x19 14x23",
        "3228 1923 28-19 14:23",
    ));
    assert!(report.all_agree());
    assert_eq!(report.agreed_plies, 4);
}

#[test]
fn records_that_make_no_sense_are_compared_as_far_as_it_goes() {
    let nonsense = "32-28 1-50 7-7";
    let report = reconcile(&evidence(nonsense, nonsense));
    assert_eq!(report.agreed_plies, 1);
    assert_eq!(report.proposal.why, Why::ReadingStops);
    assert!(!report.all_agree());
    let different = Record::of(Setup::empty(START, Side::Black), ["1-6"]);
    let mut other = evidence("32-28", "32-28");
    other.records.black = different;
    let report = reconcile(&other);
    assert_eq!(report.case, Case::C);
    assert!(report.notices.contains(&Notice::DifferentStarts));
    let long = vec!["32-28"; MAX_ENTRIES + 5].join(" ");
    let report = reconcile(&evidence(&long, &long));
    assert!(report.notices.contains(&Notice::TooLong(Side::White)));
    assert!(matches!(Entry::read("\u{0}", START), Entry::Unreadable(_)));
}

#[test]
fn captured_man_left_standing_crown_and_half_capture_are_seen() {
    let line = "32-28 19-23 28x19 14x23";
    let right = after(line);
    let mut left = right;
    left.put(square("19"), Some(Piece::man(Side::White)));
    let report = with_boards(line, line, [right, left]);
    let fault = report.explanations[0].faults[0];
    assert_eq!(
        fault.kind,
        FaultKind::CapturedLeft,
        "{:?}",
        report.explanations
    );
    assert_eq!(fault.article, Some("Kodeks I 5.4.11"));
    assert_eq!(fault.blamed, Some(Side::Black));
    let mut turned = Setup::empty(START, right.turn());
    for at in right.occupied() {
        turned.put(START.layout().turned(at), right.at(at));
    }
    // A board with everything at the wrong end is too far off for faults of a hand, unless few squares differ.
    let report = with_boards(line, line, [right, turned]);
    assert!(
        report
            .explanations
            .iter()
            .any(|e| e.faults[0].kind == FaultKind::BoardTurned)
    );
}
