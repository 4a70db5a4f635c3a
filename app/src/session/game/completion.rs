//! Completing the record after time trouble (Kodeks II 6.14, 6.15), as far as the record tells it. When it is due and who
//! is told is the clock's part.

use std::time::Duration;

use zgoda_game::clock::ClockTimes;
use zgoda_game::{BySide, Moment};

use crate::record::event::{Body, Event};

/// How far it has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Completion {
    /// Were both sides in time trouble at once, since the record was complete last?
    pub both: bool,
    /// The completion that goes on.
    pub due: Option<Due>,
}

/// Half-moves are being completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// Since when, or since the program was there again.
    pub since: Moment,
    /// Is the time it takes shared (II 6.15)?
    pub shared: bool,
    /// What each side had used when it began.
    pub used: BySide<Duration>,
}

impl Completion {
    /// One more event; until then the clock stood so.
    pub(super) fn add(&mut self, event: &Event, clock: Option<&ClockTimes>) {
        match &event.body {
            Body::TimeTrouble { both } => self.both = *both,
            &Body::CompletionDue {
                shared,
                white_used_ms,
                black_used_ms,
                ..
            } => {
                let told = white_used_ms.zip(black_used_ms);
                let told = told.map(|(white, black)| BySide { white, black });
                let told = told.map(|used| used.map(Duration::from_millis));
                // What a record before version 5 does not tell was read a moment before.
                let used = told.or_else(|| clock.map(ClockTimes::used));
                self.both = false;
                self.due = Some(Due {
                    since: Moment::from_ms(event.ms),
                    shared,
                    used: used.unwrap_or_default(),
                });
            }
            Body::CompletionEnded { .. } => self.due = None,
            // The arbiter's quarter of an hour begins anew: nobody knows how much of it was left.
            Body::SessionOpened { .. } => {
                if let Some(due) = &mut self.due {
                    due.since = Moment::from_ms(event.ms);
                }
            }
            _ => {}
        }
    }
}
