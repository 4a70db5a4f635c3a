// SPDX-License-Identifier: GPL-3.0-or-later
//! The simulated board's own electronics: it scans its fields and answers commands.
//!
//! Fields are sampled one after the other, as a real board does it. So a piece that moves fast is seen on two squares in one scan,
//! and its arrival may be reported before its departure. If the public descriptions of the board can be understood in two ways, a
//! [`Fault`] chooses the second way.

use std::collections::VecDeque;

use zgoda_game::Moment;

use super::dgt_clock::SimClock;
use super::fault::{Fault, Faults};
use super::ghost::Ghost;
use super::rng::Rng;
use super::world::{Field, World};
use crate::board::{Battery, BatteryFlow, Orientation, Version};
use crate::dgt::clock::order::{ORDER, Order};
use crate::dgt::clock::wire::ClockMessage;
use crate::dgt::codec::Frame;
use crate::dgt::message::{Command, FIELDS, HALF, Message, PieceByte};
use crate::dgt::wiring::{Codes, dark_field, light_field};

/// The time of one scan of all fields. DGT states 200 to 250 ms.
const SCAN_MICROS: u64 = 225_000;
const SAMPLE_MICROS: u64 = SCAN_MICROS / FIELDS as u64;
/// The most bytes of commands that can wait in the board; further bytes are lost.
const ROOM: usize = 10;
/// The time in which the board takes one byte: it takes a byte between two samples.
const TAKES_MICROS: u64 = SAMPLE_MICROS;
/// Bytes of commands that would write a real board's memory, or worse.
const FORBIDDEN: [u8; 4] = [0x4e, 0x51, 0x53, 0x54];
/// The trademark text of the simulated board, which must not be DGT's.
const TRADEMARK: &str = "Zgoda simulated draughts board";

/// The board at its end of the wire.
#[derive(Clone, Debug)]
pub struct SimBoard {
    faults: Faults,
    rng: Rng,
    orientation: Orientation,
    codes: Codes,
    mode: Mode,
    /// The code that the last sample of each field showed, in the board's own numbering of the fields.
    seen: [u8; FIELDS],
    /// The code that a sample of each field would show now. `different` has a bit for each field with a code that differs from the
    /// last sample.
    shown: [u8; FIELDS],
    different: u128,
    /// The number of the last sample since the board was made; there is a sample every `SAMPLE_MICROS`.
    sampled: u64,
    ghost: Ghost<usize>,
    order: OrderSoFar,
    clock: Option<SimClock>,
    /// The moment up to which the board is simulated.
    now: Moment,
    messages: VecDeque<Vec<u8>>,
    forbidden: u32,
    /// The moments at which the bytes that wait will have been taken, in microseconds.
    waiting: VecDeque<u64>,
    crowded: u32,
}

/// The kinds of changes that the board reports unasked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    Nothing,
    Fields,
    FieldsAndClock,
}

/// The part of an order for the clock that has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
enum OrderSoFar {
    None,
    Length,
    /// The number of missing bytes, and the bytes before them.
    Rest(u8, Vec<u8>),
}

impl SimBoard {
    /// A board that has just been switched on.
    #[must_use]
    pub fn new(faults: Faults, mut rng: Rng, world: &World) -> SimBoard {
        let serial = |fault, yes, no| if faults.has(fault) { yes } else { no };
        let ghost = Ghost::new(&mut rng);
        let mut board = SimBoard {
            faults,
            rng,
            orientation: serial(Fault::Turned, Orientation::Turned, Orientation::Normal),
            codes: if faults.has(Fault::OldCodes) {
                Codes::Before2011
            } else {
                Codes::Since2011
            },
            mode: Mode::Nothing,
            seen: [0; FIELDS],
            shown: [0; FIELDS],
            different: 0,
            sampled: 0,
            ghost,
            order: OrderSoFar::None,
            clock: None,
            now: Moment::ZERO,
            messages: VecDeque::new(),
            forbidden: 0,
            waiting: VecDeque::new(),
            crowded: 0,
        };
        board.restart(world);
        board
    }

