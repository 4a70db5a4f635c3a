// SPDX-License-Identifier: GPL-3.0-or-later
//! The legality of a half-move and, if it is illegal, the irregularity of Kodeks I 5.4 that fits best.
//!
//! A half-move is recorded as the hand made it; its legality is an attribute, for the arbiter and
//! for training. Only the position before and the half-move itself are judged. An irregularity that
//! needs the order of events (5.4.3: one piece touched, another moved; 5.4.4: a half-move taken back; 5.4.10 and 5.4.13: the way of
//! taking off) belongs to `touches`. The rights to demand a correction, and their time limits, are not treated here either.

use crate::generate::board::{Board, step_to};
use crate::generate::capture::{Hunter, states};
use crate::generate::stand::Stand;
use crate::generate::{legal_moves, on_board};
use crate::moves::Move;
use crate::path::path;
use crate::setup::Setup;
use crate::square::{Square, SquareSet};

/// The verdict of the rules on a half-move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Legality {
    /// The half-move is one of the legal moves.
    Legal,
    /// The half-move is not legal, for this reason.
    Irregular(Irregularity),
}

/// The irregularities that a half-move can show by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Irregularity {
    /// The piece is not of the side to move. Either its owner moved twice in a row (5.4.1), or the side to move took the opponent's
    /// piece (5.4.5). The position does not tell which side's hand moved the piece.
    NotTheMoversPiece,
    /// The piece cannot go to that square (5.4.2).
    WrongDisplacement,
    /// An ordinary move although something can be captured (5.4.6).
    CaptureLeftOut,
    /// Something was taken off although nothing was jumped (5.4.7).
    RemovedWithoutReason,
    /// A capture of fewer or more pieces than must be taken (5.4.8).
    WrongNumber,
    /// A capture that stopped where it could have gone on (5.4.9).
    StoppedHalfWay,
    /// Captured pieces were left on the board (5.4.11).
    NotAllRemoved,
    /// A piece that was not jumped was taken off with the captured pieces (5.4.12).
    RemovedNotCaptured,
    /// A piece of the mover's side was taken off after a capture (5.4.14).
    OwnPieceRemoved,
}

impl Legality {
    /// True if the half-move is legal.
    #[must_use]
    pub const fn is_legal(self) -> bool {
        matches!(self, Legality::Legal)
    }
}

impl Irregularity {
    /// All irregularities, in the order of their articles.
    pub const ALL: [Irregularity; 9] = [
        Irregularity::NotTheMoversPiece,
        Irregularity::WrongDisplacement,
        Irregularity::CaptureLeftOut,
        Irregularity::RemovedWithoutReason,
        Irregularity::WrongNumber,
        Irregularity::StoppedHalfWay,
        Irregularity::NotAllRemoved,
        Irregularity::RemovedNotCaptured,
        Irregularity::OwnPieceRemoved,
    ];

    /// The irregularities of men that are off the board without being captured by the half-move ([`off_beside`]).
    pub const BESIDE: [Irregularity; 3] = [
        Irregularity::RemovedWithoutReason,
        Irregularity::RemovedNotCaptured,
        Irregularity::OwnPieceRemoved,
    ];

    /// The article of the Kodeks for the irregularity.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Irregularity::NotTheMoversPiece => "Kodeks I 5.4.1, 5.4.5",
            Irregularity::WrongDisplacement => "Kodeks I 5.4.2",
            Irregularity::CaptureLeftOut => "Kodeks I 5.4.6",
            Irregularity::RemovedWithoutReason => "Kodeks I 5.4.7",
            Irregularity::WrongNumber => "Kodeks I 5.4.8",
            Irregularity::StoppedHalfWay => "Kodeks I 5.4.9",
            Irregularity::NotAllRemoved => "Kodeks I 5.4.11",
            Irregularity::RemovedNotCaptured => "Kodeks I 5.4.12",
            Irregularity::OwnPieceRemoved => "Kodeks I 5.4.14",
        }
    }
}

/// The legality of a half-move and, if it is illegal, the irregularity that fits best. Any half-move may be passed in; a half-move
/// that moves no piece, or starts from an empty square, counts as a wrong displacement (5.4.2).
#[must_use]
pub fn legality(setup: &Setup, mv: &Move) -> Legality {
    if legal_moves(setup).contains(mv) {
        Legality::Legal
    } else {
        Legality::Irregular(irregularity(setup, mv))
    }
}

