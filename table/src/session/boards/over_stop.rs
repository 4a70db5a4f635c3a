// SPDX-License-Identifier: GPL-3.0-or-later
//! Half-moves begun before the arbiter stopped play and finished after it. While play is stopped, hands make no
//! half-moves, but such a half-move was begun within the player's time. Only the desk is told of it, with the moments of
//! its beginning and end. Before the game goes on, the arbiter decides whether the half-move is entered.

use std::time::Duration;

use zgoda_game::notation::write_move;
use zgoda_game::{Moment, Move, Seen, Square, legal_moves};
use zgoda_record::event::{Body, Source};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, BoardOf};

use super::difference::InWords;
use super::{Boards, Presence};
use crate::desk_words::note::DeskNote;
use crate::session::ask::{Ask, Coming};
use crate::session::desk::authority::Authority;
use crate::session::fair_play::Audience;
use crate::session::game::Done;
use crate::session::question::{Entering, Instead};
use crate::session::table::Table;

/// The men that were in hands when play was stopped.
#[derive(Clone, Debug)]
pub(super) struct AtTheStop {
    stopped: Moment,
    /// The lifted men of the side to move, each with the moment at which it was lifted.
    taken_up: Vec<(Square, Moment)>,
}

/// Notes the men that are in hands when the arbiter stops play, because hands may have begun a half-move.
pub(in crate::session) fn play_stops(boards: &mut Boards, table: &Table) {
    let stopped = table.now();
    let now = *table.game().now();
    let movers = table.shown_on(now.turn());
    for board in &mut boards.all {
        let reading = board.shadow.reading().filter(|_| {
            movers == Some(board.board.of)
                && board.presence == Presence::Here
                && board.difference.is_none()
        });
        let off = |square: &Square| {
            let own = now.at(*square).is_some_and(|it| it.side == now.turn());
            own && reading.is_some_and(|reading| reading.at(*square) == Seen::Empty)
        };
        let squares = now.variant().squares().into_iter().filter(off);
        let taken_up = squares.filter_map(|square| Some((square, board.touches.lifted(square)?)));
        let taken_up: Vec<_> = taken_up.collect();
        board.at_the_stop = (!taken_up.is_empty()).then_some(AtTheStop { stopped, taken_up });
    }
}

/// True if this board shows a half-move that was begun before the stop. The desk is told of the half-move, and it does
/// not count as a difference.
pub(super) fn is_over_the_stop(boards: &Boards, of: BoardOf, table: &mut Table) -> bool {
    let refused = boards.board(of).is_some_and(|it| it.difference.is_some());
    if !table.stopped() || refused {
        return false;
    }
    if let Some(waits) = table.game().over_stop().filter(|it| it.board == of) {
        let before = table.game().now();
        let mv = waits.half_move(before);
        return mv.is_some_and(|mv| shows(boards, of, &mv, table));
    }
    let Some((mv, began, stopped)) = ended_over_the_stop(boards, of, table) else {
        return false;
    };
    let before = *table.game().now();
    let notation = write_move(&before, &mv);
    let placed = boards
        .board(of)
        .and_then(|board| board.touches.placed(mv.to));
    let ended = placed.unwrap_or(table.now()).since(stopped);
    let began = stopped.since(began);
    let body = Body::HandOverStop {
        board: of,
        notation: notation.clone(),
        began_ms: milliseconds(began),
        ended_ms: milliseconds(ended),
    };
    table.commit(None, Source::Sensor, body);
    table.tell_desk(DeskNote::HandOverStop {
        side: before.turn(),
        what: notation,
        began,
        ended,
    });
    true
}

/// The half-move on this board that was begun before the stop, with the moments when it began and ended.
fn ended_over_the_stop(
    boards: &Boards,
    of: BoardOf,
    table: &Table,
) -> Option<(Move, Moment, Moment)> {
    let at_the_stop = boards.board(of)?.at_the_stop.as_ref()?;
    let moves = legal_moves(table.game().now());
    let mut shown = moves.iter().filter(|mv| shows(boards, of, mv, table));
    let (mv, None) = (shown.next()?, shown.next()) else {
        return None;
    };
    let mut taken_up = at_the_stop.taken_up.iter();
    let (_, began) = taken_up.find(|(square, _)| *square == mv.from)?;
    Some((*mv, *began, at_the_stop.stopped))
}

/// True if this board shows the position after this half-move.
fn shows(boards: &Boards, of: BoardOf, mv: &Move, table: &Table) -> bool {
    let reading = boards.board(of).and_then(|board| board.shadow.reading());
    let after = mv.apply(table.game().now());
    reading.is_some_and(|reading| reading.differs_from(&after).is_empty())
}

/// The half-move over the stop on which the arbiter has to decide; `None` if its board does not show it any more.
pub(in crate::session) fn over_the_stop(boards: &Boards, table: &Table) -> Option<Move> {
    let waits = table.game().over_stop()?;
    let mv = waits.half_move(table.game().now())?;
    shows(boards, waits.board, &mv, table).then_some(mv)
}

/// Enters the half-move over the stop, because the arbiter decided so.
pub(in crate::session) fn enter_over_the_stop(
    boards: &mut Boards,
    by: Authority,
    table: &mut Table,
) {
    let (Some(mv), Some(waits)) = (over_the_stop(boards, table), table.game().over_stop()) else {
        return;
    };
    let of = waits.board;
    let done = Done::on_board(table.game().now().turn(), mv, of);
    let entering = Entering {
        source: Source::Asked,
        actor: by.actor(),
        written: String::new(),
        instead: Instead::Nothing,
    };
    boards.mended(of);
    table.ask(Ask::Enter(Box::new(Coming::new(done, entering))));
}

/// Leaves out the half-move over the stop, because the arbiter decided so. From then on the board differs from the
/// record.
pub(in crate::session) fn refuse_over_the_stop(boards: &mut Boards, table: &mut Table) {
    let Some(of) = table.game().over_stop().map(|waits| waits.board) else {
        return;
    };
    boards.note_difference(of, InWords::Now, table);
    if !boards.is_the_desks(of, table) {
        let differs = Message::BoardDiffers { board: of };
        table.say_when_durable(Audience::Public, differs, About::board(of));
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
