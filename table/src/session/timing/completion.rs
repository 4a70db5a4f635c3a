// SPDX-License-Identifier: GPL-3.0-or-later
//! Completing the record after time trouble (Kodeks II 6.14, 6.15).
//!
//! Recording is no duty in time trouble, so the clock may have been pressed for half-moves that are not in the record. Once no side
//! is in time trouble any more, the players complete the record in order, and the arbiter's quarter of an hour runs. If both sides
//! were in time trouble, they share the time that the completion takes.

use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};
use zgoda_record::event::{Body, Source};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use crate::desk_words::note::DeskNote;
use crate::session::fair_play::Audience;
use crate::session::game::{ChargeChange, Due};
use crate::session::table::Table;
use crate::session::timing::{missing, press};

/// The time after which the arbiter may put the rest of the completion off until after the game (II 6.14, X-18).
const QUARTER_OF_AN_HOUR: Duration = Duration::from_secs(15 * 60);

/// Remembers whether the arbiter was told that completing the record takes too long.
#[derive(Debug, Default)]
pub(in crate::session) struct Completion {
    too_long: bool,
}

/// The number of half-moves to be completed now; 0 while no completion is due.
pub(in crate::session) fn waits_for(table: &Table) -> usize {
    let due = table.game().completion().due;
    due.map_or(0, |_| missing::half_moves_to_complete(table))
}

impl Completion {
    /// True if a quarter of an hour was not enough for the completion.
    pub(in crate::session) const fn takes_too_long(&self) -> bool {
        self.too_long
    }

    /// The moment at which the quarter of an hour is over.
    pub(super) fn deadline(&self, table: &Table) -> Option<Moment> {
        let due = table.game().completion().due?;
        (!self.too_long).then(|| due.since.after(QUARTER_OF_AN_HOUR))
    }

    /// Checks if the record is to be completed now. Returns the charges once the record is complete.
    pub(super) fn tick(&mut self, table: &mut Table) -> Option<[ChargeChange; 2]> {
        let now = table.now();
        let clock = table.clock()?;
        let trouble = BySide::from_fn(|side| clock.in_time_trouble(side, now));
        if trouble.white && trouble.black {
            both_in_time_trouble(true, table);
        }
        missing::look_for_missing_half_moves(table);
        let missing = missing::half_moves_to_complete(table);
        if missing == 0 && !trouble.white && !trouble.black {
            // Nothing is missing, so this time trouble is over: the time of a later completion is not shared because of it.
            both_in_time_trouble(false, table);
        }
        match table.game().completion().due {
            None if missing::the_first_is_missing(table) && !press::free_of_recording(table) => {
                completion_begins(missing, table);
                self.too_long = false;
            }
            Some(due) if missing == 0 => {
                self.too_long = false;
                return completion_ends(due, table);
            }
            Some(due) if !self.too_long && due.since.after(QUARTER_OF_AN_HOUR) <= now => {
                self.too_long = true;
                table.tell_desk(DeskNote::CompletionTooLong { missing });
            }
            _ => {}
        }
        None
    }
}

/// Ends the completion. If both sides were in time trouble, returns the charges by which they share the time that the completion
/// took.
fn completion_ends(due: Due, table: &mut Table) -> Option<[ChargeChange; 2]> {
    let now = table.now();
    let took_ms = u64::try_from(now.since(due.since).as_millis()).unwrap_or(u64::MAX);
    let body = Body::CompletionEnded { took_ms };
    table.commit(None, Source::Program, body);
    let clock = table.clock().filter(|_| due.shared)?;
    let took = BySide::from_fn(|side| {
        let used = clock.used(side, now);
        used.saturating_sub(*due.used.get(side))
    });
    let half = took.white.saturating_add(took.black) / 2;
    let each = BySide::from_fn(|_| half);
    Some([ChargeChange::TakenBack(took), ChargeChange::Charged(each)])
}

fn completion_begins(missing: usize, table: &mut Table) {
    let now = table.now();
    let Some(clock) = table.clock() else {
        return;
    };
    let used = BySide::from_fn(|side| {
        let used = clock.used(side, now).as_millis();
        u64::try_from(used).unwrap_or(u64::MAX)
    });
    let shared = table.game().completion().both;
    let body = Body::CompletionDue {
        missing,
        shared,
        white_used_ms: Some(used.white),
        black_used_ms: Some(used.black),
    };
    table.commit(None, Source::Program, body);
    for side in Side::ALL {
        if table.options().sight.get(side).hears() {
            let message = Message::CompleteRecord { missing };
            table.say_when_durable(Audience::Hand(side), message, About::default());
        }
    }
    table.tell_desk(DeskNote::CompletionDue { missing, shared });
}

/// Writes down the beginning or end of time trouble of both sides, where that is news.
fn both_in_time_trouble(both: bool, table: &mut Table) {
    if table.game().completion().both != both {
        table.commit(None, Source::Program, Body::TimeTrouble { both });
    }
}
