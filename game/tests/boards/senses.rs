// SPDX-License-Identifier: GPL-3.0-or-later
//! Boards that see less: the program follows whole games with the part that such a board sees, and no claim contradicts
//! the part that it does not see.
//!
//! Every state is judged twice, as shown by a board that sees pieces and as shown by a weaker board. The judgement with
//! the weaker board may know less, but must not contradict the other judgement.

use fastrand::Rng;
use zgoda_game::notation::write_fen;
use zgoda_game::shadow::{
    Difference, Grows, Handling, Judgement, Last, LastState, Line, Regularity, Shadow, ShadowEvent,
    Waits, judge,
};
use zgoda_game::{
    Direction, Kind, Moment, Move, Piece, Reading, Seen, Senses, Setup, Side, Square, SquareSet,
    Variant, legal_moves, routes,
};

fn once_in(times: usize, dice: &mut Rng) -> bool {
    dice.usize(..times) == 0
}

/// Every reading between the beginning and the end of `mv`: the piece goes its way, and the captured men come off in any
/// order, before or after the piece arrives.
fn work(setup: &Setup, mv: &Move, dice: &mut Rng) -> Vec<Reading> {
    let piece = setup.at(mv.from).unwrap();
    let all = routes(setup, mv);
    let route = &all[dice.usize(..all.len())];
    let mut steps: Vec<Step> = vec![Step::Lift];
    let mut way: Vec<Step> = Vec::new();
    if once_in(2, dice) {
        let between = &route.squares[1..route.squares.len() - 1];
        way.extend(between.iter().map(|square| Step::At(*square)));
    }
    let mut victims: Vec<Square> = mv.captured.into_iter().collect();
    dice.shuffle(&mut victims);
    // The step of the way at which each man is taken off.
    way.push(Step::At(mv.to));
    for victim in victims {
        let at = if once_in(2, dice) {
            way.len()
        } else {
            dice.usize(..way.len() + 1)
        };
        way.insert(at, Step::Off(victim));
    }
    steps.extend(way);
    let mut board = Reading::from_setup(setup);
    let mut at = Some(mv.from);
    let mut shown = Vec::new();
    for step in steps {
        match step {
            Step::Lift => {
                board.put(mv.from, Seen::Empty);
                at = None;
            }
            Step::At(square) => {
                if let Some(old) = at {
                    board.put(old, Seen::Empty);
                }
                board.put(square, Seen::Piece(piece));
                at = Some(square);
            }
            Step::Off(square) => board.put(square, Seen::Empty),
        }
        shown.push(board);
    }
    let crowned = mv.apply(setup).at(mv.to).unwrap();
    board.put(mv.to, Seen::Piece(crowned));
    shown.push(board);
    shown
}

enum Step {
    Lift,
    At(Square),
    Off(Square),
}

/// The half-moves that a judgement claims were made.
fn claimed(judgement: &Judgement) -> Vec<Move> {
    match judgement {
        Judgement::Played(c) | Judgement::Corrected(c) | Judgement::Completed(c) => vec![c.mv],
        Judgement::PlayedRow(two) => two.iter().map(|c| c.mv).collect(),
        _ => Vec::new(),
    }
}

/// True if the judgement with the weaker board claims no more than the other judgement, and does not contradict it.
fn compatible(weak: &Judgement, strong: &Judgement) -> bool {
    match weak {
        _ if weak == strong => true,
        Judgement::Played(_)
        | Judgement::PlayedRow(_)
        | Judgement::Corrected(_)
        | Judgement::Completed(_)
        | Judgement::TakenBack => false,
        // `judge` asks no question: questions are only for a board that has not proved that it follows the record.
        Judgement::Ahead(_) | Judgement::Followed(_) => false,
        Judgement::Several(several) => {
            matches!(strong, Judgement::Played(c) if several.contains(&c.mv))
        }
        Judgement::Agrees
        | Judgement::UnderWay
        | Judgement::AwaitsTransfer
        | Judgement::CarriedOut
        | Judgement::Differs(_) => true,
    }
}

