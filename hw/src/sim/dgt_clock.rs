// SPDX-License-Identifier: GPL-3.0-or-later
//! The simulated clock on a simulated DGT board's line: a clock with a lever that keeps its own time.
//!
//! The clock runs a program of its own, bonuses and stages included, or waits for a computer to set it,
//! as real clocks do. It counts by the game's own clock value and shows begun seconds; the board reads the clock two or three times
//! a second, or only once, so its knowledge is a little old, as on a real board.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::clock::{Bonus, Clock, Control};
use zgoda_game::{BySide, Moment, Side};

use super::command::{ClockHand, HandRefusal};
use super::fault::{Fault, Faults};
use super::rng::Rng;
use crate::clock::WhiteDisplay;
use crate::dgt::clock::order::{Hms, Order};
use crate::dgt::clock::wire::{
    Ack, AckOutcome, ClockBattery, ClockFace, ClockFlag, ClockMessage, ClockSide, ClockTimes,
    LENGTH, Motion,
};

/// The time between two readings of the clock by the board.
const READ_MS: u64 = 400;
/// The time between two readings by a late board. By the maker's account, a board's knowledge of the clock is up to a second old.
const LATE_READ_MS: u64 = 1_000;
/// The time after an acknowledgement in which a question for the times may be answered with that acknowledgement again.
const OLD_ACK: Duration = Duration::from_millis(1_000);
/// An outcome that was seen, and is undocumented.
const ODD_OUTCOME: AckOutcome = AckOutcome::Other(0x20);
/// The codes of unasked reports.
mod report {
    pub(super) const READY: u8 = 0x81;
    pub(super) const BUTTON: u8 = 0x88;
    pub(super) const MODE: u8 = 0x8a;
    pub(super) const NOT_FOR_COMPUTERS: u8 = 0x90;
}
/// The version that an XL clock reports of itself; the upper half of the byte is the main number.
const XL: u8 = 0x1e;
const DGT_3000: u8 = 0x22;
/// The longest time that the display holds.
const MOST: Duration = Duration::from_secs(35_999);

/// The settings of a simulated clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockSetting {
    /// The program by which the clock counts.
    pub program: Program,
    /// White's display.
    pub white: WhiteDisplay,
    /// Whether the hands press the clock when they have moved.
    pub presses: Presses,
}

/// The program by which a clock counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Program {
    /// A time control of the clock's own. The clock takes no times from a computer then.
    Own(Control),
    /// The times that a computer sets the clock to (mode 23).
    Computer,
}

/// The occasions on which the hands over a board press its clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presses {
    /// The hands press only when they are told to.
    #[default]
    WhenTold,
    /// The hands press after every move, as a player does.
    AfterMoves,
}

/// The simulated DGT clock.
#[derive(Clone, Debug)]
pub struct SimClock {
    setting: ClockSetting,
    faults: Faults,
    rng: Rng,
    clock: Clock,
    begun: Begun,
    /// The side with the raised lever.
    lever: Side,
    cable: Cable,
    battery: ClockBattery,
    /// The number of further acknowledgements that will be lost.
    losing: u32,
    acks: VecDeque<(Moment, Ack)>,
    /// The last acknowledgement that went out, with its moment.
    last_ack: Option<(Moment, Ack)>,
    /// The number of orders that came before the acknowledgement of the order before.
    crowded: u32,
    words: Option<Order>,
    /// The message that the board read last, and the number of that reading.
    read: [u8; LENGTH],
    reads: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cable {
    In,
    Out,
}

/// Whether the clock was ever started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Begun {
    NotYet,
    Yes,
}

impl SimClock {
    /// A clock that was set and not started.
    #[must_use]
    pub fn new(setting: ClockSetting, faults: Faults, rng: Rng) -> SimClock {
        let control = match &setting.program {
            Program::Own(control) => control.clone(),
            Program::Computer => Control::whole_game(Duration::ZERO, Bonus::None),
        };
        let mut clock = SimClock {
            setting,
            faults,
            rng,
            clock: Clock::new(control),
            begun: Begun::NotYet,
            lever: Side::White,
            cable: Cable::In,
            battery: ClockBattery::Good,
            losing: 0,
            acks: VecDeque::new(),
            last_ack: None,
            crowded: 0,
            words: None,
            read: [0; LENGTH],
            reads: 0,
        };
        clock.read = clock.raw(Moment::ZERO);
        clock
    }

    /// The times that the clock's displays show.
    #[must_use]
    pub fn shown(&self, now: Moment) -> BySide<Duration> {
        BySide::from_fn(|side| {
            let left = self.clock.left(side, now).min(MOST);
            Hms::of(left).map_or(MOST, Hms::time)
        })
    }

