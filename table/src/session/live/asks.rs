// SPDX-License-Identifier: GPL-3.0-or-later
//! Passes on the requests of parts to each other, and carries out what concerns several parts: a half-move on its way into the
//! record, a press, and the end of the game. The parts act one after the other; the requests of each part are carried out before
//! the next part acts.

use zgoda_game::GameResult;
use zgoda_record::event::{Actor, Body, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::LiveGame;
use crate::session::ask::{Ask, Coming, Entered, PressTaken};
use crate::session::fair_play::Audience;
use crate::session::game::{Held, How, StandingEntry};
use crate::session::question::{Instead, Question};
use crate::session::questions::Chosen;
use crate::session::timing::{self, pause};
use crate::session::{results, simulated};

impl LiveGame {
    /// Passes on requests until none is left.
    pub(in crate::session) fn settle(&mut self) {
        while let Some((ask, waits)) = self.table.next_ask() {
            self.pass_on(ask);
            self.table.ask_later(waits);
        }
    }

    fn pass_on(&mut self, ask: Ask) {
        let LiveGame {
            table,
            boards,
            questions,
            half_moves,
            timing,
            desk,
            ..
        } = self;
        if matches!(ask, Ask::Open(_) | Ask::WhichWay { .. })
            && let Some(Question::Second(second)) = &questions.open
        {
            half_moves.ahead.lapses(second, table);
        }
        match ask {
            Ask::Enter(coming) => self.enter(*coming),
            Ask::EnterInstead { of, mv, because } => {
                half_moves.enter_instead(of, mv, because, table);
            }
            Ask::TakeBack => {
                let before = timing::answered::counted(table);
                half_moves.take_back(table);
                timing::answered::answers_are_gone(before, timing, table);
                boards.follow(table);
            }
            Ask::CarriedOut { on, heard } => half_moves.carried_out(on, heard, table),
            Ask::MakeLast(by) => half_moves.make_last(by, table),
            Ask::MakeByPress(index) => half_moves.make_by_press(index, table),
            Ask::Release(held) => self.release(held),
            Ask::Made { entry, seen } => boards.made(entry, seen, table),
            Ask::Seen { of, candidate } => boards.seen_in_a_row(of, candidate, table),
            Ask::HandsCount => self.hands_count(),
            Ask::EnterAnswered {
                of,
                mv,
                answer,
                actor,
            } => boards.enter_answered(of, mv, answer, actor, table),
            Ask::SimulatedMenFollow => simulated::men_follow(boards, table),
            Ask::Open(question) => questions.ask(*question),
            Ask::WhichWay {
                side,
                candidates,
                entering,
            } => {
                let asked = (side, candidates, *entering);
                questions.ask_which_way(asked, boards, desk, table);
            }
            Ask::Closed { of, asked } => questions.closed(of, asked),
            Ask::PressTaken(press) => self.press_taken(press),
            Ask::PressedAtDevice { side, at } => {
                self.take_as_it_stands(Some(side));
                self.settle();
                self.timing.pressed_at_device(side, at, &mut self.table);
            }
            Ask::TellingChanges => timing.telling_changes(table),
            Ask::End { result, by } => self.end(result, by),
        }
    }

    /// Ends the game with this result; `actor` ended it, as known from `source`.
    pub(super) fn end(&mut self, result: GameResult, (actor, source): (Option<Actor>, Source)) {
        let body = Body::GameEnded {
            result: result.score(),
            cause: result.ending().article().to_owned(),
            ending: Some(result.ending().word().to_owned()),
            advantage: result.advantage(),
        };
        let table = &mut self.table;
        table.commit(actor, source, body);
        self.questions.open = None;
        self.desk.ended(table);
        self.checking.break_off_the_check(table);
        self.timing.stop_clock(table);
        self.half_moves.speak_aloud(table);
        let over = Message::GameOver { result };
        table.say_when_durable(Audience::Public, over, About::default());
        self.boards.drop_differences();
        table.over(result);
        if table.options().mode == Mode::Official {
            results::after_the_end(&self.timing, table);
        }
    }

    /// Enters a half-move: the half-move before it counts, the new half-move is written down and announced, and all parts follow.
    pub(super) fn enter(&mut self, coming: Coming) {
        let before = timing::answered::counted(&self.table);
        self.half_moves.answer_the_last(&coming, &mut self.table);
        self.settle();
        timing::answered::answers_count(before, &mut self.timing, &mut self.table);
        let made = coming.made;
        let Some(entered) = self.half_moves.write(coming, &mut self.table) else {
            return;
        };
        let held = (self.half_moves).await_crown(&entered.entry, &self.boards, &self.table);
        self.entered(entered);
        self.settle();
        if let Some(held) = held {
            self.release(held);
        }
        if let Some(by) = made {
            self.half_moves.make_last(by, &mut self.table);
            self.settle();
        }
    }

    /// Carries out the half-move chosen from several.
    pub(super) fn enter_chosen(&mut self, chosen: Chosen) {
        match chosen {
            Chosen::ByHands { of, before, mv } => {
                simulated::hand_makes(of, *before, mv, &mut self.boards, &mut self.table);
            }
            Chosen::OnBoard(coming) => self.enter(*coming),
            Chosen::Typed {
                side,
                before,
                mv,
                entering,
            } => {
                let (boards, chosen) = (&self.boards, (side, &*before, mv));
                (self.half_moves).enter_if_allowed(chosen, *entering, boards, &mut self.table);
            }
        }
    }

    /// Carries out a press that was taken: the wait for a crown ends, the pressed half-move counts, and both times belong to it.
    pub(super) fn press_taken(&mut self, press: PressTaken) {
        let held = self.half_moves.end_crowning(press.side, &mut self.table);
        self.settle();
        // A clock keeps a press that waits for its half-move. Without a clock, a held half-move is entered before its press.
        let (before, behind) = match self.table.has_clock() {
            true => (None, held),
            false => (held, None),
        };
        if let Some(held) = before {
            self.release(held);
        }
        (self.timing).press_makes(press, &self.boards, &mut self.table);
        self.settle();
        if let Some(held) = behind {
            self.release(held);
        }
        self.timing.press_counts(press.side, &mut self.table);
    }

    /// Takes a line that was held back while a crown was missing or captured men came off, as if the line came now.
    pub(super) fn release(&mut self, held: Held) {
        let Held { how, text, actor } = held;
        let acting = self.table.actor();
        self.table.acts(actor);
        match how {
            How::Typed => self.typed_move(&text),
            How::Said => self.said(&text),
        }
        // The consequences still belong to the person who typed the held line.
        self.settle();
        self.table.acts(acting);
    }

    /// Carries out the consequences of a written entry.
    fn entered(&mut self, entered: Entered) {
        let Entered {
            entry: StandingEntry {
                id: entry, side, ..
            },
            index,
            on,
            instead,
            late,
        } = entered;
        let table = &mut self.table;
        table.has_moved(side);
        if let Some(Question::Second(second)) = &self.questions.open
            && side != second.side
        {
            self.half_moves.ahead.lapses(second, table);
        }
        self.questions.open = None;
        self.boards.entered(entry, (on, late), table);
        if instead == Instead::OfLast {
            return;
        }
        if pause::clock_waits(table) {
            table.standstill_mut().end_halt();
            pause::clock_begins_with(side, &mut self.timing, table);
        }
        pause::press_is_missing(side, &mut self.timing, table);
        self.timing.pressed_before((side, index, on), table);
    }
}
