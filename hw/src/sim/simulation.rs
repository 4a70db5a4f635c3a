// SPDX-License-Identifier: GPL-3.0-or-later
//! Board, hands and line together, without input or output.

use std::collections::VecDeque;
use std::time::Duration;

use zgoda_game::{BySide, Moment, Setup, Side};

use super::command::{ClockHand, HandCommand, HandMove, HandRefusal};
use super::cpp::Opinions;
use super::dgt_clock::{ClockSetting, SimClock};
use super::electronics::Electronics;
use super::fault::{Fault, Faults};
use super::hands::{Hands, Touch};
use super::line::Line;
use super::options::Make;
use super::rng::Rng;
use super::world::World;
use crate::board::LineFault;
use crate::conversation::LineEvent;
use crate::serial::Baud;

/// An input of the simulated board: anything that can happen to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SimInput<'a> {
    /// The host sent these bytes.
    Bytes(&'a [u8]),
    /// A command for the hands, which carry it out after their earlier commands.
    Hand(HandCommand),
    /// Time passed.
    Tick,
}

/// A result of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SimOutput {
    /// Bytes that reach the host.
    Bytes(Vec<u8>),
    /// The first bytes of a program came, so that a program is at the line.
    HostHere,
    /// The cable was pulled.
    Unplugged,
    /// The cable was plugged in.
    Plugged,
    /// The lever of a side was pressed; the clock shows these times since then.
    Pressed(Side, BySide<Duration>),
    /// The hands have finished this move and are no longer over the board.
    Done(HandMove),
    /// The hands did not carry out a command.
    Refused(HandRefusal),
}

impl SimOutput {
    /// The event at the host's port that this output causes, if any.
    #[must_use]
    pub fn line(&self) -> Option<LineEvent> {
        match self {
            SimOutput::Bytes(bytes) => Some(LineEvent::Bytes(bytes.clone())),
            SimOutput::Unplugged => Some(LineEvent::Closed(LineFault::Unplugged)),
            SimOutput::Plugged => Some(LineEvent::Opened),
            SimOutput::HostHere
            | SimOutput::Pressed(..)
            | SimOutput::Done(_)
            | SimOutput::Refused(_) => None,
        }
    }
}

/// A line that takes 250 bytes a second.
const SLOW: Baud = Baud(2_500);

/// A board with hands over it, at the far end of a line.
#[derive(Clone, Debug)]
pub struct Simulation {
    rng: Rng,
    faults: Faults,
    world: World,
    board: Electronics,
    hands: Hands,
    to_host: Line,
    from_host: Line,
    cable: Cable,
    outputs: VecDeque<SimOutput>,
}

/// The state of the cable, with the moment of its next planned change, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cable {
    In { pulled: Option<Moment> },
    Out { back: Option<Moment> },
}

impl Simulation {
    /// A board with the pieces of `setup` on it, switched on and plugged in. A DGT board has ten rows for every variant.
    #[must_use]
    pub fn new(make: Make, setup: &Setup, faults: Faults, seed: u64) -> Simulation {
        let mut rng = Rng::new(seed);
        let world = World::of(setup);
        let baud = make.protocol().baud();
        let to_host = match faults.has(Fault::SlowLine) {
            true => (SLOW, faults.with(Fault::Splits)),
            false => (baud, faults),
        };
        let mut sim = Simulation {
            board: Electronics::new(make, faults, rng.fork(), &world),
            hands: Hands::new(world.variant(), faults, rng.fork()),
            to_host: Line::new(to_host.0, to_host.1, rng.fork()),
            // A board gets each byte separately, as the byte comes.
            from_host: Line::new(baud, faults.with(Fault::Splits), rng.fork()),
            cable: Cable::In { pulled: None },
            outputs: VecDeque::new(),
            rng,
            faults,
            world,
        };
        sim.plan_cut(Moment::ZERO);
        sim
    }

    /// This board with a clock. Only a DGT board has a socket for a clock.
    #[must_use]
    pub fn with_clock(mut self, setting: ClockSetting, seed: u64) -> Simulation {
        /// The clock has a random generator of its own, so that board, hands and line behave the same with a clock and
        /// without one.
        const CLOCK: u64 = 0xc10c;
        self.hands.press(setting.presses);
        let clock = SimClock::new(setting, self.faults, Rng::new(seed ^ CLOCK));
        self.board.connect(clock);
        self
    }

    /// Takes an input at `now`.
    pub fn handle(&mut self, input: SimInput<'_>, now: Moment) {
        self.advance(now);
        match input {
            SimInput::Bytes(bytes) => {
                if matches!(self.cable, Cable::In { .. }) {
                    self.from_host.send(bytes, now);
                }
            }
            SimInput::Hand(command) => self.hands.command(command, &self.world, now),
            SimInput::Tick => {}
        }
        self.advance(now);
    }

    /// The next result of an input.
    pub fn poll(&mut self) -> Option<SimOutput> {
        self.outputs.pop_front()
    }

