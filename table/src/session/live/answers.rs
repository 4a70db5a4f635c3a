// SPDX-License-Identifier: GPL-3.0-or-later
//! Open dialogues that wait for an answer: a stack in which a line goes to the topmost dialogue that takes it.

use zgoda_game::Side;
use zgoda_input::command::Command;
use zgoda_record::event::{Body, Source, StruckBecause};
use zgoda_speech::Message;
use zgoda_speech::history::Again;

use super::{LiveGame, open};
use crate::session::asked_of;
use crate::session::checking::Consent;
use crate::session::desk::appoint;
use crate::session::effect::Effect;
use crate::session::half_moves::{Replaced, say_taken_back};
use crate::session::input::Ear;
use crate::session::phase::Phase;
use crate::session::question::Question;
use crate::session::questions::second::side_named;
use crate::session::timing::back;
use crate::session::{answers, claims, offers, results, simulated};

/// A dialogue that waits for words. Asking if it takes a line changes nothing.
#[derive(Clone, Copy, Debug)]
enum Dialogue {
    /// The arbiter reads in a side's own record.
    Sheet,
    /// The players compare their records.
    Check,
    /// The matters to settle before the first move.
    Preparation,
    /// Asks if the arbiter means what they entered.
    Arbiter,
    /// The question that is open.
    Question,
    /// Asks if the result is right.
    Result,
    /// A draw is offered.
    Offer,
}

/// The topmost dialogue first: a line goes to the first dialogue that takes it.
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
    fn takes(self, command: &Command, live: &LiveGame) -> bool {
        let (table, desk, questions) = (&live.table, &live.desk, &live.questions);
        let answers = command.yes_or_no().is_some();
        let unasked = answers && questions.open.is_none();
        match self {
            Dialogue::Sheet => desk.takes_for_the_sheet(command, table),
            Dialogue::Check => live.checking.takes(command, questions, table),
            Dialogue::Preparation => (live.preparation).takes_answer(command, questions, table),
            Dialogue::Arbiter => answers && desk.takes_an_answer(table),
            Dialogue::Question => questions.open.as_ref().is_some_and(|it| {
                let names_a_side = || side_named(command, table).is_some();
                let may = || appoint::lacks_the_duty(command, table).is_none();
                match command.yes_or_no() {
                    Some(answer) => it.takes(answer, table),
                    None => it.asks_whose(table) && names_a_side() && may(),
                }
            }),
            Dialogue::Result => unasked && table.phase() == Phase::Over,
            Dialogue::Offer => unasked && offers::offer_waits_for(table),
        }
    }
}

impl LiveGame {
    /// Notes that the page of this side's ear has come or gone. When the page comes, its player first hears the present state, then
    /// how much more was said meanwhile.
    pub(in crate::session) fn ear(&mut self, side: Side, ear: Ear) {
        self.devices.ear(side, ear, &mut self.table);
        if ear == Ear::Gone {
            return;
        }
        self.table.acts(Some(side.into()));
        let listener = self.table.hearing().ear(side);
        self.table.typed_by(Some(listener));
        if self.table.game().last().is_some() {
            let open = open::open_for(Some(side.into()), self);
            let holds = answers::whereabouts(open, &self.boards, &self.table);
            self.table.reply(holds);
        }
        self.table.again(Again::CountMissed);
        self.table.typed_by(None);
        self.table.acts(None);
    }

