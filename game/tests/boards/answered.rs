// SPDX-License-Identifier: GPL-3.0-or-later
//! Hands that are quicker than the board's reports, or that lay a piece down on their way: the half-move that was made is not
//! taken for another.

use std::time::Duration;

use zgoda_game::notation::parse_fen;
use zgoda_game::shadow::{
    Grows, Handling, Judgement, Last, LastState, Line, Regularity, Shadow, ShadowEvent, Waits,
    judge,
};
use zgoda_game::{
    Moment, Move, Piece, Reading, Seen, Setup, Side, Square, SquareSet, Variant, legal_moves,
};

const HUNDRED: Variant = Variant::International;
const WM: Piece = Piece::man(Side::White);
const BM: Piece = Piece::man(Side::Black);

fn sq(name: &str) -> Square {
    HUNDRED.square(name).unwrap()
}

fn fen(text: &str) -> Setup {
    parse_fen(text, HUNDRED).unwrap()
}

fn at(ms: u64) -> Moment {
    Moment::ZERO.after(Duration::from_millis(ms))
}

/// The reading with these squares emptied and these filled.
fn shown(setup: &Setup, emptied: &[&str], put: &[(&str, Piece)]) -> Reading {
    let mut reading = Reading::from_setup(setup);
    for name in emptied {
        reading.put(sq(name), Seen::Empty);
    }
    for (name, piece) in put {
        reading.put(sq(name), Seen::Piece(*piece));
    }
    reading
}

/// A shadow that has seen the record's position.
fn proved(setup: Setup, handling: Handling) -> Shadow {
    let line = Line {
        in_doubt: SquareSet::EMPTY,
        noted_off: SquareSet::EMPTY,
        now: setup,
        last: None,
    };
    let mut shadow = Shadow::new(line, handling, Waits::REAL);
    shadow.sensed(Reading::from_setup(&setup), at(0));
    shadow.tick(at(1_000));
    while shadow.poll().is_some() {}
    shadow
}

fn settled(shadow: &mut Shadow) -> Vec<Judgement> {
    let mut all = Vec::new();
    while let Some(event) = shadow.poll() {
        if let ShadowEvent::Settled(judgement) = event {
            all.push(judgement);
        }
    }
    all
}

/// Asserts that the board has shown no half-move.
fn no_half_move(shadow: &mut Shadow) {
    let all = settled(shadow);
    let played = |it: &Judgement| matches!(it, Judgement::Played(_));
    assert!(!all.iter().any(played), "{all:?}");
}

/// The answer is typed while the last captured man is still in its place, or its report on the way. In training the answer counts
/// as given to the whole capture, and only the whole capture may be entered.
#[test]
fn an_answer_is_to_the_whole_capture_in_training() {
    let setup = fen("W:W40,50:B34,23,13,9,1");
    let mut shadow = proved(setup, Handling::Training);
    shadow.sensed(shown(&setup, &["40", "23"], &[("18", WM)]), at(5_000));
    assert!(!shadow.capture_comes_off());
    shadow.settle_answered();
    let all = settled(&mut shadow);
    let [Judgement::Played(seen)] = &all[..] else {
        panic!("{all:?}");
    };
    assert_eq!(seen.regularity, Regularity::Legal);
    assert!(legal_moves(&setup).contains(&seen.mv));
    assert_eq!(seen.mv.captured.len(), 2);
}

/// In official play only the men that were taken off are captured: an answer waits until the men are at rest. It waits as long
/// after a whole capture as after a part of a capture.
#[test]
fn an_official_answer_waits_while_captured_men_come_off() {
    let setup = fen("W:W40,50:B34,23,13,9,1");
    let (landed, half) = (
        shown(&setup, &["40"], &[("18", WM)]),
        shown(&setup, &["40", "23"], &[("18", WM)]),
    );
    let whole = shown(&setup, &["40", "23", "34"], &[("18", WM)]);
    for (last, men) in [(landed, 0), (half, 1), (whole, 2)] {
        let mut shadow = proved(setup, Handling::Official);
        let all_shown = [landed, half, whole].into_iter().take(men + 1);
        for (reading, ms) in all_shown.zip([5_000, 5_500, 6_000]) {
            shadow.sensed(reading, at(ms));
            shadow.tick(at(ms));
            assert!(shadow.capture_comes_off(), "{men}");
        }
        assert_eq!(shadow.reading(), Some(&last));
        let rests = shadow.deadline().unwrap();
        assert_eq!(rests, at(5_800 + 500 * u64::try_from(men).unwrap()));
        shadow.tick(rests);
        assert!(!shadow.capture_comes_off(), "{men}");
        let all = settled(&mut shadow);
        let [Judgement::Played(seen)] = &all[..] else {
            panic!("{all:?}");
        };
        assert_eq!(seen.mv.captured.len(), men);
    }
}

