// SPDX-License-Identifier: GPL-3.0-or-later
//! Tests of the shadow of a board: the meaning of readings, and the time until a meaning counts.

use std::time::Duration;

use fastrand::Rng;
use zgoda_game::notation::{parse_fen, write_fen};
use zgoda_game::shadow::{
    Grows, Handling, Judgement, Last, LastState, Line, Pace, Regularity, Shadow, ShadowEvent,
    Waits, judge,
};
use zgoda_game::{
    Kind, Moment, Move, Piece, Reading, Seen, Setup, Side, SquareSet, Variant, legal_moves, routes,
};

const HUNDRED: Variant = Variant::International;

fn sq(name: &str) -> zgoda_game::Square {
    HUNDRED.square(name).unwrap()
}

fn set(names: &[&str]) -> SquareSet {
    names.iter().map(|name| sq(name)).collect()
}

fn fen(text: &str) -> Setup {
    parse_fen(text, HUNDRED).unwrap()
}

/// The only legal move between two squares.
fn mv(setup: &Setup, from: &str, to: &str) -> Move {
    let all = legal_moves(setup);
    let mut found = all.iter().filter(|m| m.from == sq(from) && m.to == sq(to));
    let first = *found
        .next()
        .unwrap_or_else(|| panic!("no {from} {to} in {}", write_fen(setup)));
    assert!(found.next().is_none());
    first
}

fn fresh(now: Setup) -> Line {
    Line {
        now,
        last: None,
        in_doubt: SquareSet::EMPTY,
        noted_off: SquareSet::EMPTY,
    }
}

fn after(before: Setup, mv: Move, state: LastState) -> Line {
    Line {
        in_doubt: SquareSet::EMPTY,
        noted_off: SquareSet::EMPTY,
        now: mv.apply(&before),
        last: Some(Last {
            before,
            mv,
            state,
            grows: Grows::WithItsMen,
        }),
    }
}

/// The reading after a hand has worked on `setup`: emptied squares and put pieces.
fn worked(setup: &Setup, emptied: &[&str], put: &[(&str, Piece)]) -> Reading {
    let mut reading = Reading::from_setup(setup);
    for name in emptied {
        reading.put(sq(name), Seen::Empty);
    }
    for (name, piece) in put {
        reading.put(sq(name), Seen::Piece(*piece));
    }
    reading
}

const WM: Piece = Piece::man(Side::White);
const BM: Piece = Piece::man(Side::Black);
const WK: Piece = Piece::king(Side::White);
const BK: Piece = Piece::king(Side::Black);

#[test]
fn a_finished_move_is_played_and_a_lifted_man_is_under_way() {
    let start = Setup::start(HUNDRED);
    let lifted = worked(&start, &["32"], &[]);
    assert_eq!(
        judge(&fresh(start), &lifted, Handling::Official),
        Judgement::UnderWay
    );
    let placed = worked(&start, &["32"], &[("28", WM)]);
    let Judgement::Played(seen) = judge(&fresh(start), &placed, Handling::Official) else {
        panic!("32-28 is on the board");
    };
    assert_eq!(seen.mv, mv(&start, "32", "28"));
    assert_eq!(
        (seen.regularity, seen.pace),
        (Regularity::Legal, Pace::Plain)
    );
    assert_eq!(
        judge(
            &fresh(start),
            &Reading::from_setup(&start),
            Handling::Official
        ),
        Judgement::Agrees
    );
}

/// A hand may take captured men off in any order, and no state in between is reported.
#[test]
fn every_state_of_a_legal_capture_is_tolerated_or_the_capture() {
    let setup = fen("W:W48:B42,32,43,33,22,12");
    for mv in legal_moves(&setup).iter() {
        let route = routes(&setup, mv).remove(0);
        let victims: Vec<_> = mv.captured.into_iter().collect();
        for step in &route.squares {
            for taken in 0..1_u32 << victims.len() {
                let mut reading = Reading::from_setup(&setup);
                reading.put(mv.from, Seen::Empty);
                reading.put(*step, Seen::Piece(WM));
                for (bit, victim) in victims.iter().enumerate() {
                    if taken >> bit & 1 == 1 {
                        reading.put(*victim, Seen::Empty);
                    }
                }
                match judge(&fresh(setup), &reading, Handling::Training) {
                    Judgement::Agrees | Judgement::UnderWay => {}
                    Judgement::Played(seen) if seen.regularity == Regularity::Legal => {
                        let shown = seen.mv.apply(&setup);
                        assert!(reading.differs_from(&shown).is_empty());
                    }
                    // An irregular judgement is not final: the hand may go on.
                    Judgement::Played(seen) => assert_eq!(seen.pace, Pace::Unfinished),
                    other => panic!("{other:?}"),
                }
            }
        }
    }
}

