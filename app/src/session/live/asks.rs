//! What parts ask of each other is passed on here. Two things concern everybody, an entry and the end of the game: who acts
//! then, and in which order, stands below.

use zgoda_game::GameResult;
use zgoda_hw::clock::ClockEvent;
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::LiveGame;
use crate::mode::Mode;
use crate::record::event::{Actor, Body, Source};
use crate::session::ask::{Ask, Entered};
use crate::session::fair_play::Audience;
use crate::session::game::{Held, How};
use crate::session::question::Instead;
use crate::session::timing::pause;
use crate::session::{results, simulated};

impl LiveGame {
    /// Passes on what was asked, until nobody asks any more.
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
        match ask {
            Ask::Enter(coming) => half_moves.enter(coming, table),
            Ask::Write(coming) => half_moves.write(*coming, boards, table),
            Ask::EnterChosen {
                side,
                before,
                mv,
                entering,
            } => {
                let chosen = (side, &*before, mv);
                half_moves.enter_if_allowed(chosen, *entering, boards, table);
            }
            Ask::EnterInstead { of, mv, because } => {
                half_moves.enter_instead(of, mv, because, table);
            }
            Ask::TakeBack => half_moves.take_back(table),
            Ask::CarriedOut { on, heard } => half_moves.carried_out(on, heard, table),
            Ask::MakeLast(by) => half_moves.make_last(by, table),
            Ask::MakeByPress(index) => half_moves.make_by_press(index, table),
            Ask::EndCrowning(side) => half_moves.end_crowning(side, table),
            Ask::Release(held) => self.release(held),
            Ask::TypedFor { written, side } => self.typed_for(&written, side),
            Ask::Correct(text) => self.correct(&text),
            Ask::Entered(entered) => self.entered(entered),
            Ask::Made { seen } => boards.made(seen, table),
            Ask::Follow => boards.follow(table),
            Ask::Seen { of, candidate } => boards.seen_in_a_row(of, candidate, table),
            Ask::HandsCount => self.hands_count(),
            Ask::TakeAsItStands(presser) => self.take_as_it_stands(presser),
            Ask::AnsweredByPress(side) => {
                boards.pressed_what_was_asked(side, table);
            }
            Ask::EnterAnswered {
                of,
                mv,
                answer,
                actor,
            } => boards.enter_answered(of, mv, answer, actor, table),
            Ask::HandMakes { of, before, mv } => {
                simulated::hand_makes(of, *before, mv, boards, table);
            }
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
            Ask::Pressed { side, by, at } => timing.pressed(side, by, at, table),
            Ask::PressMakes {
                side,
                index,
                missing,
                at,
            } => {
                let made = (index, missing);
                timing.press_makes(side, made, at, boards, table);
            }
            Ask::PressCounts(side) => timing.press_counts(side, table),
            Ask::PressedAtDevice { side, at } => {
                timing.pressed_at_device(side, at, table);
            }
            Ask::DeviceShows(shows) => self.clock_event(ClockEvent::Shows(shows)),
            Ask::GoOnAfterCall(by) => timing.goes_on_after_call(by, table),
            Ask::TellingChanges => timing.telling_changes(table),
            Ask::End { result, by } => self.end(result, by),
        }
    }

    /// What was held while a crown was missing is done as if it came now.
    fn release(&mut self, held: Held) {
        let Held { how, text, actor } = held;
        let acting = self.table.actor();
        self.table.acts(actor);
        match how {
            How::Typed => self.typed_move(&text),
            How::Said => self.said(&text),
        }
        // What follows from it is still done in the name of the one who typed it.
        self.settle();
        self.table.acts(acting);
    }

    /// An entry was written.
    fn entered(&mut self, entered: Entered) {
        let Entered {
            index,
            on,
            instead,
            late,
        } = entered;
        let table = &mut self.table;
        let Some((entry, side)) = (table.game().standing().get(index)).map(|it| (it.id, it.side))
        else {
            return;
        };
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
        self.timing.pressed_before(side, index, table);
    }

    /// The game is over, so, for this reason.
    pub(super) fn end(&mut self, result: GameResult, (actor, source): (Option<Actor>, Source)) {
        let body = Body::GameEnded {
            result: result.score(),
            cause: result.ending().article().to_owned(),
            ending: Some(result.ending().word().to_owned()),
            advantage: result.advantage().map(Into::into),
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
}
