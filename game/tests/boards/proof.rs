// SPDX-License-Identifier: GPL-3.0-or-later
//! A board proves itself before it counts. These tests check which half-moves are taken from it, asked about or reported, and when.

use zgoda_game::notation::parse_fen;
use zgoda_game::shadow::{
    Asking, Grows, Handling, Judgement, Last, LastState, Line, Shadow, ShadowEvent, Waits, judge,
};
use zgoda_game::{Moment, Move, Reading, Setup, Side, Square, SquareSet, Variant, legal_moves};

const HUNDRED: Variant = Variant::International;

fn sq(name: &str) -> Square {
    HUNDRED.square(name).unwrap()
}

fn at(ms: u64) -> Moment {
    Moment::from_ms(ms)
}

fn mv(setup: &Setup, from: &str, to: &str) -> Move {
    let all = legal_moves(setup);
    let found = all.iter().find(|mv| mv.from == sq(from) && mv.to == sq(to));
    *found.unwrap()
}

/// The positions of a row of half-moves, the start first.
fn played(start: Setup, row: &[(&str, &str)]) -> Vec<Setup> {
    let mut all = vec![start];
    for (from, to) in row {
        let here = *all.last().unwrap();
        all.push(mv(&here, from, to).apply(&here));
    }
    all
}

fn shown(setup: &Setup) -> Reading {
    Reading::from_setup(setup)
}

fn moved(setup: &Setup, moves: &[(&str, &str)]) -> Reading {
    let mut board = *setup;
    for (from, to) in moves {
        let piece = board.at(sq(from));
        board.put(sq(from), None);
        board.put(sq(to), piece);
    }
    shown(&board)
}

fn fresh(now: Setup, handling: Handling) -> Shadow {
    Shadow::new(
        Line {
            now,
            last: None,
            in_doubt: SquareSet::EMPTY,
            noted_off: SquareSet::EMPTY,
        },
        handling,
        Waits::REAL,
    )
}

/// All events except lifts and landings.
fn news(shadow: &mut Shadow) -> Vec<ShadowEvent> {
    std::iter::from_fn(|| shadow.poll())
        .filter(|it| !matches!(it, ShadowEvent::Lifted(_) | ShadowEvent::Placed(_)))
        .collect()
}

fn is_asked(news: &[ShadowEvent], row: &[(&str, &str)]) -> bool {
    let [ShadowEvent::Settled(Judgement::Ahead(asked))] = news else {
        return false;
    };
    let asked = asked.iter().map(|it| (it.mv.from, it.mv.to));
    asked.eq(row.iter().map(|(from, to)| (sq(from), sq(to))))
}

/// Wrong start positions, each of which once gave a half-move.
#[test]
fn a_wrong_start_is_no_half_move() {
    let start = Setup::start(HUNDRED);
    let wrong: [&[(&str, &str)]; 6] = [
        &[("33", "21")],
        &[("50", "26")],
        &[("18", "22")],
        &[("20", "25")],
        &[("32", "28")],
        &[("32", "28"), ("19", "23")],
    ];
    for moves in wrong {
        for handling in [Handling::Official, Handling::Training] {
            for asking in [Asking::MayAsk, Asking::Never] {
                let mut shadow = fresh(start, handling);
                shadow.may_ask(asking);
                shadow.sensed(moved(&start, moves), at(0));
                for ms in (0..20_000).step_by(250) {
                    shadow.tick(at(ms));
                }
                let told = news(&mut shadow);
                let harmless = |it: &ShadowEvent| {
                    matches!(
                        it,
                        ShadowEvent::Settled(Judgement::Ahead(_) | Judgement::Differs(_))
                    )
                };
                assert!(
                    !told.is_empty() && told.iter().all(harmless),
                    "{moves:?}: {told:?}"
                );
                let asked = matches!(told[..], [ShadowEvent::Settled(Judgement::Ahead(_))]);
                assert!(!asked || asking == Asking::MayAsk);
            }
        }
    }
}