#[test]
fn whole_games_are_followed_with_weaker_senses() {
    let seed = 20_261_122;
    println!("seed {seed}");
    let mut dice = Rng::with_seed(seed);
    for variant in Variant::ALL {
        for senses in Senses::ALL {
            let (mut plies, mut captures, mut states, mut asked) = (0, 0, 0, 0);
            for _ in 0..60 {
                let mut line = Line {
                    in_doubt: SquareSet::EMPTY,
                    noted_off: SquareSet::EMPTY,
                    now: Setup::start(variant),
                    last: None,
                };
                for _ in 0..150 {
                    let moves = legal_moves(&line.now);
                    let Some(mv) = dice
                        .choice(&moves.iter().copied().collect::<Vec<_>>())
                        .copied()
                    else {
                        break;
                    };
                    let all = work(&line.now, &mv, &mut dice);
                    for state in &all {
                        states += 1;
                        let strong = judge(&line, state, Handling::Official);
                        let weak = judge(&line, &state.dulled(senses), Handling::Official);
                        assert!(
                            compatible(&weak, &strong),
                            "{mv:?} in {}: {weak:?}, not {strong:?}",
                            write_fen(&line.now)
                        );
                        // A reading that is no difference on a board that sees pieces is no difference here either.
                        assert!(
                            !matches!(weak, Judgement::Differs(_))
                                || matches!(strong, Judgement::Differs(_)),
                            "{mv:?} in {}: {weak:?}, not {strong:?}",
                            write_fen(&line.now)
                        );
                    }
                    let end = all.last().unwrap().dulled(senses);
                    match judge(&line, &end, Handling::Official) {
                        Judgement::Played(seen) => {
                            assert_eq!((seen.mv, seen.regularity), (mv, Regularity::Legal));
                        }
                        Judgement::Several(several) => {
                            assert!(several.contains(&mv) && several.len() > 1);
                            asked += 1;
                        }
                        other => panic!("{mv:?} in {}: {other:?}", write_fen(&line.now)),
                    }
                    plies += 1;
                    captures += usize::from(mv.is_capture());
                    let state = if once_in(2, &mut dice) {
                        LastState::Open
                    } else {
                        LastState::Made
                    };
                    line = Line {
                        in_doubt: SquareSet::EMPTY,
                        noted_off: SquareSet::EMPTY,
                        now: mv.apply(&line.now),
                        last: Some(Last {
                            grows: Grows::WithItsMen,
                            before: line.now,
                            mv,
                            state,
                        }),
                    };
                }
            }
            println!(
                "{variant:?} {senses:?}: {plies} half-moves, {captures} captures, {states} states, {asked} asked"
            );
            assert!(plies > 2_000 && captures > 500);
        }
    }
}

/// A random position of some density, with kings.
fn scattered(variant: Variant, dice: &mut Rng) -> Setup {
    let mut setup = Setup::empty(variant, Side::ALL[dice.usize(..2)]);
    let density = 3 + dice.usize(..9);
    for square in variant.squares() {
        if dice.usize(..20) < density {
            let side = Side::ALL[dice.usize(..2)];
            let kind = if once_in(4, dice) {
                Kind::King
            } else {
                Kind::Man
            };
            setup.put(square, Some(Piece { side, kind }));
        }
    }
    setup
}

/// A change by a hand, not necessarily a legal half-move.
fn mischief(board: &mut Reading, dice: &mut Rng) {
    let variant = board.variant();
    let Some(from) = dice
        .choice(&board.occupied().into_iter().collect::<Vec<_>>())
        .copied()
    else {
        return;
    };
    let seen = board.at(from);
    let empty = |square: &Square| board.at(*square) == Seen::Empty;
    let steps = |square| {
        let step = move |d| variant.layout().step(square, d).map(|to| (d, to));
        Direction::ALL.into_iter().filter_map(step)
    };
    let (to, off) = match dice.usize(..4) {
        // The piece is lifted, or knocked off.
        0 => (None, None),
        // A piece is put down anywhere.
        1 => (
            dice.choice(
                &variant
                    .squares()
                    .into_iter()
                    .filter(empty)
                    .collect::<Vec<_>>(),
            )
            .copied(),
            None,
        ),
        // A short step, like that of a slipping hand.
        2 => {
            let near: Vec<Square> = steps(from).map(|(_, to)| to).filter(empty).collect();
            (dice.choice(&near).copied(), None)
        }
        // A jump of any piece of either side, whether due or not.
        _ => {
            let over: Vec<(Square, Square)> = steps(from)
                .filter(|(_, over)| !empty(over))
                .filter_map(|(d, over)| Some((over, variant.layout().step(over, d)?)))
                .filter(|(_, to)| empty(to))
                .collect();
            let Some((over, to)) = dice.choice(&over).copied() else {
                return;
            };
            (Some(to), (!once_in(4, dice)).then_some(over))
        }
    };
    for square in [Some(from), off].into_iter().flatten() {
        board.put(square, Seen::Empty);
    }
    if let Some(to) = to {
        board.put(to, seen);
    }
}

