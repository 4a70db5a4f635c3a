// SPDX-License-Identifier: GPL-3.0-or-later
//! The half-moves, legal or not, that one hand can have made on a position, and the readings while
//! it makes them.
//!
//! Everything here compares one position with one reading, as far as the board can see. The
//! consequences for a game are in `judge`.

use crate::generate::legal_moves;
use crate::legality::{Irregularity, Legality, goes_there, legality, taken_on_the_way};
use crate::moves::Move;
use crate::path::routes;
use crate::piece::Kind;
use crate::reading::{Reading, Seen, Senses};
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{Direction, Square, SquareSet};

/// True if men were taken, or if the piece went where only a capture leads.
pub(super) fn looks_like_capture(setup: &Setup, mv: &Move) -> bool {
    mv.is_capture() || jumps(setup, mv)
}

/// True if the piece went further than a step (a man), or over an occupied square. Only the occupied squares decide: a capture
/// counts even if its men were left standing.
#[must_use]
pub fn jumps(setup: &Setup, mv: &Move) -> bool {
    let layout = setup.variant().layout();
    let king = setup
        .at(mv.from)
        .is_some_and(|piece| piece.kind == Kind::King);
    !Direction::ALL.into_iter().any(|direction| {
        let mut square = mv.from;
        while let Some(next) = layout.step(square, direction) {
            if next == mv.to {
                return true;
            }
            if !king || !setup.vacant().has(next) {
                break;
            }
            square = next;
        }
        false
    })
}

/// The legal moves that end in the position on the board. A half-move that touches an unobserved square is left
/// out, because nothing proves it; it is typed or said.
pub(super) fn match_legal(setup: &Setup, reading: &Reading) -> Vec<Move> {
    legal_moves(setup)
        .iter()
        .filter(|mv| mv.is_clear_of(reading.unseen()))
        .filter(|mv| reading.differs_from(&mv.apply(setup)).is_empty())
        .copied()
        .collect()
}

/// True if this half-move, legal or not, touches no unobserved square and passes no piece on one.
fn is_seen(setup: &Setup, mv: &Move, reading: &Reading) -> bool {
    let unseen = reading.unseen();
    let passed = || taken_on_the_way(setup, (mv.from, mv.to), unseen & setup.occupied());
    mv.is_clear_of(unseen) && (unseen.is_empty() || passed() == Some(SquareSet::EMPTY))
}

/// A half-move made by one hand, legal or not, and the men that went off although they were no part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Done {
    pub(super) mv: Move,
    /// Men of either side that went off although no route of the piece passes them.
    pub(super) beside: SquareSet,
}

/// The half-move, legal or not, if one hand got from `setup` to exactly the position on the board: one piece changed its square,
/// and some of the men that it passed are gone. Nothing else is off.
///
/// A piece of the side that is not to move counts too (Kodeks I 5.4.5).
pub(super) fn as_done(setup: &Setup, reading: &Reading) -> Option<Move> {
    let mv = one_hand(setup, reading)?;
    let taken = taken_on_the_way(setup, (mv.from, mv.to), mv.captured)?;
    let whole = taken == mv.captured && is_seen(setup, &mv, reading);
    (whole && (sides_seen(reading) || looks_like_one(setup, &mv))).then_some(mv)
}

/// The half-move, and the men that went off beside it, taken along by a sleeve or by mistake. The half-move is certain only if a
/// single piece can have made it, or if the piece of the `known` half-move did. It is not certain if a reading in `stood` has a
/// piece that came to a square off the way.
pub(super) fn as_done_beside(
    setup: &Setup,
    reading: &Reading,
    stood: &[Reading],
    known: Option<&Move>,
) -> Option<Done> {
    if !reading.unread().is_empty() || !sides_seen(reading) {
        return None;
    }
    let reading = &reading.as_if(setup);
    let us = setup.turn();
    let gone = |side: Side| setup.pieces(side).minus(reading.pieces(side));
    let came = |side: Side| reading.pieces(side).minus(setup.pieces(side));
    let to = came(us).only()?;
    if !came(us.other()).is_empty() {
        return None;
    }
    let (ours, theirs) = (gone(us), gone(us.other()));
    let from_there = |from: Square| {
        let captured = taken_on_the_way(setup, (from, to), theirs)?;
        let mv = Move { from, to, captured };
        let beside = (ours | theirs).without(from).minus(captured);
        Some(Done { mv, beside })
    };
    let done = match known.filter(|mv| mv.to == to && ours.has(mv.from)) {
        Some(mv) => from_there(mv.from)?,
        None => only_one(setup, ours, from_there)?,
    };
    let seen = way(setup, &done.mv).with(done.mv.to);
    let nothing_else = stood.iter().all(|stood| came_on(setup, stood).within(seen));
    let is_seen = is_seen(setup, &done.mv, reading);
    (!done.beside.is_empty() && nothing_else && is_seen).then_some(done)
}

/// The half-move of the only one of `ours` that can have gone there. If no piece can, the only one that is gone may have
/// moved against the rules with up to two men off beside it (I 5.4.2).
fn only_one(
    setup: &Setup,
    ours: SquareSet,
    from_there: impl Fn(Square) -> Option<Done>,
) -> Option<Done> {
    let mut fitting = ours
        .into_iter()
        .filter_map(&from_there)
        .filter(|done| goes_there(setup, &done.mv));
    match (fitting.next(), fitting.next()) {
        (Some(done), None) => Some(done),
        (Some(_), Some(_)) => None,
        (None, _) => {
            let done = from_there(ours.only()?)?;
            (done.mv.captured.is_empty() && done.beside.len() <= 2).then_some(done)
        }
    }
}

