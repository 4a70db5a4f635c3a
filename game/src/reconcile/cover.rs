// SPDX-License-Identifier: GPL-3.0-or-later
//! Combines up to three faults of one board so that together they explain every wrong square and no
//! other square.

use super::costs::{SECOND_FAULT, cheapest};
use super::fault::{Explanation, Fault};
use super::trace::{Candidate, MOST_FAULTS};
use crate::square::{Square, SquareSet};

/// The most combinations tried for one board: two faults need far fewer; the limit is for boards
/// with nonsense on them.
const MOST_TRIED: usize = 20_000;

/// The cheapest explanations of `wrong`, at most `keep` of them, with the least number of faults or
/// one fault more.
pub(super) fn explanations(
    candidates: &[Candidate],
    wrong: SquareSet,
    keep: usize,
) -> Vec<Explanation> {
    let mut search = Search {
        candidates,
        by_square: (0..64).map(|_| Vec::new()).collect(),
        most: 1,
        keep,
        left: MOST_TRIED,
        best: Vec::new(),
    };
    for (index, candidate) in candidates.iter().enumerate() {
        for square in candidate.changed & wrong {
            search.by_square[square.index()].push(index);
        }
    }
    // Explanations with one fault more than the least number are also offered.
    let mut least = None;
    for most in 1..=MOST_FAULTS {
        search.most = most;
        search.best.clear();
        search.next(wrong, SquareSet::EMPTY, &mut Vec::new(), 0);
        if least.is_some() {
            break;
        }
        least = (!search.best.is_empty()).then_some(most);
    }
    let mut found: Vec<Explanation> = search
        .best
        .iter()
        .map(|(cost, chosen)| Explanation {
            faults: chosen
                .iter()
                .flat_map(|index| &candidates[*index].faults)
                .copied()
                .collect::<Vec<Fault>>(),
            cost: *cost,
        })
        .collect();
    found.sort_by_key(|explanation| (explanation.cost, explanation.faults.len()));
    found
}

struct Search<'a> {
    candidates: &'a [Candidate],
    /// The candidates that change each square, cheapest first.
    by_square: Vec<Vec<usize>>,
    /// The most faults of one explanation.
    most: usize,
    keep: usize,
    left: usize,
    /// The cheapest combinations found, in order of cost.
    best: Vec<(u32, Vec<usize>)>,
}

impl Search<'_> {
    fn next(&mut self, open: SquareSet, used: SquareSet, chosen: &mut Vec<usize>, cost: u32) {
        // The square with the fewest explanations comes first, because it narrows the search most.
        let Some(square) = self.hardest(open) else {
            self.keep(cost, chosen);
            return;
        };
        let faults: usize = chosen
            .iter()
            .map(|index| self.candidates[*index].faults.len())
            .sum();
        if faults >= self.most {
            return;
        }
        let joining = if chosen.is_empty() { 0 } else { SECOND_FAULT };
        for position in 0..self.by_square[square.index()].len() {
            let index = self.by_square[square.index()][position];
            let candidate = &self.candidates[index];
            let total = cost + joining + candidate.cost;
            if self.hopeless(total) || self.left == 0 {
                return;
            }
            self.left -= 1;
            let rest = open.minus(candidate.changed);
            let last = faults + candidate.faults.len() >= self.most;
            if faults + candidate.faults.len() > self.most
                || !(candidate.changed & used).is_empty()
                || (last && !rest.is_empty())
                || (!rest.is_empty() && self.hopeless(total + SECOND_FAULT + cheapest()))
            {
                continue;
            }
            let used = used | candidate.changed;
            chosen.push(index);
            self.next(rest, used, chosen, total);
            chosen.pop();
        }
    }

    fn hardest(&self, open: SquareSet) -> Option<Square> {
        open.into_iter()
            .min_by_key(|square| self.by_square[square.index()].len())
    }

    /// True if no combination of this cost can be among the best.
    fn hopeless(&self, cost: u32) -> bool {
        self.best.len() >= self.keep && self.best.last().is_some_and(|worst| worst.0 <= cost)
    }

    fn keep(&mut self, cost: u32, chosen: &[usize]) {
        let at = self.best.partition_point(|found| found.0 <= cost);
        self.best.insert(at, (cost, chosen.to_vec()));
        self.best.truncate(self.keep);
    }
}
