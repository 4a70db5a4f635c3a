// SPDX-License-Identifier: GPL-3.0-or-later
//! Players who come late: which clock runs meanwhile, and how the used time is shared when the first of two comes (Kodeks II
//! 4.5).

use zgoda_game::Side;
use zgoda_record::event::ReadBecause;

use crate::session::game::{Arrival, Round};
use crate::session::table::Table;
use crate::session::timing::Timing;

/// Makes the next start run the clock of a player who is absent when the round begins: White's clock if both are absent (Kodeks II
/// 4.5).
pub(in crate::session) fn clock_runs_for_the_absent(timing: &mut Timing, table: &Table) {
    timing.next = table.game().missing();
}

/// Takes in the arrival of a player. The first of two absent players to come shares the used time with the other player. Then the
/// clock of the player who is still missing runs, otherwise the clock of the player on move. That clock runs at once, or when play
/// goes on.
pub(in crate::session) fn has_come(arrival: Arrival, timing: &mut Timing, table: &mut Table) {
    let now = table.now();
    if arrival == Arrival::WasThere {
        return;
    }
    let next = table.game().next_by_arrivals();
    let Some(clock) = &mut table.clock_mut().clock else {
        return;
    };
    if arrival == Arrival::FirstOfTwo {
        clock.share_used(now);
        timing.offers_nothing();
    }
    match (table.on_the_clock(), next) {
        (Some(_), Some(begins)) => clock_is_handed_to(begins, timing, table),
        _ => {
            timing.next = next;
            if arrival == Arrival::FirstOfTwo {
                timing.clock_was_read(ReadBecause::Set, table);
                timing.set_device(table);
            }
        }
    }
}

fn clock_is_handed_to(side: Side, timing: &mut Timing, table: &mut Table) {
    let now = table.now();
    if let Some(clock) = &mut table.clock_mut().clock {
        clock.start(side, now);
    }
    timing.side_begins(side, table);
    timing.read_clock(ReadBecause::Set, table);
    timing.set_device(table);
}

/// Counts the round as lasting during the absence of the program: by the clock, and by the length of the absence as far as it is
/// known.
pub(super) fn round_lasts(timing: &mut Timing, table: &Table) {
    let now = table.now();
    if let Some(clock) = table.clock().filter(|_| round_began(table)) {
        let sides = clock.times(now).sides;
        let played = sides.white.elapsed.saturating_add(sides.black.elapsed);
        let before = table.game().on_no_clock();
        let away = table.options().away.unwrap_or_default();
        let lasted = played.saturating_add(before).saturating_add(away);
        timing.lateness.lasts(lasted, now);
    }
}

/// The absent side, if its clock runs and the other side is to move.
pub(in crate::session) fn runs_for_the_missing(table: &Table) -> Option<Side> {
    let missing = table.game().missing()?;
    let runs = table.on_the_clock() == Some(missing);
    let moved = table.game().unpressed(missing).is_some();
    (runs && !moved && table.game().now().turn() != missing).then_some(missing)
}

/// True once the round's clock has run.
pub(in crate::session) fn round_began(table: &Table) -> bool {
    matches!(table.game().round(), Round::Began)
}