/// In official play an unfinished capture takes as long to be heard as a finished capture.
#[test]
fn kodeks_i_5_4_11_no_hint_by_delay() {
    let setup = fen("W:W32:B27,17,4");
    let whole = mv(&setup, "32", "12");
    assert_eq!(whole.captured, set(&["27", "17"]));
    let finished = worked(&setup, &["32", "27", "17"], &[("12", WM)]);
    let man_left = worked(&setup, &["32", "27"], &[("12", WM)]);
    let pace = |reading: &Reading| match judge(&fresh(setup), reading, Handling::Official) {
        Judgement::Played(seen) => (seen.regularity, seen.pace),
        other => panic!("{other:?}"),
    };
    assert_eq!(pace(&finished), (Regularity::Legal, Pace::CouldGoOn));
    assert_eq!(pace(&man_left), (Regularity::Irregular, Pace::CouldGoOn));
}

/// A quiet move although a capture exists is a half-move like any other (Kodeks I 5.4.6).
#[test]
fn kodeks_i_5_4_6_quiet_move_is_seen_in_the_same_time() {
    let setup = fen("W:W28,31:B23,4");
    let reading = worked(&setup, &["31"], &[("27", WM)]);
    let Judgement::Played(seen) = judge(&fresh(setup), &reading, Handling::Official) else {
        panic!("31-27 is on the board");
    };
    assert_eq!(
        (seen.regularity, seen.pace),
        (Regularity::Irregular, Pace::Plain)
    );
}

/// Judges the board's reading as played in official play, from the position before any half-move.
fn official(setup: Setup, emptied: &[&str], put: &[(&str, Piece)]) -> Judgement {
    judge(
        &fresh(setup),
        &worked(&setup, emptied, put),
        Handling::Official,
    )
}

/// Asserts that this half-move was judged as played with exactly these captures, and returns its regularity.
fn took(judged: &Judgement, from: &str, to: &str, captured: &[&str]) -> Regularity {
    let Judgement::Played(seen) = judged else {
        panic!("{from} {to} is on the board, and {judged:?}");
    };
    let captured = set(captured);
    let (from, to) = (sq(from), sq(to));
    assert_eq!(seen.mv, Move { from, to, captured });
    seen.regularity
}

/// Kodeks I 5.4.14: an own piece that is taken off after the capture is not part of the capture.
#[test]
fn kodeks_i_5_4_14_own_piece_removed() {
    let setup = fen("W:W32,31:B28,4");
    let judged = official(setup, &["32", "28", "31"], &[("23", WM)]);
    assert_eq!(took(&judged, "32", "23", &["28"]), Regularity::Legal);
}

/// Kodeks I 5.4.7, 5.4.12: men that the route does not pass are not captured, wherever they stood.
#[test]
fn men_off_beside_a_half_move_are_not_captured() {
    let start = Setup::start(HUNDRED);
    let quiet = official(start, &["32", "18", "20", "46"], &[("28", WM)]);
    assert_eq!(took(&quiet, "32", "28", &[]), Regularity::Legal);
    let setup = fen("W:W32,31:B28,24,4");
    let capture = official(setup, &["32", "28", "24"], &[("23", WM)]);
    assert_eq!(took(&capture, "32", "23", &["28"]), Regularity::Legal);
    // A passed man that still stands is left standing; a man that was not passed is not taken in its place (I 5.4.11).
    let setup = fen("W:W32:B27,17,4");
    let one_left = official(setup, &["32", "27", "4"], &[("12", WM)]);
    let regularity = took(&one_left, "32", "12", &["27"]);
    assert_eq!(regularity, Regularity::Irregular);
    // A man that no route passes is not captured (I 5.4.2).
    let setup = fen("W:W32,31:B28,24,4");
    let nowhere = official(setup, &["32", "24"], &[("22", WM)]);
    assert_eq!(took(&nowhere, "32", "22", &[]), Regularity::Irregular);
}

