// SPDX-License-Identifier: GPL-3.0-or-later
//! The touches of a hand on its board on the way to a half-move, and the irregularities that only their order shows.
//!
//! There are three: another piece touched than moved (Kodeks I 5.4.3), men taken off before the capture had ended (I 5.4.10),
//! and men taken off in another order than they were captured in (I 4.11). A piece that is off for less than a given time
//! does not count, because its square may only flicker. Men that are off but do not belong to the half-move are judged by
//! [`off_beside`](crate::off_beside).

use std::time::Duration;

use crate::generate::legal_moves;
use crate::moment::Moment;
use crate::moves::Move;
use crate::path::routes;
use crate::setup::Setup;
use crate::square::{Square, SquareSet};

/// The most touches that are kept between two half-moves; the oldest touches are dropped first.
/// More touches would show nothing.
const MOST_TOUCHES: usize = 64;

/// The change of one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// The square was emptied.
    Lifted,
    /// The square was filled.
    Placed,
}

/// The latest touches on one board, oldest first.
///
/// ```
/// use std::time::Duration;
/// use zgoda_game::{HandIrregularity, Moment, Move, Setup, SquareSet, Touch, Touches, Variant};
///
/// let square = |name| Variant::International.square(name).unwrap();
/// let start = Setup::start(Variant::International);
/// let mut touches = Touches::default();
/// for (ms, touch, name) in [
///     (0, Touch::Lifted, "33"),
///     (900, Touch::Placed, "33"),
///     (2000, Touch::Lifted, "32"),
///     (2500, Touch::Placed, "28"),
/// ] {
///     touches.add(Moment::from_ms(ms), touch, square(name));
/// }
/// let mv = Move { from: square("32"), to: square("28"), captured: SquareSet::EMPTY };
/// let found = touches.irregular(&start, &mv, Duration::from_millis(500));
/// assert_eq!(found[0].0, HandIrregularity::AnotherTouched);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Touches {
    all: Vec<(Moment, Touch, Square)>,
}

/// The irregularities that the half-move itself does not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandIrregularity {
    /// The half-move was begun before the clock was started (Kodeks II 4.4).
    BegunEarly,
    /// Captured men were taken off in another order than they were captured in (Kodeks I 4.11).
    RemovedInAnotherOrder,
    /// Another piece was touched than the one that moved (Kodeks I 5.4.3).
    AnotherTouched,
    /// Men were taken off before the capture had ended (Kodeks I 5.4.10).
    RemovedEarly,
    /// Captured men came off only after a pause (Kodeks I 5.4.13). The code that observes the pause finds this
    /// irregularity, not [`Touches::irregular`].
    RemovedLate,
}

impl HandIrregularity {
    /// The article of the irregularity.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            HandIrregularity::BegunEarly => "Kodeks II 4.4",
            HandIrregularity::RemovedInAnotherOrder => "Kodeks I 4.11",
            HandIrregularity::AnotherTouched => "Kodeks I 5.4.3",
            HandIrregularity::RemovedEarly => "Kodeks I 5.4.10",
            HandIrregularity::RemovedLate => "Kodeks I 5.4.13",
        }
    }
}

impl Touches {
    /// Adds a touch as the latest.
    pub fn add(&mut self, at: Moment, touch: Touch, square: Square) {
        if self.all.len() == MOST_TOUCHES {
            self.all.remove(0);
        }
        self.all.push((at, touch, square));
    }

    /// Forgets the touches of this square, because its man was put right while play was stopped, and was not touched for
    /// a half-move. The touches stay in the record.
    pub fn put_right(&mut self, square: Square) {
        self.all.retain(|(.., at)| *at != square);
    }

    /// Forgets the touches before this moment, which belong to an earlier half-move.
    pub fn forget_before(&mut self, moment: Moment) {
        self.all.retain(|(at, ..)| *at >= moment);
    }

    /// The moment at which this square was last emptied.
    #[must_use]
    pub fn lifted(&self, square: Square) -> Option<Moment> {
        self.last(Touch::Lifted, square)
    }