/// The squares on which the board has a piece, while in the position they are empty or hold a piece of the other side.
fn came_on(setup: &Setup, reading: &Reading) -> SquareSet {
    let came = |side: Side| reading.pieces(side).minus(setup.pieces(side));
    came(Side::White) | came(Side::Black) | reading.something().minus(setup.occupied())
}

/// The half-move in which one piece changed its square and men are gone, regardless of the geometry.
pub(super) fn one_hand(setup: &Setup, reading: &Reading) -> Option<Move> {
    if !reading.unread().is_empty() {
        return None;
    }
    let us = setup.turn();
    for mover in [us, us.other()] {
        let shown = reading.supposing(setup, mover);
        let gone = |side: Side| setup.pieces(side).minus(shown.pieces(side));
        let came = |side: Side| shown.pieces(side).minus(setup.pieces(side));
        let (left, theirs_left) = (gone(mover), gone(mover.other()));
        let Some(to) = came(mover).only() else {
            continue;
        };
        if !came(mover.other()).is_empty() {
            continue;
        }
        // Landing on a piece's own square cannot be told from taking it off and moving there.
        let from = match left.only() {
            Some(from) => from,
            // The mover's own second piece was taken off after the capture (I 5.4.14): the piece
            // that moved is the one nearest to the captured men. Without captured men the two
            // cannot be told apart.
            None if left.len() == 2 && !theirs_left.is_empty() => {
                nearest(setup, left, theirs_left)?
            }
            None => continue,
        };
        if mover != us && !theirs_left.is_empty() {
            return None;
        }
        return Some(Move {
            from,
            to,
            captured: theirs_left | left.without(from),
        });
    }
    None
}

/// True if the board tells the sides of its pieces.
pub(super) fn sides_seen(reading: &Reading) -> bool {
    reading.senses() < Senses::Occupancy
}

/// True if, without sides, the geometry speaks for this half-move. If men are gone that its piece did not jump,
/// the other side may have moved; a side that seems to move out of turn may have answered a missed half-move.
fn looks_like_one(setup: &Setup, mv: &Move) -> bool {
    match legality(setup, mv) {
        Legality::Legal => true,
        Legality::Irregular(irregularity) => match irregularity {
            Irregularity::WrongDisplacement | Irregularity::CaptureLeftOut => !mv.is_capture(),
            Irregularity::WrongNumber
            | Irregularity::StoppedHalfWay
            | Irregularity::NotAllRemoved => true,
            Irregularity::NotTheMoversPiece
            | Irregularity::RemovedWithoutReason
            | Irregularity::RemovedNotCaptured
            | Irregularity::OwnPieceRemoved => false,
        },
    }
}

fn nearest(setup: &Setup, among: SquareSet, to: SquareSet) -> Option<Square> {
    let layout = setup.variant().layout();
    let distance = |a: Square, b: Square| {
        let rows = layout.row(a).abs_diff(layout.row(b));
        rows.max(layout.column(a).abs_diff(layout.column(b)))
    };
    among
        .into_iter()
        .min_by_key(|own| to.into_iter().map(|t| distance(*own, t)).min())
}

/// True if a half-move of the side to move is under way: one of its pieces in the hand, or a capture anywhere between
/// its beginning and its end.
pub(super) fn middle_of_any(setup: &Setup, reading: &Reading) -> bool {
    lifted_only(setup, setup.turn(), reading)
        || legal_moves(setup)
            .iter()
            .any(|mv| in_the_middle(setup, mv, reading))
}

pub(super) fn middle_of_another(setup: &Setup, mv: &Move, reading: &Reading) -> bool {
    legal_moves(setup)
        .iter()
        .any(|other| other != mv && in_the_middle(setup, other, reading))
}

/// True if one piece of `side` is off the board and all else stands.
pub(super) fn lifted_only(setup: &Setup, side: Side, reading: &Reading) -> bool {
    reading
        .differs_from(setup)
        .only()
        .is_some_and(|square| setup.pieces(side).has(square) && reading.at(square) == Seen::Empty)
}

/// True if the board can show `reading` during `mv`: the piece at its origin, in the hand, on any square of its way or on two of
/// them in one scan, and any of its victims off.
pub(super) fn in_the_middle(setup: &Setup, mv: &Move, reading: &Reading) -> bool {
    if !reading.unread().is_empty() {
        return false;
    }
    let Some(piece) = setup.at(mv.from) else {
        return false;
    };
    let (ours, theirs) = (piece.side, piece.side.other());
    let reading = reading.supposing(setup, ours);
    let others = setup.pieces(ours).without(mv.from);
    let mover = reading.pieces(ours).minus(others);
    let victims_gone = setup.pieces(theirs).minus(reading.pieces(theirs));
    others.within(reading.pieces(ours))
        && mover.len() <= 2
        && reading.pieces(theirs).within(setup.pieces(theirs))
        && victims_gone.within(mv.captured)
        && mover.within(way(setup, mv))
}

/// Every square the piece may touch on its way, ends included.
pub(super) fn way(setup: &Setup, mv: &Move) -> SquareSet {
    let mut way = mv.from.set().with(mv.to);
    for route in routes(setup, mv) {
        for pair in route.squares.windows(2) {
            if let [a, b] = *pair {
                way |= between(setup, a, b).with(a).with(b);
            }
        }
    }
    way.minus(setup.occupied().without(mv.from))
}

/// The squares between two squares of one diagonal.
fn between(setup: &Setup, a: Square, b: Square) -> SquareSet {
    let layout = setup.variant().layout();
    for direction in Direction::ALL {
        let mut passed = SquareSet::EMPTY;
        let mut square = a;
        while let Some(next) = layout.step(square, direction) {
            if next == b {
                return passed;
            }
            passed = passed.with(next);
            square = next;
        }
    }
    SquareSet::EMPTY
}
