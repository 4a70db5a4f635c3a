// SPDX-License-Identifier: GPL-3.0-or-later
//! Clock readings that the arbiter writes down, and times that the arbiter charges (Kodeks II 6.15, 6.19).
//!
//! The only time that this file measures is the length of an interruption. A reading belongs to the half-move after which it was
//! taken, and is valid again if the game goes back to that half-move. A charge is added to the used time of the clock. Charges add
//! up, and each charge can be taken back.

use std::time::Duration;

use zgoda_game::clock::{ToldTime, duty};
use zgoda_game::{BySide, Side};
use zgoda_input::command::ArbiterWord;
use zgoda_input::command::Hint;
use zgoda_input::command::arbiters::{Charge, OfClocks, Reading, Who, Written};
use zgoda_record::event::{Actor, Body, Source};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::authority::Authority;
use crate::desk_words::note::{DeskNote, Meanwhile};
use crate::session::desk::ArbiterDesk;
use crate::session::fair_play::Audience;
use crate::session::game::{ChargeChange, NoCharge};
use crate::session::phase::Phase;
use crate::session::question::{ArbiterQuestion, InSeconds};
use crate::session::table::Table;
use crate::session::timing::back::readings_left;
use crate::session::timing::{Timing, answered, arrivals};

/// The meaning of a time that is written as a bare number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::session) enum Bare {
    Ask,
    Seconds,
}

/// A change of the clocks that the arbiter asked for.
#[derive(Clone, Copy, Debug)]
pub(in crate::session) enum ClockChange {
    /// The clocks show these times now, or showed them after `ply` half-moves.
    Set { ply: usize, left: BySide<Duration> },
    /// A charge with its number, made or taken back.
    Charge { number: usize, change: ChargeChange },
}

impl InSeconds {
    /// Takes the answer to the question whether seconds were meant. After a yes, returns the change to be made.
    pub(in crate::session) fn answered(
        self,
        answer: bool,
        desk: &mut ArbiterDesk,
        timing: &Timing,
        table: &mut Table,
    ) -> Option<ClockChange> {
        let InSeconds { wanted, .. } = self;
        if answer {
            return desk.change_of(wanted, Bare::Seconds, timing, table);
        }
        table.show_hint(wanted.word());
        None
    }
}

impl ArbiterDesk {
    /// The change that `set` or `charge` makes; `None` if the arbiter was shown a fault in the line, or is asked a question first.
    pub(in crate::session) fn change_of(
        &mut self,
        wanted: OfClocks,
        bare: Bare,
        timing: &Timing,
        table: &mut Table,
    ) -> Option<ClockChange> {
        let read = match wanted {
            OfClocks::Set(reading) => set(reading, timing, table),
            OfClocks::Charge(Charge::To { who, time }) => charge(who, time, table),
            OfClocks::Charge(Charge::Back(number)) => charge_back(number, table),
        };
        let (change, asked) = match read {
            Ok(read) => read,
            Err(note) => {
                table.show(*note);
                return None;
            }
        };
        if bare == Bare::Ask && !asked.is_empty() {
            let seconds = InSeconds {
                wanted,
                times: asked,
            };
            self.ask(ArbiterQuestion::Seconds(seconds), table);
            return None;
        }
        Some(change)
    }
}

/// The change with the times that must be confirmed as seconds, or the fault in the line.
type Read = Result<(ClockChange, Vec<Duration>), Box<DeskNote>>;

/// Reads `charge black 3:20`, `charge black` (charges the time since play stopped), or `charge both 3:20` (charges half to each
/// side). A line without a side charges neither.
fn charge(who: Who, time: Option<Written>, table: &Table) -> Read {
    let now = table.now();
    let whole = |long: Duration| Duration::from_secs(long.as_secs());
    let stopwatch = table.stopped_since().map(|since| whole(now.since(since)));
    let Some(long) = time.map(|it| it.time).or(stopwatch) else {
        return Err(Box::new(DeskNote::NotUnderstood(Hint::Word(
            ArbiterWord::Charge,
        ))));
    };
    let charged = match who {
        Who::One(side) => BySide::from_fn(|it| if it == side { long } else { Duration::ZERO }),
        // An odd second is dropped.
        Who::Both => BySide::from_fn(|_| whole(long / 2)),
    };
    let bare = time.filter(|it| it.bare);
    let asked = bare.into_iter().map(|it| it.time).collect();
    let number = table.game().last_charge().saturating_add(1);
    let change = ChargeChange::Charged(charged);
    Ok((ClockChange::Charge { number, change }, asked))
}

