// SPDX-License-Identifier: GPL-3.0-or-later
//! The mishaps of a rehearsal, past and to come, and the demand that still waits for the arbiter.

use zgoda_game::Side;

use zgoda_record::event::{Body, EntryId, Mishap};

/// A half-move that a player wrote down differently from the announcement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Otherwise {
    /// The player with the other version.
    pub side: Side,
    /// The number of the half-move, counted from 1.
    pub ply: usize,
    /// The player's version, as PDN.
    pub notation: String,
}

/// The past and coming mishaps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rehearsed {
    asked: usize,
    made: usize,
    written: Option<Otherwise>,
    demanded: Option<EntryId>,
}

impl Rehearsed {
    pub(super) fn add(&mut self, body: &Body) {
        match body {
            Body::DifferenceAsked => self.asked = self.asked.saturating_add(1),
            Body::DifferenceMade {
                mishap,
                side,
                ply,
                notation,
            } => {
                self.made = self.asked;
                let notation = notation
                    .as_ref()
                    .filter(|_| *mishap == Mishap::WrittenOtherwise);
                self.written = notation.map(|notation| Otherwise {
                    side: *side,
                    ply: *ply,
                    notation: notation.clone(),
                });
            }
            Body::WalkedBack { to, .. } => {
                self.written.take_if(|written| *to < written.ply);
                self.demanded = None;
            }
            Body::Demanded { entry, .. } => self.demanded = Some(*entry),
            Body::LetStand { .. } | Body::PlayResumed { .. } => self.demanded = None,
            _ => {}
        }
    }

    /// The next mishap; the mishaps follow each other in a fixed order.
    #[must_use]
    pub fn waits(&self) -> Option<Mishap> {
        let next = self
            .asked
            .checked_sub(1)
            .filter(|_| self.made < self.asked)?;
        Mishap::ALL.get(next % Mishap::ALL.len()).copied()
    }

    /// The number of requested mishaps that have happened.
    #[must_use]
    pub const fn made(&self) -> usize {
        self.made
    }

    /// The half-move that a player demands to be put right, until the arbiter has come.
    #[must_use]
    pub const fn demanded(&self) -> Option<EntryId> {
        self.demanded
    }

    /// The half-move that a player wrote down differently, until the game goes back to before it.
    #[must_use]
    pub const fn written(&self) -> Option<&Otherwise> {
        self.written.as_ref()
    }
}
