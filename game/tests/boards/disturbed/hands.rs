// SPDX-License-Identifier: GPL-3.0-or-later
//! The faults of hands at boards: every single fault of every kind, produced in a simple way. This module was written independently
//! of the program's search for faults, and knows no costs.

use zgoda_game::reconcile::{FaultKind, confusable};
use zgoda_game::{Kind, Move, Piece, Setup, Side, Square, legal_moves};

use super::games::{Line, V};
use crate::hearing::EAR;

/// The number of last half-moves at which a hand may have made a fault.
pub(crate) const WINDOW: usize = 6;

/// The place where a fault shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Place {
    Board(Side),
    Record(Side),
    Between,
}

/// A fault, described as precisely as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Done {
    pub(crate) kind: FaultKind,
    pub(crate) place: Place,
    pub(crate) ply: Option<usize>,
}

impl Done {
    /// The side that made the fault; `None` if this cannot be known.
    pub(crate) fn by(&self) -> Option<Side> {
        match (self.kind, self.place) {
            (FaultKind::KnockedOver | FaultKind::AheadOfTheRecord, _) | (_, Place::Between) => None,
            (_, Place::Board(side) | Place::Record(side)) => Some(side),
        }
    }
}

/// The board after a hand carries out half-move `at` (from 1) of `line` on `board`. `None` if the
/// hand would notice that something is wrong.
pub(crate) fn carry_out(line: &Line, at: usize, board: &Setup) -> Option<Setup> {
    let (before, mv) = (line.setups[at - 1], line.moves[at - 1]);
    let mut piece = board.at(mv.from)?;
    (Some(piece.side) == before.at(mv.from).map(|p| p.side)).then_some(())?;
    mv.captured.within(board.occupied()).then_some(())?;
    if mv.crowns(&before) {
        piece.kind = Kind::King;
    }
    let mut after = *board;
    after.put(mv.from, None);
    after.clear(mv.captured);
    after.at(mv.to).is_none().then_some(())?;
    after.put(mv.to, Some(piece));
    Some(after)
}

/// Carries out everything from half-move `from` on.
pub(crate) fn carry_on(line: &Line, from: usize, mut board: Setup) -> Option<Setup> {
    for at in from..=line.len() {
        board = carry_out(line, at, &board)?;
    }
    Some(board.with_turn(line.end().turn()))
}

/// Every fault that the hand of `side` can make at half-move `at`, on a board that may already be wrong. If `at` is after the last
/// half-move, these are the faults that can happen to a board at rest.
pub(crate) fn faults(line: &Line, side: Side, at: usize, board: &Setup) -> Vec<(FaultKind, Setup)> {
    let mut all = Vec::new();
    if at > line.len() {
        at_rest(line, side, board, &mut all);
        return all;
    }
    let (before, mv) = (line.setups[at - 1], line.moves[at - 1]);
    let own = line.mover(at) == side;
    let left = if own {
        FaultKind::NotCarriedOut
    } else {
        FaultKind::NotTransferred
    };
    all.push((left, *board));
    let Some(after) = carry_out(line, at, board) else {
        return all;
    };
    let piece = after.at(mv.to);
    for to in after.vacant() {
        if to == mv.from {
            continue;
        }
        let mut set = after;
        set.put(mv.to, None);
        set.put(to, piece);
        let (near, heard) = (touching(mv.to, to), confusable(V, &EAR, mv.to, to));
        if near {
            all.push((FaultKind::NeighbouringSquare, set));
        }
        if heard && !own {
            all.push((FaultKind::MisheardNumber, set));
        }
        if !near && !heard && !own {
            all.push((FaultKind::WrongSquare, set));
        }
    }
    let mover = line.mover(at);
    for left in mv.captured {
        let mut set = after;
        set.put(left, board.at(left));
        all.push((FaultKind::CapturedLeft, set));
        for gone in after.pieces(mover.other()) {
            let mut set = set;
            set.put(gone, None);
            all.push((FaultKind::WrongManRemoved, set));
        }
    }
    if mv.crowns(&before) {
        let mut set = after;
        set.put(mv.to, Some(Piece::man(mover)));
        all.push((FaultKind::CrownForgotten, set));
    }
    if mv.is_capture() {
        for other in legal_moves(&before).iter() {
            if *other != mv && board.at(other.from).is_some() {
                all.push((FaultKind::OtherCapture, other.apply(board)));
            }
        }
    }
    all.extend(halves(&before, &mv).map(|part| (FaultKind::HalfACapture, part.apply(board))));
    all
}

