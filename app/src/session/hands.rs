//! The simulated hands, which do on their board what is typed.

use zgoda_game::notation::{Resolution, WrittenMove, resolve};
use zgoda_game::{Moment, Side};
use zgoda_speech::Message;

use super::announced::means;
use super::effect::Effect;
use super::options::Hands;
use super::{Entering, Instead, Session};
use crate::record::event::{Actor, Source};

impl Session {
    pub(super) fn hand(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        let simulated = self
            .options
            .board
            .is_some_and(|board| board.hands == Hands::Simulated);
        if !simulated {
            self.refused(text, "no simulated board", actor, now);
            self.reply(actor, Message::NoSensorBoard);
            return;
        }
        let Some(written) = self.read(text, actor, now) else {
            return;
        };
        let side = self.mover(actor);
        self.hand_move(&written, side, text, actor, now);
    }

    pub(super) fn hand_move(
        &mut self,
        written: &WrittenMove,
        side: Side,
        text: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        let now_there = self.game.line();
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
                self.effects.push_back(Effect::Hand { before, mv });
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
