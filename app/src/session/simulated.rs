//! The simulated hands, which do on their board what is typed.

use zgoda_game::notation::{Resolution, WrittenMove, resolve};
use zgoda_game::{Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::BoardOf;

use super::announced::means;
use super::effect::Effect;
use super::options::Hands;
use super::{Entering, Instead, Session};
use crate::record::event::{Actor, Source};

impl Session {
    pub(super) fn hand(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        let side = self.mover(actor);
        let Some(board) = self.simulated(side) else {
            self.refused(text, "no simulated board", actor, now);
            self.reply(actor, Message::NoSensorBoard);
            return;
        };
        let Some(written) = self.read(text, actor, now) else {
            return;
        };
        self.hand_move(&written, board, side, (text, actor), now);
    }

    /// The board with simulated hands on which they work for `side`: its own, else the other side's.
    pub(super) fn simulated(&self, side: Side) -> Option<BoardOf> {
        let boards = [side, side.other()].map(|side| self.options.boards.of(side));
        let mut boards = boards.into_iter().flatten();
        let board = boards.find(|board| board.hands == Hands::Simulated)?;
        Some(board.of)
    }

    pub(super) fn hand_move(
        &mut self,
        written: &WrittenMove,
        board: BoardOf,
        side: Side,
        (text, actor): (&str, Option<Actor>),
        now: Moment,
    ) {
        let now_there = self.game.line(board);
        // A half-move that is in the record and not yet on the board is what the hand does first.
        let before = match &now_there.last {
            Some(last)
                if last.state == zgoda_game::shadow::LastState::ToTransfer
                    && means(written, &last.before, &last.mv) =>
            {
                last.before
            }
            _ => now_there.now.with_turn(side),
        };
        let entering = Entering {
            source: Source::Keys,
            actor,
            written: text.to_owned(),
            instead: Instead::Nothing,
        };
        match resolve(written, &before) {
            Resolution::Legal(mv) | Resolution::NotLegal(mv) => {
                self.effects.push_back(Effect::Hand { board, before, mv });
            }
            Resolution::Ambiguous { candidates, .. } => {
                self.ask_which_way(side, &before, candidates, entering);
            }
            Resolution::NoSuch(error) => {
                self.refused(text, &error.to_string(), actor, now);
                self.reply(
                    actor,
                    Message::MoveForm {
                        text: text.to_owned(),
                    },
                );
            }
        }
    }
}
