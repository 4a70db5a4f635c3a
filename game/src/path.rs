// SPDX-License-Identifier: GPL-3.0-or-later
//! The paths of a half-move, their long form in PDN, and the squares that distinguish captures with
//! the same ends.
//!
//! A path consists of the first square, every square where the piece turns, every square directly behind a taken piece from which
//! the piece flies straight on, and the last square. After the last capture only the last square follows. This is the long form of
//! PDN 3.0, and a hand that captures touches just these squares (Kodeks I 4.9). The legality of the half-move plays no part here:
//! the piece must only be able to take exactly its captured set on the way from one end to the other.

use std::collections::{BTreeMap, HashSet};

use crate::generate::board::{Board, nearest};
use crate::generate::capture::Hunter;
use crate::generate::stand::each;
use crate::generate::{legal_moves, on_board};
use crate::moves::Move;
use crate::piece::Kind;
use crate::setup::Setup;
use crate::square::{Square, SquareSet};

/// The most ways of one half-move that [`routes`] lists. None of the thousand positions in the
/// tests of the rules has more than two; a constructed position could have millions.
pub const MAX_ROUTES: usize = 256;

/// One way of a half-move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Route {
    /// The squares of the long form, from and to included. Never fewer than two.
    pub squares: Vec<Square>,
    /// The pieces jumped over, in the order of the capture.
    pub taken: Vec<Square>,
}

/// The path of a half-move; the first in square order if there are several. Ordinary moves go
/// straight. `None` if no piece stands on `from` or it cannot take just these pieces.
#[must_use]
pub fn path(setup: &Setup, mv: &Move) -> Option<Route> {
    find(setup, mv, 1).pop()
}

/// Every path of a half-move in square order, the first [`MAX_ROUTES`] of them.
#[must_use]
pub fn routes(setup: &Setup, mv: &Move) -> Vec<Route> {
    find(setup, mv, MAX_ROUTES)
}

/// True if another legal capture shares both ends of `mv` and takes other pieces. Then the ends alone do not name `mv`, and PDN
/// writes its path.
#[must_use]
pub fn is_ambiguous(setup: &Setup, mv: &Move) -> bool {
    mv.is_capture()
        && legal_moves(setup)
            .iter()
            .any(|other| shares_ends(other, mv) && other.captured != mv.captured)
}

/// The first landing square of `mv` that no other legal capture with the same ends has on any of
/// its paths: the square to ask for, or to say, if the ends are not enough. `None` if the ends are
/// enough, or if only the whole path is enough.
#[must_use]
pub fn via(setup: &Setup, mv: &Move) -> Option<Square> {
    choices(setup, mv.from, mv.to)
        .into_iter()
        .find(|(choice, _)| choice == mv)?
        .1
}

/// All legal moves between two squares, in square order, each with its distinguishing square as
/// given by [`via`].
#[must_use]
pub fn choices(setup: &Setup, from: Square, to: Square) -> Vec<(Move, Option<Square>)> {
    let moves: Vec<Move> = legal_moves(setup)
        .into_iter()
        .filter(|mv| mv.from == from && mv.to == to)
        .collect();
    let touched: Vec<SquareSet> = moves
        .iter()
        .map(|mv| {
            routes(setup, mv)
                .iter()
                .flat_map(|route| &route.squares)
                .copied()
                .collect()
        })
        .collect();
    let telling = |n: usize| {
        let elsewhere = touched
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != n)
            .map(|(_, squares)| *squares)
            .reduce(|all, squares| all | squares)?;
        path(setup, &moves[n])?
            .squares
            .into_iter()
            .find(|square| !elsewhere.has(*square))
    };
    (0..moves.len()).map(|n| (moves[n], telling(n))).collect()
}

