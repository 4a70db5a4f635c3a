// SPDX-License-Identifier: GPL-3.0-or-later
//! The right of a person working as the arbiter: a value that each of their commands carries and that is made only here.
//!
//! Checking a code takes time, so its owner is found elsewhere. This file also keeps the device on which the arbiter's session
//! was opened: a line from another device never has the arbiter's authority.

use zgoda_game::Moment;
use zgoda_record::event::{Actor, CodeOf};
use zgoda_record::mode::{ArbiterIs, Mode};

use crate::session::place::Place;

/// The right to act as an arbiter (Kodeks IV 1). It comes only from a correct code, from training, which asks for no code, or
/// from a rehearsal, in which the program has the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) struct Authority {
    of: CodeOf,
}

impl Authority {
    /// The authority given by a correct code.
    pub(super) const fn by_code(of: CodeOf) -> Authority {
        Authority { of }
    }

    /// The authority of an arbiter at a device that the table let in.
    pub(in crate::session) const fn by_device(of: CodeOf) -> Authority {
        Authority { of }
    }

    /// The authority of the program, if it plays the arbiter.
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

    /// True for the chief arbiter, who has rights that other arbiters lack.
    pub(in crate::session) const fn is_chiefs(self) -> bool {
        matches!(self.of, CodeOf::Chief)
    }

    /// True if this arbiter may take back a decision made under that code (Kodeks IV 1). The chief arbiter may take back every
    /// decision, a round arbiter only their own decisions. Older records do not give the code.
    pub(in crate::session) fn may_take_back(self, decided_by: Option<CodeOf>) -> bool {
        self.is_chiefs() || decided_by == Some(self.of)
    }

    /// The actor for events of this authority.
    pub(in crate::session) const fn actor(self) -> Option<Actor> {
        Some(Actor::Arbiter)
    }
}

/// An open arbiter session.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) struct Opened {
    pub(in crate::session) by: Authority,
    /// The place where the arbiter works.
    pub(in crate::session) at: Place,
    /// The moment of the arbiter's last line.
    pub(in crate::session) used: Moment,
}
