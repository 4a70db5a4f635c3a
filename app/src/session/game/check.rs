//! Whether players may hear how their records compare: where one of them asked for it and the other one consented, until the
//! asker's own time is over (Kodeks II 6.6).

use crate::record::event::Body;

/// The last check that a player asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PlayersCheck {
    /// After so many half-moves the other player consented; nothing where they did not.
    consented_after: Option<usize>,
}

impl PlayersCheck {
    /// One more event, before which so many half-moves stood.
    pub(super) const fn add(&mut self, body: &Body, plies: usize) {
        match body {
            Body::CheckAsked { .. } => self.consented_after = None,
            Body::CheckAnswered { consents, .. } => {
                self.consented_after = if *consents { Some(plies) } else { None };
            }
            _ => {}
        }
    }

    /// Is it agreed to, while so many half-moves stand? What was found is told when the asker's half-move has ended it.
    pub(super) const fn is_agreed(&self, plies: usize) -> bool {
        match self.consented_after {
            Some(after) => plies >= after && plies - after <= 1,
            None => false,
        }
    }
}
