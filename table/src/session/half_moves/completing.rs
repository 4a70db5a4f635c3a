// SPDX-License-Identifier: GPL-3.0-or-later
//! Completes the record after the game (Kodeks II 6.21). A person states the half-moves that only a board has shown. The person
//! also enters half-moves that were not written down in time trouble, although the clock was pressed after them.
//!
//! The result of the game is not affected.

use zgoda_game::notation::WrittenMove;
use zgoda_record::event::{Body, Source};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::HalfMoves;
use super::announced::means;
use crate::session::boards::Boards;
use crate::session::fair_play::Audience;
use crate::session::phase::Phase;
use crate::session::question::Entering;
use crate::session::table::Table;

/// The half-moves that no person has stated, if the event does not accept entries by a sensor board (VIII 2.4). The list is empty
/// if players have no duty to keep a record (III 5).
pub(in crate::session) fn gaps(table: &Table) -> Vec<usize> {
    let counts = table.options().event.sensor_entries || table.no_record_is_kept();
    let standing = table.game().standing().iter().filter(|_| !counts);
    let gaps = standing.filter(|entry| table.game().is_not_stated(entry));
    gaps.map(|entry| usize::try_from(entry.ply).unwrap_or(usize::MAX))
        .collect()
}

/// The gaps, followed by the half-moves that are not in the record at all.
fn to_be_completed(table: &Table) -> Vec<usize> {
    let missing = if table.no_record_is_kept() {
        0
    } else {
        table.unmatched_presses().len()
    };
    let last = table.game().standing().len();
    let behind = (1..=missing).map(|count| last.saturating_add(count));
    gaps(table).into_iter().chain(behind).collect()
}

/// Says the number of half-moves that are missing in the record and the first of them, if any are missing.
pub(in crate::session) fn tell_gaps(table: &mut Table) -> Gaps {
    let plies = to_be_completed(table);
    let Some(first) = plies.first().copied() else {
        return Gaps::None;
    };
    let count = plies.len();
    let message = Message::RecordGaps { count, first };
    table.say_when_durable(Audience::Public, message, About::default());
    Gaps::Some
}

impl HalfMoves {
    /// Completes the record with a half-move that is typed or announced after the game. Returns false if no such half-move was
    /// missing.
    pub(in crate::session) fn complete(
        &mut self,
        written: &WrittenMove,
        boards: &Boards,
        table: &mut Table,
    ) -> bool {
        let actor = table.actor();
        if table.phase() != Phase::Over {
            return false;
        }
        let gaps = gaps(table);
        let is_gap = |ply: u32| gaps.iter().any(|gap| u32::try_from(*gap) == Ok(ply));
        let mut standing = table.game().standing().iter();
        let found = standing.find(|it| is_gap(it.ply) && means(written, &it.before, &it.mv));
        if let Some(entry) = found.map(|entry| entry.id) {
            let written = table.line().to_owned();
            let body = Body::EntryStated { entry, written };
            table.commit(actor, Source::Keys, body);
        } else if gaps.is_empty() && !to_be_completed(table).is_empty() {
            let side = table.game().now().turn();
            let entering = Entering::typed(table.line(), actor);
            self.enter_written(written, side, entering, boards, table);
        } else {
            return false;
        }
        true
    }
}

/// Says the number of half-moves that are still missing and the first of them, or that none is missing.
pub(in crate::session) fn tell_what_is_missing(table: &mut Table) {
    if tell_gaps(table) == Gaps::None {
        let about = About::default();
        table.say_when_durable(Audience::Public, Message::RecordComplete, about);
    }
}

/// The gaps of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Gaps {
    /// Half-moves are missing, and their number was said.
    Some,
    /// No half-move is missing.
    None,
}
