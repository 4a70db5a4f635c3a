//! Questions that wait for an answer: which way, is the board ahead, is it turned?

use zgoda_game::notation::WrittenMove;
use zgoda_game::{Moment, Move, Side, routes};
use zgoda_speech::Message;
use zgoda_speech::announcement::Switch;

use super::announced::means;
use super::boards::ahead;
use super::checking::Consent;
use super::command::Word;
use super::effect::Effect;
use super::fair_play::Audience;
use super::game::Done;
use super::hands::square_of;
use super::live;
use super::live::LiveGame;
use super::options::{Hands, SensorBoard, SensorBoards};
use super::personal::tongues;
use super::table::Table;
use super::{
    Entering, Instead, Phase, Question, Session, new_game, offers, open, results, second,
    simulated, undo,
};
use crate::record::event::Actor;

/// What is asked.
#[derive(Debug)]
pub(super) struct Questions {
    /// The question that is open.
    pub(super) open: Option<Question>,
    /// On while the record has a half-move of which it is asked whose it is.
    pub(super) second: Switch,
}

impl Default for Questions {
    fn default() -> Questions {
        Questions {
            open: None,
            second: Switch::Off,
        }
    }
}

impl Session {
    pub(super) fn answer_yes(&mut self, actor: Option<Actor>, now: Moment) {
        if self.live.arbiter_answered(Switch::On, actor, now)
            || self.live.second_confirmed(actor, now)
        {
            return;
        }
        match self.live.questions.open.take() {
            Some(Question::Undo { entry })
                if self
                    .live
                    .table
                    .game()
                    .last()
                    .is_some_and(|last| last.id == entry) =>
            {
                undo::undone(
                    actor,
                    &mut self.live.boards,
                    &mut self.live.under_way,
                    &mut self.live.timing,
                    &mut self.live.desk,
                    &mut self.live.table,
                    now,
                );
            }
            Some(Question::NewGame) => {
                new_game::left_for_a_new_game(
                    actor,
                    &mut self.live.under_way,
                    &mut self.live.table,
                    now,
                );
            }
            Some(Question::WalkBack { by, text }) => self.live.walk_back(by, &text, now),
            Some(Question::BoardAhead { of })
                if ahead::answers_for(of, actor, &self.live.table) =>
            {
                self.live.board_ahead_confirmed(of, actor, now);
            }
            Some(Question::Orientation(board)) => {
                let orientation = zgoda_hw::Orientation::Turned;
                self.live
                    .table
                    .wants(Effect::Orientation { board, orientation });
            }
            // Nobody ends the game for a player.
            Some(Question::Draw { by }) if self.live.table.player_himself(actor) == Some(by) => {
                self.live.draw_agreed(by, actor, now);
            }
            Some(Question::Resign { by }) if self.live.table.player_himself(actor) == Some(by) => {
                self.live.resigned(by, actor, now);
            }
            Some(Question::Quit { by }) if self.live.table.side_of(actor) == Some(by) => {
                live::quit(&mut self.live.under_way, &mut self.live.table, now);
            }
            None if self.live.table.phase() == Phase::Over => {
                results::answer_result(Switch::On, actor, &mut self.live.table, now);
            }
            None if offers::offer_waits_for(actor, &self.live.table) => {
                self.plain(Word::Accept, "yes", actor, now);
            }
            // Nobody consents for the other side.
            Some(Question::Check { by })
                if self.live.table.player_himself(actor) == Some(by.other()) =>
            {
                self.live
                    .checking
                    .check_answered(by, Consent::Given, &mut self.live.table, now);
            }
            question => {
                self.live.questions.open = question;
                self.live
                    .table
                    .reply(actor, self.live.no_answer_to_it(actor));
            }
        }
    }

