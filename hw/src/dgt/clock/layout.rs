// SPDX-License-Identifier: GPL-3.0-or-later
//! The order of a clock's two displays in its messages: since October 2011 the right display comes first, and before that
//! the left display came first.
//!
//! No message states the order, but a running clock shows it: the time of the running side goes down, and the other side's time
//! does not. After several signs in a row that the assumed order is wrong, the displays are exchanged.

use super::wire::{ClockSide, ClockTimes};

/// The number of signs in a row after which the displays are exchanged. A sign is a change in which only the time of the
/// side that does not run goes down. A single sign may come from a hand that sets the clock.
const SIGNS: u32 = 3;

/// The display that comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum First {
    #[default]
    Right,
    Left,
}

/// States whether the displays have just turned out to be in the other order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exchanged {
    No,
    Yes,
}

/// The assumed layout of a clock, and the signs against it.
#[derive(Clone, Debug, Default)]
pub(super) struct Layout {
    first: First,
    /// The last times, read in the order of clocks since 2011.
    before: Option<ClockTimes>,
    signs: u32,
}

impl Layout {
    /// Notes that the clock was lost: the next times are not compared with the last times.
    pub(super) fn lost(&mut self) {
        (self.before, self.signs) = (None, 0);
    }

    /// Takes times that were read in the order of clocks since 2011, and returns them in the order of this clock.
    pub(super) fn read(&mut self, shown: &ClockTimes) -> (ClockTimes, Exchanged) {
        let before = self.before.replace(*shown);
        let sign = before.and_then(|before| self.sign(&before, shown));
        self.signs = match sign {
            Some(Sign::Wrong) => self.signs.saturating_add(1),
            Some(Sign::Right) => 0,
            None => self.signs,
        };
        let exchanged = if self.signs >= SIGNS {
            self.signs = 0;
            self.first = match self.first {
                First::Right => First::Left,
                First::Left => First::Right,
            };
            tracing::info!(first = ?self.first, "the clock's displays are the other way round");
            Exchanged::Yes
        } else {
            Exchanged::No
        };
        (self.meant(shown), exchanged)
    }

    fn meant(&self, shown: &ClockTimes) -> ClockTimes {
        match self.first {
            First::Right => *shown,
            First::Left => ClockTimes {
                left: shown.right,
                right: shown.left,
                ..*shown
            },
        }
    }

    /// The sign for or against the assumed order that the change from `before` to `now` gives, if any.
    fn sign(&self, before: &ClockTimes, now: &ClockTimes) -> Option<Sign> {
        let (before, now) = (self.meant(before), self.meant(now));
        let running = now.running()?;
        if before.running() != Some(running) || before.lever_up != now.lever_up {
            return None;
        }
        let other = match running {
            ClockSide::Left => ClockSide::Right,
            ClockSide::Right => ClockSide::Left,
        };
        let time = |times: &ClockTimes, side| times.face(side).time();
        let stood = time(&now, running) == time(&before, running);
        if time(&now, running) < time(&before, running) {
            Some(Sign::Right)
        } else if stood && time(&now, other) < time(&before, other) {
            Some(Sign::Wrong)
        } else {
            None
        }
    }
}

/// A sign that the assumed order of the displays is right or wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Right,
    Wrong,
}

#[cfg(test)]
mod tests {
    use super::super::wire::ClockMessage;
    use super::*;

    /// The times in a message with these bytes: the seconds of the first display, the seconds of the second, and the
    /// bits.
    fn shown(first: u8, second: u8, bits: u8) -> ClockTimes {
        match ClockMessage::read(&[0, 1, first, 0, 1, second, bits]) {
            Some(ClockMessage::Times(times)) => times,
            other => panic!("{other:?}"),
        }
    }

    /// The bits of a clock that runs for the left side with the left lever up, and of a clock that runs for the right
    /// side with the right lever up.
    const LEFT: u8 = 0x11;
    const RIGHT: u8 = 0x0b;

    #[test]
    fn the_side_that_runs_says_which_display_comes_first() {
        let mut layout = Layout::default();
        let seconds = |(times, exchanged): (ClockTimes, Exchanged)| {
            (times.left.seconds, times.right.seconds, exchanged)
        };
        let mut read = |first, second, bits| seconds(layout.read(&shown(first, second, bits)));
        // The layout since 2011: the right display is first.
        assert_eq!(read(0x30, 0x30, LEFT), (30, 30, Exchanged::No));
        assert_eq!(read(0x30, 0x29, LEFT), (29, 30, Exchanged::No));
        // Three signs in a row show the other order. The press between them is no sign.
        assert_eq!(read(0x29, 0x29, LEFT), (29, 29, Exchanged::No));
        assert_eq!(read(0x28, 0x29, LEFT), (29, 28, Exchanged::No));
        assert_eq!(read(0x28, 0x28, RIGHT), (28, 28, Exchanged::No));
        assert_eq!(read(0x28, 0x27, RIGHT), (28, 27, Exchanged::Yes));
        // The new order stays until the times plainly contradict it.
        assert_eq!(read(0x28, 0x26, RIGHT), (28, 26, Exchanged::No));
        assert_eq!(read(0x27, 0x26, RIGHT), (27, 26, Exchanged::No));
    }

    #[test]
    fn a_time_of_the_side_that_runs_takes_every_sign_back() {
        let mut layout = Layout::default();
        let mut seconds = 50;
        layout.read(&shown(0x50, 0x50, LEFT));
        for _ in 0..4 {
            for (first, second) in [(0x49, 0x50), (0x48, 0x50), (0x48, 0x49)] {
                let (_, exchanged) = layout.read(&shown(first, second, LEFT));
                assert_eq!(exchanged, Exchanged::No, "{seconds}");
            }
            layout.lost();
            layout.read(&shown(0x50, 0x50, LEFT));
            seconds -= 1;
        }
    }
}
