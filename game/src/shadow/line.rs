//! The content of the record, as far as a board must know it.

use crate::moves::Move;
use crate::setup::Setup;
use crate::square::SquareSet;

/// The content of the record, as far as a board must know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The position after everything that stands in the record.
    pub now: Setup,
    /// The half-move that led to it.
    pub last: Option<Last>,
    /// Squares of men that stand in the record but were off the board when the other side went on (Kodeks I 5.7): neither
    /// record nor board is believed until a half-move fits only one of the two.
    pub in_doubt: SquareSet,
    /// Men that the record notes as off this board: their absence is no difference from the record.
    pub noted_off: SquareSet,
}

impl Line {
    /// The same line with these men off.
    #[must_use]
    pub fn without(&self, men: SquareSet) -> Line {
        let off = |mut setup: Setup| {
            setup.clear(men);
            setup
        };
        Line {
            now: off(self.now),
            last: self.last.clone().map(|last| Last {
                before: off(last.before),
                ..last
            }),
            ..*self
        }
    }
}

/// The half-move before the present position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Last {
    /// The position from which the half-move was played.
    pub before: Setup,
    /// The half-move that was played.
    pub mv: Move,
    /// The stage that the half-move has reached on this board.
    pub state: LastState,
    /// The men that it may still capture.
    pub grows: Grows,
}

/// The men that a half-move may still capture when they go off later (Kodeks I 4.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Grows {
    /// The men that its route passes.
    WithItsMen,
    /// No more men: the half-move was carried out on another board as it is.
    NoMore,
}

/// The stage that a half-move has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastState {
    /// Seen on this board and not yet confirmed: another reading replaces it.
    Open,
    /// Seen on this board and made.
    Made,
    /// Entered elsewhere; this board must still be brought to exactly this position.
    ToTransfer,
}

/// The treatment of a half-move that the rules forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handling {
    /// An irregular half-move is taken as played, in the same time as a legal one (Kodeks I 5.4, II 2.4.7).
    Official,
    /// The reason is named and the half-move can be put right.
    Training,
    /// Play stands still and the position is being set up: no change on the board is a half-move.
    Mending,
}
