// SPDX-License-Identifier: GPL-3.0-or-later
//! Readings at rest as evidence of differences before a hand began, and of the changes since the record's position was shown.

use super::*;

/// The most readings kept since the record's position was last shown. After more readings only people can say what happened.
const MOST_STOOD: usize = 32;

impl Shadow {
    /// Sets aside the differences that stood before a hand began, because the hand did not cause
    /// them.
    pub(super) fn set_aside_what_differs(&mut self, former: &Reading, rested: Duration) {
        let stood = rested >= self.waits.aside;
        // If a piece stood on another square in between, a half-move was missed, and the men that are
        // off may have been captured.
        let now = &self.line.now;
        let missed = |stood: &Vec<Reading>| stood.iter().any(|it| came_on(now, it));
        let played_on = self.stood.as_ref().is_none_or(missed) && !came_on(now, former);
        if stood && !played_on && self.shown == Proof::Given && self.asked.is_none() {
            self.aside = Aside::of(&self.line, former).behind(&self.aside, now);
        }
    }

    /// Keeps `former` as evidence if it was at rest for long enough. A hand may set its piece down for a moment on the way,
    /// so a reading with a piece on a new square must rest longer than a reading in which a piece is only off its square.
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
