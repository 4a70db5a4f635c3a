// SPDX-License-Identifier: GPL-3.0-or-later
//! The acts that a player or assistant does by typing a line. The code decides which parts of the session take the
//! line, and in which order.

use zgoda_game::Side;
use zgoda_game::notation::{Resolution, WrittenMove, resolve};
use zgoda_record::event::{MoveQuestion, Source};
use zgoda_record::mode::{ArbiterIs, Mode};
use zgoda_speech::Message;
use zgoda_speech::announcement::{IllegalWhy, TrainingAction};

use super::LiveGame;
use crate::session::ask::Ask;
use crate::session::game::{Held, How};
use crate::session::half_moves::early_lines::Answer;
use crate::session::half_moves::written::{read, read_or_ask};
use crate::session::half_moves::{announced, completing};
use crate::session::options::{Hands, SensorBoard};
use crate::session::phase::Phase;
use crate::session::question::{Entering, Instead};
use crate::session::questions::second::{Belongs, belongs};
use crate::session::timing::pause;
use crate::session::timing::press::named_presser;
use crate::session::{offers, simulated, training};

impl LiveGame {
    /// Handles a typed half-move.
    pub(in crate::session) fn typed_move(&mut self, text: &str) {
        let actor = self.table.actor();
        if text.trim().is_empty() && self.table.input().named.is_none() {
            return;
        }
        let table = &mut self.table;
        if let Some(chosen) = self.questions.answered_which_way(text, table) {
            return self.enter_chosen(chosen);
        }
        self.questions.second_lapses(table);
        let Some(written) = read_or_ask(text, table) else {
            return;
        };
        (self.boards).typed_after_what_was_asked(&written, table);
        self.settle();
        let side = self.table.mover(actor);
        if self.completed(&written) || self.stands_still() {
            return;
        }
        if self.answered_on_the_board(side, How::Typed) {
            return;
        }
        let table = &mut self.table;
        if (self.half_moves).held_for_crown(side, How::Typed, table) {
            return;
        }
        let boards = &self.boards;
        match belongs(&written, table) {
            Belongs::To(side) => self.typed_for(&written, side),
            Belongs::Waits(side) => (self.half_moves.ahead).typed_before_the_first(side, table),
            Belongs::Corrects => {
                let corrected = (self.questions).ask_correction(&written, boards, table);
                if let Some(text) = corrected {
                    self.correct(&text);
                }
            }
            Belongs::Replaces(side) => self.stated_instead(&written, side),
            Belongs::StatesOtherwise(side) => announced::stated_of_made(&written, side, table),
            Belongs::GoesOn => self.goes_on(&written),
            Belongs::Nobody => {
                (self.questions).ask_second(MoveQuestion::Whose, table);
            }
        }
    }

    /// Answers a second half-move of the piece that has just moved, if it comes before the press: tells the present entry
    /// and how to correct the entry.
    fn goes_on(&mut self, written: &WrittenMove) {
        let table = &mut self.table;
        let Some(last) = table.game().last().cloned() else {
            return;
        };
        let mv = match resolve(written, &last.after.with_turn(last.side)) {
            Resolution::Legal(mv) | Resolution::NotLegal(mv) => Some(mv),
            Resolution::Ambiguous { .. } | Resolution::NoSuch(_) => None,
        };
        let told = match mv.filter(|_| table.options().mode == Mode::Training) {
            Some(mv) => Message::MoveIllegal {
                tried: table.spoken(&last.after, &mv),
                why: IllegalWhy::NotYourTurn,
            },
            None => Message::LastMoveStands {
                last: table.spoken(&last.before, &last.mv),
            },
        };
        table.refuse("the last half-move is not over", told);
    }

    /// Enters the half-move that `side` states, in place of a half-move that only the other side's board has shown. After
    /// that the other side's board differs from the record.
    fn stated_instead(&mut self, written: &WrittenMove, side: Side) {
        let table = &mut self.table;
        let last = table.game().last();
        if last.is_some_and(|last| announced::means(written, &last.before, &last.mv)) {
            return announced::stated_of_made(written, side, table);
        }
        let entering = Entering {
            instead: Instead::OfLast,
            ..Entering::typed(table.line(), table.actor())
        };
        let boards = &self.boards;
        (self.half_moves).enter_written(written, side, entering, boards, table);
    }

    /// Handles a half-move typed for this side: simulated hands carry it out, it is noted as announced, or it is entered.
    pub(super) fn typed_for(&mut self, written: &WrittenMove, side: Side) {
        let actor = self.table.actor();
        let table = &mut self.table;
        match table.boards().of(side) {
            // The side's board cannot show this half-move, so the typed text is the entry.
            Some(SensorBoard { hands, .. }) if table.states_unseen(written, side) => {
                let entering = Entering::typed(table.line(), actor);
                let boards = &self.boards;
                (self.half_moves).enter_written(written, side, entering, boards, table);
                if hands == Hands::Simulated {
                    self.table.ask(Ask::SimulatedMenFollow);
                }
            }
            Some(SensorBoard {
                of,
                hands: Hands::Simulated,
            }) => {
                // In a rehearsal the player announces a half-move, and the program's hands then make it.
                let rehearsed = table.options().arbiter == ArbiterIs::Program;
                if rehearsed && table.game().last().is_none_or(|last| last.side != side) {
                    let before = table.game().now().with_turn(side);
                    announced::said_first(side, announced::named(written, &before), table);
                }
                let boards = &mut self.boards;
                simulated::hand_move(written, of, side, boards, table);
            }
            Some(_) if self.boards.sense(side, table) => {
                let boards = &self.boards;
                announced::said_of_board(written, side, boards, table);
            }
            _ => {
                let entering = Entering::typed(table.line(), actor);
                let boards = &self.boards;
                (self.half_moves).enter_written(written, side, entering, boards, table);
            }
        }
    }

