//! What a single fault of a hand leaves on a board: every fault that can have been made while a line
//! of half-moves was carried out, and the position it would have led to.

use super::align::Step;
use super::boards::{differing, distance};
use super::costs::{Ear, UNNOTICED, confusable, cost, neighbours};
use super::fault::{Fault, FaultKind, Where};
use crate::generate::legal_moves;
use crate::moves::Move;
use crate::path::path;
use crate::piece::{Kind, Piece};
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{Square, SquareSet};

/// How far back a fault is looked for. What is older has been played over by half the game.
const LOOK_BACK: usize = 60;

/// Boards that differ on more squares are not explained by faults of a hand; it would take long to
/// find that out.
pub(super) const MOST_SQUARES: usize = 12;

/// A fault, what it costs, and the board it leads to at the end of the line.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) fault: Fault,
    pub(super) cost: u32,
    pub(super) ends: Setup,
}

/// Every single fault on `side`'s board that leaves nothing but what `board` shows: where it changes a
/// square, the board shows that change.
pub(super) fn candidates(
    side: Side,
    steps: &[Step],
    position: &Setup,
    board: &Setup,
    ear: Ear,
) -> Vec<Candidate> {
    let wrong = differing(board, position);
    if wrong.is_empty() {
        return Vec::new();
    }
    let mut gather = Gather {
        side,
        steps,
        position,
        board,
        wrong,
        found: Vec::new(),
    };
    gather.turned();
    if wrong.len() > MOST_SQUARES {
        return gather.found;
    }
    let oldest = steps.len().saturating_sub(LOOK_BACK);
    for index in (oldest..steps.len()).rev() {
        gather.at_step(index, ear);
    }
    gather.after_the_line();
    gather.found
}

struct Gather<'a> {
    side: Side,
    steps: &'a [Step],
    position: &'a Setup,
    board: &'a Setup,
    wrong: SquareSet,
    found: Vec<Candidate>,
}