    /// The moment at which this square was last filled.
    #[must_use]
    pub fn placed(&self, square: Square) -> Option<Moment> {
        self.last(Touch::Placed, square)
    }

    /// True if a man on one of these squares was taken off the board at or after `since`.
    #[must_use]
    pub fn took_since(&self, squares: SquareSet, since: Moment) -> bool {
        let mut touches = self.all.iter();
        touches.any(|(at, touch, square)| {
            *touch == Touch::Lifted && squares.has(*square) && *at >= since
        })
    }

    /// The irregularities of the hand on its way to `mv`, with the squares that show each; a piece that was off for less than
    /// `steady` does not count as held.
    #[must_use]
    pub fn irregular(
        &self,
        before: &Setup,
        mv: &Move,
        steady: Duration,
    ) -> Vec<(HandIrregularity, Vec<Square>)> {
        let mut found = vec![
            (
                HandIrregularity::RemovedInAnotherOrder,
                self.removed_in_another_order(before, mv),
            ),
            (
                HandIrregularity::AnotherTouched,
                self.another_touched(before, mv, steady),
            ),
            (
                HandIrregularity::RemovedEarly,
                self.removed_early(before, mv, steady),
            ),
        ];
        found.retain(|(_, squares)| !squares.is_empty());
        found
    }

    /// The captured men that were taken off well before the piece reached the end of its capture.
    fn removed_early(&self, before: &Setup, mv: &Move, steady: Duration) -> Vec<Square> {
        let landed = self.first(Touch::Placed, mv.to);
        let taken = mv.captured & before.pieces(before.turn().other());
        let early = |square: &Square| {
            let off = self.last(Touch::Lifted, *square);
            let back = self.last(Touch::Placed, *square);
            matches!((off, landed), (Some(off), Some(landed))
                if off.after(steady) <= landed && back.is_none_or(|back| back < off))
        };
        taken.into_iter().filter(early).collect()
    }