/// If two men can have moved to the square and both are off, it is unknown which man moved.
#[test]
fn two_that_can_have_moved_are_none() {
    let start = Setup::start(HUNDRED);
    let either = official(start, &["32", "33"], &[("28", WM)]);
    assert!(matches!(either, Judgement::Differs(_)), "{either:?}");
    let one = official(start, &["32", "50"], &[("28", WM)]);
    assert_eq!(took(&one, "32", "28", &[]), Regularity::Legal);
}

/// After a gap because of a pulled cable, five half-moves look like one half-move that takes men all over the board. In every mode
/// this is a difference.
#[test]
fn a_gap_is_no_half_move_that_takes_men_anywhere() {
    let before = fen(
        "W:W28,31,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,20,23",
    );
    let gap = worked(&before, &["28", "10", "41"], &[("32", WM)]);
    for handling in [Handling::Official, Handling::Training] {
        let mut shadow = Shadow::new(fresh(before), handling, Waits::REAL);
        shadow.sensed(Reading::from_setup(&before), at(0));
        shadow.silent();
        shadow.sensed(gap, at(10_000));
        let judged = shadow.judgement();
        assert!(matches!(judged, Some(Judgement::Differs(_))), "{judged:?}");
    }
}

/// A half-move that other boards have confirmed takes no more men, even if more come off. Without the other boards, men that come
/// off late still belong to the half-move.
#[test]
fn what_was_carried_out_elsewhere_does_not_grow() {
    let setup = fen("W:W32:B27,17,4");
    let half = Move {
        from: sq("32"),
        to: sq("12"),
        captured: set(&["27"]),
    };
    let whole = worked(&setup, &["32", "27", "17"], &[("12", WM)]);
    for state in [LastState::Open, LastState::Made] {
        let mut line = after(setup, half, state);
        assert!(matches!(
            judge(&line, &whole, Handling::Official),
            Judgement::Completed(_)
        ));
        line.last.as_mut().unwrap().grows = Grows::NoMore;
        let judged = judge(&line, &whole, Handling::Official);
        assert!(
            matches!(judged, Judgement::Differs(_) | Judgement::UnderWay),
            "{judged:?}"
        );
    }
}

/// Men knocked off after a half-move do not change it, whether it is open or made.
#[test]
fn what_is_swept_off_behind_a_half_move_is_no_part_of_it() {
    let start = Setup::start(HUNDRED);
    let swept = [&["33", "42", "43"][..], &["8", "34", "50"], &["18", "19"]];
    for state in [LastState::Open, LastState::Made] {
        let line = after(start, mv(&start, "32", "28"), state);
        for squares in swept {
            let reading = worked(&line.now, squares, &[]);
            for handling in [Handling::Official, Handling::Training] {
                let judged = judge(&line, &reading, handling);
                assert!(matches!(judged, Judgement::Differs(_)), "{judged:?}");
            }
        }
    }
}

/// Shows the readings to a shadow, a second and a half apart, and returns its judgements.
fn shown(shadow: &mut Shadow, readings: &[Reading]) -> Vec<Judgement> {
    let mut all = Vec::new();
    for (n, reading) in readings.iter().enumerate() {
        let now = 1_500 * n as u64;
        shadow.sensed(*reading, at(now));
        shadow.tick(at(now + 1_400));
        all.extend(settled(shadow));
    }
    all
}

/// A square that was unseen before the hand began prevents no half-move and captures no man.
#[test]
fn a_square_that_is_not_seen_is_set_aside() {
    let start = Setup::start(HUNDRED);
    let weak = |name: &str| {
        let mut all = vec![Reading::from_setup(&start)];
        all.push(worked(&start, &[name], &[]));
        all.push(worked(&start, &[name, "32"], &[]));
        all.push(worked(&start, &[name, "32"], &[("28", WM)]));
        all
    };
    for handling in [Handling::Official, Handling::Training] {
        for name in ["38", "50", "20"] {
            let mut shadow = Shadow::new(fresh(start), handling, Waits::REAL);
            let found = shown(&mut shadow, &weak(name));
            let played = found.iter().find_map(|judged| match judged {
                Judgement::Played(it) => Some((it.mv, it.regularity)),
                _ => None,
            });
            let expected = Some((mv(&start, "32", "28"), Regularity::Legal));
            assert_eq!(played, expected, "{name}: {found:?}");
        }
    }
    // A man that was off before the capture began does not belong to the capture.
    let setup = fen("W:W28,40,50:B23,4,5");
    let readings = [
        Reading::from_setup(&setup),
        worked(&setup, &["40"], &[]),
        worked(&setup, &["40", "28"], &[]),
        worked(&setup, &["40", "28", "23"], &[("19", WM)]),
    ];
    let mut shadow = Shadow::new(fresh(setup), Handling::Official, Waits::REAL);
    let found = shown(&mut shadow, &readings);
    assert!(
        found
            .iter()
            .any(|judged| matches!(judged, Judgement::Played(it)
            if it.mv == mv(&setup, "28", "19") && it.regularity == Regularity::Legal)),
        "{found:?}"
    );
}

