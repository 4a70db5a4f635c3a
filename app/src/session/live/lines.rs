//! What a player or an assistant does by a line: which parts take it, and in which order.

use zgoda_game::notation::WrittenMove;
use zgoda_game::{Moment, Side};
use zgoda_speech::Message;

use super::LiveGame;
use crate::mode::Mode;
use crate::record::event::Actor;
use crate::session::game::How;
use crate::session::half_moves::written::read;
use crate::session::half_moves::{announced, completing};
use crate::session::options::{Hands, SensorBoard};
use crate::session::question::Entering;
use crate::session::questions::second::{Belongs, belongs};
use crate::session::timing::pause;
use crate::session::timing::press::named_presser;
use crate::session::{offers, simulated};

impl LiveGame {
    /// A half-move was typed.
    pub(in crate::session) fn typed_move(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        if text.trim().is_empty() && self.table.given().named.is_none() {
            return;
        }
        let table = &mut self.table;
        if (self.questions).answered_which_way(text, actor, &self.desk, table) {
            return;
        }
        self.questions.second_lapses(table, now);
        let Some(written) = read(text, actor, &self.desk, table, now) else {
            return;
        };
        (self.boards).typed_after_what_was_asked(&written, actor, table, now);
        self.settle(now);
        let side = self.table.mover(actor);
        let who = (text, actor);
        if self.completed(&written, who, now) || self.stands_still(text, actor, now) {
            return;
        }
        self.answered_on_the_board(side, now);
        let table = &mut self.table;
        if (self.half_moves).held_for_crown(side, How::Typed, who, table, now) {
            return;
        }
        let (boards, desk) = (&self.boards, &self.desk);
        match belongs(&written, actor, table) {
            Belongs::To(side) => self.typed_for(&written, side, who, now),
            Belongs::Corrects => {
                (self.questions).ask_correction(&written, who, boards, desk, table, now);
            }
            Belongs::Nobody => self.questions.ask_whose(who, boards, desk, table, now),
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
        let table = &mut self.table;
        match table.options().boards.of(side) {
            Some(SensorBoard {
                of,
                hands: Hands::Simulated,
            }) => {
                let boards = &mut self.boards;
                simulated::hand_move(written, of, side, (text, actor), boards, table, now);
            }
            Some(_) if self.boards.sense(side, table) => {
                let boards = &self.boards;
                announced::said_of_board(written, side, (text, actor), boards, table, now);
            }
            _ => {
                let entering = Entering::typed(text, actor);
                let boards = &self.boards;
                (self.half_moves).enter_written(written, side, entering, boards, table, now);
            }
        }
    }

    /// A half-move was said aloud.
    pub(in crate::session) fn said(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        let who = (text, actor);
        let Some(written) = read(text, actor, &self.desk, &mut self.table, now) else {
            return;
        };
        if self.completed(&written, who, now)
            || self.stands_still(text, actor, now)
            || announced::was_repeated(&written, who, &mut self.table, now)
        {
            return;
        }
        let side = announced::announcer(&written, actor, &self.table);
        self.answered_on_the_board(side, now);
        let table = &mut self.table;
        if !(self.half_moves).held_for_crown(side, How::Said, who, table, now) {
            (self.half_moves).said(&written, side, who, &self.boards, table, now);
        }
    }

    /// The last half-move was wrong, and this is right.
    pub(in crate::session) fn correct(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        self.questions.second_lapses(&mut self.table, now);
        if !self.stands_still(text, actor, now) {
            let (desk, boards) = (&self.desk, &self.boards);
            (self.half_moves).correct((text, actor), desk, boards, &mut self.table, now);
        }
    }

    /// Takes a half-move after the game as one that was missing in the record, if it is one.
    fn completed(
        &mut self,
        written: &WrittenMove,
        who: (&str, Option<Actor>),
        now: Moment,
    ) -> bool {
        let (boards, table) = (&self.boards, &mut self.table);
        if !self.half_moves.complete(written, who, boards, table, now) {
            return false;
        }
        self.settle(now);
        completing::tell_what_is_missing(&mut self.table);
        true
    }

    /// `side` answers by word what the other side did on its sensor board, which comes into the record first.
    fn answered_on_the_board(&mut self, side: Side, now: Moment) {
        self.boards.settle_answered(side, &self.table);
        self.look_at_boards(now);
    }

    /// While play stands still, and after the end, nothing is played, announced, pressed or offered.
    pub(super) fn stands_still(&mut self, line: &str, actor: Option<Actor>, now: Moment) -> bool {
        let (timing, preparation) = (&self.timing, &self.preparation);
        (self.desk).stands_still(line, actor, timing, preparation, &mut self.table, now)
    }

    /// `hand`: simulated hands do it, whatever the record says of it.
    pub(in crate::session) fn hand(&mut self, text: &str, actor: Option<Actor>, now: Moment) {
        let (desk, boards) = (&self.desk, &mut self.boards);
        simulated::hand(text, actor, desk, boards, &mut self.table, now);
    }

    /// `press`.
    pub(in crate::session) fn press(&mut self, actor: Option<Actor>, now: Moment) {
        if self.stands_still("press", actor, now) {
            return;
        }
        self.questions.second_lapses(&mut self.table, now);
        if (self.timing).press_is_the_devices(actor, &self.boards, &mut self.table, now) {
            return;
        }
        self.take_as_it_stands(named_presser(actor), now);
        let (desk, boards) = (&self.desk, &self.boards);
        (self.timing).press(actor, desk, boards, &mut self.table, now);
    }

    /// `pause`.
    pub(in crate::session) fn pause(&mut self, line: &str, actor: Option<Actor>, now: Moment) {
        if self.table.options().mode == Mode::Official {
            self.table.refused(line, "in training only", actor, now);
            return self.table.reply(actor, Message::TrainingOnly);
        }
        if !self.stands_still(line, actor, now) {
            pause::pause(actor, &mut self.timing, &mut self.table, now);
        }
    }

    /// `offer`: a draw.
    pub(in crate::session) fn offer(&mut self, line: &str, actor: Option<Actor>, now: Moment) {
        if !self.stands_still(line, actor, now) {
            offers::offer(line, actor, &mut self.table, now);
        }
    }

    /// `accept`: what it would end is asked first.
    pub(in crate::session) fn accept_offer(
        &mut self,
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        if !self.stands_still(line, actor, now) {
            let (questions, checking) = (&mut self.questions, &self.checking);
            offers::accept(line, actor, questions, checking, &mut self.table, now);
        }
    }

    /// `decline`.
    pub(in crate::session) fn decline_offer(
        &mut self,
        line: &str,
        actor: Option<Actor>,
        now: Moment,
    ) {
        if !self.stands_still(line, actor, now) {
            offers::decline(line, actor, &mut self.questions, &mut self.table, now);
        }
    }
}
