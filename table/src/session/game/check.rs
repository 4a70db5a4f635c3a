// SPDX-License-Identifier: GPL-3.0-or-later
//! The comparison of records that players may hear: one player asks, the other consents, and the comparison lasts until the asker's
//! own time is over (Kodeks II 6.6).

use zgoda_record::event::Body;

/// The last check that a player asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PlayersCheck {
    /// The number of half-moves at the other player's consent; `None` without a consent.
    consented_after: Option<usize>,
}

impl PlayersCheck {
    /// Takes in one more event; `plies` half-moves stood before it.
    pub(super) const fn add(&mut self, body: &Body, plies: usize) {
        match body {
            Body::CheckAsked { .. } => self.consented_after = None,
            Body::CheckAnswered { consents, .. } => {
                self.consented_after = if *consents { Some(plies) } else { None };
            }
            _ => {}
        }
    }

    /// True if the check is agreed to while `plies` half-moves stand. The asker's half-move ends the check, and the findings are
    /// told after it.
    pub(super) const fn is_agreed(&self, plies: usize) -> bool {
        match self.consented_after {
            Some(after) => plies >= after && plies - after <= 1,
            None => false,
        }
    }
}