impl Gather<'_> {
    fn at_step(&mut self, index: usize, ear: Ear) {
        let Step {
            before, mv, after, ..
        } = self.steps[index];
        let Some(mover) = before.at(mv.from) else {
            return;
        };
        let own = mover.side == self.side;
        let variant = before.variant();
        if !own {
            let skipped = before.with_turn(after.turn());
            self.add(FaultKind::NotTransferred, index, None, skipped);
        }
        let landed = after.at(mv.to);
        for square in self.wrong.into_iter().filter(|s| after.at(*s).is_none()) {
            let mut set = after;
            set.put(mv.to, None);
            set.put(square, landed);
            let kind = if !own && confusable(variant, ear, mv.to, square) {
                FaultKind::MisheardNumber
            } else if neighbours(variant, mv.to, square) {
                FaultKind::NeighbouringSquare
            } else {
                FaultKind::WrongSquare
            };
            self.add(kind, index, Some((mv.to, square)), set);
        }
        for left in mv.captured & self.wrong {
            let mut set = after;
            set.put(left, before.at(left));
            self.add(FaultKind::CapturedLeft, index, Some((left, left)), set);
            for gone in self.wrong.into_iter().filter(|s| *s != mv.to) {
                if after.at(gone).is_some() {
                    let mut set = set;
                    set.put(gone, None);
                    self.add(FaultKind::WrongManRemoved, index, Some((left, gone)), set);
                }
            }
        }
        if mv.captured.len() > 1 {
            let mut set = after;
            for left in mv.captured {
                set.put(left, before.at(left));
            }
            self.add(FaultKind::CapturedLeft, index, None, set);
            self.half(index, &before, &mv);
        }
        if mv.is_capture() {
            for other in legal_moves(&before) {
                if other != mv && other.captured.len() == mv.captured.len() {
                    let set = other.apply(&before);
                    let squares = Some((mv.to, other.to));
                    self.add(FaultKind::OtherCapture, index, squares, set);
                }
            }
        }
        if mv.crowns(&before) {
            let mut set = after;
            set.put(mv.to, Some(Piece::man(mover.side)));
            self.add(FaultKind::CrownForgotten, index, Some((mv.to, mv.to)), set);
        }
    }

    /// The piece stopped on the way, with what it had taken until then.
    fn half(&mut self, index: usize, before: &Setup, mv: &Move) {
        let Some(route) = path(before, mv) else {
            return;
        };
        // A king may fly on between two captures; then the squares do not count the captures.
        if route.squares.len() != route.taken.len() + 1 {
            return;
        }
        for done in 1..route.taken.len() {
            let part = Move {
                from: mv.from,
                to: route.squares[done],
                captured: route.taken[..done].iter().copied().collect(),
            };
            let set = part.apply(before);
            let squares = Some((mv.to, part.to));
            self.add(FaultKind::HalfACapture, index, squares, set);
        }
    }

    /// The whole board lies the other way round.
    fn turned(&mut self) {
        let position = *self.position;
        let last = self.steps.len();
        let layout = position.variant().layout();
        let mut turned = Setup::empty(position.variant(), position.turn());
        for square in position.occupied() {
            turned.put(layout.turned(square), position.at(square));
        }
        self.add(FaultKind::BoardTurned, last, None, turned);
    }

    /// What happened after the last half-move of the line, or at none in particular.
    fn after_the_line(&mut self) {
        let last = self.steps.len();
        let position = *self.position;
        for (turn, kind) in [
            (position.turn(), FaultKind::AheadOfTheRecord),
            (position.turn().other(), FaultKind::TwoInARow),
        ] {
            let set = position.with_turn(turn);
            for mv in legal_moves(&set) {
                if self.wrong.has(mv.from) && self.wrong.has(mv.to) {
                    self.add(kind, last, Some((mv.from, mv.to)), mv.apply(&set));
                }
            }
        }
        for from in self.wrong {
            let Some(piece) = position.at(from) else {
                continue;
            };
            let mut gone = position;
            gone.put(from, None);
            self.add(FaultKind::KnockedOver, last, Some((from, from)), gone);
            for to in self.wrong.into_iter().filter(|to| gone.at(*to).is_none()) {
                let mut moved = gone;
                moved.put(to, Some(piece));
                if to != from {
                    self.add(FaultKind::Misplaced, last, Some((from, to)), moved);
                }
            }
        }
    }

    /// A fault at half-move `index` (counted from 0) after which `set` stood; the rest of the line is
    /// carried out from there as hands do it.
    fn add(
        &mut self,
        kind: FaultKind,
        index: usize,
        squares: Option<(Square, Square)>,
        set: Setup,
    ) {
        let rest = self.steps.get(index + 1..).unwrap_or_default();
        let Some(ends) = carry_on(set, rest) else {
            return;
        };
        let changed = differing(&ends, self.position);
        if changed.is_empty() || !(differing(&ends, self.board) & changed).is_empty() {
            return;
        }
        let at_step = index < self.steps.len();
        let own = self
            .steps
            .get(index)
            .is_some_and(|s| s.before.at(s.mv.from).is_some_and(|p| p.side == self.side));
        let age = (self.steps.len().saturating_sub(index + 1) / UNNOTICED) as u32;
        let article = super::costs::article(kind).filter(|_| own || kind == FaultKind::TwoInARow);
        self.found.push(Candidate {
            fault: Fault {
                kind,
                place: Where::Board(self.side),
                ply: at_step.then_some(index + 1),
                squares,
                blamed: None,
                article,
            },
            cost: cost(kind) + age,
            ends,
        });
    }
}

/// Carries out half-moves on a board that need not be the one they were made on. `None` if a hand
/// would have noticed: nothing to move, or no room.
fn carry_on(mut board: Setup, steps: &[Step]) -> Option<Setup> {
    for Step { before, mv, .. } in steps {
        let mut piece = board.at(mv.from)?;
        let meant = before.at(mv.from)?;
        if piece.side != meant.side {
            return None;
        }
        if mv.crowns(before) {
            piece.kind = Kind::King;
        }
        board.put(mv.from, None);
        board.clear(mv.captured);
        if board.at(mv.to).is_some() {
            return None;
        }
        board.put(mv.to, Some(piece));
    }
    Some(board)
}

/// Does this fault alone leave just what `board` shows?
pub(super) fn is_whole(candidate: &Candidate, board: &Setup) -> bool {
    distance(&candidate.ends, board) == 0
}
