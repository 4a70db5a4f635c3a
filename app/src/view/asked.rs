//! What each player is being asked now, for an arbiter: the kind of the question, and the half-moves that it is about.

use serde::{Deserialize, Serialize};

/// A question that waits for the answer of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// Which, by the kind of the transcript.
    pub kind: String,
    /// The half-moves it is about, as PDN.
    pub half_moves: Vec<String>,
}
