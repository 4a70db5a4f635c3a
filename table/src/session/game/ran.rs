//! How long a clock ran on after its last reading, and how an ended program left it.

use std::time::Duration;

use zgoda_game::clock::ClockTimes;

use zgoda_record::event::{Body, ClockGap, ClockRead, Event, OfferedReading};

/// How long a clock ran on after its last reading, as an ended program wrote it down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Ran {
    /// A later state of the clock, if written.
    pub(super) later: Option<ClockTimes>,
    /// How long the clock ran after that, until the last written event.
    pub(super) behind: Duration,
    /// The moment of the reading, by the time of a program that may still be running.
    since_ms: Option<u64>,
    /// True if the program that wrote last ended properly.
    ended: bool,
    /// True if the program before this one ended properly.
    pub(super) closed: bool,
    /// The absence of the program after which it is not decided yet how the clock goes on.
    pub(super) gap: Option<ClockGap>,
    /// How long the program was away in all, as far as no clock counted it.
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
                // A gap that is still open keeps its offered readings.
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
            // Events written before a game goes on have no time of that game.
            let behind = Duration::from_millis(event.ms.saturating_sub(since));
            self.behind = self.behind.max(behind);
        }
    }

    fn read(&mut self, read: &ClockRead, ms: u64) {
        self.behind = Duration::ZERO;
        self.since_ms = read.running.map(|_| ms);
    }
}
