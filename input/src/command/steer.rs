//! The few gestures by which everything with a place is steered: a cursor on the board, a menu, the pointing of a half-move.
//! Arrow keys, a keypad's digits and a pad's stick all come down to them.
//!
//! The session decides what each of them moves (`session/controls.rs`).

use std::time::Duration;

pub use super::word::Steer;

/// The time without a gesture after which a menu or cursor counts as left; the next gesture would come as a surprise.
pub const LEFT_ALONE: Duration = Duration::from_secs(30);