    pub(super) fn answer_no(&mut self, actor: Option<Actor>, now: Moment) {
        if self.live.arbiter_answered(Switch::Off, actor, now)
            || second::second_denied(actor, &mut self.live.questions, &mut self.live.table, now)
        {
            return;
        }
        let player = self.live.table.player_himself(actor);
        let not_his = match self.live.questions.open {
            Some(Question::WhichWay { .. }) => !asks_which_way(actor, &self.live.questions),
            // Nobody refuses for the other side either, or does without what somebody else asked.
            Some(Question::Check { .. }) => player.is_none(),
            Some(Question::BoardAhead { of }) => !ahead::answers_for(of, actor, &self.live.table),
            _ => false,
        };
        match self.live.questions.open.take() {
            question if not_his => {
                self.live.questions.open = question;
                self.live
                    .table
                    .reply(actor, self.live.no_answer_to_it(actor));
            }
            Some(Question::Orientation(board)) => {
                let orientation = zgoda_hw::Orientation::Normal;
                self.live
                    .table
                    .wants(Effect::Orientation { board, orientation });
            }
            Some(Question::BoardAhead { of }) => {
                let questions = &mut self.live.questions;
                (self.live.boards).board_ahead_refused(
                    of,
                    actor,
                    questions,
                    &mut self.live.table,
                    now,
                );
            }
            Some(Question::Check { by }) if player == Some(by.other()) => {
                let refused = Consent::Refused;
                (self.live.checking).check_answered(by, refused, &mut self.live.table, now);
            }
            None if self.live.table.phase() == Phase::Over => {
                results::answer_result(Switch::Off, actor, &mut self.live.table, now);
            }
            // An offer stands; nothing was answered yet. Who asked for a check does without.
            Some(
                Question::Draw { .. }
                | Question::Resign { .. }
                | Question::Check { .. }
                | Question::Quit { .. }
                | Question::Undo { .. }
                | Question::NewGame
                | Question::WalkBack { .. }
                | Question::Second(_)
                | Question::WhichWay { .. },
            ) => self.live.table.reply(actor, Message::LeftAsItIs),
            // Asked by nobody, it answers the offer that waits.
            None if offers::offer_waits_for(actor, &self.live.table) => {
                self.plain(Word::Decline, "no", actor, now);
            }
            None => self
                .live
                .table
                .reply(actor, self.live.no_answer_to_it(actor)),
        }
    }
}

impl LiveGame {
    pub(super) fn ask_which_way(&mut self, side: Side, candidates: Vec<Move>, entering: Entering) {
        self.questions.open = Some(Question::WhichWay {
            side,
            candidates,
            entering,
        });
        if let Some(asked) =
            open::question_words(&self.boards, &self.questions, &self.desk, &self.table)
        {
            ask(side, asked, &mut self.table);
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
        }) = self
            .questions
            .open
            .clone()
            .filter(|_| asks_which_way(actor, &self.questions))
        else {
            return false;
        };
        let before = self.table.entered_on(entering.instead, side);
        let lexicon = tongues::lexicon_of(actor, &self.desk, &self.table);
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
        self.questions.open = None;
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
            }) => simulated::hand_makes(board, before, mv, &mut self.boards, &mut self.table, now),
            // The board shows one of several; the person said which.
            Some(board) => self.enter(Done::on_board(side, mv, board.of), None, &entering, now),
            None => self.enter_if_allowed(side, &before, mv, entering, now),
        }
        true
    }
}

/// Asks whose hand did it; over a shared board everybody at it, because anybody may answer.
fn ask(side: Side, question: Message, table: &mut Table) {
    let audience = match table.options().boards {
        SensorBoards::Shared(_) => Audience::Public,
        SensorBoards::Own(_) => Audience::Private(side),
    };
    table.say(audience, question);
}

/// Is this one asked which way? A player is not asked about the opponent's half-move; a line without a name is
/// anybody's.
pub(super) fn asks_which_way(actor: Option<Actor>, questions: &Questions) -> bool {
    let player = actor.and_then(Actor::player);
    match questions.open {
        Some(Question::WhichWay { side, .. }) => player.is_none_or(|player| player == side),
        _ => false,
    }
}
