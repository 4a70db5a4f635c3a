//! Whose a half-move is that is typed without a name, or in the name of the side that moved last.
//!
//! The man it begins with tells. One of the side that moved last would be that side's second half-move: before its press
//! it is asked about as a correction, after it nobody knows whose it is, and that is asked. Until there is an answer
//! nothing is entered, and whatever else is done lets the question lapse. What a sensor board shows is not asked about.

use zgoda_game::notation::{Resolution, WrittenMove, resolve};
use zgoda_game::{Legality, Moment, Setup, Side, legality};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::announced::{self, means, owns};
use super::command::Command;
use super::fair_play::Audience;
use super::live::LiveGame;
use super::look::asked::Asked;
use super::options::{Hands, Mode, SensorBoard};
use super::personal::tongues;
use super::questions::Questions;
use super::table::Table;
use super::whose;
use super::{Entering, Instead, Question, answers, moves, open, simulated};
use crate::record::event::{Actor, Body, MoveAnswer, MoveQuestion, Source};

/// What a typed half-move is, by the man it begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Belongs {
    /// This side's next half-move.
    To(Side),
    /// Perhaps a correction of the last one.
    Corrects,
    /// Nobody's yet.
    Nobody,
}

/// A half-move of which it is asked whose it is.
#[derive(Clone, Debug)]
pub(super) struct Second {
    pub(super) text: String,
    /// Who moved last.
    side: Side,
    /// Who typed it.
    by: Option<Actor>,
    pub(super) asks: MoveQuestion,
}

/// What was typed, by the man it begins with.
pub(super) fn belongs(written: &WrittenMove, actor: Option<Actor>, table: &Table) -> Belongs {
    let mover = table.mover(actor);
    let Some(last) = table.game().last() else {
        return Belongs::To(mover);
    };
    let (side, other) = (last.side, last.side.other());
    let now = table.game().now();
    if table.names_mover(actor) == Some(other) || owns(now, other, written) {
        return Belongs::To(other);
    }
    if !owns(now, side, written) && !owns(&last.before, side, written) {
        return Belongs::To(mover);
    }
    if moves::correctable(None, table).is_err() {
        return Belongs::Nobody;
    }
    match table.options().boards.of(side) {
        // What its board shows is the half-move; what is typed of it was announced.
        Some(SensorBoard {
            hands: Hands::Real, ..
        }) => Belongs::To(side),
        _ => Belongs::Corrects,
    }
}

/// The side that a line names and nothing else; elsewhere it asks for the pieces of that side.
pub(super) fn side_named(command: &Command, table: &Table) -> Option<Side> {
    match command {
        Command::Move(text) | Command::Look(Asked::All, text) => {
            table.options().commands.side(text)
        }
        _ => None,
    }
}

/// `no`: it is nobody's. Said by somebody else it leaves the half-move, too, and answers nothing.
pub(super) fn second_denied(
    second: &Second,
    actor: Option<Actor>,
    questions: &mut Questions,
    table: &mut Table,
    now: Moment,
) {
    if second.is_answered_by(actor) {
        second_is_answered(MoveAnswer::No, actor, questions, table, now);
    }
    table.reply(actor, Message::LeftAsItIs);
}

/// Something is done that answers it by what it is.
pub(super) fn second_lapses(questions: &mut Questions, table: &mut Table, now: Moment) {
    if matches!(questions.open, Some(Question::Second(_))) {
        second_is_answered(MoveAnswer::Lapsed, None, questions, table, now);
    }
}

/// Writes down that it lapsed where another question has taken its place, or none.
pub(super) fn second_is_over(questions: &mut Questions, table: &mut Table, now: Moment) {
    let open = matches!(questions.open, Some(Question::Second(_)));
    if questions.second && !open {
        let answer = MoveAnswer::Lapsed;
        questions.second = false;
        table.commit(None, Source::Program, Body::MoveAnswered { answer }, now);
    }
}

fn second_is_answered(
    answer: MoveAnswer,
    actor: Option<Actor>,
    questions: &mut Questions,
    table: &mut Table,
    now: Moment,
) {
    questions.open = None;
    questions.second = false;
    table.commit(actor, Source::Keys, Body::MoveAnswered { answer }, now);
}

impl LiveGame {
    /// Asks about a half-move that may correct the last one. The same once more corrects nothing.
    pub(super) fn ask_correction(
        &mut self,
        written: &WrittenMove,
        (text, actor): (&str, Option<Actor>),
        now: Moment,
    ) {
        let Some(last) = self.table.game().last() else {
            return;
        };
        if means(written, &last.before, &last.mv) {
            simulated::simulated_men_are_put_right(&mut self.boards, &mut self.table);
            let last = answers::last(None, actor, &self.table);
            return self.table.reply(actor, last);
        }
        // What would be refused after a yes is refused before it.
        if self.never_corrects(written, &last.before) {
            let side = last.side;
            let entering = Entering {
                instead: Instead::OfLast,
                ..Entering::typed(text, actor)
            };
            return self.enter_written(written, side, entering, now);
        }
        self.ask_second(MoveQuestion::Correction, (text, actor), now);
    }

