//! Who works as the arbiter: a value that every command of theirs carries, and that only their code makes.
//!
//! Whose code was typed is found out apart, because that takes its time; at which hand their words were opened is kept
//! here, because a line that comes from another hand is nobody's of theirs.

use zgoda_game::Moment;

use crate::mode::{ArbiterIs, Mode};
use crate::record::event::{Actor, CodeOf};
use crate::session::place::Place;

/// The right to do what only an arbiter may do (Kodeks IV 1). Nothing makes one but a right code, a game of training,
/// in which no code is asked, or a rehearsal, in which the program has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) struct Authority {
    of: CodeOf,
}

impl Authority {
    /// That of the arbiter whose code was typed and found to be right.
    pub(super) const fn by_code(of: CodeOf) -> Authority {
        Authority { of }
    }

    /// That of the arbiter whose device the table let in.
    pub(in crate::session) const fn by_device(of: CodeOf) -> Authority {
        Authority { of }
    }

    /// That of the program, where it plays the arbiter.
    pub(in crate::session) fn in_rehearsal(arbiter: ArbiterIs) -> Option<Authority> {
        let of = CodeOf::Chief;
        (arbiter == ArbiterIs::Program).then_some(Authority { of })
    }

    /// In training everybody has it.
    pub(in crate::session) fn in_training(mode: Mode) -> Option<Authority> {
        let of = CodeOf::Chief;
        (mode == Mode::Training).then_some(Authority { of })
    }

    /// Whose code it was.
    pub(in crate::session) const fn of(self) -> CodeOf {
        self.of
    }

    /// Is it the chief arbiter's, who may do what the others may not?
    pub(in crate::session) const fn is_chiefs(self) -> bool {
        matches!(self.of, CodeOf::Chief)
    }

    /// True if this arbiter may take back what was decided by that code (Kodeks IV 1): the chief anything, a round arbiter what is
    /// theirs. Older records do not say by which code.
    pub(in crate::session) fn may_take_back(self, decided_by: Option<CodeOf>) -> bool {
        self.is_chiefs() || decided_by == Some(self.of)
    }

    /// Who that is in an event.
    pub(in crate::session) const fn actor(self) -> Option<Actor> {
        Some(Actor::Arbiter)
    }
}

/// The arbiter's words, opened.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct Opened {
    pub(in crate::session) by: Authority,
    /// At which hand.
    pub(in crate::session) at: Place,
    /// When a line of theirs came last.
    pub(in crate::session) used: Moment,
}
