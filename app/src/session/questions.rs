//! Questions that wait for an answer: which way, is the board ahead, is it turned?

use zgoda_game::notation::WrittenMove;
use zgoda_game::{Moment, Move, Setup, Side, routes};
use zgoda_speech::Message;
use zgoda_speech::announcement::BoardOf;

use super::announced::means;
use super::effect::Effect;
use super::fair_play::Audience;
use super::game::Done;
use super::options::{Hands, Mode};
use super::{Entering, Instead, Question, Session};
use crate::record::event::{Actor, Source};

impl Session {
    pub(super) fn ask_which_way(
        &mut self,
        side: Side,
        before: &Setup,
        candidates: Vec<Move>,
        entering: Entering,
    ) {
        let Some(first) = candidates.first() else {
            return;
        };
        let (from, to) = (first.from, first.to);
        let via = match self.options.mode {
            Mode::Official => Vec::new(),
            Mode::Training => {
                let choices = zgoda_game::choices(before, from, to);
                choices.into_iter().filter_map(|(_, via)| via).collect()
            }
        };
        self.question = Some(Question::WhichWay {
            side,
            candidates,
            entering,
        });
        self.ask(side, Message::WhichWay { from, to, via });
    }

    /// Asks whose hand did it; over a shared board everybody at it, because anybody may answer.
    pub(super) fn ask(&mut self, side: Side, question: Message) {
        let shared = self
            .options
            .board
            .is_some_and(|board| board.of == BoardOf::Shared);
        let audience = if shared {
            Audience::Public
        } else {
            Audience::Private(side)
        };
        self.say(audience, question);
    }

    /// Takes `text` as the answer to "which way?", if that is asked and it is one.
    pub(super) fn answered_which_way(
        &mut self,
        text: &str,
        actor: Option<Actor>,
        now: Moment,
    ) -> bool {
        let Some(Question::WhichWay {
            side,
            candidates,
            entering,
        }) = self.question.clone()
        else {
            return false;
        };
        let before = self.entered_on(entering.instead, side);
        let through = |mv: &Move| match before.variant().square(text.trim()) {
            Ok(square) => {
                routes(&before, mv)
                    .iter()
                    .any(|route| route.squares.contains(&square))
                    || mv.captured.has(square)
            }
            Err(_) => WrittenMove::read(text, before.variant())
                .is_ok_and(|written| means(&written, &before, mv)),
        };
        let fitting: Vec<Move> = candidates.into_iter().filter(through).collect();
        let [mv] = fitting[..] else { return false };
        self.question = None;
        let written = format!("{} {text}", entering.written);
        let entering = Entering {
            actor: actor.or(entering.actor),
            written,
            ..entering
        };
        if self.options.has_sensors(side) {
            match self.options.board.map(|board| board.hands) {
                Some(Hands::Simulated) => self.effects.push_back(Effect::Hand { before, mv }),
                // The board shows one of several; the person said which.
                _ => self.enter(Done::on_board(side, mv), None, &entering, now),
            }
        } else {
            self.enter_if_allowed(side, &before, mv, entering, now);
        }
        true
    }

    pub(super) fn answer_yes(&mut self, actor: Option<Actor>, now: Moment) {
        match self.question.take() {
            Some(Question::BoardAhead { side, mv }) => {
                let entering = Entering {
                    source: Source::Sensor,
                    actor,
                    written: String::new(),
                    instead: Instead::Nothing,
                };
                self.enter(Done::on_board(side, mv), None, &entering, now);
            }
            Some(Question::Orientation) => {
                self.effects.push_back(Effect::Lies(zgoda_hw::Lies::Turned));
            }
            question => {
                self.question = question;
                self.reply(actor, Message::LeftAsItIs);
            }
        }
    }

    pub(super) fn answer_no(&mut self, actor: Option<Actor>, now: Moment) {
        match self.question.take() {
            Some(Question::Orientation) => {
                self.effects.push_back(Effect::Lies(zgoda_hw::Lies::Normal));
            }
            Some(Question::BoardAhead { .. }) => {
                self.reply(actor, Message::LeftAsItIs);
                self.differs_now(now);
            }
            Some(Question::WhichWay { .. }) | None => self.reply(actor, Message::LeftAsItIs),
        }
    }
}