    /// The captured men in the order in which they came off, if no route of the capture has this order or the reverse
    /// order. Men that came off in one scan have no order among themselves.
    fn removed_in_another_order(&self, before: &Setup, mv: &Move) -> Vec<Square> {
        let taken = mv.captured & before.pieces(before.turn().other());
        let off = |square: Square| Some((self.last(Touch::Lifted, square)?, square));
        let Some(mut off) = taken.into_iter().map(off).collect::<Option<Vec<_>>>() else {
            return Vec::new();
        };
        off.sort_by_key(|(at, _)| *at);
        let all = routes(before, mv);
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

    /// The square of the piece that was held first, if that piece could have moved and another piece moved instead.
    fn another_touched(&self, before: &Setup, mv: &Move, steady: Duration) -> Vec<Square> {
        let own = before.pieces(before.turn());
        let moves = legal_moves(before);
        let held = self
            .all
            .iter()
            .enumerate()
            .find(|(n, (at, touch, square))| {
                let back = self.all[*n..]
                    .iter()
                    .find(|(_, touch, other)| *touch == Touch::Placed && other == square);
                let long = back.is_none_or(|(back, ..)| at.after(steady) <= *back);
                *touch == Touch::Lifted
                    && own.has(*square)
                    && long
                    && moves.iter().any(|it| it.from == *square)
            });
        match held {
            Some((_, (.., square))) if *square != mv.from => vec![*square, mv.from],
            _ => Vec::new(),
        }
    }

    fn first(&self, touch: Touch, square: Square) -> Option<Moment> {
        let mut oldest_first = self.all.iter();
        let found = oldest_first.find(|(_, it, at)| (*it, *at) == (touch, square));
        found.map(|(at, ..)| *at)
    }

    fn last(&self, touch: Touch, square: Square) -> Option<Moment> {
        let mut newest_first = self.all.iter().rev();
        let found = newest_first.find(|(_, it, at)| (*it, *at) == (touch, square));
        found.map(|(at, ..)| *at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;
    use crate::notation::parse_fen;

    /// The time that tells a piece in a hand from a flickering square.
    const STEADY: Duration = Duration::from_millis(500);

    fn square(name: &str) -> Square {
        Variant::International.square(name).unwrap()
    }

    fn moved(from: &str, to: &str, captured: &[&str]) -> Move {
        Move {
            from: square(from),
            to: square(to),
            captured: captured.iter().map(|name| square(name)).collect(),
        }
    }

    /// The articles that are found after these touches. Each touch is a moment, `-` for lifted or `+` for placed, and a
    /// square.
    fn found(fen: &str, mv: Move, touches: &[(u64, char, &str)]) -> Vec<&'static str> {
        let before = parse_fen(fen, Variant::International).unwrap();
        let mut all = Touches::default();
        for (ms, sign, name) in touches {
            let touch = match sign {
                '-' => Touch::Lifted,
                _ => Touch::Placed,
            };
            all.add(Moment::from_ms(*ms), touch, square(name));
        }
        let found = all.irregular(&before, &mv, STEADY).into_iter();
        found
            .map(|(irregularity, squares)| {
                assert!(!squares.is_empty(), "{irregularity:?}");
                irregularity.article()
            })
            .collect()
    }

    /// The articles that are found after 32x5, which captures 28, 19 and 10, if these men are taken off at these moments.
    fn captures(off: [(u64, &str); 3]) -> Vec<&'static str> {
        let mut touches = vec![(0, '-', "32"), (1000, '+', "5")];
        touches.extend(off.map(|(ms, name)| (ms, '-', name)));
        touches.sort_by_key(|(ms, ..)| *ms);
        let mv = moved("32", "5", &["28", "19", "10"]);
        found("W:W32:B28,19,10", mv, &touches)
    }

    #[test]
    fn i_4_11_men_are_taken_off_in_the_order_of_the_capture_or_its_reverse() {
        let in_order = |names: [&'static str; 3]| {
            let [first, second, third] = names;
            captures([(1500, first), (2500, second), (3500, third)])
        };
        assert!(in_order(["28", "19", "10"]).is_empty());
        assert!(in_order(["10", "19", "28"]).is_empty());
        for names in [["19", "28", "10"], ["28", "10", "19"], ["10", "28", "19"]] {
            assert_eq!(in_order(names), ["Kodeks I 4.11"], "{names:?}");
        }
    }

    #[test]
    fn i_4_11_men_that_went_together_have_no_order() {
        assert!(captures([(1500, "19"), (1500, "28"), (1500, "10")]).is_empty());
    }

    #[test]
    fn i_5_4_10_men_are_taken_off_when_the_capture_has_ended() {
        let first_at = |ms| captures([(ms, "28"), (1500, "19"), (2500, "10")]);
        assert_eq!(first_at(100), ["Kodeks I 5.4.10"]);
        assert_eq!(first_at(500), ["Kodeks I 5.4.10"]);
        assert!(first_at(501).is_empty(), "shorter than a steady hand");
    }

    #[test]
    fn i_5_4_10_a_man_put_back_at_once_was_not_taken_off_early() {
        let touches = [
            (0, '-', "32"),
            (100, '-', "28"),
            (300, '+', "28"),
            (1000, '+', "23"),
            (1500, '-', "28"),
        ];
        assert!(found("W:W32:B28", moved("32", "23", &["28"]), &touches).is_empty());
    }

    #[test]
    fn i_5_4_3_a_piece_that_was_held_and_can_move_has_to_move() {
        let after_holding = |fen, name, ms, mv: (&str, &str)| {
            let touches = [
                (0, '-', name),
                (ms, '+', name),
                (1500, '-', mv.0),
                (2000, '+', mv.1),
            ];
            found(fen, moved(mv.0, mv.1, &[]), &touches)
        };
        let two = "W:W32,33:B1";
        assert_eq!(
            after_holding(two, "33", 900, ("32", "28")),
            ["Kodeks I 5.4.3"]
        );
        assert!(
            after_holding(two, "33", 499, ("32", "28")).is_empty(),
            "only unseen"
        );
        assert!(
            after_holding(two, "32", 900, ("32", "28")).is_empty(),
            "it moved"
        );
        let blocked = "W:W42,37,38:B1";
        assert!(
            after_holding(blocked, "42", 900, ("38", "33")).is_empty(),
            "it cannot move"
        );
    }
}
