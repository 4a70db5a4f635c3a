// SPDX-License-Identifier: GPL-3.0-or-later
//! Connects gamepads through `gilrs`: one thread reads their events, another one plays pulses.
//!
//! A gamepad keeps its seat for as long as the program runs: a gamepad that comes back belongs to the same player, even
//! if another one took its place meanwhile. A third gamepad waits, and gets no other seat by itself. Events of unknown
//! buttons are ignored.

use std::io;
use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use gilrs::ff::{BaseEffect, BaseEffectType, Effect, EffectBuilder, Repeat, Replay, Ticks};
use gilrs::{EventType, GamepadId, Gilrs};
use zgoda_game::Moment;
use zgoda_late::Missing;

use super::devices::DEVICES;
use super::{
    Axis, Button, Length, Motor, MotorCommand, Motors, PadEvent, PadSense, Pulses, RawPad, Seat,
    Thumb, Urgency,
};

/// The strength with which a motor runs: the highest, because every hand has to feel the pulses.
const MAGNITUDE: u16 = u16::MAX;

/// A pause in milliseconds that is longer than any pulse.
const NEVER_AGAIN_MS: u32 = 60_000;

/// The pause after reading nothing: a gamepad that was pulled out wakes the reader until the system removes it.
const NOTHING_READ: Duration = Duration::from_millis(5);

/// The reason why this program cannot look for gamepads.
#[derive(Debug, thiserror::Error)]
pub enum NoGamepads {
    /// The library that lists gamepads is missing.
    #[error("{0}, or play with the keys")]
    NoLibrary(#[from] Missing),
    /// The system refused for another reason.
    #[error("gamepads cannot be asked for ({0}); play with the keys")]
    Refused(String),
}

/// A gamepad that is plugged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadKnown {
    /// The name that the gamepad gives itself.
    pub name: String,
    /// Whether the gamepad has a motor.
    pub motor: Motor,
}

/// The gamepads that are plugged in now.
pub fn known() -> Result<Vec<PadKnown>, NoGamepads> {
    let gilrs = open()?;
    let all = gilrs.gamepads().map(|(_, pad)| PadKnown {
        name: pad.name().to_owned(),
        motor: if pad.is_ff_supported() {
            Motor::There
        } else {
            Motor::Missing
        },
    });
    Ok(all.collect())
}

/// Checks that this computer has the library that lists gamepads.
pub fn ready() -> Result<(), Missing> {
    DEVICES.ready()
}

/// The way to the motors.
#[derive(Clone, Debug)]
pub struct PadHandle {
    orders: Sender<Order>,
}

impl PadHandle {
    /// Plays pulses on the motor of a seat.
    pub fn tell(&self, seat: Seat, pulses: Pulses, urgency: Urgency) {
        self.send(Order::Tell(seat, pulses, urgency));
    }

    /// Stops the motor of a seat.
    pub fn rest(&self, seat: Seat) {
        self.send(Order::Rest(seat));
    }

    fn send(&self, order: Order) {
        if self.orders.send(order).is_err() {
            tracing::warn!("the thread of the gamepads' motors is gone");
        }
    }
}

/// Watches for gamepads on a thread of its own, which calls `sink` until that returns a break. The thread
/// waits if there are no gamepads.
pub fn start(
    sink: impl Fn(Seat, PadEvent) -> ControlFlow<()> + Send + 'static,
) -> io::Result<PadHandle> {
    let (orders, inbox) = channel();
    let motors = orders.clone();
    thread::Builder::new()
        .name("gamepads".to_owned())
        .spawn(move || match open() {
            Ok(gilrs) => watch(gilrs, &motors, sink),
            Err(why) => tracing::warn!(%why, "no gamepads"),
        })?;
    thread::Builder::new()
        .name("pulses".to_owned())
        .spawn(move || drive(&inbox))?;
    Ok(PadHandle { orders })
}

/// An order to the thread of the motors.
enum Order {
    /// Use this motor for the seat from now on, or none.
    Motor(Seat, Option<Box<Drive>>),
    Tell(Seat, Pulses, Urgency),
    Rest(Seat),
}

fn open() -> Result<Gilrs, NoGamepads> {
    DEVICES.ready()?;
    Gilrs::new().map_err(|error| NoGamepads::Refused(error.to_string()))
}

/// The gamepads on their seats.
#[derive(Debug)]
struct Seats<Id> {
    here: [Option<Id>; Seat::ALL.len()],
    /// The gamepad that was first on each player's seat, and gets the seat again when it comes back.
    owners: [Option<Id>; PLAYERS.len()],
}

/// The seats of players.
const PLAYERS: [Seat; 2] = [Seat::First, Seat::Second];

