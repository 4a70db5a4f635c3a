// SPDX-License-Identifier: GPL-3.0-or-later
//! The few gestures that steer everything with a position: a cursor on the board, a menu, a half-move that is pointed out. Arrow
//! keys, keypad digits and a gamepad stick all give these gestures.
//!
//! The session decides what a gesture moves (`table/src/session/controls.rs`).

use std::time::Duration;

pub use super::word::Gesture;

/// The time without a gesture after which a menu closes, keys return from looking or explaining to their usual work, and an
/// awaited code is given up. A person who comes back later would no longer expect the menu or the other work of the keys.
pub const LEFT_ALONE: Duration = Duration::from_secs(30);