/// Two squares between which a piece can have moved are not set aside: otherwise a missed half-move would be lost.
#[test]
fn a_half_move_that_was_missed_is_not_set_aside() {
    let start = Setup::start(HUNDRED);
    // Black has answered a half-move that no sensor saw; then White plays 37-31.
    let missed = worked(&start, &["19"], &[("23", BM)]);
    let readings = [
        Reading::from_setup(&start),
        missed,
        worked(&start, &["19", "37"], &[("23", BM)]),
        worked(&start, &["19", "37"], &[("23", BM), ("31", WM)]),
    ];
    let mut shadow = Shadow::new(fresh(start), Handling::Training, Waits::REAL);
    let found = shown(&mut shadow, &readings);
    let legal = |judged: &Judgement| matches!(judged, Judgement::Played(it) if it.regularity == Regularity::Legal);
    assert!(!found.iter().any(legal), "{found:?}");
}

#[test]
fn a_piece_lost_or_two_moved_is_a_difference() {
    let start = Setup::start(HUNDRED);
    let lost = worked(&start, &["18"], &[]);
    let Judgement::Differs(difference) = judge(&fresh(start), &lost, Handling::Official) else {
        panic!("a man is gone");
    };
    assert_eq!(difference.put, [(sq("18"), BM)]);
    assert!(difference.remove.is_empty());
    let two = worked(&start, &["32", "33"], &[("28", WM), ("29", WM)]);
    let Judgement::Differs(difference) = judge(&fresh(start), &two, Handling::Official) else {
        panic!("two men moved");
    };
    assert_eq!(difference.remove, set(&["28", "29"]));
    assert_eq!(difference.squares(), 4);
    let turned = Reading::from_setup(&start).turned();
    assert!(matches!(
        judge(&fresh(start), &turned, Handling::Official),
        Judgement::Differs(_)
    ));
}

/// A reply that is quicker than the board's reports shows as two half-moves at once.
#[test]
fn a_move_and_its_answer_are_seen_together() {
    let start = Setup::start(HUNDRED);
    let both = worked(&start, &["32", "19"], &[("28", WM), ("23", BM)]);
    let Judgement::PlayedRow(two) = judge(&fresh(start), &both, Handling::Official) else {
        panic!("32-28 19-23");
    };
    let first = mv(&start, "32", "28");
    let two: Vec<Move> = two.iter().map(|c| c.mv).collect();
    assert_eq!(two, [first, mv(&first.apply(&start), "19", "23")]);
    // If one of the two is a capture, such as 28x19 answered by 14x23, two men are off and no square is newly filled. A sleeve can
    // do the same.
    let setup = fen("W:W28,45:B23,14,10,5");
    let after = worked(&setup, &["28", "14"], &[]);
    assert!(matches!(
        judge(&fresh(setup), &after, Handling::Official),
        Judgement::Differs(_)
    ));
}

/// A king is put on a wrong square when the opponent's half-move is carried out, and a man could have crowned and come back
/// meanwhile. That would have gone unseen, so the board differs, and no row of four half-moves is reported.
#[test]
fn what_goes_and_comes_back_unseen_explains_nothing() {
    let before = fen("B:W10,26:B7,23,K44");
    let line = after(before, mv(&before, "44", "49"), LastState::Made);
    let record = line.now;
    let wrong = worked(&record, &["49"], &[("48", BK)]);
    let rows = |judgement| matches!(judgement, Judgement::PlayedRow(_));
    for handling in [Handling::Official, Handling::Training] {
        assert!(matches!(
            judge(&line, &wrong, handling),
            Judgement::Differs(_)
        ));
    }
    // A man that did not come back is seen to have gone.
    let both = worked(&record, &["10", "49"], &[("5", WM), ("44", BK)]);
    assert!(rows(judge(&line, &both, Handling::Official)));
}

