// SPDX-License-Identifier: GPL-3.0-or-later
//! The contents of a square, of its row, around it, and along its diagonals.
//!
//! The contents are those of the asker's own board, as fingers could feel it; contents that are read from the record instead are
//! marked as such.

use zgoda_game::square::Direction;
use zgoda_game::{Reading, Seen, Square};
use zgoda_input::command::squares::square_of;
use zgoda_speech::Message;
use zgoda_speech::announcement::{Holds, Occupant, Ray, ToldFrom, Towards};

use super::Asker;
use super::sitting::Sitting;
use crate::session::boards::Boards;
use crate::session::look::Look;
use crate::session::personal::vocabularies;
use crate::session::reply::Reply;
use crate::session::table::Table;

/// The four ways, in the order in which they are said: far before near, left before right.
const WAYS: [(Towards, Direction); 4] = [
    (Towards::UpLeft, Direction::UpLeft),
    (Towards::UpRight, Direction::UpRight),
    (Towards::DownLeft, Direction::DownLeft),
    (Towards::DownRight, Direction::DownRight),
];

impl Look {
    /// `square`: the contents of a square. The cursor goes there, too.
    pub(super) fn square(
        &mut self,
        text: &str,
        asker: Asker,
        boards: &Boards,
        table: &Table,
    ) -> Option<Reply> {
        let square = self.named_square(text, asker, table)?;
        self.put_cursor(asker, square);
        let (view, told) = self.view(asker, boards, table);
        let told = match view.unseen().has(square) {
            true => ToldFrom::FromRecord,
            false => told,
        };
        let occupant = occupant(&view, square);
        self.tell(asker, Message::SquareHolds { occupant, told }, table)
    }

    /// `row`: every square of the row of a square, from the left to the right.
    pub(super) fn row(
        &mut self,
        text: &str,
        asker: Asker,
        boards: &Boards,
        table: &Table,
    ) -> Option<Reply> {
        let square = self.named_square(text, asker, table)?;
        let (view, told) = self.view(asker, boards, table);
        let squares = table.sitting(asker.side).row_of(square).into_iter();
        let row = squares.map(|square| occupant(&view, square)).collect();
        self.tell(asker, Message::RowHolds { row, told }, table)
    }

    /// `around`: the neighbours of a square that are on the board.
    pub(super) fn around(
        &mut self,
        text: &str,
        asker: Asker,
        boards: &Boards,
        table: &Table,
    ) -> Option<Reply> {
        let square = self.named_square(text, asker, table)?;
        let (view, told) = self.view(asker, boards, table);
        let sitting = table.sitting(asker.side);
        let neighbours = WAYS.into_iter();
        let around = neighbours
            .filter_map(|(_, way)| sitting.step(square, way))
            .map(|square| occupant(&view, square))
            .collect();
        let message = Message::AroundHolds {
            square,
            around,
            told,
        };
        self.tell(asker, message, table)
    }

    /// `diagonals`: the pieces that a king on a square would meet, each way up to the edge.
    pub(super) fn diagonals(
        &mut self,
        text: &str,
        asker: Asker,
        boards: &Boards,
        table: &Table,
    ) -> Option<Reply> {
        let square = self.named_square(text, asker, table)?;
        let (view, told) = self.view(asker, boards, table);
        let message = Message::DiagonalsHold {
            occupant: occupant(&view, square),
            rays: rays(&view, table.sitting(asker.side), square),
            told,
        };
        self.tell(asker, message, table)
    }

    /// The square that a line names; if it names none, the square of the cursor.
    pub(super) fn named_square(&self, text: &str, asker: Asker, table: &Table) -> Option<Square> {
        match text.trim() {
            "" => self.cursor_of(asker, table),
            name => {
                let lexicon = vocabularies::lexicon_of(table.actor(), table);
                square_of(name, table.game().now().variant(), lexicon)
            }
        }
    }

    /// A player's own board: sensed where it has sensors and answers, else from the record. Facts that its sensors do not tell of a
    /// square are taken from the record, as far as both fit together. Where another player would hear the board in official play,
    /// the board of the record is told.
    pub(super) fn view(&self, asker: Asker, boards: &Boards, table: &Table) -> (Reading, ToldFrom) {
        if let Some(past) = self.past_board(asker, table) {
            return (Reading::from_setup(&past), ToldFrom::FromRecord);
        }
        let own = table.boards().of(asker.side);
        let own = own.filter(|_| table.may_hear_the_board_of(asker.side));
        let own = own.and_then(|board| boards.board(board.of));
        match own.and_then(|board| board.shadow.reading()) {
            Some(reading) => (reading.completed_by(table.game().now()), ToldFrom::Sensed),
            None => (
                Reading::from_setup(table.game().now()),
                ToldFrom::FromRecord,
            ),
        }
    }
}

/// A square, with its visible contents.
pub(super) fn occupant(view: &Reading, square: Square) -> Occupant {
    Occupant {
        square,
        holds: holds(view, square),
    }
}

/// The visible content of a square.
pub(super) fn holds(view: &Reading, square: Square) -> Holds {
    match view.at(square) {
        Seen::Piece(piece) => Holds::Piece(piece),
        Seen::Empty => Holds::Nothing,
        Seen::Side(_) | Seen::Something | Seen::Unread => Holds::Something,
    }
}

fn rays(view: &Reading, sitting: Sitting, from: Square) -> Vec<Ray> {
    let ray = |(towards, way): (Towards, Direction)| {
        let first = sitting.step(from, way)?;
        let squares = std::iter::successors(Some(first), |at| sitting.step(*at, way));
        let meets = squares
            .map(|square| occupant(view, square))
            .filter(|it| it.holds != Holds::Nothing)
            .collect();
        Some(Ray { towards, meets })
    };
    WAYS.into_iter().filter_map(ray).collect()
}
