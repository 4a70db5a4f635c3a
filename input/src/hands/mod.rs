// SPDX-License-Identifier: GPL-3.0-or-later
//! The strokes of hands on keys and pads, and the meanings of the strokes.
//!
//! A device's bytes or events become a [`stroke::Stroke`], which a [`map::KeyMap`] turns into a
//! [`key_action::KeyAction`]; most actions are commands, as if somebody had typed their words. For a new device only its
//! strokes have to be defined. The session (`session/hands`) decides the effect of an action on the game.

pub mod bytes;
mod defaults;
pub mod focus;
pub mod key_action;
pub mod keyboard;
pub mod map;
pub mod owner;
pub mod paste;
pub mod stroke;
