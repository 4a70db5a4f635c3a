//! What stands where: a square, a row, the pieces of a side. One's own board, as fingers could feel it.
//!
//! What is read from the record instead is said to be. In official play either needs the event's consent. Lists go
//! as the player sits: row by row from his own on, from the left to the right.

use zgoda_game::{Kind, Moment, Piece, Reading, Seen, Side, Square};
use zgoda_speech::Message;
use zgoda_speech::announcement::{Consent, Holds, Occupant, Told};

use super::sitting::Sitting;
use crate::record::event::Actor;
use crate::session::Session;

impl Session {
    /// `square`: what stands there. The cursor goes there, too.
    pub(in crate::session) fn square(
        &mut self,
        text: &str,
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        if !self.consented(Consent::BoardByEar, line, actor, now) {
            return;
        }
        let Some(square) = self.named_square(text, actor) else {
            return;
        };
        self.put_cursor(self.asker(actor), square);
        let (view, told) = self.view(actor);
        let occupant = occupant(&view, square);
        self.reply(actor, Message::SquareHolds { occupant, told });
    }

    /// `row`: every square of it.
    pub(in crate::session) fn row(
        &mut self,
        text: &str,
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        if !self.consented(Consent::BoardByEar, line, actor, now) {
            return;
        }
        let Some(square) = self.named_square(text, actor) else {
            return;
        };
        let (view, told) = self.view(actor);
        let squares = self.sitting(self.asker(actor)).row_of(square).into_iter();
        let row = squares.map(|square| occupant(&view, square)).collect();
        self.reply(actor, Message::RowHolds { row, told });
    }

    /// `men`, `kings`: where those of a side stand.
    pub(in crate::session) fn pieces(
        &mut self,
        (side, kind): (Side, Kind),
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        if !self.consented(Consent::BoardByEar, line, actor, now) {
            return;
        }
        let (view, told) = self.view(actor);
        let sitting = self.sitting(self.asker(actor));
        let squares = standing(&view, sitting, Piece { side, kind });
        let message = Message::PiecesStand {
            side,
            kind,
            squares,
            told,
        };
        self.reply(actor, message);
    }

    /// `board`: everything that stands on it, one's own pieces first and kings before men.
    pub(in crate::session) fn board_holds(
        &mut self,
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        if !self.consented(Consent::BoardByEar, line, actor, now) {
            return;
        }
        let (view, told) = self.view(actor);
        let own = self.asker(actor);
        let sitting = self.sitting(own);
        let pieces = [own, own.other()]
            .into_iter()
            .flat_map(|side| [Kind::King, Kind::Man].map(|kind| (side, kind)))
            .map(|(side, kind)| (side, kind, standing(&view, sitting, Piece { side, kind })))
            .filter(|(_, _, squares)| !squares.is_empty())
            .collect();
        self.reply(actor, Message::BoardHolds { pieces, told });
    }

    /// The square that a line names, or else the one the cursor is at; an answer where it names none that there is.
    fn named_square(&mut self, text: &str, actor: Option<Actor>) -> Option<Square> {
        if text.is_empty() {
            return self.cursor_of(self.asker(actor));
        }
        let square = self.game.now().variant().square(text.trim()).ok();
        if square.is_none() {
            let text = text.to_owned();
            self.reply(actor, Message::NotUnderstood { text });
        }
        square
    }

    /// The asker's own board: sensed where it has sensors and answers, else from the record. What
    /// its sensors do not tell of a square is taken from the record where that can be so.
    pub(super) fn view(&self, actor: Option<Actor>) -> (Reading, Told) {
        let asker = self.asker(actor);
        let own = self.options.boards.of(asker);
        let own = own.and_then(|board| self.board(board.of));
        match own.and_then(|board| board.shadow.reading()) {
            Some(reading) => (reading.completed_by(self.game.now()), Told::Sensed),
            None => (Reading::from_setup(self.game.now()), Told::FromRecord),
        }
    }
}

/// A square, with what is seen on it.
pub(super) fn occupant(view: &Reading, square: Square) -> Occupant {
    let holds = match view.at(square) {
        Seen::Piece(piece) => Holds::Piece(piece),
        Seen::Empty => Holds::Nothing,
        Seen::Side(_) | Seen::Something | Seen::Unread => Holds::Something,
    };
    Occupant { square, holds }
}

fn standing(view: &Reading, sitting: Sitting, piece: Piece) -> Vec<Square> {
    let squares = sitting.reading_order().into_iter();
    squares
        .filter(|square| view.at(*square) == Seen::Piece(piece))
        .collect()
}
