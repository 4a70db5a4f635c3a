// SPDX-License-Identifier: GPL-3.0-or-later
//! A list of moves that is filled without checking for room at every move.
//!
//! The squares of a move are written byte by byte. A copy of the whole move right afterwards would wait for these bytes, longer
//! than it took to find the move. So moves are written where they stay, or copied from a table.

use std::fmt;
use std::ops::Deref;

use crate::generate::board::ManSteps;
use crate::generate::stand::each;
use crate::moves::Move;
use crate::square::{Square, SquareSet};

/// The number of places that suffices for nearly every position in play.
const USUAL: usize = 24;

/// The usual number of places, with no move in them.
const NO_MOVES: [Move; USUAL] = [Move::NONE; USUAL];

/// Moves in square order (by from, to, captured set), none twice; the list is read as a slice. A caller that needs many lists keeps
/// one list and refills it by [`MoveList::fill`].
#[derive(Clone, Default)]
pub struct MoveList {
    /// The first `len` entries are the list; entries after them do not count. So a list is refilled without being emptied, and an
    /// entry that proves not to be a move is overwritten.
    places: Vec<Move>,
    len: usize,
}

impl MoveList {
    /// An empty list with its usual places.
    #[inline(always)]
    pub(crate) fn with_places() -> MoveList {
        MoveList {
            places: NO_MOVES.to_vec(),
            len: 0,
        }
    }

    /// Empties the list; its places stay.
    #[inline(always)]
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a move at the end.
    #[inline(always)]
    pub(crate) fn push(&mut self, from: Square, to: Square, captured: SquareSet) {
        match self.places.get_mut(self.len) {
            Some(place) => *place = Move { from, to, captured },
            None => self.push_behind_places(from, to, captured),
        }
        self.len += 1;
    }

    /// Adds the ordinary moves of one piece, in square order.
    #[inline(always)]
    pub(crate) fn push_ordinary(&mut self, from: Square, targets: SquareSet) {
        let captured = SquareSet::EMPTY;
        // The count is in a local variable, so that no move waits until the count of the move before it is stored.
        let mut len = self.len;
        for to in targets {
            match self.places.get_mut(len) {
                Some(place) => *place = Move { from, to, captured },
                None => self.push_behind_places(from, to, captured),
            }
            len += 1;
        }
        self.len = len;
    }

    #[cold]
    #[inline(never)]
    fn push_behind_places(&mut self, from: Square, to: Square, captured: SquareSet) {
        self.places.push(Move { from, to, captured });
        self.places.extend_from_slice(&NO_MOVES);
    }

    /// Adds to an empty list the steps of men, in square order: for men on `left` the first of their two steps, for men on `right`
    /// the second. Two steps are always written for a man; if only one step is possible, the steps of the next man overwrite the
    /// other step.
    #[inline(always)]
    pub(crate) fn fill_with_steps(&mut self, left: u64, right: u64, steps: &ManSteps) {
        let both = left & right;
        let mut men = left | right;
        let mut kept = 0;
        // The compiler knows the number of usual places.
        if let Some(places) = self.places.first_chunk_mut::<USUAL>() {
            while men != 0 && kept + 2 <= USUAL {
                let man = men.trailing_zeros() as usize;
                men &= men - 1;
                let first = 2 * man + usize::from(left >> man & 1 == 0);
                places[kept] = steps[first];
                places[kept + 1] = steps[first + 1];
                kept += 1 + (both >> man & 1) as usize;
            }
        }
        self.len = kept;
        if men != 0 {
            self.push_steps(left & men, right & men, steps);
        }
    }

    /// Adds the steps of men, as `fill_with_steps` does, one by one at the end.
    #[cold]
    #[inline(never)]
    fn push_steps(&mut self, left: u64, right: u64, steps: &ManSteps) {
        for man in each(left | right) {
            let first = 2 * man.trailing_zeros() as usize;
            for (n, way) in [left, right].into_iter().enumerate() {
                if way & man != 0 {
                    let Move { from, to, captured } = steps[first + n];
                    self.push(from, to, captured);
                }
            }
        }
    }

    /// Brings the moves into square order and drops repeated moves.
    pub(crate) fn sort(&mut self) {
        let moves = &mut self.places[..self.len];
        if moves.is_sorted_by(|one, next| one < next) {
            return;
        }
        moves.sort_unstable();
        let mut kept = 0;
        for n in 0..moves.len() {
            if kept == 0 || moves[n] != moves[kept - 1] {
                moves[kept] = moves[n];
                kept += 1;
            }
        }
        self.len = kept;
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline(always)]
    fn deref(&self) -> &[Move] {
        &self.places[..self.len]
    }
}

impl PartialEq for MoveList {
    fn eq(&self, other: &MoveList) -> bool {
        **self == **other
    }
}

impl Eq for MoveList {}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = std::vec::IntoIter<Move>;

    fn into_iter(self) -> Self::IntoIter {
        let mut moves = self.places;
        moves.truncate(self.len);
        moves.into_iter()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::legal_moves;
    use crate::generate::on_board;
    use crate::generate::stand::Stand;
    use crate::{Piece, Setup, Side, Variant};

    /// The moves of each piece of `setup` when there is nothing to take, one piece after the other.
    fn piece_by_piece(setup: &Setup) -> Vec<Move> {
        let stand = Stand::of(setup);
        let mut moves = Vec::new();
        for from in setup.pieces(setup.turn()) {
            let bits = from.set().bits();
            let targets = on_board!(setup.variant(), B => stand.quiet_targets::<B>(bits));
            moves.extend(SquareSet::from_bits(targets).into_iter().map(|to| Move {
                from,
                to,
                captured: SquareSet::EMPTY,
            }));
        }
        moves
    }

    /// Lists that have their places, lists that have no places yet, and lists that held other moves before come out the same: for
    /// few and many pieces, with kings and without.
    #[test]
    fn a_list_outgrows_its_places() {
        let mut random = fastrand::Rng::with_seed(7);
        let (mut held_others, mut longest) = (MoveList::default(), [0, 0]);
        for n in 0..20_000 {
            let variant = Variant::ALL[n % 2];
            let turn = Side::ALL[n / 2 % 2];
            let mut setup = Setup::empty(variant, turn);
            let kings = [0, 3][n / 4 % 2];
            for _ in 0..random.u8(0..variant.layout().count()) {
                let square = variant.layout().nth(random.u8(0..variant.layout().count()));
                let is_king = random.u8(0..10) < kings;
                let piece = if is_king {
                    Piece::king(turn)
                } else {
                    Piece::man(turn)
                };
                setup.put(square.unwrap(), Some(piece));
            }
            let expected = piece_by_piece(&setup);
            longest[n / 4 % 2] = longest[n / 4 % 2].max(expected.len());
            assert_eq!(*legal_moves(&setup), *expected, "{setup:?}");
            held_others.fill(&setup);
            assert_eq!(held_others, legal_moves(&setup));
            let mut new = MoveList::default();
            new.fill(&setup);
            assert_eq!(new, held_others);
            assert_eq!(new.into_iter().collect::<Vec<_>>(), expected);
        }
        assert!(longest.iter().all(|most| *most > USUAL), "{longest:?}");
    }

    #[test]
    fn what_stands_behind_a_list_is_no_part_of_it() {
        let start = Setup::start(Variant::International);
        let mut moves = legal_moves(&start);
        moves.fill(&Setup::empty(Variant::International, Side::White));
        assert!(moves.is_empty());
        assert_eq!(moves, MoveList::default());
        assert_eq!(format!("{moves:?}"), "[]");
        assert_ne!(moves, legal_moves(&start));
    }
}