#[test]
fn an_open_half_move_is_corrected_or_taken_back() {
    let start = Setup::start(HUNDRED);
    let open = after(start, mv(&start, "32", "28"), LastState::Open);
    let instead = worked(&start, &["32"], &[("27", WM)]);
    let Judgement::Corrected(seen) = judge(&open, &instead, Handling::Official) else {
        panic!("32-27 instead");
    };
    assert_eq!(seen.mv, mv(&start, "32", "27"));
    let back = Reading::from_setup(&start);
    assert_eq!(
        judge(&open, &back, Handling::Official),
        Judgement::TakenBack
    );
    let in_hand = worked(&start, &["32"], &[]);
    assert_eq!(
        judge(&open, &in_hand, Handling::Official),
        Judgement::UnderWay
    );
}

/// A hand cannot correct a half-move that is made; people have to.
#[test]
fn a_made_half_move_moved_again_is_a_difference() {
    let start = Setup::start(HUNDRED);
    let made = after(start, mv(&start, "32", "28"), LastState::Made);
    for reading in [
        worked(&start, &["32"], &[("27", WM)]),
        Reading::from_setup(&start),
    ] {
        assert!(matches!(
            judge(&made, &reading, Handling::Official),
            Judgement::Differs(_)
        ));
    }
}

/// Kodeks I 4.12: the removal is over when the last captured piece is off.
#[test]
fn kodeks_i_4_12_a_late_removal_completes_the_capture() {
    let setup = fen("W:W32:B27,17,4");
    let half = Move {
        from: sq("32"),
        to: sq("12"),
        captured: set(&["27"]),
    };
    for state in [LastState::Open, LastState::Made] {
        let line = after(setup, half, state);
        let whole = worked(&setup, &["32", "27", "17"], &[("12", WM)]);
        let Judgement::Completed(seen) = judge(&line, &whole, Handling::Official) else {
            panic!("17 came off late");
        };
        assert_eq!(seen.mv, mv(&setup, "32", "12"));
    }
}

/// Kodeks VIII 2.3: a transfer must reach exactly the announced position; any other move is a difference, even a legal one.
#[test]
fn kodeks_viii_2_3_a_wrong_transfer_is_a_difference() {
    let start = Setup::start(HUNDRED);
    let line = after(start, mv(&start, "32", "28"), LastState::ToTransfer);
    let waiting = Reading::from_setup(&start);
    assert_eq!(
        judge(&line, &waiting, Handling::Official),
        Judgement::AwaitsTransfer
    );
    let in_hand = worked(&start, &["32"], &[]);
    assert_eq!(
        judge(&line, &in_hand, Handling::Official),
        Judgement::UnderWay
    );
    let wrong = worked(&start, &["32"], &[("27", WM)]);
    assert!(matches!(
        judge(&line, &wrong, Handling::Official),
        Judgement::Differs(_)
    ));
    let right = worked(&start, &["32"], &[("28", WM)]);
    assert_eq!(judge(&line, &right, Handling::Official), Judgement::Agrees);
}

/// A king that is slid along its line passes other legal squares; only the square on which it rests counts.
#[test]
fn a_king_that_could_slide_on_is_waited_for() {
    let setup = fen("W:WK46:B1,2");
    let pace = |to: &str| match judge(
        &fresh(setup),
        &worked(&setup, &["46"], &[(to, WK)]),
        Handling::Official,
    ) {
        Judgement::Played(seen) => seen.pace,
        other => panic!("{other:?}"),
    };
    assert_eq!(pace("28"), Pace::CouldGoOn);
    assert_eq!(pace("5"), Pace::Plain);
}

