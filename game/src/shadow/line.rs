// SPDX-License-Identifier: GPL-3.0-or-later
//! The content of the record, as far as a board must know it.

use crate::moves::Move;
use crate::setup::Setup;
use crate::square::SquareSet;

/// The content of the record, as far as a board must know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The position after all half-moves in the record.
    pub now: Setup,
    /// The half-move that led to this position.
    pub last: Option<Last>,
    /// Squares of men that stand in the record but were off the board when the other side went on (Kodeks I 5.7): neither
    /// the record nor the board counts for these squares until a half-move fits only one of the two.
    pub in_doubt: SquareSet,
    /// Men that the record notes as off this board: if they are missing, the board does not differ from the record.
    pub noted_off: SquareSet,
}

impl Line {
    /// This line without these men.
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
    /// The men that the half-move may still capture.
    pub grows: Grows,
}

/// The men that still count as captured by a half-move if they are taken off later (Kodeks I 4.12).
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
    /// Seen on this board and not yet confirmed: another reading can replace the half-move.
    Open,
    /// Seen on this board and made.
    Made,
    /// Entered elsewhere; people must still carry out the half-move exactly on this board.
    ToTransfer,
}

/// The treatment of a half-move that the rules forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handling {
    /// An irregular half-move counts as played, after the same time as a legal half-move (Kodeks I 5.4, II 2.4.7).
    Official,
    /// The program names the reason, and the player can correct the half-move.
    Training,
    /// Play is stopped and the position is being set up: no change on the board is a half-move.
    Mending,
}