#[test]
fn after_a_silence_it_must_prove_itself_again() {
    let start = Setup::start(HUNDRED);
    let row = [("32", "28"), ("19", "23"), ("28", "19"), ("14", "23")];
    let stages = played(start, &row);
    let mut shadow = fresh(start, Handling::Official);
    shadow.sensed(shown(&start), at(0));
    shadow.tick(at(250));
    news(&mut shadow);
    shadow.silent();
    shadow.sensed(shown(&stages[4]), at(1_000));
    shadow.tick(at(3_000));
    assert!(
        is_asked(&news(&mut shadow), &row),
        "four half-moves, no other row"
    );
    // If people do not answer, the next half-move answers if it can only follow the row.
    let next = legal_moves(&stages[4]);
    let next = next.iter().next().unwrap();
    shadow.sensed(shown(&next.apply(&stages[4])), at(4_000));
    shadow.tick(at(5_000));
    assert!(matches!(
        news(&mut shadow)[..],
        [ShadowEvent::Settled(Judgement::Followed(_))]
    ));
    assert!(shadow.asked().is_some());
    shadow.accepted();
    shadow.follow(Line {
        in_doubt: SquareSet::EMPTY,
        noted_off: SquareSet::EMPTY,
        now: stages[4],
        last: None,
    });
    shadow.tick(at(5_001));
    assert!(matches!(
        news(&mut shadow)[..],
        [ShadowEvent::Settled(Judgement::Played(_))]
    ));
}

#[test]
fn any_other_change_ends_the_question() {
    let start = Setup::start(HUNDRED);
    let mut shadow = fresh(start, Handling::Training);
    shadow.sensed(moved(&start, &[("32", "28")]), at(0));
    shadow.tick(at(250));
    assert!(is_asked(&news(&mut shadow), &[("32", "28")]));
    assert!(shadow.asked().is_some());
    shadow.sensed(moved(&start, &[("32", "27")]), at(1_000));
    assert!(shadow.asked().is_none(), "it stands there no more");
    shadow.tick(at(1_250));
    let told = news(&mut shadow);
    assert_eq!(told[0], ShadowEvent::Withdrawn);
    assert!(is_asked(&told[1..], &[("32", "27")]));
    shadow.sensed(shown(&start), at(2_000));
    shadow.tick(at(2_250));
    let agrees = ShadowEvent::Settled(Judgement::Agrees);
    assert_eq!(news(&mut shadow), [ShadowEvent::Withdrawn, agrees]);
}

/// White's exchange of a man for a man makes three half-moves: a single half-move from 32 to 19 has no route over the man that
/// stood there (Kodeks I 5.4.2).
#[test]
fn a_man_that_no_route_passes_makes_no_half_move_of_three() {
    let start = Setup::start(HUNDRED);
    let row = [("32", "28"), ("19", "23"), ("28", "19")];
    let stages = played(start, &row);
    let mut shadow = fresh(start, Handling::Official);
    shadow.sensed(shown(&stages[3]), at(1_000));
    shadow.tick(at(9_000));
    assert!(is_asked(&news(&mut shadow), &row));
}

/// Two ways to one position explain nothing: the board does not show which man went first.
#[test]
fn two_rows_are_none() {
    let start = Setup::start(HUNDRED);
    let stages = played(start, &[("31", "27"), ("19", "23"), ("35", "30")]);
    let mut shadow = fresh(start, Handling::Training);
    shadow.sensed(shown(&stages[3]), at(0));
    shadow.tick(at(4_000));
    assert!(matches!(
        news(&mut shadow)[..],
        [ShadowEvent::Settled(Judgement::Differs(_))]
    ));
}

