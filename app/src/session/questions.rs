//! What is open and waits for somebody's words: a stack of dialogues, of which the topmost that takes a line has it.
//!
//! One kind is the question: which way, is the board ahead, is it turned? A half-move that says which way is taken where
//! half-moves are read.

use zgoda_game::notation::WrittenMove;
use zgoda_game::{Moment, Move, Side, routes};
use zgoda_speech::Message;

use super::announced::means;
use super::checking::Consent;
use super::command::{Command, Word};
use super::desk::appoint;
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
    Entering, Instead, Phase, Question, new_game, offers, open, results, second, simulated, undo,
};
use crate::record::event::Actor;

/// What is asked.
#[derive(Debug, Default)]
pub(super) struct Questions {
    /// The question that is open.
    pub(super) open: Option<Question>,
    /// True while the record has a half-move of which it is asked whose it is.
    pub(super) second: bool,
}

/// What is open for words. Each says of a line whether it takes it, and changes nothing by that.
#[derive(Clone, Copy, Debug)]
enum Dialogue {
    /// A side's own record is read in by the arbiter.
    Sheet,
    /// The players compare their records.
    Check,
    /// What must be settled before the first move.
    Preparation,
    /// Is that what the arbiter means?
    Arbiter,
    /// The question that is open.
    Question,
    /// Is the result right?
    Result,
    /// A draw is offered.
    Offer,
}

/// The topmost first: the first that takes a line has it.
const STACK: [Dialogue; 7] = [
    Dialogue::Sheet,
    Dialogue::Check,
    Dialogue::Preparation,
    Dialogue::Arbiter,
    Dialogue::Question,
    Dialogue::Result,
    Dialogue::Offer,
];

impl Dialogue {
    fn takes(self, command: &Command, actor: Option<Actor>, live: &LiveGame) -> bool {
        let (table, desk, questions) = (&live.table, &live.desk, &live.questions);
        let answers = yes_or_no(command).is_some();
        let unasked = answers && questions.open.is_none();
        match self {
            Dialogue::Sheet => desk.takes_for_the_sheet(command, actor, table),
            Dialogue::Check => live.checking.takes(command, actor, questions, table),
            Dialogue::Preparation => live.takes_before_the_first_move(command, actor),
            Dialogue::Arbiter => answers && desk.takes_an_answer(actor, table),
            Dialogue::Question => {
                let open = questions.open.as_ref();
                open.is_some_and(|it| it.takes(command, actor, table))
            }
            Dialogue::Result => unasked && table.phase() == Phase::Over,
            Dialogue::Offer => unasked && offers::offer_waits_for(actor, table),
        }
    }
}

impl Question {
    fn takes(&self, command: &Command, actor: Option<Actor>, table: &Table) -> bool {
        let Some(answer) = yes_or_no(command) else {
            let asks = matches!(self, Question::Second(second) if second.asks_whose(actor));
            return asks
                && second::side_named(command, table).is_some()
                && !appoint::lacks_the_duty(command, actor, table);
        };
        match (self, answer) {
            (Question::WhichWay { .. }, true) => false,
            // Who asked for a comparison of the records may do without it.
            (Question::Check { .. }, false) => table.player_in_person(actor).is_some(),
            (Question::Undo { entry }, true) => {
                table.game().last().is_some_and(|last| last.id == *entry)
            }
            _ => open::is_to_answer(self, actor, table),
        }
    }
}

/// What a line says where yes or no is asked.
const fn yes_or_no(command: &Command) -> Option<bool> {
    match command {
        Command::Plain(Word::Yes) => Some(true),
        Command::Plain(Word::No) => Some(false),
        _ => None,
    }
}

