//! A player checks his record against the opponent's (Kodeks II 6.6): with the opponent's consent and on
//! his own time, never otherwise. No clock is stopped for it.
//!
//! The program's record is read out, half-move by half-move, and the opponent's sheet is followed: yes, no
//! or unreadable. It is answered by the one whose sheet it is, and by the one whose record it is, to whom the sheet was
//! handed; both answer for the same half-move. Where the records part it says so and no more; what is to be done is
//! the arbiter's.

use std::time::Duration;

use zgoda_game::reconcile::{Aloud, Answer};
use zgoda_game::{Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, Switch};

use super::command::{Command, Word};
use super::fair_play::Audience;
use super::{Question, Session};
use crate::record::event::{Actor, Body, Source};

/// Nobody hears a half-move and finds it on a sheet sooner: what the other one answers so soon after an answer is
/// about the same half-move.
const SAME_LINE: Duration = Duration::from_secs(1);

/// A check under way.
#[derive(Clone, Debug)]
pub(super) struct Checking {
    by: Side,
    aloud: Aloud,
    /// After so many half-moves it began; one more, and his own time is over.
    plies: usize,
    answered: Option<Answered>,
}

/// The last answer by which it went on.
#[derive(Clone, Copy, Debug)]
struct Answered {
    by: Side,
    at: Moment,
    /// After how many half-moves.
    ply: usize,
}

impl Session {
    /// A player asks to compare the records. Refused while it is not his own time.
    pub(super) fn ask_to_check(&mut self, line: &str, actor: Option<Actor>, now: Moment) {
        let by = self.asker(actor);
        if self.game.standing().is_empty() {
            return self.reply(actor, Message::NoMoveYet);
        }
        if !self.on_move(by) {
            self.refused(line, "not on his own time", actor, now);
            return self.reply(actor, Message::CheckNotNow);
        }
        let body = Body::CheckAsked { by: by.into() };
        self.record(actor, Source::Keys, body, now);
        self.question = Some(Question::Check { by });
        let about = About::default();
        self.say_when_durable(Audience::Public, Message::AskCheck { by }, about);
    }

    /// The opponent answered: with his consent the reading begins.
    pub(super) fn check_answered(&mut self, by: Side, consent: Consent, now: Moment) {
        let consents = consent == Consent::Given;
        let body = Body::CheckAnswered {
            by: by.into(),
            consents,
        };
        self.record(Some(by.other().into()), Source::Keys, body, now);
        if !consents {
            let about = About::default();
            self.say_when_durable(Audience::Public, Message::CheckRefused { by }, about);
            return;
        }
        self.checking = Some(Checking {
            by,
            aloud: Aloud::new(self.own_record(), 1),
            plies: self.game.standing().len(),
            answered: None,
        });
        self.read_the_next();
    }

    /// Takes a line as the answer to what was read out, if something is and it is one.
    pub(super) fn answered_while_checking(
        &mut self,
        command: &Command,
        actor: Option<Actor>,
        now: Moment,
    ) -> bool {
        let plies = self.game.standing().len();
        // Who has moved, or pressed, is not on his own time any more.
        let checking = self.checking.take();
        self.checking = checking.filter(|it| it.plies == plies && self.on_move(it.by));
        let side = self.side_of(actor);
        let (Some(checking), Some(side)) = (&mut self.checking, side) else {
            return false;
        };
        let answer = match command {
            Command::Plain(Word::Yes) => Answer::Same,
            Command::Plain(Word::No) => Answer::Differs,
            Command::Plain(Word::Unreadable) => Answer::Unreadable,
            Command::Plain(Word::Back) => {
                checking.aloud.back();
                checking.answered = None;
                self.read_the_next();
                return true;
            }
            // Who has a man in hand has straightened it.
            Command::Plain(Word::Done) if self.adjusting == Switch::Off => {
                self.end_the_check(None, now);
                return true;
            }
            _ => return false,
        };
        let before = checking.answered;
        let before = before.filter(|it| it.by != side && now.since(it.at) < SAME_LINE);
        if let Some(before) = before {
            // Both have answered for that half-move; the records part on it where either says so.
            if answer == Answer::Differs {
                self.end_the_check(Some(before.ply), now);
            }
            return true;
        }
        let ply = checking.aloud.line().map(|line| line.ply);
        let differs = answer == Answer::Differs;
        checking.aloud.answer(answer);
        checking.answered = ply.map(|ply| Answered {
            by: side,
            at: now,
            ply,
        });
        let at_the_end = checking.aloud.line().is_none();
        if differs || at_the_end {
            self.end_the_check(ply.filter(|_| differs), now);
        } else {
            self.read_the_next();
        }
        true
    }

    fn read_the_next(&mut self) {
        let line = self.checking.as_ref().and_then(|it| it.aloud.line());
        let Some(ply) = line.map(|line| line.ply) else {
            return;
        };
        let Some(entry) = self.game.standing().get(ply.saturating_sub(1)) else {
            return;
        };
        let message = Message::RecordReadOut {
            ply,
            side: entry.side,
            played: self.spoken(&entry.before, &entry.mv),
        };
        self.say(Audience::Public, message);
    }

    /// What came of it; `parts` is the half-move on which the records part.
    fn end_the_check(&mut self, parts: Option<usize>, now: Moment) {
        let Some(checking) = self.checking.take() else {
            return;
        };
        let body = Body::CheckEnded {
            by: checking.by.into(),
            parts,
            broken_off: false,
        };
        self.record(None, Source::Keys, body, now);
        let message = match parts {
            Some(ply) => Message::RecordsPart { ply },
            None => Message::RecordsAlike,
        };
        self.say_when_durable(Audience::Public, message, About::default());
    }
}

impl Session {
    /// Play is stopped, or the game is over: nothing more is checked on anybody's own time. That is said by
    /// itself; what was found until then is nobody's finding.
    pub(super) fn break_off_the_check(&mut self, now: Moment) {
        if let Some(checking) = self.checking.take() {
            let body = Body::CheckEnded {
                by: checking.by.into(),
                parts: None,
                broken_off: true,
            };
            self.record(None, Source::Program, body, now);
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