/// The seat of a gamepad that came, the gamepad that had to leave that seat, if any, and the seat where that
/// gamepad waits now, if any.
type Seated<Id> = (Seat, Option<(Id, Option<Seat>)>);

impl<Id: Copy + PartialEq> Seats<Id> {
    fn new() -> Seats<Id> {
        Seats {
            here: [None; Seat::ALL.len()],
            owners: [None; PLAYERS.len()],
        }
    }

    fn of(&self, id: Id) -> Option<Seat> {
        let mut taken = Seat::ALL.into_iter().zip(self.here);
        let (seat, _) = taken.find(|(_, by)| *by == Some(id))?;
        Some(seat)
    }

    /// Gives a gamepad its old seat; else a player's unused seat; else the seat of a missing gamepad; else the waiting seat; `None`
    /// if the waiting seat is taken, too.
    fn take(&mut self, id: Id, is_gone: impl Fn(Id) -> bool) -> Option<Seated<Id>> {
        if let Some(seat) = self.of(id) {
            return Some((seat, None));
        }
        if let Some(own) = self.owners.iter().position(|by| *by == Some(id)) {
            let seat = *PLAYERS.get(own)?;
            let instead = place_of(&mut self.here, seat).replace(id);
            let loser = instead.filter(|it| !is_gone(*it));
            let waiting = place_of(&mut self.here, Seat::Third);
            let free = waiting.is_none().then_some(Seat::Third);
            if free.is_some() {
                *waiting = loser;
            }
            return Some((seat, loser.map(|it| (it, free))));
        }
        let empty = |it: &Option<Id>| it.is_none();
        let left = |it: &Option<Id>| it.is_none_or(&is_gone);
        let players = self.here.get(..PLAYERS.len())?;
        let free = players.iter().position(empty);
        let at = free.or_else(|| self.here.iter().position(left))?;
        *self.here.get_mut(at)? = Some(id);
        if let Some(owner) = self.owners.get_mut(at) {
            owner.get_or_insert(id);
        }
        Seat::ALL.get(at).copied().map(|seat| (seat, None))
    }

    /// Notes that a gamepad is gone. A player's seat is kept for it.
    fn leaves(&mut self, id: Id) -> Option<Seat> {
        let seat = self.of(id)?;
        if seat == Seat::Third {
            *place_of(&mut self.here, seat) = None;
        }
        Some(seat)
    }
}

/// Reports the events of all gamepads until the receiver is gone.
fn watch(
    mut gilrs: Gilrs,
    orders: &Sender<Order>,
    sink: impl Fn(Seat, PadEvent) -> ControlFlow<()>,
) {
    let began = Instant::now();
    let mut seats = Seats::new();
    let mut senses = Seat::ALL.map(|_| PadSense::new(Moment::ZERO));
    let here: Vec<GamepadId> = gilrs.gamepads().map(|(id, _)| id).collect();
    for id in here {
        let (_, heard) = connected(&mut gilrs, id, &mut seats, orders, &sink);
        if heard.is_break() {
            return;
        }
    }
    loop {
        let Some(event) = gilrs.next_event_blocking(None) else {
            // The call returns at once until the removal of a pulled gamepad is reported; the sleep avoids spinning.
            thread::sleep(NOTHING_READ);
            continue;
        };
        let heard = match event.event {
            EventType::Connected => {
                let (sat, heard) = connected(&mut gilrs, event.id, &mut seats, orders, &sink);
                for seat in sat {
                    // The buttons that were down when the gamepad went are unknown.
                    *place_of(&mut senses, seat) = PadSense::new(moment(began));
                }
                heard
            }
            EventType::Disconnected => match seats.leaves(event.id) {
                Some(seat) => {
                    let _ = orders.send(Order::Motor(seat, None));
                    sink(seat, PadEvent::Lost)
                }
                None => ControlFlow::Continue(()),
            },
            event_type => match (seats.of(event.id), raw(event_type)) {
                (Some(seat), Some(raw)) => {
                    let felt = place_of(&mut senses, seat).take(raw, moment(began));
                    felt.map_or(ControlFlow::Continue(()), |felt| sink(seat, felt))
                }
                _ => ControlFlow::Continue(()),
            },
        };
        if heard.is_break() {
            return;
        }
    }
}