/// A capture that has rested long enough with a man left standing is the half-move that was made (Kodeks I 5.4.11).
#[test]
fn a_man_left_standing_before_the_answer_stays_in_play() {
    let setup = fen("W:W40,50:B34,23,13,9,1");
    let mut shadow = proved(setup, Handling::Official);
    shadow.sensed(shown(&setup, &["40", "23"], &[("18", WM)]), at(5_000));
    shadow.tick(at(6_000));
    shadow.settle_answered();
    let all = settled(&mut shadow);
    let [Judgement::Played(seen)] = &all[..] else {
        panic!("{all:?}");
    };
    assert_eq!(seen.regularity, Regularity::Irregular);
    assert_eq!(seen.mv.captured.len(), 1);
}

/// Black takes the man on 17 with the man from 11 and lays the taken man down on 29 for a moment: this does not show that White
/// went from 28 to 29.
#[test]
fn a_captured_man_laid_down_elsewhere_corrects_no_half_move() {
    let before = fen("W:W28,31,36:B6,11,22,20");
    let all = legal_moves(&before);
    let took = *all.iter().find(|mv| mv.to == sq("17")).unwrap();
    let line = Line {
        in_doubt: SquareSet::EMPTY,
        noted_off: SquareSet::EMPTY,
        now: took.apply(&before),
        last: Some(Last {
            before,
            mv: took,
            state: LastState::Open,
            grows: Grows::WithItsMen,
        }),
    };
    let reading = shown(&before, &["28", "11"], &[("29", WM)]);
    let judged = judge(&line, &reading, Handling::Official);
    assert!(
        matches!(judged, Judgement::Differs(_) | Judgement::UnderWay),
        "{judged:?}"
    );
}

/// White jumped over the man on 28 and takes it off only now. On its way off the board, that man lies on 22 for a moment.
#[test]
fn a_captured_man_laid_down_beside_its_square_is_no_half_move() {
    let before = fen("W:W32,35:B28,14,19,1");
    let half = Move {
        from: sq("32"),
        to: sq("23"),
        captured: SquareSet::EMPTY,
    };
    for state in [LastState::Open, LastState::Made] {
        let line = Line {
            in_doubt: SquareSet::EMPTY,
            noted_off: SquareSet::EMPTY,
            now: half.apply(&before),
            last: Some(Last {
                before,
                mv: half,
                state,
                grows: Grows::WithItsMen,
            }),
        };
        let laid_down = shown(&line.now, &["28"], &[("22", BM)]);
        let judged = judge(&line, &laid_down, Handling::Official);
        assert!(!matches!(judged, Judgement::Played(_)), "{judged:?}");
        let off = shown(&line.now, &["28"], &[]);
        let judged = judge(&line, &off, Handling::Official);
        assert!(matches!(judged, Judgement::Completed(_)), "{judged:?}");
    }
}

/// The board reports so late that it first shows only the lift of 22, and then all of 22x31, 36x27 and 12-18 at once.
#[test]
fn what_was_set_aside_and_what_lies_beside_may_be_an_exchange() {
    let setup = fen("B:W27,36,44,45:B22,12,3,4");
    let mut shadow = proved(setup, Handling::Official);
    shadow.sensed(shown(&setup, &["22"], &[]), at(5_000));
    shadow.tick(at(9_000));
    shadow.sensed(shown(&setup, &["22", "36", "12"], &[("18", BM)]), at(9_500));
    shadow.tick(at(20_000));
    no_half_move(&mut shadow);
}

