//! Presses for half-moves that are not in the record, and what becomes of those that stay missing.
//!
//! Nobody has to record in time trouble (Kodeks II 6.14) or in rapid games (III 5): what is missing then is completed
//! later. Elsewhere a hand is only quicker than its board, or types behind the press; what stays missing there is no
//! matter of time trouble: the boards or records may part (VIII 3.1), and that is the arbiter's to see.

use zgoda_game::{BySide, Moment, Side};

use crate::desk_words::note::DeskNote;
use crate::record::event::Missing;
use crate::session::table::Table;
use crate::session::timing::table_clock::Ahead;

/// The clock was pressed, and the half-move is not there.
pub(super) fn pressed_for_a_missing_one(side: Side, why: Missing, at: Moment, table: &mut Table) {
    // The other side has answered what nobody has seen.
    tell_of_missing(|before| before.side != side, table);
    table.clock_mut().ahead.push_back(Ahead {
        at,
        ..Ahead::before(side, why)
    });
    look_for_missing_half_moves(table);
}

/// When a half-move that was pressed for is called missing.
pub(super) fn missing_deadline(table: &Table) -> Option<Moment> {
    let ahead = table.presses_ahead().iter();
    let waiting = ahead.filter(|it| !it.waited);
    waiting
        .map(|it| it.at.after(table.options().waits.missing))
        .min()
}

/// How many half-moves were not recorded because nobody had to.
pub(super) fn half_moves_to_complete(table: &Table) -> usize {
    let ahead = table.presses_ahead().iter();
    ahead.filter(|it| it.why == Missing::NeedNotRecord).count()
}

/// Has the first of them waited long enough? Those behind it cannot come before it.
pub(super) fn the_first_is_missing(table: &Table) -> bool {
    let mut ahead = table.presses_ahead().iter();
    let first = ahead.find(|it| it.why == Missing::NeedNotRecord);
    first.is_some_and(|it| it.waited)
}

/// What waited long enough is missing; a board should have shown its half-move by now.
pub(super) fn look_for_missing_half_moves(table: &mut Table) {
    let now = table.now();
    let wait = table.options().waits.missing;
    for ahead in &mut table.clock_mut().ahead {
        if ahead.at.after(wait) <= now {
            ahead.waited = true;
        }
    }
    let sensed = BySide::from_fn(|side| table.options().has_sensors(side));
    tell_of_missing(|it| *sensed.get(it.side) && it.waited, table);
}

fn tell_of_missing(which: impl Fn(&Ahead) -> bool, table: &mut Table) {
    let first = table.game().standing().len();
    let mut notes = Vec::new();
    for (ply, ahead) in (first + 1..).zip(&mut table.clock_mut().ahead) {
        if ahead.why == Missing::NotSeen && !ahead.told && which(ahead) {
            ahead.told = true;
            let side = ahead.side;
            notes.push(DeskNote::PressedWithout { side, ply });
        }
    }
    for note in notes {
        table.tell_desk(note);
    }
}