/// Seats a gamepad that was connected, and returns the seats that have another gamepad now.
fn connected(
    gilrs: &mut Gilrs,
    id: GamepadId,
    seats: &mut Seats<GamepadId>,
    orders: &Sender<Order>,
    sink: &impl Fn(Seat, PadEvent) -> ControlFlow<()>,
) -> (Vec<Seat>, ControlFlow<()>) {
    let is_gone = |id| gilrs.connected_gamepad(id).is_none();
    let Some((seat, loser)) = seats.take(id, is_gone) else {
        return (Vec::new(), ControlFlow::Continue(()));
    };
    let mut heard = match loser {
        // The player with the other gamepad hears that it is not in use any more.
        Some((_, None)) => sink(seat, PadEvent::Lost),
        Some((_, Some(_))) | None => ControlFlow::Continue(()),
    };
    let moved = loser.and_then(|(id, to)| Some((id, to?)));
    let sit: Vec<_> = [(id, seat)].into_iter().chain(moved).collect();
    for (id, seat) in &sit {
        if heard.is_continue() {
            heard = sits(gilrs, *id, *seat, orders, sink);
        }
    }
    (sit.into_iter().map(|(_, seat)| seat).collect(), heard)
}

fn sits(
    gilrs: &mut Gilrs,
    id: GamepadId,
    seat: Seat,
    orders: &Sender<Order>,
    sink: &impl Fn(Seat, PadEvent) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let drive = match Drive::of(gilrs, id) {
        Ok(drive) => Some(Box::new(drive)),
        Err(why) => {
            tracing::info!(%why, "a gamepad without a motor");
            None
        }
    };
    let event = PadEvent::Connected {
        name: gilrs.gamepad(id).name().to_owned(),
        motor: match &drive {
            Some(_) => Motor::There,
            None => Motor::Missing,
        },
    };
    let _ = orders.send(Order::Motor(seat, drive));
    sink(seat, event)
}

/// The meaning of an event for buttons and sticks, if it has one.
fn raw(event: EventType) -> Option<RawPad> {
    Some(match event {
        EventType::ButtonPressed(button, _) => RawPad::Down(place(button)?),
        EventType::ButtonReleased(button, _) => RawPad::Up(place(button)?),
        EventType::AxisChanged(axis, value, _) => {
            let (thumb, axis) = match axis {
                gilrs::Axis::LeftStickX => (Thumb::Left, Axis::X),
                gilrs::Axis::LeftStickY => (Thumb::Left, Axis::Y),
                gilrs::Axis::RightStickX => (Thumb::Right, Axis::X),
                gilrs::Axis::RightStickY => (Thumb::Right, Axis::Y),
                _ => return None,
            };
            RawPad::Moved(thumb, axis, value)
        }
        _ => return None,
    })
}

/// The place of a button.
const fn place(button: gilrs::Button) -> Option<Button> {
    Some(match button {
        gilrs::Button::South => Button::South,
        gilrs::Button::East => Button::East,
        gilrs::Button::West => Button::West,
        gilrs::Button::North => Button::North,
        gilrs::Button::Select => Button::Back,
        gilrs::Button::Start => Button::Start,
        gilrs::Button::LeftTrigger => Button::LeftShoulder,
        gilrs::Button::RightTrigger => Button::RightShoulder,
        gilrs::Button::LeftTrigger2 => Button::LeftTrigger,
        gilrs::Button::RightTrigger2 => Button::RightTrigger,
        gilrs::Button::LeftThumb => Button::LeftStick,
        gilrs::Button::RightThumb => Button::RightStick,
        gilrs::Button::DPadUp => Button::Up,
        gilrs::Button::DPadDown => Button::Down,
        gilrs::Button::DPadLeft => Button::Left,
        gilrs::Button::DPadRight => Button::Right,
        _ => return None,
    })
}

/// The motor of one gamepad: a pulse of each length, which ends by itself even if this program is killed.
struct Drive([Effect; Length::ALL.len()]);

impl Drive {
    fn of(gilrs: &mut Gilrs, id: GamepadId) -> Result<Drive, gilrs::ff::Error> {
        let mut pulse = |length: Length| {
            let time = Ticks::from(length.time());
            let runs = |kind| BaseEffect {
                kind,
                scheduling: Replay {
                    play_for: time,
                    // The pause before a repetition, longer than any pulse: a repeated pulse would be longer than it should be.
                    with_delay: Ticks::from_ms(NEVER_AGAIN_MS),
                    ..Replay::default()
                },
                ..BaseEffect::default()
            };
            // The strong motor, which few pads lack, and the weak motor for the others.
            EffectBuilder::new()
                .add_effect(runs(BaseEffectType::Strong {
                    magnitude: MAGNITUDE,
                }))
                .add_effect(runs(BaseEffectType::Weak {
                    magnitude: MAGNITUDE,
                }))
                .repeat(Repeat::For(time))
                .gamepads(&[id])
                .finish(gilrs)
        };
        let [short, long, very_long, unbroken] = Length::ALL;
        Ok(Drive([
            pulse(short)?,
            pulse(long)?,
            pulse(very_long)?,
            pulse(unbroken)?,
        ]))
    }

