// SPDX-License-Identifier: GPL-3.0-or-later
//! The clock of a game as recorded: readings, charges, absent players, and going back with the game.

use std::time::Duration;

use zgoda_game::clock::ClockTimes;
use zgoda_game::{BySide, Side};
use zgoda_record::event::{ClockGap, CodeOf, ReadBecause};

use super::charges::Goes;
use super::{Charge, ChargeChange, Game, NoCharge, Play, Round, Set, Settled};

/// The treatment of the used time when a player comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// The time is shared with the player who is still missing (Kodeks II 4.5).
    FirstOfTwo,
    /// No time is shared.
    Other,
    /// The player was there before.
    WasThere,
}

impl Game {
    /// True if both clocks stand until the next half-move or press.
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.kept.paused
    }

    /// The readings of both clocks after so many half-moves, if they were written down.
    #[must_use]
    pub fn readings(&self, plies: usize) -> BySide<Option<Duration>> {
        self.times.readings(plies)
    }

    /// Writes down the times of both clocks after so many half-moves. A reading of the present position contains all charges.
    pub(super) fn set_readings(&mut self, plies: usize, left: BySide<Duration>, set: Set) {
        self.times.set_readings(plies, left.map(Some));
        self.times.set_left(plies, left);
        self.charges.set(plies, set);
    }

    /// Keeps the state of the clock after so many half-moves.
    pub(super) fn read_clock(&mut self, because: ReadBecause, plies: usize, times: ClockTimes) {
        let at_the_start = because == ReadBecause::Started && self.times.is_empty();
        if because.is_of_the_half_move() || at_the_start {
            self.times.set_readings(plies, times.left().map(Some));
            self.times.set_clock(plies, times);
            self.charges.read(plies);
        }
        if times.running.is_some() {
            self.arrivals.clock_runs();
        }
        self.clock = Some(times);
    }

    /// The consequence of noting a player as absent or arrived (Kodeks II 4.5).
    #[must_use]
    pub fn arrival(&self, side: Side, there: bool) -> Arrival {
        if there && !*self.absent().get(side) {
            Arrival::WasThere
        } else if self.arrivals.comes_first(side, there) {
            Arrival::FirstOfTwo
        } else {
            Arrival::Other
        }
    }

    /// The sides noted as absent.
    #[must_use]
    pub const fn absent(&self) -> BySide<bool> {
        self.arrivals.absent()
    }

    /// The absent side with the running clock.
    #[must_use]
    pub fn missing(&self) -> Option<Side> {
        self.arrivals.missing()
    }

    /// The side with the running clock after the next start, if presence decides it.
    #[must_use]
    pub fn next_by_arrivals(&self) -> Option<Side> {
        self.arrivals.next(self.now().turn())
    }

    /// The stage of the round, which begins when a clock first runs.
    #[must_use]
    pub const fn round(&self) -> Round {
        self.arrivals.round()
    }

    /// Removes the readings after half-moves that are struck out, because they belong to those half-moves.
    pub(super) fn times_go_back(&mut self, plies: usize) {
        self.struck_times = self.times.take_after(plies);
        // A clock that runs here stays as it is if there is no reading.
        let goes = if self.clock.is_none() || self.has_clock_after(plies) {
            Goes::Back
        } else {
            Goes::Stays
        };
        self.charges.go_back(plies, goes);
    }

    /// Removes the readings after a half-move that is taken back: the clock goes to the latest remaining reading.
    pub(super) fn times_go_back_for_undo(&mut self, plies: usize) {
        self.struck_times = self.times.take_after(plies);
        self.charges.settle();
        self.charges.go_back(plies, Goes::Undone);
    }

    /// True if the clock can go back to its state after `plies` half-moves: there is a reading, or the game is at its start.
    #[must_use]
    pub fn has_clock_after(&self, plies: usize) -> bool {
        plies == 0 || self.times.clock(plies).is_some()
    }

    /// The charges made and taken back since the walk-back; they also apply where the clock goes back to its state before the
    /// walk-back.
    #[must_use]
    pub fn charge_changes_when_put_back(&self) -> Vec<ChargeChange> {
        self.charges.clone().come_back()
    }

    /// Puts back the readings of half-moves that stand again.
    pub(super) fn times_come_back(&mut self) {
        self.times.put_back(std::mem::take(&mut self.struck_times));
        self.charges.come_back();
    }

    /// Notes that the arbiter stopped the game.
    pub(super) fn stops(&mut self) {
        self.play = Play::Stopped;
        self.charges.settle();
    }

    /// Lets play go on. Charges made meanwhile belong to the readings from now on.
    pub(super) fn goes_on(&mut self) {
        self.play = Play::On;
        let (plies, open) = self.charges.open();
        for change in open {
            self.times.charge(plies, change);
        }
        self.charges.settle();
    }

    /// The clock when something was last done with it, if it ran in this program.
    #[must_use]
    pub const fn clock(&self) -> Option<&ClockTimes> {
        self.clock.as_ref()
    }

    /// The last written state of the clock, and the time for which the clock ran on afterwards.
    #[must_use]
    pub fn clock_ran(&self) -> Option<(&ClockTimes, Duration)> {
        let last = self.ran.later.as_ref().or(self.clock.as_ref());
        last.map(|times| (times, self.ran.behind))
    }

    /// True if the last program that wrote the record ended properly.
    #[must_use]
    pub const fn was_closed(&self) -> bool {
        self.ran.closed
    }

    /// The total time for which the program was away and no clock counted.
    #[must_use]
    pub const fn on_no_clock(&self) -> Duration {
        self.ran.on_no_clock
    }

    /// The absence of the program after which it is not decided yet how the clock goes on.
    #[must_use]
    pub const fn gap(&self) -> Option<&ClockGap> {
        self.ran.gap.as_ref()
    }

    /// The clock after so many half-moves, or else at the last press before that point.
    #[must_use]
    pub fn clock_until(&self, plies: usize) -> Option<&ClockTimes> {
        self.times.clock_until(plies)
    }

    /// The state of the clock after so many half-moves.
    #[must_use]
    pub fn clock_after(&self, plies: usize) -> Option<&ClockTimes> {
        self.times.clock(plies)
    }

    /// The time charged to each side since play stopped and not taken back.
    #[must_use]
    pub fn charged(&self) -> BySide<Duration> {
        self.charges.charged()
    }

    /// Charges each side this much more, after so many half-moves.
    pub(super) fn charge(&mut self, time: BySide<Duration>, plies: usize, by: Option<CodeOf>) {
        let settled = self.settled();
        if settled == Settled::AtOnce {
            self.times.charge(plies, ChargeChange::Charged(time));
        }
        self.charges.charge(time, plies, settled);
        self.charges.by(by);
    }

    /// The number of the last charge.
    #[must_use]
    pub const fn last_charge(&self) -> usize {
        self.charges.count()
    }

    /// The charge of this number, or the last charge if no number is given, if it can be taken back.
    pub fn standing_charge(&self, number: Option<usize>) -> Result<Charge, NoCharge> {
        self.charges.standing(number)
    }

    /// Takes a charge back.
    pub(super) fn take_charge_back(&mut self, number: usize, plies: usize) {
        let settled = self.settled();
        if let Ok(charge) = self.charges.standing(Some(number))
            && settled == Settled::AtOnce
        {
            self.times
                .charge(plies, ChargeChange::TakenBack(charge.time));
        }
        self.charges.take_back(number, plies, settled);
    }

    const fn settled(&self) -> Settled {
        match self.play {
            Play::On => Settled::AtOnce,
            Play::Stopped => Settled::WhenPlayGoesOn,
        }
    }

    /// The changes to make if the clock goes back to the reading of this half-move (Kodeks II 6.19).
    #[must_use]
    pub fn charge_changes_at(&self, plies: usize) -> Vec<ChargeChange> {
        self.charges.changes_at(plies)
    }

    /// True if a charge that was made or taken back since play stopped still has an effect.
    #[must_use]
    pub fn has_open_changes(&self) -> bool {
        self.charges.is_open()
    }
}