    /// The side with the running time.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.clock.running()
    }

    /// The order with the words that the clock shows now, if any.
    #[must_use]
    pub fn words(&self) -> Option<Order> {
        self.words
    }

    /// Carries out an action of a hand at the clock, or refuses it.
    pub fn hand(&mut self, hand: ClockHand, now: Moment) -> Result<(), HandRefusal> {
        match hand {
            ClockHand::Press(side) => return self.press(side, now),
            ClockHand::Start => self.start(now),
            ClockHand::Stop => self.clock.stop(now),
            ClockHand::Set(left) => {
                for (side, left) in left.iter() {
                    self.clock.set_left(side, *left, now);
                }
            }
            ClockHand::Off => self.cable = Cable::Out,
            ClockHand::On => self.cable = Cable::In,
            ClockHand::Battery => self.battery = ClockBattery::Low,
            ClockHand::LoseAcks(count) => self.losing = count,
        }
        Ok(())
    }

    /// Starts a clock that counts by itself, because the first move is about to be made.
    pub fn begin(&mut self, now: Moment) {
        let own = matches!(self.setting.program, Program::Own(_));
        if own && self.begun == Begun::NotYet {
            self.start(now);
        }
    }

    /// Takes an order from the board.
    pub fn order(&mut self, order: Order, now: Moment) {
        let unheard = self.faults.has(Fault::LostOrders) && self.rng.once_in(8);
        if self.cable == Cable::Out || unheard {
            return;
        }
        // Orders are taken one at a time: an order before the acknowledgement is not heard.
        if self.acks.iter().any(|(_, ack)| !is_report(ack)) {
            self.crowded += 1;
            return;
        }
        let mut outcome = AckOutcome::Accepted;
        let mut values = [0, 0];
        let odd = self.faults.has(Fault::OddOutcome) && self.rng.once_in(12);
        match order {
            _ if odd => outcome = ODD_OUTCOME,
            Order::Segments(_) | Order::Letters(_) => self.words = Some(order),
            Order::End => self.words = None,
            Order::Version => {
                let xl = self.faults.has(Fault::XlClock);
                values = [if xl { XL } else { DGT_3000 }, 0];
            }
            Order::Beep(_) => {}
            Order::Set {
                left,
                right,
                running,
            } => match self.setting.program {
                Program::Own(_) => {
                    outcome = AckOutcome::Refused;
                    if self.faults.has(Fault::Reports) {
                        self.report(report::NOT_FOR_COMPUTERS, [0, 0], now);
                    }
                }
                Program::Computer => self.set(left, right, running, now),
            },
        }
        let ack = Ack {
            outcome,
            command: order.code(),
            values,
        };
        let due = now.after(self.rng.ms(50..=600));
        let lost = self.faults.has(Fault::LostOrders) && self.rng.once_in(6);
        if self.losing > 0 {
            self.losing -= 1;
        } else if !lost {
            self.acks.push_back((due, ack));
        }
    }

    /// The number of orders that came before the clock had acknowledged the order before.
    #[must_use]
    pub fn crowded(&self) -> u32 {
        self.crowded
    }

    /// Reports something unasked.
    fn report(&mut self, command: u8, values: [u8; 2], now: Moment) {
        let ack = Ack {
            outcome: AckOutcome::Accepted,
            command,
            values,
        };
        self.acks.push_front((now, ack));
    }

    /// The message with which the board answers a question about the clock.
    pub fn told(&mut self, now: Moment) -> [u8; LENGTH] {
        if let Some((since, ack)) = self.last_ack
            && self.faults.has(Fault::OldAcks)
            && now.since(since) < OLD_ACK
        {
            return ClockMessage::Ack(ack).write();
        }
        self.known()
    }

    fn known(&mut self) -> [u8; LENGTH] {
        if self.faults.has(Fault::Zeros) && self.rng.once_in(20) {
            return [0; LENGTH];
        }
        self.read
    }

    fn every_ms(&self) -> u64 {
        if self.faults.has(Fault::LateClock) {
            LATE_READ_MS
        } else {
            READ_MS
        }
    }

    fn takes_no_times(&self) -> bool {
        matches!(self.setting.program, Program::Own(_))
    }

    /// Lets the board read the clock up to `now`. Returns the resulting messages: an acknowledgement, or times that are new.
    pub fn read(&mut self, now: Moment) -> Vec<[u8; LENGTH]> {
        let mut news = Vec::new();
        while let Some((_, ack)) = self.acks.front().filter(|(due, _)| *due <= now) {
            news.push(ClockMessage::Ack(*ack).write());
            self.last_ack = Some((now, *ack));
            self.acks.pop_front();
        }
        let reads = now.as_ms() / self.every_ms();
        if reads > self.reads && self.faults.has(Fault::Reports) && self.rng.once_in(30) {
            let told = [
                (report::READY, [0, 0]),
                (report::BUTTON, [0, 0x35]),
                (report::MODE, [0, 23]),
                (report::NOT_FOR_COMPUTERS, [0, 0]),
            ];
            // Only a clock that takes no times may report that it has no mode for computers, because this report also answers an
            // order to set the clock.
            let (command, values) = self.rng.pick(&told).unwrap_or_default();
            if command != report::NOT_FOR_COMPUTERS || self.takes_no_times() {
                self.report(command, values, now);
            }
        }
        if reads > self.reads {
            self.reads = reads;
            let raw = self.raw(now);
            if raw != self.read {
                self.read = raw;
                news.push(self.known());
            }
        }
        news
    }

    /// The moment at which the board will find something new.
    #[must_use]
    pub fn deadline(&self, now: Moment) -> Option<Moment> {
        let ack = self.acks.front().map(|(due, _)| *due);
        let moves = self.running().is_some() || self.raw(now) != self.read;
        let read = moves.then(|| Moment::from_ms((self.reads + 1) * self.every_ms()));
        [ack, read].into_iter().flatten().min()
    }

    /// Notes that the board lost its power. The clock has its own power and goes on.
    pub fn restart(&mut self) {
        self.acks.clear();
        self.last_ack = None;
    }

    fn press(&mut self, side: Side, now: Moment) -> Result<(), HandRefusal> {
        if self.lever != side {
            return Err(HandRefusal::LeverDown(side));
        }
        self.lever = side.other();
        match self.clock.running() {
            None => {}
            Some(running) if running == side => {
                // The clock runs for this side, so it takes the press.
                let _ = self.clock.press(side, now);
            }
            Some(_) => self.clock.start(self.lever, now),
        }
        Ok(())
    }

    fn start(&mut self, now: Moment) {
        self.begun = Begun::Yes;
        self.clock.start(self.lever, now);
    }

    fn set(&mut self, left: Hms, right: Hms, running: Option<ClockSide>, now: Moment) {
        self.clock.stop(now);
        for side in Side::ALL {
            let time = match self.display(side) {
                ClockSide::Left => left.time(),
                ClockSide::Right => right.time(),
            };
            self.clock.set_left(side, time, now);
        }
        self.begun = Begun::Yes;
        for side in Side::ALL {
            if running == Some(self.display(side)) {
                self.clock.start(side, now);
            }
        }
    }

    fn display(&self, side: Side) -> ClockSide {
        let left = match self.setting.white {
            WhiteDisplay::Left => Side::White,
            WhiteDisplay::Right => Side::Black,
        };
        if side == left {
            ClockSide::Left
        } else {
            ClockSide::Right
        }
    }

    /// The seven bytes of the clock's message.
    fn raw(&self, now: Moment) -> [u8; LENGTH] {
        if self.cable == Cable::Out {
            return ClockMessage::NoClock.write();
        }
        let shown = self.shown(now);
        let face = |side: Side| {
            let shown = Hms::of(*shown.get(side)).unwrap_or_default();
            ClockFace {
                hours: shown.hours,
                minutes: shown.minutes,
                seconds: shown.seconds,
                flag: match self.clock.flag(side, now) {
                    None => ClockFlag::None,
                    Some(_) if shown == Hms::default() => ClockFlag::Stopped,
                    Some(_) => ClockFlag::Shown,
                },
            }
        };
        let (left, right) = match self.setting.white {
            WhiteDisplay::Left => (face(Side::White), face(Side::Black)),
            WhiteDisplay::Right => (face(Side::Black), face(Side::White)),
        };
        // The other bits of the message stay where they are.
        let (left, right) = if self.faults.has(Fault::OldClock) {
            (right, left)
        } else {
            (left, right)
        };
        let turn = self.clock.running().unwrap_or(self.lever);
        ClockMessage::Times(ClockTimes {
            left,
            right,
            motion: match self.clock.running() {
                Some(_) => Motion::Runs,
                None => Motion::Still,
            },
            battery: self.battery,
            lever_up: self.display(self.lever),
            to_move: Some(self.display(turn)),
        })
        .write()
    }
}

/// True if the acknowledgement is an unasked report: the top bit of its code is set.
const fn is_report(ack: &Ack) -> bool {
    ack.command & 0x80 != 0
}
