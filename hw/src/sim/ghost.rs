// SPDX-License-Identifier: GPL-3.0-or-later
//! A standing piece that is not seen for a while, on a board that flickers.

use zgoda_game::Moment;

use super::fault::{Fault, Faults};
use super::rng::Rng;

/// The moment at which the next piece is hidden, or the hidden place with the moment at which it is seen again. `P` is the type
/// by which the board names places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ghost<P> {
    next: Moment,
    hidden: Option<(P, Moment)>,
}

impl<P: Copy> Ghost<P> {
    pub(super) fn new(rng: &mut Rng) -> Ghost<P> {
        Ghost {
            next: Moment::ZERO.after(rng.ms(3_000..=20_000)),
            hidden: None,
        }
    }

    /// The place that is not seen.
    pub(super) fn hidden(&self) -> Option<P> {
        self.hidden.map(|(place, _)| place)
    }

    /// The moment at which a piece is next hidden or seen again.
    pub(super) fn deadline(&self, faults: Faults) -> Option<Moment> {
        faults.has(Fault::Flicker).then_some(match self.hidden {
            Some((_, until)) => until,
            None => self.next,
        })
    }

    /// Hides a piece, or lets the hidden piece be seen again, if that is due at `now`; returns true if it was due. `standing` gives
    /// the places of the pieces.
    pub(super) fn haunt(
        &mut self,
        faults: Faults,
        now: Moment,
        rng: &mut Rng,
        standing: impl FnOnce() -> Vec<P>,
    ) -> bool {
        if !faults.has(Fault::Flicker) {
            return false;
        }
        match self.hidden {
            Some((_, until)) if until <= now => {
                self.next = now.after(rng.ms(3_000..=20_000));
                self.hidden = None;
                true
            }
            None if self.next <= now => {
                let standing = standing();
                let until = now.after(rng.ms(50..=200));
                self.hidden = rng.pick(&standing).map(|place| (place, until));
                self.next = until;
                true
            }
            _ => false,
        }
    }
}
