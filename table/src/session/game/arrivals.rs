//! The players who are not there when the round begins, and those who have come since (Kodeks II 4.5).
//!
//! Live and from a record by the same steps: a program that was gone knows the players who are still missing, and the clock
//! that runs once play goes on.

use zgoda_game::{BySide, Side};

/// The players who are missing, and the consequence for the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Arrivals {
    absent: BySide<bool>,
    round: Round,
    next: Next,
}

/// The beginning of the round: the first run of a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// No clock has run yet.
    ToBegin,
    /// A clock has run.
    Began,
}

/// The rule for the clock that runs when the clocks are started again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// Nothing was noted since a clock ran.
    AsItStood,
    /// A player was noted absent, or came, while the clock stood: the clock of a missing player runs, else the clock of the
    /// side on move.
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

    /// The absent side with the running clock: White where both are missing.
    pub(super) fn missing(&self) -> Option<Side> {
        let mut all = Side::ALL.into_iter();
        all.find(|side| *self.absent.get(*side))
    }

    /// True if `side` is the first to come of two who were missing. The used time is shared with the other.
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

    /// Counts a side that has moved as there, with or without a word about it.
    pub(super) fn has_moved(&mut self, side: Side) {
        *self.absent.get_mut(side) = false;
    }

    /// Notes that a clock runs.
    pub(super) fn clock_runs(&mut self) {
        self.round = Round::Began;
        self.next = Next::AsItStood;
    }

    /// The side with the running clock after a start, where that follows from presence.
    pub(super) fn next(&self, turn: Side) -> Option<Side> {
        match (self.next, self.round) {
            (Next::AsItStood, _) => None,
            (Next::ByWhoIsThere, Round::ToBegin) => self.missing(),
            (Next::ByWhoIsThere, Round::Began) => Some(self.missing().unwrap_or(turn)),
        }
    }
}
