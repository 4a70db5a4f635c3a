// SPDX-License-Identifier: GPL-3.0-or-later
//! Connects the link and the simulated clock by a line with the faults that a test chooses, in simulated time.

use std::time::Duration;

use zgoda_game::{Moment, Side};
use zgoda_hw::clock::{ClockCommand, ClockEvent, ClockShows};
use zgoda_hw::line_clock::link::{ClockInput, ClockOutput, Link};
use zgoda_hw::sim::clock::{ClockHand, SimClock, SimClockInput, SimClockOutput};
use zgoda_hw::sim::rng::Rng;
use zgoda_hw::waits::LineClockWaits;
use zgoda_hw::{LineEvent, LineFault};

use crate::common::clock;

/// The faults of the line: one message in `lost` is lost, and one in `broken` is broken. 0 means never.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bad {
    pub(crate) lost: u64,
    pub(crate) broken: u64,
}

pub(crate) const GOOD: Bad = Bad { lost: 0, broken: 0 };

/// Both ends, the line between them, and a time that jumps from one deadline to the next one.
pub(crate) struct Bench {
    pub(crate) now: Moment,
    pub(crate) link: Link,
    pub(crate) clock: SimClock,
    pub(crate) bad: Bad,
    rng: Rng,
    pub(crate) events: Vec<ClockEvent>,
    /// The commands that the clock carried out.
    pub(crate) did: Vec<ClockCommand>,
    /// Every line that was sent.
    pub(crate) log: Vec<(Moment, Who, String)>,
}

/// The sender of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Who {
    Program,
    Clock,
}

impl Bench {
    /// A bench with both ends switched on and connected.
    pub(crate) fn new(bad: Bad, seed: u64) -> Bench {
        let mut bench = Bench::off(bad, seed);
        bench.open();
        bench
    }

    /// A bench with the clock switched on. The port of the clock is not open yet.
    pub(crate) fn off(bad: Bad, seed: u64) -> Bench {
        Bench {
            now: Moment::ZERO,
            link: Link::new(LineClockWaits::LIFE),
            clock: SimClock::new(clock(), Moment::ZERO),
            bad,
            rng: Rng::new(seed),
            events: Vec::new(),
            did: Vec::new(),
            log: Vec::new(),
        }
    }

    /// Opens the port of the clock.
    pub(crate) fn open(&mut self) {
        self.tell_line(LineEvent::Opened);
        self.settle();
    }

    /// Tells the link an event of its port.
    pub(crate) fn tell_line(&mut self, event: LineEvent) {
        self.link.handle(ClockInput::Line(&event), self.now);
    }

    fn log(&mut self, who: Who, bytes: &[u8]) {
        let text = std::str::from_utf8(bytes).unwrap().trim_end();
        if !text.is_empty() {
            self.log.push((self.now, who, text.to_owned()));
        }
    }

    pub(crate) fn hand(&mut self, hand: ClockHand) {
        self.clock.handle(SimClockInput::Hand(hand), self.now);
        self.settle();
    }

    pub(crate) fn tell(&mut self, command: ClockCommand) {
        self.link.handle(ClockInput::Do(command), self.now);
        self.settle();
    }

    pub(crate) fn run(&mut self, ms: u64) {
        let end = self.now.after(Duration::from_millis(ms));
        loop {
            let due = [self.link.deadline(), self.clock.deadline()];
            match due.into_iter().flatten().min() {
                Some(next) if next <= end => self.now = self.now.max(next),
                _ => break,
            }
            self.clock.handle(SimClockInput::Tick, self.now);
            self.link.handle(ClockInput::Tick, self.now);
            for due in [self.link.deadline(), self.clock.deadline()] {
                assert!(due.is_none_or(|due| due > self.now), "called in a circle");
            }
            self.settle();
        }
        self.now = end;
    }

    pub(crate) fn settle(&mut self) {
        loop {
            if let Some(output) = self.link.poll() {
                match output {
                    ClockOutput::Event(event) => self.events.push(event),
                    ClockOutput::Write(bytes) => {
                        self.log(Who::Program, &bytes);
                        let bytes = self.travel(bytes);
                        self.clock.handle(SimClockInput::Bytes(&bytes), self.now);
                    }
                }
            } else if let Some(output) = self.clock.poll() {
                match output {
                    SimClockOutput::Bytes(bytes) => {
                        self.log(Who::Clock, &bytes);
                        let bytes = self.travel(bytes);
                        self.tell_line(LineEvent::Bytes(bytes));
                    }
                    SimClockOutput::Unplugged => {
                        self.tell_line(LineEvent::Closed(LineFault::Unplugged));
                    }
                    SimClockOutput::Plugged => self.tell_line(LineEvent::Opened),
                    SimClockOutput::Did(command) => self.did.push(command),
                    SimClockOutput::DidNotTake(_) | SimClockOutput::Pressed(..) => {}
                }
            } else {
                return;
            }
        }
    }

    /// The bytes of one message that arrive at the other end.
    fn travel(&mut self, mut bytes: Vec<u8>) -> Vec<u8> {
        if self.bad.lost > 0 && self.rng.once_in(self.bad.lost) {
            return Vec::new();
        }
        if self.bad.broken > 0 && self.rng.once_in(self.bad.broken) {
            let at = self.rng.below(bytes.len() as u64) as usize;
            bytes[at] ^= 1 << self.rng.below(8);
        }
        bytes
    }

    pub(crate) fn take(&mut self) -> Vec<ClockEvent> {
        std::mem::take(&mut self.events)
    }

    pub(crate) fn presses(&self) -> Vec<Side> {
        let presses = self.events.iter().filter_map(|event| match event {
            ClockEvent::Pressed(side) => Some(*side),
            _ => None,
        });
        presses.collect()
    }

    /// The times of the clock that were last reported. Without a further report they have not changed.
    pub(crate) fn last_shown(&self) -> Option<ClockShows> {
        self.events.iter().rev().find_map(|event| match event {
            ClockEvent::Shows(shows) => Some(*shows),
            _ => None,
        })
    }
}
