// SPDX-License-Identifier: GPL-3.0-or-later
//! Announcements made aloud at the board, and their comparison with boards and entries.
//!
//! The program cannot hear. An announcement reaches it as a line with `said`, or as a half-move typed on a side with a sensor
//! board. The program avoids talking over people: if announcement and board agree, a sound is enough.

use zgoda_game::notation::{Resolution, WrittenMove, resolve, write_move};
use zgoda_game::{Move, Setup, Side};
use zgoda_record::event::{Body, EntryId, MadeBy, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, Action, BoardState, Consent, Earcon, SpokenMove};

use super::{HalfMoves, slip_corrections};
use crate::session::boards::Boards;
use crate::session::fair_play::Audience;
use crate::session::game::{Announced, Origin, StandingEntry, State};
use crate::session::question::{Entering, Instead};
use crate::session::table::Table;

impl Announced {
    /// True if the announcement names the half-move that was done.
    pub(in crate::session) fn agrees(&self, done: &StandingEntry) -> bool {
        means(&self.written, &done.before, &done.mv)
    }

    /// True if the announcement names this half-move, which the board has yet to show.
    pub(in crate::session) fn waits_for(&self, before: &Setup, mv: &Move) -> bool {
        self.entry.is_none() && means(&self.written, before, mv)
    }

    /// The announced half-move in the form in which it is spoken together with the half-move that was played. Both get the word of
    /// the played half-move, because it is unknown if the announced one captures.
    fn spoken(&self, action: Action) -> SpokenMove {
        SpokenMove {
            from: self.written.from(),
            via: Vec::new(),
            to: self.written.to(),
            action,
        }
    }
}

impl HalfMoves {
    /// Takes an announcement that was made aloud on `side`. It announces a half-move that the board will show, or is itself the
    /// entry, or is about an earlier entry.
    pub(in crate::session) fn said(
        &mut self,
        written: &WrittenMove,
        side: Side,
        boards: &Boards,
        table: &mut Table,
    ) {
        let actor = table.actor();
        if boards.sense(side, table) && !table.states_unseen(written, side) {
            said_of_board(written, side, boards, table);
        } else if side == table.game().now().turn() {
            let entering = Entering {
                source: Source::Announced,
                actor,
                written: table.line().to_owned(),
                instead: Instead::Nothing,
            };
            self.enter_written(written, side, entering, boards, table);
        } else {
            said_of_entry(written, side, table);
        }
    }
}

/// Takes a player's repetition of the other side's half-move. Returns false if the line is no such repetition.
pub(in crate::session) fn was_repeated(written: &WrittenMove, table: &mut Table) -> bool {
    let actor = table.actor();
    let player = table.names_mover(actor);
    let about = player.and_then(|player| Some((player, repeats(written, player, table)?)));
    if let Some((player, entry)) = about {
        repeated(written, player, entry, table);
    }
    about.is_some()
}

/// The side that made the announcement.
pub(in crate::session) fn announcer(written: &WrittenMove, table: &Table) -> Side {
    let actor = table.actor();
    let player = table.names_mover(actor);
    player.unwrap_or_else(|| nameless_announcer(written, table))
}

/// The side of an announcement without a name: the last mover if the announcement is about the last half-move, otherwise the side
/// to move.
fn nameless_announcer(written: &WrittenMove, table: &Table) -> Side {
    let turn = table.game().now().turn();
    let Some(last) = table.game().last() else {
        return turn;
    };
    let again = last.state == State::Open && means(written, &last.before, &last.mv);
    if again || !owns(table.game().now(), turn, written) && owns(&last.before, last.side, written) {
        last.side
    } else {
        turn
    }
}

/// The entry of the other side's half-move that `player` repeats or tries to repeat. The first square of the announcement must have
/// had a piece of the other side, and must have no piece of the player.
fn repeats(written: &WrittenMove, player: Side, table: &Table) -> Option<EntryId> {
    let other = player.other();
    let entry = table.game().last_of(other)?;
    let about = if table.game().last()?.side == other {
        owns(&entry.before, other, written)
    } else {
        means(written, &entry.before, &entry.mv)
    };
    (about && !owns(table.game().now(), player, written)).then_some(entry.id)
}