fn halves(before: &Setup, mv: &Move) -> impl Iterator<Item = Move> {
    let mv = *mv;
    let route = zgoda_game::path(before, &mv);
    let route = route.filter(|r| r.taken.len() > 1 && r.squares.len() == r.taken.len() + 1);
    route.into_iter().flat_map(move |route| {
        (1..route.taken.len()).map(move |done| Move {
            from: mv.from,
            to: route.squares[done],
            captured: route.taken[..done].iter().copied().collect(),
        })
    })
}

fn at_rest(line: &Line, side: Side, board: &Setup, all: &mut Vec<(FaultKind, Setup)>) {
    for gone in board.occupied() {
        let mut set = *board;
        set.put(gone, None);
        all.push((FaultKind::KnockedOver, set));
    }
    let mut turned = Setup::empty(V, board.turn());
    for square in board.occupied() {
        turned.put(V.layout().turned(square), board.at(square));
    }
    all.push((FaultKind::BoardTurned, turned));
    if line.mover(line.len()) == side {
        let again = board.with_turn(side);
        for mv in legal_moves(&again).iter() {
            all.push((FaultKind::TwoInARow, mv.apply(&again)));
        }
    }
}

/// The positions that look like a fault but are no fault: the next half-move was made on the mover's own board before it was
/// written down.
pub(crate) fn ahead(side: Side, board: &Setup) -> Vec<Setup> {
    if board.turn() != side {
        return Vec::new();
    }
    legal_moves(board)
        .iter()
        .map(|mv| mv.apply(board))
        .collect()
}

/// True if the squares are neighbours: they touch on a diagonal, or are the next dark squares in a row or column.
fn touching(one: Square, other: Square) -> bool {
    let layout = V.layout();
    let rows = layout.row(one).abs_diff(layout.row(other));
    let columns = layout.column(one).abs_diff(layout.column(other));
    matches!((rows, columns), (1, 1) | (0, 2) | (2, 0))
}

/// A board that went wrong, with its faults.
#[derive(Clone)]
pub(crate) struct Story {
    pub(crate) done: Vec<Done>,
    pub(crate) board: Setup,
}

/// Every single fault on `side`'s board in the whole game, with the board at the end.
pub(crate) fn singles(line: &Line, side: Side) -> Vec<Story> {
    let mut all = Vec::new();
    let n = line.len();
    for at in 1..=n + 1 {
        for (kind, set) in faults(line, side, at, &line.setups[at - 1]) {
            let Some(board) = carry_on(line, at + 1, set) else {
                continue;
            };
            if board != line.end() {
                let done = vec![done(kind, side, at, n)];
                all.push(Story { done, board });
            }
        }
    }
    all
}

/// Every pair of faults on `side`'s board within [`WINDOW`].
pub(crate) fn doubles(line: &Line, side: Side) -> Vec<Story> {
    let mut all = Vec::new();
    let n = line.len();
    for at in (n + 1).saturating_sub(WINDOW).max(1)..=n {
        for (kind, set) in faults(line, side, at, &line.setups[at - 1]) {
            let first = done(kind, side, at, n);
            let mut board = set;
            for second in at + 1..=n + 1 {
                for (kind, set) in faults(line, side, second, &board.with_turn(turn(line, second)))
                {
                    if let Some(board) = carry_on(line, second + 1, set)
                        && board != line.end()
                    {
                        let done = vec![first, self::done(kind, side, second, n)];
                        all.push(Story { done, board });
                    }
                }
                if second > n {
                    break;
                }
                let Some(next) = carry_out(line, second, &board) else {
                    break;
                };
                board = next;
            }
        }
    }
    all
}

fn turn(line: &Line, at: usize) -> Side {
    line.setups[at - 1].turn()
}

pub(crate) fn done(kind: FaultKind, side: Side, at: usize, n: usize) -> Done {
    Done {
        kind,
        place: Place::Board(side),
        ply: (at <= n).then_some(at),
    }
}
