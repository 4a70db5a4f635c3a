// SPDX-License-Identifier: GPL-3.0-or-later
//! The running and the waiting of the clock in training. No time counts before the first half-move, which starts its side's clock;
//! `pause` stops both clocks until the next half-move or press.
//!
//! In official play only the arbiter starts and stops the clock (Kodeks II 4.4, IV 2.11).

use zgoda_game::Side;
use zgoda_record::event::{Body, SetGoing, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use crate::session::fair_play::Audience;
use crate::session::options::Keeper;
use crate::session::phase::Phase;
use crate::session::table::Table;
use crate::session::timing::Timing;

/// `pause`: stops the clock in training, if no device keeps the time.
pub(in crate::session) fn pause(timing: &mut Timing, table: &mut Table) {
    let actor = table.actor();
    if !table.has_clock() || table.options().keeper == Keeper::Device {
        return table.reply(Message::NoClock);
    }
    if table.on_the_clock().is_some() {
        timing.stop_clock(table);
        timing.paused = true;
        table.commit(actor, Source::Keys, Body::Paused);
    }
    table.say_when_durable(Audience::Public, Message::Paused, About::default());
}

/// In training, true if both clocks stand until the next half-move or press, because a player asked for a pause.
pub(in crate::session) fn clocks_are_paused(timing: &Timing) -> bool {
    timing.paused
}

/// Starts a clock that waited for a half-move of `side`, which has come.
pub(in crate::session) fn clock_begins_with(side: Side, timing: &mut Timing, table: &mut Table) {
    // A side that moved before without pressing is still on the clock.
    let moved = oldest_unpressed(table).filter(|it| *it != side);
    let moved = moved.or(table
        .game()
        .answered_last(side.other())
        .map(|_| side.other()));
    timing.next = moved.or(Some(side));
    clock_runs_on(timing, table);
}

/// Lets the clock run on after a press, if it was paused or a half-move waits for its press.
pub(super) fn clock_ends_its_pause(timing: &mut Timing, table: &mut Table) {
    let moved = oldest_unpressed(table);
    if clock_waits(table) && (timing.paused || moved.is_some()) {
        timing.next = moved.or(timing.next);
        clock_runs_on(timing, table);
    }
}

fn clock_runs_on(timing: &mut Timing, table: &mut Table) {
    timing.paused = false;
    timing.start_clock(table);
    if timing.gap.is_some() {
        // The program was away while the clock stood.
        timing.write_that_it_goes(SetGoing::AfterGap, None, table);
    }
}

/// Tells, once in a training game, that the other side's last half-move was answered without a press.
pub(in crate::session) fn press_is_missing(side: Side, timing: &mut Timing, table: &mut Table) {
    let missing = table.has_clock() && table.game().answered_last(side.other()).is_some();
    if table.options().mode == Mode::Training && missing && !timing.told_to_press {
        timing.told_to_press = true;
        let about = About::default();
        table.say_when_durable(Audience::Public, Message::PressIsMissing, about);
    }
}

/// True if the clock waits for the next half-move: in training, while it stands and the arbiter has not stopped play.
pub(in crate::session) fn clock_waits(table: &Table) -> bool {
    table.options().mode == Mode::Training
        && table.options().keeper == Keeper::Embedded
        && table.has_clock()
        && table.on_the_clock().is_none()
        && table.phase() == Phase::Playing
        && !table.stopped()
}

/// The side with the oldest half-move that waits for its press.
fn oldest_unpressed(table: &Table) -> Option<Side> {
    let unpressed = |side| Some((table.game().unpressed(side)?, side));
    let first = Side::ALL.into_iter().filter_map(unpressed);
    first.min_by_key(|(index, _)| *index).map(|(_, side)| side)
}
