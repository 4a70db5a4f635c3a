//! A comparison of the pieces on a board with those that should stand there, and the way to mend
//! it: removals first, in the least number of steps, then a look at the squares that the board
//! cannot tell.

use super::shown::Shown;
use crate::piece::Piece;
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{Square, SquareSet};

/// The steps that mend a board: first everything to be removed, then everything to be placed.
///
/// A wrong square costs a hand at least one step, a square with a wrong piece two, and nothing here
/// costs more; so no shorter list exists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mend {
    /// Squares to be emptied.
    pub remove: SquareSet,
    /// Squares to be filled afterwards, in square order.
    pub place: Vec<(Square, Piece)>,
    /// Squares on which a person must look, because the board does not tell their contents, which
    /// may be wrong.
    pub look: SquareSet,
}

impl Mend {
    /// True if nothing is to be done. Looking is no doing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.remove.is_empty() && self.place.is_empty()
    }

    /// The number of steps.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.remove.len() + self.place.len()
    }

    /// The board after all that is to be done.
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

/// One thing to be done or looked at, said and confirmed before the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Instruction {
    /// Turn the whole board round.
    Turn,
    /// Take the piece off the square.
    Remove(Square),
    /// Put the piece on the square.
    Place(Square, Piece),
    /// Look whether this piece stands on each of the squares (`None`: whether they are empty), and put
    /// them right.
    Look(SquareSet, Option<Piece>),
}

/// One board against the proposed position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardState {
    /// The pieces known to stand on it.
    pub shows: Shown,
    /// The steps that bring it to the proposed position as it lies; empty if it agrees.
    pub mend: Mend,
    /// The steps that are left to be done once the board has been turned round, where that is shorter.
    pub turned: Option<Mend>,
    position: Setup,
}

impl BoardState {
    /// A board against a position.
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

    /// Everything that is to be done, in this order, on the shorter way.
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

/// The events since a position, after which a board that sees little may show something else than it seems to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Since {
    /// True if the events are known. After a parting of the records boards are gone through square
    /// by square.
    pub certain: bool,
    /// The positions that should stand now, as the records say.
    pub now: Vec<Setup>,
}

fn mend(board: &Shown, position: &Setup, since: &Since) -> Mend {
    let wrong = board.contradicts(position);
    let place = wrong
        .into_iter()
        .filter_map(|square| Some((square, position.at(square)?)));
    let nows = || std::iter::once(position).chain(&since.now);
    let departs = !since.certain || nows().any(|now| !board.contradicts(now).is_empty());
    // Squares that the board cannot tell are looked at where the board departs, and everywhere at a
    // king, because the second man of a king may be missing.
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

/// True if the same pieces stand on both, with either side to move.
pub(super) fn same_pieces(one: &Setup, other: &Setup) -> bool {
    one.variant() == other.variant() && differing(one, other).is_empty()
}

/// The squares on which they differ.
pub(super) fn differing(one: &Setup, other: &Setup) -> SquareSet {
    (one.pieces(Side::White) ^ other.pieces(Side::White))
        | (one.pieces(Side::Black) ^ other.pieces(Side::Black))
        | (one.kings() ^ other.kings())
}
