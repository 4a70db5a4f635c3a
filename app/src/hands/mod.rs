//! Hands: what they do, and what it means.
//!
//! A device's bytes or events become a [`stroke::Stroke`], which a [`map::KeyMap`] turns into a [`deed::Deed`]; most
//! deeds are commands, as if their words had been typed. A new device needs its strokes and nothing else. What
//! a deed does to the game is the session's (`session/hands`).

pub mod bytes;
pub mod commands;
pub mod deed;
mod defaults;
pub mod keyboard;
pub mod map;
pub mod owner;
pub mod paste;
pub mod stroke;