    /// Is it no half-move at all in place of the last one, or in training one that the rules forbid? In official play
    /// the form alone counts, so that nobody hears which half-move is legal.
    fn never_corrects(&self, written: &WrittenMove, before: &Setup) -> bool {
        match (resolve(written, before), self.table.options().mode) {
            (Resolution::NoSuch(_), _) => true,
            (Resolution::NotLegal(mv), Mode::Training) => legality(before, &mv) != Legality::Legal,
            _ => false,
        }
    }

    /// Asks for which side it is: always in the same words.
    pub(super) fn ask_whose(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        self.ask_second(MoveQuestion::Whose, (text, actor), now);
    }

    fn ask_second(&mut self, asks: MoveQuestion, (text, by): (&str, Option<Actor>), now: Moment) {
        let Some(side) = self.table.game().last().map(|last| last.side) else {
            return;
        };
        let body = Body::MoveAsked {
            written: text.to_owned(),
            asks,
        };
        self.table.commit(by, Source::Keys, body, now);
        let text = text.to_owned();
        self.questions.open = Some(Question::Second(Second {
            text,
            side,
            by,
            asks,
        }));
        self.questions.second = true;
        // What is asked of a half-move that everybody hears may be heard by everybody; unheard it may not be.
        let audience = match self.table.is_heard(by) {
            true => self.table.answered(by),
            false => Audience::Public,
        };
        if let Some(asked) =
            open::question_words(&self.boards, &self.questions, &self.desk, &self.table)
        {
            self.table
                .say_when_durable(audience, asked, About::default());
        }
    }

    /// It was asked when the program ended: the same is asked again.
    pub(super) fn asked_before(&mut self, now: Moment) {
        let Some(text) = self.table.game().asked().map(str::to_owned) else {
            return;
        };
        // Where it is not asked again it lapses.
        self.questions.second = true;
        let variant = self.table.game().now().variant();
        let Ok(written) = WrittenMove::read_in_words(
            &text,
            variant,
            tongues::lexicon_of(None, &self.desk, &self.table),
        ) else {
            return;
        };
        // Who typed it is whoever's the keyboard is.
        let by = whose::at_keyboard(&self.desk, &self.table);
        match belongs(&written, by, &self.table) {
            Belongs::Corrects => self.ask_correction(&written, (&text, by), now),
            Belongs::Nobody => self.ask_whose(&text, by, now),
            Belongs::To(_) => second_is_answered(
                MoveAnswer::Lapsed,
                None,
                &mut self.questions,
                &mut self.table,
                now,
            ),
        }
    }

    /// It is this side's.
    pub(super) fn answered_whose(&mut self, side: Side, actor: Option<Actor>, now: Moment) {
        let Some(Question::Second(second)) = &self.questions.open else {
            return;
        };
        let Second { text, by, .. } = second.clone();
        let answer = match side {
            Side::White => MoveAnswer::White,
            Side::Black => MoveAnswer::Black,
        };
        second_is_answered(answer, actor, &mut self.questions, &mut self.table, now);
        if let Some(written) = moves::read(&text, by, &self.desk, &mut self.table, now) {
            self.typed_for(&written, side, (&text, by), now);
        }
    }

    /// `yes` to it.
    pub(super) fn second_confirmed(&mut self, second: Second, actor: Option<Actor>, now: Moment) {
        match second.asks {
            MoveQuestion::Correction => {
                let answer = MoveAnswer::Yes;
                second_is_answered(answer, actor, &mut self.questions, &mut self.table, now);
                self.correct(&second.text, second.by, now);
            }
            // Yes says no side.
            MoveQuestion::Whose => {
                self.questions.open = Some(Question::Second(second));
                self.table.reply(actor, Message::AskWhose);
            }
        }
    }

    /// A half-move was typed for this side: its hands do it, it is noted as announced, or it is entered.
    pub(super) fn typed_for(
        &mut self,
        written: &WrittenMove,
        side: Side,
        (text, actor): (&str, Option<Actor>),
        now: Moment,
    ) {
        match self.table.options().boards.of(side) {
            Some(SensorBoard {
                of,
                hands: Hands::Simulated,
            }) => self.hand_move(written, of, side, (text, actor), now),
            Some(_) if self.boards.sense(side, &self.table) => announced::said_of_board(
                written,
                side,
                (text, actor),
                &self.boards,
                &self.under_way,
                &mut self.table,
                now,
            ),
            _ => {
                let entering = Entering::typed(text, actor);
                self.enter_written(written, side, entering, now);
            }
        }
    }
}

impl Second {
    /// Is this one asked whose it is?
    pub(super) fn asks_whose(&self, actor: Option<Actor>) -> bool {
        self.asks == MoveQuestion::Whose && self.is_answered_by(actor)
    }

    /// Who typed it answers, or the side that moved last; nobody who is named otherwise.
    pub(super) fn is_answered_by(&self, actor: Option<Actor>) -> bool {
        actor.is_none_or(|actor| {
            Some(actor) == self.by
                || actor.side() == Some(self.side)
                || self.asks == MoveQuestion::Whose && actor.side().is_some()
        })
    }
}
