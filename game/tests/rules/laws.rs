// SPDX-License-Identifier: GPL-3.0-or-later
//! Laws of the rules that hold on any board, possible or not, tested on random positions. A failure prints the shrunk position
//! and the seed.

use std::collections::BTreeSet;

use zgoda_game::{
    DrawEvidence, Irregularity, Kind, Legality, Move, Piece, Setup, Side, SquareSet, Variant,
    ended, has_legal_move, is_ambiguous, legal_moves, legality, must_capture, path, routes,
};

use crate::common::plain_rules;
use proptest::prelude::*;

fn variant() -> impl Strategy<Value = Variant> {
    prop_oneof![Just(Variant::International), Just(Variant::Polish64)]
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::White), Just(Side::Black)]
}

/// Any board with up to `most` pieces, men on their far rows included.
fn any_setup(most: usize) -> impl Strategy<Value = Setup> {
    let kind = prop_oneof![3 => Just(Kind::Man), 1 => Just(Kind::King)];
    let piece = (0u8..50, side(), kind);
    let pieces = proptest::collection::vec(piece, 0..=most);
    (variant(), side(), pieces).prop_map(|(variant, turn, pieces)| {
        let layout = variant.layout();
        let mut setup = Setup::empty(variant, turn);
        for (place, side, kind) in pieces {
            let square = layout.nth(place % layout.count()).unwrap();
            setup.put(square, Some(Piece { side, kind }));
        }
        setup
    })
}

/// A half-move as a hand might make it: from a piece to an empty square or back to its own, with anything taken.
fn any_half_move() -> impl Strategy<Value = (Setup, Move)> {
    (
        any_setup(16),
        any::<[prop::sample::Index; 2]>(),
        any::<u64>(),
        any::<u64>(),
    )
        .prop_filter("something must stand on the board", |(setup, ..)| {
            !setup.occupied().is_empty()
        })
        .prop_map(|(setup, [from, to], some, fewer)| {
            let stand: Vec<_> = setup.occupied().into_iter().collect();
            let from = *from.get(&stand);
            let free: Vec<_> = setup.vacant().with(from).into_iter().collect();
            let mv = Move {
                from,
                to: *to.get(&free),
                captured: setup.occupied().without(from) & SquareSet::from_bits(some & fewer),
            };
            (setup, mv)
        })
}

