// SPDX-License-Identifier: GPL-3.0-or-later
//! The rules of movement and capture, article by article: Kodeks I 3, 4 and 7.2. Each test is named
//! after its article.

use zgoda_game::Variant::{International, Polish64};
use zgoda_game::{
    Ending, Kind, Outcome, Piece, Route, Setup, Side, Variant, choices, ended, fork,
    has_legal_move, is_ambiguous, must_capture, path, routes, via,
};

use crate::common::{self, legal, mv, setup, square};

/// All routes of a move, as PDN writes them.
fn ways(variant: Variant, fen: &str, text: &str) -> Vec<String> {
    let mv = mv(variant, text);
    let write = |route: &Route| common::path_text(variant, &mv, &route.squares);
    routes(&setup(variant, fen), &mv)
        .iter()
        .map(write)
        .collect()
}

#[test]
fn kodeks_i_3_3_white_begins_and_sides_alternate() {
    let start = Setup::start(International);
    assert_eq!(start.turn(), Side::White);
    assert_eq!(mv(International, "32-28").apply(&start).turn(), Side::Black);
}

#[test]
fn kodeks_i_3_4_a_man_moves_one_square_forward_to_an_empty_square() {
    assert_eq!(legal(International, "W:W28:B1"), ["28-22", "28-23"]);
    assert_eq!(legal(International, "B:W50:B23"), ["23-28", "23-29"]);
    assert_eq!(legal(International, "W:W26:B1"), ["26-21"]);
    assert_eq!(
        legal(International, "W:W22,28:B1"),
        ["22-17", "22-18", "28-23"]
    );
    assert_eq!(legal(Polish64, "W:Wc3:Bh8"), ["c3-b4", "c3-d4"]);
    assert_eq!(legal(Polish64, "B:Wa1:Bb6"), ["b6-a5", "b6-c5"]);
}

#[test]
fn kodeks_i_3_5_a_man_that_stops_on_the_far_row_becomes_a_king() {
    for (variant, fen, text, kind) in [
        (International, "W:W7:B50", "7-1", Kind::King),
        (International, "B:W1:B44", "44-50", Kind::King),
        (International, "W:W12:B8", "12x3 8", Kind::King),
        (International, "W:W12:B50", "12-7", Kind::Man),
        (Polish64, "W:Wc7:Ba1", "c7-d8", Kind::King),
        (Polish64, "B:Wh8:Bb2", "b2-c1", Kind::King),
        (Polish64, "B:Wh8:Bc3", "c3-d2", Kind::Man),
    ] {
        let before = setup(variant, fen);
        let mv = mv(variant, text);
        assert_eq!(mv.apply(&before).at(mv.to).unwrap().kind, kind, "{text}");
    }
}

#[test]
fn kodeks_i_3_9_a_king_flies_along_free_squares() {
    assert_eq!(
        legal(International, "W:WK28,10:B6,33,39"),
        [
            "10-4", "10-5", "28-11", "28-14", "28-17", "28-19", "28-22", "28-23", "28-32", "28-37",
            "28-41", "28-46",
        ]
    );
    assert_eq!(
        legal(Polish64, "W:WKa1,e5:Bh2"),
        ["a1-b2", "a1-c3", "a1-d4", "e5-d6", "e5-f6"]
    );
}

#[test]
fn kodeks_i_4_1_capture_is_compulsory_forward_and_backward() {
    assert_eq!(legal(International, "W:W28,50:B23,1"), ["28x19 23"]);
    assert_eq!(legal(International, "W:W28,50:B33,1"), ["28x39 33"]);
    assert!(must_capture(&setup(International, "W:W28,50:B33,1")));
    assert!(!must_capture(&setup(International, "W:W28,23:B1")));
}

#[test]
fn kodeks_i_4_2_a_man_jumps_a_neighbour_with_an_empty_square_behind() {
    assert_eq!(
        legal(International, "W:W28:B22,23,32,33"),
        ["28x17 22", "28x19 23", "28x37 32", "28x39 33"]
    );
    assert_eq!(legal(International, "W:W28:B22,17,1"), ["28-23"]);
    assert_eq!(legal(Polish64, "W:Wd4:Be5,c3"), ["d4xb2 c3", "d4xf6 e5"]);
}

#[test]
fn kodeks_i_4_3_a_king_captures_at_a_distance_and_lands_anywhere_behind() {
    assert_eq!(
        legal(International, "W:WK46:B28"),
        ["46x5 28", "46x10 28", "46x14 28", "46x19 28", "46x23 28"]
    );
    // Two pieces, one directly behind the other, cannot be jumped.
    assert_eq!(
        legal(International, "W:WK46:B28,23"),
        ["46-32", "46-37", "46-41"]
    );
}

