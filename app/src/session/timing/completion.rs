//! Completing the record after time trouble (Kodeks II 6.14, 6.15).
//!
//! In time trouble nobody has to record, so the clock may have been pressed for half-moves that are not in the
//! record. Once no side is in time trouble any more they are to be completed, in order; the arbiter's quarter
//! of an hour runs. Where both were in time trouble the time it takes is shared.

use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use crate::record::event::{Body, Source};
use crate::session::desk::Desk;
use crate::session::desk::note::DeskNote;
use crate::session::fair_play::Audience;
use crate::session::game::ChargeChange;
use crate::session::table::Table;
use crate::session::timing::{Timing, missing, press};

/// After so long the arbiter may put the rest off until after the game (II 6.14, X-18).
const QUARTER_OF_AN_HOUR: Duration = Duration::from_secs(15 * 60);

/// How far it has come.
#[derive(Debug, Default)]
pub(super) struct Completion {
    /// Were both in time trouble at once?
    both: Option<Both>,
    due: Option<Due>,
}

/// Both sides were.
#[derive(Clone, Copy, Debug)]
struct Both;

#[derive(Clone, Copy, Debug)]
struct Due {
    since: Moment,
    both: Option<Both>,
    /// What each side had used when it began.
    used: BySide<Duration>,
    /// Was the arbiter told that it takes too long?
    told: bool,
}

impl Timing {
    /// So many half-moves are to be completed now; none while nobody has to record.
    pub(in crate::session) fn completion_waits_for(&self, table: &Table) -> usize {
        let due = self.completion.due;
        due.map_or(0, |_| missing::half_moves_to_complete(table))
    }

    /// Was a quarter of an hour not enough?
    pub(in crate::session) fn completion_takes_too_long(&self) -> bool {
        let due = self.completion.due;
        due.is_some_and(|due| due.told)
    }

    /// When the quarter of an hour is over.
    pub(super) fn completion_deadline(&self) -> Option<Moment> {
        let due = self.completion.due?;
        (!due.told).then(|| due.since.after(QUARTER_OF_AN_HOUR))
    }

    /// Looks whether the record is to be completed now.
    pub(super) fn tick_completion(&mut self, desk: &Desk, table: &mut Table, now: Moment) {
        let Some(clock) = table.clock() else {
            return;
        };
        let trouble = BySide::from_fn(|side| clock.in_time_trouble(side, now));
        if trouble.white && trouble.black {
            self.completion.both = Some(Both);
        }
        missing::look_for_missing_half_moves(table, now);
        let missing = missing::half_moves_to_complete(table);
        if missing == 0 && !trouble.white && !trouble.black {
            // They were, and recorded all the same: nothing of it is left to be shared.
            self.completion.both = None;
        }
        match self.completion.due {
            None if missing::the_first_is_missing(table)
                && !press::free_of_recording(table, now) =>
            {
                self.completion_begins(missing, table, now);
            }
            Some(due) if missing == 0 => self.completion_ends(due, desk, table, now),
            Some(due) if !due.told && due.since.after(QUARTER_OF_AN_HOUR) <= now => {
                if let Some(due) = &mut self.completion.due {
                    due.told = true;
                }
                table.tell_desk(DeskNote::CompletionTooLong { missing });
            }
            _ => {}
        }
    }

    fn completion_begins(&mut self, missing: usize, table: &mut Table, now: Moment) {
        let Some(clock) = table.clock() else {
            return;
        };
        let used = BySide::from_fn(|side| clock.used(side, now));
        let both = self.completion.both.take();
        self.completion.due = Some(Due {
            since: now,
            both,
            used,
            told: false,
        });
        let body = Body::CompletionDue {
            missing,
            shared: both.is_some(),
        };
        table.commit(None, Source::Program, body, now);
        for side in Side::ALL {
            if table.options().sight.get(side).hears() {
                let message = Message::CompleteRecord { missing };
                table.say_when_durable(Audience::Hand(side), message, About::default());
            }
        }
        let shared = both.is_some_and(|_| true);
        table.tell_desk(DeskNote::CompletionDue { missing, shared });
    }

    /// Nothing is missing any more. What it took of either side's time is shared where both were in time
    /// trouble.
    fn completion_ends(&mut self, due: Due, desk: &Desk, table: &mut Table, now: Moment) {
        self.completion.due = None;
        let took_ms = u64::try_from(now.since(due.since).as_millis()).unwrap_or(u64::MAX);
        let body = Body::CompletionEnded { took_ms };
        table.commit(None, Source::Program, body, now);
        let (Some(_), Some(clock)) = (due.both, table.clock()) else {
            return;
        };
        let took = BySide::from_fn(|side| {
            let used = clock.used(side, now);
            used.saturating_sub(*due.used.get(side))
        });
        let half = took.white.saturating_add(took.black) / 2;
        let each = BySide::from_fn(|_| half);
        self.charge_clock(
            &[ChargeChange::TakenBack(took), ChargeChange::Charged(each)],
            desk,
            table,
            now,
        );
    }
}
