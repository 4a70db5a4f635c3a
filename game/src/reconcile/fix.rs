// SPDX-License-Identifier: GPL-3.0-or-later
//! Repairs of a slip of the pen. The later half-moves or both boards decide on the single repair of one record that brings the two
//! records together again.
//!
//! A version of the game is disproved only by a half-move that no hand can make.

use super::align::{Halt, Step};
use super::boards::same_pieces;
use super::pair::{At, Next, Pair};
use super::shown::Shown;
use super::statement::Entry;
use crate::legality::{Irregularity, Legality, legality};
use crate::moves::Move;
use crate::setup::Setup;
use crate::side::{BySide, Side};

/// The number of half-moves by which one fix must lead over all other fixes. One is the half-move that is impossible after the
/// other fixes, and one more must follow it in both records. An impossible entry at the very end only shows that the boards differ;
/// it does not prove a slip of the pen.
const GOES_ON: usize = 2;

/// The most further slips that are passed to see whether a fix is confirmed, and the most readings of the records that are made for
/// it. Each reading ends at the next slip.
const MOST_FURTHER: usize = 2;
const MOST_RUNS: usize = 60;

/// The repair that brings one record back in step with the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fix {
    /// This side's entry is wrong, the other record has the half-move that was made.
    Slip(Side),
    /// This side left the half-move out.
    Skipped(Side),
    /// This side wrote the previous half-move twice.
    Doubled(Side),
    /// This side wrote this number of half-moves twice, for example by copying a line again.
    Copied(Side, u8),
    /// An unreadable word in this side's record was taken for a half-move, but is no half-move.
    Beside(Side),
    /// In this side's record the half-move and a later one are transposed.
    Transposed(Side),
}

/// The distances between two transposed entries: neighbours, or two successive half-moves of one side.
const TRANSPOSED: [usize; 2] = [1, 2];

/// The most half-moves that can be copied twice. A line of a sheet has two half-moves, a line of text as many as fit in it.
const MOST_COPIED: usize = 24;

/// The most half-moves that a record's own numbers say are missing in one place.
const MOST_MISSING: usize = 8;

impl Fix {
    /// True if the fix adds a half-move to the line, instead of only skipping entries.
    #[must_use]
    pub(super) const fn has_a_half_move(self) -> bool {
        match self {
            Fix::Slip(_) | Fix::Skipped(_) | Fix::Transposed(_) => true,
            Fix::Doubled(_) | Fix::Copied(..) | Fix::Beside(_) => false,
        }
    }

    /// The side of the mended record.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Fix::Slip(side)
            | Fix::Skipped(side)
            | Fix::Doubled(side)
            | Fix::Copied(side, _)
            | Fix::Beside(side)
            | Fix::Transposed(side) => side,
        }
    }
}

