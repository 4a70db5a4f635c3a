// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of irregularities: half-moves for each article of Kodeks I 5.4 that can be seen from a half-move.

use zgoda_game::Irregularity::{
    CaptureLeftOut, NotAllRemoved, NotTheMoversPiece, OwnPieceRemoved, RemovedNotCaptured,
    RemovedWithoutReason, StoppedHalfWay, WrongDisplacement, WrongNumber,
};
use zgoda_game::Variant::International;
use zgoda_game::{Irregularity, Legality, legality};

use crate::common::{mv, setup};

fn judge(fen: &str, text: &str) -> Legality {
    legality(&setup(International, fen), &mv(International, text))
}

fn assert_irregular(irregularity: Irregularity, cases: &[(&str, &str)]) {
    for (fen, text) in cases {
        assert_eq!(
            judge(fen, text),
            Legality::Irregular(irregularity),
            "{fen} {text}"
        );
    }
}

const QUIET: &str = "W:W28,32,50:B1,12,17";

#[test]
fn a_legal_half_move_is_legal() {
    for (fen, text) in [
        (QUIET, "28-22"),
        ("W:W28,50:B23,1", "28x19 23"),
        ("W:W38:B32,22,23,33", "38x38 22 23 32 33"),
    ] {
        assert!(judge(fen, text).is_legal(), "{fen} {text}");
    }
}

#[test]
fn kodeks_i_5_4_1_and_5_4_5_not_the_movers_piece() {
    assert_irregular(NotTheMoversPiece, &[(QUIET, "17-21"), (QUIET, "1-28")]);
}

#[test]
fn kodeks_i_5_4_2_wrong_displacement() {
    assert_irregular(
        WrongDisplacement,
        &[
            (QUIET, "28-33"),
            (QUIET, "28-19"),
            (QUIET, "50-6"),
            (QUIET, "28-28"),
            (QUIET, "40-34"),
            // A king cannot pass a man of its own side.
            ("W:WK46,32:B1", "46-28"),
            // A piece was taken off, but the mover went to a square where no capture leads.
            ("W:W28,50:B23,1", "28x14 23"),
        ],
    );
}

#[test]
fn kodeks_i_5_4_6_ordinary_move_although_something_can_be_captured() {
    assert_irregular(
        CaptureLeftOut,
        &[
            ("W:W28,50:B23,1", "50-44"),
            ("W:W28,50:B23,1", "28-22"),
            ("W:WK46,50:B28", "46-37"),
        ],
    );
}

#[test]
fn kodeks_i_5_4_7_removed_without_reason() {
    assert_irregular(
        RemovedWithoutReason,
        &[
            (QUIET, "28-22 12"),
            (QUIET, "28-22 50"),
            (QUIET, "28-28 17"),
            ("W:W28,50:B23,1", "50-44 23"),
        ],
    );
}

#[test]
fn kodeks_i_5_4_8_fewer_or_more_than_possible() {
    assert_irregular(
        WrongNumber,
        &[
            // The piece on 37 captures one man, although the piece on 28 could capture two.
            ("W:W28,37:B22,12,31", "37x26 31"),
            // Two men stand one behind the other, and are taken as if by one jump.
            ("W:W37,50:B28,32", "37x23 28 32"),
        ],
    );
}

#[test]
fn kodeks_i_5_4_9_stopped_half_way() {
    assert_irregular(
        StoppedHalfWay,
        &[
            ("W:W28,50:B22,12", "28x17 22"),
            // The capture was stopped early, and no man is off yet.
            ("W:W28,50:B22,12", "28-17"),
            ("W:WK46:B28,14", "46x23 28"),
        ],
    );
}

#[test]
fn kodeks_i_5_4_11_not_all_removed() {
    assert_irregular(
        NotAllRemoved,
        &[
            ("W:W28,50:B23,1", "28-19"),
            ("W:W28,50:B22,12", "28x8 22"),
            ("W:W28,50:B22,12", "28x8"),
            ("W:W38:B32,22,23,33", "38x38 22 23 33"),
        ],
    );
}

#[test]
fn kodeks_i_5_4_12_removed_a_piece_that_was_not_captured() {
    assert_irregular(
        RemovedNotCaptured,
        &[
            ("W:W28,50:B23,1", "28x19 23 1"),
            ("W:W28,50:B23,1", "28x19 1"),
            ("W:W28,50:B22,12", "28x17 22 12"),
        ],
    );
}

#[test]
fn kodeks_i_5_4_14_removed_an_own_piece_after_a_capture() {
    assert_irregular(
        OwnPieceRemoved,
        &[
            ("W:W28,50:B23,1", "28x19 23 50"),
            ("W:W28,50:B23,1", "28x19 50"),
        ],
    );
}

#[test]
fn every_irregularity_names_its_article() {
    let mut articles: Vec<&str> = Irregularity::ALL.iter().map(|i| i.article()).collect();
    assert!(articles.iter().all(|a| a.starts_with("Kodeks I 5.4.")));
    articles.dedup();
    assert_eq!(articles.len(), Irregularity::ALL.len());
}
