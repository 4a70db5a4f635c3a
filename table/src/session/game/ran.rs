//! The time that a clock ran on behind its last reading, and the state in which a program that is gone has left it.

use std::time::Duration;

use zgoda_game::clock::ClockTimes;

use zgoda_record::event::{Body, ClockGap, ClockRead, Event, OfferedReading};

/// The time that a clock ran on behind its last reading, as a program that is gone has written it down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Ran {
    /// The later state of the clock, where that was written.
    pub(super) later: Option<ClockTimes>,
    /// The time that the clock ran behind that, until the last written event.
    pub(super) behind: Duration,
    /// The moment of the reading, in the moments of a program that may still be running.
    since_ms: Option<u64>,
    /// True if the last writing program ended as it should.
    ended: bool,
    /// True if the program before this one ended as it should.
    pub(super) closed: bool,
    /// The gap after which the state of the clock is still to be decided.
    pub(super) gap: Option<ClockGap>,
    /// The time that the program was away in all, as far as that is on no clock.
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
                // An open gap keeps its offered readings.
                self.gap.get_or_insert_with(|| gap.clone());
            }
            Body::ClockSetGoing { chosen, .. } => {
                let gap = self.gap.take().and_then(|gap| gap.lost_ms);
                let charged = gap.filter(|_| *chosen == Some(OfferedReading::Charged));
                let charged = charged.map(Duration::from_millis).unwrap_or_default();
                self.on_no_clock = self.on_no_clock.saturating_sub(charged);
            }
            // The offered readings belong to another position.
            Body::WalkedBack { .. } | Body::PutBack { .. } => {
                if let Some(gap) = &mut self.gap {
                    gap.offered.clear();
                }
            }
            Body::SessionClosed => self.ended = true,
            _ => {}
        }
        if let Some(since) = self.since_ms {
            // Events written before a game goes on have no moment of that game.
            let behind = Duration::from_millis(event.ms.saturating_sub(since));
            self.behind = self.behind.max(behind);
        }
    }

    fn read(&mut self, read: &ClockRead, ms: u64) {
        self.behind = Duration::ZERO;
        self.since_ms = read.running.map(|_| ms);
    }
}