impl Pair<'_> {
    /// Applies a fix. Returns the steps of the fix: for each step the half-move, if the step has one, and the place where the
    /// reading of the records goes on. `None` if the fix does not fit here.
    pub(super) fn apply(&self, at: &At, fix: Fix) -> Option<Vec<(Option<Step>, At)>> {
        let side = fix.side();
        match fix {
            Fix::Slip(_) | Fix::Skipped(_) => {
                let mv = *self.meant(at, side.other()).first()?;
                possible(&at.setup, &mv).then_some(())?;
                let by = BySide::from_fn(|s| s != side);
                let (step, mut further) = self.make(at, mv, by);
                *further.next.get_mut(side.other()) += 1;
                if matches!(fix, Fix::Slip(_)) {
                    *further.next.get_mut(side) += 1;
                }
                Some(vec![(Some(step), further)])
            }
            Fix::Doubled(_) => {
                let index = *at.next.get(side);
                let record = self.records.get(side);
                let before = record.entry(index.checked_sub(1)?)?;
                record.entry(index)?.says_the_same(before).then_some(())?;
                let mut further = *at;
                *further.next.get_mut(side) += 1;
                Some(vec![(None, further)])
            }
            Fix::Copied(_, half_moves) => {
                let again = usize::from(half_moves);
                self.copied(at, side, again).then_some(())?;
                let mut at = *at;
                let passed = (0..again).map(|_| {
                    *at.next.get_mut(side) += 1;
                    (None, at)
                });
                Some(passed.collect())
            }
            Fix::Beside(_) => {
                self.beside(at, side).then_some(())?;
                let mut further = *at;
                *further.next.get_mut(side) += 1;
                Some(vec![(None, further)])
            }
            Fix::Transposed(_) => {
                let last = self.transposed(at)?;
                let mut at = *at;
                let mut lines = Vec::new();
                for _ in 0..=last {
                    let mv = *self.meant(&at, side.other()).first()?;
                    possible(&at.setup, &mv).then_some(())?;
                    // Both records have the half-move, one of them in another place.
                    let (step, mut further) = self.make(&at, mv, BySide::from_fn(|_| true));
                    further.next = further.next.map(|next| next + 1);
                    lines.push((Some(step), further));
                    at = further;
                }
                Some(lines)
            }
        }
    }

    /// True if the next entries of `side` repeat its last entries.
    fn copied(&self, at: &At, side: Side, half_moves: usize) -> bool {
        let index = *at.next.get(side);
        let record = self.records.get(side);
        let Some(from) = index.checked_sub(half_moves) else {
            return false;
        };
        (0..half_moves).all(|n| {
            let pair = record.entry(from + n).zip(record.entry(index + n));
            pair.is_some_and(|(one, other)| one.says_the_same(other))
        })
    }

    /// True if the last entry is unreadable and was taken for the last half-move, while the next entry states that half-move.
    fn beside(&self, at: &At, side: Side) -> bool {
        let index = *at.next.get(side);
        let record = self.records.get(side);
        let unread = index.checked_sub(1).and_then(|before| record.entry(before));
        let other = at.next.get(side.other()).checked_sub(1);
        let made = other.and_then(|before| self.records.get(side.other()).entry(before));
        let made = made.and_then(Entry::stated).map(|it| (it.from(), it.to()));
        let next = record.entry(index).and_then(Entry::stated);
        let next = next.map(|it| (it.from(), it.to()));
        unread.is_some_and(Entry::is_unread) && made.is_some() && made == next
    }

    /// The fixes of one side's record that are tried here.
    fn fixes(&self, at: &At, side: Side) -> Vec<Fix> {
        let mut all = vec![Fix::Slip(side), Fix::Skipped(side), Fix::Doubled(side)];
        let copied = (2..=MOST_COPIED).filter(|again| self.copied(at, side, *again));
        all.extend(copied.filter_map(|again| Some(Fix::Copied(side, u8::try_from(again).ok()?))));
        all.push(Fix::Beside(side));
        all
    }

    /// The distance between two half-moves that the records have here in opposite order; `None` if there are no such half-moves.
    pub(super) fn transposed(&self, at: &At) -> Option<usize> {
        let ends = |side: Side, index: usize| {
            let entry = self.records.get(side).entry(*at.next.get(side) + index)?;
            entry.stated().map(|written| (written.from(), written.to()))
        };
        TRANSPOSED.into_iter().find(|last| {
            let swapped = |one: usize, other: usize| {
                let white = ends(Side::White, one);
                white.is_some() && white == ends(Side::Black, other)
            };
            let between = (1..*last).all(|index| swapped(index, index));
            swapped(0, *last) && swapped(*last, 0) && between && !swapped(0, 0)
        })
    }

    /// True if `allowed` accepts the next `last` + 1 half-moves in the order of `side`'s record.
    pub(super) fn in_order(
        &self,
        at: &At,
        side: Side,
        last: usize,
        allowed: fn(&Setup, &Move) -> bool,
    ) -> bool {
        let mut at = *at;
        (0..=last).all(|_| {
            let meant = self.meant(&at, side);
            let Some(mv) = meant.first().filter(|mv| allowed(&at.setup, mv)) else {
                return false;
            };
            let (_, mut further) = self.make(&at, *mv, BySide::from_fn(|s| s == side));
            *further.next.get_mut(side) += 1;
            at = further;
            true
        })
    }

    /// The fix for two transposed entries, if a hand can make them in one order only.
    fn by_order(&self, at: &At) -> Option<Fix> {
        let last = self.transposed(at)?;
        let order = BySide::from_fn(|side| self.in_order(at, side, last, possible));
        match (order.white, order.black) {
            (true, false) => Some(Fix::Transposed(Side::Black)),
            (false, true) => Some(Fix::Transposed(Side::White)),
            _ => None,
        }
    }

    /// The fix for a record with a move number which shows that half-moves are missing here. The record must go on with the
    /// half-moves that the other record has under that number.
    fn by_number(&self, at: &At) -> Option<Fix> {
        let ends = |side: Side, index: usize| {
            let entry = self.records.get(side).entry(index)?;
            entry.stated().map(|written| (written.from(), written.to()))
        };
        let mut sides = Side::ALL.into_iter().filter(|side| {
            let next = *at.next.get(*side);
            let claimed = self.records.get(*side).numbered(next);
            let missing = claimed.and_then(|half_move| half_move.checked_sub(at.made));
            let missing = missing.filter(|count| (1..=MOST_MISSING).contains(count));
            missing.is_some_and(|count| {
                let other = side.other();
                let here = ends(*side, next);
                here.is_some() && here == ends(other, at.next.get(other) + count)
            })
        });
        let side = sides.next()?;
        sides.next().is_none().then_some(Fix::Skipped(side))
    }

    /// Reads on from `at` until something does not fit.
    fn run(&self, mut at: At) -> Run {
        let mut run = Run {
            both: 0,
            rests: self.rests(&at.setup),
            at,
            differ: false,
        };
        loop {
            match self.next(&at) {
                Next::Made { step, at: further } if possible(&step.before, &step.mv) => {
                    run.both += usize::from(step.by.white && step.by.black);
                    run.rests |= self.rests(&further.setup);
                    at = further;
                    run.at = at;
                }
                Next::Halt(halt) => {
                    run.differ = halt == Halt::Differ;
                    return run;
                }
                Next::Made { .. } => return run,
            }
        }
    }

    /// True if this is the position on which both boards last agreed.
    fn rests(&self, setup: &Setup) -> bool {
        let rest = self.rest.as_ref();
        rest.is_some_and(|rest| same_pieces(rest, setup) && rest.turn() == setup.turn())
    }

    /// Every single fix for the records that part at `at`, with its consequences. At most `further` more slips are passed to find
    /// them.
    fn ways(&self, at: &At, further: usize, left: &mut usize) -> Vec<Way> {
        let mut ways = Vec::new();
        for side in Side::ALL {
            for fix in self.fixes(at, side) {
                let lines = self.apply(at, fix);
                let Some((_, past)) = lines.and_then(|lines| lines.last().copied()) else {
                    continue;
                };
                if *left == 0 {
                    return ways;
                }
                *left -= 1;
                let run = self.run(past);
                let mut way = Way {
                    fix,
                    reach: run.both,
                    end: run.at.setup,
                    rests: run.rests,
                };
                if run.differ && further > 0 {
                    let next = self.ways(&run.at, further - 1, left).into_iter();
                    let best = next.max_by_key(|way| way.reach);
                    if let Some(next) = best.filter(|next| next.reach > GOES_ON) {
                        way.reach += next.reach - GOES_ON;
                        way.end = next.end;
                        way.rests |= next.rests;
                    }
                }
                ways.push(way);
            }
        }
        ways
    }

    /// The one fix that brings the records together for clearly longer than any other fix, or that the boards confirm. The second
    /// value is true if the boards decided.
    pub(super) fn decide(&self, at: &At, boards: &BySide<Option<Shown>>) -> Option<(Fix, bool)> {
        if let Some(fix) = self.by_order(at).or_else(|| self.by_number(at)) {
            return Some((fix, false));
        }
        let unknown = |side| matches!(self.entry(at, side), Some(Entry::Otherwise));
        // Later half-moves cannot disprove a half-move that was not written down.
        let known_both = !Side::ALL.into_iter().any(unknown);
        let mut ways = self.ways(at, MOST_FURTHER, &mut { MOST_RUNS });
        ways.sort_by_key(|way| {
            (
                std::cmp::Reverse(way.reach),
                matches!(way.fix, Fix::Skipped(_)),
            )
        });
        let known: Vec<&Shown> = BySide::iter(boards)
            .filter_map(|(_, b)| b.as_ref())
            .collect();
        let mut resting = ways.iter().filter(|way| way.rests);
        if let (Some(only), None) = (resting.next(), resting.next()) {
            return Some((only.fix, true));
        }
        if let [first, rest @ ..] = ways.as_slice() {
            let second = rest.first().map_or(0, |way| way.reach);
            let away = |board: &Shown, way: &Way| board.contradicts(&way.end).len();
            // A doubled or skipped entry shifts all entries after it, so a wrong fix may go far. If a board is nearer to the final
            // position of another fix, this fix is not certain.
            let nearer =
                |board: &&&Shown| rest.iter().any(|way| away(board, way) < away(board, first));
            if known_both && first.reach >= second + GOES_ON && !known.iter().any(|b| nearer(&b)) {
                return Some((first.fix, false));
            }
        }
        let [white, black] = known.as_slice() else {
            return None;
        };
        let mut confirmed = ways.iter().filter(|way| {
            white.contradicts(&way.end).is_empty() && black.contradicts(&way.end).is_empty()
        });
        let only = confirmed.next()?;
        confirmed.next().is_none().then_some((only.fix, true))
    }
}

/// A fix and its consequences.
struct Way {
    fix: Fix,
    /// The number of half-moves that both records state alike after the fix.
    reach: usize,
    /// The position at the end of these half-moves.
    end: Setup,
    /// True if this version passes the position on which both boards last agreed.
    rests: bool,
}

/// A reading of both records together.
struct Run {
    /// The number of half-moves that both records state.
    both: usize,
    /// The place that the run has come to.
    at: At,
    /// True if the records differ at that place.
    differ: bool,
    /// True if the run passed the position on which both boards last agreed.
    rests: bool,
}

/// True if the side to move could have moved its piece like this, legal or not. A man that flies over the board, or a piece of the
/// other side, disproves a version; a capture that was not made does not.
fn possible(setup: &Setup, mv: &Move) -> bool {
    !matches!(
        legality(setup, mv),
        Legality::Irregular(Irregularity::NotTheMoversPiece | Irregularity::WrongDisplacement)
    )
}
