//! Questions that wait for an answer: which way, is the board ahead, is it turned?

use zgoda_game::notation::WrittenMove;
use zgoda_game::{Moment, Move, Side, routes};
use zgoda_speech::Message;
use zgoda_speech::announcement::Switch;

use super::announced::means;
use super::checking::Consent;
use super::command::Word;
use super::effect::Effect;
use super::fair_play::Audience;
use super::game::Done;
use super::hands::square_of;
use super::options::{Hands, SensorBoard, SensorBoards};
use super::{Entering, Instead, Phase, Question, Session};
use crate::record::event::Actor;

impl Session {
    pub(super) fn ask_which_way(&mut self, side: Side, candidates: Vec<Move>, entering: Entering) {
        self.question = Some(Question::WhichWay {
            side,
            candidates,
            entering,
        });
        if let Some(asked) = self.question_words() {
            self.ask(side, asked);
        }
    }

    /// Asks whose hand did it; over a shared board everybody at it, because anybody may answer.
    pub(super) fn ask(&mut self, side: Side, question: Message) {
        let audience = match self.table.options().boards {
            SensorBoards::Shared(_) => Audience::Public,
            SensorBoards::Own(_) => Audience::Private(side),
        };
        self.table.say(audience, question);
    }

    /// Is this one asked which way? A player is not asked about the opponent's half-move; a line without a name is
    /// anybody's.
    pub(super) fn asks_which_way(&self, actor: Option<Actor>) -> bool {
        let player = actor.and_then(Actor::player);
        match self.question {
            Some(Question::WhichWay { side, .. }) => player.is_none_or(|player| player == side),
            _ => false,
        }
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
        }) = self.question.clone().filter(|_| self.asks_which_way(actor))
        else {
            return false;
        };
        let before = self.table.entered_on(entering.instead, side);
        let lexicon = self.lexicon_of(actor);
        let through = |mv: &Move| match square_of(text, before.variant(), lexicon) {
            Some(square) => {
                routes(&before, mv)
                    .iter()
                    .any(|route| route.squares.contains(&square))
                    || mv.captured.has(square)
            }
            None => WrittenMove::read_in_words(text, before.variant(), lexicon)
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
        match self.table.options().boards.of(side) {
            _ if entering.instead == Instead::OfLast => {
                self.enter_if_allowed(side, &before, mv, entering, now);
            }
            Some(SensorBoard {
                of: board,
                hands: Hands::Simulated,
            }) => self.hand_makes(board, before, mv, now),
            // The board shows one of several; the person said which.
            Some(board) => self.enter(Done::on_board(side, mv, board.of), None, &entering, now),
            None => self.enter_if_allowed(side, &before, mv, entering, now),
        }
        true
    }

    pub(super) fn answer_yes(&mut self, actor: Option<Actor>, now: Moment) {
        if self.arbiter_answered(Switch::On, actor, now) || self.second_confirmed(actor, now) {
            return;
        }
        match self.question.take() {
            Some(Question::Undo { entry })
                if self
                    .table
                    .game()
                    .last()
                    .is_some_and(|last| last.id == entry) =>
            {
                self.undone(actor, now);
            }
            Some(Question::NewGame) => self.left_for_a_new_game(actor, now),
            Some(Question::WalkBack { by, text }) => self.walk_back(by, &text, now),
            Some(Question::BoardAhead { of }) if self.answers_for(of, actor) => {
                self.board_ahead_confirmed(of, actor, now);
            }
            Some(Question::Orientation(board)) => {
                let orientation = zgoda_hw::Orientation::Turned;
                self.table.wants(Effect::Orientation { board, orientation });
            }
            // Nobody ends the game for a player.
            Some(Question::Draw { by }) if self.table.player_himself(actor) == Some(by) => {
                self.draw_agreed(by, actor, now);
            }
            Some(Question::Resign { by }) if self.table.player_himself(actor) == Some(by) => {
                self.resigned(by, actor, now);
            }
            Some(Question::Quit { by }) if self.table.side_of(actor) == Some(by) => self.quit(now),
            None if self.table.phase() == Phase::Over => self.answer_result(Switch::On, actor, now),
            None if self.offer_waits_for(actor) => self.plain(Word::Accept, "yes", actor, now),
            // Nobody consents for the other side.
            Some(Question::Check { by })
                if self.table.player_himself(actor) == Some(by.other()) =>
            {
                self.check_answered(by, Consent::Given, now);
            }
            question => {
                self.question = question;
                self.no_answer_to_it(actor);
            }
        }
    }

    pub(super) fn answer_no(&mut self, actor: Option<Actor>, now: Moment) {
        if self.arbiter_answered(Switch::Off, actor, now) || self.second_denied(actor, now) {
            return;
        }
        let player = self.table.player_himself(actor);
        let not_his = match self.question {
            Some(Question::WhichWay { .. }) => !self.asks_which_way(actor),
            // Nobody refuses for the other side either, or does without what somebody else asked.
            Some(Question::Check { .. }) => player.is_none(),
            Some(Question::BoardAhead { of }) => !self.answers_for(of, actor),
            _ => false,
        };
        match self.question.take() {
            question if not_his => {
                self.question = question;
                self.no_answer_to_it(actor);
            }
            Some(Question::Orientation(board)) => {
                let orientation = zgoda_hw::Orientation::Normal;
                self.table.wants(Effect::Orientation { board, orientation });
            }
            Some(Question::BoardAhead { of }) => self.board_ahead_refused(of, actor, now),
            Some(Question::Check { by }) if player == Some(by.other()) => {
                self.check_answered(by, Consent::Refused, now);
            }
            None if self.table.phase() == Phase::Over => self.answer_result(Switch::Off, actor, now),
            // An offer stands; nothing was answered yet.
            Some(
                Question::Draw { .. }
                | Question::Resign { .. }
                // Who asked for it does without.
                | Question::Check { .. }
                | Question::Quit { .. }
                | Question::Undo { .. }
                | Question::NewGame
                | Question::WalkBack { .. }
                | Question::Second(_)
                | Question::WhichWay { .. },
            ) => self.table.reply(actor, Message::LeftAsItIs),
            // Asked by nobody, it answers the offer that waits.
            None if self.offer_waits_for(actor) => self.plain(Word::Decline, "no", actor, now),
            None => self.no_answer_to_it(actor),
        }
    }
}