#[test]
fn kodeks_i_4_5_a_man_goes_on_while_it_can() {
    let fen = "W:W48:B42,32,22,12";
    assert_eq!(legal(International, fen), ["48x8 12 22 32 42"]);
    assert_eq!(
        ways(International, fen, "48x8 12 22 32 42"),
        ["48x37x28x17x8"]
    );
}

#[test]
fn kodeks_i_4_6_a_king_goes_on_straight_or_turns() {
    let straight = "W:WK46:B28,14";
    assert_eq!(
        legal(International, straight),
        ["46x5 14 28", "46x10 14 28"]
    );
    // If the king goes straight on, the route names the square directly behind the first piece, and no other square that
    // the king flies over.
    assert_eq!(ways(International, straight, "46x5 14 28"), ["46x23x5"]);
    let turning = "W:WK5:B14,28,21";
    assert_eq!(
        ways(International, turning, "5x16 14 21 28"),
        ["5x19x32x16"]
    );
}

#[test]
fn kodeks_i_4_7_own_pieces_are_not_jumped() {
    assert_eq!(
        legal(International, "W:WK46,32:B14"),
        ["32-27", "32-28", "46-37", "46-41"]
    );
    assert_eq!(
        legal(International, "W:W28,23:B1"),
        ["23-18", "23-19", "28-22"]
    );
}

#[test]
fn kodeks_i_4_8_an_empty_square_may_be_crossed_twice_a_piece_may_not_be_jumped_twice() {
    // The man goes round four men and back. Its own square is empty on the way, and both directions are the same move.
    let fen = "W:W38:B32,22,23,33";
    assert_eq!(legal(International, fen), ["38x38 22 23 32 33"]);
    assert_eq!(
        ways(International, fen, "38x38 22 23 32 33"),
        ["38x27x18x29x38", "38x29x18x27x38"]
    );
}

/// The king reaches 18 and could capture 34 beyond 23, but the captured man on 23 still stands in the way.
#[test]
fn kodeks_i_4_11_captured_pieces_stand_in_the_way_until_the_end() {
    assert_eq!(
        legal(International, "W:WK1:B13,14,23,24,34"),
        ["18", "22", "27", "31", "36"].map(|to| format!("1x{to} 13 14 23 24"))
    );
    // The rule also limits this capture: White's king on 41 captures three men, and never the man on 17 as the fourth.
    let fen = "W:WK41:B8,17,18,32";
    for text in legal(International, fen) {
        assert_eq!(mv(International, &text).captured.len(), 3, "{text}");
    }
    assert!(legal(International, fen).contains(&"41x3 8 18 32".to_owned()));
}

#[test]
fn kodeks_i_4_13_the_largest_number_must_be_taken_and_a_king_counts_as_one() {
    assert_eq!(legal(International, "W:W28,37:B22,12,31"), ["28x8 12 22"]);
    assert_eq!(legal(International, "W:W28,K50:B22,12,K44"), ["28x8 12 22"]);
}

#[test]
fn kodeks_i_4_14_the_choice_among_equals_is_free() {
    assert_eq!(
        legal(International, "W:W28,K50:B22,K39"),
        ["28x17 22", "50x33 39"]
    );
    assert_eq!(
        legal(International, "W:W28:BK22,23"),
        ["28x17 22", "28x19 23"]
    );
}

#[test]
fn kodeks_i_4_15_a_man_that_passes_its_far_row_stays_a_man() {
    for (variant, fen, text) in [
        (International, "W:W11:B7,8,19", "11x24 7 8 19"),
        (Polish64, "W:Wd6:Be7,g7,g5", "d6xf4 g5 e7 g7"),
    ] {
        assert_eq!(legal(variant, fen), [text]);
        let mv = mv(variant, text);
        assert_eq!(
            mv.apply(&setup(variant, fen)).at(mv.to),
            Some(Piece::man(Side::White))
        );
    }
}

#[test]
fn kodeks_i_7_2_2_a_side_that_cannot_move_has_lost() {
    let blocked = setup(International, "W:W47:B36,37,38,41,42");
    assert!(!has_legal_move(&blocked));
    let ending = ended(&blocked).unwrap();
    assert_eq!(ending, Ending::Blocked(Side::White));
    assert_eq!(ending.outcome(), Outcome::Won(Side::Black));
    assert_eq!(ending.article(), "Kodeks I 7.2.2");
    assert_eq!(ended(&Setup::start(International)), None);
}

#[test]
fn kodeks_i_7_2_3_a_side_without_pieces_has_lost() {
    let gone = setup(Polish64, "B:Wa1:B");
    assert_eq!(ended(&gone), Some(Ending::NoPieces(Side::Black)));
    assert_eq!(
        Ending::NoPieces(Side::Black).outcome(),
        Outcome::Won(Side::White)
    );
}

