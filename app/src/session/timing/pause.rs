//! Training: when the clock runs and when it waits. Nothing counts before the first half-move, which starts its side's
//! clock; `pause`, and a half-move taken back, let both sides stand until the next half-move or press.
//!
//! In official play only the arbiter starts and stops it (Kodeks II 4.4, IV 2.11).

use zgoda_game::clock::Clock;
use zgoda_game::{Moment, Side};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use crate::record::event::{Actor, Body, ReadBecause, SetGoing, Source};
use crate::session::Phase;
use crate::session::desk::Desk;
use crate::session::fair_play::Audience;
use crate::session::options::{Keeper, Mode};
use crate::session::table::Table;
use crate::session::timing::Timing;

impl Timing {
    /// `pause`.
    pub(in crate::session) fn pause(
        &mut self,
        actor: Option<Actor>,
        table: &mut Table,
        now: Moment,
    ) {
        if !table.has_clock() || table.options().keeper == Keeper::Device {
            return table.reply(actor, Message::NoClock);
        }
        if table.on_the_clock().is_some() {
            self.stop_clock(table, now);
            self.paused = true;
            table.commit(actor, Source::Keys, Body::Paused, now);
        }
        table.say_when_durable(Audience::Public, Message::Paused, About::default());
    }

    /// Training: do both clocks stand until the next half-move or press, because somebody wanted a pause?
    pub(in crate::session) fn clocks_are_paused(&self) -> bool {
        self.paused
    }

    /// A half-move came, and a clock that waited for one runs from here, for its side.
    pub(in crate::session) fn clock_begins_with(
        &mut self,
        side: Side,
        table: &mut Table,
        now: Moment,
    ) {
        self.next = oldest_unpressed(table).or(Some(side));
        self.clock_runs_on(table, now);
    }

    /// A press came: a clock that was paused runs on, and so does one whose side has moved.
    pub(super) fn clock_ends_its_pause(&mut self, desk: &Desk, table: &mut Table, now: Moment) {
        let moved = oldest_unpressed(table);
        if clock_waits(desk, table) && (self.paused || moved.is_some()) {
            self.next = moved.or(self.next);
            self.clock_runs_on(table, now);
        }
    }

    fn clock_runs_on(&mut self, table: &mut Table, now: Moment) {
        self.paused = false;
        self.start_clock(table, now);
        if self.gap.is_some() {
            // The program was away while it stood.
            self.write_that_it_goes(SetGoing::AfterGap, None, table, now);
        }
    }

    /// A half-move was taken back: the clock stands as it did before it, or when somebody pressed last before.
    pub(in crate::session) fn clock_goes_back_for_undo(
        &mut self,
        plies: usize,
        table: &mut Table,
        now: Moment,
    ) {
        let next = table.game().now().turn();
        let times = table.game().clock_until(plies).copied();
        let Some(clock) = &mut table.clock_mut().clock else {
            return;
        };
        clock.stop(now);
        let control = clock.control().clone();
        *clock = match times {
            Some(times) => Clock::from_times(control, &times),
            None => Clock::new(control),
        };
        clock.stop(now);
        self.next = Some(next);
        table.clock_mut().ahead.clear();
        for side in Side::ALL {
            let fallen = table.clock().and_then(|it| it.flag(side, now));
            if fallen.is_none() {
                *self.flag_told.get_mut(side) = false;
            }
        }
        self.paused = true;
        table.commit(None, Source::Program, Body::Paused, now);
        self.read_clock(ReadBecause::Stopped, table, now);
    }

    /// Training, once a game: the other side has moved, and nobody pressed for the half-move before.
    pub(in crate::session) fn press_is_missing(&mut self, side: Side, table: &mut Table) {
        let missing = table.has_clock() && table.game().unpressed(side.other()).is_some();
        if table.options().mode == Mode::Training && missing && !self.told_to_press {
            self.told_to_press = true;
            let about = About::default();
            table.say_when_durable(Audience::Public, Message::PressIsMissing, about);
        }
    }
}

/// In training a clock that stands, and that no arbiter stopped, waits for the next half-move.
pub(in crate::session) fn clock_waits(desk: &Desk, table: &Table) -> bool {
    table.options().mode == Mode::Training
        && table.options().keeper == Keeper::Embedded
        && table.has_clock()
        && table.on_the_clock().is_none()
        && table.phase() == Phase::Playing
        && !desk.stopped()
}

/// Who has moved first of those who did not press for it.
fn oldest_unpressed(table: &Table) -> Option<Side> {
    let unpressed = |side| Some((table.game().unpressed(side)?, side));
    let first = Side::ALL.into_iter().filter_map(unpressed);
    first.min_by_key(|(index, _)| *index).map(|(_, side)| side)
}
