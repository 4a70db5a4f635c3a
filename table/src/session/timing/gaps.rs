// SPDX-License-Identifier: GPL-3.0-or-later
//! Time that was not counted because the program or the computer was away. It is measured independently of the computer's clock.
//! After the program was away, the arbiter is offered every known reading, and the chosen reading is written down when the clock
//! goes on.

use std::time::Duration;

use zgoda_game::{BySide, Side};
use zgoda_record::event::{
    Actor, Body, ClockGap, Offered, OfferedReading, ReadBecause, SetGoing, Source,
};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use crate::desk_words::note::DeskNote;
use crate::session::fair_play::Audience;
use crate::session::game::Play;
use crate::session::input::TimeJump;
use crate::session::phase::Phase;
use crate::session::table::Table;
use crate::session::timing::{Timing, arrivals, back};

impl Timing {
    /// Resumes the clock after the program was gone. In official play the clock is stopped until the arbiter starts it from one of
    /// the offered readings. In training it goes on from the last written reading.
    pub(super) fn clock_resumed(&mut self, mode: Mode, table: &mut Table) {
        let now = table.now();
        let (Some(read), Some(left)) = (table.game().clock().copied(), self.times_left(table, now))
        else {
            return;
        };
        arrivals::round_lasts(self, table);
        let begun =
            read.running.is_some() || read.sides.iter().any(|(_, it)| !it.elapsed.is_zero());
        let gap = match table.game().gap().cloned() {
            // The program was away again before a reading was chosen: the readings stay on offer, and the time of this absence
            // counts for the round.
            Some(gap) => {
                let again = away_again(table);
                table.commit(None, Source::Program, Body::ClockGap(again));
                gap
            }
            None => {
                let gap = gap_since(read.left(), left, table);
                table.commit(None, Source::Program, Body::ClockGap(gap.clone()));
                gap
            }
        };
        self.gap = Some(gap);
        // With this reading in the record, the papers of the game agree with the spoken times, however the game goes on.
        self.clock_was_read(ReadBecause::TakenUp, table);
        if mode == Mode::Training {
            self.show_the_gap(table);
        }
        let over = table.phase() == Phase::Over;
        let runs_on =
            mode == Mode::Training && table.game().play() == Play::On && !self.paused && !over;
        if runs_on && begun {
            self.clock_set_going(None, table);
        } else {
            table.say(Audience::Public, Message::ClocksStand { left });
        }
    }

    /// Shows the readings from which the clock may go on, while none was chosen.
    pub(in crate::session) fn show_the_gap(&self, table: &mut Table) {
        if let Some(gap) = self.gap.clone()
            && gap.running.is_some()
        {
            let choice = match table.options().mode {
                Mode::Official => true,
                Mode::Training => false,
            };
            table.show(DeskNote::ClockOffered { gap, choice });
        }
    }

    /// The reading that was offered under this number.
    pub(in crate::session) fn offered(&self, number: usize) -> Option<BySide<Duration>> {
        let gap = self.gap.as_ref()?;
        let offered = gap.offered.get(number.checked_sub(1)?)?;
        gap.running.map(|_| offered.left())
    }

    /// Starts the clock, at the arbiter's word or, in training, without a word. Both players hear the side on move and both times,
    /// and the start is written down with the chosen reading.
    pub(in crate::session) fn clock_set_going(&mut self, by: Option<Actor>, table: &mut Table) {
        let begins = table.game().clock().is_none();
        self.start_clock(table);
        let because = match &self.gap {
            Some(_) => SetGoing::AfterGap,
            None if begins => SetGoing::RoundBegins,
            None => SetGoing::Stood,
        };
        self.write_that_it_goes(because, by, table);
        if because != SetGoing::RoundBegins {
            self.say_that_it_goes_on(table);
        }
    }

    /// Starts the clock by the arbiter's word after a player's call or claim stopped it.
    pub(in crate::session) fn goes_on_after_call(&mut self, by: Option<Actor>, table: &mut Table) {
        self.start_clock(table);
        self.write_that_it_goes(SetGoing::AfterCall, by, table);
        self.say_that_it_goes_on(table);
    }

    /// Says the side on move and both times.
    pub(in crate::session) fn say_that_it_goes_on(&self, table: &mut Table) {
        say_who_goes_on(back::readings_left(self, table), table);
    }

