//! Another game: this one is kept as it stands, and can go on later.

use zgoda_game::Moment;
use zgoda_speech::Message;

use super::effect::Effect;
use super::options::Mode;
use super::{Phase, Question, Session};
use crate::record::event::{Actor, Body, Source};

impl Session {
    /// `new game`: asked first. In an event a game is begun by who runs it, not by a player's word.
    pub(super) fn new_game(&mut self, line: &str, actor: Option<Actor>, now: Moment) {
        if self.table.options().mode == Mode::Official {
            self.table.refused(line, "in training only", actor, now);
            return self.table.reply(actor, Message::TrainingOnly);
        }
        self.question = Some(Question::NewGame);
        self.table.reply(actor, Message::AskNewGame);
    }

    /// This game is left, and another one begins.
    pub(super) fn left_for_a_new_game(&mut self, actor: Option<Actor>, now: Moment) {
        if self.table.phase() == Phase::Closed {
            return;
        }
        self.table
            .commit(actor, Source::Keys, Body::LeftForNewGame, now);
        self.table.wants(Effect::NewGame);
        self.close(now);
    }
}