/// Two men of each side are off, and it was not seen how: there may have been any number of half-moves.
#[test]
fn two_men_off_on_each_side_are_not_set_aside() {
    let setup = fen("B:W34,44,27,50:B13,19,18,3");
    for handling in [Handling::Official, Handling::Training] {
        let mut shadow = proved(setup, handling);
        let off = ["13", "19", "34", "44"];
        shadow.sensed(shown(&setup, &off, &[]), at(5_000));
        shadow.tick(at(7_500));
        let and_on = ["13", "19", "34", "44", "18"];
        shadow.sensed(shown(&setup, &and_on, &[("22", BM)]), at(7_500));
        shadow.tick(at(20_000));
        no_half_move(&mut shadow);
    }
}

/// The board shows one reading while Black plays 18-22, White 27x18 and Black 12x23; when it shows the rest, White has the next
/// man in the hand.
#[test]
fn men_of_both_sides_off_beside_a_half_move_may_be_an_exchange() {
    let setup = fen("B:W27,33,34,44:B7,12,18,1");
    let mut shadow = proved(setup, Handling::Official);
    let rest = shown(&setup, &["27", "12", "18", "33"], &[("23", BM)]);
    shadow.sensed(rest, at(5_000));
    shadow.tick(at(20_000));
    no_half_move(&mut shadow);
}

/// White has 33 in the hand and sets it on 28, and pushes 39 to 33 meanwhile.
#[test]
fn a_neighbour_that_is_pushed_is_no_half_move() {
    let setup = fen("W:W33,39,44,50:B1,2,3");
    let mut shadow = proved(setup, Handling::Official);
    shadow.sensed(shown(&setup, &["33"], &[]), at(5_000));
    shadow.sensed(shown(&setup, &["39"], &[("28", WM)]), at(5_600));
    shadow.tick(at(8_000));
    let pushed = settled(&mut shadow);
    assert!(pushed.is_empty(), "{pushed:?}");
    shadow.sensed(shown(&setup, &["33"], &[("28", WM)]), at(8_100));
    shadow.tick(at(9_500));
    let all = settled(&mut shadow);
    let [Judgement::Played(seen)] = &all[..] else {
        panic!("{all:?}");
    };
    assert_eq!(seen.mv.from, sq("33"));
}

/// Once the board has shown which man made a half-move, another man that goes off while that half-move waits is not taken for its
/// mover, even if it could have made the half-move. If both men go off in the first reading, either can have made it.
#[test]
fn men_that_go_off_beside_a_half_move_that_waits_make_no_other_of_it() {
    let setup = fen("W:W34,38,48:B33,4");
    let judged = |steps: &[&[&str]]| {
        let mut shadow = proved(setup, Handling::Official);
        for (n, emptied) in steps.iter().enumerate() {
            let ms = 5_000 + 500 * n as u64;
            shadow.sensed(shown(&setup, emptied, &[("29", WM)]), at(ms));
        }
        shadow.tick(at(9_000));
        settled(&mut shadow)
    };
    let known = judged(&[&["38"], &["38", "33"], &["38", "33", "34"]]);
    let [.., Judgement::Played(last)] = &known[..] else {
        panic!("{known:?}");
    };
    let capture = Move {
        from: sq("38"),
        to: sq("29"),
        captured: sq("33").set(),
    };
    assert_eq!((last.mv, last.regularity), (capture, Regularity::Legal));
    let either = judged(&[&["38", "33", "34"]]);
    assert!(matches!(either[..], [Judgement::Differs(_)]), "{either:?}");
    // A half-move that was put back and made otherwise counts as it was made last.
    let mut shadow = proved(setup, Handling::Official);
    shadow.sensed(shown(&setup, &["38"], &[("29", WM)]), at(5_000));
    shadow.sensed(shown(&setup, &["33"], &[]), at(5_500));
    shadow.sensed(shown(&setup, &["33", "34"], &[("29", WM)]), at(6_000));
    shadow.sensed(shown(&setup, &["33", "34", "38"], &[("29", WM)]), at(6_500));
    let other = shadow.judgement();
    let went = |it: &Move| (it.from, it.to) == (sq("34"), sq("29"));
    assert!(
        matches!(&other, Some(Judgement::Played(it)) if went(&it.mv) && it.mv.captured.is_empty()),
        "{other:?}"
    );
}