/// Between two readings four half-moves went unseen on a board that has proved itself. The half-moves are taken, because no other
/// row leads to the second reading, unless a reading in between is no stage of the row.
#[test]
fn a_row_must_fit_what_stood_in_between() {
    let start = Setup::start(HUNDRED);
    let row = [("32", "28"), ("19", "23"), ("28", "19"), ("14", "23")];
    let stages = played(start, &row);
    for between in [None, Some(moved(&start, &[("1", "25"), ("2", "26")]))] {
        let mut shadow = fresh(start, Handling::Training);
        shadow.sensed(shown(&start), at(0));
        if let Some(between) = between {
            shadow.sensed(between, at(1_000));
        }
        shadow.sensed(shown(&stages[4]), at(2_000));
        shadow.tick(at(2_800));
        let taken = news(&mut shadow).iter().any(
            |it| matches!(it, ShadowEvent::Settled(Judgement::PlayedRow(row)) if row.len() == 4),
        );
        assert_eq!(taken, between.is_none());
    }
}

/// However fast play goes on, a board that fell behind is reported within four seconds.
#[test]
fn falling_behind_is_told_while_play_goes_on() {
    let start = Setup::start(HUNDRED);
    let mut shadow = fresh(start, Handling::Official);
    shadow.sensed(shown(&start), at(0));
    let mut told = None;
    for n in 0..20_u64 {
        // Something new that nothing explains, every 700 ms.
        let away = [
            ("1", "25"),
            ("2", "26"),
            if n % 2 == 0 {
                ("31", "27")
            } else {
                ("35", "30")
            },
        ];
        let since = 1_000 + 700 * n;
        shadow.sensed(moved(&start, &away), at(since));
        for ms in (since..since + 700).step_by(50) {
            shadow.tick(at(ms));
            if told.is_none() && !news(&mut shadow).is_empty() {
                told = Some(ms);
            }
        }
    }
    assert!(told.is_some_and(|told| told <= 5_000), "{told:?}");
}

/// Hands that keep moving pass through positions that could be half-moves, but leave them after a moment.
#[test]
fn a_difference_is_told_though_hands_pass_through_what_could_be_a_half_move() {
    let start = Setup::start(HUNDRED);
    let mut lifted = start;
    lifted.put(sq("31"), None);
    for explained in [100_u64, 300, 600, 900] {
        let mut shadow = fresh(start, Handling::Official);
        shadow.sensed(shown(&start), at(0));
        shadow.tick(at(500));
        news(&mut shadow);
        let mut told = None;
        for round in 0..20_u64 {
            let since = 1_000 + (600 + explained) * round;
            shadow.sensed(moved(&start, &[("1", "25"), ("2", "26")]), at(since));
            for ms in (since..since + 600 + explained).step_by(50) {
                if ms == since + 600 {
                    shadow.sensed(shown(&lifted), at(ms));
                }
                shadow.tick(at(ms));
                let differs =
                    |it: &ShadowEvent| matches!(it, ShadowEvent::Settled(Judgement::Differs(_)));
                if told.is_none() && news(&mut shadow).iter().any(differs) {
                    told = Some(ms);
                }
            }
        }
        // When the time is over, the board may show what could be a half-move. Then the difference is reported when it stands there
        // again.
        let latest = 1_000 + 3_500 + explained;
        assert!(
            told.is_some_and(|told| told <= latest),
            "{explained}: {told:?}"
        );
    }
}

/// A king that slides on leaves the square on which it could be captured: this lift is by the king's own player, and no answer.
#[test]
fn a_king_is_not_answered_by_its_own_lift() {
    let start = parse_fen("W:WK26,50:B16,30,35,45", HUNDRED).unwrap();
    let mut shadow = fresh(start, Handling::Training);
    shadow.sensed(shown(&start), at(0));
    shadow.tick(at(250));
    news(&mut shadow);
    shadow.sensed(moved(&start, &[("26", "21")]), at(1_000));
    let mut lifted = start;
    lifted.put(sq("26"), None);
    shadow.sensed(shown(&lifted), at(1_060));
    assert_eq!(news(&mut shadow), []);
    // Black's man off its square is an answer.
    shadow.sensed(moved(&start, &[("26", "21")]), at(2_000));
    lifted.put(sq("16"), None);
    shadow.sensed(shown(&lifted), at(2_060));
    assert!(matches!(
        news(&mut shadow)[..],
        [ShadowEvent::Settled(Judgement::Played(_))]
    ));
}

