// SPDX-License-Identifier: GPL-3.0-or-later
//! Starts, stops, reads and writes down the clock of a live game.
//!
//! The clock in `game` counts the time; this file connects it to the session. `press` takes presses, and `device` handles a clock
//! device. `answered` handles half-moves that count by an answer, `back` a walk-back, `pause` the pauses of training, and `gaps` a
//! time in which the program was away. `telling` and `marks` handle the times that are told unasked. The arbiter's words are
//! handled at the desk. The program never presses for a player (Kodeks II 6.8).

pub(in crate::session) mod answered;
pub(in crate::session) mod arrivals;
pub(in crate::session) mod back;
pub(in crate::session) mod completion;
pub(in crate::session) mod device;
pub(in crate::session) mod flags;
pub(in crate::session) mod gaps;
pub(in crate::session) mod heartbeat;
mod lateness;
mod marks;
pub(in crate::session) mod missing;
pub(in crate::session) mod pause;
pub(in crate::session) mod press;
pub(in crate::session) mod table_clock;
pub(in crate::session) mod telling;

use std::time::Duration;

use zgoda_game::clock::{Clock, ClockTimes, Fallen, ToldTime};
use zgoda_game::{BySide, Moment, Side};
use zgoda_hw::clock::ClockCommand;
use zgoda_record::event::{Actor, Body, ClockGap, ClockRead, ReadBecause, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::{About, ClockReading, PressRefusal};

use super::effect::Effect;
use super::fair_play::Audience;
use super::game::{ChargeChange, Game};
use super::options::{Keeper, Opening, Options};
use super::personal::Telling;
use super::table::Table;
use crate::face::{Face, Flag};
use crate::session::phase::Phase;
use completion::Completion;
use device::DeviceClock;
use lateness::Lateness;
use marks::Marks;

/// The clock of a game, if one runs in this program.
#[derive(Debug)]
pub(super) struct Timing {
    device: Option<DeviceClock>,
    /// The moment at which the clock was last pressed, and the presser if the press named one.
    pressed_last: Option<(Moment, Option<Actor>)>,
    /// True if an answered half-move of this side does not count yet, because it is the last one of a quota.
    not_counted: BySide<bool>,
    /// The times that each player is told unasked.
    telling: BySide<Telling>,
    marks: BySide<Marks>,
    /// The marks that each player feels through a motor.
    felt: BySide<Marks>,
    /// True if the fall of this side's flag was told.
    flag_told: BySide<bool>,
    /// The side with the clock to start next, if it differs from the side that was on move when the clock stopped.
    next: Option<Side>,
    pub(super) lateness: Lateness,
    pub(super) completion: Completion,
    /// The fact whether the arbiter has started the clock since the program started, which matters in official play.
    going: Going,
    /// The absence of the program, until it is decided from which reading the clock goes on.
    gap: Option<ClockGap>,
    /// True if the clock is stopped until the next half-move or press, which happens in training only.
    paused: bool,
    /// True if the player was told that the clock must be pressed, which is told in training only.
    told_to_press: bool,
}

/// The clock at the start of the current run; only passing time has changed it since.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stood {
    /// The times at the start of the run.
    pub(super) times: ClockTimes,
    /// The moment from which the running side's time has run, if one runs.
    pub(super) since: Option<Moment>,
    /// The part of a delay that still had to pass at the start of the run.
    pub(super) delay: Duration,
}

/// Tells if the clock was started since the program started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Going {
    /// The clock waits for the arbiter.
    NotYet,
    /// The arbiter set the clock going, or this is training.
    Yes,
}

impl Timing {
    /// The clock of this game: a new clock, or the clock from the record.
    pub(super) fn new(options: &Options, game: &Game) -> Timing {
        Timing {
            device: (options.keeper == Keeper::Device).then(DeviceClock::default),
            pressed_last: None,
            not_counted: BySide::default(),
            telling: Telling::of(options),
            marks: BySide::default(),
            felt: BySide::default(),
            flag_told: BySide::from_fn(|side| {
                game.clock()
                    .is_some_and(|it| it.sides.get(side).flag.is_some())
            }),
            next: game.next_by_arrivals(),
            lateness: Lateness::new(),
            completion: Completion::default(),
            going: match options.mode {
                Mode::Official => Going::NotYet,
                Mode::Training => Going::Yes,
            },
            gap: None,
            paused: game.is_paused(),
            told_to_press: false,
        }
    }

