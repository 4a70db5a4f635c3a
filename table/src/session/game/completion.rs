// SPDX-License-Identifier: GPL-3.0-or-later
//! The state of completing the record after time trouble (Kodeks II 6.14, 6.15), as the events tell it.
//! `session/timing/completion.rs` decides when a completion begins, and who is told of it.

use std::time::Duration;

use zgoda_game::clock::ClockTimes;
use zgoda_game::{BySide, Moment};

use zgoda_record::event::{Body, Event};

/// The progress of the completion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Completion {
    /// True if both sides were in time trouble at once since the record was last complete.
    pub both: bool,
    /// The completion under way.
    pub due: Option<Due>,
}

/// A completion under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// The moment at which the completion began, or at which the program came back.
    pub since: Moment,
    /// True if the time for the completion is shared (II 6.15).
    pub shared: bool,
    /// The time each side had used when the completion began.
    pub used: BySide<Duration>,
}

impl Completion {
    /// Takes in one more event; `clock` is the state of the clock before the event.
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
                // Records before version 5 do not tell the used time, so it is taken from the clock as it was just before this
                // event.
                let used = told.or_else(|| clock.map(ClockTimes::used));
                self.both = false;
                self.due = Some(Due {
                    since: Moment::from_ms(event.ms),
                    shared,
                    used: used.unwrap_or_default(),
                });
            }
            Body::CompletionEnded { .. } => self.due = None,
            // The arbiter's quarter of an hour starts again, because it is unknown how much was left.
            Body::SessionOpened { .. } => {
                if let Some(due) = &mut self.due {
                    due.since = Moment::from_ms(event.ms);
                }
            }
            _ => {}
        }
    }
}
