// SPDX-License-Identifier: GPL-3.0-or-later
//! The cursor: the square of each hand. Gestures move the cursor, and questions begin from its square.
//!
//! The cursor never jumps by itself and never wraps: at the edge a sound is enough, because a person who hears the sound knows that
//! the cursor has not moved. Where the piece on the cursor's square may not be told, the number alone is told, so that a half-move
//! can be pointed at in official play without a word about the position.

use zgoda_game::Square;
use zgoda_input::command::gesture::Gesture;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Consent, ToldFrom};

use super::squares::occupant;
use super::{Answered, Asker};
use crate::session::boards::Boards;
use crate::session::look::Look;
use crate::session::reply::Reply;
use crate::session::table::Table;

/// The place of one hand.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::session) struct Cursor {
    /// The square; `None` before the first move of the cursor, which is then in the corner.
    at: Option<Square>,
    /// The source told with the last square; the same source is not repeated with every step.
    told: Option<ToldFrom>,
}

impl Look {
    /// Handles a gesture for the cursor.
    pub(in crate::session) fn move_cursor(
        &mut self,
        gesture: Gesture,
        asker: Asker,
        boards: &Boards,
        table: &Table,
    ) -> Option<Reply> {
        let here = self.cursor_of(asker, table)?;
        match gesture {
            Gesture::Here => {
                // The asker may have come back to the board, so the source is told again.
                self.cursor_mut(asker).told = None;
                self.tell_cursor(asker, boards, table)
            }
            Gesture::Choose | Gesture::Leave => Some(Reply::Said(Message::NothingOpen)),
            _ => match table.sitting(asker.side).steered(here, gesture) {
                Some(square) => {
                    self.put_cursor(asker, square);
                    self.tell_cursor(asker, boards, table)
                }
                None => Some(Reply::Edge(Message::AtTheEdge { square: here })),
            },
        }
    }

    /// The square of the asker's cursor.
    pub(in crate::session) fn cursor_of(&self, asker: Asker, table: &Table) -> Option<Square> {
        let own = self.cursor(asker).at;
        own.or_else(|| table.sitting(asker.side).corner())
    }

    /// True once the asker has gone to a square.
    pub(super) fn has_a_cursor(&self, asker: Asker) -> bool {
        self.cursor(asker).at.is_some()
    }

    /// Moves the cursor to this square without a word.
    pub(in crate::session) fn put_cursor(&mut self, asker: Asker, square: Square) {
        self.cursor_mut(asker).at = Some(square);
    }

    /// Says where the cursor is and, where that may be told, the contents of its square.
    pub(super) fn tell_cursor(
        &mut self,
        asker: Asker,
        boards: &Boards,
        table: &Table,
    ) -> Option<Reply> {
        let square = self.cursor_of(asker, table)?;
        if asker.answered == Answered::AtAnEar && !table.may(Consent::BoardByEar) {
            return Some(Reply::Said(Message::CursorAt { square }));
        }
        let (view, told) = self.view(asker, boards, table);
        let occupant = occupant(&view, square);
        let before = self.cursor_mut(asker).told.replace(told);
        let message = if before == Some(told) {
            Message::CursorOn { occupant }
        } else {
            Message::SquareHolds { occupant, told }
        };
        self.tell(asker, message, table)
    }
}