    fn does(&self, command: MotorCommand) -> Result<(), gilrs::ff::Error> {
        match command {
            MotorCommand::Run(length) => {
                let mut all = Length::ALL.into_iter().zip(&self.0);
                all.find(|(it, _)| *it == length)
                    .map_or(Ok(()), |(_, pulse)| pulse.play())
            }
            MotorCommand::Rest => self.0.iter().try_for_each(Effect::stop),
        }
    }
}

/// The state of one seat in the thread of the motors.
#[derive(Default)]
struct Place {
    drive: Option<Box<Drive>>,
    motors: Motors,
}

fn drive(inbox: &Receiver<Order>) {
    let began = Instant::now();
    let mut places: [Place; Seat::ALL.len()] = Default::default();
    loop {
        let due = places.iter().filter_map(|it| it.motors.deadline()).min();
        let order = match due {
            // This thread sleeps while no pulses are to be felt.
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(due) => inbox.recv_timeout(due.since(moment(began))),
        };
        let now = moment(began);
        match order {
            Ok(Order::Motor(seat, drive)) => {
                *place_of(&mut places, seat) = Place {
                    drive,
                    motors: Motors::default(),
                };
            }
            Ok(Order::Tell(seat, pulses, urgency)) => {
                place_of(&mut places, seat)
                    .motors
                    .tell(pulses, urgency, now);
            }
            Ok(Order::Rest(seat)) => place_of(&mut places, seat).motors.rest(),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        for place in &mut places {
            place.motors.tick(now);
            while let Some(command) = place.motors.poll() {
                let done = place.drive.as_ref().map_or(Ok(()), |it| it.does(command));
                if let Err(why) = done {
                    // The warning comes once: from here on there is no motor.
                    tracing::warn!(%why, "a gamepad's motor");
                    place.drive = None;
                }
            }
        }
    }
}

fn place_of<T>(places: &mut [T; Seat::ALL.len()], seat: Seat) -> &mut T {
    let [first, second, third] = places;
    match seat {
        Seat::First => first,
        Seat::Second => second,
        Seat::Third => third,
    }
}

fn moment(began: Instant) -> Moment {
    let ran: Duration = began.elapsed();
    Moment::from_ms(u64::try_from(ran.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_gamepad_that_comes_back_has_its_old_seat_and_a_third_waits() {
        let mut seats = Seats::new();
        let here = |_| false;
        let at = |seat| Some((seat, None));
        assert_eq!(seats.take('a', here), at(Seat::First));
        // The seat of a gamepad is kept while another seat is free.
        assert_eq!(seats.take('b', |id| id == 'a'), at(Seat::Second));
        assert_eq!(seats.take('c', here), at(Seat::Third));
        assert_eq!(seats.take('d', here), None);
        assert_eq!(seats.of('d'), None);
        assert_eq!(seats.take('b', here), at(Seat::Second));
        assert_eq!(seats.take('a', here), at(Seat::First));
        // A player's gamepad is gone: the gamepad that waits keeps waiting until it is plugged in anew.
        assert_eq!(seats.leaves('b'), Some(Seat::Second));
        assert_eq!(seats.of('c'), Some(Seat::Third));
        assert_eq!(seats.leaves('c'), Some(Seat::Third));
        assert_eq!(seats.take('c', |id| id == 'b'), at(Seat::Second));
        assert_eq!(seats.of('b'), None);
    }

    #[test]
    fn a_seat_belongs_to_the_gamepad_that_sat_there_first() {
        let mut seats = Seats::new();
        let here = |_| false;
        seats.take('a', here);
        seats.take('b', here);
        // The first gamepad sleeps, and another takes its place.
        assert_eq!(seats.take('c', |id| id == 'a'), Some((Seat::First, None)));
        let back = Some((Seat::First, Some(('c', Some(Seat::Third)))));
        assert_eq!(seats.take('a', here), back);
        assert_eq!(seats.of('b'), Some(Seat::Second));
        assert_eq!(seats.of('c'), Some(Seat::Third));
        // The gamepad sleeps again, and another takes its place; now there is no seat to wait on.
        seats.take('d', |id| id == 'a');
        assert_eq!(seats.of('d'), Some(Seat::First));
        let back = Some((Seat::First, Some(('d', None))));
        assert_eq!(seats.take('a', here), back);
        assert_eq!((seats.of('c'), seats.of('d')), (Some(Seat::Third), None));
    }
}
