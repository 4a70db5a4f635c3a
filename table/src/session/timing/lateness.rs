// SPDX-License-Identifier: GPL-3.0-or-later
//! The time within which a player must come (Kodeks II 5.5, 5.6). After this time a forfeit is proposed to the arbiter, who
//! declares it or not.

use std::time::Duration;

use zgoda_game::{BySide, Ending, GameResult, Moment, Side};

use crate::desk_words::note::DeskNote;
use crate::session::phase::Phase;
use crate::session::table::Table;

/// The time that the round has run, and whether the arbiter was told that a player is too late.
#[derive(Debug)]
pub(in crate::session) struct Lateness {
    began: Option<Moment>,
    /// The time that the round ran before this program started, as far as it is known.
    before: Duration,
    told: bool,
}

impl Lateness {
    /// The lateness of a round that has not begun.
    pub(super) const fn new() -> Lateness {
        Lateness {
            began: None,
            before: Duration::ZERO,
            told: false,
        }
    }

    /// Notes that the round ran for `before` before this program started and still runs.
    pub(super) fn lasts(&mut self, before: Duration, now: Moment) {
        self.before = before;
        self.begins(now);
    }

    /// Begins the round when the clock starts.
    pub(super) fn begins(&mut self, now: Moment) {
        self.began = self.began.or(Some(now));
    }

    /// The moment at which a player who is still missing is too late.
    pub(super) fn deadline(&self, table: &Table) -> Option<Moment> {
        let waits = !self.told && table.game().missing().is_some();
        let began = self
            .began
            .filter(|_| waits && table.phase() != Phase::Over)?;
        let after = table.options().event.forfeit_after();
        Some(began.after(after.saturating_sub(self.before)))
    }

    /// Proposes the forfeit of the absent players, once.
    pub(super) fn tick(&mut self, table: &mut Table) {
        let now = table.now();
        if self.deadline(table).is_none_or(|at| now < at) {
            return;
        }
        self.told = true;
        if let Some(result) = self.proposes(table) {
            table.tell_desk(DeskNote::TooLate { result });
        }
    }

    /// The proposed result if a player is too late and still missing.
    pub(in crate::session) fn proposes(&self, table: &Table) -> Option<GameResult> {
        let too_late = self.told && table.phase() != Phase::Over;
        let absent = table.game().absent().map(|absent| absent);
        let ending = match absent {
            BySide {
                white: true,
                black: true,
            } => Ending::BothForfeit,
            BySide { white: true, .. } => Ending::Forfeit(Side::White),
            BySide { black: true, .. } => Ending::Forfeit(Side::Black),
            _ => return None,
        };
        too_late.then(|| GameResult::plain(ending))
    }
}