    /// Handles a half-move said aloud.
    pub(in crate::session) fn said(&mut self, text: &str) {
        let Some(written) = read(text, &mut self.table) else {
            return;
        };
        if self.completed(&written)
            || self.stands_still()
            || announced::was_repeated(&written, &mut self.table)
        {
            return;
        }
        let side = announced::announcer(&written, &self.table);
        if self.answered_on_the_board(side, How::Said) {
            return;
        }
        let table = &mut self.table;
        if !(self.half_moves).held_for_crown(side, How::Said, table) {
            (self.half_moves).said(&written, side, &self.boards, table);
        }
    }

    /// Handles a correction of the last half-move.
    pub(in crate::session) fn correct(&mut self, text: &str) {
        self.table.line_is(text);
        self.questions.second_lapses(&mut self.table);
        if !self.stands_still() {
            (self.half_moves).correct(text, &self.boards, &mut self.table);
        }
    }

    /// Takes a half-move typed after the game as a half-move that is missing in the record, if it fits.
    fn completed(&mut self, written: &WrittenMove) -> bool {
        let (boards, table) = (&self.boards, &mut self.table);
        if !self.half_moves.complete(written, boards, table) {
            return false;
        }
        self.settle();
        completing::tell_what_is_missing(&mut self.table);
        true
    }

    /// Handles a typed or spoken answer of `side` to a half-move that the other side made on its sensor board and that
    /// must enter the record first.
    /// Returns true if the answer has to wait because captured men are still coming off.
    fn answered_on_the_board(&mut self, side: Side, how: How) -> bool {
        if !self.boards.sense(side, &self.table) {
            if self.boards.captured_men_come_off() {
                let answer = Answer {
                    held: Held {
                        how,
                        text: self.table.line().to_owned(),
                        actor: self.table.actor(),
                    },
                    side,
                    input: self.table.input(),
                };
                (self.half_moves.ahead).waits_for_captured_men(answer, &mut self.table);
                return true;
            }
            self.boards.settle_answered();
        }
        self.look_at_boards();
        false
    }

    /// Refuses an act of play and returns true after the end of the game, while the preparation is not finished, while
    /// play is stopped, and before the arbiter has started the clock.
    pub(super) fn stands_still(&mut self) -> bool {
        let table = &mut self.table;
        if table.phase() == Phase::Over {
            table.refuse("the game is over", Message::GameIsOver);
            return true;
        }
        if self.preparation.not_prepared(table) {
            return true;
        }
        let stopped = table.stopped();
        if stopped {
            table.refuse(
                "play is stopped",
                Message::PlayIsStopped { on: table.way_on() },
            );
            return true;
        }
        let waits = self.timing.waits_for_the_arbiter(table);
        if waits {
            table.refuse(
                "the arbiter has not set the clock going",
                Message::ClockNotStarted,
            );
        }
        waits
    }

    /// Carries out `press`: presses the clock.
    pub(in crate::session) fn press(&mut self) {
        let actor = self.table.actor();
        self.table.line_is("press");
        if self.stands_still() {
            return;
        }
        if let Some(text) = self.questions.second_pressed(&mut self.table) {
            (self.half_moves).correct(&text, &self.boards, &mut self.table);
            self.settle();
            self.table.line_is("press");
        }
        self.questions.second_lapses(&mut self.table);
        if (self.timing).press_is_the_devices(&self.boards, &mut self.table) {
            return;
        }
        self.take_as_it_stands(named_presser(actor));
        let Some(side) = self.timing.press(&self.boards, &mut self.table) else {
            return;
        };
        self.settle();
        self.boards.pressed_what_was_asked(side, &mut self.table);
        self.settle();
        let (by, at) = ((actor, Source::Keys), self.table.now());
        self.timing.pressed(side, by, at, &mut self.table);
    }

    /// Carries out `pause`, which exists only in training.
    pub(in crate::session) fn pause(&mut self) {
        if self.table.options().mode == Mode::Official {
            return training::not_in_official(TrainingAction::Pause, &mut self.table);
        }
        if !self.stands_still() {
            pause::pause(&mut self.timing, &mut self.table);
        }
    }

    /// Carries out `offer`: offers a draw.
    pub(in crate::session) fn offer(&mut self) {
        if !self.stands_still() {
            offers::offer(&mut self.table);
        }
    }

    /// Carries out `accept`: asks for a confirmation, because accepting a draw ends the game.
    pub(in crate::session) fn accept_offer(&mut self) {
        if !self.stands_still() {
            let (questions, checking) = (&mut self.questions, &self.checking);
            offers::accept(questions, checking, &mut self.table);
        }
    }

    /// Carries out `decline`: declines the draw offer.
    pub(in crate::session) fn decline_offer(&mut self) {
        if !self.stands_still() {
            offers::decline(&mut self.questions, &mut self.table);
        }
    }
}