    /// True in official play while the clock waits for the arbiter to start it. Until then no act on a board counts as a half-move.
    pub(super) fn waits_for_the_arbiter(&self, table: &Table) -> bool {
        table.has_clock() && self.going == Going::NotYet
    }

    /// The clock at the start of the current run. Flags that people were told of are marked as fallen.
    pub(super) fn stood(&self, table: &Table) -> Option<Stood> {
        let clock = table.clock()?;
        let since = clock.runs_since();
        let at = since.unwrap_or(Moment::ZERO);
        let mut times = clock.times(at);
        let [white, black] = Side::ALL.map(|side| times.sides.get(side).elapsed);
        let played = white.saturating_add(black);
        for side in Side::ALL {
            let told = *self.flag_told.get(side);
            let moves = times.sides.get(side).moves;
            // The clock at the start of the run determines the moment at which the flag falls.
            let fallen = || clock.flag(side, Moment::from_ms(u64::MAX));
            let fallen = told.then(|| fallen().unwrap_or(Fallen { played, moves }));
            times.sides.get_mut(side).flag = fallen;
        }
        Some(Stood {
            delay: clock.delay(at),
            times,
            since,
        })
    }

    /// The known facts about the program's absence, until it is decided from which reading the clock goes on.
    pub(super) const fn gap(&self) -> Option<&ClockGap> {
        self.gap.as_ref()
    }

    /// Drops the readings offered after a gap, because they belong to another position.
    fn offers_nothing(&mut self) {
        if let Some(gap) = &mut self.gap {
            gap.offered.clear();
        }
    }
}

/// Charges a clock, or takes a charge back.
fn charge(clock: &mut Clock, change: ChargeChange, now: Moment) {
    for side in Side::ALL {
        match change {
            ChargeChange::Charged(time) => clock.charge(side, *time.get(side), now),
            ChargeChange::TakenBack(time) => clock.give_back(side, *time.get(side), now),
        }
    }
}

impl Timing {
    /// The moment at which the clock must act next by itself.
    pub(super) fn clock_deadline(&self, table: &Table) -> Option<Moment> {
        let running = table.on_the_clock();
        let deadlines = [
            running.and_then(|side| self.flag_deadline(side, table)),
            running.and_then(|side| self.mark_deadline(side, table)),
            press::press_deadline(table),
            self.press_of_device_waits(),
            self.completion.deadline(table),
            missing::missing_deadline(table),
            heartbeat::heartbeat_deadline(table),
            self.lateness.deadline(table),
        ];
        deadlines.into_iter().flatten().min()
    }

    /// Prepares the clock at the beginning. In training no time counts before the first half-move; in an event the arbiter starts
    /// the clock (Kodeks II 4.4, IV 2.11).
    pub(super) fn begin_clock(&mut self, table: &mut Table) {
        if !table.has_clock() {
            return;
        }
        self.show_face(table);
        match (table.options().opening, table.options().mode) {
            // A clock device is started by hand, so the program does not wait for a half-move.
            (Opening::New, Mode::Training) if table.options().keeper == Keeper::Device => {
                self.start_clock(table);
            }
            (Opening::New, _) => {}
            (Opening::Resumed, mode) => self.clock_resumed(mode, table),
        }
    }

    /// Starts the clock of the side given by [`Timing::runs_next`].
    pub(super) fn start_clock(&mut self, table: &mut Table) {
        let now = table.now();
        if table.phase() == Phase::Over {
            return;
        }
        let side = self.runs_next(table);
        self.next = None;
        let first = table.game().clock().is_none() && self.gap.is_none();
        let (Some(side), Some(clock)) = (side, &mut table.clock_mut().clock) else {
            return;
        };
        clock.start(side, now);
        self.going = Going::Yes;
        self.lateness.begins(now);
        self.side_begins(side, table);
        self.read_clock(ReadBecause::Started, table);
        self.set_device(table);
        if first {
            let message = Message::ClockStarted { side };
            table.say_when_durable(Audience::Public, message, About::default());
        }
    }

