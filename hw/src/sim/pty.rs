// SPDX-License-Identifier: GPL-3.0-or-later
//! The simulated board behind a line of its own, in real time, on a thread of its own.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use zgoda_game::{Moment, Setup};

use super::command::HandCommand;
use super::options::SimOptions;
use super::simulation::{SimInput, SimOutput, Simulation};
use super::terminal::{Host, Terminal, Waker};
use crate::waits::Speed;

/// The shortest sleep of the thread, at any speed of the simulation. The thread shares the computer
/// with the program that it serves, and must leave time for that program.
const SHORTEST_SLEEP: Duration = Duration::from_micros(500);
/// The longest sleep of the thread, so that a lost wake-up costs no more than this.
const LONGEST_SLEEP: Duration = Duration::from_millis(200);

/// A running simulated board. Dropping the handle ends the board and removes its path.
#[derive(Debug)]
pub struct SimHandle {
    path: PathBuf,
    commands: Option<Sender<HandCommand>>,
    wake: Waker,
    outputs: Receiver<SimOutput>,
    thread: Option<JoinHandle<Simulation>>,
}

/// Starts a simulated board with the pieces of `setup` on it. The hands do not play the game of the
/// options by themselves: send its moves to them with [`SimHandle::send`].
pub fn start(options: &SimOptions, setup: &Setup) -> io::Result<SimHandle> {
    let (commands, told) = channel();
    let (report, outputs) = channel();
    let (terminal, wake) = Terminal::new("board")?;
    let path = terminal.path();
    let sim = Simulation::new(options.make, setup, options.faults, options.seed);
    let shell = Shell {
        sim: match &options.clock {
            Some(clock) => sim.with_clock(clock.clone(), options.seed),
            None => sim,
        },
        speed: options.speed,
        started: Instant::now(),
        terminal,
        told,
        report,
    };
    let thread = std::thread::Builder::new()
        .name("simulated board".to_owned())
        .spawn(move || shell.run())?;
    Ok(SimHandle {
        path,
        commands: Some(commands),
        wake,
        outputs,
        thread: Some(thread),
    })
}

impl SimHandle {
    /// The path at which a host finds the board. The path does not exist while the cable is out.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a command for the hands.
    pub fn send(&self, command: HandCommand) {
        if let Some(commands) = &self.commands
            && commands.send(command).is_ok()
        {
            self.wake.wake();
        }
    }

    /// The outputs of the simulation as they happen, except for bytes.
    #[must_use]
    pub fn outputs(&self) -> &Receiver<SimOutput> {
        &self.outputs
    }

    /// Ends the board and returns its final state; `None` if its thread panicked.
    #[must_use]
    pub fn stop(mut self) -> Option<Simulation> {
        self.end()
    }

    fn end(&mut self) -> Option<Simulation> {
        self.commands = None;
        self.wake.wake();
        self.thread.take()?.join().ok()
    }
}

impl Drop for SimHandle {
    fn drop(&mut self) {
        self.end();
    }
}

struct Shell {
    sim: Simulation,
    speed: Speed,
    started: Instant,
    terminal: Terminal,
    told: Receiver<HandCommand>,
    report: Sender<SimOutput>,
}

impl Shell {
    fn run(mut self) -> Simulation {
        loop {
            let now = self.now();
            loop {
                match self.told.try_recv() {
                    Ok(command) => self.sim.handle(SimInput::Hand(command), now),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => return self.sim,
                }
            }
            self.sim.handle(SimInput::Tick, now);
            while let Some(output) = self.sim.poll() {
                self.carry_out(output);
            }
            if let Err(fault) = self.wait() {
                tracing::warn!(%fault, "simulated board");
            }
        }
    }

    fn now(&self) -> Moment {
        let micros = self.started.elapsed().as_micros() * u128::from(self.speed.divisor());
        Moment::from_ms(u64::try_from(micros / 1_000).unwrap_or(u64::MAX))
    }

    fn carry_out(&mut self, output: SimOutput) {
        match output {
            SimOutput::Bytes(bytes) => {
                self.terminal.write(&bytes);
                return;
            }
            SimOutput::Unplugged => self.terminal.unplug(),
            SimOutput::Plugged => {
                if let Err(fault) = self.terminal.plug() {
                    tracing::warn!(%fault, "simulated board: no line");
                }
            }
            SimOutput::Done(_)
            | SimOutput::Pressed(..)
            | SimOutput::Refused(_)
            | SimOutput::HostHere => {}
        }
        // The receiver may be gone.
        let _ = self.report.send(output);
    }

    /// Sleeps until the simulation, the host or the hands want something.
    fn wait(&mut self) -> io::Result<()> {
        let sleep = match self.sim.deadline() {
            None => LONGEST_SLEEP,
            Some(due) => {
                let ahead = due.since(self.now()) / self.speed.divisor();
                ahead.clamp(SHORTEST_SLEEP, LONGEST_SLEEP)
            }
        };
        if let Some(heard) = self.terminal.wait(sleep)? {
            if heard.host == Host::New {
                // The receiver may be gone.
                let _ = self.report.send(SimOutput::HostHere);
            }
            let now = self.now();
            self.sim.handle(SimInput::Bytes(&heard.bytes), now);
        }
        Ok(())
    }
}