/// The first landing squares on which the paths of several moves differ, in square order, each with
/// the moves that go there. Ask for these squares if [`via`] finds no single square. Asked again for the moves that are left, such
/// squares distinguish any captures. Empty if the paths do not differ.
#[must_use]
pub fn fork(setup: &Setup, moves: &[Move]) -> BTreeMap<Square, Vec<Move>> {
    let ways: Vec<(Move, Route)> = moves
        .iter()
        .filter_map(|mv| Some((*mv, path(setup, mv)?)))
        .collect();
    let longest = ways.iter().map(|(_, way)| way.squares.len()).max();
    for step in 0..longest.unwrap_or(0) {
        let mut branches: BTreeMap<Square, Vec<Move>> = BTreeMap::new();
        for (mv, way) in &ways {
            let square = way.squares.get(step).copied().unwrap_or(mv.to);
            branches.entry(square).or_default().push(*mv);
        }
        if branches.len() > 1 {
            return branches;
        }
    }
    BTreeMap::new()
}

fn shares_ends(one: &Move, other: &Move) -> bool {
    one.from == other.from && one.to == other.to
}

fn find(setup: &Setup, mv: &Move, limit: usize) -> Vec<Route> {
    let Some(piece) = setup.at(mv.from) else {
        return Vec::new();
    };
    if mv.captured.is_empty() {
        return vec![Route {
            squares: vec![mv.from, mv.to],
            taken: Vec::new(),
        }];
    }
    let enemies = setup.pieces(piece.side.other());
    if !mv.captured.within(enemies) {
        return Vec::new();
    }
    let hunter = Hunter {
        blockers: setup.occupied().without(mv.from).bits(),
        prey: mv.captured.bits(),
        king: piece.kind == Kind::King,
    };
    let mut search = Search {
        hunter,
        to: mv.to.set().bits(),
        limit,
        squares: vec![mv.from],
        taken: Vec::new(),
        dead: HashSet::new(),
        found: Vec::new(),
    };
    on_board!(setup.variant(), B => search.go_on::<B>(mv.from.set().bits(), 0, None));
    search.found
}

/// The way by which the piece came to its square: the direction, and whether it stopped directly behind the taken piece. Only in
/// that case may a path show the piece flying straight on.
type Came = Option<(usize, bool)>;

/// A search in the order of paths that does not repeat dead ends.
struct Search {
    hunter: Hunter,
    to: u64,
    limit: usize,
    squares: Vec<Square>,
    taken: Vec<Square>,
    dead: HashSet<(u64, u64, Came)>,
    found: Vec<Route>,
}

impl Search {
    fn go_on<B: Board>(&mut self, at: u64, taken: u64, came: Came) {
        if taken == self.hunter.prey {
            if at == self.to {
                self.found.push(Route {
                    squares: self.squares.clone(),
                    taken: self.taken.clone(),
                });
            }
            return;
        }
        if self.dead.contains(&(at, taken, came)) {
            return;
        }
        let before = self.found.len();
        for (landing, over, d, first) in self.steps::<B>(at, taken, came) {
            if self.found.len() == self.limit {
                return;
            }
            self.squares.push(Square::of_lowest(landing));
            self.taken.push(Square::of_lowest(over));
            self.go_on::<B>(landing, taken | over, Some((d, first)));
            self.squares.pop();
            self.taken.pop();
        }
        if self.found.len() == before {
            self.dead.insert((at, taken, came));
        }
    }

    /// The next jumps in the order of landings. Each has the landing, the piece taken, the direction, and whether the landing is
    /// directly behind the piece.
    fn steps<B: Board>(&self, at: u64, taken: u64, came: Came) -> Vec<(u64, u64, usize, bool)> {
        let mut steps = Vec::new();
        for d in (0..4).filter(|d| came != Some((*d, false))) {
            if let Some(jump) = self.hunter.jump::<B>(at, taken, d) {
                let first = nearest::<B>(jump.landings, d);
                steps.extend(each(jump.landings).map(|l| (l, jump.over, d, l == first)));
            }
        }
        steps.sort_unstable();
        steps
    }
}