/// Notes the form in which a player repeats the other side's half-move, which shows the player's own record. In official play a
/// difference is left to the arbiter, and players are not told of it.
fn repeated(written: &WrittenMove, player: Side, entry: EntryId, table: &mut Table) {
    let actor = table.actor();
    let Some(found) = table.game().entry(entry).cloned() else {
        return;
    };
    let agrees = means(written, &found.before, &found.mv);
    let body = Body::Said {
        by: Some(player),
        written: table.line().to_owned(),
        notation: named(written, &found.before),
        entry: Some(entry),
        agrees: Some(agrees),
    };
    table.commit(actor, Source::Announced, body);
    let said = SpokenMove {
        from: written.from(),
        via: Vec::new(),
        to: written.to(),
        action: table.action(&found.before, &found.mv),
    };
    if agrees {
        let about = About::entry(found.ply, entry.0);
        let message = Message::SaidNoted { said };
        table.sound(Audience::Hand(player), message, Earcon::Agree, about);
    } else if table.options().mode == Mode::Training {
        let entered = table.spoken(&found.before, &found.mv);
        let message = Message::SaidButEntered { said, entered };
        table.say_when_durable(table.answered_of(player), message, About::default());
    }
}

/// Takes an announcement on a side with a sensor board. The board is expected to show the half-move.
pub(in crate::session) fn said_of_board(
    written: &WrittenMove,
    side: Side,
    boards: &Boards,
    table: &mut Table,
) {
    if table.game().last().is_some_and(|last| last.side == side) {
        said_of_entry(written, side, table);
        return;
    }
    let before = table.game().now().with_turn(side);
    said_first(side, named(written, &before), table);
    // A player with a piece in hand is already moving, so the sound is only for players who have not begun (S25).
    let of = table.shown_on(side);
    if of.is_some_and(|of| boards.board_state(of) != BoardState::UnderWay(of)) {
        let hand = Audience::Hand(side);
        table.sound(
            hand,
            Message::NotYetPlayed,
            Earcon::NotYet,
            About::default(),
        );
    }
}

/// Notes an announcement of a half-move that the board of `side` has yet to show: the typed line, and the half-move that the line
/// names.
pub(in crate::session) fn said_first(side: Side, notation: Option<String>, table: &mut Table) {
    let body = Body::Said {
        by: Some(side),
        written: table.line().to_owned(),
        notation,
        entry: None,
        agrees: None,
    };
    announces(side, body, table);
}

/// Takes an announcement of a half-move that is in the record already.
fn said_of_entry(written: &WrittenMove, side: Side, table: &mut Table) {
    let actor = table.actor();
    let Some(entry) = table
        .game()
        .last()
        .filter(|last| last.side == side)
        .cloned()
    else {
        let body = Body::Said {
            by: Some(side),
            written: table.line().to_owned(),
            notation: None,
            entry: None,
            agrees: None,
        };
        table.commit(actor, Source::Announced, body);
        return;
    };
    let agrees = means(written, &entry.before, &entry.mv);
    let body = Body::Said {
        by: Some(side),
        written: table.line().to_owned(),
        notation: named(written, &entry.before),
        entry: Some(entry.id),
        agrees: Some(agrees),
    };
    announces(side, body, table);
    if !agrees {
        say_differs(&entry, table);
        return;
    }
    if table.game().is_not_stated(&entry) {
        let body = Body::EntryStated {
            entry: entry.id,
            written: table.line().to_owned(),
        };
        table.commit(actor, Source::Announced, body);
    }
    let about = About::entry(entry.ply, entry.id.0);
    let said = SpokenMove {
        from: written.from(),
        via: Vec::new(),
        to: written.to(),
        action: table.action(&entry.before, &entry.mv),
    };
    let message = Message::SaidNoted { said };
    table.sound(Audience::Public, message, Earcon::Agree, about);
}

/// Takes the statement of `side` about its last half-move, which only the other side's board has shown. If the statement differs
/// from a half-move that already counts, the half-move stays valid, and both are kept for the arbiter (Kodeks VIII 3.1).
pub(in crate::session) fn stated_of_made(written: &WrittenMove, side: Side, table: &mut Table) {
    let Some(entry) = table.game().last().cloned() else {
        return;
    };
    if means(written, &entry.before, &entry.mv) {
        return said_of_entry(written, side, table);
    }
    let said = table.line().to_owned();
    let body = Body::Said {
        by: Some(side),
        written: said.clone(),
        notation: named(written, &entry.before),
        entry: Some(entry.id),
        agrees: Some(false),
    };
    let actor = table.actor();
    table.commit(actor, Source::Keys, body);
    let body = Body::DiscrepancyLeft {
        entry: entry.id,
        said: named(written, &entry.before).unwrap_or(said),
        done: write_move(&entry.before, &entry.mv),
    };
    table.commit(None, Source::Program, body);
    // In official play players do not hear that two records differ, because only the arbiter deals with such a difference (VIII
    // 3.1).
    if table.options().mode == Mode::Training {
        table.reply(Message::Noted);
    }
}