    /// The side with the clock that the next start sets going: the side that was decided, otherwise the side with the clock that
    /// ran at the stop, otherwise the side that follows from the record. `None` if no clock runs in this program.
    pub(super) fn runs_next(&self, table: &Table) -> Option<Side> {
        let now = table.now();
        let clock = table.clock()?;
        let mut to_press = Side::ALL
            .into_iter()
            .filter_map(|side| table.game().unpressed(side));
        let to_press = to_press
            .next()
            .and_then(|index| table.game().standing().get(index));
        let by_record = to_press.map_or(table.game().now().turn(), |entry| entry.side);
        let within = clock.times(now).within.map(|(side, _)| side);
        Some(self.next.or(within).unwrap_or(by_record))
    }

    /// Stops the clocks of both sides.
    pub(super) fn stop_clock(&mut self, table: &mut Table) {
        let now = table.now();
        press::is_given_up(PressRefusal::Stopped, table);
        let Some(clock) = &mut table.clock_mut().clock else {
            return;
        };
        let ran = clock.running().is_some();
        clock.stop(now);
        if ran {
            self.read_clock(ReadBecause::Stopped, table);
            self.tell_device(ClockCommand::Stop, table);
        }
    }

    /// Sets the time left of each side, as the arbiter ruled. If a side gets time again, its flag counts as never fallen.
    pub(super) fn set_clock(&mut self, left: BySide<Duration>, table: &mut Table) {
        let now = table.now();
        let Some(clock) = &mut table.clock_mut().clock else {
            return;
        };
        for side in Side::ALL {
            clock.set_left(side, *left.get(side), now);
            if !left.get(side).is_zero() {
                *self.flag_told.get_mut(side) = false;
            }
        }
        self.clock_was_changed(table);
    }

    /// Applies charges of the arbiter, or their removal, to the present times of the clock.
    pub(super) fn charge_clock(&mut self, changes: &[ChargeChange], table: &mut Table) {
        let now = table.now();
        let Some(clock) = &mut table.clock_mut().clock else {
            return;
        };
        for change in changes {
            charge(clock, *change, now);
        }
        for side in Side::ALL {
            if clock.flag(side, now).is_none() {
                *self.flag_told.get_mut(side) = false;
            }
        }
        // A reading while play is stopped does not belong to a half-move yet.
        let because = if table.stopped() {
            ReadBecause::Charged
        } else {
            ReadBecause::Set
        };
        self.clock_was_read(because, table);
        self.set_device(table);
    }

    fn clock_was_changed(&mut self, table: &mut Table) {
        self.clock_was_read(ReadBecause::Set, table);
        self.set_device(table);
    }

    /// Writes down a reading of the clock, and starts the marks anew from it.
    pub(super) fn clock_was_read(&mut self, because: ReadBecause, table: &mut Table) {
        if let Some(side) = table.on_the_clock() {
            self.side_begins(side, table);
        }
        self.read_clock(because, table);
    }

    /// The time each side has left, if a clock runs in this program.
    pub(super) fn times_left(&self, table: &Table, now: Moment) -> Option<BySide<Duration>> {
        let clock = table.clock()?;
        Some(BySide::from_fn(|side| self.left(clock, side, now)))
    }

    /// Both clocks, read on request.
    pub(super) fn clock_reading(&self, table: &Table) -> Option<ClockReading> {
        let told = self.times_told(table)?;
        Some(ClockReading {
            used: told.map(|told| told.used),
            left: told.map(|told| told.left),
            running: table.on_the_clock(),
        })
    }

    /// The time each side has used and left, as told to people.
    pub(super) fn times_told(&self, table: &Table) -> Option<BySide<ToldTime>> {
        let now = table.now();
        let clock = table.clock()?;
        let left = self.times_left(table, now)?;
        Some(BySide::from_fn(|side| {
            ToldTime::of(clock.given(side), *left.get(side))
        }))
    }

