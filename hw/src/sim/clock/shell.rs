// SPDX-License-Identifier: GPL-3.0-or-later
//! The simulated clock at the end of a line of its own, in real time, on a thread of its own.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use zgoda_game::Moment;

use super::super::terminal::{Terminal, Waker};
use super::hand::ClockHand;
use super::machine::{SimClock, SimClockInput, SimClockOptions, SimClockOutput};

/// The longest sleep of the thread, so that a lost wake-up costs no more than this.
const LONGEST_SLEEP: Duration = Duration::from_millis(200);

/// A running simulated clock. Dropping the handle ends the clock and removes its path.
#[derive(Debug)]
pub struct SimClockHandle {
    path: PathBuf,
    hands: Option<Sender<ClockHand>>,
    wake: Waker,
    outputs: Receiver<SimClockOutput>,
    thread: Option<JoinHandle<()>>,
}

/// Starts a simulated clock.
pub fn start(options: SimClockOptions) -> io::Result<SimClockHandle> {
    let (hands, told) = channel();
    let (report, outputs) = channel();
    let (terminal, wake) = Terminal::new("clock")?;
    let path = terminal.path();
    let shell = Shell {
        clock: SimClock::new(options, Moment::ZERO),
        started: Instant::now(),
        terminal,
        told,
        report,
    };
    let thread = std::thread::Builder::new()
        .name("simulated clock".to_owned())
        .spawn(move || shell.run())?;
    Ok(SimClockHandle {
        path,
        hands: Some(hands),
        wake,
        outputs,
        thread: Some(thread),
    })
}

impl SimClockHandle {
    /// The path at which a program finds the clock. The path does not exist while the cable is out.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Lets a hand carry out this act at the clock.
    pub fn send(&self, hand: ClockHand) {
        if let Some(hands) = &self.hands
            && hands.send(hand).is_ok()
        {
            self.wake.wake();
        }
    }

    /// The results of the inputs, as they happen; bytes are not reported.
    #[must_use]
    pub fn outputs(&self) -> &Receiver<SimClockOutput> {
        &self.outputs
    }
}

impl Drop for SimClockHandle {
    fn drop(&mut self) {
        self.hands = None;
        self.wake.wake();
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was reported already.
            let _ = thread.join();
        }
    }
}

struct Shell {
    clock: SimClock,
    started: Instant,
    terminal: Terminal,
    told: Receiver<ClockHand>,
    report: Sender<SimClockOutput>,
}

impl Shell {
    fn run(mut self) {
        loop {
            let now = self.now();
            loop {
                match self.told.try_recv() {
                    Ok(hand) => self.clock.handle(SimClockInput::Hand(hand), now),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => return,
                }
            }
            self.clock.handle(SimClockInput::Tick, now);
            self.carry_out();
            let ahead = self.clock.deadline().map(|due| due.since(self.now()));
            let sleep = ahead.unwrap_or(LONGEST_SLEEP).min(LONGEST_SLEEP);
            match self.terminal.wait(sleep) {
                Ok(Some(heard)) => {
                    let now = self.now();
                    self.clock.handle(SimClockInput::Bytes(&heard.bytes), now);
                }
                Ok(None) => {}
                Err(fault) => tracing::warn!(%fault, "simulated clock"),
            }
            self.carry_out();
        }
    }

    fn now(&self) -> Moment {
        let ms = self.started.elapsed().as_millis();
        Moment::from_ms(u64::try_from(ms).unwrap_or(u64::MAX))
    }

    fn carry_out(&mut self) {
        while let Some(output) = self.clock.poll() {
            match output {
                SimClockOutput::Bytes(bytes) => {
                    self.terminal.write(&bytes);
                    continue;
                }
                SimClockOutput::Unplugged => self.terminal.unplug(),
                SimClockOutput::Plugged => {
                    if let Err(fault) = self.terminal.plug() {
                        tracing::warn!(%fault, "simulated clock: no line");
                    }
                }
                SimClockOutput::Did(_)
                | SimClockOutput::DidNotTake(_)
                | SimClockOutput::Pressed(..) => {}
            }
            // The receiver may be gone.
            let _ = self.report.send(output);
        }
    }
}
