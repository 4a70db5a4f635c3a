//! A crown that is set as a second man (Kodeks I 3.5): until it is, the half-move is not done.
//!
//! Crowning is part of the half-move and the opponent plays only after it (I 3.6). So the half-move stays
//! open, and what the opponent announces or types meanwhile is held. Nobody is told that a crown is missing:
//! the record says so, for the arbiter. A board that does not see kinds cannot tell, so nothing waits for
//! it there.

use zgoda_game::{Kind, Moment, Piece, Reading, Seen, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{BoardOf, Switch};

use super::game::{Origin, Standing, State};
use super::pieces::Crown;
use super::{MadeBy, Session};
use crate::record::event::{Actor, Body, EntryId, Source};

/// A half-move whose crown is still to be set.
#[derive(Clone, Debug)]
pub(super) struct Uncrowned {
    entry: EntryId,
    side: Side,
    of: BoardOf,
    /// Was it written down that it is missing?
    missing: Switch,
    /// What the opponent announced or typed meanwhile; a later line takes the place of an earlier one,
    /// which is in the record.
    held: Option<Held>,
}

/// A line that waits for the crown.
#[derive(Clone, Debug)]
struct Held {
    how: How,
    text: String,
    actor: Option<Actor>,
}

/// How a half-move was given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// Typed.
    Typed,
    /// As an announcement, with `said`.
    Said,
}

impl Session {
    /// A half-move was entered: does its board show a man where a second one makes the king?
    pub(super) fn await_crown(&mut self, entry: &Standing, now: Moment) {
        let former = self.uncrowned.take();
        if let Some(of) = self.shows_a_man(entry) {
            self.uncrowned = Some(Uncrowned {
                entry: entry.id,
                side: entry.side,
                of,
                missing: former.as_ref().map_or(Switch::Off, |it| it.missing),
                held: former.and_then(|it| it.held),
            });
        } else if let Some(former) = former {
            self.release_held(former, now);
        }
    }

    /// The board that shows the new king as a man, although a second man would make it one.
    fn shows_a_man(&self, entry: &Standing) -> Option<BoardOf> {
        let Origin::Board(of) = entry.origin else {
            return None;
        };
        let by_second_man = self.options.pieces(of).crown == Crown::SecondMan;
        if entry.state != State::Open || !by_second_man || !entry.mv.crowns(&entry.before) {
            return None;
        }
        let reading = self.board(of).and_then(|board| board.shadow.reading());
        let man = Seen::Piece(Piece::man(entry.side));
        // After a crash nothing has been read yet; what stands there then tells.
        let man = reading.is_none_or(|reading| reading.at(entry.mv.to) == man);
        man.then_some(of)
    }

    /// Is the last half-move open because its crown is missing?
    pub(super) fn crown_awaited(&self) -> bool {
        self.uncrowned.is_some()
    }

    /// Keeps a half-move of `side` back while the other side's crown is missing.
    pub(super) fn held_for_crown(
        &mut self,
        side: Side,
        how: How,
        (text, actor): (&str, Option<Actor>),
        now: Moment,
    ) -> bool {
        let Some(uncrowned) = self.uncrowned.as_mut().filter(|it| it.side != side) else {
            return false;
        };
        uncrowned.held = Some(Held {
            how,
            text: text.to_owned(),
            actor,
        });
        uncrowned.missing = Switch::On;
        let body = Body::CrownMissing {
            entry: uncrowned.entry,
            held: Some(text.to_owned()),
        };
        self.record(actor, Source::Program, body, now);
        true
    }

    /// The half-move that is known to miss its crown.
    pub(super) fn crown_missing(&self) -> Option<EntryId> {
        let uncrowned = self.uncrowned.as_ref();
        let missing = uncrowned.filter(|it| it.missing == Switch::On)?;
        Some(missing.entry)
    }

    /// The other side has begun, or the mover has pressed: that the crown is missing is written down, once.
    pub(super) fn crown_is_missing(&mut self, now: Moment) {
        let Some(uncrowned) = self.uncrowned.as_mut() else {
            return;
        };
        if std::mem::replace(&mut uncrowned.missing, Switch::On) == Switch::Off {
            let (entry, held) = (uncrowned.entry, None);
            let body = Body::CrownMissing { entry, held };
            self.record(None, Source::Program, body, now);
        }
    }

    /// Does this board show the crown now?
    pub(super) fn look_for_crown(&mut self, of: BoardOf, reading: &Reading, now: Moment) {
        let Some(uncrowned) = self.uncrowned.as_ref().filter(|it| it.of == of) else {
            return;
        };
        let Some(last) = self.game.last().filter(|it| it.id == uncrowned.entry) else {
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
        if self.crown_awaited() {
            self.crowned(actor, Source::Keys, now);
        } else {
            self.refused(line, "no crown is missing", actor, now);
            self.reply(actor, Message::Noted);
        }
    }

    fn crowned(&mut self, actor: Option<Actor>, source: Source, now: Moment) {
        let Some(uncrowned) = self.uncrowned.take() else {
            return;
        };
        let entry = uncrowned.entry;
        self.record(actor, source, Body::Crowned { entry }, now);
        // It stands from now on.
        if let Some(last) = self.game.last_mut().filter(|last| last.id == entry) {
            last.seen = now;
        }
        self.release_held(uncrowned, now);
    }

    /// Nobody waits for the crown any more: somebody pressed, or a board shows that the other side has
    /// moved. What is given back was held; only after a press it is still to be done.
    pub(super) fn give_crown_up(&mut self, by: MadeBy, now: Moment) -> Option<Uncrowned> {
        self.crown_is_missing(now);
        let uncrowned = self.uncrowned.take()?;
        self.make_last(by, now);
        Some(uncrowned)
    }

    pub(super) fn release_held(&mut self, uncrowned: Uncrowned, now: Moment) {
        if let Some(Held { how, text, actor }) = uncrowned.held {
            match how {
                How::Typed => self.typed_move(&text, actor, now),
                How::Said => self.said(&text, actor, now),
            }
        }
    }
}