    /// Takes a line as the answer to an open dialogue. Returns false if no dialogue takes the line.
    pub(in crate::session) fn answered(&mut self, command: &Command) -> bool {
        self.checking.end_if_over(&mut self.table);
        let mut stack = STACK.into_iter();
        let Some(dialogue) = stack.find(|it| it.takes(command, self)) else {
            return false;
        };
        let asks_back = matches!(self.questions.open, Some(Question::WalkBack { .. }));
        let arbiters = match dialogue {
            Dialogue::Sheet | Dialogue::Arbiter => true,
            Dialogue::Question => asks_back,
            Dialogue::Check | Dialogue::Preparation | Dialogue::Result | Dialogue::Offer => false,
        };
        let table = &mut self.table;
        if arbiters {
            table.words_used();
        }
        match (dialogue, command.yes_or_no()) {
            (Dialogue::Sheet, _) => {
                (self.desk).answer_on_the_sheet(command, &self.boards, table);
            }
            (Dialogue::Check, _) => {
                (self.checking).answer_while_checking(command, table);
            }
            (Dialogue::Preparation, _) => {
                (self.preparation).answer_line(command, &self.boards, table);
            }
            (Dialogue::Arbiter, Some(answer)) => self.arbiter_answered(answer),
            (Dialogue::Question, Some(answer)) => self.question_answered(answer),
            (Dialogue::Question, None) => {
                if let Some(side) = side_named(command, table)
                    && let Some(written) = self.questions.answered_whose(side, table)
                {
                    self.typed_for(&written, side);
                }
            }
            (Dialogue::Result, Some(answer)) => {
                results::answer_result(answer, table);
            }
            (Dialogue::Offer, Some(true)) => {
                self.table.line_is("yes");
                self.accept_offer();
            }
            (Dialogue::Offer, Some(false)) => {
                self.table.line_is("no");
                self.decline_offer();
            }
            (Dialogue::Arbiter | Dialogue::Result | Dialogue::Offer, None) => {}
        }
        self.settle();
        true
    }

    /// Takes a yes or no to the open question from a person entitled to answer.
    fn question_answered(&mut self, answer: bool) {
        let Some(question) = self.questions.open.take() else {
            return;
        };
        let table = &mut self.table;
        if let Some(side) = asked_of::answers_for_another(&question, table) {
            table.answers_for(side);
        }
        let actor = table.actor();
        match (question, answer) {
            (Question::Undo { .. }, true) => self.undone(),
            (Question::NewGame, true) => self.left_for_a_new_game(),
            (Question::WalkBack { by, to }, true) => self.walk_back(by, to),
            (Question::BoardAhead { of }, true) => {
                self.boards.board_ahead_confirmed(of, table);
            }
            (Question::BoardAhead { of }, false) => {
                self.boards.board_ahead_refused(of, table);
            }
            (Question::Orientation(board), answer) => {
                let orientation = match answer {
                    true => zgoda_hw::Orientation::Turned,
                    false => zgoda_hw::Orientation::Normal,
                };
                table.push_effect(Effect::Orientation { board, orientation });
            }
            (Question::Draw { by }, true) => offers::agreed(by, table),
            (Question::Resign { by }, true) => results::resigned(by, table),
            (Question::Quit { .. }, true) => self.quit(),
            (Question::Check { by }, true) => {
                self.checking
                    .check_answered(by, Consent::InputContext, table);
            }
            (Question::Check { by }, false)
                if table.player_in_person(actor) == Some(by.other()) =>
            {
                self.checking.check_answered(by, Consent::Refused, table);
            }
            (Question::Second(second), true) => {
                if let Some(text) = self.questions.second_confirmed(second, table) {
                    self.correct(&text);
                }
            }
            (Question::Second(second), false) => {
                self.questions.second_denied(&second, table);
            }
            // "No" leaves a draw offer open, and lets a person who asked for a check do without the check.
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
            | (Question::WhichWay { .. }, _) => table.reply(Message::LeftAsItIs),
        }
    }

    /// Training: takes the last half-move back after a yes.
    fn undone(&mut self) {
        claims::voided(&mut self.table);
        let actor = self.table.actor();
        let because = StruckBecause::Undone;
        let who = (actor, Source::Keys);
        let table = &mut self.table;
        let struck = (self.half_moves).strike_last(because, Replaced::ByNothing, who, table);
        let Some(struck) = struck else { return };
        self.half_moves.forget_aloud();
        if table.phase() == Phase::Over {
            table.set_phase(Phase::Playing);
        }
        self.desk.settled(table);
        let stands = table.game().standing().len();
        back::clock_goes_back_for_undo(stands, &mut self.timing, table);
        self.boards.await_the_record();
        self.boards.follow(table);
        say_taken_back(&struck, table);
        simulated::men_follow(&mut self.boards, table);
        self.boards.tell_what_to_put_right(table);
    }

    /// `new game` after a yes: leaves this game and begins another.
    fn left_for_a_new_game(&mut self) {
        let actor = self.table.actor();
        if self.table.phase() != Phase::Closed {
            let left = Body::LeftForNewGame;
            self.table.commit(actor, Source::Keys, left);
            self.table.push_effect(Effect::NewGame);
            self.close();
        }
    }
}
