// SPDX-License-Identifier: GPL-3.0-or-later
//! Half-moves that were answered before their mover pressed. The answer makes them count, and the clock is not changed.
//!
//! They count for the quota of a control. But the last half-move of the quota counts only by its press (Kodeks II 6.12). If the
//! answer is taken back, they wait for their press again.

use zgoda_game::{BySide, Side};
use zgoda_record::event::ReadBecause;

use crate::desk_words::note::DeskNote;
use crate::session::table::Table;
use crate::session::timing::Timing;

/// The number of half-moves of each side that count by their answer.
pub(in crate::session) fn counted(table: &Table) -> BySide<usize> {
    BySide::from_fn(|side| table.game().answered(side))
}

/// Adds the half-moves that were answered after the count `before` to the count of the clock.
pub(in crate::session) fn answers_count(
    before: BySide<usize>,
    timing: &mut Timing,
    table: &mut Table,
) {
    for side in Side::ALL {
        let new = table.game().answered(side);
        for _ in *before.get(side)..new {
            counts_without_a_press(side, timing, table);
        }
        if new > *before.get(side) {
            timing.read_clock(ReadBecause::Answered, table);
        }
    }
}

/// Removes from the count the half-moves that wait for their press again because their answer was taken back.
pub(in crate::session) fn answers_are_gone(
    before: BySide<usize>,
    timing: &mut Timing,
    table: &mut Table,
) {
    for side in Side::ALL {
        let now = table.game().answered(side);
        for _ in now..*before.get(side) {
            is_out_of_the_count(side, timing, table);
        }
        if now < *before.get(side) {
            timing.read_clock(ReadBecause::Ran, table);
        }
    }
}

/// Takes back the last press of `side` that waits for its half-move. The press then makes no half-move count.
pub(in crate::session) fn press_is_back(side: Side, timing: &mut Timing, table: &mut Table) {
    let clock = table.clock_mut();
    if let Some(at) = clock.unmatched.iter().rposition(|it| it.side == side) {
        clock.unmatched.remove(at);
    }
    if let Some(clock) = &mut clock.clock {
        clock.uncount(side);
    }
    timing.read_clock(ReadBecause::Ran, table);
}

/// Counts a half-move of `side` that was not pressed for.
pub(super) fn counts_without_a_press(side: Side, timing: &mut Timing, table: &mut Table) {
    let Some(clock) = &mut table.clock_mut().clock else {
        return;
    };
    if !clock.count_answered(side) {
        *timing.not_counted.get_mut(side) = true;
        table.tell_desk(DeskNote::CountsByPressAlone { side });
    }
}

/// Removes from the count a half-move of `side` that counted without a press. It either counts by its press from now on, or waits
/// for its press again.
pub(super) fn is_out_of_the_count(side: Side, timing: &mut Timing, table: &mut Table) {
    let was_counted = !std::mem::take(timing.not_counted.get_mut(side));
    if let Some(clock) = table.clock_mut().clock.as_mut().filter(|_| was_counted) {
        clock.uncount(side);
    }
}
