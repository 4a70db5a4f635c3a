// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of the arbiter's own record as a third source (Kodeks IV 2.15).

use zgoda_game::reconcile::{
    Case, Evidence, FaultKind, Report, Says, Testimony, Where, Witness, reconcile,
};
use zgoda_game::{BySide, Side};

use super::{START, evidence};

fn with_third(white: &str, black: &str, noted: &[(usize, &str)]) -> Report {
    reconcile(&Evidence {
        witness: Witness::of(noted.iter().copied(), START),
        ..evidence(white, black)
    })
}

fn testimony(plies: (usize, usize), written: &str, white: Says, black: Says) -> Testimony {
    Testimony {
        first: plies.0,
        last: plies.1,
        written: written.to_owned(),
        records: BySide { white, black },
    }
}

#[test]
fn it_says_whose_record_has_the_same_and_decides_nothing() {
    let (white, black) = ("32-28 18-23 37-32", "32-28 19-23 37-32");
    let without = reconcile(&evidence(white, black));
    for (noted, says) in [
        ("18-23", (Says::Same, Says::Otherwise)),
        ("19-23", (Says::Otherwise, Says::Same)),
        ("17-22", (Says::Otherwise, Says::Otherwise)),
    ] {
        let report = with_third(white, black, &[(2, noted), (3, "37-32")]);
        assert_eq!(
            report.testimony,
            [
                testimony((2, 2), noted, says.0, says.1),
                testimony((3, 3), "37-32", Says::Same, Says::Same),
            ]
        );
        // Kodeks VIII 3.1.2: the players' records decide.
        assert_eq!((report.case, report.proposal), (Case::B, without.proposal));
    }
}

#[test]
fn the_record_that_it_contradicts_is_the_likelier_slip() {
    let (white, black) = ("32-28 18-23", "32-28 19-23");
    let slips = |noted: &[(usize, &str)]| {
        let report = with_third(white, black, noted);
        let slip = |side: Side| {
            let mut all = report.explanations.iter();
            let found = all.find(|it| {
                let [fault] = it.faults.as_slice() else {
                    return false;
                };
                (fault.kind, fault.place) == (FaultKind::SlipOfThePen, Where::Record(side))
            });
            found.unwrap().cost
        };
        (slip(Side::White), slip(Side::Black))
    };
    let (white, black) = slips(&[]);
    assert_eq!(white, black);
    let (white, black) = slips(&[(2, "18-23")]);
    assert!(black < white, "{black} {white}");
    let (white, black) = slips(&[(2, "19-23")]);
    assert!(white < black, "{black} {white}");
    // A note that agrees with neither record, or is about another half-move, is no evidence.
    for noted in [(2, "17-22"), (1, "32-28"), (4, "18-23")] {
        let (white, black) = slips(&[noted]);
        assert_eq!(white, black, "{noted:?}");
    }
}

/// S16, Kodeks II 6.14: White stopped writing in time trouble, and missing half-moves prove nothing.
#[test]
fn a_tail_that_one_side_did_not_write_is_compared_with_it() {
    let report = with_third(
        "32-28 19-23",
        "32-28 19-23 28x19 14x23 37-32",
        &[(3, "28x19"), (4, "14x23"), (5, "38-32"), (6, "10-14")],
    );
    assert_eq!((report.case, report.agreed_plies), (Case::A, 2));
    assert_eq!(
        report.testimony,
        [
            testimony((3, 4), "28x19", Says::Nothing, Says::Same),
            testimony((5, 5), "38-32", Says::Nothing, Says::Otherwise),
            testimony((6, 6), "10-14", Says::Nothing, Says::Nothing),
        ]
    );
}

#[test]
fn a_half_move_that_one_record_wrote_twice_moves_nothing() {
    // White wrote the third half-move twice.
    let report = with_third(
        "32-28 19-23 28x19 28x19 14x23 37-32 10-14",
        "32-28 19-23 28x19 14x23 37-32 10-14",
        &[(4, "14x23"), (5, "37-32")],
    );
    assert_eq!(report.first_difference.as_ref().map(|it| it.ply), Some(4));
    assert_eq!(
        report.testimony,
        [testimony((4, 5), "14x23", Says::Same, Says::Same)]
    );
}

#[test]
fn what_cannot_be_read_states_nothing() {
    let report = with_third("32-28", "32-28", &[(1, "-"), (2, "?"), (0, "32-28")]);
    assert_eq!(report.testimony, []);
}
