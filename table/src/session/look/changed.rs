// SPDX-License-Identifier: GPL-3.0-or-later
//! Answers `changed`: the changes that the last half-move made on the asker's board, as the asker's fingers would find
//! them.
//!
//! The board is compared with the position before that half-move, not with the position that the board should show
//! now. So if a capture was not carried out, or only in part, the answer tells what really changed, and no answer
//! reveals what would be right.

use zgoda_game::{Reading, Setup, Square};
use zgoda_speech::Message;
use zgoda_speech::announcement::{Changes, Holds};

use super::Asker;
use super::squares::holds;
use crate::session::boards::Boards;
use crate::session::look::Look;
use crate::session::reply::Reply;
use crate::session::table::Table;

/// Answers `changed`: the squares that the last half-move changed.
pub(super) fn changed(
    asker: Asker,
    boards: &Boards,
    look: &mut Look,
    table: &Table,
) -> Option<Reply> {
    let last = look.plies_behind_the_board(asker, table).checked_sub(1);
    let Some(entry) = last.and_then(|index| table.game().standing().get(index)) else {
        return Some(Reply::Said(Message::NoMoveYet));
    };
    let (before, mover) = (entry.before, entry.side);
    let (view, told) = look.view(asker, boards, table);
    let order = table.sitting(asker.side).reading_order();
    let mut changes = Changes::default();
    for square in order {
        match change(&before, &view, square) {
            Change::None => {}
            Change::Reached => changes.reached.push(square),
            Change::Emptied if before.pieces(mover).has(square) => changes.left.push(square),
            Change::Emptied => changes.taken.push(square),
        }
    }
    look.tell(asker, Message::Changed { changes, told }, table)
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    None,
    Reached,
    Emptied,
}

fn change(before: &Setup, view: &Reading, square: Square) -> Change {
    match (before.at(square), holds(view, square)) {
        (None, Holds::Nothing) => Change::None,
        (Some(was), Holds::Piece(is)) if was == is => Change::None,
        // A difference that the board cannot sense counts as no change.
        (Some(_), Holds::Something) => Change::None,
        (Some(_), Holds::Nothing) => Change::Emptied,
        (_, Holds::Piece(_) | Holds::Something) => Change::Reached,
    }
}
