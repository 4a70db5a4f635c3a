//! One line of the transcript: an utterance and what became of it. The record keeps them too.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// What became of an utterance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// Said to its end, or printed.
    Spoken,
    /// A later one took its place.
    Superseded,
    /// Never begun, or cut and not said again.
    Dropped,
    /// No voice could say it.
    Failed,
}

impl Fate {
    /// All of them.
    pub const ALL: [Fate; 4] = [Fate::Spoken, Fate::Superseded, Fate::Dropped, Fate::Failed];

    /// The word of the transcript.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Fate::Spoken => "spoken",
            Fate::Superseded => "superseded",
            Fate::Dropped => "dropped",
            Fate::Failed => "failed",
        }
    }

    /// The fate of that word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Fate> {
        Fate::ALL.into_iter().find(|fate| fate.word() == word)
    }
}

/// An utterance whose fate is final, as the transcript writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Utterance {
    /// Its number in this session, in the order of queueing.
    pub id: u64,
    /// When it was queued, in milliseconds since the program's start.
    pub ms: u64,
    /// `white`, `black`, `assistant`, `arbiter` or `room`.
    pub to: String,
    /// `alarm`, `move`, `reply` or `hint`.
    pub priority: String,
    /// The language of the words.
    pub lang: String,
    /// The words.
    pub text: String,
    /// The ply, entry, kind or board it was about.
    pub about: Map<String, Value>,
    /// What became of it.
    pub status: Fate,
    /// When it was begun.
    pub begun_ms: Option<u64>,
    /// When it ended.
    pub ended_ms: Option<u64>,
    /// Why it was not said to its end.
    pub why: Option<String>,
    /// `system`, `embedded`, `wav` or `text`.
    pub by: Option<String>,
}
