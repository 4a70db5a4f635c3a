//! Players check their record against the opponent's (Kodeks II 6.6): with the opponent's consent and on their own
//! time, never otherwise. No clock is stopped for it.
//!
//! The program's record is read out, half-move by half-move, and the opponent's sheet is followed: yes, no
//! or unreadable. It is answered by the one whose sheet it is, and by the one whose record it is, to whom the sheet was
//! handed; both answer for the same half-move. Where the records part it says so and no more; what is to be done is
//! the arbiter's. Yes and no belong to a question that is asked besides, as long as there is one.

use std::time::Duration;

use zgoda_game::reconcile::{Aloud, Answer};
use zgoda_game::{Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::fair_play::Audience;
use super::questions::Questions;
use super::table::Table;
use crate::command::{Command, Is, Word};
use crate::record::event::{Body, Source};
use crate::session::own_record::own_record;
use crate::session::question::Question;

/// Nobody hears a half-move and finds it on a sheet sooner: what the other one answers so soon after an answer is
/// about the same half-move. So long the end waits, too, because the last answer may be contradicted.
const SAME_LINE: Duration = Duration::from_secs(1);

/// A check under way.
#[derive(Clone, Debug)]
struct Checking {
    by: Side,
    aloud: Aloud,
    /// After so many half-moves it began; one more, and the asker's own time is over.
    plies: usize,
    answered: Option<Answered>,
}

/// A check of records, while one is under way.
#[derive(Debug, Default)]
pub(super) struct Check(Option<Checking>);

impl Check {
    /// Is one under way?
    pub(super) const fn is_on(&self) -> bool {
        self.0.is_some()
    }
}

impl Checking {
    fn is_at_the_end(&self) -> bool {
        self.aloud.line().is_none()
    }
}

/// The last answer by which it went on.
#[derive(Clone, Copy, Debug)]
struct Answered {
    by: Side,
    at: Moment,
    /// After how many half-moves; none after the consent, by which it began.
    ply: usize,
}

/// What came of it.
#[derive(Clone, Copy, Debug)]
enum Outcome {
    /// On this half-move the records part.
    Parts(usize),
    /// To the end there was no difference.
    Alike,
    /// Somebody ended it before, after so many half-moves without a difference.
    Left(usize),
}

/// A player asks to compare the records. Refused while it is not their own time.
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
    /// The opponent answered: with their consent the reading begins.
    pub(super) fn check_answered(&mut self, by: Side, consent: Consent, table: &mut Table) {
        let now = table.now();
        let consents = consent == Consent::Given;
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

    /// Does a line answer what is read out?
    pub(super) fn takes(&self, command: &Command, questions: &Questions, table: &Table) -> bool {
        let actor = table.actor();
        let answers = match command {
            Command::Plain(Word::Yes | Word::No) => questions.open.is_none(),
            Command::Plain(word) if word.is(Is::Verdict) => true,
            // Who has a man in hand has straightened it.
            Command::Plain(Word::Done) => !table.game().adjusting(),
            _ => false,
        };
        answers && self.is_on() && table.side_of(actor).is_some()
    }

    /// It does.
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
            // Both have answered for that half-move; the records part on it where either says so.
            (Some(Answered { ply, .. }), _) if differs => {
                // Who says no to what the other one has just consented to does without.
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

    /// Until when the last answer may be contradicted.
    pub(super) fn check_deadline(&self) -> Option<Moment> {
        let checking = self.0.as_ref().filter(|it| it.is_at_the_end())?;
        Some(checking.answered?.at.after(SAME_LINE))
    }

    /// Nobody contradicted the last answer.
    pub(super) fn tick_check(&mut self, table: &mut Table) {
        let now = table.now();
        if self.check_deadline().is_some_and(|at| at <= now) {
            self.end_the_check(Outcome::Alike, table);
        }
    }

    /// It ends by itself: nobody contradicted the last answer, or a player has moved, or pressed, and is not on their
    /// own time any more. What was compared to the end before is compared.
    pub(super) fn as_time_goes_by(&mut self, table: &mut Table) {
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

    /// The half-move that is read out and waits for an answer.
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

    /// Play is stopped, or the game is over: nothing more is checked on anybody's own time. That is said by
    /// itself; what was found until then is nobody's finding.
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

/// What the opponent says to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Consent {
    /// Yes.
    Given,
    /// No.
    Refused,
}