/// The men of the other side among `off` that a half-move between two squares can have captured, because a route of the
/// piece passes them (Kodeks I 4.12, 5.4.11). The best route is the route of a legal capture with all its men off; otherwise the
/// route that passes most of the `off` men. `None` if two equally good routes take different men.
pub(crate) fn taken_on_the_way(
    setup: &Setup,
    (from, to): (Square, Square),
    off: SquareSet,
) -> Option<SquareSet> {
    let theirs = off & setup.pieces(setup.turn().other());
    if theirs.is_empty() {
        return Some(SquareSet::EMPTY);
    }
    let bare = Move {
        from,
        to,
        captured: SquareSet::EMPTY,
    };
    let legal = legal_moves(setup);
    let straight = Jumped {
        taken: between(setup, &bare) & setup.pieces(setup.turn().other()),
        ends: true,
    };
    let right = |way: &Jumped| {
        let taken = way.taken & theirs;
        let whole = Move {
            captured: way.taken,
            ..bare
        };
        let is_legal = legal.contains(&whole);
        let left = way.taken.minus(off).len();
        (
            is_legal && left == 0,
            taken.len(),
            is_legal,
            usize::MAX - left,
        )
    };
    let ways: Vec<Jumped> = jumps(setup, &bare)
        .into_iter()
        .chain([straight])
        .filter(|way| !(way.taken & theirs).is_empty())
        .collect();
    let Some(best) = ways.iter().map(right).max() else {
        return Some(SquareSet::EMPTY);
    };
    let mut found = ways.iter().filter(|way| right(way) == best);
    let taken = found.next()?.taken & theirs;
    found
        .all(|way| way.taken & theirs == taken)
        .then_some(taken)
}

/// The men of the other side that a half-move passed and left standing (Kodeks I 5.4.11).
///
/// ```
/// use zgoda_game::{Move, SquareSet, Variant, left_standing, notation::parse_fen};
///
/// let square = |name| Variant::International.square(name).unwrap();
/// let before = parse_fen("W:W38:B33,23", Variant::International).unwrap();
/// let mv = Move { from: square("38"), to: square("18"), captured: square("33").set() };
/// assert_eq!(left_standing(&before, &mv), square("23").set());
/// ```
#[must_use]
pub fn left_standing(before: &Setup, mv: &Move) -> SquareSet {
    let theirs = before.pieces(before.turn().other());
    let passed = taken_on_the_way(before, (mv.from, mv.to), theirs);
    passed.unwrap_or(SquareSet::EMPTY).minus(mv.captured)
}

/// The irregularities of men that are `off` the board after a half-move, although no route of its piece passes them. After a
/// capture, a single opponent's man is I 5.4.12, and men of the mover's own side are I 5.4.14; every other case is I 5.4.7.
///
/// ```
/// use zgoda_game::{Irregularity, Move, SquareSet, Variant, notation::parse_fen, off_beside};
///
/// let square = |name| Variant::International.square(name).unwrap();
/// let before = parse_fen("W:W38,45:B33,12", Variant::International).unwrap();
/// let mv = Move { from: square("38"), to: square("29"), captured: square("33").set() };
/// let off = square("12").set();
/// assert_eq!(off_beside(&before, &mv, off), [(Irregularity::RemovedNotCaptured, off)]);
/// ```
#[must_use]
pub fn off_beside(before: &Setup, mv: &Move, off: SquareSet) -> Vec<(Irregularity, SquareSet)> {
    let own = off & mv.apply(before).pieces(before.turn());
    let theirs = off.minus(own);
    let mut found = match (mv.is_capture(), theirs.len()) {
        (false, _) => vec![(Irregularity::RemovedWithoutReason, off)],
        (true, 1) => vec![
            (Irregularity::RemovedNotCaptured, theirs),
            (Irregularity::OwnPieceRemoved, own),
        ],
        (true, _) => vec![
            (Irregularity::RemovedWithoutReason, theirs),
            (Irregularity::OwnPieceRemoved, own),
        ],
    };
    found.retain(|(_, squares)| !squares.is_empty());
    found
}

/// True if the piece can have gone to its square by a step, a flight or a capture, even if the rules demanded something else.
pub(crate) fn goes_there(setup: &Setup, mv: &Move) -> bool {
    match legality(setup, mv) {
        Legality::Legal => true,
        Legality::Irregular(irregularity) => match irregularity {
            Irregularity::CaptureLeftOut
            | Irregularity::WrongNumber
            | Irregularity::StoppedHalfWay
            | Irregularity::NotAllRemoved => true,
            Irregularity::NotTheMoversPiece
            | Irregularity::WrongDisplacement
            | Irregularity::RemovedWithoutReason
            | Irregularity::RemovedNotCaptured
            | Irregularity::OwnPieceRemoved => false,
        },
    }
}

