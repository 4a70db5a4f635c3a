// SPDX-License-Identifier: GPL-3.0-or-later
//! The content of the clock's face for sighted people (Kodeks II 3.5.5 to 3.5.8). A face counts down by itself from the times that
//! it was sent; the session keeps the times.

use std::time::Duration;

use zgoda_game::{BySide, Side};
use zgoda_hw::clock::FlagShown;
use zgoda_hw::line_clock::message::{Flags, Times};

/// The difference in time below which two faces look the same, so that the second face is not sent: a face that counts down by
/// itself is that exact.
const SAME: Duration = Duration::from_millis(100);

/// The state that a face shows at the moment at which the state is made. The session makes a new state whenever something is done
/// with the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// The time that each side has left.
    pub left: BySide<Duration>,
    /// The part of a delay that is still to pass before the running side's time goes down.
    pub delay: Duration,
    /// The side with the running time.
    pub running: Option<Side>,
    /// The flag of each side.
    pub flag: BySide<Flag>,
    /// The side with the first fallen flag.
    pub first_flag: Option<Side>,
}

/// The flag of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flag {
    /// The flag has not fallen.
    #[default]
    Up,
    /// The flag fell, and stays fallen (II 3.5.5).
    Fallen,
}

impl Face {
    /// The face after `time` without news.
    #[must_use]
    pub fn after(mut self, time: Duration) -> Face {
        if let Some(side) = self.running {
            let left = self.left.get_mut(side);
            *left = left.saturating_sub(time.saturating_sub(self.delay));
            self.delay = self.delay.saturating_sub(time);
        }
        self
    }

    /// True if the difference cannot be seen.
    #[must_use]
    pub fn looks_like(&self, other: &Face) -> bool {
        let near = |side| self.left.get(side).abs_diff(*other.left.get(side)) < SAME;
        let same = |face: &Face| (face.running, face.flag, face.first_flag);
        let delays = self.delay.abs_diff(other.delay) < SAME;
        same(self) == same(other) && delays && Side::ALL.into_iter().all(near)
    }

    /// The face in the form in which it is sent.
    #[must_use]
    pub fn times(&self) -> Times {
        let fallen = |side| *self.flag.get(side) == Flag::Fallen;
        let flags = match (fallen(Side::White), fallen(Side::Black)) {
            (false, false) => Flags::None,
            (true, false) => Flags::One(Side::White),
            (false, true) => Flags::One(Side::Black),
            (true, true) => Flags::Both(self.first_flag),
        };
        Times {
            left: self.left,
            running: self.running,
            flags,
            delay: self.delay,
        }
    }

    /// The face from the form in which it was sent.
    #[must_use]
    pub fn of(times: Times) -> Face {
        Face {
            left: times.left,
            delay: times.delay,
            running: times.running,
            flag: BySide::from_fn(|side| match times.flags.of(side) {
                FlagShown::Yes => Flag::Fallen,
                FlagShown::No => Flag::Up,
            }),
            first_flag: match times.flags {
                Flags::Both(first) => first,
                Flags::One(side) => Some(side),
                Flags::None => None,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_is_sent_and_counts_down_by_itself() {
        let face = Face {
            left: BySide {
                white: Duration::from_secs(90),
                black: Duration::ZERO,
            },
            delay: Duration::from_secs(5),
            running: Some(Side::White),
            flag: BySide::from_fn(|_| Flag::Fallen),
            first_flag: Some(Side::Black),
        };
        assert_eq!(face.times().flags, Flags::Both(Some(Side::Black)));
        assert_eq!(Face::of(face.times()), face);
        let delayed = face.after(Duration::from_secs(3));
        assert_eq!(delayed.left, face.left);
        assert_eq!(delayed.delay, Duration::from_secs(2));
        let later = delayed.after(Duration::from_secs(32));
        assert_eq!(later.left.white, Duration::from_secs(60));
        assert!(!face.looks_like(&later));
        assert!(face.looks_like(&face.after(SAME / 2)));
        let stopped = Face {
            running: None,
            ..face
        };
        assert!(!face.looks_like(&stopped));
    }
}