/// A position and perhaps the half-move that led to it.
fn somewhere(variant: Variant, dice: &mut Rng) -> Option<Line> {
    let before = if once_in(3, dice) {
        played(variant, dice)
    } else {
        scattered(variant, dice)
    };
    let moves: Vec<Move> = legal_moves(&before).iter().copied().collect();
    let mv = dice.choice(&moves).copied()?;
    let states = [LastState::Open, LastState::Made, LastState::ToTransfer];
    let Some(state) = dice.choice(&states).copied().filter(|_| !once_in(4, dice)) else {
        return Some(Line {
            in_doubt: SquareSet::EMPTY,
            noted_off: SquareSet::EMPTY,
            now: before,
            last: None,
        });
    };
    Some(Line {
        in_doubt: SquareSet::EMPTY,
        noted_off: SquareSet::EMPTY,
        now: mv.apply(&before),
        last: Some(Last {
            before,
            mv,
            state,
            grows: Grows::WithItsMen,
        }),
    })
}

/// The judgements on a board that sees only occupancy and on a board that sees pieces.
fn judged(line: &Line, board: &Reading) -> (Judgement, Judgement) {
    let strong = judge(line, board, Handling::Official);
    let colour = judge(line, &board.dulled(Senses::Colour), Handling::Official);
    assert_eq!(colour, strong, "to see sides is enough");
    let weak = judge(line, &board.dulled(Senses::Occupancy), Handling::Official);
    (weak, strong)
}

fn story(line: &Line, board: &Reading) -> String {
    let (weak, strong) = judged(line, board);
    let last = line.last.as_ref().map(|last| (last.mv, last.state));
    format!(
        "{} after {last:?}: {weak:?}, not {strong:?}",
        write_fen(&line.now)
    )
}

/// A wrong change by one hand is never judged to be another change. If the board shows two half-moves in the middle of
/// the second, they can look like a third half-move; such cases are only counted.
#[test]
fn one_wrong_hand_makes_no_wrong_claim() {
    let seed = 7_777;
    println!("seed {seed}");
    let mut dice = Rng::with_seed(seed);
    let (mut claims, mut less, mut wrong) = (0_u32, 0_u32, 0_u32);
    for round in 0..60_000 {
        let Some(line) = somewhere(Variant::ALL[round % 2], &mut dice) else {
            continue;
        };
        let mut truth = Vec::new();
        let boards = if once_in(2, &mut dice) {
            // The board may still lack a half-move that is to be transferred, and a player may take
            // back their own half-move and make another one.
            let base = match line.last.as_ref().filter(|_| once_in(2, &mut dice)) {
                Some(last) if last.state != LastState::Made => last.before,
                _ => line.now,
            };
            let mut board = Reading::from_setup(&base);
            mischief(&mut board, &mut dice);
            let moved = base.occupied().minus(board.occupied());
            let open = line
                .last
                .as_ref()
                .is_some_and(|l| l.state == LastState::Open);
            if open && base != line.now && !moved.within(base.pieces(base.turn())) {
                continue;
            }
            vec![board]
        } else {
            let moves: Vec<Move> = legal_moves(&line.now).iter().copied().collect();
            let Some(first) = dice.choice(&moves).copied() else {
                continue;
            };
            let between = first.apply(&line.now);
            let answers: Vec<Move> = legal_moves(&between).iter().copied().collect();
            let Some(answer) = dice.choice(&answers).copied() else {
                continue;
            };
            truth = vec![first, answer];
            work(&between, &answer, &mut dice)
        };
        for board in boards {
            let (weak, strong) = judged(&line, &board);
            let true_claim = truth.starts_with(&claimed(&weak)) && !claimed(&weak).is_empty();
            if !true_claim && !compatible(&weak, &strong) {
                assert!(!truth.is_empty(), "{}", story(&line, &board));
                wrong += 1;
            }
            claims += u32::from(!claimed(&strong).is_empty());
            less += u32::from(!claimed(&strong).is_empty() && claimed(&weak).is_empty());
        }
    }
    println!("{claims} half-moves claimed where sides are seen, {less} of these only there");
    println!("{wrong} wrong, all in the middle of the second of two half-moves that were missed");
    assert!(claims - less > 10_000 && wrong * 1_000 < claims);
}

