// SPDX-License-Identifier: GPL-3.0-or-later
//! The part of a view that an arbiter may know and must not be seen to know (Kodeks IV 1): it causes no signal and is on no first
//! screen, because anybody who sees the arbiter look up would know.

use serde::{Deserialize, Serialize};
use zgoda_game::{BySide, Side};

use super::{Laid, RuleCount};

/// The part of an arbiter's view that is shown only after a key of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Muted {
    /// The side to move by the record.
    pub turn: Side,
    /// Half-moves that are irregular and not accepted yet.
    pub irregular: Vec<Irregular>,
    /// Irregular half-moves that the opponent's next half-move accepted (I 5.7).
    #[serde(default)]
    pub accepted: Vec<Accepted>,
    /// Men of the record that may be off their board: their presence is open until a half-move or the arbiter decides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub in_doubt: Vec<String>,
    /// The half-move recorded as missing its crown.
    pub crown_missing: Option<u32>,
    /// The time each side has left by the present wiring of a clock device that seems to be wired the other way round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock_swapped_ms: Option<BySide<u64>>,
    /// Half-moves that do not count yet: with a clock, those without a press.
    pub not_made: Vec<u32>,
    /// True if the side to move must capture.
    pub must_capture: bool,
    /// Every running count towards a draw.
    pub counts: Vec<RuleCount>,
    /// The articles that make something in the explanations of `compared` irregular.
    pub explained: Vec<Laid>,
    /// The half-moves after which the position on the board occurred, with the same side to move.
    pub occurred: Vec<u32>,
}

/// An irregular half-move that was accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Accepted {
    /// The number of the half-move.
    pub ply: u32,
    /// The article that makes the half-move irregular.
    pub article: String,
    /// True if only a sensor said that men were off.
    pub if_off: bool,
}

/// An irregular half-move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Irregular {
    /// The number of the half-move.
    pub ply: u32,
    /// The article that makes the half-move irregular.
    pub article: String,
}