/// Reads `set 1:18:40 1:19:05` (both clocks now, White's first), `set 6 1:18:40 1:19:05` (both clocks after half-move 6), or `set
/// 2` (the second of the offered readings).
fn set(reading: Reading, timing: &Timing, table: &Table) -> Read {
    let plies = table.game().standing().len();
    let (ply, left, bare) = match reading {
        Reading::Shown { ply, left } => {
            let bare = left.iter().any(|(_, left)| left.bare);
            (ply.unwrap_or(plies), left.map(|left| left.time), bare)
        }
        Reading::Offered(number) => {
            let left = timing.offered(number);
            let left = left
                .ok_or_else(|| Box::new(DeskNote::NotUnderstood(Hint::Word(ArbiterWord::Set))))?;
            (plies, left, false)
        }
    };
    if ply > plies {
        return Err(Box::new(DeskNote::NoSuchPly { plies }));
    }
    let asked = match bare {
        true => vec![left.white, left.black],
        false => Vec::new(),
    };
    Ok((ClockChange::Set { ply, left }, asked))
}

/// Reads `charge back`, which takes back the last charge, or `charge back 2`, which takes back charge number 2.
fn charge_back(number: Option<usize>, table: &Table) -> Read {
    match table.game().standing_charge(number) {
        Ok(charge) => {
            let by = table.authority_at(table.input().place);
            if by.is_some_and(|by| !by.may_take_back(charge.by)) {
                return Err(Box::new(DeskNote::NotUnderstood(Hint::ChiefsDecision)));
            }
            let (number, change) = (charge.number, ChargeChange::TakenBack(charge.time));
            Ok((ClockChange::Charge { number, change }, Vec::new()))
        }
        Err(NoCharge::NotThere) => Err(Box::new(DeskNote::NoSuchCharge)),
        Err(NoCharge::Set(number)) => Err(Box::new(DeskNote::ChargeIsSet { number })),
    }
}

impl ClockChange {
    /// Makes the change, and writes it down.
    pub(in crate::session) fn make(self, by: Authority, timing: &mut Timing, table: &mut Table) {
        let ply = table.game().standing().len();
        let (number, change) = match self {
            ClockChange::Set { ply, left } => {
                return clocks_are(by, ply, left, timing, table);
            }
            ClockChange::Charge { number, change } => (number, change),
        };
        let (body, note) = match change {
            ChargeChange::Charged(time) => {
                let body = Body::TimeCharged {
                    white_s: time.white.as_secs(),
                    black_s: time.black.as_secs(),
                    ply: Some(ply),
                };
                (body, DeskNote::Charged { number, time })
            }
            ChargeChange::TakenBack(time) => {
                let body = Body::ChargeTakenBack {
                    charge: number,
                    ply,
                    white_s: time.white.as_secs(),
                    black_s: time.black.as_secs(),
                };
                (body, DeskNote::ChargeTakenBack { number, time })
            }
        };
        table.decided(by, body);
        timing.charge_clock(&[change], table);
        table.show(note);
        show_clocks(timing, table);
        tell_changed_clocks(timing, table);
    }
}

/// Sets both clocks to these times, or writes the times down as the reading after `ply` half-moves.
fn clocks_are(
    by: Authority,
    ply: usize,
    left: BySide<Duration>,
    timing: &mut Timing,
    table: &mut Table,
) {
    let is_now = ply == table.game().standing().len();
    if is_now {
        timing.set_clock(left, table);
    }
    let body = Body::ReadingsSet {
        ply,
        white_s: left.white.as_secs(),
        black_s: left.black.as_secs(),
    };
    table.decided(by, body);
    if is_now {
        // A clock device still shows the earlier times.
        show_readings(left.map(Some), timing, table);
        tell_changed_clocks(timing, table);
    } else {
        show_clocks(timing, table);
    }
}

/// Says the times that the arbiter set, if a clock runs, for a player who cannot see the clock.
fn tell_changed_clocks(timing: &Timing, table: &mut Table) {
    let now = table.now();
    if table.on_the_clock().is_some()
        && let Some(left) = timing.times_left(table, now)
    {
        let message = Message::ClocksChanged { left };
        table.say_when_durable(Audience::Public, message, About::default());
    }
}

/// Carries out `replace`: takes a faulty clock device out of use. From then on the program keeps the time by its own count (Kodeks
/// II 6.10), and the arbiter sets the correct times.
pub(in crate::session) fn replace_clock(by: Authority, timing: &mut Timing, table: &mut Table) {
    if !timing.device_is_replaced() {
        return table.show_hint(ArbiterWord::Replace);
    }
    table.decided(by, Body::ClockReplaced);
    show_clocks(timing, table);
}

