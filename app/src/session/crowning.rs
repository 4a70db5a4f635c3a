//! A crown that is set as a second man (Kodeks I 3.5): until it is, the half-move is not done.
//!
//! Crowning is part of the half-move and the opponent plays only after it (I 3.6). So the half-move stays
//! open, and what the opponent announces or types meanwhile is held. Nobody is told that a crown is missing:
//! the record says so, for the arbiter. A board that does not see kinds cannot tell, so nothing waits for
//! it there.

use zgoda_game::{Kind, Moment, Piece, Reading, Seen, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::BoardOf;

use super::MadeBy;
use super::boards::Boards;
use super::game::{Held, How, Origin, Standing, State};
use super::live::LiveGame;
use super::pieces::Crown;
use super::table::Table;
use super::under_way::UnderWay;
use crate::record::event::{Actor, Body, EntryId, Source};

/// A half-move whose crown is still to be set: by what its board shows, so that no record has to know it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Uncrowned {
    entry: EntryId,
    side: Side,
    of: BoardOf,
}

impl LiveGame {
    /// A half-move was entered: does its board show a man where a second one makes the king?
    pub(super) fn await_crown(&mut self, entry: &Standing, now: Moment) {
        self.under_way.uncrowned =
            shows_a_man(entry, &self.boards, &self.table).map(|of| Uncrowned {
                entry: entry.id,
                side: entry.side,
                of,
            });
        if self.under_way.uncrowned.is_none()
            && let Some(held) = self.table.game().held_for_crown().cloned()
        {
            self.release_held(held, now);
        }
    }

    /// Does this board show the crown now?
    pub(super) fn look_for_crown(&mut self, of: BoardOf, reading: &Reading, now: Moment) {
        let Some(uncrowned) = self.under_way.uncrowned.as_ref().filter(|it| it.of == of) else {
            return;
        };
        let Some(last) = self
            .table
            .game()
            .last()
            .filter(|it| it.id == uncrowned.entry)
        else {
            return;
        };
        let seen = match reading.at(last.mv.to) {
            Seen::Piece(piece) => piece.side == last.side && piece.kind == Kind::King,
            // Not to be told here; nothing can be waited for.
            Seen::Side(_) | Seen::Something => true,
            Seen::Empty | Seen::Unread => false,
        };
        if seen {
            self.crowned(None, Source::Sensor, now);
        }
    }

    /// Somebody states that the crown is set.
    pub(super) fn crown_stated(&mut self, line: &str, actor: Option<Actor>, now: Moment) {
        if crown_awaited(&self.under_way) {
            self.crowned(actor, Source::Keys, now);
        } else {
            self.table.refused(line, "no crown is missing", actor, now);
            self.table.reply(actor, Message::Noted);
        }
    }

    fn crowned(&mut self, actor: Option<Actor>, source: Source, now: Moment) {
        let Some(Uncrowned { entry, .. }) = self.under_way.uncrowned.take() else {
            return;
        };
        let held = self.table.game().held_for_crown().cloned();
        self.table
            .commit(actor, source, Body::Crowned { entry }, now);
        if let Some(held) = held {
            self.release_held(held, now);
        }
    }

    /// Nobody waits for the crown any more: somebody pressed, or a board shows that the other side has
    /// moved. What is given back was held; only after a press it is still to be done.
    pub(super) fn give_crown_up(&mut self, by: MadeBy, now: Moment) -> Option<Held> {
        crown_is_missing(&self.under_way, &mut self.table, now);
        self.under_way.uncrowned.take()?;
        let held = self.table.game().held_for_crown().cloned();
        self.make_last(by, now);
        held
    }

    pub(super) fn release_held(&mut self, held: Held, now: Moment) {
        let Held { how, text, actor } = held;
        match how {
            How::Typed => self.typed_move(&text, actor, now),
            How::Said => self.said(&text, actor, now),
        }
    }
}

/// The board that shows the new king as a man, although a second man would make it one.
fn shows_a_man(entry: &Standing, boards: &Boards, table: &Table) -> Option<BoardOf> {
    let Origin::Board(of) = entry.origin else {
        return None;
    };
    let by_second_man = table.options().pieces(of).crown == Crown::SecondMan;
    if entry.state != State::Open || !by_second_man || !entry.mv.crowns(&entry.before) {
        return None;
    }
    let reading = boards.board(of).and_then(|board| board.shadow.reading());
    let man = Seen::Piece(Piece::man(entry.side));
    // After a crash nothing has been read yet; what stands there then tells.
    let man = reading.is_none_or(|reading| reading.at(entry.mv.to) == man);
    man.then_some(of)
}

/// Is the last half-move open because its crown is missing?
pub(super) fn crown_awaited(under_way: &UnderWay) -> bool {
    under_way.uncrowned.is_some()
}

/// Keeps a half-move of `side` back while the other side's crown is missing.
pub(super) fn held_for_crown(
    side: Side,
    how: How,
    (text, actor): (&str, Option<Actor>),
    under_way: &UnderWay,
    table: &mut Table,
    now: Moment,
) -> bool {
    let Some(uncrowned) = under_way.uncrowned.filter(|it| it.side != side) else {
        return false;
    };
    let body = Body::CrownMissing {
        entry: uncrowned.entry,
        held: Some(text.to_owned()),
    };
    table.commit(actor, how.source(), body, now);
    true
}

/// The half-move that is known to miss its crown.
pub(super) fn crown_missing(under_way: &UnderWay, table: &Table) -> Option<EntryId> {
    let uncrowned = under_way.uncrowned.map(|it| it.entry);
    uncrowned.filter(|entry| table.game().crown_missing() == Some(*entry))
}

/// The other side has begun, or the mover has pressed: that the crown is missing is written down, once.
pub(super) fn crown_is_missing(under_way: &UnderWay, table: &mut Table, now: Moment) {
    if let Some(Uncrowned { entry, .. }) = under_way.uncrowned
        && table.game().crown_missing() != Some(entry)
    {
        let held = None;
        let body = Body::CrownMissing { entry, held };
        table.commit(None, Source::Program, body, now);
    }
}
