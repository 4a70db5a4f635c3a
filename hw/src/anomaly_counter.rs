// SPDX-License-Identifier: GPL-3.0-or-later
//! Counts line trouble, and limits how often it is reported.

use zgoda_game::Moment;

use crate::board::{Anomalies, Anomaly};
use crate::waits::Waits;

#[derive(Clone, Debug, Default)]
pub(crate) struct AnomalyCounter {
    so_far: Anomalies,
    told: Anomalies,
    due: Option<Moment>,
}

impl AnomalyCounter {
    pub(crate) fn count(&mut self, anomaly: Anomaly, now: Moment, waits: &Waits) {
        self.so_far.count(anomaly);
        self.due.get_or_insert(now.after(waits.anomalies));
    }

    pub(crate) fn so_far(&self) -> Anomalies {
        self.so_far
    }

    /// The moment of the next report of line trouble.
    pub(crate) fn due(&self) -> Option<Moment> {
        self.due
    }

    /// Takes the line trouble to report now, if any.
    pub(crate) fn tell(&mut self, now: Moment) -> Option<Anomalies> {
        self.due.take_if(|due| *due <= now)?;
        let news = self.told != self.so_far;
        self.told = self.so_far;
        news.then_some(self.so_far)
    }
}
