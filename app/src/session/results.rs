//! The end of a game: resigning, the result, and what both sides say to it (Kodeks I 7, II 5.4, 6.20, 6.21).
//!
//! Whatever ends a game is asked first: a player is asked aloud, the arbiter on his screen. A result can
//! be replaced by a later one, and a walk-back makes the game go on.

use zgoda_game::{Ending, GameResult, Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, ClaimRefusal, Switch};

use super::command::{Command, Word};
use super::desk::note::DeskNote;
use super::effect::Effect;
use super::fair_play::Audience;
use super::options::Mode;
use super::{Phase, Question, Session};
use crate::record::event::{Actor, Body, Source};

impl Session {
    /// `resign`: asked first, of the player alone; nobody else need know that he thought of it. Where no output is
    /// his alone it cannot be asked: he tells the arbiter.
    pub(super) fn resign(&mut self, line: &str, actor: Option<Actor>, now: Moment) {
        if self.table.phase() == Phase::Over {
            self.table.refused(line, "the game is over", actor, now);
            return self.table.reply(actor, Message::GameIsOver);
        }
        let Some(by) = self.table.player_himself(actor) else {
            self.table
                .refused(line, "only the player himself resigns", actor, now);
            let because = ClaimRefusal::OnlyThePlayerResigns;
            return self.table.reply(actor, Message::ClaimRefused { because });
        };
        // What a board asks is not asked again.
        let of_a_board = matches!(
            self.question,
            Some(Question::Orientation(_) | Question::BoardAhead { .. })
        );
        if of_a_board {
            self.table
                .refused(line, "another question is open", actor, now);
            let because = ClaimRefusal::AnswerFirst;
            return self.table.reply(actor, Message::ClaimRefused { because });
        }
        let asked = self
            .table
            .announcements(Audience::Private(by), &Message::AskResign { by });
        if asked.is_empty() {
            return self
                .table
                .refused(line, "the question cannot be asked privately", actor, now);
        }
        self.question = Some(Question::Resign { by });
        self.table.wants_all(asked.into_iter().map(Effect::Say));
    }

    /// A yes that comes after something else was typed answers something else: nobody loses a game by it, agrees to a
    /// draw, or ends the program. The way to the yes in a menu is nothing else yet, and what the arbiter enters is no
    /// player's.
    pub(super) fn nothing_else_ends_it(&mut self, command: &Command, actor: Option<Actor>) {
        let about_it = match self.question {
            Some(Question::Draw { .. }) => {
                matches!(command, Command::Plain(Word::Accept | Word::Decline))
            }
            Some(Question::Resign { .. }) => matches!(command, Command::Plain(Word::Resign)),
            _ => false,
        };
        let nothing_else = match command {
            Command::Plain(Word::Yes | Word::No | Word::Repeat | Word::Commands) => true,
            Command::Steer(_) => self.menu_is_open(actor),
            Command::Arbiter(_) | Command::Arbiters(..) => true,
            _ => false,
        };
        if !about_it && !nothing_else {
            self.something_else_came();
        }
    }

    /// Something was done that answers no question: what would end the game or the program is not asked any more.
    pub(super) fn something_else_came(&mut self) {
        let ends = matches!(
            self.question,
            Some(
                Question::Draw { .. }
                    | Question::Resign { .. }
                    | Question::Quit { .. }
                    | Question::Undo { .. }
                    | Question::NewGame
                    | Question::WalkBack { .. }
            )
        );
        if ends {
            self.question = None;
        }
    }

    /// He said yes. The loser must stop the clock at once (Kodeks II 6.20); the program does it with him.
    pub(super) fn resigned(&mut self, by: Side, actor: Option<Actor>, now: Moment) {
        let result = GameResult::plain(Ending::Resigned(by));
        self.end_game(result, (actor, Source::Keys), now);
    }

    /// The game is over, so, for this reason.
    pub(super) fn end_game(
        &mut self,
        result: GameResult,
        (actor, source): (Option<Actor>, Source),
        now: Moment,
    ) {
        let body = Body::GameEnded {
            result: result.score(),
            cause: result.ending().article().to_owned(),
            ending: Some(result.ending().word().to_owned()),
            advantage: result.advantage().map(Into::into),
        };
        self.table.commit(actor, source, body, now);
        self.question = None;
        self.pressed_ahead = None;
        self.desk.ended();
        self.break_off_the_check(now);
        self.stop_clock(now);
        self.speak_aloud(Switch::On);
        let about = About::default();
        self.table
            .say_when_durable(Audience::Public, Message::GameOver { result }, about);
        self.drop_differences();
        self.table.over(result);
        if self.table.options().mode == Mode::Official {
            self.after_the_end(now);
        }
    }

    /// The used times are told to be noted, what is missing in the record is named (Kodeks II 6.21), and both
    /// sides are asked whether the result is right.
    fn after_the_end(&mut self, now: Moment) {
        let about = About::default();
        if let Some(clock) = self.clock_reading(now) {
            let used = clock.used;
            self.table
                .say_when_durable(Audience::Public, Message::TimesUsed { used }, about);
        }
        self.tell_gaps();
        self.table
            .say_when_durable(Audience::Public, Message::AskResult, about);
    }

    /// A side says yes or no to the result. Who says no has it written down for the arbiter.
    pub(super) fn answer_result(&mut self, agrees: Switch, actor: Option<Actor>, now: Moment) {
        let Some(by) = self.table.side_of(actor) else {
            return self.table.reply(actor, Message::NotYoursToAnswer);
        };
        // While the arbiter's words are open it may be theirs.
        if actor.is_none() && self.table.arbiter_at_work() == Switch::On {
            let line = match agrees {
                Switch::On => "yes",
                Switch::Off => "no",
            };
            self.table.refused(
                line,
                "it names no side, and may be the arbiter's",
                actor,
                now,
            );
            if self.table.options().mode == Mode::Official {
                self.table.reply(actor, Message::WhoseAnswer);
            }
            return self.table.show(DeskNote::WhoseAnswer);
        }
        let body = Body::ResultAnswered {
            by: by.into(),
            agrees: agrees == Switch::On,
        };
        self.table.commit(actor, Source::Keys, body, now);
        let message = Message::ResultAnswered { by, agrees };
        self.table
            .say_when_durable(Audience::Public, message, About::default());
    }
}
