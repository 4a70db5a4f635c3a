// SPDX-License-Identifier: GPL-3.0-or-later
//! The traces of faults: every fault that a hand can have made on one board. Each fault is followed
//! through the later half-moves as long as the board does not contradict it.
//!
//! A fault leaves squares with wrong contents. Half-moves that do not touch these squares leave
//! them wrong. A half-move that touches them is either carried out all the same or goes wrong as
//! well. So this module finds chains of dependent faults, and `cover` combines independent faults.

use super::align::Step;
use super::boards::differing;
use super::costs::{self, OVERLOOKED, SECOND_FAULT, cost};
use super::ear::Ear;
use super::fault::{Fault, FaultKind, Where};
use super::hands::{Hand, HandFault, carry_out, owns};
use super::shown::Shown;
use crate::generate::legal_moves;
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{Square, SquareSet};

/// The number of latest half-moves in which a fault is looked for. The traces of older faults have mostly
/// disappeared in later half-moves.
const LOOK_BACK: usize = 60;

/// The most faults in one explanation.
pub(super) const MOST_FAULTS: usize = 3;

/// The most faults that are followed up on one board, beginning with the latest half-moves. A
/// disturbed board needs some hundreds; the limit is for boards with nonsense on them.
const MOST_FOLLOWED: usize = 12_000;

/// One fault, or several dependent ones, and their traces at the end.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) faults: Vec<Fault>,
    pub(super) cost: u32,
    /// The squares with wrong contents.
    pub(super) changed: SquareSet,
}

/// A board, and the half-moves that should have been made on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scene<'a> {
    /// The side of the board.
    pub(super) side: Side,
    /// The half-moves that should have been made on the board.
    pub(super) steps: &'a [Step],
    /// The position that the board should have at the end.
    pub(super) position: &'a Setup,
    /// The content that the board really shows.
    pub(super) shown: &'a Shown,
    /// The content that the other side's board shows.
    pub(super) other: Option<&'a Shown>,
    /// The sounds of the language in which squares were called out.
    pub(super) ear: &'a Ear,
    /// The number of half-moves before `steps`.
    pub(super) skipped: usize,
}

/// Every fault, or chain of faults, on the board of `scene` with traces that the board does not
/// contradict.
pub(super) fn candidates(scene: &Scene<'_>) -> Vec<Candidate> {
    let wrong = scene.shown.contradicts(scene.position);
    if wrong.is_empty() {
        return Vec::new();
    }
    let scene = scene.latest(LOOK_BACK);
    let steps = scene.steps;
    let squares: Vec<SquareSet> = steps.iter().map(touched).collect();
    let mut later = vec![SquareSet::EMPTY; steps.len() + 1];
    for index in (0..steps.len()).rev() {
        later[index] = later[index + 1] | squares[index];
    }
    let mut tracer = Tracer {
        scene,
        hand: Hand {
            side: scene.side,
            ear: scene.ear,
            suspect: wrong | scene.shown.unread(),
        },
        squares,
        later,
        left: MOST_FOLLOWED,
        found: Vec::new(),
    };
    tracer.after_the_line(wrong);
    for index in (0..steps.len()).rev() {
        let before = steps[index].before;
        tracer.at(index, &before, &Chain::default());
    }
    let mut found = tracer.found;
    found.retain(|candidate| !(candidate.changed & wrong).is_empty());
    found.sort_by_key(|candidate| candidate.cost);
    found
}

impl<'a> Scene<'a> {
    /// This scene with only the latest half-moves, at most this number.
    pub(super) fn latest(&self, half_moves: usize) -> Scene<'a> {
        let oldest = self.steps.len().saturating_sub(half_moves);
        Scene {
            steps: &self.steps[oldest..],
            skipped: self.skipped + oldest,
            ..*self
        }
    }

    /// The fault `fault` at the half-move with this index on the board `here`, and its cost.
    pub(super) fn fault(&self, index: usize, here: &Setup, fault: &HandFault) -> (Fault, u32) {
        let step = &self.steps[index];
        let own = owns(self.side, step);
        // A player who did not write the half-move down may not have heard it.
        let heard = own || *step.by.get(self.side);
        let fault = Fault {
            kind: fault.kind,
            place: Where::Board(self.side),
            ply: Some(self.skipped + index + 1),
            squares: fault.squares,
            blamed: heard.then_some(self.side),
            article: costs::article(fault.kind).filter(|_| own),
        };
        let age = self.steps.len() - 1 - index;
        let mut cost = costs::of_hand(fault.kind, own) + costs::of_age(age);
        let missing = !step.mv.captured.within(here.occupied());
        let left = matches!(
            fault.kind,
            FaultKind::NotTransferred | FaultKind::NotCarriedOut
        );
        if missing && !left {
            cost += OVERLOOKED;
        }
        (fault, cost)
    }

    /// The half-moves that can have been made on this board although no record has them, each as a
    /// fault with its cost and the position after it. If the mover has another board of their own,
    /// that board must not contradict the half-move.
    pub(super) fn one_more(&self, board: &Setup) -> Vec<((Fault, u32), Setup)> {
        let mut all = Vec::new();
        let mover = self.position.turn();
        for (kind, mover) in [
            (FaultKind::AheadOfTheRecord, mover),
            (FaultKind::TwoInARow, mover.other()),
        ] {
            let here = board.with_turn(mover);
            let elsewhere = self.other.filter(|_| mover != self.side);
            for mv in legal_moves(&here).iter() {
                let end = mv.apply(&here);
                let unseen =
                    |other: &Shown| !(other.contradicts(&end) & differing(&end, board)).is_empty();
                if elsewhere.is_some_and(unseen) {
                    continue;
                }
                let twice = kind == FaultKind::TwoInARow;
                let fault = Fault {
                    kind,
                    place: Where::Board(self.side),
                    ply: None,
                    squares: Some((mv.from, mv.to)),
                    blamed: twice.then_some(mover),
                    article: costs::article(kind).filter(|_| twice),
                };
                all.push(((fault, cost(kind)), end));
            }
        }
        all
    }
}

