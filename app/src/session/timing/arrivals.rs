//! Who comes late: whose clock runs meanwhile, and what is shared when the first of two has come (Kodeks II 4.5).

use zgoda_game::{Moment, Side};

use crate::record::event::ReadBecause;
use crate::session::Session;
use crate::session::game::{Arrival, Round};

impl Session {
    /// A player is not there when the round begins: their clock runs, White's where both are missing
    /// (Kodeks II 4.5).
    pub(in crate::session) fn clock_runs_for_the_absent(&mut self) {
        self.timing.next = self.table.game().missing();
    }

    /// They have come. The first of two shares with the other what was used; then the clock runs of the one
    /// who is still missing, else of who is to move: at once, or when play goes on.
    pub(in crate::session) fn has_come(&mut self, arrival: Arrival, now: Moment) {
        if arrival == Arrival::WasThere {
            return;
        }
        let next = self.table.game().next_by_arrivals();
        let Some(clock) = &mut self.table.clock_mut().clock else {
            return;
        };
        if arrival == Arrival::FirstOfTwo {
            clock.share_used(now);
            self.timing.offers_nothing();
        }
        match (self.table.on_the_clock(), next) {
            (Some(_), Some(begins)) => self.clock_is_handed_to(begins, now),
            _ => {
                self.timing.next = next;
                if arrival == Arrival::FirstOfTwo {
                    self.clock_was_read(ReadBecause::Set, now);
                    self.set_device(now);
                }
            }
        }
    }

    fn clock_is_handed_to(&mut self, side: Side, now: Moment) {
        if let Some(clock) = &mut self.table.clock_mut().clock {
            clock.start(side, now);
        }
        self.side_begins(side, now);
        self.read_clock(ReadBecause::Set, now);
        self.set_device(now);
    }

    /// The round lasts on while the program is away: by the clock, and as far as its absence is known.
    pub(in crate::session) fn round_lasts(&mut self, now: Moment) {
        if let Some(clock) = self.table.clock().filter(|_| self.round_began()) {
            let sides = clock.times(now).sides;
            let played = sides.white.elapsed.saturating_add(sides.black.elapsed);
            let away = self.table.options().away.unwrap_or_default();
            self.timing.lateness.lasts(played.saturating_add(away), now);
        }
    }

    /// Who is not there, where their clock runs and the other side is to move.
    pub(in crate::session) fn runs_for_the_missing(&self) -> Option<Side> {
        let missing = self.table.game().missing()?;
        let runs = self.table.on_the_clock() == Some(missing);
        let moved = self.table.game().unpressed(missing).is_some();
        (runs && !moved && self.table.game().now().turn() != missing).then_some(missing)
    }

    /// Has the clock run yet?
    pub(in crate::session) const fn round_began(&self) -> bool {
        matches!(self.table.game().round(), Round::Began)
    }
}