/// After any acts of hands, every claim is true of some board that looks the same to the sensors.
#[test]
fn every_claim_is_what_some_such_board_shows() {
    let seed = 4_242;
    println!("seed {seed}");
    let mut dice = Rng::with_seed(seed);
    let (mut claims, mut wrong) = (0_u32, 0_u32);
    for round in 0..60_000 {
        let Some(line) = somewhere(Variant::ALL[round % 2], &mut dice) else {
            continue;
        };
        let mut board = Reading::from_setup(&line.now);
        for _ in 0..2 + dice.usize(..2) {
            mischief(&mut board, &mut dice);
        }
        let (weak, strong) = judged(&line, &board);
        if claimed(&weak).is_empty() {
            continue;
        }
        claims += 1;
        wrong += u32::from(!compatible(&weak, &strong));
        let bases = [Some(line.now), line.last.as_ref().map(|last| last.before)];
        let shows_it = |base: &Setup| {
            let added = board.occupied().minus(base.occupied());
            let sides = 1_u32 << added.len().min(8);
            (0..sides).any(|mask| {
                let mut exact = board.dulled(Senses::Occupancy).completed_by(base);
                for (bit, square) in added.into_iter().enumerate() {
                    let side = Side::ALL[(mask >> bit & 1) as usize];
                    exact.put(square, Seen::Piece(Piece::man(side)));
                }
                judge(&line, &exact, Handling::Official) == weak
            })
        };
        let two = matches!(weak, Judgement::PlayedRow(_));
        assert!(
            two || bases.iter().flatten().any(shows_it),
            "{}",
            story(&line, &board)
        );
    }
    println!("{claims} claims, {wrong} of them of boards that look like another");
    assert!(claims > 1_000 && wrong * 10 < claims);
}

/// A position some way into a game.
fn played(variant: Variant, dice: &mut Rng) -> Setup {
    let mut setup = Setup::start(variant);
    for _ in 0..dice.usize(..60) {
        let moves: Vec<Move> = legal_moves(&setup).iter().copied().collect();
        let Some(mv) = dice.choice(&moves).copied() else {
            break;
        };
        setup = mv.apply(&setup);
    }
    setup
}

/// A half-move can be recognised without sides. The pieces that stood on the emptied squares tell its origin and its
/// captured men, and the filled square tells its end. Only circular captures could look alike, and then the positions are
/// the same.
#[test]
fn where_a_half_move_ends_tells_it_without_sides() {
    let seed = 1_313;
    println!("seed {seed}");
    let mut dice = Rng::with_seed(seed);
    let (mut moves, mut captures, mut circles) = (0, 0, 0);
    for round in 0..8_000 {
        let setup = scattered(Variant::ALL[round % 2], &mut dice);
        let line = Line {
            in_doubt: SquareSet::EMPTY,
            noted_off: SquareSet::EMPTY,
            now: setup,
            last: None,
        };
        for mv in legal_moves(&setup).iter() {
            moves += 1;
            captures += u32::from(mv.is_capture());
            circles += u32::from(mv.from == mv.to);
            let shown = Reading::from_setup(&mv.apply(&setup)).dulled(Senses::Occupancy);
            match judge(&line, &shown, Handling::Official) {
                Judgement::Played(seen) => assert_eq!(seen.mv, *mv, "{}", write_fen(&setup)),
                Judgement::Several(several) => {
                    assert!(several.contains(mv) && several.iter().all(|m| m.from == m.to));
                }
                other => panic!("{mv:?} in {}: {other:?}", write_fen(&setup)),
            }
        }
    }
    println!("{moves} half-moves, {captures} captures, {circles} circles");
    assert!(moves > 20_000 && captures > 5_000 && circles > 0);
}

