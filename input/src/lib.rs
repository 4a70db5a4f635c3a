// SPDX-License-Identifier: GPL-3.0-or-later
//! Reads keys, gamepads and typed lines as commands, and keeps the personal settings of each person.
//!
//! `hands` reads keys and buttons, `command` reads lines, and `personal` has the settings of a person, which are kept from game
//! to game.

pub mod command;
pub mod hands;
pub mod personal;
pub mod said_move;
