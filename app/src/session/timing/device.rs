//! A clock device: what it shows is the time, the program's own clock counts along, and where the two
//! disagree the arbiter sees both. Nothing is averaged.

use std::time::Duration;

use zgoda_game::clock::Clock;
use zgoda_game::{BySide, Moment, Side};
use zgoda_hw::clock::{ClockCommand, ClockEvent, ClockShows, FlagShown};
use zgoda_speech::Message;
use zgoda_speech::announcement::About;

use super::Timing;
use crate::face::Flag;
use crate::record::event::{Actor, Body, NotTaken, ReadBecause, Source};
use crate::session::Session;
use crate::session::desk::note::DeskNote;
use crate::session::effect::Effect;
use crate::session::fair_play::Audience;

/// A device shows whole seconds, and what it shows is on its way for a moment.
const STEP: Duration = Duration::from_millis(1300);
/// From here the two disagree.
const DISAGREES: Duration = Duration::from_secs(2);

/// What is known of the device.
#[derive(Debug, Default)]
pub(super) struct Device {
    presence: Presence,
    shows: Option<ClockShows>,
    disagrees: Disagrees,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Presence {
    /// It has not answered yet.
    #[default]
    Awaited,
    Here,
    Lost,
}

/// Was a disagreement told?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Disagrees {
    #[default]
    No,
    Told,
}

impl Device {
    fn showing(&self) -> Option<&ClockShows> {
        self.shows
            .as_ref()
            .filter(|_| self.presence == Presence::Here)
    }
}

impl Timing {
    /// By what means presses and readings come.
    pub(super) const fn source(&self) -> Source {
        match &self.device {
            Some(_) => Source::Clock,
            None => Source::Program,
        }
    }

    fn showing(&self) -> Option<&ClockShows> {
        self.device.as_ref().and_then(Device::showing)
    }

    /// The flags as a device shows them, where one keeps the time.
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

    /// What a side has left: by the device where one keeps the time, else by our own clock.
    pub(super) fn left(&self, clock: &Clock, side: Side, now: Moment) -> Duration {
        match self.showing() {
            Some(shows) => *shows.left.get(side),
            None => clock.left(side, now),
        }
    }
}

impl Session {
    /// The clock device did something.
    pub(in crate::session) fn clock_event(&mut self, event: ClockEvent, now: Moment) {
        if self.timing.device.is_none() || !self.timing.is_there() {
            return;
        }
        match event {
            ClockEvent::Found(identity) => {
                let name = identity.name.unwrap_or_default();
                self.device_is(Presence::Here);
                self.device_told(format!("found {name}"), now);
                self.say(Audience::Public, Message::ClockFound);
                if self.game.clock().is_none() {
                    self.set_device(now);
                }
            }
            ClockEvent::Shows(shows) => self.clock_shows(shows, now),
            ClockEvent::Pressed(side) => self.device_pressed(side, now),
            ClockEvent::BatteryLow => {
                self.device_told("battery low".to_owned(), now);
                self.say(Audience::Public, Message::ClockBatteryLow);
            }
            ClockEvent::Refused(command, why) => {
                self.device_told(format!("refused {command:?}: {why}"), now);
                self.tell_desk(DeskNote::ClockRefused(why));
            }
            ClockEvent::Odd(oddity) => {
                self.device_told(format!("odd: {oddity}"), now);
                self.tell_desk(DeskNote::ClockOdd(oddity));
            }
            ClockEvent::Lost(why) => {
                self.device_is(Presence::Lost);
                self.device_told(format!("lost: {why}"), now);
                let about = About::default();
                self.say_when_durable(Audience::Public, Message::ClockLost, about);
            }
            ClockEvent::Back => {
                self.device_is(Presence::Here);
                self.device_told("back".to_owned(), now);
                let about = About::default();
                self.say_when_durable(Audience::Public, Message::ClockBack, about);
            }
        }
    }

    /// The device is out of use from now on; false where there is none.
    pub(in crate::session) fn device_is_replaced(&mut self) -> bool {
        self.timing.device.take().is_some()
    }

