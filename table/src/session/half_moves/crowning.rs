// SPDX-License-Identifier: GPL-3.0-or-later
//! Crowning with a second man (Kodeks I 3.5): the half-move is done only when the crown is set.
//!
//! Crowning is part of the half-move, and the opponent may only play after it (I 3.6). So until the crown is set, the
//! half-move stays open, and the opponent's announcements and lines are held. Players are not told of a missing crown;
//! the record notes it for the arbiter. On a board that cannot tell a man from a king, nothing waits for the crown.

use zgoda_game::{Kind, Piece, Reading, Seen, Side};
use zgoda_record::event::{Actor, Body, EntryId, MadeBy, Source};
use zgoda_speech::Message;
use zgoda_speech::announcement::BoardOf;

use super::HalfMoves;
use crate::session::ask::Ask;
use crate::session::boards::Boards;
use crate::session::game::{Held, How, Origin, StandingEntry, State};
use crate::session::pieces::Crown;
use crate::session::table::Table;

/// A half-move with a crown that is not set yet. The board shows this, so the record need not keep it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Uncrowned {
    entry: EntryId,
    side: Side,
    of: BoardOf,
}

impl HalfMoves {
    /// Waits for the crown of an entered half-move, if kings on its board are made with a second man, and the board still
    /// shows a single man. If there is nothing to wait for, returns the held line.
    pub(in crate::session) fn await_crown(
        &mut self,
        entry: &StandingEntry,
        boards: &Boards,
        table: &Table,
    ) -> Option<Held> {
        self.uncrowned = shows_a_man(entry, boards, table).map(|of| Uncrowned {
            entry: entry.id,
            side: entry.side,
            of,
        });
        let held = table.game().held_for_crown();
        held.filter(|_| self.uncrowned.is_none()).cloned()
    }

    /// Checks if this board now shows the crown.
    pub(in crate::session) fn look_for_crown(
        &mut self,
        of: BoardOf,
        reading: &Reading,
        table: &mut Table,
    ) {
        let Some(uncrowned) = self.uncrowned.as_ref().filter(|it| it.of == of) else {
            return;
        };
        let last = table.game().last();
        let Some(last) = last.filter(|it| it.id == uncrowned.entry) else {
            return;
        };
        let seen = match reading.at(last.mv.to) {
            Seen::Piece(piece) => piece.side == last.side && piece.kind == Kind::King,
            // The board cannot tell a man from a king, so there is no wait.
            Seen::Side(_) | Seen::Something => true,
            Seen::Empty | Seen::Unread => false,
        };
        if seen {
            self.crowned(None, Source::Sensor, table);
        }
    }

    /// Takes the statement that the crown is set.
    pub(in crate::session) fn crown_stated(&mut self, table: &mut Table) {
        let actor = table.actor();
        if self.crown_is_awaited() {
            self.crowned(actor, Source::Keys, table);
        } else {
            table.refused("no crown is missing");
            table.reply(Message::Noted);
        }
    }

    fn crowned(&mut self, actor: Option<Actor>, source: Source, table: &mut Table) {
        let Some(Uncrowned { entry, .. }) = self.uncrowned.take() else {
            return;
        };
        let held = table.game().held_for_crown().cloned();
        table.commit(actor, source, Body::Crowned { entry });
        if let Some(held) = held {
            table.ask(Ask::Release(held));
        }
    }

    /// Ends the wait for the crown by a press of either side: the half-move counts as done without the crown. Returns the
    /// held line, which is carried out next.
    pub(in crate::session) fn end_crowning(
        &mut self,
        side: Side,
        table: &mut Table,
    ) -> Option<Held> {
        let movers = table.game().last().is_some_and(|last| last.side == side);
        let by = if movers {
            MadeBy::Press
        } else {
            MadeBy::OpponentBegan
        };
        self.give_crown_up(by, table)
    }

    /// Stops waiting for the crown, because of a press or because a board shows that the other side has moved. Returns
    /// the held line, which is only carried out after a press.
    pub(super) fn give_crown_up(&mut self, by: MadeBy, table: &mut Table) -> Option<Held> {
        self.crown_is_missing(table);
        self.uncrowned.take()?;
        let held = table.game().held_for_crown().cloned();
        self.make_last(by, table);
        held
    }

    /// True if the last half-move is open because its crown is missing.
    pub(super) const fn crown_is_awaited(&self) -> bool {
        self.uncrowned.is_some()
    }

    /// Holds a half-move of `side` back while the other side's crown is missing. Returns true if it did so.
    pub(in crate::session) fn held_for_crown(
        &self,
        side: Side,
        how: How,
        table: &mut Table,
    ) -> bool {
        let actor = table.actor();
        let Some(uncrowned) = self.uncrowned.filter(|it| it.side != side) else {
            return false;
        };
        let body = Body::CrownMissing {
            entry: uncrowned.entry,
            held: Some(table.line().to_owned()),
        };
        table.commit(actor, how.source(), body);
        true
    }

    /// The half-move that waits for its crown, once the crown is recorded as missing.
    pub(in crate::session) fn crown_missing(&self, table: &Table) -> Option<EntryId> {
        let uncrowned = self.uncrowned.map(|it| it.entry);
        uncrowned.filter(|entry| table.game().crown_missing() == Some(*entry))
    }

    /// Writes down, once, that the crown is missing, because the other side has begun or the mover has pressed.
    pub(super) fn crown_is_missing(&self, table: &mut Table) {
        if let Some(Uncrowned { entry, .. }) = self.uncrowned
            && table.game().crown_missing() != Some(entry)
        {
            let held = None;
            let body = Body::CrownMissing { entry, held };
            table.commit(None, Source::Program, body);
        }
    }
}

/// The board of this half-move, if kings on it are made with a second man, and it shows a single man in place of the
/// new king.
fn shows_a_man(entry: &StandingEntry, boards: &Boards, table: &Table) -> Option<BoardOf> {
    let Origin::Board(of) = entry.origin else {
        return None;
    };
    let by_second_man = table.options().pieces(of).crown == Crown::SecondMan;
    if entry.state != State::Open || !by_second_man || !entry.mv.crowns(&entry.before) {
        return None;
    }
    let reading = boards.board(of).and_then(|board| board.shadow.reading());
    let man = Seen::Piece(Piece::man(entry.side));
    // After a crash the board may have no reading yet; then the first reading decides.
    let man = reading.is_none_or(|reading| reading.at(entry.mv.to) == man);
    man.then_some(of)
}