/// A man on a square that does not see it looks like a man in the hand, until its side has pressed.
#[test]
fn a_press_says_that_a_man_off_its_square_is_in_nobodys_hand() {
    let start = Setup::start(HUNDRED);
    let mut lifted = start;
    lifted.put(sq("31"), None);
    for (presser, told_at) in [
        (Some(Side::White), 7_000),
        // Black's press says nothing of White's hand, nor does a press of an unknown side.
        (Some(Side::Black), 31_000),
        (None, 31_000),
    ] {
        let mut shadow = fresh(start, Handling::Official);
        shadow.sensed(shown(&start), at(0));
        shadow.tick(at(250));
        shadow.sensed(shown(&lifted), at(1_000));
        shadow.pressed(presser, at(4_000));
        news(&mut shadow);
        shadow.tick(at(told_at - 1));
        assert_eq!(news(&mut shadow), []);
        shadow.tick(at(told_at));
        assert!(
            matches!(news(&mut shadow)[..], [ShadowEvent::Uneven(_)]),
            "{presser:?}"
        );
    }
    // The half-move counts all the same if the board shows it late.
    let mut shadow = fresh(start, Handling::Official);
    shadow.sensed(shown(&start), at(0));
    shadow.tick(at(250));
    shadow.sensed(shown(&lifted), at(1_000));
    shadow.pressed(Some(Side::White), at(4_000));
    shadow.sensed(moved(&start, &[("31", "27")]), at(6_000));
    news(&mut shadow);
    shadow.tick(at(6_800));
    assert!(matches!(
        news(&mut shadow)[..],
        [ShadowEvent::Settled(Judgement::Played(_))]
    ));
    assert_eq!(shadow.deadline(), None);
    // A half-move typed after the press is carried out by the hand that still holds the man.
    let mut shadow = fresh(start, Handling::Official);
    shadow.sensed(shown(&start), at(0));
    shadow.tick(at(250));
    shadow.sensed(shown(&lifted), at(1_000));
    shadow.pressed(Some(Side::White), at(4_000));
    let mv = mv(&start, "31", "27");
    shadow.follow(Line {
        now: mv.apply(&start),
        last: Some(Last {
            before: start,
            mv,
            state: LastState::ToTransfer,
            grows: Grows::NoMore,
        }),
        in_doubt: SquareSet::EMPTY,
        noted_off: SquareSet::EMPTY,
    });
    news(&mut shadow);
    shadow.tick(at(7_000));
    assert_eq!(news(&mut shadow), []);
}

#[test]
fn a_man_too_many_and_one_in_nobodys_hand_are_told_once() {
    let start = Setup::start(HUNDRED);
    let mut too_many = start;
    too_many.put(sq("27"), start.at(sq("31")));
    let mut lifted = start;
    lifted.put(sq("31"), None);
    for (board, after) in [(too_many, 3_000), (lifted, 30_000)] {
        let mut shadow = fresh(start, Handling::Official);
        shadow.sensed(shown(&start), at(0));
        shadow.tick(at(250));
        news(&mut shadow);
        shadow.sensed(shown(&board), at(1_000));
        shadow.tick(at(1_000 + after - 1));
        assert_eq!(news(&mut shadow), []);
        shadow.tick(at(1_000 + after));
        assert!(matches!(news(&mut shadow)[..], [ShadowEvent::Uneven(_)]));
        assert!(shadow.is_uneven());
        shadow.tick(at(500_000));
        assert_eq!(news(&mut shadow), [], "once");
        // Before the first agreement this is a difference, and reported soon.
        let mut shadow = fresh(start, Handling::Official);
        shadow.sensed(shown(&board), at(1_000));
        shadow.tick(at(4_000));
        assert!(matches!(
            news(&mut shadow)[..],
            [ShadowEvent::Settled(Judgement::Differs(_))]
        ));
    }
}

