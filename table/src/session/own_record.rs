// SPDX-License-Identifier: GPL-3.0-or-later
//! The record of the program, in the form in which it is compared with other records and read out.

use zgoda_game::notation::write_move;
use zgoda_game::reconcile::Entry;

use crate::session::table::Table;

/// The program's own record, with every half-move that is not struck out.
pub(in crate::session) fn own_record(table: &Table) -> zgoda_game::reconcile::Record {
    let entries = table.game().standing().iter();
    zgoda_game::reconcile::Record {
        start: *table.game().start(),
        entries: entries
            .map(|entry| {
                let text = write_move(&entry.before, &entry.mv);
                Entry::read(&text, entry.before.variant())
            })
            .collect(),
        clocks: Vec::new(),
        numbered: Vec::new(),
        cut_off: false,
        beside: Vec::new(),
    }
}
