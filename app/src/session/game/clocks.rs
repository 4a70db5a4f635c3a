//! The clock of a game, as the record has it: readings, charges, who is not there, and how it goes back with the game.

use std::time::Duration;

use zgoda_game::clock::ClockTimes;
use zgoda_game::{BySide, Side};

use super::charges::Goes;
use super::{Charge, ChargeChange, Game, NoCharge, Play, Round, Set, Settled};
use crate::record::event::{ClockGap, CodeOf, ReadBecause};

/// What becomes of the time that was used when somebody comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It is shared with the one who is still missing (Kodeks II 4.5).
    FirstOfTwo,
    /// Nothing.
    Other,
    /// They were there.
    WasThere,
}

impl Game {
    /// Do both clocks stand until the next half-move or press?
    #[must_use]
    pub const fn is_paused(&self) -> bool {
        self.kept.paused
    }

    /// What both clocks showed after so many half-moves, as far as somebody wrote it down.
    #[must_use]
    pub fn readings(&self, plies: usize) -> BySide<Option<Duration>> {
        self.times.readings(plies)
    }

    /// Writes down what both clocks showed after so many half-moves. Where that is now, what was charged is in it.
    pub(super) fn set_readings(&mut self, plies: usize, left: BySide<Duration>, set: Set) {
        self.times.set_readings(plies, left.map(Some));
        self.times.set_left(plies, left);
        self.charges.set(plies, set);
    }

    /// Keeps how the clock stood after so many half-moves.
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

    /// What follows where it is noted that somebody is not there, or has come (Kodeks II 4.5).
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

    /// Who is noted absent.
    #[must_use]
    pub const fn absent(&self) -> BySide<bool> {
        self.arrivals.absent()
    }

    /// The one whose clock runs because they are not there.
    #[must_use]
    pub fn missing(&self) -> Option<Side> {
        self.arrivals.missing()
    }

    /// Whose clock runs when it is started again, where that follows from who is there.
    #[must_use]
    pub fn next_by_arrivals(&self) -> Option<Side> {
        self.arrivals.next(self.now().turn())
    }

    /// Has the clock run yet?
    #[must_use]
    pub const fn round(&self) -> Round {
        self.arrivals.round()
    }

    /// What was read after half-moves that are struck out belongs to them.
    pub(super) fn times_go_back(&mut self, plies: usize) {
        self.struck_times = self.times.take_after(plies);
        // Where a clock runs here and there is no reading, it stays as it stands.
        let goes = if self.clock.is_none() || self.has_clock_after(plies) {
            Goes::Back
        } else {
            Goes::Stays
        };
        self.charges.go_back(plies, goes);
    }

    /// The same for a half-move that is taken back: the clock goes to the latest reading there is.
    pub(super) fn times_go_back_for_undo(&mut self, plies: usize) {
        self.struck_times = self.times.take_after(plies);
        self.charges.settle();
        self.charges.go_back(plies, Goes::Undone);
    }

    /// Is there a reading to which a clock goes back after so many half-moves? At the start it is a new one.
    #[must_use]
    pub fn has_clock_after(&self, plies: usize) -> bool {
        plies == 0 || self.times.clock(plies).is_some()
    }

    /// What was charged and taken back since the walk-back, as far as it changes the clock as it was before.
    #[must_use]
    pub fn charge_changes_when_put_back(&self) -> Vec<ChargeChange> {
        self.charges.clone().come_back()
    }

    /// They stand again, and so do their readings.
    pub(super) fn times_come_back(&mut self) {
        self.times.put_back(std::mem::take(&mut self.struck_times));
        self.charges.come_back();
    }

    /// The arbiter stopped the game.
    pub(super) fn stops(&mut self) {
        self.play = Play::Stopped;
        self.charges.settle();
    }

    /// It goes on: what was charged meanwhile is in the readings from here on.
    pub(super) fn goes_on(&mut self) {
        self.play = Play::On;
        let (plies, open) = self.charges.open();
        for change in open {
            self.times.charge(plies, change);
        }
        self.charges.settle();
    }

    /// How the clock stood when something was done with it last, if it ran in this program.
    #[must_use]
    pub const fn clock(&self) -> Option<&ClockTimes> {
        self.clock.as_ref()
    }

    /// How it stood by what was written last, and how long it ran on behind that.
    #[must_use]
    pub fn clock_ran(&self) -> Option<(&ClockTimes, Duration)> {
        let last = self.ran.later.as_ref().or(self.clock.as_ref());
        last.map(|times| (times, self.ran.behind))
    }

    /// Did the program that wrote the record last end as it should?
    #[must_use]
    pub const fn was_closed(&self) -> bool {
        self.ran.closed
    }

    /// How long the program was away in all, as far as that is on no clock.
    #[must_use]
    pub const fn on_no_clock(&self) -> Duration {
        self.ran.on_no_clock
    }

    /// A gap of which nobody has said how the clock goes on.
    #[must_use]
    pub const fn gap(&self) -> Option<&ClockGap> {
        self.ran.gap.as_ref()
    }

    /// How it stood after so many half-moves, or the last time before that somebody pressed.
    #[must_use]
    pub fn clock_until(&self, plies: usize) -> Option<&ClockTimes> {
        self.times.clock_until(plies)
    }

    /// How it stood after so many half-moves.
    #[must_use]
    pub fn clock_after(&self, plies: usize) -> Option<&ClockTimes> {
        self.times.clock(plies)
    }

    /// What each side was charged since play stopped, and still is.
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

    /// The charge of this number, or the last one, if it can be taken back.
    pub fn standing_charge(&self, number: Option<usize>) -> Result<Charge, NoCharge> {
        self.charges.standing(number)
    }

    /// It is taken back.
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

    /// What has to be charged, or given back, where the clock goes back to the reading of this half-move (Kodeks II 6.19).
    #[must_use]
    pub fn charge_changes_at(&self, plies: usize) -> Vec<ChargeChange> {
        self.charges.changes_at(plies)
    }

    /// Was anything charged or taken back since play stopped that still counts?
    #[must_use]
    pub fn has_open_deeds(&self) -> bool {
        self.charges.is_open()
    }
}
