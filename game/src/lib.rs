// SPDX-License-Identifier: GPL-3.0-or-later
//! Rules, notation and shadow boards of draughts.
//!
//! This crate is pure: it does no input or output, has no clock (every moment is an argument), no
//! thread and no global state, and the same inputs give the same outputs. Speech (`speech`), the
//! source of bytes (`hw`) and storage (`app`) are left to other crates.
//!
//! Rule articles are cited as `Kodeks I 4.13`: chapter and article of the Polish draughts code.

#![forbid(unsafe_code)]

/// The example of `README.md`, held to the library.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod claims;
pub mod clock;
mod draws;
mod ending;
mod generate;
mod legality;
mod moment;
mod moves;
pub mod notation;
mod path;
mod perft;
mod piece;
mod reach;
mod reading;
pub mod reconcile;
mod result;
mod setup;
pub mod shadow;
mod side;
pub mod square;
mod touches;
pub mod variant;

pub use draws::{DrawCount, DrawEvidence, DrawRule, DrawSystem};
pub use ending::{Ending, Outcome, ended};
pub use generate::{MoveList, has_legal_move, legal_moves, must_capture};
pub use legality::{Irregularity, Legality, left_standing, legality, off_beside};
pub use moment::Moment;
pub use moves::Move;
pub use path::{MAX_ROUTES, Route, choices, fork, is_ambiguous, path, routes, via};
pub use perft::perft;
pub use piece::{Kind, Piece};
pub use reach::may_have_taken;
pub use reading::{LightSquares, Reading, Seen, Senses};
pub use result::{GameResult, ResultError, Score};
pub use setup::{Setup, SetupFault};
pub use side::{BySide, Side};
pub use square::{Direction, Layout, Naming, Square, SquareName, SquareSet};
pub use touches::{HandIrregularity, Touch, Touches};
pub use variant::{Points, Rules, Variant};
