//! Positions at rest on a board as evidence: of differences before a hand began, and of the deeds since the record's position
//! was shown.

use super::*;

/// The most readings that are kept since the record's position was shown last. With more of them only
/// people can tell the course of events.
const MOST_STOOD: usize = 32;

impl Shadow {
    /// Sets aside the differences that stood until a hand began: they are none of its doing.
    pub(super) fn set_aside_what_differs(&mut self, former: &Reading, rested: Duration) {
        let stood = rested >= self.waits.aside;
        // Where a piece stood elsewhere meanwhile, a half-move was missed: the men that are off may have
        // been taken.
        let now = &self.line.now;
        let missed = |stood: &Vec<Reading>| stood.iter().any(|it| came_on(now, it));
        let played_on = self.stood.as_ref().is_none_or(missed) && !came_on(now, former);
        if stood && !played_on && self.shown == Proof::Given && self.asked.is_none() {
            self.aside = Aside::of(&self.line, former).behind(&self.aside, now);
        }
    }

    /// Keeps a reading that was at rest for so long as evidence of the deeds since the record's position was shown. A hand on
    /// its way sets its piece down for a moment, so a piece that came to another square must be at rest for longer than one
    /// that is off.
    pub(super) fn keep_what_stood(&mut self, former: Reading, rested: Duration) {
        let at_rest = match came_on(&self.line.now, &former) {
            true => self.waits.aside,
            false => self.waits.settle,
        };
        if self.differs_in(&former).is_empty() {
            self.stood = Some(Vec::new());
        } else if rested >= at_rest {
            self.stood = self.stood.take().and_then(|mut stood| {
                stood.push(former);
                (stood.len() <= MOST_STOOD).then_some(stood)
            });
        }
    }
}