/// The squares that a half-move changes or touches.
fn touched(step: &Step) -> SquareSet {
    differing(&step.before, &step.after) | step.mv.from.set() | step.mv.to.set() | step.mv.captured
}

#[derive(Clone, Debug, Default)]
struct Chain {
    faults: Vec<Fault>,
    cost: u32,
}

struct Tracer<'a> {
    scene: Scene<'a>,
    hand: Hand<'a>,
    /// The squares that each half-move changes or touches.
    squares: Vec<SquareSet>,
    /// The squares that each half-move and all later half-moves change or touch.
    later: Vec<SquareSet>,
    /// The number of further faults that may be followed up.
    left: usize,
    found: Vec<Candidate>,
}

impl Tracer<'_> {
    /// Follows up every fault at this half-move, on a board that may already be wrong.
    fn at(&mut self, index: usize, board: &Setup, chain: &Chain) {
        let step = self.scene.steps[index];
        for fault in self.hand.faults(&step, board) {
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            // Squares that no later half-move touches must fit the board.
            let stays = differing(&fault.leaves, &step.after).minus(self.later[index + 1]);
            if (self.scene.shown.contradicts(&fault.leaves) & stays).is_empty() {
                let chain = chain.with(self.scene.fault(index, board, &fault));
                self.follow(index + 1, fault.leaves, chain);
            }
        }
    }

    /// Plays the rest of the line on a board with wrong squares.
    fn follow(&mut self, from: usize, mut board: Setup, mut chain: Chain) {
        let Some(last) = from.checked_sub(1) else {
            return;
        };
        let mut changed = differing(&board, &self.scene.steps[last].after);
        for index in from..self.scene.steps.len() {
            if changed.is_empty() {
                return;
            }
            if (changed & self.squares[index]).is_empty() {
                continue;
            }
            let step = self.scene.steps[index];
            let here = overlaid(step.before, &board, changed);
            if chain.faults.len() < MOST_FAULTS {
                self.at(index, &here, &chain);
            }
            let Some(after) = carry_out(&step, &here) else {
                return;
            };
            if !step.mv.captured.within(here.occupied()) {
                chain.cost += OVERLOOKED;
            }
            board = after;
            changed = differing(&board, &step.after);
        }
        let end = overlaid(*self.scene.position, &board, changed);
        self.keep(&end, chain);
    }

    fn keep(&mut self, end: &Setup, chain: Chain) {
        let changed = differing(end, self.scene.position);
        if !changed.is_empty() && (self.scene.shown.contradicts(end) & changed).is_empty() {
            self.found.push(Candidate {
                faults: chain.faults,
                cost: chain.cost,
                changed,
            });
        }
    }

    /// Follows up faults after the last half-move of the line, and faults that belong to no
    /// half-move.
    fn after_the_line(&mut self, wrong: SquareSet) {
        let position = *self.scene.position;
        for (fault, end) in self.scene.one_more(&position) {
            self.keep(&end, Chain::default().with(fault));
        }
        for from in wrong & position.occupied() {
            let mut gone = position;
            gone.put(from, None);
            self.without_a_move(FaultKind::KnockedOver, (from, from), &gone);
            for to in self.hand.suspect & position.vacant() {
                let mut moved = gone;
                moved.put(to, position.at(from));
                self.without_a_move(FaultKind::Misplaced, (from, to), &moved);
            }
        }
    }

    fn without_a_move(&mut self, kind: FaultKind, squares: (Square, Square), end: &Setup) {
        let fault = Fault {
            kind,
            place: Where::Board(self.scene.side),
            ply: None,
            squares: Some(squares),
            blamed: None,
            article: None,
        };
        self.keep(end, Chain::default().with((fault, cost(kind))));
    }
}

impl Chain {
    fn with(&self, (fault, cost): (Fault, u32)) -> Chain {
        let mut chain = self.clone();
        if !chain.faults.is_empty() {
            chain.cost += SECOND_FAULT;
        }
        chain.faults.push(fault);
        chain.cost += cost;
        chain
    }
}

/// `setup` with the contents of `squares` of `board`.
fn overlaid(mut setup: Setup, board: &Setup, squares: SquareSet) -> Setup {
    for square in squares {
        setup.put(square, board.at(square));
    }
    setup
}
