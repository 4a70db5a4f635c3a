// SPDX-License-Identifier: GPL-3.0-or-later
//! Positions in every spelling, and the errors of wrong positions.

use proptest::prelude::*;

use super::*;

fn ten(text: &str) -> Result<Setup, FenError> {
    parse_fen(text, Variant::International)
}

fn eight(text: &str) -> Result<Setup, FenError> {
    parse_fen(text, Variant::Polish64)
}

#[test]
fn every_spelling_of_the_start_is_the_start() {
    let start = Setup::start(Variant::International);
    for text in [
        "W:W31-50:B1-20",
        "W:B1-20:W31-50",
        " W : W 31 - 50 : B 1-20 . ",
        "w:w31-50:b1-20",
        "W:W31-50:B1-10,11-20.",
        "W:W31-40,\r\n41-50:B1-20,",
        "W:W31-050:B01-20",
        "?:W31-50:B1-20",
        "W:W31-50:B1-20:H0:F1",
        "W:B1-20:W31-50:f12:h3.",
    ] {
        assert_eq!(ten(text), Ok(start), "{text:?}");
    }
    let start = Setup::start(Variant::Polish64);
    for text in [
        "W:W21-32:B1-12",
        "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6",
        "W:BB6-h8:WA1-G3",
    ] {
        assert_eq!(eight(text), Ok(start), "{text:?}");
    }
    let written = write_fen(&start);
    assert!(written.starts_with("W:Wa1,c1,e1,g1,b2"), "{written}");
}

#[test]
fn kings_and_empty_sides() {
    let kings = ten("B:WK31-33:B").expect("a position");
    assert_eq!(write_fen(&kings), "B:WK31,K32,K33:B");
    assert_eq!(ten("B:WK31-K33"), Ok(kings));
    assert_eq!(ten("B:B:WK31,K32,K33"), Ok(kings));
    assert_eq!(
        write_fen(&eight("W:WKa1:BK1").expect("a position")),
        "W:WKa1:BKb8"
    );
}

#[test]
fn an_open_side_to_move_is_said() {
    let read = |text| read_fen(text, Variant::International).map(|r| (r.turn, r.setup.turn()));
    assert_eq!(read("?:W31:B1"), Ok((None, Side::White)));
    assert_eq!(read("B:W31:B1"), Ok((Some(Side::Black), Side::Black)));
}

#[test]
fn what_is_wrong_is_named_with_its_square() {
    for (text, said) in [
        ("", "the position is empty; write it like W:W31-50:B1-20"),
        (
            "W:W51:B1",
            "there is no square \"51\" on this board; its squares are 1 to 50; \
                      correct it in the list of white",
        ),
        ("W:W31:B31", "two pieces stand on 31; take one of them out"),
        (
            "W:W31,K31:B1",
            "two pieces stand on 31; take one of them out",
        ),
        (
            "W:W4:B1",
            "the man of white on 4 stands on its far row; write K4 for a king",
        ),
        (
            "W:W31:B47",
            "the man of black on 47 stands on its far row; write K47 for a king",
        ),
        (
            "W:W30-50:B1",
            "white has 21 pieces; no side has more than 20, take some out",
        ),
        (
            "W:W50-31:B1",
            "the range \"50-31\" runs backwards; write the lower square first",
        ),
        (
            "W:W31:W32",
            "white has two lists of squares; \
                       write all squares of one colour in one list",
        ),
        (
            "W:W31:B1:B2",
            "black has two lists of squares; \
                         write all squares of one colour in one list",
        ),
        (
            "W:31:B1",
            "each list of squares begins with its colour, W or B; this one is \"31\"",
        ),
        (
            "X:W31:B1",
            "a position begins with the side to move, W or B, and a colon; \
                      this one begins with \"X\"",
        ),
        (
            "W:W31 32:B1",
            "there is no square \"31 32\" on this board; its squares are 1 to 50; \
                         correct it in the list of white",
        ),
        (
            "W",
            "no piece stands on the board; name at least one square",
        ),
    ] {
        assert_eq!(ten(text).expect_err(text).to_string(), said);
    }
    for text in ["W:W33:B1", "W:Wa2:B1", "W:W0:B1", "W:W-1:B1", "W:W+1:B1"] {
        assert!(matches!(eight(text), Err(FenError::NoSquare(..))), "{text}");
    }
    assert_eq!(
        ten(&"W".repeat(MAX_FEN + 1)),
        Err(FenError::TooLong(MAX_FEN + 1))
    );
}

#[test]
fn the_game_is_seen_where_it_can_be() {
    for (text, variant) in [
        ("W:W31-50:B1-20", Some(Variant::International)),
        ("B:Wa1:Bb8", Some(Variant::Polish64)),
        ("b:bKb8", Some(Variant::Polish64)),
        ("b:b1,2:w31", None),
        ("W:WK33", Some(Variant::International)),
        ("W:W21-32:B1-12", None),
    ] {
        assert_eq!(fen_variant(text), variant, "{text}");
    }
}

proptest! {
    /// Every position is read back from its text by `read_fen`. `parse_fen` refuses a faulty position.
    #[test]
    fn a_written_position_reads_back(
        variant in prop::sample::select(Variant::ALL.to_vec()),
        black in any::<bool>(),
        pieces in prop::collection::vec(0_u8..5, 50),
    ) {
        let turn = if black { Side::Black } else { Side::White };
        let mut setup = Setup::empty(variant, turn);
        for (square, piece) in variant.squares().into_iter().zip(pieces) {
            setup.put(square, match piece {
                1 => Some(Piece::man(Side::White)),
                2 => Some(Piece::man(Side::Black)),
                3 => Some(Piece::king(Side::White)),
                4 => Some(Piece::king(Side::Black)),
                _ => None,
            });
        }
        let text = write_fen(&setup);
        prop_assert_eq!(read_fen(&text, variant), Ok(FenReading { setup, turn: Some(turn) }));
        prop_assert_eq!(parse_fen(&text, variant).is_ok(), setup.faults().is_empty());
    }

    #[test]
    fn no_text_is_a_panic(text in "\\PC*", digits in "[WBK?0-9a-h:,.\\- ]*") {
        for variant in Variant::ALL {
            for text in [&text, &digits] {
                let _ = fen_variant(text);
                if let Ok(setup) = parse_fen(text, variant) {
                    prop_assert_eq!(parse_fen(&write_fen(&setup), variant), Ok(setup));
                }
            }
        }
    }
}
