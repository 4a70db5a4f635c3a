// SPDX-License-Identifier: GPL-3.0-or-later
//! A stick of a gamepad: positions in, flicks out.
//!
//! A flick counts when the stick is back in the middle, and its direction is the direction of the furthest position: on the way out
//! the two axes are reported one after the other, so a diagonal looks straight at first. The meaning of a flick is decided
//! elsewhere.

/// The distance that a stick has to go out, if 1 is the edge. A worn stick rests up to a fifth away from the middle, and a round
/// gate lets a diagonal come to 0.7 on each axis, which together is 1.
const OUT: f32 = 0.65;

/// The distance from the middle that the stick has to come back to. It is well below [`OUT`], so that a trembling
/// thumb makes one flick and not ten, and above the fifth at which a worn stick rests, so that a worn stick comes
/// back at all.
const BACK: f32 = 0.3;

/// The tangent of 22.5 degrees, half way between straight and diagonal.
const BETWEEN: f32 = 0.414;

/// A stick, by the thumb that moves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Thumb {
    /// Under the left thumb.
    Left,
    /// Under the right thumb.
    Right,
}

impl Thumb {
    /// Both thumbs.
    pub const ALL: [Thumb; 2] = [Thumb::Left, Thumb::Right];

    /// The name in settings.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Thumb::Left => "left stick",
            Thumb::Right => "right stick",
        }
    }
}

/// The direction in which a stick is flicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Way {
    /// Away from the player.
    Up,
    /// Flicked up and to the right.
    UpRight,
    /// Flicked to the right.
    Right,
    /// Flicked down and to the right.
    DownRight,
    /// Flicked towards the player.
    Down,
    /// Flicked down and to the left.
    DownLeft,
    /// Flicked to the left.
    Left,
    /// Flicked up and to the left.
    UpLeft,
}

impl Way {
    /// All directions, clockwise.
    pub const ALL: [Way; 8] = [
        Way::Up,
        Way::UpRight,
        Way::Right,
        Way::DownRight,
        Way::Down,
        Way::DownLeft,
        Way::Left,
        Way::UpLeft,
    ];

    /// The name in settings.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Way::Up => "up",
            Way::UpRight => "up right",
            Way::Right => "right",
            Way::DownRight => "down right",
            Way::Down => "down",
            Way::DownLeft => "down left",
            Way::Left => "left",
            Way::UpLeft => "up left",
        }
    }

    /// The digit that lies this way from 5 on a numeric keypad.
    #[must_use]
    pub const fn digit(self) -> u8 {
        match self {
            Way::Up => 8,
            Way::UpRight => 9,
            Way::Right => 6,
            Way::DownRight => 3,
            Way::Down => 2,
            Way::DownLeft => 1,
            Way::Left => 4,
            Way::UpLeft => 7,
        }
    }

    fn of(x: f32, y: f32) -> Way {
        let (across, along) = (x.abs(), y.abs());
        if along < BETWEEN * across {
            return if x > 0.0 { Way::Right } else { Way::Left };
        }
        if across < BETWEEN * along {
            return if y > 0.0 { Way::Up } else { Way::Down };
        }
        match (x > 0.0, y > 0.0) {
            (true, true) => Way::UpRight,
            (true, false) => Way::DownRight,
            (false, true) => Way::UpLeft,
            (false, false) => Way::DownLeft,
        }
    }
}

/// An axis of a stick, which gives a number for its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// Sideways: -1 is left, 1 is right.
    X,
    /// Up and down: -1 is down, 1 is up.
    Y,
}

/// The position of a stick, and the furthest position since it left the middle.
#[derive(Clone, Debug, Default)]
pub(super) struct Stick {
    x: f32,
    y: f32,
    /// The squared distance and the direction of that furthest position.
    furthest: Option<(f32, Way)>,
}

impl Stick {
    /// Takes the value of an axis; returns the direction of a flick that this value ends. A value that is no number is passed over;
    /// a value out of range counts as the end of the range.
    pub(super) fn moved(&mut self, axis: Axis, value: f32) -> Option<Way> {
        if !value.is_finite() {
            return None;
        }
        let value = value.clamp(-1.0, 1.0);
        match axis {
            Axis::X => self.x = value,
            Axis::Y => self.y = value,
        }
        let out = self.x * self.x + self.y * self.y;
        if out <= BACK * BACK {
            return self.furthest.take().map(|(_, way)| way);
        }
        let further = self.furthest.is_none_or(|(before, _)| out > before);
        if further && out >= OUT * OUT {
            self.furthest = Some((out, Way::of(self.x, self.y)));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The flicks that these positions make, one after the other, with x reported before y.
    fn flicks(positions: &[(f32, f32)]) -> Vec<Way> {
        let mut stick = Stick::default();
        let mut felt = Vec::new();
        for (x, y) in positions {
            felt.extend(stick.moved(Axis::X, *x));
            felt.extend(stick.moved(Axis::Y, *y));
        }
        felt
    }

    #[test]
    fn a_flick_goes_where_the_stick_was_furthest_out() {
        for (n, way) in (0_u8..).zip(Way::ALL) {
            let angle = f32::from(n) * std::f32::consts::FRAC_PI_4;
            let (x, y) = (angle.sin(), angle.cos());
            let out_and_back = [(x * 0.5, y * 0.5), (x, y), (x * 0.4, y * 0.4), (0.0, 0.0)];
            assert_eq!(flicks(&out_and_back), [way]);
            // A jump to the corner of a square gate, as sticks on strings are reported.
            assert_eq!(
                flicks(&[(x.signum() * x.abs().round(), y.round()), (0.0, 0.0)]),
                [way]
            );
        }
    }

    #[test]
    fn a_trembling_thumb_makes_one_flick_and_a_worn_stick_none() {
        let trembling = [
            (0.7, 0.0),
            (0.6, 0.0),
            (0.7, 0.1),
            (0.5, 0.0),
            (0.9, 0.0),
            (0.1, 0.1),
        ];
        assert_eq!(flicks(&trembling), [Way::Right]);
        assert_eq!(
            flicks(&[(0.2, 0.0), (0.0, 0.2), (0.25, 0.1), (0.5, 0.3), (0.0, 0.0)]),
            []
        );
        // A stick that springs back beyond the middle.
        assert_eq!(flicks(&[(0.0, 1.0), (0.0, -0.4), (0.0, 0.0)]), [Way::Up]);
    }

    #[test]
    fn nonsense_moves_nothing() {
        let mut stick = Stick::default();
        for value in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            assert_eq!(stick.moved(Axis::X, value), None);
        }
        assert_eq!(stick.moved(Axis::X, 1e30), None);
        assert_eq!(stick.moved(Axis::X, 0.0), Some(Way::Right));
    }
}