/// The kind of irregularity that an illegal half-move is.
fn irregularity(setup: &Setup, mv: &Move) -> Irregularity {
    let side = setup.turn();
    match setup.at(mv.from) {
        None => return Irregularity::WrongDisplacement,
        Some(piece) if piece.side != side => return Irregularity::NotTheMoversPiece,
        Some(_) => {}
    }
    let own = mv.captured & setup.pieces(side).without(mv.from);
    let taken = mv.captured & setup.pieces(side.other());
    let ordinary = on_board!(setup.variant(), B => goes_quietly::<B>(setup, mv));
    let jumped = jumps(setup, mv);
    if ordinary && mv.captured.is_empty() {
        Irregularity::CaptureLeftOut
    } else if !jumped.is_empty() {
        if own.is_empty() {
            wrong_capture(setup, mv, taken, &jumped)
        } else {
            Irregularity::OwnPieceRemoved
        }
    } else if !mv.captured.is_empty() && (ordinary || mv.from == mv.to) {
        Irregularity::RemovedWithoutReason
    } else if own.is_empty() && taken.len() > 1 && between(setup, mv) == taken {
        // Two neighbouring pieces on the line were jumped as if they were two captures.
        Irregularity::WrongNumber
    } else {
        Irregularity::WrongDisplacement
    }
}

/// The irregularity of a capture that ends on a square which the piece could reach by capturing.
fn wrong_capture(setup: &Setup, mv: &Move, taken: SquareSet, jumped: &[Jumped]) -> Irregularity {
    let exact = Move {
        captured: taken,
        ..*mv
    };
    if !taken.is_empty() && path(setup, &exact).is_some() {
        return match jumped.iter().find(|jumped| jumped.taken == taken) {
            Some(Jumped { ends: false, .. }) => Irregularity::StoppedHalfWay,
            _ => Irregularity::WrongNumber,
        };
    }
    // The likeliest intention of the hand is a legal capture, then a finished capture, then a part of a
    // capture.
    let legal = legal_moves(setup);
    let meant = legal
        .iter()
        .any(|other| other.from == mv.from && other.to == mv.to);
    let candidate = |jumped: &&Jumped| {
        !meant
            || legal.contains(&Move {
                captured: jumped.taken,
                ..*mv
            })
    };
    let left: Vec<&Jumped> = jumped
        .iter()
        .filter(candidate)
        .filter(|jumped| taken.within(jumped.taken))
        .collect();
    if left.iter().any(|jumped| jumped.ends) {
        Irregularity::NotAllRemoved
    } else if !left.is_empty() {
        Irregularity::StoppedHalfWay
    } else {
        Irregularity::RemovedNotCaptured
    }
}

/// A way in which the piece could have reached its square by capturing.
#[derive(Clone, Copy)]
struct Jumped {
    taken: SquareSet,
    /// True if the piece could take no more pieces from there.
    ends: bool,
}

fn jumps(setup: &Setup, mv: &Move) -> Vec<Jumped> {
    let stand = Stand::of(setup);
    let from = mv.from.set().bits();
    let hunter = Hunter::new(&stand, from, stand.other);
    on_board!(setup.variant(), B => states::<B>(&hunter, from))
        .into_iter()
        .filter(|(at, _, _)| *at == mv.to.set().bits())
        .map(|(_, taken, ends)| Jumped {
            taken: SquareSet::from_bits(taken),
            ends,
        })
        .collect()
}

/// True if the piece can go to its square without capturing (Kodeks I 3.4, 3.9).
fn goes_quietly<B: Board>(setup: &Setup, mv: &Move) -> bool {
    Stand::of(setup).quiet_targets::<B>(mv.from.set().bits()) & mv.to.set().bits() != 0
}

/// The pieces strictly between the two ends, if they lie on one diagonal.
fn between(setup: &Setup, mv: &Move) -> SquareSet {
    fn walk<B: Board>(from: u64, to: u64, d: usize) -> Option<u64> {
        let mut passed = 0;
        let mut at = step_to::<B>(from, d);
        while at != to {
            if at == 0 {
                return None;
            }
            passed |= at;
            at = step_to::<B>(at, d);
        }
        Some(passed)
    }
    let (from, to) = (mv.from.set().bits(), mv.to.set().bits());
    let passed = on_board!(setup.variant(), B => (0..4).find_map(|d| walk::<B>(from, to, d)));
    passed.map_or(SquareSet::EMPTY, |passed| {
        SquareSet::from_bits(passed) & setup.occupied()
    })
}