/// The position before a half-move that is to be carried out proves the board, and so does a position in the middle of carrying it
/// out.
#[test]
fn a_transfer_under_way_proves_a_board() {
    let start = Setup::start(HUNDRED);
    let first = mv(&start, "32", "28");
    let line = Line {
        in_doubt: SquareSet::EMPTY,
        noted_off: SquareSet::EMPTY,
        now: first.apply(&start),
        last: Some(Last {
            grows: Grows::WithItsMen,
            before: start,
            mv: first,
            state: LastState::ToTransfer,
        }),
    };
    let mut lifted = start;
    lifted.put(sq("32"), None);
    for stage in [start, lifted] {
        let mut shadow = Shadow::new(line.clone(), Handling::Official, Waits::REAL);
        shadow.sensed(shown(&stage), at(0));
        shadow.sensed(shown(&line.now), at(1_000));
        shadow.tick(at(1_250));
        news(&mut shadow);
        let reply = mv(&line.now, "19", "23");
        shadow.follow(Line {
            in_doubt: SquareSet::EMPTY,
            noted_off: SquareSet::EMPTY,
            now: line.now,
            last: None,
        });
        shadow.sensed(shown(&reply.apply(&line.now)), at(2_000));
        shadow.tick(at(2_250));
        assert!(matches!(
            news(&mut shadow)[..],
            [ShadowEvent::Settled(Judgement::Played(_))]
        ));
    }
}

/// The program waits for the end of a half-done capture, however long, and asks about the capture once it is whole.
#[test]
fn a_half_done_capture_waits() {
    let setup = parse_fen("W:W28,45:B23,14,5", HUNDRED).unwrap();
    let mut half = setup;
    half.put(sq("28"), None);
    half.put(sq("23"), None);
    let line = Line {
        in_doubt: SquareSet::EMPTY,
        noted_off: SquareSet::EMPTY,
        now: setup,
        last: None,
    };
    assert_eq!(
        judge(&line, &shown(&half), Handling::Official),
        Judgement::UnderWay
    );
    let mut shadow = fresh(setup, Handling::Official);
    shadow.sensed(shown(&half), at(0));
    shadow.tick(at(20_000));
    assert_eq!(news(&mut shadow), []);
    let whole = legal_moves(&setup);
    let whole = whole.iter().next().unwrap();
    shadow.sensed(shown(&whole.apply(&setup)), at(21_000));
    shadow.tick(at(22_000));
    assert!(matches!(
        news(&mut shadow)[..],
        [ShadowEvent::Settled(Judgement::Ahead(_))]
    ));
}

/// White's landing and Black's lift came in one scan: Black has begun to answer, and White took no man off by mistake.
#[test]
fn an_answer_begun_in_the_same_scan_takes_nothing() {
    let start = Setup::start(HUNDRED);
    let first = mv(&start, "33", "29");
    let mut begun = first.apply(&start);
    begun.put(sq("20"), None);
    for handling in [Handling::Official, Handling::Training] {
        let mut shadow = fresh(start, handling);
        shadow.sensed(shown(&start), at(0));
        shadow.sensed(shown(&begun), at(1_000));
        shadow.tick(at(2_000));
        let told = news(&mut shadow);
        assert!(
            matches!(&told[..], [ShadowEvent::Settled(Judgement::Played(it))] if it.mv == first),
            "{told:?}"
        );
    }
}

/// An irregular half-move is asked about, and a person answers. The next half-move is no answer, because a reading that looks like
/// the irregular half-move and the next half-move may have many other causes.
#[test]
fn an_irregular_one_is_not_answered_by_the_next() {
    let start = Setup::start(HUNDRED);
    let wrong = moved(&start, &[("33", "21")]);
    let mut shadow = fresh(start, Handling::Official);
    shadow.sensed(wrong, at(0));
    shadow.tick(at(1_000));
    assert!(is_asked(&news(&mut shadow), &[("33", "21")]));
    shadow.sensed(moved(&start, &[("33", "21"), ("20", "24")]), at(2_000));
    for ms in (2_000..9_000).step_by(50) {
        shadow.tick(at(ms));
    }
    assert!(matches!(
        news(&mut shadow)[..],
        [
            ShadowEvent::Withdrawn,
            ShadowEvent::Settled(Judgement::Differs(_))
        ]
    ));
}
