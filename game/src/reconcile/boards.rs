// SPDX-License-Identifier: GPL-3.0-or-later
//! Compares the pieces on a board with the right position, and lists the steps to mend the board: first removals, then placements,
//! as few as possible. Then come the squares that the board cannot see fully, because a person must check them.

use super::shown::Shown;
use crate::piece::Piece;
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{Square, SquareSet};

/// The steps that mend a board: first everything to be removed, then everything to be placed.
///
/// A square with a missing or a surplus piece takes at least one step, and a square with a wrong piece two. This list has no other
/// steps, so it is the shortest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mend {
    /// Squares to be emptied.
    pub remove: SquareSet,
    /// Squares to be filled afterwards, in square order.
    pub place: Vec<(Square, Piece)>,
    /// Squares that a person must check, because the board does not show their contents fully.
    pub look: SquareSet,
}

impl Mend {
    /// True if no piece is to be moved. Squares to be checked do not count.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.remove.is_empty() && self.place.is_empty()
    }

    /// The number of steps.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.remove.len() + self.place.len()
    }

    /// The board after all steps.
    #[must_use]
    pub fn carry_out(&self, board: &Setup) -> Setup {
        let mut mended = *board;
        mended.clear(self.remove);
        for (square, piece) in &self.place {
            mended.put(*square, Some(*piece));
        }
        mended
    }
}

/// One step or check. It is announced and confirmed before the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// Turn the whole board round.
    Turn,
    /// Take the piece off the square.
    Remove(Square),
    /// Put the piece on the square.
    Place(Square, Piece),
    /// Check that this piece stands on each of the squares, and correct them. `None` means that the squares must be empty.
    Look(SquareSet, Option<Piece>),
}

/// The comparison of one board with the proposed position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardState {
    /// The pieces that are known to stand on the board.
    pub shows: Shown,
    /// The steps that bring the board, not turned, to the proposed position; empty if it agrees.
    pub mend: Mend,
    /// The steps that are left after the board was turned round, if that way is shorter.
    pub turned: Option<Mend>,
    position: Setup,
}

impl BoardState {
    /// Compares a board with a position.
    #[must_use]
    pub fn new(board: &Shown, position: &Setup, since: &Since) -> BoardState {
        let mend = mend(board, position, since);
        let turned = self::mend(&board.turned(), position, since);
        BoardState {
            shows: *board,
            turned: (turned.steps() + 1 < mend.steps()).then_some(turned),
            mend,
            position: *position,
        }
    }

    /// All instructions of the shorter way, in their order.
    #[must_use]
    pub fn instructions(&self) -> Vec<Instruction> {
        let mut all = Vec::new();
        let mend = match &self.turned {
            Some(turned) => {
                all.push(Instruction::Turn);
                turned
            }
            None => &self.mend,
        };
        all.extend(mend.remove.into_iter().map(Instruction::Remove));
        let place = mend.place.iter();
        all.extend(place.map(|(square, piece)| Instruction::Place(*square, *piece)));
        let mut left = mend.look;
        while let Some(first) = left.first() {
            let piece = self.position.at(first);
            let alike = left.into_iter();
            let alike: SquareSet = alike.filter(|s| self.position.at(*s) == piece).collect();
            all.push(Instruction::Look(alike, piece));
            left = left.minus(alike);
        }
        all
    }
}

/// The course of the game since a position, as needed to judge a board that does not see everything.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Since {
    /// True if the later half-moves are known. If the records differ from some point on, boards are checked square by square.
    pub certain: bool,
    /// The positions that should be on the boards now, by the records.
    pub now: Vec<Setup>,
}

fn mend(board: &Shown, position: &Setup, since: &Since) -> Mend {
    let wrong = board.contradicts(position);
    let place = wrong
        .into_iter()
        .filter_map(|square| Some((square, position.at(square)?)));
    let nows = || std::iter::once(position).chain(&since.now);
    let departs = !since.certain || nows().any(|now| !board.contradicts(now).is_empty());
    // Squares of which the board shows nothing are always checked, and so are squares of kings that it does not show fully, because
    // the second disc of a king may be missing. Other squares that it does not show fully are checked only if the board differs or
    // the later half-moves are not known.
    let mut look = board.unread() | (board.open() & kings(nows()));
    if departs {
        look |= board.side_open();
        for side in Side::ALL {
            if nows().any(|now| !now.kings_of(side).is_empty()) {
                look |= board.open() & board.may_hold(side);
            }
        }
    }
    Mend {
        remove: wrong & board.occupied(),
        place: place.collect(),
        look: look.minus(wrong),
    }
}

fn kings<'a>(setups: impl Iterator<Item = &'a Setup>) -> SquareSet {
    setups.fold(SquareSet::EMPTY, |all, setup| all | setup.kings())
}

/// True if both have the same pieces, whichever side is to move.
pub(super) fn same_pieces(one: &Setup, other: &Setup) -> bool {
    one.variant() == other.variant() && differing(one, other).is_empty()
}

/// The squares on which two positions differ.
pub(super) fn differing(one: &Setup, other: &Setup) -> SquareSet {
    (one.pieces(Side::White) ^ other.pieces(Side::White))
        | (one.pieces(Side::Black) ^ other.pieces(Side::Black))
        | (one.kings() ^ other.kings())
}
