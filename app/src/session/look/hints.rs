//! What is told in training alone: where a piece can go, what must be taken, what could be lost. The rules are asked,
//! nothing is weighed: there is no engine in this program.

use zgoda_game::{Setup, Side, Square, SquareSet, legal_moves};
use zgoda_speech::Message;
use zgoda_speech::announcement::Freedom;

use super::{Asker, Understood};
use crate::session::Session;

impl Session {
    /// `moves`: where the piece on a square can go, as if its side were to move.
    pub(super) fn can_go(&mut self, text: &str, asker: Asker) -> Understood {
        let Some(square) = self.named_square(text, asker) else {
            return Understood::No;
        };
        let setup = self.position(asker);
        let Some(piece) = setup.at(square) else {
            return self.square(text, asker);
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
            to: self.as_read(to, asker.side),
        };
        self.tell(asker, message)
    }

    /// `captures`: those of the side to move, each of which may be chosen.
    pub(super) fn captures_due(&mut self, asker: Asker) -> Understood {
        let setup = self.position(asker);
        let moves = legal_moves(&setup);
        let captures = moves.iter().filter(|mv| mv.is_capture());
        let captures = captures.map(|mv| self.table.spoken(&setup, mv)).collect();
        self.tell(asker, Message::CapturesDue { captures })
    }

    /// `attacked`: one's own pieces that the other side could take if it were to move.
    pub(super) fn attacked(&mut self, asker: Asker) -> Understood {
        let setup = self.position(asker).with_turn(asker.side.other());
        let taken = legal_moves(&setup)
            .iter()
            .fold(SquareSet::EMPTY, |all, mv| all | mv.captured);
        let squares = self.as_read(taken, asker.side);
        self.tell(asker, Message::Attacked { squares })
    }

    /// What the questions are about: the record, as it is or as it was.
    fn position(&self, asker: Asker) -> Setup {
        self.past_board(asker).unwrap_or(*self.table.game().now())
    }

    fn as_read(&self, set: SquareSet, side: Side) -> Vec<Square> {
        let order = self.table.sitting(side).reading_order().into_iter();
        order.filter(|square| set.has(*square)).collect()
    }
}