/// The first and last squares do not always identify a capture (I 4.14, 8.2). This is the example of S06 in the
/// catalogue.
#[test]
fn captures_with_the_same_ends_are_told_apart_by_the_way() {
    let before = setup(International, "W:W48:B42,32,43,33,22,12");
    let left = mv(International, "48x8 12 22 32 42");
    let right = mv(International, "48x8 12 22 33 43");
    let round = mv(International, "48x48 32 33 42 43");
    assert!(is_ambiguous(&before, &left) && is_ambiguous(&before, &right));
    assert!(!is_ambiguous(&before, &round));
    let name = |text| square(International, text);
    assert_eq!(via(&before, &left), Some(name("37")));
    assert_eq!(via(&before, &right), Some(name("39")));
    assert_eq!(via(&before, &round), None);
    assert_eq!(
        choices(&before, name("48"), name("8")),
        [(left, Some(name("37"))), (right, Some(name("39")))]
    );
    assert_eq!(choices(&before, name("48"), name("9")), []);
    let parts: Vec<_> = fork(&before, &[left, right]).into_iter().collect();
    assert_eq!(parts, [(name("37"), vec![left]), (name("39"), vec![right])]);
    assert!(fork(&before, &[left]).is_empty());
}

/// One of three captures with the same ends may have no square that only its route passes. Two questions are needed to
/// find it.
#[test]
fn a_way_without_a_square_of_its_own_is_found_by_asking_twice() {
    let before = setup(
        International,
        "B:W6,7,13,17,18,19,20,21,29,30,31,K38,K46:BK23,K24",
    );
    let name = |text| square(International, text);
    let all = choices(&before, name("23"), name("2"));
    let told: Vec<bool> = all.iter().map(|(_, via)| via.is_some()).collect();
    assert_eq!(told, [true, false, true]);
    let moves: Vec<_> = all.iter().map(|(mv, _)| *mv).collect();
    let first: Vec<_> = fork(&before, &moves).into_iter().collect();
    assert_eq!(
        first,
        [
            (name("14"), vec![moves[2]]),
            (name("34"), vec![moves[0], moves[1]])
        ]
    );
    let second: Vec<_> = fork(&before, &moves[..2]).into_iter().collect();
    assert_eq!(
        second,
        [(name("28"), vec![moves[0]]), (name("32"), vec![moves[1]])]
    );
}

/// Play continues by the same rules even from a position that could not have been reached in play (I 5.7).
#[test]
fn a_man_left_on_its_far_row_can_still_capture_but_not_move() {
    assert_eq!(legal(International, "W:W2,37:B50"), ["37-31", "37-32"]);
    assert_eq!(legal(International, "W:W2:B8,50"), ["2x13 8"]);
    let before = setup(International, "W:W2:B8,50");
    assert!(path(&before, &mv(International, "2x13 8")).is_some());
}

/// Only the squares and the pieces between them decide whether a half-move is called a capture, not the men that were
/// taken off.
#[test]
fn kodeks_i_4_3_and_4_5_what_may_have_been_a_capture() {
    let called = |fen: &str, text: &str| {
        zgoda_game::may_have_taken(&setup(International, fen), &mv(International, text))
    };
    let men = "W:W31,32,33,36,46:B1";
    // No capture: a step, the next square in a row, or a square that no series of jumps reaches.
    for text in ["32-28", "32-33", "36-37", "46-45", "31-25", "36-50"] {
        assert!(!called(men, text), "{text}");
    }
    // A capture: two rows and two columns for each jump, whether or not there is a man to jump.
    for text in ["31-22", "33-24", "32-21", "32-12"] {
        assert!(called(men, text), "{text}");
    }
    // A king's half-move is called a capture on one line if it passes a piece of the other side, and round a corner if
    // both lines have room for a piece.
    let kings = "W:WK46,20:B5,19";
    for text in ["46-14", "46-10", "46-50"] {
        assert!(called(kings, text), "{text}");
    }
    for text in ["46-23", "46-41", "46-47", "46-37"] {
        assert!(!called(kings, text), "{text}");
    }
    // A king cannot capture over a piece of its own side.
    assert!(!called("W:WK46,28:B1", "46-19"));
}

/// A legal capture is called a capture wherever its piece ends. A king's long way round may end one step from its first
/// square, or even on it.
#[test]
fn kodeks_i_4_5_every_legal_capture_is_called_one() {
    for fen in [
        "W:WK46:B41,23,14,33,12,8,22",
        "W:W28:B23,14,13,22",
        "B:BK5:W14,32,41,37",
    ] {
        let setup = setup(International, fen);
        for mv in &zgoda_game::legal_moves(&setup) {
            let called = zgoda_game::may_have_taken(&setup, mv);
            assert_eq!(called, mv.is_capture(), "{fen} {mv:?}");
        }
    }
}
