// SPDX-License-Identifier: GPL-3.0-or-later
//! A clock on a line of its own at the edge: its machine and its port.

use std::io;

use zgoda_game::Moment;
use zgoda_hw::clock::ClockEvent;
use zgoda_hw::line_clock::link::{ClockInput, ClockOutput, Link};
use zgoda_hw::serial::{Port, Ready};
use zgoda_hw::stopwatch::Stopwatch;
use zgoda_hw::waits::LineClockWaits;
use zgoda_hw::{LineEvent, Speed, Waits};

/// A clock on its own port; if the clock is not plugged in, the port waits for it.
#[derive(Debug)]
pub(super) struct ClockEdge {
    link: Link,
    port: Port,
}

impl ClockEdge {
    /// Listens to a clock at this port; `sink` is called from the port's own thread. A port that goes away is waited for. `speed`
    /// divides only the time until the port is opened again, because the clock at the other end does not run faster.
    pub(super) fn open(
        ready: Ready,
        speed: u32,
        watch: Stopwatch,
        sink: impl FnMut(Moment, LineEvent) + Send + 'static,
    ) -> io::Result<ClockEdge> {
        let waits = Waits::at(Speed::times(speed).unwrap_or(Speed::LIFE));
        Ok(ClockEdge {
            link: Link::new(LineClockWaits::LIFE),
            port: Port::keep(ready, watch, &waits, sink)?,
        })
    }

    /// Passes an input to the clock's machine.
    pub(super) fn tell(&mut self, input: ClockInput<'_>, now: Moment) {
        self.link.handle(input, now);
    }

    /// Returns the next event of the clock; bytes for the clock are sent on.
    pub(super) fn poll(&mut self) -> Option<ClockEvent> {
        loop {
            match self.link.poll()? {
                ClockOutput::Write(bytes) => {
                    if let Err(hanging) = self.port.write(bytes) {
                        tracing::warn!(%hanging, "the clock's port");
                    }
                }
                ClockOutput::Event(event) => return Some(event),
            }
        }
    }

    /// The next moment at which the clock is to be told the time.
    #[must_use]
    pub(super) fn deadline(&self) -> Option<Moment> {
        self.link.deadline()
    }
}
