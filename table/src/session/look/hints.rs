// SPDX-License-Identifier: GPL-3.0-or-later
//! Answers that are told in training alone: where a piece can go, the captures that are due, the pieces that could be lost.
//! The rules are applied, but no position is evaluated: there is no engine in this program.

use zgoda_game::{Setup, Side, Square, SquareSet, legal_moves};
use zgoda_input::command::Asked;
use zgoda_speech::Message;
use zgoda_speech::announcement::Freedom;

use super::Asker;
use crate::session::boards::Boards;
use crate::session::look::Look;
use crate::session::reply::Reply;
use crate::session::table::Table;

/// `moves`: the squares to which the piece on a square can go, as if its side were to move. Without a square, the answer is about
/// the piece at the cursor. With `all`, or before the cursor was used, the answer is every half-move.
pub(super) fn can_go(
    text: &str,
    asker: Asker,
    boards: &Boards,
    look: &mut Look,
    table: &Table,
) -> Option<Reply> {
    if text == Asked::All.word() || text.is_empty() && !look.has_a_cursor(asker) {
        return all_moves(asker, look, table);
    }
    let square = look.named_square(text, asker, table)?;
    let setup = position(asker, look, table);
    let Some(piece) = setup.at(square) else {
        return look.square(text, asker, boards, table);
    };
    let moves = legal_moves(&setup.with_turn(piece.side));
    let own = moves.iter().filter(|mv| mv.from == square);
    let to: SquareSet = own.map(|mv| mv.to).collect();
    let takes = moves.iter().any(zgoda_game::Move::is_capture);
    let freedom = match (to.is_empty(), takes) {
        (false, true) => Freedom::Takes,
        (false, false) => Freedom::Moves,
        (true, true) => Freedom::AnotherTakes,
        (true, false) => Freedom::Stuck,
    };
    let message = Message::CanGo {
        square,
        freedom,
        to: as_read(to, asker.side, table),
    };
    look.tell(asker, message, table)
}

/// `moves all`, and `moves` without a square: every half-move of the side to move.
fn all_moves(asker: Asker, look: &mut Look, table: &Table) -> Option<Reply> {
    let now = *table.game().now();
    let setup = look.past_board(asker, table).unwrap_or(now);
    let moves = legal_moves(&setup);
    let moves = moves.iter().map(|mv| table.spoken(&setup, mv)).collect();
    look.tell(asker, Message::AllMoves { moves }, table)
}

/// `captures`: the captures of the side to move, any of which may be chosen.
pub(super) fn captures_due(asker: Asker, look: &mut Look, table: &Table) -> Option<Reply> {
    let now = *table.game().now();
    let setup = look.past_board(asker, table).unwrap_or(now);
    let moves = legal_moves(&setup);
    let captures = moves.iter().filter(|mv| mv.is_capture());
    let captures = captures.map(|mv| table.spoken(&setup, mv)).collect();
    look.tell(asker, Message::CapturesDue { captures }, table)
}

/// `attacked`: the asker's own pieces that the other side could take if it were to move.
pub(super) fn attacked(asker: Asker, look: &mut Look, table: &Table) -> Option<Reply> {
    let setup = position(asker, look, table).with_turn(asker.side.other());
    let taken = legal_moves(&setup)
        .iter()
        .fold(SquareSet::EMPTY, |all, mv| all | mv.captured);
    let squares = as_read(taken, asker.side, table);
    look.tell(asker, Message::Attacked { squares }, table)
}

/// The position that the questions are about: the present position of the record, or the past position that the asker looks at.
fn position(asker: Asker, look: &Look, table: &Table) -> Setup {
    look.past_board(asker, table).unwrap_or(*table.game().now())
}

fn as_read(set: SquareSet, side: Side, table: &Table) -> Vec<Square> {
    let order = table.sitting(side).reading_order().into_iter();
    order.filter(|square| set.has(*square)).collect()
}
