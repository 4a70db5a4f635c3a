// SPDX-License-Identifier: GPL-3.0-or-later
//! The program's real state machine for a board and the simulated board, coupled in simulated time. Hours take a
//! moment, there is no thread and no port, and the same seed gives the same result again.

use std::time::Duration;

use zgoda_game::{Moment, Setup};

use super::command::HandCommand;
use super::dgt_clock::ClockSetting;
use super::fault::Faults;
use super::options::Make;
use super::simulation::{SimInput, SimOutput, Simulation};
use crate::board::{BoardCommand, BoardEvent, BoardInput, BoardOutput};
use crate::clock::WhiteDisplay;
use crate::conversation::LineEvent;
use crate::device::Device;
use crate::waits::{Speed, Waits};

/// An event on the bench, which comes with its moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BenchEvent {
    /// The host's state machine reported this event.
    Board(BoardEvent),
    /// The simulation reported this output; outputs of bytes are left out.
    Sim(SimOutput),
}

/// A host's state machine, a simulated board, and a time that jumps from one deadline to the next.
#[derive(Debug)]
pub struct Bench {
    /// The host's state machine.
    pub device: Device,
    /// The simulated board.
    pub sim: Simulation,
    now: Moment,
    log: Vec<(Moment, BenchEvent)>,
}

impl Bench {
    /// A bench with both ends plugged together, and `setup` on the board and expected there.
    #[must_use]
    pub fn new(make: Make, setup: &Setup, faults: Faults, seed: u64) -> Bench {
        let sim = Simulation::new(make, setup, faults, seed);
        Bench::plugged(make, setup, None, sim)
    }

    /// A bench with a clock at the board, which the host's state machine watches.
    #[must_use]
    pub fn with_clock(
        make: Make,
        setup: &Setup,
        clock: &ClockSetting,
        faults: Faults,
        seed: u64,
    ) -> Bench {
        let sim = Simulation::new(make, setup, faults, seed).with_clock(clock.clone(), seed);
        Bench::plugged(make, setup, Some(clock.white), sim)
    }

    fn plugged(make: Make, setup: &Setup, clock: Option<WhiteDisplay>, sim: Simulation) -> Bench {
        let waits = Waits::at(Speed::LIFE);
        let mut bench = Bench {
            device: Device::new(make.protocol(), waits, setup.variant(), clock),
            sim,
            now: Moment::ZERO,
            log: Vec::new(),
        };
        bench.input(BoardInput::Do(BoardCommand::Expect(setup)));
        bench.input(BoardInput::Line(&LineEvent::Opened));
        bench
    }

    /// The present moment on the bench.
    #[must_use]
    pub fn now(&self) -> Moment {
        self.now
    }

    /// Everything that happened since the last call, except for bytes.
    pub fn take(&mut self) -> Vec<(Moment, BenchEvent)> {
        std::mem::take(&mut self.log)
    }

    /// Gives this input to the host's state machine now.
    pub fn input(&mut self, input: BoardInput<'_>) {
        self.device.handle(input, self.now);
        self.settle();
    }

    /// Gives this command to the hands now.
    pub fn hand(&mut self, command: HandCommand) {
        self.sim.handle(SimInput::Hand(command), self.now);
        self.settle();
    }

    /// Lets so much time go by.
    pub fn run(&mut self, time: Duration) {
        let end = self.now.after(time);
        while let Some(next) = self.next().filter(|next| *next <= end) {
            self.now = self.now.max(next);
            self.sim.handle(SimInput::Tick, self.now);
            self.device.handle(BoardInput::Tick, self.now);
            self.settle();
        }
        self.now = end;
    }

    /// Lets the hands finish their commands, and then lets `more` time pass.
    pub fn finish(&mut self, more: Duration) {
        while !self.sim.idle() {
            self.run(Duration::from_millis(500));
        }
        self.run(more);
    }

    fn next(&self) -> Option<Moment> {
        [self.device.deadline(), self.sim.deadline()]
            .into_iter()
            .flatten()
            .min()
    }

    /// Passes outputs between the two ends until both are quiet.
    fn settle(&mut self) {
        loop {
            let mut quiet = true;
            while let Some(output) = self.sim.poll() {
                quiet = false;
                if let Some(event) = output.line() {
                    self.device.handle(BoardInput::Line(&event), self.now);
                }
                if !matches!(output, SimOutput::Bytes(_)) {
                    self.log.push((self.now, BenchEvent::Sim(output)));
                }
            }
            while let Some(output) = self.device.poll() {
                quiet = false;
                match output {
                    BoardOutput::Write(bytes) => {
                        self.sim.handle(SimInput::Bytes(&bytes), self.now);
                    }
                    BoardOutput::Event(event) => {
                        self.log.push((self.now, BenchEvent::Board(event)));
                    }
                }
            }
            if quiet {
                return;
            }
        }
    }
}
