// SPDX-License-Identifier: GPL-3.0-or-later
//! Pairs of faults in the last few half-moves, where the second fault hides part of the first.
//!
//! `trace` looks for faults that left traces on the board. This search cannot rely on traces and is
//! slower, so it runs only if no ordinary explanation is found.

use super::costs::SECOND_FAULT;
use super::fault::{Explanation, Fault};
use super::hands::{Hand, HandFault, carry_out};
use super::trace::Scene;
use crate::setup::Setup;

/// The number of latest half-moves in which both faults are looked for.
const RECENT: usize = 6;

/// The limit on the number of second faults that are tried, beginning with the pairs with the latest first fault. A board with
/// nonsense on it is not worth more.
const MOST_TRIED: usize = 30_000;

/// The pairs of faults that together lead to exactly the board that is shown.
pub(super) fn explanations(scene: &Scene<'_>) -> Vec<Explanation> {
    let scene = &scene.latest(RECENT);
    let wrong = scene.shown.contradicts(scene.position);
    let anything = Hand {
        side: scene.side,
        ear: scene.ear,
        suspect: scene.position.variant().squares(),
    };
    let mut pairs = Pairs {
        scene,
        second: Hand {
            suspect: wrong | scene.shown.unread(),
            ..anything
        },
        left: MOST_TRIED,
        found: Vec::new(),
    };
    for index in (0..scene.steps.len()).rev() {
        let step = &scene.steps[index];
        for fault in anything.faults(step, &step.before) {
            pairs.after(index, &step.before, &fault);
        }
    }
    pairs.found
}

struct Pairs<'a> {
    scene: &'a Scene<'a>,
    second: Hand<'a>,
    left: usize,
    found: Vec<Explanation>,
}

impl Pairs<'_> {
    /// Tries each possible second fault that comes after this first fault.
    fn after(&mut self, index: usize, here: &Setup, fault: &HandFault) {
        let first = self.scene.fault(index, here, fault);
        let mut board = fault.leaves;
        let steps = self.scene.steps;
        for later in index + 1..steps.len() {
            for second in self.second.faults(&steps[later], &board) {
                if self.left == 0 {
                    return;
                }
                self.left -= 1;
                let end = steps[later + 1..]
                    .iter()
                    .try_fold(second.leaves, |board, step| carry_out(step, &board));
                if end.is_some_and(|end| self.shows(&end)) {
                    let second = self.scene.fault(later, &board, &second);
                    self.keep(first, second);
                }
            }
            let Some(next) = carry_out(&steps[later], &board) else {
                return;
            };
            board = next;
        }
        for (second, end) in self.scene.one_more(&board) {
            if self.shows(&end) {
                self.keep(first, second);
            }
        }
    }

    fn shows(&self, end: &Setup) -> bool {
        self.scene.shown.contradicts(end).is_empty()
    }

    fn keep(&mut self, first: (Fault, u32), second: (Fault, u32)) {
        self.found.push(Explanation {
            faults: vec![first.0, second.0],
            cost: first.1 + second.1 + SECOND_FAULT,
        });
    }
}
