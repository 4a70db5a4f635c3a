// SPDX-License-Identifier: GPL-3.0-or-later
//! The question that waits for each player's answer, as an arbiter may see it: its kind, and its half-moves.

use serde::{Deserialize, Serialize};

/// A question that waits for the answer of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The kind of the question, as the transcript names it.
    pub kind: String,
    /// The half-moves that the question is about, as PDN.
    pub half_moves: Vec<String>,
}
