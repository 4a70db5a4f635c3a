// SPDX-License-Identifier: GPL-3.0-or-later
//! Boards that report a change before they are read: a reading that was unchanged until the hand began is evidence, if it was
//! unchanged for long enough. The time that the board takes to be read does not matter.

use zgoda_game::shadow::{Handling, Judgement, Line, Regularity, Shadow, ShadowEvent, Waits};
use zgoda_game::{Moment, Piece, Reading, Seen, Setup, Side, SquareSet, Variant};

/// A change on a board: emptied squares, and men put.
type Change<'a> = (&'a [&'a str], &'a [(&'a str, Piece)]);

const WM: Piece = Piece::man(Side::White);
const BM: Piece = Piece::man(Side::Black);

fn shown(changes: Change<'_>) -> Reading {
    let mut reading = Reading::from_setup(&Setup::start(Variant::International));
    let square = |name: &str| Variant::International.square(name).unwrap();
    for name in changes.0 {
        reading.put(square(name), Seen::Empty);
    }
    for (name, piece) in changes.1 {
        reading.put(square(name), Seen::Piece(*piece));
    }
    reading
}

/// The half-moves that are reported for a board that shows the start position and then these changes, each for its time. The board
/// announces each change before it is read, and announces it three times if it `bounces`.
fn played(changes: &[(Change<'_>, u64)], bounces: bool) -> Vec<(String, Regularity)> {
    let line = Line {
        now: Setup::start(Variant::International),
        last: None,
        in_doubt: SquareSet::EMPTY,
        noted_off: SquareSet::EMPTY,
    };
    let mut shadow = Shadow::new(line, Handling::Official, Waits::REAL);
    let at = Moment::from_ms;
    shadow.sensed(shown((&[], &[])), at(0));
    let mut now = 3_000;
    shadow.tick(at(now));
    for (change, stands) in changes {
        let reports = if bounces { 3 } else { 1 };
        for report in 0..reports {
            shadow.changes(at(now + 40 * report));
        }
        let reported = now + 40 * (reports - 1);
        shadow.sensed(shown(*change), at(reported));
        now += stands;
        shadow.tick(at(now));
    }
    let told = std::iter::from_fn(|| shadow.poll());
    told.filter_map(|event| match event {
        ShadowEvent::Settled(Judgement::Played(it)) => {
            let squares = [it.mv.from, it.mv.to].map(|it| Variant::International.name(it));
            Some((format!("{}-{}", squares[0], squares[1]), it.regularity))
        }
        _ => None,
    })
    .collect()
}

/// A man that has lain on an empty square for a second before the hand began does not belong to the hand's half-move, and does not
/// prevent a half-move elsewhere.
#[test]
fn what_was_at_rest_for_a_second_before_the_hand_began_is_none_of_its_doing() {
    let lies = ("26", BM);
    let beside: [Change<'_>; 3] = [
        (&[], &[lies]),
        (&["32"], &[lies]),
        (&["32"], &[lies, ("28", WM)]),
    ];
    for bounces in [false, true] {
        for (rest, told) in [(600, false), (1_150, true), (1_500, true), (2_500, true)] {
            let all = [(beside[0], rest), (beside[1], 500), (beside[2], 2_000)];
            let expected = told.then(|| ("32-28".to_owned(), Regularity::Legal));
            assert_eq!(
                played(&all, bounces),
                Vec::from_iter(expected),
                "after {rest} ms, bouncing: {bounces}"
            );
        }
    }
}

/// A hand that holds its man for long is still making its half-move, even if another square differed from the record before.
#[test]
fn a_man_that_is_held_for_long_is_not_set_aside() {
    let beside: [Change<'_>; 3] = [
        (&["50"], &[]),
        (&["50", "32"], &[]),
        (&["50", "32"], &[("28", WM)]),
    ];
    for bounces in [false, true] {
        for held in [300, 1_150, 2_500, 6_000] {
            let all = [(beside[0], 5_000), (beside[1], held), (beside[2], 2_000)];
            assert_eq!(
                played(&all, bounces),
                [("32-28".to_owned(), Regularity::Legal)],
                "held for {held} ms, bouncing: {bounces}"
            );
        }
    }
}

/// A man that is no longer seen prevents no half-move either, while another square differs from the record.
#[test]
fn a_man_that_is_seen_no_more_is_set_aside() {
    let beside: [Change<'_>; 4] = [
        (&["50"], &[]),
        (&["50", "36"], &[]),
        (&["50", "36", "32"], &[]),
        (&["50", "36", "32"], &[("28", WM)]),
    ];
    for bounces in [false, true] {
        for unseen in [1_150, 2_500, 6_000] {
            let all = [
                (beside[0], 5_000),
                (beside[1], unseen),
                (beside[2], 400),
                (beside[3], 2_000),
            ];
            assert_eq!(
                played(&all, bounces),
                [("32-28".to_owned(), Regularity::Legal)],
                "unseen for {unseen} ms, bouncing: {bounces}"
            );
        }
    }
}