    /// Writes down that the clock was started. After a gap, also writes down the reading from which it goes on.
    pub(in crate::session) fn write_that_it_goes(
        &mut self,
        because: SetGoing,
        by: Option<Actor>,
        table: &mut Table,
    ) {
        let now = table.now();
        let (Some(side), Some(left)) = (table.on_the_clock(), self.times_left(table, now)) else {
            return;
        };
        let seconds = |left: BySide<Duration>| left.map(|time| time.as_secs());
        let gap = self.gap.take();
        let chosen = gap.and_then(|gap| {
            let mut newest_first = gap.offered.iter().rev();
            let same = |it: &&Offered| seconds(it.left()) == seconds(left);
            newest_first.find(same).map(|it| it.what)
        });
        let going = Offered::new(OfferedReading::Ran, left);
        let body = Body::ClockSetGoing {
            side,
            white_ms: going.white_ms,
            black_ms: going.black_ms,
            because,
            chosen,
        };
        let source = match by {
            Some(_) => Source::Keys,
            None => self.source(),
        };
        table.commit(by, source, body);
    }

    /// True if the program was away and it is not decided yet how the clock goes on.
    pub(in crate::session) const fn gap_is_open(&self) -> bool {
        self.gap.is_some()
    }

    /// Notes that the computer slept or its clock was changed. The time that passed counts; the arbiter also sees the times without
    /// it.
    pub(in crate::session) fn time_jumped(&self, jump: TimeJump, table: &mut Table) {
        let now = table.now();
        let ms = |long: Duration| i64::try_from(long.as_millis()).unwrap_or(i64::MAX);
        let by_ms = match jump {
            TimeJump::Ahead(long) => ms(long),
            TimeJump::Back(long) => ms(long).saturating_neg(),
        };
        table.commit(None, Source::Program, Body::TimeJumped { by_ms });
        let (Some(kept), Some(side)) = (self.times_left(table, now), table.on_the_clock()) else {
            return;
        };
        match jump {
            TimeJump::Ahead(lost) => {
                let charged = without(kept, side, lost);
                table.tell_desk(DeskNote::ClockGap {
                    lost,
                    kept,
                    charged,
                });
            }
            TimeJump::Back(by) => table.tell_desk(DeskNote::ClockPutBack { by }),
        }
    }
}

/// The known facts about the time the program was away.
fn gap_since(read: BySide<Duration>, ran: BySide<Duration>, table: &Table) -> ClockGap {
    let last = table
        .game()
        .clock_ran()
        .and_then(|(times, _)| times.running);
    let lost = table.options().away;
    let mut offered = vec![(OfferedReading::Read, read), (OfferedReading::Ran, ran)];
    if let (Some(side), Some(lost)) = (last, lost) {
        offered.push((OfferedReading::Charged, without(ran, side, lost)));
    }
    // A reading with the same times as the one before is left out.
    let seconds = |left: &BySide<Duration>| left.map(|time| time.as_secs());
    offered.dedup_by_key(|(_, left)| seconds(left));
    let offered = offered.into_iter();
    ClockGap {
        closed: table.game().was_closed(),
        running: last,
        lost_ms: lost.map(milliseconds),
        offered: offered
            .map(|(what, left)| Offered::new(what, left))
            .collect(),
    }
}

/// The facts about a further absence, before the arbiter has decided about the first. The clock was stopped, so no more readings
/// are offered.
fn away_again(table: &Table) -> ClockGap {
    ClockGap {
        closed: table.game().was_closed(),
        running: None,
        lost_ms: table.options().away.map(milliseconds),
        offered: Vec::new(),
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// Says the side on move and these times. While an absent player's clock runs, the other side may be on move.
pub(in crate::session) fn say_who_goes_on(times: BySide<Option<Duration>>, table: &mut Table) {
    let message = goes_on(times, table);
    table.say_when_durable(Audience::Public, message, About::default());
    if let Some(side) = arrivals::runs_for_the_missing(table) {
        let message = Message::ClockStarted { side };
        table.say_when_durable(Audience::Public, message, About::default());
    }
}

/// The times left, with `lost` subtracted from the time of one side.
fn without(left: BySide<Duration>, side: Side, lost: Duration) -> BySide<Duration> {
    let mut less = left;
    let time = less.get_mut(side);
    *time = time.saturating_sub(lost);
    less
}

/// The message that play goes on. It names the side with the running clock as the side to act, because a player who moved without
/// pressing must still press.
pub(super) fn goes_on(times: BySide<Option<Duration>>, table: &Table) -> Message {
    let runs = match arrivals::runs_for_the_missing(table) {
        Some(_) => None,
        None => table.on_the_clock(),
    };
    let turn = runs.unwrap_or(table.game().now().turn());
    let BySide { white, black } = times;
    Message::PlayGoesOn { turn, white, black }
}
