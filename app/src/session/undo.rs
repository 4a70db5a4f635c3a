//! Training: the last half-move is taken back, after a yes; the clocks go back with it and stand until the next one.
//!
//! In official play nobody takes back: there the arbiter walks back to what both records agree on (Kodeks VIII 3.1.2).

use zgoda_game::Moment;
use zgoda_game::shadow::Manners;
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, Switch};

use super::fair_play::Audience;
use super::game::Standing;
use super::options::{Hands, Mode};
use super::{Phase, Question, Replaced, Session};
use crate::record::event::{Actor, Source, StruckBecause};

impl Session {
    /// `undo`: asked first.
    pub(super) fn undo(&mut self, line: &str, actor: Option<Actor>, now: Moment) {
        if self.table.options().mode == Mode::Official {
            self.table.refused(line, "in training only", actor, now);
            return self.table.reply(actor, Message::TrainingOnly);
        }
        if self.desk.stopped() {
            self.table.refused(line, "play is stopped", actor, now);
            return self
                .table
                .reply(actor, Message::PlayIsStopped { on: self.way_on() });
        }
        let Some(last) = self.table.game().last() else {
            return self.table.reply(actor, Message::NoMoveYet);
        };
        let struck = self.table.spoken(&last.before, &last.mv);
        self.question = Some(Question::Undo { entry: last.id });
        self.table.reply(actor, Message::AskUndo { struck });
    }

    /// It is taken back.
    pub(super) fn undone(&mut self, actor: Option<Actor>, now: Moment) {
        let who = (actor, Source::Keys);
        let struck = self.strike_last(StruckBecause::Undone, Replaced::ByNothing, who, now);
        let Some(struck) = struck else { return };
        self.aloud = None;
        self.pressed_ahead = None;
        if self.table.phase() == Phase::Over {
            self.table.set_phase(Phase::Playing);
        }
        self.desk.settled();
        let stands = self.table.game().standing().len();
        self.clock_goes_back_for_undo(stands, now);
        self.boards_await_the_record();
        self.follow();
        self.say_taken_back(&struck);
        self.simulated_men_follow();
        self.squares_to_put_right(now);
    }

    /// That the last half-move is taken back, by the word or by the hand on the board.
    pub(super) fn say_taken_back(&mut self, struck: &Standing) {
        let about = About::entry(struck.ply, struck.id.0);
        let message = Message::MoveTakenBack {
            side: struck.side,
            struck: self.table.spoken(&struck.before, &struck.mv),
        };
        self.table
            .say_when_durable(Audience::Public, message, about);
    }

    /// What stands on the boards was the record's until now: it is no half-move until they have shown what is the
    /// record's from now on.
    fn boards_await_the_record(&mut self) {
        for board in &mut self.boards {
            board.shadow.mind(Manners::Mending);
            board.awaits_the_record = Switch::On;
        }
    }

    /// Whoever sits at a real board is told which squares to put right.
    fn squares_to_put_right(&mut self, now: Moment) {
        let real = self.boards.iter().map(|board| board.board);
        let real: Vec<_> = real.filter(|board| board.hands == Hands::Real).collect();
        for board in real {
            self.differs_if_it_does(board.of, now);
        }
    }
}
