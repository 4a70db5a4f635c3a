// SPDX-License-Identifier: GPL-3.0-or-later
//! A clock device: its display is the official time, and the program's own clock runs beside it. If the two disagree, the arbiter
//! sees both. Nothing is averaged.

use std::time::Duration;

use zgoda_game::clock::Clock;
use zgoda_game::{BySide, Moment, Side};
use zgoda_hw::clock::{ClockCommand, ClockEvent, ClockShows, FlagShown};
use zgoda_record::event::{Actor, Body, NotTaken, ReadBecause, SetGoing, Source};
use zgoda_record::mode::Mode;
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::{Going, Timing};
use crate::desk_words::note::{DeskNote, Odd, Refused};
use crate::face::Flag;
use crate::session::ask::Ask;
use crate::session::effect::Effect;
use crate::session::fair_play::Audience;
use crate::session::options::Opening;
use crate::session::phase::Phase;
use crate::session::table::Table;

/// The largest harmless difference of the two clocks: a device shows whole seconds, and its times take a moment to arrive.
const STEP: Duration = Duration::from_millis(1300);
/// The difference from which the two clocks disagree.
const DISAGREES: Duration = Duration::from_secs(2);
/// The longest time after a press in which the times at the press may follow.
const TIMES_FOLLOW: Duration = Duration::from_millis(50);
/// The time within which a device must obey a command; after it the device counts as refusing.
const OBEYS: Duration = Duration::from_secs(5);

/// The device, as far as it is known.
#[derive(Debug, Default)]
pub(super) struct DeviceClock {
    presence: Presence,
    shows: Option<ClockShows>,
    /// A press that still waits for the times at the press, which follow within [`TIMES_FOLLOW`] or not at all.
    pressed: Option<(Side, Moment)>,
    disagrees: Disagrees,
    /// The last command to the device, while it may still show the times from before the command.
    told: Option<Commanded>,
    /// The times that the device has shown since that command. They become the official times if the device refuses the command.
    showed: Option<ClockShows>,
}

/// A command given to the device.
#[derive(Clone, Copy, Debug)]
struct Commanded {
    times: Times,
    running: Option<Side>,
    at: Moment,
}

/// The times that belong to a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Times {
    AsOurs,
    Its,
}

impl Commanded {
    /// True if the device shows the commanded times. `ours` are the present times of the program's own clock.
    fn is_shown(&self, shows: &ClockShows, ours: &BySide<Duration>) -> bool {
        let near = |side| ours.get(side).abs_diff(*shows.left.get(side)) <= DISAGREES;
        let times = self.times == Times::Its || Side::ALL.into_iter().all(near);
        times && shows.running == self.running
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Presence {
    /// The device has not answered yet.
    #[default]
    Awaited,
    Here,
    Lost,
}

/// The disagreement that was told to the arbiter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Disagrees {
    #[default]
    No,
    Told,
}

impl DeviceClock {
    /// The times on a device that answers; `None` if it was set and may still show the times from before the setting.
    fn showing(&self) -> Option<&ClockShows> {
        let set = self.told.is_some_and(|told| told.times == Times::AsOurs);
        self.shows
            .as_ref()
            .filter(|_| self.presence == Presence::Here && !set)
    }
}

impl Timing {
    /// The source of presses and readings.
    pub(super) const fn source(&self) -> Source {
        match &self.device {
            Some(_) => Source::Clock,
            None => Source::Program,
        }
    }

    /// True if a device keeps the time.
    pub(in crate::session) const fn has_device(&self) -> bool {
        self.device.is_some()
    }

    /// Exchanges the sides of the device: each of its times, and its running clock, belong to the other side from now on.
    pub(in crate::session) fn is_swapped(&mut self, table: &mut Table) {
        let now = table.now();
        let shows = self.device.as_mut().and_then(|device| {
            device.pressed = None;
            (device.told, device.showed) = (None, None);
            device.shows = device.shows.map(exchanged);
            device.shows
        });
        if let Some(clock) = &mut table.clock_mut().clock {
            let own = BySide::from_fn(|side: Side| clock.left(side.other(), now));
            let left = shows.map_or(own, |shows| shows.left);
            let running = clock.running();
            clock.stop(now);
            for side in Side::ALL {
                clock.follow(side, *left.get(side), now);
            }
            if let Some(running) = running {
                clock.start(running.other(), now);
            }
        }
        self.read_clock(ReadBecause::Set, table);
        self.show_face(table);
    }

    /// True if a device fell silent.
    pub(in crate::session) fn device_is_lost(&self) -> bool {
        let device = self.device.as_ref();
        device.is_some_and(|device| device.presence == Presence::Lost)
    }