/// Final occupancy tells the half-move: every legal half-move is recognised as itself, in positions of every density, circular
/// captures included. If two looked alike, the program would ask about them.
#[test]
fn every_legal_move_is_recognised_by_where_it_ends() {
    let mut rng = Rng::with_seed(0x5eed);
    let mut random = |below| rng.u64(..below);
    let (mut moves, mut circles, mut asked, mut slides) = (0, 0, 0, 0);
    for _ in 0..6000 {
        let mut setup = Setup::empty(HUNDRED, Side::White);
        let density = 4 + random(10);
        for square in HUNDRED.squares() {
            if random(20) < density {
                let side = if random(3) == 0 {
                    Side::White
                } else {
                    Side::Black
                };
                let kind = if random(3) == 0 {
                    Kind::King
                } else {
                    Kind::Man
                };
                setup.put(square, Some(Piece { side, kind }));
            }
        }
        for mv in legal_moves(&setup).iter() {
            moves += 1;
            circles += usize::from(mv.from == mv.to);
            // The piece has arrived and its captured men still stand: whatever this looks like, even a mere slide, the half-move
            // gets the time to take them off.
            let mut landed = Reading::from_setup(&setup);
            landed.put(mv.from, Seen::Empty);
            landed.put(mv.to, Reading::from_setup(&mv.apply(&setup)).at(mv.to));
            if let Judgement::Played(seen) = judge(&fresh(setup), &landed, Handling::Training)
                && mv.is_capture()
                && seen.regularity == Regularity::Irregular
            {
                slides += 1;
                assert_eq!(
                    seen.pace,
                    Pace::Unfinished,
                    "{mv:?} in {}",
                    write_fen(&setup)
                );
            }
            let reading = Reading::from_setup(&mv.apply(&setup));
            match judge(&fresh(setup), &reading, Handling::Official) {
                Judgement::Played(seen) => assert_eq!(seen.mv, *mv),
                Judgement::Several(several) => {
                    assert!(several.contains(mv) && several.iter().all(|m| m.from == m.to));
                    asked += 1;
                }
                other => panic!("{mv:?} in {}: {other:?}", write_fen(&setup)),
            }
        }
    }
    assert!(
        moves > 10_000 && circles > 0 && slides > 0,
        "{moves} moves, {circles} circles, {asked} asked, {slides} landed"
    );
}

/// A piece crowned by a second man may look like a man: the sides of the pieces decide, and their kinds are only a hint.
#[test]
fn kodeks_i_3_5_a_crowning_may_stay_unseen() {
    let setup = fen("W:W7:B40");
    for kind in [Kind::Man, Kind::King] {
        let reading = worked(
            &setup,
            &["7"],
            &[(
                "2",
                Piece {
                    side: Side::White,
                    kind,
                },
            )],
        );
        assert!(matches!(
            judge(&fresh(setup), &reading, Handling::Official),
            Judgement::Played(seen) if seen.regularity == Regularity::Legal
        ));
    }
}

fn at(ms: u64) -> Moment {
    Moment::from_ms(ms)
}

fn settled(shadow: &mut Shadow) -> Vec<Judgement> {
    std::iter::from_fn(|| shadow.poll())
        .filter_map(|event| match event {
            ShadowEvent::Settled(judgement) => Some(judgement),
            ShadowEvent::Lifted(_)
            | ShadowEvent::Placed(_)
            | ShadowEvent::Uneven(_)
            | ShadowEvent::Withdrawn => None,
        })
        .collect()
}

#[test]
fn a_meaning_counts_once_and_only_when_it_has_stood() {
    let start = Setup::start(HUNDRED);
    let mut shadow = Shadow::new(fresh(start), Handling::Official, Waits::REAL);
    shadow.sensed(Reading::from_setup(&start), at(0));
    shadow.tick(at(250));
    assert_eq!(settled(&mut shadow), [Judgement::Agrees]);
    shadow.sensed(worked(&start, &["32"], &[]), at(1000));
    assert_eq!(shadow.poll(), Some(ShadowEvent::Lifted(sq("32"))));
    assert_eq!(
        shadow.deadline(),
        Some(at(1000).after(Waits::REAL.missing)),
        "a man in the hand is waited for, and one that lies beside the board is told of"
    );
    shadow.sensed(worked(&start, &["32"], &[("28", WM)]), at(2000));
    assert_eq!(shadow.poll(), Some(ShadowEvent::Placed(sq("28"))));
    assert_eq!(shadow.deadline(), Some(at(2250)));
    shadow.changes(at(2100));
    shadow.tick(at(2250));
    assert_eq!(settled(&mut shadow), []);
    assert_eq!(shadow.deadline(), Some(at(2350)));
    shadow.tick(at(2350));
    assert!(matches!(settled(&mut shadow)[..], [Judgement::Played(_)]));
    shadow.tick(at(9000));
    assert_eq!(settled(&mut shadow), []);
}