/// Carries out `swap clock`: the device is wired the wrong way round, so its times and presses belong to the other side from now
/// on. Presses that wait for a half-move came from the wrong side, so they are dropped.
pub(in crate::session) fn swap_clock(actor: Option<Actor>, timing: &mut Timing, table: &mut Table) {
    if !timing.has_device() {
        return match table.arbiter_at_work() {
            true => table.show(DeskNote::NoClockDevice),
            false => table.refuse("no clock device", Message::NoClock),
        };
    }
    table.commit(actor, Source::Keys, Body::ClockSwapped);
    let waiting = table.unmatched_presses().iter().map(|it| it.side);
    let waiting: Vec<Side> = waiting.collect();
    for side in waiting.into_iter().rev() {
        table.commit(actor, Source::Keys, Body::PressTakenBack { side });
        answered::press_is_back(side, timing, table);
    }
    timing.is_swapped(table);
    table.say_when_durable(Audience::Public, Message::ClockSwapped, About::default());
    show_clocks(timing, table);
}

/// Carries out `press back`: drops a press that waits for its half-move, because it was a mistake. The clock is not changed; the
/// arbiter sets or charges the time used since the press (Kodeks II 6.19).
pub(in crate::session) fn press_back(
    by: Authority,
    side: Option<Side>,
    timing: &mut Timing,
    table: &mut Table,
) {
    let mut waiting = table.unmatched_presses().iter().rev();
    let found = waiting.find(|it| side.is_none_or(|side| it.side == side));
    let Some(side) = found.map(|it| it.side) else {
        return table.show(DeskNote::NoPressWaits);
    };
    table.decided(by, Body::PressTakenBack { side });
    answered::press_is_back(side, timing, table);
    table.show(DeskNote::PressTakenBack { side });
    show_clocks(timing, table);
}

/// Carries out `absent white` or `absent both`, which note an absence when the round begins, or `arrived white`, which notes an
/// arrival. Kodeks II 4.5 determines the running clock, and whether the used time is shared.
pub(in crate::session) fn presence(
    by: Authority,
    who: Who,
    there: bool,
    timing: &mut Timing,
    table: &mut Table,
) {
    let noted = |side: Side| *table.game().absent().get(side);
    let moved = |side: Side| table.game().standing().iter().any(|it| it.side == side);
    let wrong = match there {
        false => who.sides().any(moved).then_some(Hint::AbsentTooLate),
        true => (!who.sides().any(noted)).then_some(Hint::NotAbsent),
    };
    if let Some(hint) = wrong {
        return table.show(DeskNote::NotUnderstood(hint));
    }
    for side in who.sides() {
        let body = Body::Presence { side, there };
        let arrival = table.game().arrival(side, there);
        table.decided(by, body);
        match there {
            false => arrivals::clock_runs_for_the_absent(timing, table),
            true => arrivals::has_come(arrival, timing, table),
        }
    }
    table.show(DeskNote::Presence {
        absent: table.game().absent(),
        clock: clock_meanwhile(timing, table),
    });
    show_clocks(timing, table);
}

/// The behaviour of the clock while a player is absent.
fn clock_meanwhile(timing: &Timing, table: &Table) -> Meanwhile {
    match (table.on_the_clock(), timing.runs_next(table)) {
        _ if table.phase() == Phase::Over => Meanwhile::Nothing,
        (Some(side), _) => Meanwhile::Runs(side),
        (None, None) => Meanwhile::Nothing,
        (None, Some(_)) if !arrivals::round_began(table) => Meanwhile::Waits,
        (None, Some(side)) => Meanwhile::Stands(side),
    }
}

fn show_clocks(timing: &Timing, table: &mut Table) {
    show_readings(readings_left(timing, table), timing, table);
}

fn show_readings(readings: BySide<Option<Duration>>, timing: &Timing, table: &mut Table) {
    let charged = table.game().charged();
    let used = timing
        .times_told(table)
        .map(|told| told.map(|ToldTime { used, .. }| used));
    let duties = table.options().event.time.as_ref().map(|control| {
        BySide::from_fn(|side| {
            let made = table.game().standing().iter().filter(|it| it.side == side);
            let made = u32::try_from(made.count()).unwrap_or(u32::MAX);
            duty(control, made, *readings.get(side))
        })
    });
    table.show(DeskNote::Clocks {
        readings,
        used,
        charged,
        duties,
    });
}

/// Shows the clocks at the position to which the game went back. The clocks go back with the game.
pub(in crate::session) fn show_clocks_there(timing: &Timing, table: &mut Table) {
    let readings = readings_left(timing, table);
    if readings.white.is_some() || readings.black.is_some() || table.options().event.time.is_some()
    {
        show_clocks(timing, table);
    }
}
