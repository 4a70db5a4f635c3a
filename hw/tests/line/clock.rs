// SPDX-License-Identifier: GPL-3.0-or-later
//! Clocks through the operating system: the simulated clock on a pseudo-terminal, the real port, the real link.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use zgoda_game::{Moment, Side};
use zgoda_hw::clock::ClockEvent;
use zgoda_hw::conversation::LineEvent;
use zgoda_hw::line_clock::BAUD;
use zgoda_hw::line_clock::link::{ClockInput, ClockOutput, Link};
use zgoda_hw::serial::Port;
use zgoda_hw::sim::clock::{ClockHand, start};
use zgoda_hw::stopwatch::Stopwatch;
use zgoda_hw::waits::LineClockWaits;
use zgoda_hw::{LineFault, LostWhy, Speed, Waits};

use crate::common::clock;

/// The time after which a hanging test fails.
const PATIENCE: Duration = Duration::from_secs(20);

struct Host {
    watch: Stopwatch,
    link: Link,
    port: Port,
    line: Receiver<(Moment, LineEvent)>,
}

impl Host {
    fn new(path: &str) -> Host {
        let watch = Stopwatch::start();
        let (send, line) = channel();
        let sink = move |at, event| {
            // The host may have ended already.
            let _ = send.send((at, event));
        };
        let waits = Waits::at(Speed::times(20).unwrap());
        Host {
            watch,
            link: Link::new(LineClockWaits::LIFE),
            port: Port::open(path, BAUD, watch, &waits, sink).unwrap(),
            line,
        }
    }

    fn now(&self) -> Moment {
        self.watch.now()
    }

    /// Runs the host until the wanted event comes, and returns all events before it.
    fn until(&mut self, what: &str, wanted: impl Fn(&ClockEvent) -> bool) -> Vec<ClockEvent> {
        let end = Instant::now() + PATIENCE;
        let mut before = Vec::new();
        while Instant::now() < end {
            while let Some(output) = self.link.poll() {
                match output {
                    ClockOutput::Write(bytes) => self.port.write(bytes).unwrap(),
                    ClockOutput::Event(event) => {
                        let found = wanted(&event);
                        before.push(event);
                        if found {
                            return before;
                        }
                    }
                }
            }
            let ahead = self.link.deadline().map(|due| due.since(self.now()));
            let wait = ahead.unwrap_or(PATIENCE).min(PATIENCE);
            let (input, at) = match self.line.recv_timeout(wait) {
                Ok((at, event)) => {
                    self.link.handle(ClockInput::Line(&event), at);
                    continue;
                }
                Err(RecvTimeoutError::Timeout) => (ClockInput::Tick, self.now()),
                Err(RecvTimeoutError::Disconnected) => panic!("the port fell"),
            };
            self.link.handle(input, at);
        }
        panic!("waited too long for {what}: {before:?}");
    }
}

#[test]
fn presses_arrive_through_a_port_that_was_pulled() {
    let clock = start(clock()).unwrap();
    let mut host = Host::new(clock.path().to_str().unwrap());
    host.until("the clock", |it| matches!(it, ClockEvent::Found(_)));
    clock.send(ClockHand::Press(Side::Black));
    let runs = |it: &ClockEvent| matches!(it, ClockEvent::Shows(it) if it.running.is_some());
    host.until("White's time", runs);
    clock.send(ClockHand::Unplug);
    let gone = ClockEvent::Lost(LostWhy::Line(LineFault::Unplugged));
    host.until("the loss", |it| *it == gone);
    clock.send(ClockHand::Press(Side::White));
    clock.send(ClockHand::Lose(2));
    clock.send(ClockHand::Plug);
    host.until("the return", |it| *it == ClockEvent::Back);
    let told = host.until("the press", |it| *it == ClockEvent::Pressed(Side::White));
    clock.send(ClockHand::Press(Side::Black));
    let again = host.until("the next", |it| matches!(it, ClockEvent::Pressed(_)));
    assert_eq!(again.last(), Some(&ClockEvent::Pressed(Side::Black)));
    assert!(!told.contains(&ClockEvent::Pressed(Side::Black)));
}
