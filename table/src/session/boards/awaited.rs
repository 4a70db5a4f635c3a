// SPDX-License-Identifier: GPL-3.0-or-later
//! The boards on which half-moves made elsewhere are still to be carried out (Kodeks VIII 2.3).

use std::collections::BTreeMap;

use zgoda_record::event::EntryId;
use zgoda_speech::announcement::BoardOf;

use crate::session::game::StandingEntry;

/// The boards on which each half-move is awaited.
#[derive(Clone, Debug, Default)]
pub(in crate::session) struct Awaited {
    boards: BTreeMap<EntryId, Vec<BoardOf>>,
}

impl Awaited {
    /// Notes a half-move that was done, to be carried out on `boards`.
    pub(in crate::session) fn is_done(&mut self, entry: EntryId, boards: Vec<BoardOf>) {
        self.boards.insert(entry, boards);
    }

    /// The boards on which the last half-move is still awaited.
    pub(in crate::session) fn boards(&self, last: Option<&StandingEntry>) -> &[BoardOf] {
        let boards = last.and_then(|last| self.boards.get(&last.id));
        boards.map_or(&[], Vec::as_slice)
    }

    /// Notes that an entry was carried out on this board. Returns false if the entry was not awaited there.
    pub(in crate::session) fn carried_out(&mut self, entry: EntryId, on: BoardOf) -> bool {
        let Some(boards) = self.boards.get_mut(&entry) else {
            return false;
        };
        let before = boards.len();
        boards.retain(|board| *board != on);
        boards.len() < before
    }

    /// Stops waiting for the last half-move: no one will carry it out any more.
    pub(in crate::session) fn nowhere(&mut self, last: Option<&StandingEntry>) {
        if let Some(last) = last {
            self.boards.remove(&last.id);
        }
    }
}
