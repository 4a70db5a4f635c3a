//! The question that each player is being asked now, for an arbiter: its kind, and the half-moves that it is about.

use serde::{Deserialize, Serialize};

/// A question that waits for the answer of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The question, by the kind of the transcript.
    pub kind: String,
    /// The half-moves that the question is about, as PDN.
    pub half_moves: Vec<String>,
}
