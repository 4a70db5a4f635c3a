// SPDX-License-Identifier: GPL-3.0-or-later
//! One direction of a serial line. It is as slow as a real line, and as unreliable as the faults make it.

use std::collections::VecDeque;

use zgoda_game::Moment;

use super::fault::{Fault, Faults};
use super::rng::Rng;
use crate::serial::Baud;

/// Each active fault hits one byte in this number of bytes. With all faults about one dump in fifty is broken, which is far worse
/// than any cable in use.
const BYTES_PER_FAULT: u64 = 10_000;
/// The most bytes on the line. A real line has less room, but a message must fit whole.
const ROOM: usize = 1 << 15;

/// The bytes that are on their way.
#[derive(Clone, Debug)]
pub struct Line {
    baud: Baud,
    rng: Rng,
    faults: Faults,
    free_at_micros: u64,
    travelling: VecDeque<(Moment, u8)>,
}

impl Line {
    /// A line without bytes on it.
    #[must_use]
    pub fn new(baud: Baud, faults: Faults, rng: Rng) -> Line {
        Line {
            baud,
            rng,
            faults,
            free_at_micros: 0,
            travelling: VecDeque::new(),
        }
    }

    /// Sends one message down the line.
    pub fn send(&mut self, message: &[u8], now: Moment) {
        let first = self.travelling.len();
        for &byte in message {
            let bit = 1_u8 << self.rng.below(8);
            if self.happens(Fault::Insertion) {
                let noise = self.rng.bits() as u8;
                self.push(noise, now);
            }
            if self.happens(Fault::Loss) {
                continue;
            }
            let changed = self.happens(Fault::Corruption);
            let byte = if changed { byte ^ bit } else { byte };
            self.push(byte, now);
            if self.happens(Fault::Doubling) {
                self.push(byte, now);
            }
        }
        if !self.faults.has(Fault::Splits)
            && let Some(&(last, _)) = self.travelling.back()
        {
            let whole = self.travelling.iter_mut().skip(first);
            whole.for_each(|(due, _)| *due = last);
        }
    }

    /// Takes the bytes that have arrived by `now`.
    pub fn take(&mut self, now: Moment) -> Vec<u8> {
        let arrived = self.travelling.iter().take_while(|(due, _)| *due <= now);
        let count = arrived.count();
        self.travelling
            .drain(..count)
            .map(|(_, byte)| byte)
            .collect()
    }

    /// The moment at which the next byte arrives.
    #[must_use]
    pub fn deadline(&self) -> Option<Moment> {
        self.travelling.front().map(|(due, _)| *due)
    }

    /// Drops the bytes on the line, because the cable is out.
    pub fn clear(&mut self) {
        self.travelling.clear();
    }

    fn happens(&mut self, fault: Fault) -> bool {
        // The chance is drawn for every byte, with or without the fault, so that faults do not shift each other.
        self.rng.once_in(BYTES_PER_FAULT) && self.faults.has(fault)
    }

    fn push(&mut self, byte: u8, now: Moment) {
        if self.travelling.len() >= ROOM {
            return;
        }
        let start = self.free_at_micros.max(now.as_ms() * 1_000);
        self.free_at_micros = start + self.baud.byte_micros();
        let due = Moment::from_ms(self.free_at_micros.div_ceil(1_000));
        self.travelling.push_back((due, byte));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dgt::BAUD;

    #[test]
    fn a_dump_takes_as_long_as_on_a_real_line() {
        let mut line = Line::new(BAUD, Faults::NONE.with(Fault::Splits), Rng::new(1));
        line.send(&[7; 53], Moment::from_ms(1_000));
        assert_eq!(line.deadline(), Some(Moment::from_ms(1_002)));
        assert_eq!(line.take(Moment::from_ms(1_055)).len(), 52);
        assert_eq!(line.take(Moment::from_ms(1_056)).len(), 1);
    }

    #[test]
    fn faults_happen_about_as_often_as_they_should() {
        let bytes = vec![0_u8; 30_000];
        for (fault, more) in [
            (Fault::Loss, -1),
            (Fault::Insertion, 1),
            (Fault::Doubling, 1),
        ] {
            let mut line = Line::new(BAUD, Faults::NONE.with(fault), Rng::new(3));
            line.send(&bytes, Moment::ZERO);
            let difference = line.travelling.len() as i64 - bytes.len() as i64;
            assert!(
                (1..=9).contains(&(difference * more)),
                "{fault:?} {difference}"
            );
        }
    }
}
