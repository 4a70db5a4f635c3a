//! The right of a person who works as the arbiter: a value that every command of theirs carries, and that only their code
//! makes.
//!
//! The owner of a typed code is found out apart, because that takes its time; the hand at which their words were opened is
//! kept here, because a line that comes from another hand is no line of theirs.

use zgoda_game::Moment;
use zgoda_record::event::{Actor, CodeOf};
use zgoda_record::mode::{ArbiterIs, Mode};

use crate::session::place::Place;

/// The right to the acts of an arbiter (Kodeks IV 1). It comes only from a right code, from a game of training, in which no
/// code is asked, or from a rehearsal, in which the program has the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) struct Authority {
    of: CodeOf,
}

impl Authority {
    /// The authority of the arbiter after their code was typed and found to be right.
    pub(super) const fn by_code(of: CodeOf) -> Authority {
        Authority { of }
    }

    /// The authority of an arbiter at a device that the table let in.
    pub(in crate::session) const fn by_device(of: CodeOf) -> Authority {
        Authority { of }
    }

    /// The authority of the program, where the program plays the arbiter.
    pub(in crate::session) fn in_rehearsal(arbiter: ArbiterIs) -> Option<Authority> {
        let of = CodeOf::Chief;
        (arbiter == ArbiterIs::Program).then_some(Authority { of })
    }

    /// The authority that everybody has in training.
    pub(in crate::session) fn in_training(mode: Mode) -> Option<Authority> {
        let of = CodeOf::Chief;
        (mode == Mode::Training).then_some(Authority { of })
    }

    /// The code that gave this authority.
    pub(in crate::session) const fn of(self) -> CodeOf {
        self.of
    }

    /// True for the chief arbiter, who has rights that the others lack.
    pub(in crate::session) const fn is_chiefs(self) -> bool {
        matches!(self.of, CodeOf::Chief)
    }

    /// True if this arbiter may take back a decision made by that code (Kodeks IV 1): the chief every decision, a round arbiter
    /// their own. Older records do not have the code.
    pub(in crate::session) fn may_take_back(self, decided_by: Option<CodeOf>) -> bool {
        self.is_chiefs() || decided_by == Some(self.of)
    }

    /// The actor of this authority in an event.
    pub(in crate::session) const fn actor(self) -> Option<Actor> {
        Some(Actor::Arbiter)
    }
}

/// The arbiter's words, opened.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct Opened {
    pub(in crate::session) by: Authority,
    /// The place from which they work.
    pub(in crate::session) at: Place,
    /// The moment of their last line.
    pub(in crate::session) used: Moment,
}
