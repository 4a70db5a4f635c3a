// SPDX-License-Identifier: GPL-3.0-or-later
//! A player's check of their record against the opponent's (Kodeks II 6.6). It needs the opponent's consent, takes place while the
//! player's own time runs, and stops no clock.
//!
//! The program reads out its record half-move by half-move. The players compare the opponent's sheet, and answer yes, no or
//! unreadable. Two players answer about the same half-move: the owner of the sheet, and the owner of the record, who was handed the
//! sheet. If the records differ, the program says only this; everything further is for the arbiter. While another question is open,
//! yes and no answer that question.

use std::time::Duration;

use zgoda_game::reconcile::{Aloud, Answer};
use zgoda_game::{Moment, Side};
use zgoda_input::command::{Command, Is, Word};
use zgoda_record::event::{Body, Source};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::fair_play::Audience;
use super::questions::Questions;
use super::table::Table;
use crate::session::own_record::own_record;
use crate::session::question::Question;

/// The least time that a player needs to hear a half-move and find it on a sheet. If the other player answers within this time
/// after an answer, both answers are about the same half-move. The check ends only after the same time, because the last answer may
/// be contradicted.
const SAME_LINE: Duration = Duration::from_secs(1);

/// A check under way.
#[derive(Clone, Debug)]
struct Checking {
    by: Side,
    aloud: Aloud,
    /// The number of half-moves at the beginning of the check. A further half-move ends the asker's own time.
    plies: usize,
    answered: Option<Answered>,
}

/// A check of records, while one is under way.
#[derive(Debug, Default)]
pub(super) struct Check(Option<Checking>);

impl Check {
    /// True if a check is under way.
    pub(super) const fn is_on(&self) -> bool {
        self.0.is_some()
    }
}

impl Checking {
    fn is_at_the_end(&self) -> bool {
        self.aloud.line().is_none()
    }
}

/// The last answer that made the check go on to the next half-move.
#[derive(Clone, Copy, Debug)]
struct Answered {
    by: Side,
    at: Moment,
    /// The number of the half-move; 0 for the consent that began the check.
    ply: usize,
}

/// The outcome of a check.
#[derive(Clone, Copy, Debug)]
enum Outcome {
    /// The records differ on this half-move.
    Parts(usize),
    /// The records agreed to the end.
    Alike,
    /// A player ended the check early, after this number of half-moves without a difference.
    Left(usize),
}

/// Takes a player's request to compare the records, which is refused outside their own time.
pub(super) fn ask_to_check(questions: &mut Questions, table: &mut Table) {
    let actor = table.actor();
    let by = table.asker(actor);
    if table.game().standing().is_empty() {
        return table.reply(Message::NoMoveYet);
    }
    if !table.on_move(by) {
        return table.refuse("not on his own time", Message::CheckNotNow);
    }
    let body = Body::CheckAsked { by };
    table.commit(actor, Source::Keys, body);
    questions.ask(Question::Check { by });
    let about = About::default();
    table.say_when_durable(Audience::Public, Message::AskCheck { by }, about);
}

impl Check {
    /// Takes the opponent's answer to the request. If the opponent consents, the reading begins.
    pub(super) fn check_answered(&mut self, by: Side, consent: Consent, table: &mut Table) {
        let now = table.now();
        let consents = consent == Consent::InputContext;
        let body = Body::CheckAnswered { by, consents };
        table.commit(Some(by.other().into()), Source::Keys, body);
        if !consents {
            let about = About::default();
            table.say_when_durable(Audience::Public, Message::CheckRefused { by }, about);
            return;
        }
        self.0 = Some(Checking {
            by,
            aloud: Aloud::new(own_record(table), 1),
            plies: table.game().standing().len(),
            answered: Some(Answered {
                by: by.other(),
                at: now,
                ply: 0,
            }),
        });
        self.read_the_next(table);
    }

    /// True if a line answers the half-move that is read out.
    pub(super) fn takes(&self, command: &Command, questions: &Questions, table: &Table) -> bool {
        let actor = table.actor();
        let answers = match command {
            Command::Plain(Word::Yes | Word::No) => questions.open.is_none(),
            Command::Plain(word) if word.is(Is::Verdict) => true,
            // While men are being straightened, `done` ends this, and does not answer.
            Command::Plain(Word::Done) => !table.game().adjusting(),
            _ => false,
        };
        answers && self.is_on() && table.side_of(actor).is_some()
    }

