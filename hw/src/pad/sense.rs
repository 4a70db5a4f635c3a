// SPDX-License-Identifier: GPL-3.0-or-later
//! Filters the signals of a gamepad: passes those that a hand can have made.
//!
//! A button that is reported down twice went down once; a button that comes up without having gone down is ignored,
//! and so are presses and flicks that come faster than any hand makes them. So a broken gamepad costs its owner the gamepad and
//! not the game.

use std::time::Duration;

use zgoda_game::Moment;

use super::stick::{Axis, Stick, Thumb};
use super::{Button, PadEvent};

/// The highest rate of presses and flicks: each of two thumbs presses at most some twelve times a second.
const PRESSES_A_SECOND: u32 = 30;

/// The most presses that may come at once, so that a game that was held up for a second loses no press.
const AT_ONCE: u32 = PRESSES_A_SECOND;

/// A signal that comes from the wire, by its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RawPad {
    /// A button is down.
    Down(Button),
    /// A button is up.
    Up(Button),
    /// An axis of a stick has this value.
    Moved(Thumb, Axis, f32),
}

/// The filter for the signals of one gamepad.
#[derive(Clone, Debug)]
pub struct PadSense {
    down: [bool; Button::ALL.len()],
    sticks: [Stick; Thumb::ALL.len()],
    left: u32,
    filled: Moment,
}

impl PadSense {
    /// The state of an unknown pad that was plugged in at `now`.
    #[must_use]
    pub fn new(now: Moment) -> PadSense {
        PadSense {
            down: [false; Button::ALL.len()],
            sticks: Default::default(),
            left: AT_ONCE,
            filled: now,
        }
    }

    /// Takes a signal and returns what the hand did, if it did something.
    pub fn take(&mut self, raw: RawPad, now: Moment) -> Option<PadEvent> {
        match raw {
            RawPad::Down(button) => {
                if *self.is_down(button) || !self.is_a_hand(now) {
                    return None;
                }
                *self.is_down(button) = true;
                Some(PadEvent::Pressed(button))
            }
            RawPad::Up(button) => {
                let was = std::mem::take(self.is_down(button));
                was.then_some(PadEvent::Released(button))
            }
            RawPad::Moved(thumb, axis, value) => {
                let way = self.stick(thumb).moved(axis, value)?;
                self.is_a_hand(now).then_some(PadEvent::Flicked(thumb, way))
            }
        }
    }

    fn is_down(&mut self, button: Button) -> &mut bool {
        // The buttons are numbered as they stand in `Button::ALL`.
        &mut self.down[button as usize]
    }

    fn stick(&mut self, thumb: Thumb) -> &mut Stick {
        let [left, right] = &mut self.sticks;
        match thumb {
            Thumb::Left => left,
            Thumb::Right => right,
        }
    }

    fn is_a_hand(&mut self, now: Moment) -> bool {
        let each = Duration::from_secs(1) / PRESSES_A_SECOND;
        while self.left < AT_ONCE && self.filled.after(each) <= now {
            self.left += 1;
            self.filled = self.filled.after(each);
        }
        if self.left == AT_ONCE {
            self.filled = now;
        }
        let Some(left) = self.left.checked_sub(1) else {
            return false;
        };
        self.left = left;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_has_a_place_of_its_own() {
        for (place, button) in Button::ALL.into_iter().enumerate() {
            assert_eq!(button as usize, place, "{button:?}");
        }
    }

    #[test]
    fn a_button_goes_down_and_up_once() {
        let mut pad = PadSense::new(Moment::ZERO);
        let now = Moment::ZERO;
        assert_eq!(pad.take(RawPad::Up(Button::South), now), None);
        assert_eq!(
            pad.take(RawPad::Down(Button::South), now),
            Some(PadEvent::Pressed(Button::South))
        );
        assert_eq!(pad.take(RawPad::Down(Button::South), now), None);
        assert_eq!(
            pad.take(RawPad::Up(Button::South), now),
            Some(PadEvent::Released(Button::South))
        );
    }

    #[test]
    fn a_pad_gone_mad_is_bounded_and_comes_back() {
        let mut pad = PadSense::new(Moment::ZERO);
        let mut felt = 0;
        // Ten thousand presses and flicks a second, for ten seconds.
        for step in 0..100_000_u64 {
            let now = Moment::from_ms(step / 10);
            let flick = if step % 4 < 2 { 1.0 } else { 0.0 };
            for raw in [
                RawPad::Down(Button::North),
                RawPad::Up(Button::North),
                RawPad::Moved(Thumb::Right, Axis::X, flick),
                RawPad::Moved(Thumb::Left, Axis::Y, f32::NAN),
            ] {
                let event = pad.take(raw, now);
                felt += usize::from(!matches!(event, None | Some(PadEvent::Released(_))));
            }
        }
        // A moment has whole milliseconds, so a thirtieth of a second is rounded down.
        assert!((300..=335).contains(&felt), "{felt}");
        let later = Moment::from_ms(20_000);
        pad.take(RawPad::Up(Button::North), later);
        assert_eq!(
            pad.take(RawPad::Down(Button::North), later),
            Some(PadEvent::Pressed(Button::North))
        );
    }
}
