// SPDX-License-Identifier: GPL-3.0-or-later
//! Men in doubt: according to a sensor alone they were off a shared board when the other side went on and so accepted the board as
//! it stood (Kodeks I 5.7). Such a man counts neither as there nor as off until a half-move fits only one of the two.

use super::hand::way;
use super::judge::{Course, judge_after};
use super::line::{Handling, Line};
use super::meaning::Judgement;
use crate::legality::{goes_there, legality};
use crate::moves::Move;
use crate::reading::{Reading, Seen};
use crate::setup::Setup;
use crate::square::SquareSet;

/// The most men in doubt that are tried in combinations; more are left to people.
const MOST: usize = 4;

/// The men in doubt that a half-move proves to be off: the smallest set of men on the piece's way that must be off for the piece to
/// go there.
/// Empty if the half-move fits the record, or if two such sets are equally small. A set that makes the half-move legal is
/// preferred to one that only makes it possible.
///
/// ```
/// use zgoda_game::shadow::shown_off;
/// use zgoda_game::{Move, Setup, SquareSet, Variant};
///
/// let square = |name| Variant::International.square(name).unwrap();
/// let start = Setup::start(Variant::International);
/// let step = |from, to| Move { from: square(from), to: square(to), captured: SquareSet::EMPTY };
/// let in_doubt = square("38").set();
/// assert_eq!(shown_off(&start, in_doubt, &step("43", "38")), in_doubt);
/// assert_eq!(shown_off(&start, in_doubt, &step("32", "28")), SquareSet::EMPTY);
/// ```
#[must_use]
pub fn shown_off(now: &Setup, in_doubt: SquareSet, mv: &Move) -> SquareSet {
    let in_doubt = in_doubt & now.occupied();
    if in_doubt.is_empty() {
        return SquareSet::EMPTY;
    }
    let is_legal = |setup: &Setup| legality(setup, mv).is_legal();
    let can_go = |setup: &Setup| goes_there(setup, mv);
    let fits: [&dyn Fn(&Setup) -> bool; 2] = [&is_legal, &can_go];
    for fits in fits {
        if fits(now) {
            break;
        }
        let mut fitting = some_of(in_doubt);
        fitting.retain(|off| {
            let mut without = *now;
            without.clear(*off);
            off.within(way(&without, mv)) && fits(&without)
        });
        if let Some(off) = only_smallest(&fitting, |off| off.len()) {
            return *off;
        }
    }
    SquareSet::EMPTY
}

/// The members of `men` that the board shows to be off.
pub(super) fn empty(men: SquareSet, reading: &Reading) -> SquareSet {
    let empty = men.into_iter();
    empty.filter(|s| reading.at(*s) == Seen::Empty).collect()
}

/// The half-move that the board shows if some of the men taken to be off are there after all: it moves or captures one of them.
/// `None` unless exactly one such half-move needs the fewest men off.
pub(super) fn with_men_there(
    line: &Line,
    off: SquareSet,
    course: Course<'_>,
    reading: &Reading,
    handling: Handling,
) -> Option<Judgement> {
    if off.is_empty() {
        return None;
    }
    let fits = |still_off: SquareSet| {
        let line = line.without(still_off);
        let there = off.minus(still_off);
        let judged = judge_after(&line, course, reading, handling);
        let Judgement::Played(it) = &judged else {
            return None;
        };
        let of_them = !(it.mv.captured.with(it.mv.from) & there).is_empty();
        let exact = reading.differs_from(&it.mv.apply(&line.now)).is_empty();
        let fits = of_them && exact && goes_there(&line.now, &it.mv);
        fits.then_some((still_off.len(), judged))
    };
    let fitting: Vec<(usize, Judgement)> = some_of(off).into_iter().filter_map(fits).collect();
    only_smallest(&fitting, |(off, _)| *off).map(|(_, judged)| judged.clone())
}

/// Every subset of these squares; only the empty set if there are more than [`MOST`].
fn some_of(squares: SquareSet) -> Vec<SquareSet> {
    let mut all = vec![SquareSet::EMPTY];
    if squares.len() <= MOST {
        for square in squares {
            let with: Vec<SquareSet> = all.iter().map(|it| it.with(square)).collect();
            all.extend(with);
        }
    }
    all
}

/// The element of the smallest size, if there is only one of that size.
fn only_smallest<T>(all: &[T], size: impl Fn(&T) -> usize) -> Option<&T> {
    let smallest = all.iter().map(&size).min()?;
    let mut found = all.iter().filter(|it| size(it) == smallest);
    found.next().filter(|_| found.next().is_none())
}