    /// The state of the clock with the flags as shown, for claims.
    pub(super) fn clock_times(&self, table: &Table) -> Option<ClockTimes> {
        let now = table.now();
        let mut times = table.clock()?.times(now);
        if let Some(shown) = self.device_flag() {
            let played = times
                .sides
                .white
                .elapsed
                .saturating_add(times.sides.black.elapsed);
            for side in Side::ALL {
                let time = times.sides.get_mut(side);
                let moves = time.moves;
                let fallen = *shown.get(side) == Flag::Fallen;
                time.flag = fallen.then(|| time.flag.unwrap_or(Fallen { played, moves }));
            }
        }
        Some(times)
    }

    /// Writes down the state of the clock, and updates its face.
    fn read_clock(&self, because: ReadBecause, table: &mut Table) {
        let now = table.now();
        let Some(clock) = table.clock() else {
            return;
        };
        let times = clock.times(now);
        let plies = table.plies_pressed();
        let ply = u32::try_from(plies).unwrap_or(u32::MAX);
        let read = Body::ClockRead(ClockRead::of(because, ply, &times));
        let source = match because {
            ReadBecause::Pressed | ReadBecause::Started | ReadBecause::Stopped => self.source(),
            ReadBecause::Answered
            | ReadBecause::Set
            | ReadBecause::Charged
            | ReadBecause::Flag
            | ReadBecause::Claimed
            | ReadBecause::Ran
            | ReadBecause::TakenUp => Source::Program,
        };
        table.commit(None, source, read);
        self.show_face(table);
    }

    fn show_face(&self, table: &mut Table) {
        let now = table.now();
        if let Some(face) = self
            .clock_face(table, now)
            .filter(|_| table.face_may_be_seen())
        {
            table.push_effect(Effect::Face(face));
        }
    }

    /// The present face of the clock; `None` if no clock runs in this program.
    pub(super) fn clock_face(&self, table: &Table, now: Moment) -> Option<Face> {
        let clock = table.clock()?;
        Some(Face {
            left: BySide::from_fn(|side| self.left(clock, side, now)),
            delay: clock.delay(now),
            running: clock.running(),
            flag: BySide::from_fn(|side| match clock.flag(side, now) {
                Some(_) => Flag::Fallen,
                None => Flag::Up,
            }),
            first_flag: clock.first_flag(now),
        })
    }

    /// Starts the marks of a side anew, from the time that the side has left now.
    pub(super) fn side_begins(&mut self, side: Side, table: &Table) {
        let now = table.now();
        if let Some(clock) = table.clock() {
            let left = clock.left(side, now);
            let Timing {
                telling,
                marks,
                felt,
                ..
            } = self;
            marks.get_mut(side).begin(left, &telling.get(side).heard);
            felt.get_mut(side).begin(left, &telling.get(side).felt);
        }
    }

    /// Takes over a player's changed choice of the times that are told unasked. Marks that have passed are not told again.
    pub(super) fn telling_changes(&mut self, table: &Table) {
        self.telling = Telling::of(table.options());
        for side in Side::ALL {
            self.side_begins(side, table);
        }
    }

    /// Stops the clock after the game (II 6.20).
    pub(super) fn clock_is_over(&mut self, table: &mut Table) {
        if table.phase() == Phase::Over {
            self.stop_clock(table);
        }
    }

    /// Tells the marks and flags that are due, and advances lateness, completion and heartbeat to this moment.
    pub(super) fn tick(&mut self, table: &mut Table) {
        let now = table.now();
        self.lateness.tick(table);
        let Some(clock) = table.clock() else {
            return;
        };
        if let Some(side) = clock.running()
            && table.options().sight.get(side).hears()
        {
            let left = clock.left(side, now);
            let Timing {
                telling,
                marks,
                felt,
                ..
            } = self;
            let heard = marks.get_mut(side).reached(left, &telling.get(side).heard);
            let felt = felt.get_mut(side).reached(left, &telling.get(side).felt);
            if let Some(mark) = heard {
                self.tell_mark(side, mark, table);
            }
            if let Some(mark) = felt {
                telling::feel_mark(side, mark, table);
            }
        }
        for side in Side::ALL {
            self.look_at_flag(side, table);
        }
        if let Some(shared) = self.completion.tick(table) {
            self.charge_clock(&shared, table);
        }
        heartbeat::tick_heartbeat(table);
    }
}
