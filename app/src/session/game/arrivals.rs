//! Who is not there when the round begins, and who has come since (Kodeks II 4.5).
//!
//! Live and from a record by the same steps: a program that was gone knows who is still missing, and whose clock runs
//! once play goes on.

use zgoda_game::{BySide, Side};

/// Who is missing, and what follows from it for the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Arrivals {
    absent: BySide<bool>,
    round: Round,
    next: Next,
}

/// Has the clock run yet?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    /// It has not.
    ToBegin,
    /// It has.
    Began,
}

/// Whose clock runs when it is started again, by who is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// Nothing was noted since it ran.
    AsItStood,
    /// Somebody was noted absent, or came, while it stood: that of who is missing, else of who is to move.
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

    /// The one whose clock runs because they are not there: White's where both are missing.
    pub(super) fn missing(&self) -> Option<Side> {
        let mut all = Side::ALL.into_iter();
        all.find(|side| *self.absent.get(*side))
    }

    /// Is `side` the first to come of two who were missing? With the other what was used is shared.
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

    /// Who has moved is there, whether or not anybody said so.
    pub(super) fn has_moved(&mut self, side: Side) {
        *self.absent.get_mut(side) = false;
    }

    /// Somebody's clock runs.
    pub(super) fn clock_runs(&mut self) {
        self.round = Round::Began;
        self.next = Next::AsItStood;
    }

    /// Whose clock runs when it is started, where that follows from who is there.
    pub(super) fn next(&self, turn: Side) -> Option<Side> {
        match (self.next, self.round) {
            (Next::AsItStood, _) => None,
            (Next::ByWhoIsThere, Round::ToBegin) => self.missing(),
            (Next::ByWhoIsThere, Round::Began) => Some(self.missing().unwrap_or(turn)),
        }
    }
}
