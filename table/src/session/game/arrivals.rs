// SPDX-License-Identifier: GPL-3.0-or-later
//! Players who are absent when the round begins, and their arrivals (Kodeks II 4.5).
//!
//! A live game and a game from a record take the same steps, so a resumed program knows the players still missing and the clock
//! that runs once play goes on.

use zgoda_game::{BySide, Side};

/// The missing players, and the consequences for the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Arrivals {
    absent: BySide<bool>,
    round: Round,
    next: Next,
}

/// The stage of the round, which begins when a clock first runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// No clock has run yet.
    ToBegin,
    /// A clock has run.
    Began,
}

/// The rule that chooses the clock that runs after the next start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// No absence or arrival was noted since a clock ran.
    AsItStood,
    /// A player was noted absent or came while the clock stood: the clock of a missing player runs, otherwise the clock of the side
    /// on move.
    ByWhoIsThere,
}

impl Default for Arrivals {
    fn default() -> Arrivals {
        Arrivals {
            absent: BySide::from_fn(|_| false),
            round: Round::ToBegin,
            next: Next::AsItStood,
        }
    }
}

impl Arrivals {
    pub(super) const fn absent(&self) -> BySide<bool> {
        self.absent
    }

    pub(super) const fn round(&self) -> Round {
        self.round
    }

    /// The absent side with the running clock; White if both are missing.
    pub(super) fn missing(&self) -> Option<Side> {
        let mut all = Side::ALL.into_iter();
        all.find(|side| *self.absent.get(*side))
    }

    /// True if two players were missing and `side` comes first: the used time is shared with the other player.
    pub(super) fn comes_first(&self, side: Side, there: bool) -> bool {
        there
            && self.round == Round::Began
            && *self.absent.get(side)
            && *self.absent.get(side.other())
    }

    pub(super) fn note(&mut self, side: Side, there: bool) {
        *self.absent.get_mut(side) = match there {
            true => false,
            false => true,
        };
        self.next = Next::ByWhoIsThere;
    }

    /// Counts a side that has moved as present, even if its arrival was never noted.
    pub(super) fn has_moved(&mut self, side: Side) {
        *self.absent.get_mut(side) = false;
    }

    /// Notes that a clock runs.
    pub(super) fn clock_runs(&mut self) {
        self.round = Round::Began;
        self.next = Next::AsItStood;
    }

    /// The side with the running clock after the next start, if presence decides it.
    pub(super) fn next(&self, turn: Side) -> Option<Side> {
        match (self.next, self.round) {
            (Next::AsItStood, _) => None,
            (Next::ByWhoIsThere, Round::ToBegin) => self.missing(),
            (Next::ByWhoIsThere, Round::Began) => Some(self.missing().unwrap_or(turn)),
        }
    }
}