    fn device_is(&mut self, presence: Presence) {
        if let Some(device) = &mut self.timing.device {
            device.presence = presence;
            if presence == Presence::Lost {
                device.shows = None;
            }
        }
    }

    fn device_told(&mut self, told: String, now: Moment) {
        self.record(None, Source::Clock, Body::ClockDevice { told }, now);
    }

    /// What the device shows is the time. Our own clock follows where it is off by more than a step, and a
    /// real disagreement is shown.
    fn clock_shows(&mut self, shows: ClockShows, now: Moment) {
        let Timing { clock, device, .. } = &mut self.timing;
        let (Some(clock), Some(device)) = (clock, device) else {
            return;
        };
        let known = self.game.clock().is_some();
        device.shows = Some(shows);
        let ours = BySide::from_fn(|side| clock.left(side, now));
        let apart = Side::ALL.into_iter().map(|side| {
            let (ours, theirs) = (*ours.get(side), *shows.left.get(side));
            ours.abs_diff(theirs)
        });
        let apart = apart.max().unwrap_or_default();
        let flipped = matches!((clock.running(), shows.running), (Some(a), Some(b)) if a != b);
        // A press is on its way: both times belong together with it.
        if flipped {
            return;
        }
        let disagree = known && apart > DISAGREES && device.disagrees == Disagrees::No;
        device.disagrees = match (apart > DISAGREES, device.disagrees) {
            (true, _) => Disagrees::Told,
            (false, _) => Disagrees::No,
        };
        if apart > STEP {
            for side in Side::ALL {
                clock.set_left(side, *shows.left.get(side), now);
            }
        }
        if disagree {
            let theirs = shows.left;
            self.tell_desk(DeskNote::ClocksDisagree { ours, theirs });
        }
        self.device_runs(shows.running, now);
        for side in Side::ALL {
            self.look_at_flag(side, now);
        }
        self.show_face(now);
    }

    /// Somebody started or stopped the device by hand.
    fn device_runs(&mut self, running: Option<Side>, now: Moment) {
        let Some(clock) = &mut self.timing.clock else {
            return;
        };
        match (clock.running(), running) {
            (None, Some(side)) if !self.desk.stopped() => {
                clock.start(side, now);
                self.side_begins(side, now);
                self.read_clock(ReadBecause::Started, now);
            }
            (Some(_), None) => {
                clock.stop(now);
                self.read_clock(ReadBecause::Stopped, now);
            }
            _ => {}
        }
    }

    /// A press at the device has happened, whatever anybody thinks of it.
    fn device_pressed(&mut self, side: Side, now: Moment) {
        if self.desk.stopped() || self.phase == crate::session::Phase::Over {
            let body = Body::PressNotTaken {
                side: side.into(),
                because: NotTaken::Stopped,
            };
            self.record(None, Source::Clock, body, now);
            return;
        }
        self.take_as_it_stands(Some(side), now);
        if let Some(clock) = &mut self.timing.clock
            && clock.running() != Some(side)
        {
            clock.start(side, now);
        }
        self.pressed(side, (Some(Actor::from(side)), Source::Clock), now, now);
    }

    /// At a press the record has exactly what the device shows.
    pub(super) fn adopt_device(&mut self, now: Moment) {
        let Some(shows) = self.timing.showing().copied() else {
            return;
        };
        if let Some(clock) = &mut self.timing.clock {
            for side in Side::ALL {
                clock.set_left(side, *shows.left.get(side), now);
            }
        }
    }

    /// The device is to show what our own clock has.
    pub(super) fn set_device(&mut self, now: Moment) {
        let Some(clock) = &self.timing.clock else {
            return;
        };
        let set = ClockCommand::Set {
            left: BySide::from_fn(|side| clock.left(side, now)),
            running: clock.running(),
        };
        self.tell_device(set);
    }

    pub(super) fn tell_device(&mut self, command: ClockCommand) {
        let here = |device: &Device| device.presence == Presence::Here;
        if self.timing.device.as_ref().is_some_and(here) {
            self.effects.push_back(Effect::Clock(command));
        }
    }
}