    /// The moment at which [`SimInput::Tick`] is wanted.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        let cable = match self.cable {
            // The cable is only pulled while the hands are off the board.
            Cable::In { pulled } => pulled.filter(|_| self.hands.off_the_board()),
            Cable::Out { back } => back,
        };
        [
            cable,
            self.hands.deadline(),
            self.board.deadline(),
            self.to_host.deadline(),
            self.from_host.deadline(),
        ]
        .into_iter()
        .flatten()
        .min()
    }

    /// The clock at the board.
    #[must_use]
    pub fn clock(&self) -> Option<&SimClock> {
        self.board.clock()
    }

    /// The times that a home-made board was ordered to show.
    #[must_use]
    pub fn times(&self) -> Option<BySide<Duration>> {
        self.board.times()
    }

    /// The pieces that really stand on the board.
    #[must_use]
    pub fn world(&self) -> &World {
        &self.world
    }

    /// True if the hands have nothing to do.
    #[must_use]
    pub fn idle(&self) -> bool {
        self.hands.idle()
    }

    /// The number of commands that a host must not send: these commands would have written to a real
    /// board's memory or started its loader, or they do not exist.
    #[must_use]
    pub fn forbidden(&self) -> u32 {
        self.board.forbidden()
    }

    /// The number of bytes and orders that came faster than a real board takes them: bytes that the buffer could not
    /// hold, and orders that came before the clock had acknowledged the previous order. These bytes and orders are
    /// lost.
    #[must_use]
    pub fn crowded(&self) -> u32 {
        self.board.crowded()
    }

    /// The answers that a home-made board got to the half-moves that it reported.
    #[must_use]
    pub fn opinions(&self) -> Opinions {
        self.board.opinions()
    }

    /// Carries out everything that is due by `now`, in the order in which it is due.
    fn advance(&mut self, now: Moment) {
        while let Some(due) = self.deadline().filter(|due| *due <= now) {
            self.step(due);
        }
        self.board.scan(&self.world, now);
        self.flush(now);
    }

    fn step(&mut self, at: Moment) {
        // The scanner comes first, because until this moment it saw the board without the next change.
        self.board.scan(&self.world, at);
        self.cable(at);
        let commands = self.from_host.take(at);
        self.board.hear(&commands, at);
        while let Some(touch) = self.hands.poll(at) {
            self.touch(touch, at);
            self.hands.begin(&self.world);
        }
        self.flush(at);
    }

    fn flush(&mut self, at: Moment) {
        while let Some(message) = self.board.poll() {
            if matches!(self.cable, Cable::In { .. }) {
                self.to_host.send(&message, at);
            }
        }
        let bytes = self.to_host.take(at);
        if !bytes.is_empty() {
            self.outputs.push_back(SimOutput::Bytes(bytes));
        }
    }

    fn touch(&mut self, touch: Touch, at: Moment) {
        match touch {
            Touch::Set(field, piece) => {
                self.world.put(field, piece);
                self.board.look(&self.world);
            }
            Touch::Nothing => {}
            Touch::Done(done) => self.outputs.push_back(SimOutput::Done(done)),
            Touch::Refused(refusal) => self.outputs.push_back(SimOutput::Refused(refusal)),
            Touch::Unplug => self.pull(None),
            Touch::Plug => self.plug(at),
            Touch::BeginClock => {
                if let Some(clock) = self.board.clock_mut() {
                    clock.begin(at);
                }
            }
            Touch::Clock(hand) => match self.clock_touch(hand, at) {
                Ok(output) => self.outputs.extend(output),
                Err(refusal) => self.outputs.push_back(SimOutput::Refused(refusal)),
            },
        }
    }

    fn clock_touch(
        &mut self,
        hand: ClockHand,
        at: Moment,
    ) -> Result<Option<SimOutput>, HandRefusal> {
        let clock = self.board.clock_mut().ok_or(HandRefusal::NoClock)?;
        clock.hand(hand, at)?;
        Ok(match hand {
            ClockHand::Press(side) => Some(SimOutput::Pressed(side, clock.shown(at))),
            _ => None,
        })
    }

    fn cable(&mut self, at: Moment) {
        match self.cable {
            Cable::In { pulled: Some(due) } if due <= at && self.hands.off_the_board() => {
                let back = at.after(self.rng.ms(1_000..=4_000));
                self.pull(Some(back));
                // The hand that pulled the cable is busy with the board for a while before the game goes on.
                self.hands
                    .wait_until(back.after(self.rng.ms(3_000..=5_000)));
            }
            Cable::Out { back: Some(due) } if due <= at => self.plug(at),
            Cable::In { .. } | Cable::Out { .. } => {}
        }
    }

    fn pull(&mut self, back: Option<Moment>) {
        if matches!(self.cable, Cable::Out { .. }) {
            self.cable = Cable::Out { back };
            return;
        }
        self.cable = Cable::Out { back };
        self.to_host.clear();
        self.from_host.clear();
        self.outputs.push_back(SimOutput::Unplugged);
    }

    fn plug(&mut self, at: Moment) {
        if matches!(self.cable, Cable::In { .. }) {
            return;
        }
        // The cable also powers the board.
        self.board.restart(&self.world);
        self.plan_cut(at);
        self.outputs.push_back(SimOutput::Plugged);
    }

    fn plan_cut(&mut self, now: Moment) {
        let cut = self.faults.has(Fault::Cut);
        let pulled = cut.then(|| now.after(self.rng.ms(8_000..=60_000)));
        self.cable = Cable::In { pulled };
    }
}
