// SPDX-License-Identifier: GPL-3.0-or-later
//! Presses for half-moves that are not in the record, and the consequences if these half-moves stay missing.
//!
//! Recording is no duty in time trouble (Kodeks II 6.14) or in rapid games (III 5): half-moves that are missing for this
//! reason are completed later. In other cases a hand was only quicker than the report of its board, or a person types the
//! half-move after the press. If the half-move stays missing in such a case, boards or records may differ (VIII 3.1), and
//! the arbiter must see that.

use std::time::Duration;

use zgoda_game::{Moment, Side};
use zgoda_record::event::Missing;
use zgoda_speech::announcement::BoardOf;

use crate::desk_words::note::DeskNote;
use crate::session::table::Table;
use crate::session::timing::table_clock::UnmatchedPress;

/// Takes in a press for a half-move that is not in the record yet.
pub(super) fn pressed_for_a_missing_one(side: Side, why: Missing, at: Moment, table: &mut Table) {
    // If the other side's half-move is missing, this side has answered a half-move that was not seen.
    tell_of_missing(|before| before.side != side, table);
    table.clock_mut().unmatched.push_back(UnmatchedPress {
        at,
        ..UnmatchedPress::before(side, why)
    });
    look_for_missing_half_moves(table);
}

/// Removes and returns the oldest press of `side` that waits for a half-move, because the half-move has come.
pub(super) fn take_unmatched(side: Side, table: &mut Table) -> Option<UnmatchedPress> {
    let unmatched = &mut table.clock_mut().unmatched;
    let found = unmatched.iter().position(|it| it.side == side)?;
    unmatched.remove(found)
}

/// Reports that a half-move of `side` came while a half-move of the other side is still missing.
pub(super) fn the_other_side_came_first(side: Side, table: &mut Table) {
    tell_of_missing(|it| it.side != side, table);
}

/// Tells the desk that a board showed a half-move so late after its press that the report cannot just have been slow.
/// The mover must have moved on the other side's time.
pub(super) fn shown_after_its_press(
    (side, index, on): (Side, usize, Option<BoardOf>),
    pressed: UnmatchedPress,
    table: &mut Table,
) {
    let now = table.now();
    let late = now.since(pressed.at);
    if on.is_some() && pressed.why == Missing::NotSeen && late > table.options().waits.press_ahead {
        let ply = index.saturating_add(1);
        table.tell_desk(DeskNote::MovedAfterPress { side, ply, late });
    }
}

/// The next moment at which a half-move that was pressed for counts as missing.
pub(super) fn missing_deadline(table: &Table) -> Option<Moment> {
    let unmatched = table.unmatched_presses().iter();
    let waiting = unmatched.filter(|it| !it.waited);
    waiting.map(|it| it.at.after(patience(it, table))).min()
}

/// The time for which a press waits before its half-move counts as missing. A board shows a half-move soon, but a person
/// may write after the press (Kodeks II 6.4.2).
fn patience(unmatched: &UnmatchedPress, table: &Table) -> Duration {
    let waits = table.options().waits;
    if unmatched.why == Missing::NeedNotRecord || table.has_sensors(unmatched.side) {
        waits.missing
    } else {
        waits.unwritten
    }
}

/// The number of half-moves that were not recorded because there was no duty to record.
pub(super) fn half_moves_to_complete(table: &Table) -> usize {
    let unmatched = table.unmatched_presses().iter();
    unmatched
        .filter(|it| it.why == Missing::NeedNotRecord)
        .count()
}

/// True if the first half-move to be completed has been awaited for long enough. Later half-moves cannot come before
/// the first.
pub(super) fn the_first_is_missing(table: &Table) -> bool {
    let mut unmatched = table.unmatched_presses().iter();
    let first = unmatched.find(|it| it.why == Missing::NeedNotRecord);
    first.is_some_and(|it| it.waited)
}

/// Reports half-moves as missing if their press has waited for long enough. A board should have shown them by now.
pub(super) fn look_for_missing_half_moves(table: &mut Table) {
    let now = table.now();
    let presses = table.unmatched_presses().iter();
    let over: Vec<bool> = presses
        .map(|it| it.at.after(patience(it, table)) <= now)
        .collect();
    for (unmatched, over) in table.clock_mut().unmatched.iter_mut().zip(over) {
        unmatched.waited |= over;
    }
    tell_of_missing(|it| it.waited, table);
}

fn tell_of_missing(which: impl Fn(&UnmatchedPress) -> bool, table: &mut Table) {
    let first = table.game().standing().len();
    let mut notes = Vec::new();
    for (ply, unmatched) in (first + 1..).zip(&mut table.clock_mut().unmatched) {
        if unmatched.why == Missing::NotSeen && !unmatched.told && which(unmatched) {
            unmatched.told = true;
            let side = unmatched.side;
            notes.push(DeskNote::PressedWithout { side, ply });
        }
    }
    for note in notes {
        table.tell_desk(note);
    }
}
