// SPDX-License-Identifier: GPL-3.0-or-later
//! The live game: the table and the parts around it. The live game knows nothing of keys, menus or settings. Input from
//! devices arrives as if it had been typed, and the session passes every input on to the live game.
//!
//! This file begins the game, and handles time, boards and the clock device. `lines` takes typed lines, `answers` takes
//! the answers to open questions, and `arbiter` takes the arbiter's acts. Each of these modules decides which parts act,
//! and in which order. `asks` passes on the requests that parts make to each other. `open` and `devices` look at several
//! parts and change none. A part does its own work and contains no other part.

mod answers;
mod arbiter;
mod asks;
pub(in crate::session) mod devices;
mod lines;
pub(in crate::session) mod open;

use zgoda_game::shadow::Handling;
use zgoda_game::{BySide, Moment, Side};
use zgoda_hw::BoardEvent;
use zgoda_hw::clock::ClockEvent;
use zgoda_record::event::{Body, Source};
use zgoda_record::mode::GameKind;
use zgoda_speech::Message;
use zgoda_speech::announcement::{BoardOf, PressRefusal};

use super::boards::{Boards, men_off};
use super::checking::Check;
use super::desk::ArbiterDesk;
use super::devices::Devices;
use super::fair_play::Audience;
use super::half_moves::HalfMoves;
use super::options::{Keeper, Opening, Options};
use super::preparation::{Arming, Preparation};
use super::questions::Questions;
use super::table::Table;
use super::timing::{Timing, device, press, telling};
use super::{claims, personal};
use crate::desk_words::note::DeskNote;
use crate::session::phase::Phase;

/// The parts of a game in progress.
#[derive(Debug)]
pub(super) struct LiveGame {
    pub(super) table: Table,
    pub(super) boards: Boards,
    pub(super) questions: Questions,
    pub(super) half_moves: HalfMoves,
    pub(super) timing: Timing,
    pub(super) desk: ArbiterDesk,
    /// The matters to settle before the first move.
    pub(super) preparation: Preparation,
    pub(super) checking: Check,
    /// Devices that ask to be admitted.
    pub(super) devices: Devices,
}

impl LiveGame {
    /// A game that has not begun yet.
    pub(super) fn new(options: Options) -> LiveGame {
        let game = options.game.clone();
        LiveGame {
            boards: Boards::new(&options, &game),
            questions: Questions::default(),
            half_moves: HalfMoves::default(),
            timing: Timing::new(&options, &game),
            desk: ArbiterDesk::new(),
            preparation: Preparation::new(&options),
            checking: Check::default(),
            devices: Devices::default(),
            table: Table::new(options, game),
        }
    }

    /// Begins the session: says the first words, and resumes everything that a resumed game still waits for.
    pub(super) fn begin(&mut self) {
        self.table.begins();
        greet(&mut self.table);
        if self.table.options().opening == Opening::Resumed {
            self.taken_up_again();
        }
        if self.table.hearing().has_no_private_output() {
            self.table.say(Audience::Public, Message::NoPrivateOutput);
            self.table.show(DeskNote::NoPrivateOutput);
        }
        let count = self.table.options().unfinished;
        if count > 0 {
            let unfinished = Message::UnfinishedGames { count };
            self.table.say(Audience::Public, unfinished);
        }
        personal::begin_personal(&mut self.table);
        if self.preparation.may_arm() != Arming::Ready {
            let handling = self.handling();
            self.boards.set_handling(handling);
            (self.preparation).ask_what_is_open(&self.boards, &mut self.table);
        }
        self.timing.begin_clock(&mut self.table);
        self.boards.say_who_may_ask(&self.table);
        self.boards.expect(&mut self.table);
        self.settle();
    }