    /// Takes a line that answers the half-move that is read out.
    pub(super) fn answer_while_checking(&mut self, command: &Command, table: &mut Table) {
        let actor = table.actor();
        let now = table.now();
        let (Some(checking), Some(side)) = (&mut self.0, table.side_of(actor)) else {
            return;
        };
        let answer = match command {
            Command::Plain(Word::Yes) => Answer::Same,
            Command::Plain(Word::No) => Answer::Differs,
            Command::Plain(Word::Back) => {
                checking.aloud.back();
                checking.answered = None;
                return self.read_the_next(table);
            }
            Command::Plain(Word::Done) => {
                let outcome = match checking.aloud.line() {
                    Some(line) => Outcome::Left(line.ply.saturating_sub(1)),
                    None => Outcome::Alike,
                };
                return self.end_the_check(outcome, table);
            }
            _ => Answer::Unreadable,
        };
        let differs = answer == Answer::Differs;
        let at_the_end = checking.is_at_the_end();
        let before = checking.answered;
        let before =
            before.filter(|it| at_the_end || it.by != side && now.since(it.at) < SAME_LINE);
        match (before, checking.aloud.line().map(|line| line.ply)) {
            // Both players answered about the same half-move. The records differ on it if either player says so.
            (Some(Answered { ply, .. }), _) if differs => {
                // A "no" right after the opponent's consent ends the check.
                let outcome = match ply {
                    0 => Outcome::Left(0),
                    ply => Outcome::Parts(ply),
                };
                self.end_the_check(outcome, table);
            }
            (None, Some(ply)) if differs => self.end_the_check(Outcome::Parts(ply), table),
            (None, Some(ply)) => {
                checking.aloud.answer(answer);
                checking.answered = Some(Answered {
                    by: side,
                    at: now,
                    ply,
                });
                self.read_the_next(table);
            }
            (Some(_), _) | (None, None) => {}
        }
    }

    /// The moment until which the last answer may be contradicted.
    pub(super) fn check_deadline(&self) -> Option<Moment> {
        let checking = self.0.as_ref().filter(|it| it.is_at_the_end())?;
        Some(checking.answered?.at.after(SAME_LINE))
    }

    /// Ends the check if the last answer was not contradicted in time.
    pub(super) fn tick_check(&mut self, table: &mut Table) {
        let now = table.now();
        if self.check_deadline().is_some_and(|at| at <= now) {
            self.end_the_check(Outcome::Alike, table);
        }
    }

    /// Ends the check if the last answer was not contradicted in time, or if a player moved or pressed, so that the asker's own
    /// time is over. A comparison that reached its end before remains valid.
    pub(super) fn end_if_over(&mut self, table: &mut Table) {
        self.tick_check(table);
        let plies = table.game().standing().len();
        let own_time = |it: &Checking| it.plies == plies && table.on_move(it.by);
        match &self.0 {
            Some(checking) if own_time(checking) => {}
            Some(checking) if checking.is_at_the_end() => {
                self.end_the_check(Outcome::Alike, table);
            }
            _ => self.0 = None,
        }
    }

    fn read_the_next(&self, table: &mut Table) {
        if let Some(message) = self.read_out_now(table) {
            table.say(Audience::Public, message);
        }
    }

    /// The half-move that was read out and waits for an answer.
    pub(super) fn read_out_now(&self, table: &Table) -> Option<Message> {
        let ply = self.0.as_ref()?.aloud.line()?.ply;
        let entry = table.game().standing().get(ply.checked_sub(1)?)?;
        Some(Message::RecordReadOut {
            ply,
            side: entry.side,
            played: table.spoken(&entry.before, &entry.mv),
        })
    }

    fn end_the_check(&mut self, outcome: Outcome, table: &mut Table) {
        let Some(checking) = self.0.take() else {
            return;
        };
        let (parts, message) = match outcome {
            Outcome::Parts(ply) => (Some(ply), Message::RecordsPart { ply }),
            Outcome::Alike => (None, Message::RecordsAlike),
            Outcome::Left(ply) => (None, Message::CheckLeft { ply }),
        };
        let body = Body::CheckEnded {
            by: checking.by,
            parts,
            broken_off: matches!(outcome, Outcome::Left(_)),
        };
        table.commit(None, Source::Keys, body);
        table.say_when_durable(Audience::Public, message, About::default());
    }

    /// Breaks the check off when play is stopped or the game is over, because the player's own time no longer runs. Another part
    /// announces the stop or the end. The findings so far count for neither player.
    pub(super) fn break_off_the_check(&mut self, table: &mut Table) {
        if let Some(checking) = self.0.take() {
            let body = Body::CheckEnded {
                by: checking.by,
                parts: None,
                broken_off: true,
            };
            table.commit(None, Source::Program, body);
        }
    }
}

/// The opponent's answer to the request for a check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Consent {
    /// The opponent consents.
    InputContext,
    /// The opponent refuses.
    Refused,
}