/// A board shows only the differences that it can see.
#[test]
fn a_difference_is_what_is_seen() {
    let variant = Variant::International;
    let start = Setup::start(variant);
    let sq = |name: &str| variant.square(name).unwrap();
    let mut board = Reading::from_setup(&start);
    // A black man where a white one stood, 28 filled and 20 emptied.
    board.put(sq("32"), Seen::Piece(Piece::man(Side::Black)));
    board.put(sq("28"), Seen::Piece(Piece::man(Side::White)));
    board.put(sq("20"), Seen::Empty);
    let between = |senses| Difference::between(&board.dulled(senses), &start);
    let seen = between(Senses::Occupancy);
    assert_eq!(seen.remove, sq("28").set());
    assert_eq!(seen.put, [(sq("20"), Piece::man(Side::Black))]);
    let sided = between(Senses::Colour);
    assert_eq!(sided, between(Senses::Exact));
    assert_eq!(sided.remove, sq("28").set().with(sq("32")));
    assert_eq!(sided.put.len(), 2);
}

/// The other side's half-move is still to be carried out, and the board's owner lifts a man too early. The answer to that
/// half-move would look the same.
#[test]
fn a_man_lifted_before_the_transfer_is_no_answer() {
    let variant = Variant::International;
    let sq = |name: &str| variant.square(name).unwrap();
    let mut before = Setup::empty(variant, Side::Black);
    for (name, side) in [
        ("18", Side::Black),
        ("28", Side::White),
        ("50", Side::White),
    ] {
        before.put(sq(name), Some(Piece::man(side)));
    }
    let offered = *legal_moves(&before)
        .iter()
        .find(|mv| mv.to == sq("23"))
        .unwrap();
    let line = Line {
        in_doubt: SquareSet::EMPTY,
        noted_off: SquareSet::EMPTY,
        now: offered.apply(&before),
        last: Some(Last {
            grows: Grows::WithItsMen,
            before,
            mv: offered,
            state: LastState::ToTransfer,
        }),
    };
    let answer = legal_moves(&line.now)[0];
    assert_eq!((answer.to, answer.captured), (sq("19"), sq("23").set()));
    let mut lifted = Reading::from_setup(&before);
    lifted.put(sq("28"), Seen::Empty);
    let weak = judge(&line, &lifted.dulled(Senses::Occupancy), Handling::Official);
    assert!(claimed(&weak).is_empty(), "{weak:?}");
    // The whole answer is recognised once the board shows it.
    let done = Reading::from_setup(&answer.apply(&line.now)).dulled(Senses::Occupancy);
    assert!(matches!(
        judge(&line, &done, Handling::Official),
        Judgement::Played(seen) if seen.mv == answer
    ));
}

/// The shadow also follows a board without sides in time: a quick answer settles the half-move that it answers.
#[test]
fn a_shadow_follows_without_sides() {
    let start = Setup::start(Variant::International);
    let at = Moment::from_ms;
    let mut shadow = Shadow::new(
        Line {
            in_doubt: SquareSet::EMPTY,
            noted_off: SquareSet::EMPTY,
            now: start,
            last: None,
        },
        Handling::Official,
        Waits::REAL,
    );
    let first = legal_moves(&start)[0];
    let between = first.apply(&start);
    let answer = legal_moves(&between)[0];
    let mut show = |setup: &Setup, lifted: Option<Square>, ms| {
        let mut reading = Reading::from_setup(setup);
        if let Some(square) = lifted {
            reading.put(square, Seen::Empty);
        }
        shadow.sensed(reading.dulled(Senses::Occupancy), at(ms));
        let settled = std::iter::from_fn(|| shadow.poll()).filter_map(|event| match event {
            ShadowEvent::Settled(judgement) => Some(judgement),
            ShadowEvent::Lifted(_)
            | ShadowEvent::Placed(_)
            | ShadowEvent::Uneven(_)
            | ShadowEvent::Withdrawn => None,
        });
        settled.collect::<Vec<_>>()
    };
    assert_eq!(show(&start, None, 0), []);
    assert_eq!(show(&start, Some(first.from), 1_000), []);
    assert_eq!(show(&between, None, 1_500), []);
    // The other side begins 100 ms later.
    let settled = show(&between, Some(answer.from), 1_600);
    assert!(
        matches!(&settled[..], [Judgement::Played(seen)] if seen.mv == first),
        "{settled:?}"
    );
}