    /// Takes bytes from the host.
    pub fn hear(&mut self, bytes: &[u8], now: Moment) {
        self.now = now;
        for &byte in bytes {
            if !self.has_room() {
                self.crowded += 1;
                continue;
            }
            match std::mem::replace(&mut self.order, OrderSoFar::None) {
                OrderSoFar::Length => self.order = OrderSoFar::Rest(byte, Vec::new()),
                OrderSoFar::Rest(left, mut rest) => {
                    rest.push(byte);
                    if left > 1 {
                        self.order = OrderSoFar::Rest(left - 1, rest);
                    } else if let (Some(clock), Some(order)) = (&mut self.clock, Order::read(&rest))
                    {
                        clock.order(order, now);
                    }
                }
                OrderSoFar::None if byte == ORDER => self.order = OrderSoFar::Length,
                OrderSoFar::None => self.command(byte),
            }
        }
    }

    /// Takes a byte into the buffer for commands. Returns false if the buffer is full.
    fn has_room(&mut self) -> bool {
        let now = self.now.as_ms() * 1_000;
        while self.waiting.front().is_some_and(|taken| *taken <= now) {
            self.waiting.pop_front();
        }
        let room = self.waiting.len() < ROOM;
        if room {
            let before = self.waiting.back().copied().unwrap_or(now);
            self.waiting.push_back(before.max(now) + TAKES_MICROS);
        }
        room
    }

    /// Puts a clock beside the board.
    pub fn connect(&mut self, clock: SimClock) {
        self.clock = Some(clock);
    }

    /// The clock beside the board, if any.
    #[must_use]
    pub fn clock(&self) -> Option<&SimClock> {
        self.clock.as_ref()
    }

    /// The clock beside the board, for the hands.
    pub fn clock_mut(&mut self) -> Option<&mut SimClock> {
        self.clock.as_mut()
    }

    /// Takes in the present position. Call it whenever something moved.
    pub fn look(&mut self, world: &World) {
        self.different = 0;
        for n in 0..FIELDS {
            self.shown[n] = self.code(world, n);
            self.different |= u128::from(self.shown[n] != self.seen[n]) << n;
        }
    }

    /// Scans the position since the last call, up to `now`. Call it before anything moves.
    pub fn scan(&mut self, world: &World, now: Moment) {
        let shown = &self.shown;
        let standing = || (0..FIELDS).filter(|n| shown[*n] != 0).collect();
        if self.ghost.haunt(self.faults, now, &mut self.rng, standing) {
            self.look(world);
        }
        let until = now.as_ms() * 1_000 / SAMPLE_MICROS;
        // One round of samples sees every difference; further rounds would see nothing new.
        let round = (self.sampled + 1)..=until.min(self.sampled + FIELDS as u64);
        if self.different != 0 {
            for sample in round {
                self.sample((sample % FIELDS as u64) as usize);
            }
        }
        self.sampled = self.sampled.max(until);
        self.now = now;
        let news = self.clock.as_mut().map(|clock| clock.read(now));
        if self.mode == Mode::FieldsAndClock {
            for raw in news.unwrap_or_default() {
                self.send(&Message::Clock(raw));
            }
        }
    }

