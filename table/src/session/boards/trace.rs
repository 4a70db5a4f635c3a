//! The acts of a hand on its board on the way to a half-move: irregularities of which the half-move itself shows nothing.
//!
//! Three are told from the order of touches: another piece touched than moved (Kodeks I 5.4.3), men taken off before the
//! capture had ended (I 5.4.10), and in another order than they were captured in (I 4.11). A touch that a flickering square
//! could feign counts as none of them: a piece that is off for less than half a second may only be unseen, and its touch stands
//! in the record as it was. All are evidence for the arbiter, muted like every other. `men_off` handles men that are off beside
//! a half-move.

use std::time::Duration;

use zgoda_game::{Moment, Square, SquareSet, legal_moves, routes};

use super::events::Touch;
use crate::session::game::Standing;

/// The most touches kept between two half-moves, because more would tell nothing; the oldest go first.
const MOST_TOUCHES: usize = 64;

/// The latest touches on one board, oldest first.
#[derive(Clone, Debug, Default)]
pub(super) struct Trace {
    touches: Vec<(Moment, Touch, Square)>,
}

/// An irregularity of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HandIrregularity {
    /// The article of the Kodeks.
    pub(super) article: &'static str,
    /// The squares that show the irregularity.
    pub(super) squares: Vec<Square>,
}

impl Trace {
    /// Takes one more touch in.
    pub(super) fn touched(&mut self, at: Moment, touch: Touch, square: Square) {
        if self.touches.len() == MOST_TOUCHES {
            self.touches.remove(0);
        }
        self.touches.push((at, touch, square));
    }

    /// Forgets the touches of this square: its man was put right while play stood still, and a hand did not take up a fallen
    /// man for its half-move. The touches stand in the record.
    pub(super) fn put_right(&mut self, square: Square) {
        self.touches.retain(|(.., at)| *at != square);
    }

    /// Forgets the touches before this moment: they belong to a half-move that is past.
    pub(super) fn forget_before(&mut self, moment: Moment) {
        self.touches.retain(|(at, ..)| *at >= moment);
    }

    /// The moment at which the piece on this square was taken up last.
    pub(super) fn lifted(&self, square: Square) -> Option<Moment> {
        self.last(Touch::Lifted, square)
    }

    /// The moment at which a piece was put on this square last.
    pub(super) fn placed(&self, square: Square) -> Option<Moment> {
        self.last(Touch::Placed, square)
    }

    /// True if a man of these squares was taken off the board after `since`.
    pub(super) fn took_since(&self, squares: SquareSet, since: Moment) -> bool {
        let mut touches = self.touches.iter();
        touches.any(|(at, touch, square)| {
            *touch == Touch::Lifted && squares.has(*square) && *at >= since
        })
    }

    /// The wrong acts of the hand on its way to `entry`; `steady` is the least time for which a held piece is off.
    pub(super) fn irregular(&self, entry: &Standing, steady: Duration) -> Vec<HandIrregularity> {
        let early = self.taken_off_early(entry, steady);
        let other = self.another_touched(entry, steady);
        let order = self.taken_off_in_another_order(entry);
        let found = [
            ("Kodeks I 4.11", order),
            ("Kodeks I 5.4.3", other),
            ("Kodeks I 5.4.10", early),
        ]
        .into_iter();
        found
            .filter(|(_, squares)| !squares.is_empty())
            .map(|(article, squares)| HandIrregularity { article, squares })
            .collect()
    }

    /// Men that were taken off well before the piece came to the end of its capture.
    fn taken_off_early(&self, entry: &Standing, steady: Duration) -> Vec<Square> {
        let landed = self.first(Touch::Placed, entry.mv.to);
        let taken = entry.mv.captured & entry.before.pieces(entry.side.other());
        let early = |square: &Square| {
            let off = self.last(Touch::Lifted, *square);
            let back = self.last(Touch::Placed, *square);
            matches!((off, landed), (Some(off), Some(landed))
                if off.after(steady) <= landed && back.is_none_or(|back| back < off))
        };
        taken.into_iter().filter(early).collect()
    }

    /// The captured men in the order in which they came off, if that is neither the order of the capture nor its reverse on any
    /// of its ways. Men that went in one scan have no order among themselves.
    fn taken_off_in_another_order(&self, entry: &Standing) -> Vec<Square> {
        let taken = entry.mv.captured & entry.before.pieces(entry.side.other());
        let off = |square: Square| Some((self.last(Touch::Lifted, square)?, square));
        let Some(mut off) = taken.into_iter().map(off).collect::<Option<Vec<_>>>() else {
            return Vec::new();
        };
        off.sort_by_key(|(at, _)| *at);
        let all = routes(&entry.before, &entry.mv);
        let follows = |order: &[Square]| {
            let place = |square| order.iter().position(|it| *it == square);
            let pairs = || {
                let later = |n: usize| off.get(n.saturating_add(1)..).unwrap_or_default();
                off.iter()
                    .enumerate()
                    .flat_map(move |(n, first)| later(n).iter().map(move |then| (first, then)))
                    .filter(|((first, _), (then, _))| first < then)
            };
            pairs().all(|((_, first), (_, then))| place(*first) < place(*then))
                || pairs().all(|((_, first), (_, then))| place(*first) > place(*then))
        };
        if all.is_empty() || all.iter().any(|route| follows(&route.taken)) {
            return Vec::new();
        }
        off.into_iter().map(|(_, square)| square).collect()
    }

    /// The piece that was held first, if that piece could have moved and another piece did.
    fn another_touched(&self, entry: &Standing, steady: Duration) -> Vec<Square> {
        let own = entry.before.pieces(entry.side);
        let moves = legal_moves(&entry.before);
        let held = self
            .touches
            .iter()
            .enumerate()
            .find(|(n, (at, touch, square))| {
                let back = self.touches[*n..]
                    .iter()
                    .find(|(_, touch, other)| *touch == Touch::Placed && other == square);
                let long = back.is_none_or(|(back, ..)| at.after(steady) <= *back);
                *touch == Touch::Lifted
                    && own.has(*square)
                    && long
                    && moves.iter().any(|mv| mv.from == *square)
            });
        match held {
            Some((_, (.., square))) if *square != entry.mv.from => vec![*square, entry.mv.from],
            _ => Vec::new(),
        }
    }

    fn first(&self, touch: Touch, square: Square) -> Option<Moment> {
        let mut oldest_first = self.touches.iter();
        let found = oldest_first.find(|(_, it, at)| (*it, *at) == (touch, square));
        found.map(|(at, ..)| *at)
    }

    fn last(&self, touch: Touch, square: Square) -> Option<Moment> {
        let mut newest_first = self.touches.iter().rev();
        let found = newest_first.find(|(_, it, at)| (*it, *at) == (touch, square));
        found.map(|(at, ..)| *at)
    }
}
