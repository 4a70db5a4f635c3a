//! Hands: their strokes, and the meaning of the strokes.
//!
//! A device's bytes or events become a [`stroke::Stroke`], which a [`map::KeyMap`] turns into a [`key_action::KeyAction`]; most
//! actions are commands, as if their words had been typed. A new device needs its strokes and nothing else. The effect of an
//! action on the game is up to the session (`session/hands`).

pub mod bytes;
mod defaults;
pub mod focus;
pub mod key_action;
pub mod keyboard;
pub mod map;
pub mod owner;
pub mod paste;
pub mod stroke;