    fn showing(&self) -> Option<&ClockShows> {
        self.device.as_ref().and_then(DeviceClock::showing)
    }

    /// The flags by the display of the device, if a device keeps the time.
    pub(super) fn device_flag(&self) -> Option<BySide<Flag>> {
        let shows = self.showing()?;
        Some(BySide::from_fn(|side| {
            let empty = shows.left.get(side).is_zero();
            match shows.flag.get(side) {
                FlagShown::No if !empty => Flag::Up,
                FlagShown::No | FlagShown::Yes => Flag::Fallen,
            }
        }))
    }

    /// The time a side has left: by the device if one keeps the time, otherwise by the program's own clock.
    pub(super) fn left(&self, clock: &Clock, side: Side, now: Moment) -> Duration {
        match self.showing() {
            Some(shows) => *shows.left.get(side),
            None => clock.left(side, now),
        }
    }
}

/// The shown times with the sides exchanged.
fn exchanged(shows: ClockShows) -> ClockShows {
    ClockShows {
        left: BySide::from_fn(|side: Side| *shows.left.get(side.other())),
        running: shows.running.map(Side::other),
        flag: BySide::from_fn(|side: Side| *shows.flag.get(side.other())),
    }
}

/// An event of the device, with its sides exchanged if the record says so.
pub(in crate::session) fn as_wired(event: ClockEvent, table: &Table) -> ClockEvent {
    match event {
        ClockEvent::Pressed(side) if table.game().clock_is_exchanged() => {
            ClockEvent::Pressed(side.other())
        }
        ClockEvent::Shows(shows) if table.game().clock_is_exchanged() => {
            ClockEvent::Shows(exchanged(shows))
        }
        other => other,
    }
}

/// A command to the device, with its sides exchanged if the record says so.
fn to_be_done(command: ClockCommand, table: &Table) -> ClockCommand {
    match command {
        ClockCommand::Set { left, running } if table.game().clock_is_exchanged() => {
            ClockCommand::Set {
                left: BySide::from_fn(|side: Side| *left.get(side.other())),
                running: running.map(Side::other),
            }
        }
        ClockCommand::Start(side) if table.game().clock_is_exchanged() => {
            ClockCommand::Start(side.other())
        }
        other => other,
    }
}

/// Makes the program's own clock follow the device. If the two differ by about one bonus, the device did not give a bonus, or gave
/// it later; any other difference counts as used time.
fn follow(clock: &mut Clock, left: &BySide<Duration>, now: Moment) {
    for (side, theirs) in left.iter() {
        let apart = clock.left(side, now).abs_diff(*theirs);
        let bonus = clock.bonus(side);
        if !bonus.is_zero() && apart.abs_diff(bonus) <= STEP {
            clock.follow_given(side, *theirs, now);
        } else {
            clock.follow(side, *theirs, now);
        }
    }
}

impl Timing {
    /// Takes in an event of the device. Returns false if there is nothing more to do: no device keeps the time, or the device
    /// still shows the times from before it obeyed.
    pub(in crate::session) fn takes_event(&mut self, event: &ClockEvent, table: &Table) -> bool {
        if self.device.is_none() || !table.has_clock() {
            return false;
        }
        if let ClockEvent::Shows(shows) = event {
            if self.shows_what_was_before(shows, table) {
                return false;
            }
            if let Some(device) = &mut self.device {
                device.shows = Some(*shows);
            }
        }
        true
    }

    /// Handles an event of the clock device. Returns times that the device showed earlier, if they count only from now on.
    pub(in crate::session) fn clock_event(
        &mut self,
        event: ClockEvent,
        table: &mut Table,
    ) -> Option<ClockShows> {
        let now = table.now();
        match event {
            ClockEvent::Found(identity) => {
                let name = identity.name.unwrap_or_default();
                self.device_is(Presence::Here);
                device_told(format!("found {name}"), table);
                table.say(Audience::Public, Message::ClockFound);
                let nothing_played =
                    table.options().opening == Opening::New && table.game().standing().is_empty();
                if table.game().clock().is_none() || nothing_played {
                    self.set_device(table);
                }
            }
            ClockEvent::Shows(shows) => self.clock_shows(shows, table),
            ClockEvent::Pressed(side) => {
                let showed = self.device_need_not_obey();
                if let Some(device) = &mut self.device {
                    // The reading came just before the press, and was taken for a reading from before the command.
                    device.shows = showed.or(device.shows);
                    device.pressed = Some((side, now));
                }
                let came_with_it = |shows: &ClockShows| shows.running == Some(side.other());
                if self.showing().is_some_and(came_with_it) {
                    self.press_of_device(table);
                }
            }
            ClockEvent::BatteryLow => {
                device_told("battery low".to_owned(), table);
                table.say(Audience::Public, Message::ClockBatteryLow);
            }
            ClockEvent::Refused(command, why) => {
                device_told(format!("refused {command:?}: {why}"), table);
                table.tell_desk(DeskNote::ClockRefused(Refused(why)));
                return self.device_need_not_obey();
            }
            ClockEvent::Odd(oddity) => {
                device_told(format!("odd: {oddity}"), table);
                table.tell_desk(DeskNote::ClockOdd(Odd(oddity)));
            }
            ClockEvent::Lost(why) => {
                self.device_is(Presence::Lost);
                device_told(format!("lost: {why}"), table);
                let about = About::default();
                table.say_when_durable(Audience::Public, Message::ClockLost, about);
            }
            ClockEvent::Back => {
                self.device_is(Presence::Here);
                device_told("back".to_owned(), table);
                let about = About::default();
                table.say_when_durable(Audience::Public, Message::ClockBack, about);
            }
        }
        None
    }

