// SPDX-License-Identifier: GPL-3.0-or-later
//! The numbers in the messages of the line. They show if a message is a repetition.

use std::fmt;

/// A number from 1 to 9999. After 9999 comes 1 again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Number(u16);

/// The highest number; the next one is [`Number::FIRST`].
const LAST: u16 = 9_999;
/// The number of latest presses. A press with one of their numbers counts as a repetition and not as new. A clock keeps as many
/// presses.
pub const KEPT: u16 = 16;

impl Number {
    /// The first number of a clock or a program.
    pub const FIRST: Number = Number(1);

    /// The number with this value; `None` if the value is not from 1 to 9999.
    #[must_use]
    pub const fn new(number: u16) -> Option<Number> {
        match number {
            1..=LAST => Some(Number(number)),
            _ => None,
        }
    }

    /// The number as it is written on the line.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The next number; 1 comes after 9999.
    #[must_use]
    pub const fn next(self) -> Number {
        Number(self.0 % LAST + 1)
    }

    /// True if the number is `newest`, or one of the numbers shortly before `newest`, so that its message is a repetition.
    #[must_use]
    pub const fn is_told_again(self, newest: Number) -> bool {
        let back = (newest.0 + LAST - self.0) % LAST;
        back < KEPT
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_round_and_know_what_came_before() {
        assert_eq!(Number::new(0), None);
        assert_eq!(Number::new(10_000), None);
        let last = Number::new(9_999).unwrap();
        assert_eq!(last.next(), Number::FIRST);
        assert!(last.is_told_again(Number::FIRST));
        assert!(last.is_told_again(last));
        assert!(!Number::FIRST.is_told_again(last));
        let old = Number::new(9_999 - KEPT).unwrap();
        assert!(!old.is_told_again(last));
        assert!(old.next().is_told_again(last));
    }
}
