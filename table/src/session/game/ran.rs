// SPDX-License-Identifier: GPL-3.0-or-later
//! The time for which a clock ran on after its last reading, and the state in which the program that ended left the
//! clock.

use std::time::Duration;

use zgoda_game::clock::ClockTimes;

use zgoda_record::event::{Body, ClockGap, ClockRead, Event, OfferedReading};

/// The time for which a clock ran on after its last reading, as far as the record of the program that ended shows this.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Ran {
    /// The state of the clock after its last reading, if such a state was written down.
    pub(super) later: Option<ClockTimes>,
    /// The time for which the clock ran after that state, until the last written event.
    pub(super) behind: Duration,
    /// The moment of the last reading, in the time of the program that wrote it; `None` if the clock did not run then.
    since_ms: Option<u64>,
    /// True if the program that wrote last ended properly.
    ended: bool,
    /// True if the program that wrote the record before the present one ended properly.
    pub(super) closed: bool,
    /// The last absence of the program, as long as it is not decided how the clock goes on after it.
    pub(super) gap: Option<ClockGap>,
    /// The total time for which the program was away and no clock counted the time.
    pub(super) on_no_clock: Duration,
}

impl Ran {
    pub(super) fn written(&mut self, event: &Event) {
        match &event.body {
            Body::SessionOpened { .. } => {
                self.since_ms = None;
                self.closed = std::mem::take(&mut self.ended);
                return;
            }
            Body::ClockRead(read) => {
                self.later = None;
                self.read(read, event.ms);
            }
            Body::ClockRan(read) => {
                self.later = Some(read.times());
                self.read(read, event.ms);
            }
            Body::ClockGap(gap) => {
                let lost = gap.lost_ms.map(Duration::from_millis).unwrap_or_default();
                self.on_no_clock = self.on_no_clock.saturating_add(lost);
                // An absence that is still undecided keeps the readings that were offered after it.
                self.gap.get_or_insert_with(|| gap.clone());
            }
            Body::ClockSetGoing { chosen, .. } => {
                let gap = self.gap.take().and_then(|gap| gap.lost_ms);
                let charged = gap.filter(|_| *chosen == Some(OfferedReading::Charged));
                let charged = charged.map(Duration::from_millis).unwrap_or_default();
                self.on_no_clock = self.on_no_clock.saturating_sub(charged);
            }
            // The readings that were offered belong to another position.
            Body::WalkedBack { .. } | Body::PutBack { .. } => {
                if let Some(gap) = &mut self.gap {
                    gap.offered.clear();
                }
            }
            Body::SessionClosed => self.ended = true,
            _ => {}
        }
        if let Some(since) = self.since_ms {
            // Events that are written before a game goes on have moments that do not belong to the game's time.
            let behind = Duration::from_millis(event.ms.saturating_sub(since));
            self.behind = self.behind.max(behind);
        }
    }

    fn read(&mut self, read: &ClockRead, ms: u64) {
        self.behind = Duration::ZERO;
        self.since_ms = read.running.map(|_| ms);
    }
}