    /// Takes the times of the device as the official time. The program's own clock follows if it is off by more than [`STEP`],
    /// and a real disagreement is shown.
    fn clock_shows(&mut self, shows: ClockShows, table: &mut Table) {
        let now = table.now();
        let Some(clock) = &mut table.clock_mut().clock else {
            return;
        };
        let ours = BySide::from_fn(|side| clock.left(side, now));
        let flipped = matches!((clock.running(), shows.running), (Some(a), Some(b)) if a != b);
        // The display has changed sides, so the report of a press is on its way, and both times belong to that press.
        if flipped {
            return;
        }
        if apart(&ours, &shows.left) > STEP {
            follow(clock, &shows.left, now);
        }
        self.compare_clocks(ours, shows.left, table);
        self.device_runs(shows.running, table);
        for side in Side::ALL {
            self.look_at_flag(side, table);
        }
        self.show_face(table);
    }

    /// Stops waiting for the times of a press and takes the press, because it has happened whether or not the program would allow
    /// it. While play is stopped or the game is over, the press is only written down.
    pub(in crate::session) fn press_of_device(&mut self, table: &mut Table) {
        let device = self.device.as_mut();
        let Some((side, at)) = device.and_then(|device| device.pressed.take()) else {
            return;
        };
        if table.stopped() || table.phase() == Phase::Over {
            let body = Body::PressNotTaken {
                side,
                because: NotTaken::Stopped,
            };
            return table.commit(None, Source::Clock, body);
        }
        table.ask(Ask::PressedAtDevice { side, at });
    }

    /// Takes a press that has waited long enough.
    pub(in crate::session) fn tick_device(&mut self, table: &mut Table) {
        let now = table.now();
        if self
            .press_of_device_waits()
            .is_some_and(|until| until <= now)
        {
            self.press_of_device(table);
        }
    }

    /// Takes a press at the device. The positions of the boards were taken as final before.
    pub(in crate::session) fn pressed_at_device(
        &mut self,
        side: Side,
        at: Moment,
        table: &mut Table,
    ) {
        if let Some(clock) = &mut table.clock_mut().clock
            && clock.running() != Some(side)
        {
            clock.start(side, at);
            self.goes_by_hand(table);
        }
        let by = (Some(Actor::from(side)), Source::Clock);
        let seemed_wrong = table.game().clock_seems_wrong();
        self.pressed(side, by, at, table);
        // In official play only the desk is told, silently.
        let seems_wrong = table.game().clock_seems_wrong() && !seemed_wrong;
        if seems_wrong && table.options().mode == Mode::Training {
            let message = Message::ClockSeemsSwapped;
            table.say_when_durable(Audience::Public, message, About::default());
        }
    }

    /// Puts the device out of use. Returns false if there is none.
    pub(in crate::session) fn device_is_replaced(&mut self) -> bool {
        self.device.take().is_some()
    }

    /// Drops the last command. Returns the times that the device has shown since that command.
    fn device_need_not_obey(&mut self) -> Option<ClockShows> {
        let device = self.device.as_mut()?;
        device.told = None;
        device.showed.take()
    }

    /// True if the device showed this reading before it obeyed the last command.
    fn shows_what_was_before(&mut self, shows: &ClockShows, table: &Table) -> bool {
        let now = table.now();
        let (Some(clock), Some(device)) = (table.clock(), &mut self.device) else {
            return false;
        };
        let Some(told) = device.told else {
            return false;
        };
        let ours = BySide::from_fn(|side| clock.left(side, now));
        if !told.is_shown(shows, &ours) && now.since(told.at) < OBEYS {
            device.showed = Some(*shows);
            return true;
        }
        (device.told, device.showed) = (None, None);
        false
    }