    /// Resumes everything that the game waited for when its program ended.
    fn taken_up_again(&mut self) {
        if let Some(last) = self.table.game().last().cloned() {
            let held = (self.half_moves).await_crown(&last, &self.boards, &self.table);
            if let Some(held) = held {
                self.release(held);
            }
        }
        let table = &mut self.table;
        let plies = table.game().standing().len();
        let last = table.game().last();
        let last = last.map(|entry| table.spoken(&entry.before, &entry.mv));
        table.say(Audience::Public, Message::GameResumed { plies, last });
        table.show_the_codes();
        self.desk.stopped_before(table);
        if self.table.stopped() {
            let handling = self.handling();
            self.boards.set_handling(handling);
        }
        let table = &mut self.table;
        self.half_moves.ahead.still_waits(table);
        (self.questions).asked_before(&self.boards, table);
        table.names(None);
        claims::say_who_calls(table);
        telling::what_was_not_shown(table);
    }

    /// Handles an event of the sensor board.
    pub(super) fn board_event(&mut self, of: BoardOf, event: BoardEvent) {
        let reading = match &event {
            BoardEvent::Reading { reading, .. } => Some(*reading),
            _ => None,
        };
        self.boards.event(of, event, &mut self.table);
        if let Some(reading) = reading {
            (self.half_moves).look_for_crown(of, &reading, &mut self.table);
        }
        self.settle();
        self.look_at_boards();
    }

    /// Takes the events of the boards' shadows one after the other, because one event may change the next.
    fn look_at_boards(&mut self) {
        while let Some((of, event)) = self.boards.next_event() {
            if self.boards.shadow_event(of, event, &mut self.table) {
                let handling = self.handling();
                self.boards.set_handling_at(of, handling);
            }
            self.settle();
        }
    }

    /// The way in which boards judge the work of hands now. While play is stopped, and before everything is settled,
    /// hands make no half-moves.
    fn handling(&self) -> Handling {
        if self.table.stopped()
            || self.preparation.may_arm() != Arming::Ready
            || self.timing.waits_for_the_arbiter(&self.table)
        {
            Handling::Mending
        } else {
            self.table.options().mode.handling()
        }
    }

    /// Makes the boards judge the work of hands by the present handling from now on.
    fn hands_count(&mut self) {
        let now = self.table.now();
        let handling = self.handling();
        self.boards.count_again(handling, now);
    }

    /// Settles the boards as they stand now. This is done twice: if a half-move follows another one that is in question,
    /// it is only recognised once the first is in the record.
    fn take_as_it_stands(&mut self, presser: Option<Side>) {
        for _ in 0..2 {
            self.boards.settle_pressed(presser, &self.table);
            self.look_at_boards();
        }
    }

    /// Handles an event of the clock device.
    pub(super) fn clock_event(&mut self, event: ClockEvent) {
        let event = device::as_wired(event, &self.table);
        self.clock_tells(event);
    }

    fn clock_tells(&mut self, event: ClockEvent) {
        if !self.timing.takes_event(&event, &self.table) {
            return;
        }
        self.timing.press_of_device(&mut self.table);
        self.settle();
        let shows = self.timing.clock_event(event, &mut self.table);
        self.settle();
        if let Some(shows) = shows {
            self.clock_tells(ClockEvent::Shows(shows));
        }
    }

    /// Advances the game to the present moment.
    pub(super) fn tick(&mut self) {
        let now = self.table.now();
        if !self.table.game().adjusting() {
            self.boards.tick(now);
            self.look_at_boards();
            self.boards.look_who_begins(&mut self.table);
            self.boards.look_what_is_bound(&mut self.table);
            self.settle();
            men_off::look_again_beside(&mut self.boards, &mut self.table);
            self.boards.sound_again(&mut self.table);
        }
        self.timing.tick_device(&mut self.table);
        self.settle();
        (self.timing).tick_press(&self.boards, &mut self.table);
        self.settle();
        self.timing.tick(&mut self.table);
        self.checking.tick_check(&mut self.table);
        (self.half_moves).tick(&self.boards, &mut self.table);
        self.settle();
    }