    /// The moment at which the scanner will next see something new.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let some = if self.different == 0 { 0 } else { FIELDS };
        let different = (0..some).filter(|n| self.different & 1 << n != 0);
        let next = different.map(|n| {
            let here = self.sampled % FIELDS as u64;
            let ahead = (n as u64 + FIELDS as u64 - here - 1) % FIELDS as u64 + 1;
            let micros = (self.sampled + ahead) * SAMPLE_MICROS;
            Moment::from_ms(micros.div_ceil(1_000))
        });
        let clock = self.clock.as_ref();
        next.chain(self.ghost.deadline(self.faults))
            .chain(clock.and_then(|clock| clock.deadline(self.now)))
            .min()
    }

    /// The next message for the host.
    pub fn poll(&mut self) -> Option<Vec<u8>> {
        self.messages.pop_front()
    }

    /// Restarts the board after a loss of power; the board scans everything before it answers.
    pub fn restart(&mut self, world: &World) {
        self.look(world);
        (self.seen, self.different) = (self.shown, 0);
        self.mode = Mode::Nothing;
        self.order = OrderSoFar::None;
        self.waiting.clear();
        self.messages.clear();
        if let Some(clock) = &mut self.clock {
            clock.restart();
        }
    }

    /// The number of commands that came and would have written a real board's memory or started its loader.
    #[must_use]
    pub fn forbidden(&self) -> u32 {
        self.forbidden
    }

    /// The number of bytes that came while the buffer was full, and of orders that came before the clock had acknowledged
    /// the order before.
    #[must_use]
    pub fn crowded(&self) -> u32 {
        let orders = self.clock.as_ref().map_or(0, SimClock::crowded);
        self.crowded.saturating_add(orders)
    }

    /// White's view of a field of the board.
    fn field(&self, n: usize) -> Option<Field> {
        let n = match self.orientation {
            Orientation::Normal => n,
            Orientation::Turned => FIELDS - 1 - n,
        } as u8;
        Field::at(n / 10, n % 10)
    }

    fn code(&self, world: &World, n: usize) -> u8 {
        match (self.ghost.hidden(), self.field(n)) {
            (Some(hidden), _) if hidden == n => 0,
            (_, Some(field)) => self.codes.code(world.at(field)),
            (_, None) => 0,
        }
    }

    fn sample(&mut self, n: usize) {
        let code = self.shown[n];
        self.different &= !(1 << n);
        let before = std::mem::replace(&mut self.seen[n], code);
        if before == code || self.mode == Mode::Nothing {
            return;
        }
        if self.faults.has(Fault::Silence) && self.rng.once_in(40) {
            return;
        }
        self.report(n, code);
        if self.faults.has(Fault::Bounce) && self.rng.once_in(4) {
            self.report(n, before);
            self.report(n, code);
        }
    }

    fn report(&mut self, n: usize, code: u8) {
        let field = if self.faults.has(Fault::Numbering50) {
            // In this numbering light fields have no number.
            (0..HALF as u8).find(|half| usize::from(dark_field(*half)) == n)
        } else {
            Some(n as u8)
        };
        if let Some(field) = field {
            let piece = self.piece(code);
            self.send(&Message::FieldUpdate { field, piece });
        }
    }

    fn piece(&self, code: u8) -> PieceByte {
        let extra = if self.faults.has(Fault::HighBits) {
            0x50
        } else {
            0
        };
        PieceByte(code | extra)
    }

    fn command(&mut self, byte: u8) {
        self.forbidden += u32::from(FORBIDDEN.contains(&byte));
        let Some(command) = Command::from_byte(byte) else {
            return;
        };
        let half = !self.faults.has(Fault::NoHalfDumps);
        match command {
            Command::Reset => self.mode = Mode::Nothing,
            Command::SendUpdateBoard => self.mode = Mode::Fields,
            Command::SendUpdate | Command::SendUpdateNice => {
                self.mode = Mode::FieldsAndClock;
                self.send_clock();
            }
            Command::SendClock => self.send_clock(),
            Command::SendBoard => {
                let fields = self.seen.map(|code| self.piece(code));
                self.send(&Message::Board(Box::new(fields)));
            }
            Command::SendDark if half => {
                let fields = self.half(dark_field);
                self.send(&Message::Dark(Box::new(fields)));
            }
            Command::SendLight if half => {
                let fields = self.half(light_field);
                self.send(&Message::Light(Box::new(fields)));
            }
            Command::SendDark | Command::SendLight => {}
            Command::ReturnSerial => {
                let more = if self.faults.has(Fault::LongSerial) {
                    " 1.0"
                } else {
                    ""
                };
                self.send(&Message::Serial(format!("04711{more}")));
            }
            Command::ReturnLongSerial => self.send(&Message::LongSerial("0000004711".to_owned())),
            Command::ReturnBusAddress => self.send(&Message::BusAddress(4_711)),
            Command::SendTrademark => self.send(&Message::Trademark(TRADEMARK.to_owned())),
            Command::SendMemory => self.send(&Message::Memory(vec![0x7f; 0x1f00])),
            Command::SendVersion => self.send(&Message::Version(Version { main: 1, sub: 7 })),
            Command::SendBattery => {
                let battery = Battery {
                    percent: 88,
                    flow: BatteryFlow::Discharging,
                };
                let mut frame = Message::Battery(battery).encode();
                if self.faults.has(Fault::ShortBattery) {
                    frame.data.truncate(4);
                }
                self.send_frame(&frame);
            }
        }
    }

    fn half(&self, field: impl Fn(u8) -> u8) -> [PieceByte; HALF] {
        std::array::from_fn(|n| self.piece(self.seen[usize::from(field(n as u8))]))
    }

    fn send_clock(&mut self) {
        let raw = match &mut self.clock {
            Some(clock) => clock.told(self.now),
            None => ClockMessage::NoClock.write(),
        };
        self.send(&Message::Clock(raw));
    }

    fn send(&mut self, message: &Message) {
        self.send_frame(&message.encode());
    }

    fn send_frame(&mut self, frame: &Frame) {
        self.messages.push_back(frame.encode());
    }
}