/// A weak magnet that flickers without end must not hold up the game.
#[test]
fn a_flicker_holds_a_meaning_up_for_a_bounded_time() {
    let start = Setup::start(HUNDRED);
    let mut shadow = Shadow::new(fresh(start), Handling::Official, Waits::REAL);
    shadow.sensed(worked(&start, &["32"], &[("28", WM)]), at(1000));
    for ms in (1000..5000).step_by(50) {
        shadow.changes(at(ms));
    }
    assert_eq!(shadow.deadline(), Some(at(2250)));
}

#[test]
fn a_difference_is_told_after_the_grace_and_its_mending_sooner() {
    let start = Setup::start(HUNDRED);
    let mut shadow = Shadow::new(fresh(start), Handling::Official, Waits::REAL);
    shadow.sensed(worked(&start, &["18", "19"], &[]), at(1000));
    assert_eq!(shadow.deadline(), Some(at(1000).after(Waits::REAL.grace)));
    shadow.tick(at(4000));
    assert!(matches!(&settled(&mut shadow)[..], [Judgement::Differs(d)] if d.squares() == 2));
    shadow.sensed(worked(&start, &["18"], &[]), at(5000));
    assert_eq!(shadow.deadline(), Some(at(6000)));
    shadow.tick(at(6000));
    assert!(matches!(&settled(&mut shadow)[..], [Judgement::Differs(d)] if d.squares() == 1));
    shadow.sensed(Reading::from_setup(&start), at(7000));
    shadow.tick(at(7250));
    assert_eq!(settled(&mut shadow), [Judgement::Agrees]);
}

#[test]
fn a_press_settles_what_stands_and_a_silent_board_claims_nothing() {
    let start = Setup::start(HUNDRED);
    let mut shadow = Shadow::new(fresh(start), Handling::Official, Waits::REAL);
    shadow.sensed(Reading::from_setup(&start), at(0));
    shadow.sensed(worked(&start, &["32"], &[("28", WM)]), at(1000));
    shadow.settle_now();
    assert!(matches!(settled(&mut shadow)[..], [Judgement::Played(_)]));
    shadow.sensed(worked(&start, &["33"], &[("28", WM)]), at(2000));
    shadow.silent();
    assert_eq!((shadow.deadline(), shadow.judgement()), (None, None));
}

#[test]
fn every_wait_is_divided() {
    let fast = Waits::REAL.divided(10);
    assert_eq!(fast.settle, Duration::from_millis(25));
    assert_eq!(fast.grace * 10, Waits::REAL.grace);
}

/// One fault is explained as one fault: 38 was off before the hand began, and otherwise the board shows a legal half-move that
/// has nothing to do with that man. The board has not proved itself, so nothing is taken from it.
#[test]
fn one_man_unseen_beside_a_legal_half_move_is_one_fault() {
    let start = Setup::start(HUNDRED);
    let dead = |reading: &Reading| {
        let mut reading = *reading;
        reading.put(sq("38"), Seen::Empty);
        reading
    };
    let quiet = dead(&worked(&start, &[], &[]));
    for (from, to, one) in [("32", "28", true), ("33", "28", true), ("42", "38", false)] {
        let done = dead(&worked(&start, &[from], &[(to, WM)]));
        let mut shadow = Shadow::new(fresh(start), Handling::Training, Waits::REAL);
        shadow.sensed(quiet, Moment::from_ms(0));
        shadow.tick(Moment::from_ms(5000));
        shadow.sensed(done, Moment::from_ms(6000));
        shadow.tick(Moment::from_ms(12000));
        assert_eq!(shadow.one_fault(), one.then(|| sq("38")), "{from}-{to}");
    }
    // Here the man comes off only together with the half-move, so it cannot be known which explanation is true.
    let mut shadow = Shadow::new(fresh(start), Handling::Training, Waits::REAL);
    shadow.sensed(
        dead(&worked(&start, &["32"], &[("28", WM)])),
        Moment::from_ms(0),
    );
    assert_eq!(shadow.one_fault(), None);
}