    /// Ends an input after all its other work: enters lines that waited, ends what is over, and has the record written.
    pub(super) fn done(&mut self) {
        let (boards, table) = (&self.boards, &mut self.table);
        if let Some((written, side, entering)) = self.half_moves.ahead.comes_in(boards, table) {
            (self.half_moves).enter_written(&written, side, entering, boards, table);
            self.settle();
        }
        let (boards, table) = (&self.boards, &mut self.table);
        if let Some(answer) = self.half_moves.ahead.answers(boards, table) {
            self.release(answer);
        }
        // Every request must be carried out within the input that made it, because later the actor would be another
        // person.
        debug_assert!(
            self.table.asks_nothing(),
            "somebody asks and nobody settles"
        );
        self.timing.clock_is_over(&mut self.table);
        self.questions.second_is_over(&mut self.table);
        self.half_moves.ahead.is_kept_as_said(&mut self.table);
        self.table.flush();
    }

    /// The moment at which the game must be advanced next.
    pub(super) fn deadline(&self) -> Option<Moment> {
        let boards = self.boards.deadline(&self.table);
        let all = [
            self.table.disk_deadline(),
            boards.filter(|_| !self.table.game().adjusting()),
            self.half_moves.deadline(&self.boards, &self.table),
            self.timing.clock_deadline(&self.table),
            self.checking.check_deadline(),
        ];
        all.into_iter().flatten().min()
    }

    /// Ends the program at somebody's wish. A player who cannot see must hear that the program has ended, because
    /// otherwise it might only have fallen silent. If nothing was played, there is no game to report as kept.
    pub(super) fn quit(&mut self) {
        // This comes before the last words, because a later effect would cut them off.
        self.gives_presses_up();
        if self.table.game().standing().is_empty() {
            self.table.say(Audience::Public, Message::ProgramEnds);
        }
        self.close();
    }

    pub(super) fn close(&mut self) {
        if self.table.phase() != Phase::Closed {
            self.gives_presses_up();
            self.half_moves.speak_aloud(&mut self.table);
            self.table.closes();
        }
    }

    /// Gives up waiting presses, because no half-move will come for them.
    fn gives_presses_up(&mut self) {
        press::is_given_up(PressRefusal::NoMove, &mut self.table);
    }
}

/// Writes down that the session begins, and says the first words that everybody hears.
fn greet(table: &mut Table) {
    let plies = table.game().standing().len();
    let opened = Body::SessionOpened {
        program: table.options().program.clone(),
        plies: u32::try_from(plies).unwrap_or(u32::MAX),
        boot: table.options().boot.clone(),
    };
    table.commit(None, Source::Program, opened);
    name_the_arbiters(table);
    if table.options().first_words {
        how_to_play(table);
    }
    match table.options().kind() {
        GameKind::Training => table.say(Audience::Public, Message::TrainingMode),
        GameKind::Rehearsal => table.say(Audience::Public, Message::RehearsalMode),
        GameKind::Official => {}
    }
    if table.options().opening == Opening::New {
        let BySide { white, black } = table.options().names.clone();
        let variant = table.game().start().variant();
        let message = Message::GameBegins {
            white,
            black,
            variant,
        };
        table.say(Audience::Public, message);
    }
}

/// Writes down the name that belongs to each arbiter's code, if the record has another name or none.
fn name_the_arbiters(table: &mut Table) {
    for (of, name) in table.options().arbiters.clone() {
        let arbiters = table.game().arbiters();
        if arbiters.now(of) == Some(name.as_str()) {
            continue;
        }
        let Some(number) = arbiters.next() else {
            return;
        };
        let named = Body::ArbiterNamed { number, of, name };
        table.commit(None, Source::Program, named);
    }
}

/// Tells a newcomer how to type a half-move, how to press the clock, and where to find help.
fn how_to_play(table: &mut Table) {
    let Some(sample) = zgoda_input::personal::sample(table.game().start().variant()) else {
        return;
    };
    let clock = table.has_clock() && table.options().keeper == Keeper::Embedded;
    table.say(Audience::Public, Message::HowToPlay { sample, clock });
}