/// Writes down an announcement of `side`, about an entry or a half-move that its board has yet to show. If it names other squares
/// than the announcement before it, and the clock was not pressed, it corrects a slip.
fn announces(side: Side, body: Body, table: &mut Table) {
    let actor = table.actor();
    let former = table.game().announced(side).cloned();
    table.commit(actor, Source::Announced, body);
    let (Some(former), Some(announced)) = (former, table.game().announced(side).cloned()) else {
        return;
    };
    if former.entry == announced.entry {
        let entry = announced.entry.and_then(|entry| table.game().entry(entry));
        let ply = entry.map_or(table.game().next_ply(), |entry| entry.ply);
        slip_corrections::slip_corrected(
            side,
            ply,
            (former.text, announced.text),
            former.at,
            table,
        );
    }
}

/// The side on move, if its board has yet to show a half-move that this actor announced. If the actor is not known, any person may
/// have announced it.
pub(super) fn announced_only(table: &Table) -> Option<Side> {
    let actor = table.actor();
    let turn = table.game().now().turn();
    let player = table.names_mover(actor);
    let waits = table.game().announced(turn)?.entry.is_none();
    (waits && player.is_none_or(|side| side == turn)).then_some(turn)
}

/// Ends the time for correcting the announcement of the last half-move. If the announcement differs from the half-move, the
/// difference is left to the arbiter (Kodeks VIII 3.1), and the half-move is not changed.
pub(super) fn words_stand(table: &mut Table) {
    let Some(last) = table.game().last().cloned() else {
        return;
    };
    let announced = table.game().announced(last.side);
    let announced = announced.filter(|it| it.entry == Some(last.id));
    if let Some(announced) = announced.filter(|it| !it.agrees(&last)) {
        let body = Body::DiscrepancyLeft {
            entry: last.id,
            said: announced.text.clone(),
            done: write_move(&last.before, &last.mv),
        };
        table.commit(None, Source::Program, body);
    }
}

/// Says "You said A, your board shows B" to the mover alone, before the press (S02). In official play this needs the event's
/// consent.
pub(super) fn say_differs(entry: &StandingEntry, table: &mut Table) {
    let official = table.options().mode == Mode::Official;
    let consented = table.options().event.consents.has(Consent::PrivateWord);
    let waits = table.press_that_waits();
    let pressed = entry.state == State::Made(MadeBy::Press)
        || waits.is_some_and(|press| press.side == entry.side);
    if official && (!consented || pressed) {
        return;
    }
    let shown = table.spoken(&entry.before, &entry.mv);
    let Some(announced) = table.game().announced(entry.side) else {
        return;
    };
    let said = announced.spoken(shown.action);
    let message = match entry.origin {
        Origin::Board(_) => Message::SaidButShown { said, shown },
        Origin::Hand => Message::SaidButEntered {
            said,
            entered: shown,
        },
    };
    table.say_when_durable(Audience::Hand(entry.side), message, About::default());
}

/// True if a piece of `side` stands where `written` begins.
pub(in crate::session) fn owns(setup: &Setup, side: Side, written: &WrittenMove) -> bool {
    setup.pieces(side).has(written.from())
}

/// The half-move as PDN, if it could be resolved.
pub(in crate::session) fn named(written: &WrittenMove, before: &Setup) -> Option<String> {
    match resolve(written, before) {
        Resolution::Legal(mv) | Resolution::NotLegal(mv) => Some(write_move(before, &mv)),
        Resolution::Ambiguous { .. } | Resolution::NoSuch(_) => None,
    }
}

/// True if `written` names the half-move `mv` on `before`.
pub(in crate::session) fn means(written: &WrittenMove, before: &Setup, mv: &Move) -> bool {
    match resolve(written, before) {
        Resolution::Legal(meant) | Resolution::NotLegal(meant) => {
            meant == *mv || (meant.from, meant.to) == (mv.from, mv.to)
        }
        Resolution::Ambiguous { candidates, .. } => candidates.contains(mv),
        Resolution::NoSuch(_) => (written.from(), written.to()) == (mv.from, mv.to),
    }
}