/// The board turned by half a turn, with the sides exchanged.
fn turned(setup: &Setup) -> Setup {
    let layout = setup.variant().layout();
    let mut other = Setup::empty(setup.variant(), setup.turn().other());
    for square in setup.occupied() {
        let piece = setup.at(square).map(|piece| Piece {
            side: piece.side.other(),
            ..piece
        });
        other.put(layout.turned(square), piece);
    }
    other
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    /// The fast generator and the plain rules list the same moves.
    #[test]
    fn the_moves_are_those_of_the_plain_rules(setup in any_setup(20)) {
        let fast: Vec<Move> = legal_moves(&setup).to_vec();
        let plain: BTreeSet<Move> = plain_rules::legal_moves(&setup);
        prop_assert!(fast.is_sorted());
        prop_assert!(fast.iter().eq(&plain), "{fast:?} {plain:?}");
        prop_assert_eq!(has_legal_move(&setup), !fast.is_empty());
        prop_assert_eq!(ended(&setup).is_some(), fast.is_empty());
        prop_assert_eq!(must_capture(&setup), fast.iter().any(Move::is_capture));
        // A list that held other moves is filled with the same moves.
        let mut filled = legal_moves(&Setup::start(setup.variant()));
        filled.fill(&setup);
        prop_assert_eq!(filled, legal_moves(&setup));
    }

    /// Kodeks I 3.3, 3.5, 4.1, 4.13: the pieces that a legal move captures, moves and crowns.
    #[test]
    fn a_legal_move_leaves_the_right_pieces(setup in any_setup(24)) {
        let (own, other) = (setup.turn(), setup.turn().other());
        let most = legal_moves(&setup).iter().map(|mv| mv.captured.len()).max();
        for mv in &legal_moves(&setup) {
            prop_assert_eq!(Some(mv.captured.len()), most);
            prop_assert!(mv.captured.within(setup.pieces(other)));
            let after = mv.apply(&setup);
            prop_assert_eq!(after.turn(), other);
            prop_assert_eq!(after.pieces(other), setup.pieces(other).minus(mv.captured));
            prop_assert_eq!(after.pieces(own), setup.pieces(own).without(mv.from).with(mv.to));
            let crowned = usize::from(mv.crowns(&setup));
            prop_assert_eq!(after.kings_of(own).len(), setup.kings_of(own).len() + crowned);
            prop_assert_eq!(legality(&setup, mv), Legality::Legal);
        }
    }

    /// Every legal capture has a path that takes exactly its pieces, from its first square to its last.
    #[test]
    fn a_legal_move_has_a_way(setup in any_setup(24)) {
        for mv in &legal_moves(&setup) {
            let ways = routes(&setup, mv);
            prop_assert!(ways.is_sorted() && !ways.is_empty());
            prop_assert_eq!(path(&setup, mv), ways.first().cloned());
            for way in ways {
                prop_assert_eq!((way.squares[0], *way.squares.last().unwrap()), (mv.from, mv.to));
                prop_assert_eq!(way.taken.len(), mv.captured.len());
                prop_assert_eq!(way.taken.iter().copied().collect::<SquareSet>(), mv.captured);
                prop_assert_eq!(way.squares.len(), way.taken.len().max(1) + 1);
            }
            if is_ambiguous(&setup, mv) {
                prop_assert!(mv.captured.len() > 1);
            }
        }
    }

    /// The rules are the same for both sides.
    #[test]
    fn turning_the_board_and_the_colours_turns_the_moves(setup in any_setup(30)) {
        let layout = setup.variant().layout();
        let mut expected: Vec<Move> = legal_moves(&setup)
            .into_iter()
            .map(|mv| Move {
                from: layout.turned(mv.from),
                to: layout.turned(mv.to),
                captured: mv.captured.into_iter().map(|s| layout.turned(s)).collect(),
            })
            .collect();
        expected.sort_unstable();
        prop_assert_eq!(legal_moves(&turned(&setup)).to_vec(), expected);
    }

    /// Any half-move is judged, and the judgement fits it.
    #[test]
    fn the_irregularity_fits_the_half_move((setup, mv) in any_half_move()) {
        let mine = setup.pieces(setup.turn());
        let legal = legal_moves(&setup).contains(&mv);
        let Legality::Irregular(irregularity) = legality(&setup, &mv) else {
            prop_assert!(legal);
            return Ok(());
        };
        prop_assert!(!legal);
        let fits = match irregularity {
            Irregularity::NotTheMoversPiece => !mine.has(mv.from),
            Irregularity::WrongDisplacement => mine.has(mv.from),
            Irregularity::CaptureLeftOut => must_capture(&setup) && mv.captured.is_empty(),
            Irregularity::RemovedWithoutReason => mv.is_capture(),
            Irregularity::WrongNumber => mv.is_capture() && (mv.captured & mine).is_empty(),
            Irregularity::StoppedHalfWay | Irregularity::NotAllRemoved => must_capture(&setup),
            Irregularity::RemovedNotCaptured => must_capture(&setup) && mv.is_capture(),
            Irregularity::OwnPieceRemoved => !(mv.captured & mine).is_empty(),
        };
        prop_assert!(fits, "{irregularity:?}");
    }

    /// Forgetting positions that can no longer recur loses no occurrence (Kodeks I 6.1).
    #[test]
    fn occurrences_are_those_of_the_whole_game(
        start in any_setup(6),
        choices in proptest::collection::vec(any::<prop::sample::Index>(), 60),
    ) {
        let mut setup = start;
        let mut evidence = DrawEvidence::new(&start);
        let mut history = vec![start];
        for choice in choices {
            let legal = legal_moves(&setup);
            if legal.is_empty() {
                break;
            }
            // Few choices, so that positions recur.
            let mv = legal[choice.index(legal.len().min(2))];
            let after = mv.apply(&setup);
            evidence = evidence.after(&setup, &mv, &after);
            history.push(after);
            setup = after;
            let seen = history.iter().filter(|earlier| **earlier == setup).count();
            prop_assert_eq!(usize::from(evidence.occurrences()), seen);
        }
    }
}