    fn device_is(&mut self, presence: Presence) {
        if let Some(device) = &mut self.device {
            device.presence = presence;
            if presence == Presence::Lost {
                device.shows = None;
                (device.told, device.showed) = (None, None);
            }
        }
    }

    /// Tells the arbiter that the two clocks disagree. This is not repeated before they have agreed again.
    fn compare_clocks(
        &mut self,
        ours: BySide<Duration>,
        theirs: BySide<Duration>,
        table: &mut Table,
    ) {
        let Some(device) = &mut self.device else {
            return;
        };
        let now = if apart(&ours, &theirs) > DISAGREES {
            Disagrees::Told
        } else {
            Disagrees::No
        };
        let before = std::mem::replace(&mut device.disagrees, now);
        let news = (before, now) == (Disagrees::No, Disagrees::Told);
        if news && table.game().clock().is_some() {
            table.tell_desk(DeskNote::ClocksDisagree { ours, theirs });
        }
    }

    /// Handles the news that the device was started or stopped by hand.
    fn device_runs(&mut self, running: Option<Side>, table: &mut Table) {
        let now = table.now();
        let stopped = table.stopped();
        let Some(clock) = &mut table.clock_mut().clock else {
            return;
        };
        match (clock.running(), running) {
            (None, Some(side)) if !stopped => {
                clock.start(side, now);
                self.side_begins(side, table);
                self.read_clock(ReadBecause::Started, table);
                self.goes_by_hand(table);
            }
            (Some(_), None) => {
                clock.stop(now);
                self.read_clock(ReadBecause::Stopped, table);
            }
            _ => {}
        }
    }

    /// Accepts that the device was started by hand. After a gap this is written down, with the reading from which the device goes
    /// on.
    fn goes_by_hand(&mut self, table: &mut Table) {
        let waited = self.waits_for_the_arbiter(table);
        self.going = Going::Yes;
        if self.gap_is_open() {
            self.write_that_it_goes(SetGoing::AfterGap, None, table);
            self.say_that_it_goes_on(table);
        }
        if waited {
            table.ask(Ask::HandsCount);
        }
    }

    /// The moment until which a press waits for its times.
    pub(super) fn press_of_device_waits(&self) -> Option<Moment> {
        let device = self.device.as_ref()?;
        device.pressed.map(|(_, at)| at.after(TIMES_FOLLOW))
    }

    /// Takes over the exact times of the device at a press, for the record. A device that gives no bonus, or another bonus, is
    /// noticed here.
    pub(super) fn adopt_device(&mut self, table: &mut Table) {
        let now = table.now();
        let Some(shows) = self.showing().copied() else {
            return;
        };
        if let Some(clock) = &mut table.clock_mut().clock {
            let ours = BySide::from_fn(|side| clock.left(side, now));
            follow(clock, &shows.left, now);
            self.compare_clocks(ours, shows.left, table);
        }
    }

    /// Makes the device show the times of the program's own clock.
    pub(super) fn set_device(&mut self, table: &mut Table) {
        let now = table.now();
        let Some(clock) = table.clock() else {
            return;
        };
        let set = ClockCommand::Set {
            left: BySide::from_fn(|side| clock.left(side, now)),
            running: clock.running(),
        };
        self.tell_device(set, table);
    }

    pub(super) fn tell_device(&mut self, command: ClockCommand, table: &mut Table) {
        let now = table.now();
        let Some(device) = &mut self.device else {
            return;
        };
        if device.presence != Presence::Here {
            return;
        }
        let told = match &command {
            ClockCommand::Set { running, .. } => Some((Times::AsOurs, *running)),
            ClockCommand::Start(side) => Some((Times::Its, Some(*side))),
            ClockCommand::Stop => Some((Times::Its, None)),
            ClockCommand::Beep | ClockCommand::Text(_) | ClockCommand::Speak(_) => None,
        };
        if let Some((times, running)) = told {
            device.told = Some(Commanded {
                times,
                running,
                at: now,
            });
        }
        let command = to_be_done(command, table);
        table.push_effect(Effect::Clock(command));
    }
}

fn device_told(told: String, table: &mut Table) {
    table.commit(None, Source::Clock, Body::ClockDevice { told });
}

/// The difference between two readings, for the side with the larger difference.
fn apart(ours: &BySide<Duration>, theirs: &BySide<Duration>) -> Duration {
    let apart = Side::ALL.map(|side| ours.get(side).abs_diff(*theirs.get(side)));
    apart.into_iter().max().unwrap_or_default()
}
