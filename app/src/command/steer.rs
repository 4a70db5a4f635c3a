//! The few gestures by which everything is steered that has a place: a cursor on the board, a menu, the pointing of
//! a half-move. Arrow keys, a keypad's digits and a pad's stick all come down to them.
//!
//! The session decides what each of them moves (`session/controls.rs`).

use std::time::Duration;

pub use super::word::Steer;

/// Nobody is where they were after so long without a gesture; the next one would do what they do not expect.
pub(crate) const LEFT_ALONE: Duration = Duration::from_secs(30);
