// SPDX-License-Identifier: GPL-3.0-or-later
//! The laws that must hold for any bytes on the line of a clock.

use std::collections::HashMap;
use std::time::Duration;

use zgoda_game::{BySide, Moment, Side};
use zgoda_hw::clock::{ClockCommand, ClockEvent};
use zgoda_hw::framing::{Decoded, Framing};
use zgoda_hw::line_clock::codec::{Codec, LONGEST_TEXT, seal};
use zgoda_hw::line_clock::link::{ClockInput, ClockOutput, Link};
use zgoda_hw::line_clock::message::{FromClock, LONGEST_TIME, ToClock};
use zgoda_hw::line_clock::number::Number;
use zgoda_hw::waits::LineClockWaits;
use zgoda_hw::{LineEvent, LineFault};

/// The bytes that name steps of a story. A larger byte is the number of bytes that come next on the line.
mod step {
    pub(super) const OPENED: u8 = 0;
    pub(super) const CLOSED: u8 = 1;
    /// Time goes on to the deadline.
    pub(super) const DEADLINE: u8 = 2;
    /// As many milliseconds pass as the next byte says.
    pub(super) const WAIT: u8 = 3;
    /// The clock is ordered to take times and run.
    pub(super) const SET: u8 = 4;
    /// The clock is told to beep.
    pub(super) const BEEP: u8 = 5;
    /// The clock is ordered to speak as many letters as the next byte says.
    pub(super) const SPEAK: u8 = 6;
    /// A whole line comes in: its text is as long as the next byte says.
    pub(super) const LINE: u8 = 7;
}

/// Gives a story to the link to a clock, and checks its laws. No input makes the link panic. It asks to be called only in the
/// future, sends only lines that exist, reports a press with one number only once, and reports no time longer than a clock can
/// show. Every line that it understood is also understood after it was written again.
pub fn line_clock(bytes: &[u8]) {
    let mut link = Link::new(LineClockWaits::LIFE);
    let mut wire = Wire::default();
    let mut now = Moment::ZERO;
    let mut story = bytes.iter().copied();
    let left = BySide::from_fn(|_| Duration::from_secs(300));
    while let Some(next) = story.next() {
        match next {
            step::OPENED => {
                wire.codec = Codec::new();
                link.handle(ClockInput::Line(&LineEvent::Opened), now);
            }
            step::CLOSED => {
                let gone = LineEvent::Closed(LineFault::Unplugged);
                link.handle(ClockInput::Line(&gone), now);
            }
            step::DEADLINE => {
                now = link.deadline().unwrap_or(now).max(now);
                link.handle(ClockInput::Tick, now);
                assert!(
                    link.deadline().is_none_or(|due| due > now),
                    "called in a circle"
                );
            }
            step::WAIT => {
                now = now.after(Duration::from_millis(story.next().unwrap_or(0).into()));
                link.handle(ClockInput::Tick, now);
            }
            step::SET => {
                let running = Some(Side::White);
                link.handle(ClockInput::Do(ClockCommand::Set { left, running }), now);
            }
            step::BEEP => link.handle(ClockInput::Do(ClockCommand::Beep), now),
            step::SPEAK => {
                let words = "ś".repeat(story.next().unwrap_or(0).into());
                link.handle(ClockInput::Do(ClockCommand::Speak(words)), now);
            }
            step::LINE => {
                let length = story.next().unwrap_or(0);
                let text: Vec<u8> = story.by_ref().take(length.into()).collect();
                if let Some(line) = seal(&String::from_utf8_lossy(&text)) {
                    wire.carry(&line);
                    link.handle(ClockInput::Line(&LineEvent::Bytes(line)), now);
                }
            }
            many => {
                let bytes: Vec<u8> = story.by_ref().take(many.into()).collect();
                wire.carry(&bytes);
                link.handle(ClockInput::Line(&LineEvent::Bytes(bytes)), now);
            }
        }
        while let Some(output) = link.poll() {
            wire.told(output);
        }
    }
}

/// The traffic on the line.
#[derive(Default)]
struct Wire {
    codec: Codec,
    /// The number of presses that came with each number. `told` is the number of presses that were reported.
    presses: HashMap<Number, u32>,
    told: usize,
}

impl Wire {
    fn carry(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            let Decoded::Frame(line) = self.codec.feed(byte) else {
                continue;
            };
            assert!(line.len() <= LONGEST_TEXT);
            if let Ok(message) = FromClock::read(&line) {
                assert_eq!(FromClock::read(&message.to_string()), Ok(message.clone()));
                if let FromClock::Press(number, ..) = message {
                    *self.presses.entry(number).or_default() += 1;
                }
            }
            if let Ok(message) = ToClock::read(&line) {
                assert_eq!(ToClock::read(&message.to_string()), Ok(message));
            }
        }
    }

    fn told(&mut self, output: ClockOutput) {
        match output {
            ClockOutput::Write(bytes) if bytes == b"\n" => {}
            ClockOutput::Write(bytes) => {
                let mut codec = Codec::new();
                let read: Vec<Decoded<String>> =
                    bytes.iter().map(|byte| codec.feed(*byte)).collect();
                let Some(Decoded::Frame(line)) = read.last() else {
                    panic!("no line but {bytes:?}");
                };
                assert!(ToClock::read(line).is_ok(), "{line:?} was sent");
            }
            ClockOutput::Event(ClockEvent::Pressed(_)) => {
                self.told += 1;
                let came: u32 = self.presses.values().sum();
                assert!(self.told <= came as usize, "nobody pressed");
            }
            ClockOutput::Event(ClockEvent::Shows(shows)) => {
                assert!(shows.left.iter().all(|(_, left)| *left < LONGEST_TIME));
            }
            ClockOutput::Event(_) => {}
        }
    }
}