impl LiveGame {
    /// Takes a line as the answer to what is open, if it is one.
    pub(super) fn answered(
        &mut self,
        command: &Command,
        actor: Option<Actor>,
        now: Moment,
    ) -> bool {
        self.checking.as_time_goes_by(&mut self.table, now);
        let mut stack = STACK.into_iter();
        let Some(dialogue) = stack.find(|it| it.takes(command, actor, self)) else {
            return false;
        };
        let answer = yes_or_no(command);
        let asks_back = matches!(self.questions.open, Some(Question::WalkBack { .. }));
        let arbiters = match dialogue {
            Dialogue::Sheet | Dialogue::Arbiter => true,
            Dialogue::Question => asks_back,
            Dialogue::Check | Dialogue::Preparation | Dialogue::Result | Dialogue::Offer => false,
        };
        if arbiters {
            self.table.words_used(now);
        }
        match (dialogue, answer) {
            (Dialogue::Sheet, _) => {
                (self.desk).answer_on_the_sheet(command, &self.boards, &mut self.table, now);
            }
            (Dialogue::Check, _) => {
                (self.checking).answer_while_checking(command, actor, &mut self.table, now);
            }
            (Dialogue::Preparation, _) => self.answer_before_the_first_move(command, actor, now),
            (Dialogue::Arbiter, Some(answer)) => self.arbiter_answered(answer, actor, now),
            (Dialogue::Question, Some(answer)) => self.question_answered(answer, actor, now),
            (Dialogue::Question, None) => {
                if let Some(side) = second::side_named(command, &self.table) {
                    self.answered_whose(side, actor, now);
                }
            }
            (Dialogue::Result, Some(answer)) => {
                results::answer_result(answer, actor, &mut self.table, now);
            }
            (Dialogue::Offer, Some(true)) => self.accept_offer("yes", actor, now),
            (Dialogue::Offer, Some(false)) => self.decline_offer("no", actor, now),
            (Dialogue::Arbiter | Dialogue::Result | Dialogue::Offer, None) => {}
        }
        true
    }

    /// Yes or no to the question that is open, by somebody whose answer it takes.
    fn question_answered(&mut self, answer: bool, actor: Option<Actor>, now: Moment) {
        let Some(question) = self.questions.open.take() else {
            return;
        };
        let table = &mut self.table;
        match (question, answer) {
            (Question::Undo { .. }, true) => undo::undone(
                actor,
                &mut self.boards,
                &mut self.under_way,
                &mut self.timing,
                &mut self.desk,
                table,
                now,
            ),
            (Question::NewGame, true) => {
                new_game::left_for_a_new_game(actor, &mut self.under_way, table, now);
            }
            (Question::WalkBack { by, text }, true) => self.walk_back(by, &text, now),
            (Question::BoardAhead { of }, true) => self.board_ahead_confirmed(of, actor, now),
            (Question::BoardAhead { of }, false) => {
                (self.boards).board_ahead_refused(of, actor, &mut self.questions, table, now);
            }
            (Question::Orientation(board), answer) => {
                let orientation = match answer {
                    true => zgoda_hw::Orientation::Turned,
                    false => zgoda_hw::Orientation::Normal,
                };
                table.wants(Effect::Orientation { board, orientation });
            }
            (Question::Draw { by }, true) => self.draw_agreed(by, actor, now),
            (Question::Resign { by }, true) => self.resigned(by, actor, now),
            (Question::Quit { .. }, true) => live::quit(&mut self.under_way, table, now),
            (Question::Check { by }, true) => {
                (self.checking).check_answered(by, Consent::Given, table, now);
            }
            (Question::Check { by }, false)
                if table.player_in_person(actor) == Some(by.other()) =>
            {
                (self.checking).check_answered(by, Consent::Refused, table, now);
            }
            (Question::Second(second), true) => self.second_confirmed(second, actor, now),
            (Question::Second(second), false) => {
                second::second_denied(&second, actor, &mut self.questions, table, now);
            }
            // An offer stands; nothing was answered yet. Who asked for a check does without.
            (
                Question::Draw { .. }
                | Question::Resign { .. }
                | Question::Check { .. }
                | Question::Quit { .. }
                | Question::Undo { .. }
                | Question::NewGame
                | Question::WalkBack { .. },
                false,
            )
            | (Question::WhichWay { .. }, _) => table.reply(actor, Message::LeftAsItIs),
        }
    }

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

/// Is this one asked which way?
pub(super) fn asks_which_way(actor: Option<Actor>, questions: &Questions) -> bool {
    match &questions.open {
        Some(Question::WhichWay { side, entering, .. }) => {
            is_asked_which_way(*side, entering, actor)
        }
        _ => false,
    }
}

/// A player is not asked about the opponent's half-move, unless they typed it; a line without a name is anybody's.
pub(super) fn is_asked_which_way(side: Side, entering: &Entering, actor: Option<Actor>) -> bool {
    let player = actor.and_then(Actor::player);
    player.is_none_or(|player| player == side) || actor == entering.actor
}
